@_spi(Generated) public import LintelUIKit
public import UIKit

/// Bars with a screen, to which styles are applied one after another as in a running app.
@MainActor
public final class Stage {
  /// The controller with the screen, its navigation bar, and its toolbar.
  public let navigationController: UINavigationController
  /// The controller with the navigation controller.
  public let tabBarController: UITabBarController
  /// The screen.
  public let viewController: UIViewController
  /// The window that shows all of them.
  public let window = UIWindow()

  private let pool: RecordPool
  private let recorder = Recorder()
  /// The buttons in the navigation bar and in the toolbar, a plain and a prominent one each, or none.
  private var buttons: [UIBarButtonItem] = []
  private var toolbarButtons: [UIBarButtonItem] = []
  private let backButton = Stage.button(.plain)
  private let content = UIScrollView(frame: .zero)
  private let search = UISearchController(searchResultsController: nil)

  /// Creates a screen with buttons in bars.
  ///
  /// - Parameter pool: the pool for records of appearance objects, which must be the same for records to compare.
  public convenience init(_ pool: RecordPool) {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    self.init(screen, in: navigation, in: tabs, pool)
    buttons = [Stage.button(.plain), Stage.button(.prominent)]
    toolbarButtons = [Stage.button(.plain), Stage.button(.prominent)]
    screen.navigationItem.rightBarButtonItems = buttons
    screen.navigationItem.backBarButtonItem = backButton
    screen.toolbarItems = toolbarButtons
    screen.view.addSubview(content)
    search.searchBar.placeholder = "Search"
    screen.navigationItem.searchController = search
  }

