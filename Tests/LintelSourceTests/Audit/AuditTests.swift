import LintelCompiler
import LintelDiagnostics
import LintelTheme
import Testing

@testable import LintelSource

@Suite("Code in apps with a theme")
struct AuditTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    navigationBar:
      background: { preset: opaque, color: "#3366CC" }
      tint: white
      title: { color: white }
    screens:
      profile: { class: ProfileViewController, statusBar: lightContent }
    """

  private func audit(
    _ settings: [SourceSetting],
    classes: [SourceClass] = [],
    text: String = String(repeating: "x = 1\n", count: 40),
    colors: [String: SourceColor] = [:],
    theme: String = Self.theme
  ) -> AuditResult {
    let bytes = Array(theme.utf8)
    let provider = SourceProvider(
      read: { $0 == "Shop.yaml" ? bytes : nil },
      expand: { [$0] }
    )
    let compilation = analyze(root: "Shop.yaml", provider: provider)
    let files = Set(settings.map(\.place.file) + classes.map(\.place.file))
    return auditApp(
      SourceReading(settings: settings, classes: classes, colors: colors),
      files: files.sorted().map { SourceFile(path: $0, bytes: Array(text.utf8)) },
      theme: compilation
    )
  }

  private func found(_ result: AuditResult) -> [String] {
    result.findings.map { "\(result.sources.location(of: $0.range).line) \($0.rule)" }
  }

  private let profile = Sample.screen("ProfileViewController")

  @Test("A line with the theme's value repeats it, and one with a different value overrides it")
  func values() {
    let result = audit(
      [
        Sample.value(
          .screen("ProfileViewController"),
          "preferredStatusBarStyle",
          .keyword("lightContent"),
          line: 2
        ),
        Sample.value(
          .bar("UINavigationBar", screen: "ProfileViewController"),
          "tintColor",
          Sample.hex(0xFF),
          line: 3
        ),
      ],
      classes: [profile]
    )
    #expect(found(result) == ["2 code-repeats-theme", "3 code-overrides-theme"])
    #expect(result.removable.map(\.place.line) == [2])
    #expect(result.removable.map(\.isSafe) == [true])
  }

  @Test("A proxy's tint and legacy properties have no effect with the theme, and can be removed")
  func withoutEffect() {
    let result = audit([
      Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF), line: 2),
      Sample.value(Sample.proxy(), "barTintColor", Sample.hex(0xFF), line: 3),
    ])
    #expect(found(result) == ["2 code-without-effect", "3 code-without-effect"])
    #expect(result.removable.map(\.place.line) == [2, 3])
  }

  @Test(
    "A line stays if the theme may not reach its navigation controller, which the finding says",
    arguments: [
      ("final class ShopController: UINavigationController {}", "'ShopController'"),
      ("let root = UINavigationController(rootViewController: page)", "App.swift:1"),
      ("final class ShopController: ThemedNavigationController {}", nil),
      ("let root = MyUINavigationController() // not UINavigationController", nil),
    ] as [(String, String?)]
  )
  func unreached(line: String, name: String?) {
    let code = """
      \(line)
      final class ProfileViewController: UIViewController {
        override func viewDidLoad() { navigationController?.navigationBar.tintColor = .white }
      }
      """
    let files = [SourceFile(path: "App.swift", bytes: Array(code.utf8))]
    let bytes = Array(Self.theme.utf8)
    let provider = SourceProvider(read: { $0 == "Shop.yaml" ? bytes : nil }, expand: { [$0] })
    let compilation = analyze(root: "Shop.yaml", provider: provider)
    let result = auditApp(SourceReader.read(files), files: files, theme: compilation)
    #expect(result.removable.map(\.isSafe) == [name == nil])
    let finding = result.findings.first { $0.rule == "code-repeats-theme" }
    let help = finding?.help.joined() ?? ""
    #expect(help.contains("--fix") == (name == nil), "\(help)")
    if let name { #expect(help.contains(name), "\(help)") }
  }

  @Test("A comment above the line silences a finding, and keeps the line")
  func suppression() {
    let result = audit(
      [Sample.value(Sample.proxy(), "tintColor", Sample.hex(0xFF), line: 2)],
      text: "// lintel:disable-next-line code-without-effect for the image picker\nx = 1\n"
    )
    #expect(result.findings.isEmpty)
    #expect(result.suppressed.map(\.reason) == ["for the image picker"])
    #expect(result.removable.isEmpty)
  }

  @Test(
    "An object for only the standard slot, without the theme's text attributes, has a finding for each"
  )
  func halfMeasures() {
    let result = audit(
      Sample.object(.item(screen: "ProfileViewController"), [:], line: 4),
      classes: [profile]
    )
    let rules = Set(result.findings.map(\.rule))
    #expect(rules.isSuperset(of: ["standard-slot-alone", "text-attributes-dropped"]))
  }

  @Test(
    "Classes that only the code or the theme has are found, and so are other navigation controllers"
  )
  func classes() {
    let result = audit(
      [
        Sample.value(
          .screen("OtherViewController"),
          "hidesBottomBarWhenPushed",
          .bool(true),
          line: 5
        )
      ],
      classes: [
        Sample.screen("OtherViewController"),
        Sample.screen("MainNavigation", "UINavigationController", .navigationController),
      ]
    )
    #expect(
      Set(result.findings.map(\.rule)) == [
        "class-not-in-code", "screen-without-block", "unfollowed-navigation-controller",
      ]
    )
  }

  @Test("A screen's class may be one that Objective-C declares")
  func objectiveC() {
    func sample(_ others: [String: String]) -> CodeSample {
      CodeSample("final class HomeController: UIViewController {}", others)
    }
    let theme = "screens: { room: { class: RoomController, backButtonTitle: \"\" } }\n"
    func rules(_ sample: CodeSample) -> Set<String> {
      Set(sample.audit(beside: theme).findings.map(\.rule))
    }
    let interface = "@interface RoomController : UIViewController\n@end\n"
    #expect(rules(sample([:])).contains("class-not-in-code"))
    #expect(!rules(sample(["Room.h": interface])).contains("class-not-in-code"))
    #expect(!rules(sample(["Room.m": interface])).contains("class-not-in-code"))
  }

  @Test("An asset that isn't in any catalog is an error in the theme")
  func assets() {
    let theme = "lintel: 1\ntheme: Shop\nios: 15..18\ntint: asset(Accent)\n"
    let known = ["Ink": Sample.color(0)]
    #expect(found(audit([], colors: known, theme: theme)) == ["4 asset-not-in-app"])
    #expect(audit([], colors: ["Accent": Sample.color(0)], theme: theme).findings.isEmpty)
  }

  @Test(
    "A statement is removed only if it's an assignment on separate lines without other effects",
    arguments: [
      ("f(); UINavigationBar.appearance().tintColor = .red", false),
      ("UINavigationBar.appearance().tintColor = .red", true),
      ("UINavigationBar.appearance().tintColor = make()", false),
      ("UINavigationBar.appearance().tintColor = UIColor(white: 1, alpha: 0.5)", true),
      ("UINavigationBar.appearance().tintColor = .red // kept", false),
    ]
  )
  func removal(statement: String, goes: Bool) {
    let text = "func f() {\n  a()\n  \(statement)\n}\n"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let result = String(decoding: file.removingStatements(onLines: [3]), as: UTF8.self)
    #expect(result == (goes ? "func f() {\n  a()\n}\n" : text))
  }
}
