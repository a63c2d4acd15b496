#if canImport(UIKit)
public import UIKit

/// What a theme sets around the bars of a screen.
@available(iOS 13, *)
@MainActor
public struct ScreenSettings {
  /// The tint of the window.
  @_spi(Generated) public var windowTintColor: Setting<UIColor?> = .untouched
  /// What the screen's `preferredStatusBarStyle` has to return.
  @_spi(Generated) public var statusBarStyle: Setting<UIStatusBarStyle> = .untouched
  /// The light or dark style that the screen keeps.
  @_spi(Generated) public var overrideUserInterfaceStyle: Setting<UIUserInterfaceStyle> = .untouched
  /// When the screen shows its title large.
  @_spi(Generated) public var largeTitleDisplayMode:
    Setting<UINavigationItem.LargeTitleDisplayMode> = .untouched
  /// What the back button that leads to the screen says.
  @_spi(Generated) public var backButtonDisplayMode: Setting<BackButtonDisplayMode> = .untouched
  /// The text of the back button that leads to the screen; nil for the screen's title.
  @_spi(Generated) public var backButtonTitle: Setting<String?> = .untouched
  /// How the navigation item lays out its content; nothing below iOS 16.
  @_spi(Generated) public var itemStyle: Setting<NavigationItemStyle> = .untouched
  /// Whether the tab bar is hidden while the screen is on the stack.
  @_spi(Generated) public var hidesBottomBar: Setting<Bool> = .untouched
  /// Whether the navigation bar is hidden on the screen.
  @_spi(Generated) public var hidesNavigationBar: Setting<Bool> = .untouched
  /// Whether the toolbar is hidden on the screen.
  @_spi(Generated) public var hidesToolbar: Setting<Bool> = .untouched
  /// Whether the content reaches under opaque bars.
  @_spi(Generated) public var extendsUnderOpaqueBars: Setting<Bool> = .untouched
  /// Whether the content scrolls.
  @_spi(Generated) public var scrolls: Setting<Bool> = .untouched
  /// How the bar changes when the screen is pushed or popped.
  @_spi(Generated) public var transition: Setting<TransitionScheme> = .untouched

  /// Settings that leave everything alone.
  @_spi(Generated) public init() {}

  /// Sets what a view controller and its navigation item keep themselves.
  public func apply(to viewController: UIViewController) {
    ChangeLog.apply(viewController, .settings) {
      set(on: viewController, largeTitles: largeTitleDisplayMode, $0)
    }
    viewController.setNeedsStatusBarAppearanceUpdate()
  }

  /// Hides or shows the bars of a navigation controller, for the screen that appears in it.
  ///
  /// Where the theme says nothing, bars go back to what they were before a theme hid or showed them.
  public func applyVisibility(to controller: UINavigationController, animated: Bool) {
    BarVisibility.direct(controller).update(
      hides: hidesNavigationBar.value,
      hidesToolbar: hidesToolbar.value,
      isSwiped: false,
      animated: animated
    )
  }

  /// Sets what a window keeps.
  public func apply(to window: UIWindow) {
    ChangeLog.apply(window, .settings) { setTint(of: window, $0) }
  }
}

// MARK: - Parts, with what they were

@available(iOS 13, *)
extension ScreenSettings {
  func set(
    on viewController: UIViewController,
    largeTitles: Setting<UINavigationItem.LargeTitleDisplayMode>,
    _ log: ChangeLog
  ) {
    log.set(viewController, \.overrideUserInterfaceStyle, to: overrideUserInterfaceStyle)
    log.set(viewController, \.hidesBottomBarWhenPushed, to: hidesBottomBar)
    log.set(viewController, \.extendedLayoutIncludesOpaqueBars, to: extendsUnderOpaqueBars)
    let item = viewController.navigationItem
    log.set(item, \.largeTitleDisplayMode, to: largeTitles)
    log.set(item, \.backButtonTitle, to: backButtonTitle)
    if #available(iOS 14, *), case .set(let mode) = backButtonDisplayMode {
      log.set(item, \.backButtonDisplayMode, to: mode.uiMode)
    }
    if #available(iOS 16, *), case .set(let style) = itemStyle {
      log.set(item, \.style, to: style.uiStyle)
    }
  }

  func setTint(of view: UIView, _ log: ChangeLog) { log.setTint(view, to: windowTintColor) }
}

/// UIKit's `UINavigationItem.BackButtonDisplayMode`, on systems before iOS 14 too.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum BackButtonDisplayMode: String, CaseIterable, Sendable {
  case `default`
  case generic
  case minimal

  @available(iOS 14, *)
  fileprivate var uiMode: UINavigationItem.BackButtonDisplayMode {
    switch self {
    case .default: .default
    case .generic: .generic
    case .minimal: .minimal
    }
  }
}

/// UIKit's `UINavigationItem.ItemStyle`, on systems before iOS 16 too.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum NavigationItemStyle: String, CaseIterable, Sendable {
  case navigator
  case browser
  case editor

  @available(iOS 16, *)
  fileprivate var uiStyle: UINavigationItem.ItemStyle {
    switch self {
    case .navigator: .navigator
    case .browser: .browser
    case .editor: .editor
    }
  }
}
#endif
