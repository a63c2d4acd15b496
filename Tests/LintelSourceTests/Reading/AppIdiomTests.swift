import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Idioms of apps")
struct AppIdiomTests {
  private static let cases = [
    ReadingCase(
      "The components of a color that code takes apart",
      """
      extension UIColor {
        func darker() -> UIColor {
          var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
          getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return UIColor(red: red * 0.5, green: green * 0.5, blue: blue * 0.5, alpha: alpha)
        }
      }
      func dress() {
        UITabBar.appearance().tintColor = UIColor(red: 0.4, green: 0.8, blue: 0.4, alpha: 1).darker()
      }
      """,
      "proxy UITabBar tintColor = #336633"
    ),
    ReadingCase(
      "A result after the only statement of a branch, which isn't one",
      """
      func log(_ text: String) { print(text) }
      func tint() -> UIColor {
        if Features.isLogging { log("tint") }
        return .red
      }
      func dress() { UITabBar.appearance().tintColor = tint() }
      """,
      "proxy UITabBar tintColor = red"
    ),
    ReadingCase(
      "Code for one of several platforms, and for debugging",
      """
      func dress() {
        #if os(iOS) && !targetEnvironment(macCatalyst)
          UITabBar.appearance().tintColor = .red
        #else
          UITabBar.appearance().tintColor = .blue
        #endif
        #if canImport(AppKit) || os(watchOS)
          UIToolbar.appearance().tintColor = .green
        #elseif (canImport(UIKit) && DEBUG)
          UIToolbar.appearance().tintColor = .orange
        #endif
        #if arch(x86_64) || swift(<5.5)
          UISearchBar.appearance().tintColor = .green
        #endif
        #if BETA || DEBUG
          UINavigationBar.appearance().tintColor = .brown
        #endif
      }
      """,
      """
      proxy UITabBar tintColor = red
      proxy UIToolbar tintColor = orange
      proxy UINavigationBar tintColor = brown if #BETA
      """
    ),
    ReadingCase(
      "A screen behind a protocol that only it has",
      """
      protocol BasketModelDelegate: AnyObject { func basketDidChange() }
      final class BasketModel {
        weak var delegate: BasketModelDelegate?
        func navigationItemDidChange() { delegate?.basketDidChange() }
      }
      final class BasketController: UIViewController, BasketModelDelegate {
        func basketDidChange() { navigationController?.isToolbarHidden = true }
      }
      """,
      "screen BasketController isToolbarHidden = true"
    ),
    ReadingCase(
      "Windows that aren't known, and the item of a navigation controller",
      """
      extension UIApplication {
        var main: UIWindow? { connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          darken()
          for window in all() { window.tintColor = .red }
          UIApplication.shared.windows.first { $0.isKeyWindow }?.tintColor = .red
          navigationController?.navigationItem.largeTitleDisplayMode = .never
        }
        func darken(window: UIWindow? = UIApplication.shared.main) {
          window?.overrideUserInterfaceStyle = .dark
        }
        func all() -> [UIWindow] { Scenes.connected.flatMap(\\.windows) }
      }
      """,
      """
      app tintColor = red
      app tintColor = red
      app overrideUserInterfaceStyle = .dark
      unread: navigationController?.navigationItem.largeTitleDisplayMode = .never: a bar shows the items of screens, never that of its navigation controller
      """
    ),
    ReadingCase(
      "The style of a screen's view, and what other views and layouts share with bars",
      """
      final class PhotoController: UIViewController {
        override func viewDidLoad() {
          view.overrideUserInterfaceStyle = .dark
          caption.text = photo.title
          makeLayout().itemSpacing = 4
        }
      }
      """,
      "screen PhotoController overrideUserInterfaceStyle = .dark"
    ),
    ReadingCase(
      "Windows and search bars in code without other bars",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.tintColor = .red
        }
      }
      final class FindController: UIViewController {
        let search = UISearchController()
        override func viewDidLoad() { search.searchBar.tintColor = .blue }
      }
      """,
      """
      app tintColor = red
      search bar of FindController tintColor = blue
      """
    ),
    ReadingCase(
      "Fields and scopes of search bars, and what the controllers around bars set on them",
      """
      final class FindController: UIViewController {
        let search = UISearchController()
        override func viewDidLoad() {
          let bar = search.searchBar
          bar.searchTextField.backgroundColor = .white
          bar.searchTextField.leftView?.tintColor = .gray
          bar.searchTextField.attributedPlaceholder = NSAttributedString(
            string: "Find", attributes: [.foregroundColor: UIColor.red, .kern: 1])
          bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
          navigationController?.hidesBarsOnSwipe = true
          tabBarController?.tabBarMinimizeBehavior = .never
        }
      }
      func dress() {
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes =
          [.foregroundColor: UIColor.red]
        UISearchTextField.appearance().backgroundColor = .blue
        UITextField.appearance().backgroundColor = .blue
      }
      """,
      """
      search bar of FindController searchTextField.backgroundColor = white
      search bar of FindController searchTextField.leftView.tintColor = gray
      search bar of FindController searchTextField.attributedPlaceholder.foregroundColor = red
      search bar of FindController scopeBarButtonTitleTextAttributes.selected.foregroundColor = blue
      UINavigationBar of FindController scroll.behavior = .hide
      UITabBar of FindController tabBarMinimizeBehavior = .never
      proxy UISearchTextField searchTextField.textColor = red
      proxy UISearchTextField searchTextField.backgroundColor = blue
      unread: bar.searchTextField.attributedPlaceholder = NSAttributedString( string: "Find", attributes: [.foregroundColor: UIColor.…: Lintel has no property for 'kern' in this text
      """
    ),
    ReadingCase(
      "Contents of bars, and the tab of a navigation controller",
      """
      final class InboxController: UIViewController {
        override func viewDidLoad() {
          navigationItem.subtitle = "2 new"
          navigationController?.tabBarItem.badgeColor = .red
          navigationItem.rightBarButtonItem?.tintColor = .red
          navigationItem.rightBarButtonItem?.isEnabled = false
        }
      }
      """,
      """
      unread: navigationController?.tabBarItem.badgeColor = .red: it changes a single item, and a theme styles all items of a bar
      unread: navigationItem.rightBarButtonItem?.tintColor = .red: it changes a single item, and a theme styles all items of a bar
      """
    ),
    ReadingCase(
      "Attributes that are added to those of the bar",
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          guard let bar = navigationController?.navigationBar else { return }
          var attributes = bar.titleTextAttributes ?? [:]
          attributes[.foregroundColor] = UIColor.red
          bar.titleTextAttributes = attributes
        }
      }
      """,
      "UINavigationBar of HomeController titleTextAttributes = {foregroundColor: red}"
    ),
  ]

