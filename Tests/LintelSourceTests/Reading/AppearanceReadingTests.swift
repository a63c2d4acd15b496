import Testing

@testable import LintelSource

@Suite("Reading appearance objects")
struct AppearanceReadingTests {
  @Test("Objects are followed from their creation to the slots", arguments: objects)
  func readsObjects(_ reading: ReadingCase) {
    reading.check()
  }

  @Test("Legacy properties keep their names and arguments", arguments: legacy)
  func readsLegacy(_ reading: ReadingCase) {
    reading.check()
  }

  @Test("Code that isn't understood is listed with its reason", arguments: unread)
  func readsUnread(_ reading: ReadingCase) {
    reading.check()
  }

  static let objects = [
    ReadingCase(
      "a proxy's object that is copied and changed",
      """
      func paint() {
        let first = UINavigationBarAppearance()
        first.configureWithOpaqueBackground()
        first.backgroundColor = .systemTeal
        UINavigationBar.appearance().standardAppearance = first
        let second = UINavigationBarAppearance(barAppearance: first)
        second.shadowColor = nil
        UINavigationBar.appearance().scrollEdgeAppearance = second
        let third = second.copy()
        third.titleTextAttributes = [.foregroundColor: UIColor.label]
        UINavigationBar.appearance().compactAppearance = third
      }
      """,
      """
      proxy UINavigationBar standardAppearance = UINavigationBarAppearance(opaqueBackground, backgroundColor systemTeal)
      proxy UINavigationBar scrollEdgeAppearance = UINavigationBarAppearance(opaqueBackground, backgroundColor systemTeal, shadowColor nil)
      proxy UINavigationBar compactAppearance = UINavigationBarAppearance(opaqueBackground, backgroundColor systemTeal, shadowColor nil, titleTextAttributes.foregroundColor label)
      """
    ),
    ReadingCase(
      "containers and traits of proxies",
      """
      func paint() {
        UIToolbar.appearance(whenContainedInInstancesOf: [ReaderController.self]).barTintColor = .black
        UITabBar.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).tintColor = .red
      }
      """,
      """
      proxy UIToolbar in ReaderController barTintColor = black
      proxy UITabBar with userInterfaceIdiom pad tintColor = red
      """
    ),
    ReadingCase(
      "a helper that returns an object, one that takes it, and a factory with constants",
      """
      func plain() -> UINavigationBarAppearance {
        let object = UINavigationBarAppearance()
        object.configureWithTransparentBackground()
        return object
      }
      func shade(_ object: UINavigationBarAppearance) { object.shadowColor = .gray }
      enum Factory {
        static func make(background: UIColor, isBold: Bool = false) -> UINavigationBarAppearance {
          let object = plain()
          object.backgroundColor = background
          if isBold { object.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)] }
          return object
        }
      }
      class InboxController: UIViewController {
        override func viewDidLoad() {
          let object = Factory.make(background: .white, isBold: true)
          shade(object)
          navigationItem.standardAppearance = object
          navigationItem.scrollEdgeAppearance = Factory.make(background: .black)
        }
      }
      """,
      """
      item of InboxController standardAppearance = UINavigationBarAppearance(transparentBackground, backgroundColor white, shadowColor gray, titleTextAttributes.font system 20 bold)
      item of InboxController scrollEdgeAppearance = UINavigationBarAppearance(transparentBackground, backgroundColor black)
      """
    ),
    ReadingCase(
      "an extension's method belongs to each screen that calls it",
      """
      extension UIViewController {
        func hideShadow() {
          let object = UINavigationBarAppearance()
          object.shadowColor = .clear
          navigationController?.navigationBar.standardAppearance = object
        }
      }
      class FirstController: UIViewController { override func viewDidLoad() { hideShadow() } }
      class SecondController: FirstController {}
      class ThirdController: UITableViewController { override func viewDidLoad() { self.hideShadow() } }
      """,
      """
      UINavigationBar of FirstController standardAppearance = UINavigationBarAppearance(shadowColor clear)
      UINavigationBar of ThirdController standardAppearance = UINavigationBarAppearance(shadowColor clear)
      """
    ),
    ReadingCase(
      "a closure that is called at once, and a property",
      """
      class MapController: UIViewController {
        private let glass: UINavigationBarAppearance = {
          let object = UINavigationBarAppearance()
          object.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
          return object
        }()
        override func viewDidLoad() { navigationItem.standardAppearance = glass }
      }
      """,
      """
      item of MapController standardAppearance = UINavigationBarAppearance(backgroundEffect .systemThinMaterial)
      """
    ),
    ReadingCase(
      "a container's own bar, in a loop over layouts and states",
      """
      class MainTabs: UITabBarController {
        override func viewDidLoad() {
          let object = UITabBarAppearance()
          for layout in [object.stackedLayoutAppearance, object.inlineLayoutAppearance] {
            layout.selected.iconColor = .orange
          }
          [object.stackedLayoutAppearance].forEach { $0.normal.titleTextAttributes = [.foregroundColor: UIColor.gray] }
          tabBar.standardAppearance = object
        }
      }
      """,
      """
      UITabBar in MainTabs standardAppearance = UITabBarAppearance(inlineLayoutAppearance.selected.iconColor orange, stackedLayoutAppearance.normal.titleTextAttributes.foregroundColor gray, stackedLayoutAppearance.selected.iconColor orange)
      """
    ),
    ReadingCase(
      "an object that is changed in its slot",
      """
      class CartController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.standardAppearance.backgroundColor = .brown
        }
      }
      """,
      """
      UINavigationBar of CartController standardAppearance = UINavigationBarAppearance(from standardAppearance, backgroundColor brown)
      """
    ),
  ]

