#if canImport(SwiftUI) && canImport(UIKit)
@_spi(Generated) import LintelUIKit
public import SwiftUI
import UIKit

@available(iOS 15, *)
extension View {
  /// Identifies this view as a screen of a theme, so that the bars around it show the theme's settings for that screen.
  ///
  /// Use it on the root view of a stack, a destination, a tab, or a sheet, inside of `themedBars(_:)`. If a screen contains several,
  /// the last one counts. Outside of `themedBars(_:)`, it has no effect.
  ///
  /// - Parameter screen: the screen, or `nil` if the bars should look as they do outside of every screen.
  /// - Returns: the view, with a hidden view behind it.
  public func themedScreen<Screen: Hashable>(_ screen: Screen?) -> some View {
    modifier(ThemedScreen(screen: screen))
  }
}

@available(iOS 15, *)
private struct ThemedScreen<Screen: Hashable>: ViewModifier {
  let screen: Screen?
  @Environment(\.[screenTheme: ThemeOf<Screen>()]) private var theme

  func body(content: Content) -> some View {
    content.background(
      ScreenAnchor(theme: theme, screen: screen).frame(width: 0, height: 0)
    )
  }
}

@available(iOS 15, *)
private struct ScreenAnchor<Screen: Hashable>: UIViewControllerRepresentable {
  let theme: ScreenTheme<Screen>?
  let screen: Screen?

  func makeCoordinator() -> ScreenKeeper<Screen> { ScreenKeeper() }

  func makeUIViewController(context: Context) -> AnchorController {
    let anchor = AnchorController(nibName: nil, bundle: nil)
    let keeper = context.coordinator
    keeper.update(theme, screen)
    anchor.moved = { [weak keeper] in keeper?.look(from: $0) }
    anchor.appeared = { [weak keeper] _ in keeper?.checkContent() }
    return anchor
  }

  func updateUIViewController(_ anchor: AnchorController, context: Context) {
    context.coordinator.update(theme, screen)
    context.coordinator.look(from: anchor)
  }

  static func dismantleUIViewController(
    _ anchor: AnchorController,
    coordinator: ScreenKeeper<Screen>
  ) {
    anchor.moved = nil
    coordinator.end()
  }
}

/// Keeps the theme's settings on one SwiftUI screen, even after SwiftUI has set the navigation item again.
@available(iOS 15, *)
@MainActor
final class ScreenKeeper<Screen: Hashable> {
  private var theme: ScreenTheme<Screen>?
  private var screen: Screen?
  private weak var host: UIViewController?
  private weak var stack: UINavigationController?
  private var watch: ItemWatch?
  private var hasReported = false

  /// Shows the screen of the theme that SwiftUI has passed.
  func update(_ theme: ScreenTheme<Screen>?, _ screen: Screen?) {
    guard self.theme !== theme || self.screen != screen else { return }
    if let host, self.theme !== theme || screen == nil { self.theme?.leave(host, by: self) }
    self.theme = theme
    self.screen = screen
    if let host { show(on: host) }
  }

  /// Finds the controllers around the anchor, which may have changed, and checks the navigation item.
  func look(from anchor: AnchorController) {
    guard let found = anchor.host else { return }
    let stack = found.parent as? UINavigationController
    if found !== host || stack !== self.stack {
      if let host, found !== host { theme?.leave(host, by: self) }
      host = found
      self.stack = stack
      show(on: found)
    } else {
      watch?.check()
    }
  }

  /// Withdraws the screen, because its view is gone.
  func end() {
    watch = nil
    if let host { theme?.leave(host, by: self) }
    host = nil
  }

  private func show(on host: UIViewController) {
    watch = nil
    guard let theme, let screen else { return }
    theme.show(screen, on: host, by: self)
    if let tabs = host.tabBarController { theme.adopt(tabs) }
    if let stack { theme.adopt(stack) }
    watch = ItemWatch(host.navigationItem) { [weak self, weak host] in
      if let self, let host, theme.isKept(host, by: self) { theme.show(screen, on: host, by: self) }
    }
  }

  /// Reports content without a scroll view: bars can't follow it, which looks as if the theme were wrong.
  func checkContent() {
    guard let host, let theme, let screen, !hasReported, theme.missesContent(host) else {
      return
    }
    hasReported = true
    ThemeMessages.show(
      "The bar of the screen '\(screen)' should follow its content, but the screen has no scroll view. The bar looks as it does over content that doesn't scroll. Use a List, a ScrollView, or a Form as the content, or set 'scroll: system' for this screen."
    )
  }
}
#endif
