// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationController {
  /// Places the bars and sets the remaining safe area of screens, in points for an iPhone in portrait or landscape.
  func layoutBars() {
    guard isViewLoaded, let view else { return }
    let isCompact = navigationBar.isCompact
    let edges = view.safeAreaInsets
    let (width, height) = (view.frame.width, view.frame.height)
    let barHeight: CGFloat = isCompact ? 32 : navigationBar.showsLargeTitle ? 96 : 44
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: edges.top, width: width, height: barHeight)
    navigationBar.barBackground.frame = CGRect(
      x: 0,
      y: -edges.top,
      width: width,
      height: edges.top + barHeight
    )
    let toolbarHeight: CGFloat = isCompact ? 32 : 44
    toolbar.isHidden = isToolbarHidden
    toolbar.frame = CGRect(
      x: 0,
      y: height - edges.bottom - toolbarHeight,
      width: width,
      height: toolbarHeight
    )
    for child in container.subviews {
      layOut(child, below: barHeight, above: toolbarHeight)
    }
    container.safeAreaMayHaveChanged()
  }

  /// Places the view of a screen.
  ///
  /// The view extends under bars, which reduce its safe area, unless they are opaque: `extendedLayoutIncludesOpaqueBars` is false by
  /// default, so that the view begins below a bar that isn't translucent, and is taller while that bar is hidden
  /// (UIViewController.h: "Defaults to NO, but bars are translucent by default on 7_0").
  private func layOut(_ child: UIView, below barHeight: CGFloat, above toolbarHeight: CGFloat) {
    child.barInsets.top = isNavigationBarHidden ? 0 : barHeight
    child.barInsets.bottom = isToolbarHidden ? 0 : toolbarHeight
    guard let screen = child.viewController else { return }
    let isBelow =
      !navigationBar.isTranslucent && !isNavigationBarHidden
      && !screen.extendedLayoutIncludesOpaqueBars
    let top = isBelow ? navigationBar.frame.maxY : 0
    if isBelow { child.barInsets.top = 0 }
    guard child.frame.minY != top else { return }
    child.frame = CGRect(
      x: 0,
      y: top,
      width: container.frame.width,
      height: container.frame.height - top
    )
  }

  /// Updates the tab bar, which stays hidden for every screen above one that hides it.
  func updateBottomBar() {
    guard let tabs = tabBarController, tabs.selected === self else { return }
    tabs.hidesBar = stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Hides or shows the bars if they follow the finger.
  func contentWasDragged(by distance: CGFloat) {
    guard hidesBarsOnSwipe, distance != 0 else { return }
    setNavigationBarHidden(distance > 0, animated: true)
  }
}

/// A delegate with optional methods, which Linux doesn't have: compiled for iOS, they can be implemented but aren't called, and do nothing.
@available(iOS 2, *)
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  #if os(iOS)
    @_spi(Optional)
  #endif
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  #if os(iOS)
    @_spi(Optional)
  #endif
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

#if os(Linux)
  extension UINavigationControllerDelegate {
    public func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }
#endif