  @Test("What common code does is known", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }

  @Test("A variable that an unknown call changes doesn't keep its first value")
  func changedVariable() {
    let theme = CodeSample(
      """
      func shade(_ hex: String) -> UIColor {
        var value: UInt32 = 0
        Scanner(string: hex + Settings.suffix).scanHexInt32(&value)
        return UIColor(white: CGFloat(value) / 255, alpha: 1)
      }
      func gray(_ hex: String) -> UIColor {
        var value: UInt32 = 0
        hexadecimal.decode(hex, into: &value)
        return UIColor(white: CGFloat(value) / 255, alpha: 1)
      }
      func dress() {
        UITabBar.appearance().tintColor = shade("7f")
        UIToolbar.appearance().tintColor = gray("7f")
      }
      """
    ).theme
    #expect(!theme.text.contains("tint"), "\(theme.text)")
    #expect(theme.report.lost.map(\.place.line) == [12, 13], "\(theme.report.text())")
  }

  @Test("'nil' after an earlier result only means that there was none")
  func missingResult() {
    let theme = CodeSample(
      """
      func color(_ key: String) -> UIColor? {
        if let color = Settings.value(key) as? UIColor { return color }
        return nil
      }
      func dress() { UITabBar.appearance().tintColor = color("tint") }
      """
    ).theme
    #expect(!theme.text.contains("tint"), "\(theme.text)")
    #expect(theme.report.lost.map(\.place.line) == [5], "\(theme.report.text())")
  }

