// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIViewController: UIResponder {
  /// Where in its life cycle a controller is.
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
  public var extendedLayoutIncludesOpaqueBars = false
  public var edgesForExtendedLayout = UIRectEdge.all
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.safeAreaMayHaveChanged() }
  }
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
  public internal(set) var children: [UIViewController] = []
  public internal(set) var isMovingToParent = false
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

  public var viewIfLoaded: UIView? { loadedView }
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

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  public var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    return (parent?.traitCollection ?? .device).overriding(overrideUserInterfaceStyle)
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersStatusBarHidden: Bool { false }

  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.updateStatusBar()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Between `viewWillAppear` and `viewDidAppear`, with the view in its window.
  @available(iOS 13, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Told to the controllers inside, too.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
