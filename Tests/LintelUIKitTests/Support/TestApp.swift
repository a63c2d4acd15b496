import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

/// An app with a tab bar and a navigation controller on screen, whose theme is defined by the test, screen by screen.
@MainActor
final class TestApp {
  let window = UIWindow(frame: .zero)
  let tabs = UITabBarController(nibName: nil, bundle: nil)
  let navigation: UINavigationController
  let home: TestScreen
  let themes: ThemeController<String, String>

  /// - Parameters:
  ///   - home: the first screen.
  ///   - navigation: the controller that contains it, a `ThemedNavigationController` by default.
  ///   - schemes: the schemes by `from -> to`.
  ///   - infersOthers: whether the theme leaves other pushes to the library, instead of doing nothing.
  ///   - style: returns the theme's style in a context and on a screen, or `nil` for none.
  init(
    home: TestScreen = TestScreen("home"),
    in navigation: UINavigationController = ThemedNavigationController(),
    schemes: [String: TransitionScheme] = [:],
    infersOthers: Bool = false,
    style: @escaping (_ context: String, _ screen: String?) -> ThemeStyle
  ) {
    self.home = home
    self.navigation = navigation
    navigation.viewControllers = [home]
    themes = ThemeController(
      CompiledTheme(
        style: style,
        transition: { from, to, _ in
          schemes["\(from) -> \(to)"] ?? (infersOthers ? nil : TransitionScheme.none)
        }
      ),
      context: "day"
    ) { ($0 as? TestScreen)?.name }
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    themes.adopt(window)
    themes.adopt(tabs)
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var backgroundAlpha: CGFloat { bar.barBackground.alpha }

  /// Pushes a screen, and waits until the push ends.
  @discardableResult
  func push(_ screen: TestScreen) -> TestScreen {
    navigation.pushViewController(screen, animated: true)
    navigation.transition?.finish()
    return screen
  }

  /// Swipes back part of the way, and lifts the finger.
  func swipeBackAndCancel() {
    let transition = navigation.beginSwipeBack()
    transition?.advance(to: 0.4)
    transition?.cancel()
  }
}

/// A screen of a test's theme.
final class TestScreen: UIViewController {
  let name: String?
  /// The scroll view, or `nil` for a screen that doesn't scroll.
  let scrollView: UIScrollView?
  /// Called once, when the screen is about to appear.
  var onWillAppear: (() -> Void)?
  /// Called once, after the screen appeared.
  var onDidAppear: (() -> Void)?

  init(_ name: String?, scrolls: Bool = true) {
    self.name = name
    scrollView = scrolls ? UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) : nil
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItems = [UIBarButtonItem()]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView(frame: CGRect(origin: .zero, size: view.frame.size))
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    if let scrollView {
      scrollView.frame = CGRect(origin: .zero, size: view.frame.size)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(scrollView)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let body = onWillAppear
    onWillAppear = nil
    body?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let body = onDidAppear
    onDidAppear = nil
    body?()
  }

  /// Scrolls by a distance from the top edge.
  func scroll(to distance: CGFloat) {
    guard let scrollView else { return }
    scrollView.contentOffset.y = distance - scrollView.adjustedContentInset.top
  }

  var observations: Int { scrollView?.keyValueObservers.count(of: "contentOffset") ?? 0 }
  var backdrops: [UIView] {
    (viewIfLoaded?.subviews ?? []).filter { "\(type(of: $0))" == "BackdropView" }
  }
}

extension ThemeStyle {
  /// A style for only a navigation bar.
  static func bar(_ edit: (inout NavigationBarStyle) -> Void) -> ThemeStyle {
    style { edit(&$0.navigationBar) }
  }

  static func style(_ edit: (inout ThemeStyle) -> Void) -> ThemeStyle {
    var style = ThemeStyle(
      navigationBar: NavigationBarStyle(),
      toolbar: ToolbarStyle(),
      tabBar: TabBarStyle(),
      settings: ScreenSettings()
    )
    edit(&style)
    return style
  }
}

/// Distinct colors for tests.
enum TestColor {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The red, green, blue, and alpha components for light traits.
  @MainActor
  static func components(_ color: UIColor?) -> [Double]? {
    guard let color else { return nil }
    var parts: [CGFloat] = [0, 0, 0, 0]
    unsafe parts.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        .getRed(start, green: start + 1, blue: start + 2, alpha: start + 3)
    }
    return parts.map { ($0 * 1000).rounded() / 1000 }
  }
}

extension UINavigationBarAppearance {
  static func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  static var transparent: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    return appearance
  }
}
