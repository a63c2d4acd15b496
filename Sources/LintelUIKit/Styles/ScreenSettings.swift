#if canImport(UIKit)
public import UIKit

/// A theme's settings for a screen and for what surrounds its bars.
@available(iOS 13, *)
@MainActor
public struct ScreenSettings {
  /// The tint of the window.
  @_spi(Generated) public var windowTintColor: Setting<UIColor?> = .untouched
  /// The value that the screen's `preferredStatusBarStyle` has to return.
  @_spi(Generated) public var statusBarStyle: Setting<UIStatusBarStyle> = .untouched
  /// The interface style, light or dark, that the screen keeps.
  @_spi(Generated) public var overrideUserInterfaceStyle: Setting<UIUserInterfaceStyle> = .untouched
  /// When the screen shows a large title.
  @_spi(Generated) public var largeTitleDisplayMode:
    Setting<UINavigationItem.LargeTitleDisplayMode> = .untouched
  /// What the back button that leads back to the screen displays.
  @_spi(Generated) public var backButtonDisplayMode: Setting<BackButtonDisplayMode> = .untouched
  /// The title of the back button that leads back to the screen, or `nil` for the screen's title.
  @_spi(Generated) public var backButtonTitle: Setting<String?> = .untouched
  /// How the navigation item lays out its content; no effect before iOS 16.
  @_spi(Generated) public var itemStyle: Setting<NavigationItemStyle> = .untouched
  /// Whether the tab bar is hidden while the screen is on the stack.
  @_spi(Generated) public var hidesBottomBar: Setting<Bool> = .untouched
  /// Whether the navigation bar is hidden on the screen.
  @_spi(Generated) public var hidesNavigationBar: Setting<Bool> = .untouched
  /// Whether the toolbar is hidden on the screen.
  @_spi(Generated) public var hidesToolbar: Setting<Bool> = .untouched
  /// Whether the content extends under opaque bars.
  @_spi(Generated) public var extendsUnderOpaqueBars: Setting<Bool> = .untouched
  /// Whether the content scrolls.
  @_spi(Generated) public var scrolls: Setting<Bool> = .untouched
  /// How the bar changes when the screen is pushed or popped.
  @_spi(Generated) public var transition: Setting<TransitionScheme> = .untouched

  /// Creates settings that leave everything alone.
  @_spi(Generated) public init() {}

  /// Applies the settings that UIKit keeps on a view controller and its navigation item.
  public func apply(to viewController: UIViewController) {
    ChangeLog.apply(viewController, .settings) {
      set(on: viewController, largeTitles: largeTitleDisplayMode, $0)
    }
    viewController.setNeedsStatusBarAppearanceUpdate()
  }

  /// Hides or shows the bars of a navigation controller, for the screen that appears in it.
  ///
  /// If the theme doesn't set a bar's visibility, the bar goes back to what it was before a theme hid or showed it.
  public func applyVisibility(to controller: UINavigationController, animated: Bool) {
    BarVisibility.direct(controller).update(
      hides: hidesNavigationBar.value,
      hidesToolbar: hidesToolbar.value,
      isSwiped: false,
      animated: animated
    )
  }

  /// Sets the tint of a window.
  public func apply(to window: UIWindow) {
    ChangeLog.apply(window, .settings) { setTint(of: window, $0) }
  }
}

// MARK: - Parts that can be restored

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

/// A counterpart of UIKit's `UINavigationItem.BackButtonDisplayMode` that is also available before iOS 14.
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

/// A counterpart of UIKit's `UINavigationItem.ItemStyle` that is also available before iOS 16.
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
