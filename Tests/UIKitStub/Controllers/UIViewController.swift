// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
open class UIViewController: UIResponder, KeyValueObserving {
  public let keyValueObservers = KeyValueObservers()

  /// The state of a controller in its life cycle.
  enum Presence {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  public var hidesBottomBarWhenPushed = false
  @available(iOS 7, *)
  public var extendedLayoutIncludesOpaqueBars = false
  @available(iOS 7, *)
  public var edgesForExtendedLayout = UIRectEdge.all
  @available(iOS 11, *)
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
  }
  @available(iOS 3, *)
  public var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  @available(iOS 13, *)
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { traitsBefore = viewIfLoaded?.traitCollection }
    didSet {
      guard let view = viewIfLoaded, let traitsBefore, traitsBefore != view.traitCollection else {
        return
      }
      view.traitsDidChange(from: traitsBefore)
    }
  }

  private var traitsBefore: UITraitCollection?
  public internal(set) weak var parent: UIViewController?
  @available(iOS 5, *)
  public internal(set) var presentedViewController: UIViewController?
  @available(iOS 5, *)
  public internal(set) weak var presentingViewController: UIViewController?
  @available(iOS 5, *)
  public internal(set) var children: [UIViewController] = []
  @available(iOS 5, *)
  public internal(set) var isMovingToParent = false
  @available(iOS 5, *)
  public internal(set) var isMovingFromParent = false
  var presence = Presence.disappeared
  var isAppearanceAnimated = false
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(sealed: ())
  }

  public required init?(coder: NSCoder) {
    super.init(sealed: ())
  }

  @MainActor
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  @available(iOS 9, *)
  public var viewIfLoaded: UIView? { loadedView }
  @available(iOS 3, *)
  public var isViewLoaded: Bool { loadedView != nil }

  /// An implicitly unwrapped optional, as Apple declares it; reading it loads the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  @available(iOS 9, *)
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  @available(iOS 8, *)
  public var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    return (parent?.traitCollection ?? .device).overriding(overrideUserInterfaceStyle)
  }

  @available(iOS 7, *)
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  @available(iOS 7, *)
  open var childForStatusBarStyle: UIViewController? { nil }
  @available(iOS 7, *)
  open var prefersStatusBarHidden: Bool { false }

  @available(iOS 7, *)
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.updateStatusBar()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between `viewWillAppear` and `viewDidAppear`, with the view in its window.
  @available(iOS 13, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  @available(iOS 5, *)
  open func viewWillLayoutSubviews() {}
  @available(iOS 5, *)
  open func viewDidLayoutSubviews() {}
  @available(iOS 11, *)
  open func viewSafeAreaInsetsDidChange() {}
  /// Called with the new size, and passed on to child controllers.
  @available(iOS 8, *)
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  @available(iOS 5, *)
  open func willMove(toParent parent: UIViewController?) {}
  @available(iOS 5, *)
  open func didMove(toParent parent: UIViewController?) {}
  @available(iOS, introduced: 8, deprecated: 17, message: "Use the trait change registration APIs.")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