  static let legacy = [
    ReadingCase(
      "images, positions, and text attributes",
      """
      class OldController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          let bar = navigationController?.navigationBar
          bar?.setBackgroundImage(UIImage(), for: .default)
          bar?.shadowImage = UIImage()
          bar?.isTranslucent = false
          bar?.barTintColor = UIColor(white: 0.2, alpha: 1)
          bar?.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }
      }
      """,
      """
      UINavigationBar of OldController setBackgroundImage(_:for:) = empty image for default
      UINavigationBar of OldController shadowImage = empty image
      UINavigationBar of OldController isTranslucent = false
      UINavigationBar of OldController barTintColor = #333333
      UINavigationBar of OldController titleTextAttributes = {foregroundColor: white}
      screen OldController isNavigationBarHidden = true
      """
    ),
    ReadingCase(
      "what view controllers override and set",
      """
      class PhotoController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        override func viewDidLoad() {
          hidesBottomBarWhenPushed = true
          navigationItem.largeTitleDisplayMode = .never
          navigationItem.backButtonDisplayMode = .minimal
        }
      }
      """,
      """
      screen PhotoController preferredStatusBarStyle = .lightContent
      screen PhotoController hidesBottomBarWhenPushed = true
      item of PhotoController largeTitleDisplayMode = .never
      item of PhotoController backButtonDisplayMode = .minimal
      """
    ),
  ]

  static let unread = [
    ReadingCase(
      "values and objects that only the running app knows",
      """
      class RemoteController: UIViewController {
        var remote: RemoteStyle!
        override func viewDidLoad() {
          navigationController?.navigationBar.tintColor = remote.tint
          navigationItem.standardAppearance = remote.object
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.navigationBar.tintColor = .blue
        }
      }
      """,
      """
      UINavigationBar of RemoteController tintColor = ‹'remote' gets its value while the app runs›
      unread: navigationController?.navigationBar.tintColor = remote.tint: 'remote' gets its value while the app runs
      unread: navigationItem.standardAppearance = remote.object: 'remote' gets its value while the app runs
      unread: navigationController?.navigationBar.tintColor = .blue: it runs when the screen disappears, so it changes what another screen shows
      """
    ),
    ReadingCase(
      "a bar that the caller decides, and a single item",
      """
      func paint(_ bar: UINavigationBar, _ item: UIBarButtonItem) {
        bar.barTintColor = .red
        item.tintColor = .red
      }
      """,
      """
      unread: bar.barTintColor = .red: which screen's 'UINavigationBar' it is depends on the caller
      unread: item.tintColor = .red: it changes a single item, and a theme styles all items of a bar
      """
    ),
    ReadingCase(
      "numbers that no range or position can have",
      """
      let huge = 0xFFFFFFFFFFFFFFFF
      func paint() {
        for item in 0..<huge { UITabBar.appearance().itemWidth = CGFloat(item) }
        let text = String("abc".dropFirst(-huge).prefix(1 / 0))
        UINavigationBar.appearance().tintColor = UIColor(white: CGFloat([1][huge]), alpha: CGFloat(UInt64(text, radix: 99)!))
      }
      """,
      """
      proxy UITabBar itemWidth = ‹a loop gives it its value›
      proxy UINavigationBar tintColor = ‹'UIColor(white: CGFloat([1][huge]), alpha: CGFloat(UInt64(text, radix: 99)!))' isn't constant›
      unread: UITabBar.appearance().itemWidth = CGFloat(item): a loop gives it its value
      unread: UINavigationBar.appearance().tintColor = UIColor(white: CGFloat([1][huge]), alpha: CGFloat(UInt64(text, radix: 99)!)): 'UIColor(white: CGFloat([1][huge]), alpha: CGFloat(UInt64(text, radix: 99)!))' isn't constant
      """
    ),
    ReadingCase(
      "a file with syntax errors",
      "func ( {",
      "unread: App.swift: the file has syntax errors"
    ),
  ]
}
