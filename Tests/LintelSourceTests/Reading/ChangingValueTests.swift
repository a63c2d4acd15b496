import Testing

@testable import LintelSource

@Suite("Values that change while an app runs")
struct ChangingValueTests {
  /// An app with an object that gets a value in its initializer, and with code that may change it.
  private func app(_ write: String, in members: String = "") -> CodeSample {
    CodeSample(
      """
      final class Look {
        static let shared = Look()
        var isDark: Bool
        init() { isDark = false }
        \(members)
      }
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.tintColor = Look.shared.isDark ? .white : .black
        }
      }
      \(write)
      """
    )
  }

  @Test(
    "A value from an initializer isn't constant if other code sets it, in any spelling",
    arguments: [
      ("func toggle(_ sender: UISwitch) { Look.shared.isDark = sender.isOn }", ""),
      ("", "func toggle() { isDark = !isDark }"), ("", "func toggle() { isDark.toggle() }"),
      ("", "func load() { read(&isDark) }"), ("", "deinit { isDark = false }"),
      ("", "var other: Bool { get { isDark } set { isDark = newValue } }"),
      ("", "convenience init(_ source: Source) { self.init(); source.sink { self.isDark = $0 } }"),
      ("struct Panel { var body: some View { Toggle(isOn: $look.isDark) } }", ""),
    ]
  )
  func written(elsewhere: String, inside: String) {
    let theme = app(elsewhere, in: inside).theme
    #expect(theme.text.contains("  look_shared_isDark:\n    standard:"), "\(theme.text)")
    #expect(theme.text.contains("tint: black") && theme.text.contains("tint: white"))
  }

  @Test(
    "A value that only initializers set is constant",
    arguments: [
      "", "convenience init(dark: Bool) { self.init(); self.isDark = dark }",
      "func size() { var isDark = true; isDark = false }",
      "func size() -> Bool { if case .isDark = state { true } else { false } }",
    ]
  )
  func constant(inside: String) {
    let theme = app("", in: inside).theme
    #expect(theme.text.contains("tint: black") && !theme.text.contains("white"), "\(theme.text)")
  }

  @Test("A case that an initializer sets and other code changes may be any of its type's")
  func cases() {
    let theme = CodeSample(
      """
      enum Skin { case light, dark, classic }
      final class Look {
        static let shared = Look()
        var skin: Skin
        init() { skin = .light }
        func next() { skin = .dark }
      }
      func tint() -> UIColor {
        switch Look.shared.skin {
        case .light: return .white
        case .dark: return .black
        case .classic: return .red
        }
      }
      final class RootController: UITabBarController {
        override func viewDidLoad() { tabBar.tintColor = tint() }
      }
      """
    ).theme
    for color in ["white", "black", "red"] {
      #expect(theme.text.contains("tint: \(color)"), "\(theme.text)")
    }
  }

  @Test(
    "A color that its own type changes is unknown until run time, but not one of another type"
  )
  func colors() {
    func code(_ owner: String) -> CodeSample {
      CodeSample(
        """
        final class Look {
          static var accent = UIColor.red
        }
        final class Other { static var accent = UIColor.green }
        func change() { \(owner).accent = .blue }
        func dress() { UITabBar.appearance().tintColor = Look.accent }
        """
      )
    }
    #expect(code("Other").theme.text.contains("tint: red"))
    let theme = code("Look").theme
    #expect(!theme.text.contains("tint:"), "\(theme.text)")
    #expect(theme.losses == ["6 'accent' changes while the app runs"])
  }

  @Test("The style of a status bar that code changes isn't its initial one")
  func statusBar() {
    let theme = CodeSample(
      """
      final class HomeViewController: UIViewController {
        private var style = UIStatusBarStyle.lightContent
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        func scroll() { style = .darkContent }
      }
      """
    ).theme
    #expect(!theme.text.contains("statusBar"), "\(theme.text)")
    #expect(Set(theme.losses) == ["3 'style' changes while the app runs"])
  }
}
