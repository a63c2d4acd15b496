// The defaults of UIKit's optional methods, for `IOSCompiler`. They let apps implement any of the methods. They have different names, so
// that apps can't call the methods, because UIKit's need a question mark. On Linux, the stand-in has them under their own names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UINavigationControllerDelegate {
  @_implements(UINavigationControllerDelegate,navigationController(_:willShow:animated:))
  public func optionalNavigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  @_implements(UINavigationControllerDelegate,navigationController(_:didShow:animated:))
  public func optionalNavigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UITabBarControllerDelegate {
  @_implements(UITabBarControllerDelegate,tabBarController(_:shouldSelect:))
  @available(iOS 3, *)
  public func optionalTabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }

  @_implements(UITabBarControllerDelegate,tabBarController(_:didSelect:))
  public func optionalTabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

extension UIGestureRecognizerDelegate {
  @_implements(UIGestureRecognizerDelegate,gestureRecognizerShouldBegin(_:))
  @available(iOS 3.2, *)
  public func optionalGestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    true
  }

  @_implements(UIGestureRecognizerDelegate,gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))
  @available(iOS 3.2, *)
  public func optionalGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  @_implements(UIGestureRecognizerDelegate,gestureRecognizer(_:shouldRequireFailureOf:))
  @available(iOS 7, *)
  public func optionalGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  @_implements(UIGestureRecognizerDelegate,gestureRecognizer(_:shouldBeRequiredToFailBy:))
  @available(iOS 7, *)
  public func optionalGestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}

extension UIScrollViewDelegate {
  @_implements(UIScrollViewDelegate,scrollViewDidScroll(_:))
  public func optionalScrollViewDidScroll(_ scrollView: UIScrollView) {}
  @_implements(UIScrollViewDelegate,scrollViewWillBeginDragging(_:))
  public func optionalScrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  @_implements(UIScrollViewDelegate,scrollViewDidEndDragging(_:willDecelerate:))
  public func optionalScrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  @_implements(UIScrollViewDelegate,scrollViewDidChangeAdjustedContentInset(_:))
  @available(iOS 11, *)
  public func optionalScrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

@available(iOS 13, *)
extension UIWindowSceneDelegate {
  @_implements(UIWindowSceneDelegate,window)
  public var optionalWindow: UIWindow? {
    get { nil }
    set {}
  }
}

@available(iOS 13, *)
extension UISceneDelegate {
  @_implements(UISceneDelegate,scene(_:willConnectTo:options:))
  public func optionalScene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  @_implements(UISceneDelegate,sceneDidBecomeActive(_:))
  public func optionalSceneDidBecomeActive(_ scene: UIScene) {}
}
