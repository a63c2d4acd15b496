import Foundation
import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelTesting
import LintelTheme
import Testing

/// A theme of the gallery, analyzed once for all tests.
struct GalleryTheme: CustomTestStringConvertible, Sendable {
  /// The file's name, such as `Harbor.yaml`.
  let name: String
  let compilation: Compilation

  var testDescription: String { name }

  /// The example themes and the themes of real apps, by name.
  static let all = examples + realApps

  static let examples = themes(in: root.appending(path: "Styles"))

  /// Themes of real apps' bars, without those that are refused: for private API, and for proxies that contradict the theme, which
  /// `SettingJudgmentTests` covers.
  static let realApps = themes(in: root.appending(path: "Tests/LintelThemeTests/Theme/Fixtures"))
    .filter { !$0.name.contains("-private") && !$0.name.contains("-proxies") }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func themes(in folder: URL) -> [GalleryTheme] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      GalleryTheme(name: name, compilation: analyze(root: name, provider: .folder(folder)))
    }
  }

  init(text: String, name: String) {
    self.name = name
    let provider = SourceProvider.files([name: Array(text.utf8)])
    compilation = analyze(root: name, provider: provider)
  }

  private init(name: String, compilation: Compilation) {
    self.name = name
    self.compilation = compilation
  }

  /// An error for a theme without a tree, with the findings.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// The tree; a theme without one fails the test.
  func tree() throws -> AppearanceTree {
    guard let tree = compilation.tree else { throw Broken(description: compilation.report) }
    return tree
  }
}

extension SourceProvider {
  static func folder(_ folder: URL) -> SourceProvider {
    SourceProvider(
      read: { path in
        (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
      },
      expand: { [$0] }
    )
  }

  static func files(_ files: [String: [UInt8]]) -> SourceProvider {
    SourceProvider(
      read: { files[$0] },
      expand: { pattern in
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
          return files[pattern] == nil ? [] : [pattern]
        }
        return files.keys.filter { $0.hasPrefix(first) && $0.hasSuffix(last) }.sorted()
      }
    )
  }
}

extension Compilation {
  /// The warnings and errors as the command line prints them.
  var report: String {
    DiagnosticFormat.concise
      .render(diagnostics.filter { $0.severity > .info }, in: sources, colors: false)
  }
}