  /// Shows nested controllers.
  public init(
    _ screen: UIViewController,
    in navigation: UINavigationController,
    in tabs: UITabBarController,
    _ pool: RecordPool
  ) {
    self.pool = pool
    viewController = screen
    navigationController = navigation
    tabBarController = tabs
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  /// Sets the window's traits to `UITraitCollection.current`.
  public func takeCurrentTraits() {
    window.screenTraits = .current
  }

  private static func button(_ style: UIBarButtonItem.Style) -> UIBarButtonItem {
    UIBarButtonItem(title: "Title", style: style, target: nil, action: nil)
  }

  /// The values of the bars and the screen, in the form of the JSON output.
  ///
  /// - Parameters:
  ///   - style: the applied style, for settings that UIKit doesn't store.
  ///   - isScreen: whether to record the items instead of the bars.
  /// - Returns: an object with the three bars and the settings; appearance objects have the pool's names.
  public func record(_ style: ThemeStyle, isScreen: Bool) -> Record {
    .members([
      ("navigationBar", navigationBar(style.navigationBar, isScreen)),
      ("toolbar", toolbar(style.toolbar)),
      ("tabBar", tabBar(style.tabBar, isScreen)),
      ("settings", settings(style.settings)),
    ])
  }

  private func navigationBar(_ style: NavigationBarStyle, _ isScreen: Bool) -> Record {
    let bar = navigationController.navigationBar
    let item = viewController.navigationItem
    let slots: [(String, UIBarAppearance?)] =
      isScreen
      ? [
        ("standardAppearance", item.standardAppearance),
        ("compactAppearance", item.compactAppearance),
        ("scrollEdgeAppearance", item.scrollEdgeAppearance),
        ("compactScrollEdgeAppearance", item.compactScrollEdgeAppearance),
      ]
      : [
        ("standardAppearance", bar.standardAppearance),
        ("compactAppearance", bar.compactAppearance),
        ("scrollEdgeAppearance", bar.scrollEdgeAppearance),
        ("compactScrollEdgeAppearance", bar.compactScrollEdgeAppearance),
      ]
    let isSmall = item.largeTitleDisplayMode == .never || item.largeTitleDisplayMode == .inline
    let shown = Self.states.map { name, state in
      let shown = bar.shownAppearance(
        item: isScreen ? item : nil,
        in: state,
        isLarge: bar.prefersLargeTitles && !isSmall
      )
      return (name, shown.map { self.shown($0.appearance, $0.isModified) })
    }
    return .members(
      [
        ("assigned", assigned(slots)),
        ("shown", .members(shown)),
        (
          "objects",
          .members(
            [
              ("tintColor", recorder.color(bar.assignedTintColor)),
              (
                "barButtonItems",
                isScreen ? buttons.first.map { recorder.color($0.tintColor) } : nil
              ),
              (
                "prominentBarButtonItems",
                isScreen ? buttons.last.map { recorder.color($0.tintColor) } : nil
              ),
              (
                "backBarButtonItem",
                isScreen && !buttons.isEmpty ? recorder.color(backButton.tintColor) : nil
              ),
            ] + (isScreen && !buttons.isEmpty ? objects : [])
          )
        ),
        ("tintColor", colors(style.tintColor)),
        ("barButtonItems", colors(style.buttonTintColor)),
        ("backBarButtonItem", colors(style.backButtonTintColor)),
        ("prominentBarButtonItems", colors(style.prominentButtonTintColor)),
        ("prefersLargeTitles", .boolean(bar.prefersLargeTitles)),
        ("barStyle", .string("\(bar.barStyle)")),
        ("scroll", scroll(style.scrollBehavior)),
      ] + glass(style.buttonGlass, "barButtonItems")
        + glass(style.backButtonGlass, "backBarButtonItem")
        + glass(style.prominentButtonGlass, "prominentBarButtonItems")
        + edgeEffect(style.edgeEffect, "topEdgeEffect") + searchStyle(style.search, recorder)
    )
  }

  /// The values of the buttons and the content.
  private var objects: [(String, Record?)] {
    glass(buttons.first, "barButtonItems") + glass(backButton, "backBarButtonItem")
      + glass(buttons.last, "prominentBarButtonItems")
      + edgeEffect(content.topEdgeEffect, "topEdgeEffect")
      + searchObjects(viewController.navigationItem, search.searchBar, recorder)
  }

  private func toolbar(_ style: ToolbarStyle) -> Record {
    guard let bar = navigationController.toolbar else { return .null }
    let slots: [(String, UIBarAppearance?)] = [
      ("standardAppearance", bar.standardAppearance), ("compactAppearance", bar.compactAppearance),
      ("scrollEdgeAppearance", bar.scrollEdgeAppearance),
      ("compactScrollEdgeAppearance", bar.compactScrollEdgeAppearance),
    ]
    let shown = Self.states.map { name, state in
      (name, bar.shownAppearance(in: state).map { self.shown($0.appearance, $0.isModified) })
    }
    return .members(
      [
        ("assigned", assigned(slots)),
        ("shown", .members(shown)),
        (
          "objects",
          .members(
            [
              ("tintColor", recorder.color(bar.assignedTintColor)),
              ("barButtonItems", toolbarButtons.first.map { recorder.color($0.tintColor) }),
              ("prominentBarButtonItems", toolbarButtons.last.map { recorder.color($0.tintColor) }),
            ] + glass(toolbarButtons.first, "barButtonItems")
              + glass(toolbarButtons.last, "prominentBarButtonItems")
          )
        ),
        ("tintColor", colors(style.tintColor)),
        ("barButtonItems", colors(style.buttonTintColor)),
        ("prominentBarButtonItems", colors(style.prominentButtonTintColor)),
        ("barStyle", .string("\(bar.barStyle)")),
      ] + glass(style.buttonGlass, "barButtonItems")
        + glass(style.prominentButtonGlass, "prominentBarButtonItems")
        + edgeEffect(style.edgeEffect, "bottomEdgeEffect")
    )
  }

  private func tabBar(_ style: TabBarStyle, _ isScreen: Bool) -> Record {
    let bar = tabBarController.tabBar
    guard let item = navigationController.tabBarItem else { return .null }
    let slots: [(String, UIBarAppearance?)] =
      isScreen
      ? [
        ("standardAppearance", item.standardAppearance),
        ("scrollEdgeAppearance", item.scrollEdgeAppearance),
      ]
      : [
        ("standardAppearance", bar.standardAppearance),
        ("scrollEdgeAppearance", bar.scrollEdgeAppearance),
      ]
    let shown = Self.states.filter { !$0.state.isCompact }.map { name, state in
      let shown = bar.shownAppearance(
        item: isScreen ? item : nil,
        isAtScrollEdge: state.isAtScrollEdge
      )
      return (name, shown.map { self.shown($0.appearance, $0.isModified) })
    }
    return .members(
      [
        ("assigned", assigned(slots)),
        ("shown", .members(shown)),
        (
          "objects",
          .members(
            [
              ("tintColor", recorder.color(bar.assignedTintColor)),
              (
                "tabBarMinimizeBehavior",
                .string("\(tabBarController.tabBarMinimizeBehavior)")
              ),
            ]
              + (showsBottomEffect(isScreen)
                ? edgeEffect(content.bottomEdgeEffect, "bottomEdgeEffect") : [])
          )
        ),
        ("tintColor", colors(style.tintColor)),
        ("unselectedItemTintColor", recorder.color(bar.unselectedItemTintColor)),
        ("tabBarMinimizeBehavior", word(style.tabBarMinimizeBehavior, .automatic)),
        ("barStyle", .string("\(bar.barStyle)")),
      ] + edgeEffect(style.edgeEffect, "bottomEdgeEffect")
    )
  }

  /// Whether the tab bar determines the bottom edge effect, because no toolbar is visible.
  private func showsBottomEffect(_ isScreen: Bool) -> Bool {
    isScreen && !buttons.isEmpty && navigationController.isToolbarHidden
  }

  /// The states that slots are for, by the slots' names.
  private static let states: [(name: String, state: UIKit.BarState)] = [
    ("standard", BarState(isCompact: false, isAtScrollEdge: false)),
    ("compact", BarState(isCompact: true, isAtScrollEdge: false)),
    ("scrollEdge", BarState(isCompact: false, isAtScrollEdge: true)),
    ("compactScrollEdge", BarState(isCompact: true, isAtScrollEdge: true)),
  ]

  private func assigned(_ slots: [(String, UIBarAppearance?)]) -> Record {
    .members(
      slots.map { slot, appearance in
        (slot, appearance.flatMap { $0.configured == nil ? nil : pool.name(of: $0) } ?? .null)
      }
    )
  }

  private func shown(_ appearance: UIBarAppearance, _ isModified: Bool) -> Record {
    isModified || appearance.configured == nil
      ? pool.name(of: recorder.shown(appearance, isModified: isModified))
      : pool.name(of: appearance)
  }

  private func colors(_ setting: Setting<SlotColors>) -> Record? {
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
    let members: [(String, Record?)] =
      switch behavior {
      case .system: [("behavior", .string("system"))]
      case .fade(let distance): [("behavior", .string("fade")), ("distance", .number(distance))]
      case .crossfade(let distance, let isManual):
        [
          ("behavior", .string("crossfade")), ("distance", .number(distance)),
          ("mechanism", isManual ? .string("private") : nil),
        ]
      case .away(let threshold):
        [("behavior", .string("away")), ("threshold", .number(threshold))]
      case .hide: [("behavior", .string("hide"))]
      }
    return .members(members)
  }

  private func settings(_ settings: ScreenSettings) -> Record {
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
