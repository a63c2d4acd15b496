#if canImport(SwiftUI) && canImport(UIKit)
@_spi(Generated) public import LintelUIKit
public import SwiftUI
import UIKit

@available(iOS 15, *)
extension View {
  /// Lets a theme style the bars of the stacks, columns, and tabs in this view, and of those that its screens present.
  ///
  /// A change of the controller's context appears on all bars, and in every view that reads the context from the environment. To
  /// animate both, make the change inside of `withAnimation`.
  ///
  /// - Parameter controller: the theme and its context; keep it in a `@State` property of the app or of a scene.
  /// - Returns: the view, with a hidden view behind it.
  public func themedBars<Context, Screen: Hashable>(
    _ controller: ThemeController<Context, Screen>
  ) -> some View {
    modifier(ThemedBars(controller: controller))
  }
}

@available(iOS 15, *)
private struct ThemedBars<Context, Screen: Hashable>: ViewModifier {
  let controller: ThemeController<Context, Screen>
  /// Counts the changes of the context, because SwiftUI doesn't observe the controller.
  @State private var changes = 0
  @State private var themes = ScreenThemes<Screen>()

  func body(content: Content) -> some View {
    content
      .environment(\.[themeContext: ContextOf<Context>()], controller.context)
      .environment(\.[screenTheme: ThemeOf<Screen>()], themes.theme(of: controller))
      .background(
        BarsAnchor(
          controller: controller,
          theme: themes.theme(of: controller),
          changes: $changes,
          change: changes
        )
        .id(ObjectIdentifier(controller))
      )
  }
}

/// Creates one `ScreenTheme` for each controller, so that screens can tell whether theirs has changed.
@available(iOS 15, *)
@MainActor
private final class ScreenThemes<Screen: Hashable> {
  private var last: ScreenTheme<Screen>?

  nonisolated init() {}

  func theme<Context>(of controller: ThemeController<Context, Screen>) -> ScreenTheme<Screen> {
    if let last, last.controller === controller { return last }
    let theme = ScreenTheme(controller)
    last = theme
    return theme
  }
}

@available(iOS 15, *) @MainActor
private struct BarsAnchor<ThemeContext, Screen: Hashable>: UIViewControllerRepresentable {
  let controller: ThemeController<ThemeContext, Screen>
  let theme: ScreenTheme<Screen>
  @Binding var changes: Int
  let change: Int

  final class Shown {
    var change = 0
  }

  func makeCoordinator() -> Shown { Shown() }

  func makeUIViewController(context: Context) -> AnchorController {
    let anchor = AnchorController(nibName: nil, bundle: nil)
    context.coordinator.change = change
    anchor.moved = { [theme] in $0.enclosingContainers.forEach(theme.adopt) }
    let changes = $changes
    controller.followContext(for: anchor) { changes.wrappedValue += 1 }
    // UIKit doesn't load a SwiftUI screen before it shows it, but a push prepares the bars earlier.
    controller.screenIsExpected = { $0.view.layoutIfNeeded() }
    return anchor
  }

  func updateUIViewController(_ anchor: AnchorController, context: Context) {
    anchor.moved?(anchor)
    guard context.coordinator.change != change else { return }
    context.coordinator.change = change
    guard context.transaction.animation != nil else { return }
    for container in anchor.enclosingContainers { dissolve(container) }
  }

  /// Crossfades the bars to their new look, for the duration of SwiftUI's default animation.
  private func dissolve(_ container: UIViewController) {
    var bars: [UIView] = []
    if let stack = container as? UINavigationController {
      bars = [stack.navigationBar, stack.toolbar]
    }
    if let tabs = container as? UITabBarController { bars = [tabs.tabBar] }
    for bar in bars {
      UIView.transition(
        with: bar,
        duration: 0.35,
        options: [.transitionCrossDissolve, .allowUserInteraction, .beginFromCurrentState],
        animations: { bar.setNeedsLayout() }
      )
    }
  }
}
#endif
