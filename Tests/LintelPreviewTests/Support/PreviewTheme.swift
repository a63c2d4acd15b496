import Foundation
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelPreview
import LintelTesting
import LintelTheme

/// Themes to draw.
enum PreviewTheme {
  struct Broken: Error {
    let report: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func example(_ name: String) throws -> PreviewSubject {
    let file = root.appending(path: "Styles/\(name).yaml")
    return try read(try String(contentsOf: file, encoding: .utf8), "\(name).yaml")
  }

  /// A theme from its text, without its header.
  static func text(_ text: String) throws -> PreviewSubject {
    try read("lintel: 1\ntheme: Sample\nios: 15..27\n" + text, "Sample.yaml")
  }

  /// A theme from its text, without its header, with other files by path.
  static func text(_ text: String, beside files: [String: String]) throws -> PreviewSubject {
    try read("lintel: 1\ntheme: Sample\nios: 15..27\n" + text, "Sample.yaml", files)
  }

  private static func read(
    _ text: String,
    _ name: String,
    _ files: [String: String] = [:]
  ) throws -> PreviewSubject {
    let bytes = files.merging([name: text]) { $1 }.mapValues { Array($0.utf8) }
    let provider = SourceProvider(
      read: { bytes[$0] },
      expand: { pattern in
        let steps = pattern.split(separator: "/")
        return bytes.keys.sorted().filter { path in
          let own = path.split(separator: "/")
          return own.count == steps.count && zip(steps, own).allSatisfy { $0 == "*" || $0 == $1 }
        }
      }
    )
    let compilation = compile(root: name, provider: provider)
    guard let theme = compilation.theme, !compilation.diagnostics.hasErrors else {
      throw Broken(
        report: DiagnosticFormat.terminal.render(compilation.diagnostics, in: compilation.sources)
      )
    }
    let cascade = Cascade(theme).limited(to: theme.space.interval(of: nil))
    guard let subject = try PreviewSubject(cascade, compilation.sources) else {
      throw Broken(report: "there are no brands")
    }
    return subject
  }
}
