import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelSource
import LintelTesting
import LintelTheme
import Testing

/// Apps that are written from themes, then adopted, and then get lines beside the theme: what an audit has to find is known.
@Suite("What an audit finds in apps with known lines beside their theme")
struct AuditLawTests {
  /// Lines that code gets beside its theme.
  private enum Beside {
    static let override = "navigationController?.navigationBar.tintColor = UIColor.magenta"
    static let legacy = "navigationController?.navigationBar.barTintColor = UIColor.magenta"
  }

  private static func theme(_ text: String) -> Compilation {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(
      read: { $0 == "Drawn.yaml" ? bytes : nil },
      expand: { [$0] }
    )
    return compile(root: "Drawn.yaml", provider: provider)
  }

  /// The two themes: each has an object and a tint on the navigation bar, and two screens.
  private static func source(_ background: String) -> String {
    """
    lintel: 1
    theme: Drawn
    ios: 15..18
    navigationBar:
      background: { preset: opaque, color: \(background) }
      tint: "#336699"
      title: { color: label }
    tabBar: { tint: "#336699" }
    screens:
      basket: { class: BasketViewController, largeTitleDisplay: never }
      profile: { class: ProfileViewController, statusBar: lightContent }
    """
  }

  private static func app(_ text: String, seed: UInt64) throws -> [SourceFile] {
    let theme = try #require(theme(text).theme)
    let resolver = ContextResolver(Cascade(theme))
    var contexts: [String?: ResolvedContext] = [:]
    for (index, type) in [nil, "BasketViewController", "ProfileViewController"].enumerated() {
      contexts[type] = resolver.resolved(
        brand: 0,
        promos: theme.space.calendar.normalized([]).running,
        screen: index,
        ios: Version(18),
        device: Device(idiom: 0, width: 0, height: 0)
      )
    }
    let variant = AppWriter.Variant(brand: nil, isPad: false, contexts: contexts)
    var writer = AppWriter([variant], brands: [], seed: seed)
    return writer.files()
  }

  private static func adding(_ lines: [String: String], to files: [SourceFile]) -> [SourceFile] {
    files.map { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      for (type, line) in lines {
        guard let start = text.firstRange(of: "class \(type)"),
          let call = text[start.upperBound...].firstRange(of: "super.viewDidLoad()\n")
        else { continue }
        text.insert(contentsOf: "    \(line)\n", at: call.upperBound)
      }
      return SourceFile(path: file.path, bytes: Array(text.utf8))
    }
  }

  /// The rules that report on lines with a text.
  private static func rules(_ result: AuditResult, at text: String) -> Set<String> {
    Set(
      result.findings.filter { finding in
        let file = result.sources[finding.range.file]
        let bytes = file.bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
        return String(decoding: bytes, as: UTF8.self).hasPrefix(text)
      }.map(\.rule)
    )
  }

  @Test(
    "Each override is reported before and after --fix, and what has no effect is gone",
    arguments: [("\"#FFFFFF\"", 11), ("{ light: \"#FFFFFF\", dark: \"#101010\" }", 12)]
      as [(String, UInt64)]
  )
  func audit(background: String, seed: UInt64) throws {
    let app = try Self.app(Self.source(background), seed: seed)
    let options = AdoptionOptions(name: "Drawn", versions: Version(15)...Version(18))
    let adopted = adoptTheme(SourceReader.read(app), options: options)
    let compilation = Self.theme(adopted.text)
    #expect(adopted.isSound, "\(adopted.text)")
    let repeated =
      "navigationController?.navigationBar.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
    var files = Self.adding(
      ["BasketViewController": Beside.override, "ProfileViewController": repeated],
      to: app
    )
    files = Self.adding(["BasketViewController": Beside.legacy], to: files)
    let first = auditApp(SourceReader.read(files), files: files, theme: compilation)
    #expect(Self.rules(first, at: Beside.override) == ["code-overrides-theme"])
    #expect(Self.rules(first, at: repeated) == ["code-repeats-theme"])
    #expect(Self.rules(first, at: Beside.legacy) == ["code-without-effect"])
    // The theme may not reach what a navigation controller of UIKit's own class shows.
    let isPlain = app.contains {
      String(decoding: $0.bytes, as: UTF8.self).contains(": UINavigationController {")
    }
    #expect(first.removable.filter(\.isSafe).isEmpty == isPlain)
    files = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing(": UINavigationController {", with: ": ThemedNavigationController {")
      return SourceFile(path: file.path, bytes: Array(text.utf8))
    }
    let moved = auditApp(SourceReader.read(files), files: files, theme: compilation)
    #expect(Self.rules(moved, at: Beside.override) == ["code-overrides-theme"])
    let safe = moved.removable.filter(\.isSafe)
    files = files.map { file in
      let lines = Set(safe.filter { $0.place.file == file.path }.map(\.place.line))
      return SourceFile(path: file.path, bytes: StatementRemoval(file).removing(lines))
    }
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains(Beside.override))
    #expect(!text.contains(repeated))
    #expect(!text.contains(Beside.legacy))
    let second = auditApp(SourceReader.read(files), files: files, theme: compilation)
    #expect(Self.rules(second, at: Beside.override) == ["code-overrides-theme"])
  }
}
