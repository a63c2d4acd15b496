// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationController {
  /// Places the bars, and gives screens the safe area that is left; in points, for an iPhone upright or in landscape.
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
      child.barInsets.top = isNavigationBarHidden ? 0 : barHeight
      child.barInsets.bottom = isToolbarHidden ? 0 : toolbarHeight
    }
    container.safeAreaMayHaveChanged()
  }

  /// The tab bar stays hidden for everything above a screen that hides it.
  func updateBottomBar() {
    guard let tabs = tabBarController, tabs.selected === self else { return }
    tabs.hidesBar = stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Hides or shows the bars, if they are to follow the finger.
  func contentWasDragged(by distance: CGFloat) {
    guard hidesBarsOnSwipe, distance != 0 else { return }
    setNavigationBarHidden(distance > 0, animated: true)
  }
}

/// The methods are optional, which Linux has not: compiled for iOS, they can be implemented and not be called.
///
/// They do nothing unless implemented.
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
