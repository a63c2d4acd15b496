// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIViewController: NSObject {
  public let navigationItem = UINavigationItem()
  /// Settable here, since nothing loads views on Linux.
  public var viewIfLoaded: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public weak var navigationController: UINavigationController?
  public weak var tabBarController: UITabBarController?
  public var hidesBottomBarWhenPushed = false
  public var extendedLayoutIncludesOpaqueBars = false
  public var toolbarItems: [UIBarButtonItem]?
  @available(iOS 13, *)
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitCollection = UITraitCollection()

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }

  public nonisolated override init() {
    super.init()
  }

  open func setNeedsStatusBarAppearanceUpdate() {}
}

open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var toolbar: UIToolbar! = UIToolbar()
  public var hidesBarsOnSwipe = false
  public private(set) var isNavigationBarHidden = false
  public private(set) var isToolbarHidden = true
  public var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers {
        controller.navigationController = self
      }
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}

open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  public var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] {
        controller.tabBarController = self
      }
    }
  }
}
