public import LintelUIKit
public import UIKit

/// Bars and a screen in them, on which styles follow one another as in an app that runs.
@MainActor
public final class Stage {
  /// Holds the screen, its navigation bar and its toolbar.
  public let navigationController: UINavigationController
  /// Holds the navigation controller.
  public let tabBarController: UITabBarController
  /// The screen.
  public let viewController: UIViewController
  /// Shows all of them.
  public let window = UIWindow()

  /// Puts a screen into bars.
  public convenience init() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    self.init(screen, in: navigation, in: tabs)
  }

  /// Shows controllers that are in one another.
  public init(
    _ screen: UIViewController,
    in navigation: UINavigationController,
    in tabs: UITabBarController
  ) {
    viewController = screen
    navigationController = navigation
    tabBarController = tabs
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  /// What the bars and the screen look like, in the words of the JSON output.
  ///
  /// - Parameters:
  ///   - style: what was applied, for settings that UIKit has no place for.
  ///   - isScreen: whether the items are meant or the bars.
  ///   - isDark: the interface style.
  ///   - isHighContrast: the contrast.
  /// - Returns: an object with the three bars and the settings.
  public func record(
    _ style: ThemeStyle,
    isScreen: Bool,
    isDark: Bool,
    isHighContrast: Bool
  ) -> Record {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
    ])
    let recorder = Recorder(traits: traits)
    return .members([
      ("navigationBar", navigationBar(style.navigationBar, isScreen, recorder)),
      ("toolbar", toolbar(style.toolbar, recorder)),
      ("tabBar", tabBar(style.tabBar, isScreen, recorder)),
      ("settings", settings(style.settings, recorder)),
    ])
  }

  private func navigationBar(
    _ style: NavigationBarStyle,
    _ isScreen: Bool,
    _ recorder: Recorder
  ) -> Record {
    let bar = navigationController.navigationBar
    let item = viewController.navigationItem
    let slots: [(String, UIBarAppearance?)] = [
      ("standardAppearance", isScreen ? item.standardAppearance : bar.standardAppearance),
      ("compactAppearance", isScreen ? item.compactAppearance : bar.compactAppearance),
      ("scrollEdgeAppearance", isScreen ? item.scrollEdgeAppearance : bar.scrollEdgeAppearance),
      (
        "compactScrollEdgeAppearance",
        isScreen ? item.compactScrollEdgeAppearance : bar.compactScrollEdgeAppearance
      ),
    ]
    return .members(
      slots.map { ($0.0, recorder.appearance($0.1)) } + [
        ("tintColor", colors(style.tintColor, recorder)),
        ("barButtonItems", colors(style.buttonTintColor, recorder)),
        ("backBarButtonItem", colors(style.backButtonTintColor, recorder)),
        ("prominentBarButtonItems", colors(style.prominentButtonTintColor, recorder)),
        ("prefersLargeTitles", .boolean(bar.prefersLargeTitles)),
        ("barStyle", .string("\(bar.barStyle)")),
        ("scroll", scroll(style.scrollBehavior)),
      ]
    )
  }

  private func toolbar(_ style: ToolbarStyle, _ recorder: Recorder) -> Record {
    guard let bar = navigationController.toolbar else { return .null }
    return .members([
      ("standardAppearance", recorder.appearance(bar.standardAppearance)),
      ("compactAppearance", recorder.appearance(bar.compactAppearance)),
      ("scrollEdgeAppearance", recorder.appearance(bar.scrollEdgeAppearance)),
      ("compactScrollEdgeAppearance", recorder.appearance(bar.compactScrollEdgeAppearance)),
      ("tintColor", colors(style.tintColor, recorder)),
      ("barButtonItems", colors(style.buttonTintColor, recorder)),
      ("prominentBarButtonItems", colors(style.prominentButtonTintColor, recorder)),
      ("barStyle", .string("\(bar.barStyle)")),
    ])
  }

  private func tabBar(_ style: TabBarStyle, _ isScreen: Bool, _ recorder: Recorder) -> Record {
    let bar = tabBarController.tabBar
    guard let item = navigationController.tabBarItem else { return .null }
    let standard = isScreen ? item.standardAppearance : bar.standardAppearance
    let scrollEdge = isScreen ? item.scrollEdgeAppearance : bar.scrollEdgeAppearance
    return .members([
      ("standardAppearance", recorder.appearance(standard)),
      ("scrollEdgeAppearance", recorder.appearance(scrollEdge)),
      ("tintColor", colors(style.tintColor, recorder)),
      ("unselectedItemTintColor", recorder.color(bar.unselectedItemTintColor)),
      ("barStyle", .string("\(bar.barStyle)")),
    ])
  }

  private func colors(_ setting: Setting<SlotColors>, _ recorder: Recorder) -> Record? {
    guard case .set(let colors) = setting else { return nil }
    return .members([
      ("standard", recorder.color(colors.standard)),
      ("compact", recorder.color(colors.compact)),
      ("scrollEdge", recorder.color(colors.scrollEdge)),
      ("compactScrollEdge", recorder.color(colors.compactScrollEdge)),
    ])
  }

  private func scroll(_ setting: Setting<ScrollBehavior>) -> Record? {
    guard case .set(let behavior) = setting else { return nil }
    let (name, parameter): (String, (String, CGFloat)?) =
      switch behavior {
      case .system: ("system", nil)
      case .fade(let distance): ("fade", ("distance", distance))
      case .crossfade(let distance): ("crossfade", ("distance", distance))
      case .away(let threshold): ("away", ("threshold", threshold))
      case .hide: ("hide", nil)
      }
    let members: [(String, Record?)] = [("behavior", .string(name))]
    return .members(members + (parameter.map { [($0.0, .number($0.1))] } ?? []))
  }

  private func settings(_ settings: ScreenSettings, _ recorder: Recorder) -> Record {
    let item = viewController.navigationItem
    func value<Value>(_ setting: Setting<Value>, _ record: (Value) -> Record) -> Record? {
      if case .set(let value) = setting { record(value) } else { nil }
    }
    return .members([
      (
        "tintColor",
        value(settings.windowTintColor) { _ in recorder.color(window.assignedTintColor) }
      ),
      ("preferredStatusBarStyle", value(settings.statusBarStyle) { .string("\($0)") }),
      ("overrideUserInterfaceStyle", .string("\(viewController.overrideUserInterfaceStyle)")),
      ("largeTitleDisplayMode", .string("\(item.largeTitleDisplayMode)")),
      ("backButtonDisplayMode", .string("\(item.backButtonDisplayMode)")),
      ("backButtonTitle", item.backButtonTitle.map(Record.string)),
      ("style", .string("\(item.style)")),
      ("hidesBottomBarWhenPushed", .boolean(viewController.hidesBottomBarWhenPushed)),
      ("isNavigationBarHidden", .boolean(navigationController.isNavigationBarHidden)),
      ("isToolbarHidden", .boolean(navigationController.isToolbarHidden)),
      (
        "extendedLayoutIncludesOpaqueBars",
        .boolean(viewController.extendedLayoutIncludesOpaqueBars)
      ),
      ("scrolls", value(settings.scrolls, Record.boolean)),
      ("transition", value(settings.transition) { .string($0.rawValue) }),
    ])
  }
}
