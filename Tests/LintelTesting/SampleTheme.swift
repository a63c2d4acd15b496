import Foundation
package import LintelAppearance
package import LintelBackends
import LintelCascade
package import LintelCompiler
import LintelDiagnostics
package import LintelLint
package import LintelSchema
package import LintelTheme

/// A theme with everything that outputs and expectations are made of.
package struct SampleTheme: Sendable {
  package let theme: Theme
  package let tree: AppearanceTree
  package let decided: DecidedTheme

  /// An error for a theme that has errors.
  package struct Refused: Error, CustomStringConvertible {
    package let messages: [String]

    package var description: String { messages.joined(separator: "\n") }
  }

  /// Compiles a theme's text; throws `Refused` if it has errors.
  package init(_ text: String, options: CompilerOptions = CompilerOptions()) throws {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    try self.init(compile(root: "sample.yaml", provider: provider, options: options))
  }

  /// Takes the theme from a run of the compiler; throws `Refused` if it has errors.
  package init(_ compilation: Compilation) throws {
    guard let theme = compilation.theme, let tree = compilation.tree,
      let decided = try compilation.decided ?? theme.decided()
    else { throw Refused(messages: compilation.diagnostics.map(\.message)) }
    self.theme = theme
    self.tree = tree
    self.decided = decided
  }

  /// The theme with every property of the language, for systems starting with a version.
  package static func everything(minimum: Version = Version(13)) throws -> SampleTheme {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Styles/Everything.yaml"),
      encoding: .utf8
    )
    return try SampleTheme(text.replacing("\nios: 15..27\n", with: "\nios: \(minimum)..27\n"))
  }

  package static func empty(_ name: String) throws -> SampleTheme {
    try SampleTheme("lintel: 1\ntheme: '\(name)'\nios: 15..27\n")
  }

  package var json: JSONValue {
    appearanceTreeJSON(decided)
  }

  package func code(_ options: SwiftOptions) -> [SwiftFile] {
    swiftFiles(decided, options: options)
  }

  package func files(_ options: SwiftOptions) -> [(name: String, text: String)] {
    code(options).map { ($0.name, $0.text) }
  }
}

extension Theme {
  /// The decided theme that outputs are written from, or `nil` for a theme without brands.
  package func decided() throws -> DecidedTheme? {
    try DecidedTheme(Cascade(self).limited(to: space.release))
  }
}
