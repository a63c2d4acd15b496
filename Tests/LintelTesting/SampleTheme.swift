import Foundation
package import LintelAppearance
package import LintelBackends
import LintelCascade
package import LintelCompiler
import LintelDiagnostics
package import LintelLint
package import LintelSchema
package import LintelTheme

/// A theme with everything that outputs, and what is expected of them, are made of.
package struct SampleTheme: Sendable {
  package let theme: Theme
  package let tree: AppearanceTree
  package let decided: DecidedTheme

  /// Says what is wrong with a theme.
  package struct Refused: Error, CustomStringConvertible {
    /// The messages of its findings.
    package let messages: [String]

    package var description: String { messages.joined(separator: "\n") }
  }

  /// Compiles a text.
  ///
  /// - Parameters:
  ///   - text: the theme.
  ///   - options: what the compiler is told.
  /// - Throws: `Refused` if the theme has errors.
  package init(_ text: String, options: CompilerOptions = CompilerOptions()) throws {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    try self.init(compile(root: "sample.yaml", provider: provider, options: options))
  }

  /// What a run of the compiler came to.
  ///
  /// - Throws: `Refused` if the theme has errors.
  package init(_ compilation: Compilation) throws {
    guard let theme = compilation.theme, let tree = compilation.tree,
      let decided = try compilation.decided ?? theme.decided()
    else { throw Refused(messages: compilation.diagnostics.map(\.message)) }
    self.theme = theme
    self.tree = tree
    self.decided = decided
  }

  /// The theme that has every property of the language, for systems from a version on.
  ///
  /// - Throws: if it can't be read, or is refused.
  package static func everything(minimum: Version = Version(13)) throws -> SampleTheme {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Styles/Everything.yaml"),
      encoding: .utf8
    )
    return try SampleTheme(text.replacing("\nios: 15..27\n", with: "\nios: \(minimum)..27\n"))
  }

  /// A theme that says nothing.
  ///
  /// - Throws: if the name is refused.
  package static func empty(_ name: String) throws -> SampleTheme {
    try SampleTheme("lintel: 1\ntheme: '\(name)'\nios: 15..27\n")
  }

  /// The JSON output.
  package var json: JSONValue {
    appearanceTreeJSON(decided)
  }

  /// The Swift output.
  package func code(_ options: SwiftOptions) -> [SwiftFile] {
    swiftFiles(decided, options: options)
  }

  /// The Swift output as names and texts.
  package func files(_ options: SwiftOptions) -> [(name: String, text: String)] {
    code(options).map { ($0.name, $0.text) }
  }
}

extension Theme {
  /// What outputs write, nil for a theme without brands.
  package func decided() throws -> DecidedTheme? {
    try DecidedTheme(Cascade(self).limited(to: space.release))
  }
}