  @Test("A value that depends on the brand is also what code falls back to")
  func brandedFallback() {
    let theme = CodeSample(
      """
      enum Brand {
        case alpine, coast
        static var current: Brand = .alpine
        var tint: UIColor {
          switch self {
          case .alpine: return .red
          case .coast: return .blue
          }
        }
      }
      func load(_ brand: Brand) { Brand.current = brand }
      func dress() { UITabBar.appearance().tintColor = Settings.tint ?? Brand.current.tint }
      """
    ).theme
    for color in ["red", "blue"] {
      #expect(theme.text.contains("tint: \(color)"), "\(theme.text)\(theme.report.text())")
    }
    #expect(Set(theme.report.lost.map(\.place.line)) == [12], "\(theme.report.text())")
  }

  @Test("Helpers for hex colors that compare lengths and drop characters", arguments: ["", "#"])
  func hexColors(prefix: String) {
    let theme = CodeSample(
      """
      extension UIColor {
        static func hex(_ text: String) -> UIColor {
          var code = text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
          if code.hasPrefix("#") { code.remove(at: code.startIndex) }
          if code.count != 6 { return .gray }
          var value: UInt64 = 0
          Scanner(string: code).scanHexInt64(&value)
          let red = CGFloat((value & 0xFF0000) >> 16) / 255
          let green = CGFloat((value & 0x00FF00) >> 8) / 255
          return UIColor(red: red, green: green, blue: CGFloat(value & 0x0000FF) / 255, alpha: 1)
        }
      }
      func dress() { UITabBar.appearance().tintColor = .hex("\(prefix)336699") }
      """
    ).theme
    #expect(theme.text.contains("tint: \"#336699\""), "\(theme.text)\(theme.report.text())")
    #expect(theme.report.lost.isEmpty, "\(theme.report.text())")
  }

  @Test("A bar in a xib is that of the screen that loads it, not of its container")
  func filesOwner() {
    func theme(_ element: String) -> AdoptedTheme {
      CodeSample(
        "final class ShopController: UIViewController {}",
        [
          "Shop.xib": """
          <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ShopController"/>
          <view id="1"><subviews>\(element)</subviews></view>
          </objects></document>
          """
        ]
      ).theme
    }
    for element in ["searchBar searchBarStyle=\"minimal\"", "toolbar barStyle=\"black\""] {
      let theme = theme("<\(element) id=\"2\"/>")
      #expect(!theme.text.contains("screens"), "\(theme.text)")
      #expect(theme.losses.count == 1)
      #expect(theme.losses.allSatisfy { $0.contains("a bar of the app's own") })
    }
  }

  @Test("A theme that code binds isn't nil")
  func boundTheme() {
    let theme = CodeSample(
      """
      struct Theme {
        static let current = Theme(tint: .red)
        let tint: UIColor
      }
      extension UIView {
        var theme: Theme? {
          guard superview?.tag != 7 else { return nil }
          return Theme.current
        }
      }
      extension UITabBar {
        override func didMoveToWindow() {
          guard let theme = theme else { return }
          UITabBar.appearance().tintColor = theme.tint
        }
      }
      """
    ).theme
    #expect(theme.text.contains("tabBar:\n  tint: red"), "\(theme.text)\(theme.report.text())")
  }

  @Test("What UIKit or the device changes isn't a switch of the app")
  func states() {
    for state in ["tableView.isEditing", "UIAccessibility.isBoldTextEnabled"] {
      let theme = CodeSample(
        """
        final class Draft { var isEditing = false }
        final class ListController: UIViewController {
          override func viewDidLoad() {
            if \(state) { navigationItem.largeTitleDisplayMode = .never }
          }
        }
        """
      ).theme
      #expect(!theme.text.contains("promos:"), "\(theme.text)")
      #expect(theme.report.lost.map(\.reason) == [.condition(state)])
    }
  }

