import Testing

@testable import LintelSource

@Suite("Themes as authors write them")
struct ScreenGroupTests {
  @Test("What screens have from one line is in a group with the name of their base class")
  func groups() {
    func code(_ superclass: String, _ call: String) -> String {
      let screens = ["Feed", "Menu", "Shop"].map { name in
        """
        final class \(name)Controller: \(superclass) {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(call)
          }
        }
        """
      }
      return """
        extension UIViewController {
          func clear() { navigationItem.backButtonTitle = "" }
        }
        class PageController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.backButtonTitle = ""
          }
        }
        final class HomeController: UIViewController {}
        \(screens.joined(separator: "\n"))
        """
    }
    let inherited = CodeSample(code("PageController", "")).theme
    #expect(inherited.isSound)
    #expect(
      inherited.text.contains("groups:\n  pageScreens: [feed, menu, page, shop]\n"),
      "\(inherited.text)"
    )
    #expect(
      inherited.text.contains("  pageScreens:\n    backButtonTitle: \"\"  # App.swift:7\n"),
      "\(inherited.text)"
    )
    #expect(inherited.text.split(separator: "backButtonTitle").count == 2, "\(inherited.text)")
    let called = CodeSample(code("UIViewController", "clear()")).theme
    #expect(called.isSound)
    let group = "sharedBackButtonTitle: [feed, menu, page, shop]"
    #expect(called.text.contains(group), "\(called.text)")
  }

  @Test("A group has what its screens set under conditions, too")
  func conditions() {
    let screens = ["Feed", "Menu", "Shop"].map { name in
      """
      final class \(name)Controller: UIViewController {
        override func viewDidLoad() { dress() }
      }
      """
    }
    let theme = CodeSample(
      """
      enum Theme { case light, dark }
      final class Settings {
        static let shared = Settings()
        var theme = Theme.light
        func change() { theme = .dark }
      }
      extension UIViewController {
        func dress() {
          switch Settings.shared.theme {
          case .light: navigationItem.largeTitleDisplayMode = .never
          case .dark: navigationItem.largeTitleDisplayMode = .always
          }
        }
      }
      final class HomeController: UIViewController {}
      \(screens.joined(separator: "\n"))
      """
    ).theme
    #expect(theme.isSound)
    #expect(theme.text.contains("sharedLargeTitleDisplay: [feed, menu, shop]"), "\(theme.text)")
    for value in ["always  # App.swift:11", "never  # App.swift:10"] {
      let entry = "sharedLargeTitleDisplay:\n          largeTitleDisplay: \(value)\n"
      #expect(theme.text.contains(entry), "\(theme.text)")
    }
  }

  @Test("Screens with one look are a group, but not those that set one value")
  func sameLook() {
    func theme(_ look: (String) -> String) -> AdoptedTheme {
      CodeSample(
        ["Feed", "Menu", "Shop", "Home"].map { name in
          """
          final class \(name)Controller: UIViewController {
            override func viewDidLoad() {
              \(name == "Home" ? "" : look(name))
            }
          }
          """
        }.joined(separator: "\n")
      ).theme
    }
    let lines = theme { _ in "navigationItem.largeTitleDisplayMode = .never" }
    #expect(!lines.text.contains("groups:"), "\(lines.text)")
    let looks = theme { _ in
      """
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      navigationItem.standardAppearance = look
      navigationItem.scrollEdgeAppearance = look
      """
    }
    #expect(looks.text.contains("sharedNavigationBar: [feed, menu, shop]"), "\(looks.text)")
    #expect(looks.text.split(separator: "color: red").count == 2, "\(looks.text)")
    let others = theme { name in
      """
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .\(name == "Feed" ? "red" : "blue")
      navigationItem.standardAppearance = look
      navigationItem.scrollEdgeAppearance = look
      """
    }
    #expect(!others.text.contains("groups:"), "\(others.text)")
  }

  @Test("A proxy of buttons styles those of every bar, or of the bar that contains them")
  func buttons() {
    func text(_ proxy: String) -> String {
      CodeSample(
        """
        func dress() {
          UIBarButtonItem.appearance(\(proxy))
            .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        """
      ).theme.text
    }
    let all = text("")
    for bar in ["navigationBar", "toolbar"] {
      let button = "\(bar):\n  button:\n    color: red  # App.swift:2\n"
      let block = "\(button)  scrollEdge:\n    slot: system"
      #expect(all.contains(block), "\(all)")
    }
    let one = text("whenContainedInInstancesOf: [UIToolbar.self]")
    #expect(one.contains("toolbar:\n  button:\n    color: red"), "\(one)")
    #expect(!one.contains("navigationBar"), "\(one)")
    let back = CodeSample(
      """
      func dress() {
        let left = UIOffset(horizontal: -200, vertical: 0)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(left, for: .default)
      }
      """
    ).theme
    #expect(back.text.contains("backButton:") && !back.text.contains("toolbar:"), "\(back.text)")
    #expect(back.losses.isEmpty)
  }

  @Test("A screen takes its scroll edge back without repeating its look")
  func ownEdge() {
    let theme = CodeSample(
      """
      func dress() {
        let look = UINavigationBarAppearance()
        look.shadowColor = .red
        UINavigationBar.appearance().standardAppearance = look
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          let look = UINavigationBarAppearance()
          look.backgroundColor = .blue
          look.shadowColor = .clear
          navigationItem.standardAppearance = look
          navigationItem.scrollEdgeAppearance = look
        }
      }
      """
    ).theme
    #expect(theme.isSound)
    let edge = "      scrollEdge:\n        slot: own  # App.swift:12\n"
    #expect(theme.text.contains(edge), "\(theme.text)")
    #expect(theme.text.split(separator: "color: clear").count == 2, "\(theme.text)")
  }

  @Test("An entry that repeats what applies anyway isn't in the theme")
  func repetitions() {
    let theme = CodeSample(
      """
      enum Look { case light, dark }
      final class HomeController: UIViewController {
        var look: Look?
        override func viewDidLoad() {
          navigationItem.largeTitleDisplayMode = .never
          if look == .dark {
            navigationItem.backButtonTitle = "Home"
            navigationItem.largeTitleDisplayMode = .never
          }
        }
      }
      """
    ).theme
    #expect(theme.text.split(separator: "largeTitleDisplay").count == 2, "\(theme.text)")
    #expect(theme.report.carried == 3 && theme.report.total == 3, "\(theme.report.text())")
  }

  @Test("A view of a bar has no color anyway, so a clear one is no loss")
  func clearView() {
    for (color, count) in [(".clear", 0), ("UIColor(white: 1, alpha: 0)", 0), (".red", 1)] {
      let theme = CodeSample(
        "func dress() { UINavigationBar.appearance().backgroundColor = \(color) }"
      ).theme
      #expect(theme.losses.count == count, "\(color)")
    }
  }

  @Test("A theme that users choose is a mode, not a brand")
  func chosenThemes() {
    let theme = CodeSample(
      """
      enum ColorScheme { case day, night }
      final class Settings {
        static let shared = Settings()
        var scheme = ColorScheme.day
        func change() { scheme = .night }
      }
      func dress() {
        switch Settings.shared.scheme {
        case .day: UITabBar.appearance().tintColor = .red
        case .night: UITabBar.appearance().tintColor = .blue
        }
      }
      """
    ).theme
    #expect(theme.text.contains("modes:\n  colorScheme:\n"), "\(theme.text)")
    #expect(!theme.text.contains("brands:"), "\(theme.text)")
  }

  @Test("A mode has a name that outputs don't use otherwise")
  func modeNames() {
    let theme = CodeSample(
      """
      enum Theme { case light, dark }
      final class HomeController: UIViewController {
        var theme: Theme?
        override func viewDidLoad() {
          switch theme {
          case .light: navigationItem.largeTitleDisplayMode = .never
          case .dark: navigationItem.largeTitleDisplayMode = .always
          }
        }
      }
      """
    ).theme
    #expect(theme.isSound)
    // The first value applies by default.
    #expect(theme.text.contains("modes:\n  appTheme:\n    light:\n"), "\(theme.text)")
  }
}
