// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar(frame: .zero)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @available(iOS 3, *)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Observable, as every property with a setter in Objective-C is.
  public var delegate: (any UINavigationControllerDelegate)? {
    get {
      keyValueObservers.lastRead = "delegate"
      return storedDelegate
    }
    set {
      storedDelegate = newValue
      keyValueObservers.didSet("delegate")
    }
  }
  private weak var storedDelegate: (any UINavigationControllerDelegate)?
  @available(iOS 7, *)
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  @available(iOS 26, *)
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer(target: nil, action: nil)
  @available(iOS 8, *)
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  @available(iOS 8, *)
  public var hidesBarsOnSwipe = false
  @available(iOS 8, *)
  public var hidesBarsOnTap = false
  @available(iOS 8, *)
  public var hidesBarsWhenVerticallyCompact = false

  public var isNavigationBarHidden = false {
    didSet { layoutBars() }
  }
  @available(iOS 3, *)
  public var isToolbarHidden = true {
    didSet { layoutBars() }
  }

  /// The calls that hid or showed bars, such as `bar hidden animated`.
  public internal(set) var visibilityCalls: [String] = []

  /// The running push or pop, for tests to advance.
  public internal(set) var transition: SimulatedTransition?

  let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var stack: [UIViewController] = []
  /// The stack before the running transition.
  var stackBefore: [UIViewController] = []
  var isPopInteractive = false
  private let popGestureRule = PopGestureRule()
  private let contentPopGestureRule = PopGestureRule()
  /// The stack to set after the running transition ends.
  var waitingStack: [UIViewController]?
  private var plannedStack: [UIViewController] { waitingStack ?? stack }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.navigationController = self
    toolbar.navigationController = self
    popGestureRule.navigationController = self
    interactivePopGestureRecognizer?.delegate = popGestureRule
    contentPopGestureRule.navigationController = self
    contentPopGestureRule.isForContent = true
    interactiveContentPopGestureRecognizer?.delegate = contentPopGestureRule
  }

  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public var topViewController: UIViewController? { stack.last }
  public var visibleViewController: UIViewController? { stack.last }

  @available(iOS 3, *)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: plannedStack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let stack = plannedStack
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    changeStack(to: Array(stack.dropLast()), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    let stack = plannedStack
    guard let index = stack.firstIndex(of: viewController), index < stack.count - 1 else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    plannedStack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    visibilityCalls.append("bar \(hidden ? "hidden" : "shown")\(animated ? " animated" : "")")
    isNavigationBarHidden = hidden
  }

  @available(iOS 3, *)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    visibilityCalls.append("toolbar \(hidden ? "hidden" : "shown")\(animated ? " animated" : "")")
    isToolbarHidden = hidden
  }

  /// The status bar's style, which depends on the bar's style as long as the bar is shown.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override func loadView() {
    super.loadView()
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    transition?.start()
    layoutBars()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController { top.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showTop(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let top = topViewController else { return }
    top.endAppearanceTransition()
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.finish()
    topViewController?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.endAppearanceTransition()
  }
}
