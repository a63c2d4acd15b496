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
      "An observer of a shared object styles proxies",
      """
      final class Style {
        static let shared = Style()
        var isWide = false {
          didSet { UITabBar.appearance().itemPositioning = isWide ? .fill : .centered }
        }
      }
      final class AppDelegate: UIResponder {
        func application() { Style.shared.isWide = true }
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
      "An edge effect without a screen",
      """
      func soften(_ list: UIScrollView) { list.topEdgeEffect.style = .soft }
      """,
      "unread: list.topEdgeEffect.style = .soft: which screen's 'topEdgeEffect' it is depends on the caller"
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