  @Test("Code that runs once always runs, unless other code lets it run again")
  func once() {
    func theme(_ guarding: String, _ other: String = "") -> AdoptedTheme {
      CodeSample(
        """
        final class HomeController: UIViewController {
          private var isStyled = false
          override func viewDidLayoutSubviews() {
            \(guarding)
            navigationItem.largeTitleDisplayMode = .never
          }
          \(other)
        }
        """
      ).theme
    }
    let exit = "guard !isStyled else { return }; isStyled = true"
    let branch = "if !isStyled { isStyled = true; navigationItem.backButtonTitle = \"Back\" }"
    for (code, entry) in [(exit, "largeTitleDisplay: never"), (branch, "backButtonTitle: Back")] {
      let text = theme(code).text
      #expect(text.contains(entry) && !text.contains("modes:"), "\(text)")
    }
    for change in ["isStyled = false", "isStyled.toggle()", "load(&isStyled)"] {
      let text = theme(exit, "func reset() { \(change) }").text
      #expect(text.contains("modes:\n  isStyled:"), "\(text)")
    }
  }

  @Test("A name in capitals becomes one in the spelling of themes")
  func capitals() {
    let theme = CodeSample(
      """
      func dress() {
        #if SUMMER_SALE
          UITabBar.appearance().tintColor = .red
        #endif
      }
      """
    ).theme
    #expect(theme.text.contains("\n  summerSale:"), "\(theme.text)")
  }

  @Test("A status bar style in a property list is the app's only if screens have none")
  func launchStyle() {
    func theme(_ rest: String) -> AdoptedTheme {
      let style = "<key>UIStatusBarStyle</key><string>UIStatusBarStyleLightContent</string>"
      return CodeSample("", ["Info.plist": "<plist><dict>\(style)\(rest)</dict></plist>"]).theme
    }
    let key = "<key>UIViewControllerBasedStatusBarAppearance</key>"
    for rest in ["", "\(key)<true/>"] {
      #expect(!theme(rest).text.contains("statusBar"))
      #expect(theme(rest).report.lost.map(\.advice) == ["keep the key"])
    }
    #expect(theme("\(key)<false/>").text.contains("statusBar: lightContent"))
  }

  @Test("A line that takes a tint back doesn't hide the tint")
  func takenBack() {
    let theme = CodeSample(
      """
      func dress() { UINavigationBar.appearance().tintColor = .red }
      func presentMail() { UINavigationBar.appearance().tintColor = nil }
      """
    ).theme
    #expect(theme.text.contains("navigationBar:\n  tint: red"), "\(theme.text)")
    #expect(theme.report.lost.map(\.place.line) == [2], "\(theme.report.text())")
  }

  @Test("A color that the app supplies is a token in advice, too")
  func suppliedColor() {
    let theme = CodeSample(
      """
      func dress() { UITabBar.appearance().tintColor = UIColor(brand: .paper) }
      func undress() { UITabBar.appearance().tintColor = UIColor(brand: .ink) }
      """
    ).theme
    let advice = theme.report.lost.first?.advice ?? ""
    #expect(advice.hasPrefix("write tabBar.tint: $paper, with paper: { runtime: true"), "\(advice)")
  }

  @Test("A screen that has a scroll edge of its own declares it only by what it sets there")
  func edge() {
    let theme = CodeSample(
      """
      func dress() { UINavigationBar.appearance().isTranslucent = false }
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          navigationItem.standardAppearance = look
          let edge = UINavigationBarAppearance()
          edge.configureWithTransparentBackground()
          navigationItem.scrollEdgeAppearance = edge
        }
      }
      """
    ).theme
    #expect(theme.text.contains("scrollEdge:\n        background:\n          preset: transparent"))
    #expect(!theme.text.contains("slot: own"), "\(theme.text)")
  }

  @Test("A proxy inside a screen of SwiftUI applies to the bars of its stacks")
  func hosting() {
    func reason(_ superclass: String) -> String {
      CodeSample(
        """
        class BaseController: \(superclass) {}
        final class HomeController: BaseController {
          override func viewDidLoad() {
            UINavigationBar.appearance(whenContainedInInstancesOf: [HomeController.self]).tintColor = .red
          }
        }
        """
      ).theme.losses.first ?? ""
    }
    let hosting = reason("UIHostingController<HomeView>")
    #expect(hosting.hasSuffix("it applies only inside HomeController"), "\(hosting)")
    #expect(reason("UIViewController").hasSuffix("so UIKit never applies it"))
  }
}
