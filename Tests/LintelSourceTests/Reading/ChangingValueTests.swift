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
    #expect(theme.losses == ["3 'style' changes while the app runs"])
  }

  @Test(
    "An object that code replaces may be of any class behind its type, and the first one applies first",
    arguments: [
      ("protocol Theme {}\nextension Theme { var tint: UIColor { .red } }", "struct"),
      ("class Theme { var tint: UIColor { .red } }", "class"),
    ]
  )
  func replaced(type: String, kind: String) {
    let isClass = kind == "class"
    let change = isClass ? "override " : ""
    let theme = CodeSample(
      """
      \(type)
      \(kind) Night: Theme { \(change)var tint: UIColor { .white } }
      \(kind) Day: Theme { \(change)var tint: UIColor { .black } }
      final class Service {
        static let shared = Service()
        var theme: Theme = Day()
        func pick(_ isDark: Bool) { theme = isDark ? Night() : Day() }
      }
      final class RootController: UITabBarController {
        override func viewDidLoad() { tabBar.tintColor = Service.shared.theme.tint }
      }
      """
    ).theme
    let first = "  appTheme:\n    day:\n      tabBar:\n        tint: black"
    #expect(theme.text.contains(first), "\(theme.text)")
    #expect(theme.text.contains("    night:\n      tabBar:\n        tint: white"))
    #expect(!theme.text.contains("red") && theme.losses.isEmpty, "\(theme.losses)")
  }

  @Test("A method of an object that code replaces runs as the mode of each class")
  func methods() {
    let theme = CodeSample(
      """
      protocol Theme { func dress(_ bar: UITabBar) }
      struct Day: Theme { func dress(_ bar: UITabBar) { bar.tintColor = .black } }
      struct Night: Theme { func dress(_ bar: UITabBar) { bar.tintColor = .white } }
      var current: Theme = Night()
      func change() { current = Day() }
      final class RootController: UITabBarController {
        override func viewDidLoad() { current.dress(tabBar) }
      }
      """
    ).theme
    let first = "    night:\n      tabBar:\n        tint: white"
    #expect(theme.text.contains(first), "\(theme.text)")
    #expect(theme.text.contains("    day:\n      tabBar:\n        tint: black"))
  }

  @Test("What a structure contains isn't known if code replaces it by another one of its type")
  func structures() {
    func sample(_ change: String) -> CodeSample {
      CodeSample(
        """
        struct Look { let tint: UIColor }
        final class Service {
          static let shared = Service()
          var look = Look(tint: .red)
          func change(_ new: UIColor) { \(change) }
        }
        func dress() { UITabBar.appearance().tintColor = Service.shared.look.tint }
        """
      )
    }
    #expect(sample("print(new)").theme.text.contains("tint: red"))
    let theme = sample("look = Look(tint: new)").theme
    #expect(!theme.text.contains("tint: red") && theme.losses.count == 1, "\(theme.text)")
  }

  @Test("The first of several constants is the first value of a mode, and others follow in order")
  func order() {
    let theme = CodeSample(
      """
      struct Skin {
        let tint: UIColor
        static let white = Skin(tint: .white)
        static let sepia = Skin(tint: .brown)
        static let black = Skin(tint: .black)
      }
      final class Manager {
        static let shared = Manager()
        var palette: Skin = .sepia
        func change() { palette = .black }
      }
      func dress() { UITabBar.appearance().tintColor = Manager.shared.palette.tint }
      """
    ).theme
    let names = theme.text.split(separator: "\n").filter { line in
      ["    white:", "    sepia:", "    black:"].contains(line)
    }
    #expect(names == ["    sepia:", "    white:", "    black:"], "\(theme.text)")
  }
}
