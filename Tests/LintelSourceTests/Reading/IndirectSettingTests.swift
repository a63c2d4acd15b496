import Testing

@testable import LintelSource

@Suite("Settings that code makes indirectly")
struct IndirectSettingTests {
  private static let cases = [
    ReadingCase(
      "An observer runs with the value that other code assigns",
      """
      final class BasketController: UIViewController {
        var paper: UIColor = .white {
          didSet { navigationController?.navigationBar.barTintColor = paper }
        }
        override func viewDidLoad() { paper = .red }
      }
      """,
      "UINavigationBar of BasketController barTintColor = red"
    ),
    ReadingCase(
      "An initializer doesn't run observers",
      """
      final class BasketController: UIViewController {
        var paper: UIColor = .white {
          didSet { navigationController?.navigationBar.barTintColor = paper }
        }
        init() { paper = .red }
      }
      """,
      "UINavigationBar of BasketController barTintColor = white"
    ),
    ReadingCase(
      "An observer in an object that isn't a screen",
      """
      final class Style {
        var isWide = false {
          didSet { UITabBar.appearance().itemPositioning = isWide ? .fill : .centered }
        }
        func widen() { isWide = true }
      }
      """,
      "proxy UITabBar itemPositioning = .fill"
    ),
    ReadingCase(
      "Key paths lead to properties",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          navigationController?[keyPath: \\.navigationBar.barTintColor] = .red
          set(\\.tintColor, to: .white)
          set(\\UINavigationBar.prefersLargeTitles, to: true)
        }
        func set<Value>(_ path: ReferenceWritableKeyPath<UINavigationBar, Value>, to value: Value) {
          guard let bar = navigationController?.navigationBar else { return }
          bar[keyPath: path] = value
        }
      }
      """,
      """
      UINavigationBar of BasketController barTintColor = red
      UINavigationBar of BasketController tintColor = white
      UINavigationBar of BasketController prefersLargeTitles = true
      """
    ),
    ReadingCase(
      "An observer that compares its property with the old value",
      """
      final class BasketController: UIViewController {
        var paper: UIColor? {
          didSet {
            guard oldValue != paper else { return }
            update()
          }
        }
        func update() { navigationController?.navigationBar.tintColor = paper }
        override func viewDidLoad() { paper = .red }
      }
      """,
      "UINavigationBar of BasketController tintColor = red"
    ),
    ReadingCase(
      "Windows of the app, of scenes, and of views",
      """
      final class AppDelegate: UIResponder {
        func application() {
          UIApplication.shared.delegate?.window??.tintColor = .red
          UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\\.windows).forEach { $0.overrideUserInterfaceStyle = .dark }
          (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.tintColor = .blue
        }
      }
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          view.window?.tintColor = .green
          view.window?.windowScene?.windows.first?.overrideUserInterfaceStyle = .light
        }
      }
      """,
      """
      app tintColor = red
      app overrideUserInterfaceStyle = .dark
      app tintColor = blue
      app tintColor = green
      app overrideUserInterfaceStyle = .light
      """
    ),
    ReadingCase(
      "The field of a search bar by its former key, in code that mentions nothing else",
      """
      final class FindController: UIViewController {
        let search = UISearchController()
        override func viewDidLoad() {
          let field = search.searchBar.value(forKey: "searchField") as? UITextField
          field?.textColor = .red
        }
      }
      """,
      "search bar of FindController searchTextField.textColor = red"
    ),
    ReadingCase(
      "The title of the button that leads back to a screen",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
          navigationItem.backBarButtonItem?.title = "Basket"
          navigationItem.backBarButtonItem = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
          navigationItem.backBarButtonItem = UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
        }
      }
      """,
      """
      item of BasketController backButtonTitle = "", overwritten
      item of BasketController backButtonTitle = "Basket", overwritten
      item of BasketController backButtonTitle = ‹'name' is known only while the app runs›
      unread: navigationItem.backBarButtonItem = UIBarButtonItem(title: name, style: .plain, target: nil, action: nil): 'name' is known only while the app runs
      """
    ),
    ReadingCase(
      "What only a part of the app's bars has",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem?.hidesSharedBackground = true
          tabBarController?.setTabBarHidden(true, animated: true)
        }
      }
      """,
      """
      unread: navigationItem.rightBarButtonItem?.hidesSharedBackground = true: it changes a single item, and a theme styles all items of a bar
      unread: tabBarController?.setTabBarHidden(true, animated: true): a theme hides a tab bar only for screens that are pushed
      """
    ),
    ReadingCase(
      "An edge effect, with and without a screen",
      """
      final class BasketController: UITableViewController {
        override func viewDidLoad() {
          let edge = tableView.bottomEdgeEffect
          edge.isHidden = true
        }
      }
      final class List: UITableView {
        func harden() { topEdgeEffect.style = .hard }
      }
      func soften(_ list: UIScrollView) { list.topEdgeEffect.style = .soft }
      """,
      """
      screen BasketController bottomEdgeEffect.isHidden = true
      unread: topEdgeEffect.style = .hard: which screen's 'topEdgeEffect' it is depends on the caller
      unread: list.topEdgeEffect.style = .soft: which screen's 'topEdgeEffect' it is depends on the caller
      """
    ),
  ]

  @Test("They are read like plain assignments", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }

  @Test("Raw values and options are keywords")
  func keywords() {
    let theme = CodeSample(
      """
      final class BasketController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { UIStatusBarStyle(rawValue: 3) ?? .default }
        override func viewDidLoad() {
          let center = NSMutableParagraphStyle()
          center.alignment = NSTextAlignment(rawValue: 1)!
          let look = UINavigationBarAppearance()
          look.titleTextAttributes = [.underlineStyle: 0x8109, .paragraphStyle: center]
          look.largeTitleTextAttributes = [
            .underlineStyle: NSUnderlineStyle.thick.rawValue | NSUnderlineStyle.patternDot.rawValue,
            .strikethroughStyle: NSUnderlineStyle([.byWord, .single]).rawValue,
          ]
          navigationItem.standardAppearance = look
          navigationItem.style = UINavigationItem.ItemStyle(rawValue: 7)!
        }
      }
      """
    ).theme
    for line in [
      "statusBar: darkContent", "style: doubleDotByWord", "alignment: center", "style: thickDot",
      "style: singleByWord",
    ] {
      #expect(theme.text.contains(line), "\(theme.text)")
    }
    #expect(theme.losses == ["13 'itemStyle' of a theme has no keyword with the raw value 7"])
  }

  @Test("An observer that code outside of the folders triggers is reported")
  func externalObserver() {
    let theme = CodeSample(
      """
      final class BasketController: UIViewController {
        var paper: UIColor? {
          didSet { navigationController?.navigationBar.tintColor = paper }
        }
      }
      """
    ).theme
    #expect(theme.losses == ["3 'paper' gets its value while the app runs"])
  }
}
