// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  @available(iOS 5, *)
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  @available(iOS 5, *)
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? {
    nearest(UINavigationController.self)
  }

  public var tabBarController: UITabBarController? {
    nearest(UITabBarController.self)
  }

  /// The coordinator of the nearest controller, starting with this one and going up, that has a transition.
  @available(iOS 7, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let transition = (current as? UINavigationController)?.transition { return transition }
      controller = current.parent
    }
    return nil
  }

  @available(iOS 3, *)
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
