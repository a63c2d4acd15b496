#if canImport(SwiftUI) && canImport(UIKit)
@_spi(Generated) import LintelUIKit
public import SwiftUI
import UIKit

/// A key for a type of context, so that a key path can select the context of one theme among several.
@available(iOS 15, *)
@_spi(Generated)
public struct ContextOf<Context>: Hashable, Sendable {
  /// Creates the key.
  public init() {}
}

/// A key for a type of screen, so that a screen finds its theme by only the type.
@available(iOS 15, *)
struct ThemeOf<Screen: Hashable>: Hashable, Sendable {}

@available(iOS 15, *)
private struct ContextKey<Context>: EnvironmentKey {
  static var defaultValue: Context? { nil }
}

@available(iOS 15, *)
private struct ThemeKey<Screen: Hashable>: EnvironmentKey {
  static var defaultValue: ScreenTheme<Screen>? { nil }
}

@available(iOS 15, *)
extension EnvironmentValues {
  /// The context of the nearest `themedBars(_:)` with this type, or `nil` outside of all.
  @_spi(Generated) public subscript<Context>(themeContext _: ContextOf<Context>) -> Context? {
    get { self[ContextKey<Context>.self] }
    set { self[ContextKey<Context>.self] = newValue }
  }

  subscript<Screen: Hashable>(screenTheme _: ThemeOf<Screen>) -> ScreenTheme<Screen>? {
    get { self[ThemeKey<Screen>.self] }
    set { self[ThemeKey<Screen>.self] = newValue }
  }
}

/// A `ThemeController` without the type of its context, as its screens use it.
@available(iOS 15, *)
@MainActor
final class ScreenTheme<Screen: Hashable> {
  let controller: AnyObject
  private let assign: (Screen?, UIViewController) -> Void
  /// Styles a navigation or tab bar controller, and everything that it shows.
  let adopt: (UIViewController) -> Void
  /// Whether a bar should follow content in which no scroll view is found.
  let missesContent: (UIViewController) -> Bool
  private var keepers: [ObjectIdentifier: WeakKeeper] = [:]

  private struct WeakKeeper {
    weak var keeper: ScreenKeeper<Screen>?
  }

  init<Context>(_ controller: ThemeController<Context, Screen>) {
    self.controller = controller
    assign = { [unowned controller] in controller.assign($0, to: $1) }
    adopt = { [unowned controller] in
      if let stack = $0 as? UINavigationController { controller.adopt(stack) }
      if let tabs = $0 as? UITabBarController { controller.adopt(tabs) }
    }
    missesContent = { [unowned controller] in controller.missesContent($0) }
  }

  /// Assigns a screen to a host, and replaces what another keeper assigned.
  func show(_ screen: Screen, on host: UIViewController, by keeper: ScreenKeeper<Screen>) {
    keepers = keepers.filter { $0.value.keeper != nil }
    keepers[ObjectIdentifier(host)] = WeakKeeper(keeper: keeper)
    assign(screen, host)
  }

  /// Removes what a keeper assigned to a host, unless another keeper has assigned a screen since.
  func leave(_ host: UIViewController, by keeper: ScreenKeeper<Screen>) {
    guard keepers[ObjectIdentifier(host)]?.keeper === keeper else { return }
    keepers[ObjectIdentifier(host)] = nil
    assign(nil, host)
  }

  /// Whether a keeper was the last one to assign a screen to a host.
  func isKept(_ host: UIViewController, by keeper: ScreenKeeper<Screen>) -> Bool {
    keepers[ObjectIdentifier(host)]?.keeper === keeper
  }
}
#endif
