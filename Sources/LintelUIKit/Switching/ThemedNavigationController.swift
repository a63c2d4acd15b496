#if canImport(UIKit)
public import UIKit

/// A navigation controller whose bars follow a theme through every push and pop, also those that a finger leads and takes back.
///
/// A `ThemeController` that adopts it does the rest. It is plain UIKit until then.
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

  /// UIKit's own method comes first, since it makes the transition's coordinator; what the bars need before is done before.
  private func change<Result>(to target: UIViewController?, _ body: () -> Result) -> Result {
    conductor?.willChange(to: target)
    let result = body()
    conductor?.didChange()
    return result
  }

  /// What the app says of its bar counts for more than what a theme put back.
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
