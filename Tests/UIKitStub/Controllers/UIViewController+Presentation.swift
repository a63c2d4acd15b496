// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  /// Presents immediately, as a sheet that leaves the screen behind it in the hierarchy.
  @available(iOS 5, *)
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window, presentedViewController == nil else { return }
    let presented = viewControllerToPresent
    presentedViewController = presented
    presented.presentingViewController = self
    presented.beginAppearanceTransition(true, animated: flag)
    presented.view.frame = CGRect(origin: .zero, size: window.frame.size)
    window.addSubview(presented.view)
    presented.appearsInHierarchy(animated: flag)
    window.layoutIfNeeded()
    presented.endAppearanceTransition()
    completion?()
  }

  /// Dismisses the controller that this one presented, or else this controller itself.
  @available(iOS 5, *)
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.dismiss(animated: flag, completion: completion)
      }
      return
    }
    presented.beginAppearanceTransition(false, animated: flag)
    presented.view.removeFromSuperview()
    presented.endAppearanceTransition()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}

/// A controller with two columns side by side, as on an iPad.
@available(iOS 3.2, *)
open class UISplitViewController: UIViewController {
  @available(iOS 3.2, *)
  public var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue { controller.removeFromParent() }
      for controller in viewControllers { addChild(controller) }
      if isViewLoaded { showColumns() }
    }
  }

  /// Whether a swipe from the edge shows the primary column.
  @available(iOS 5.1, *)
  public var presentsWithGesture = true

  /// When the button that shows the primary column is visible.
  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic
    case never
    case always
  }

  @available(iOS 14.5, *)
  public var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Whether the primary column is hidden, settable for tests.
  public var isPrimaryHidden = false

  /// Swipes from the leading edge.
  ///
  /// "The combination of presentsWithGesture being set to false and displayModeButtonVisibility set to .always means that when the
  /// primary column has been collapsed, swiping from the leading edge of the screen will trigger an interactive pop transition on the
  /// secondary column navigation controller." (Recreating the iPadOS Settings App Navigation Bar Style)
  ///
  /// - Returns: the pop of the secondary column, or `nil` if the swipe shows the primary column or does nothing.
  @available(iOS 14.5, *)
  public func swipeFromLeadingEdge() -> SimulatedTransition? {
    guard isPrimaryHidden else { return nil }
    if presentsWithGesture {
      isPrimaryHidden = false
      return nil
    }
    guard displayModeButtonVisibility == .always else { return nil }
    return (viewControllers.last as? UINavigationController)?.beginSwipeBack()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in viewControllers { child.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showColumns()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in viewControllers { child.endAppearanceTransition() }
  }

  private func showColumns() {
    guard let view else { return }
    let width = view.frame.width / CGFloat(max(viewControllers.count, 1))
    for (index, child) in viewControllers.enumerated() {
      child.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: view.frame.height
      )
      view.addSubview(child.view)
      child.appearsInHierarchy(animated: false)
    }
    view.layoutIfNeeded()
  }
}
