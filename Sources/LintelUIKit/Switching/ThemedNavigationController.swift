#if canImport(UIKit)
public import UIKit

/// A navigation controller whose bars follow a theme through every push and pop, including interactive ones that are cancelled.
///
/// Adopt it with a `ThemeController`. Until then, it behaves like a `UINavigationController`.
@available(iOS 13, *)
open class ThemedNavigationController: UINavigationController {
  weak var conductor: NavigationConductor?

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: viewController) { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    change(to: viewControllers.dropLast().last) { super.popViewController(animated: animated) }
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    change(to: viewController) { super.popToViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change(to: viewControllers.first) { super.popToRootViewController(animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers.last) {
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  /// Prepares the bars, and then calls UIKit's method, which creates the transition's coordinator.
  private func change<Result>(to target: UIViewController?, _ body: () -> Result) -> Result {
    // A screen that appears may adopt this controller, or undo that.
    let conductor = conductor
    conductor?.willChange(to: target)
    let result = body()
    conductor?.didChange()
    return result
  }

  /// Hides or shows the bar; if the app calls this, a theme doesn't restore the earlier visibility.
  open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    conductor?.barWillBeHidden()
    super.setNavigationBarHidden(hidden, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    conductor?.willAppear()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    conductor?.didLayout()
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    conductor?.statusBarStyle ?? super.preferredStatusBarStyle
  }

  open override var childForStatusBarStyle: UIViewController? {
    conductor?.statusBarStyle == nil ? super.childForStatusBarStyle : nil
  }
}
#endif
