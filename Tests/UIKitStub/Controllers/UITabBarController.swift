// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UITabBarController: UIViewController {
  @available(iOS 26, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic
    case never
    case onScrollDown
    case onScrollUp
  }

  private var storedMinimizeBehavior = 0

  @available(iOS 26, *)
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { MinimizeBehavior(rawValue: storedMinimizeBehavior) ?? .automatic }
    set {
      Simulation.require(260, "UITabBarController.tabBarMinimizeBehavior")
      storedMinimizeBehavior = newValue.rawValue
    }
  }

  @available(iOS 3, *)
  public let tabBar = UITabBar(frame: .zero)
  public weak var delegate: (any UITabBarControllerDelegate)?
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var controllers: [UIViewController] = []
  private var selection = 0
  /// Whether a pushed screen hides the bar.
  var hidesBar = false {
    didSet { layoutBar() }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.tabBarController = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.tabBarController = self
  }

  public var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selected
    let new = viewControllers ?? []
    for controller in controllers where !new.contains(controller) {
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    selection = old.flatMap { new.firstIndex(of: $0) } ?? 0
    tabBar.items = new.compactMap(\.tabBarItem)
    change(from: old, to: selected)
  }

  public var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue) else { return }
      let old = selected
      selection = newValue
      change(from: old, to: selected)
    }
  }

  /// Declared `assign` by Apple, which makes every use of it `unsafe`.
  public unowned(unsafe) var selectedViewController: UIViewController? {
    get { selected }
    set {
      if let index = newValue.flatMap({ controllers.firstIndex(of: $0) }) { selectedIndex = index }
    }
  }

  var selected: UIViewController? {
    controllers.indices.contains(selection) ? controllers[selection] : nil
  }

  /// Taps an item, as a finger does, which asks the delegate.
  public func tapItem(at index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func change(from old: UIViewController?, to new: UIViewController?) {
    tabBar.selectedItem = new?.tabBarItem
    guard isOnScreen, old !== new else { return }
    old?.beginAppearanceTransition(false, animated: false)
    new?.beginAppearanceTransition(true, animated: false)
    showSelected(animated: false)
    old?.view.removeFromSuperview()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  private func showSelected(animated: Bool) {
    guard let controller = selected else { return }
    hidesBar =
      (controller as? UINavigationController)?.stack
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
    controller.view.frame = CGRect(origin: .zero, size: container.frame.size)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(controller.view)
    layoutBar()
    controller.appearsInHierarchy(animated: animated)
    controller.view.layoutIfNeeded()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func layoutBar() {
    guard isViewLoaded, let view else { return }
    let height: CGFloat = view.traitCollection.verticalSizeClass == .compact ? 32 : 49
    tabBar.isHidden = hidesBar
    tabBar.frame = CGRect(
      x: 0,
      y: view.frame.height - view.safeAreaInsets.bottom - height,
      width: view.frame.width,
      height: height
    )
    for child in container.subviews { child.barInsets.bottom = hidesBar ? 0 : height }
    container.safeAreaMayHaveChanged()
  }

  open override var childForStatusBarStyle: UIViewController? { selected }

  open override func loadView() {
    super.loadView()
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(tabBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selected?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showSelected(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selected?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected?.endAppearanceTransition()
  }
}

/// A delegate with optional methods, as in `UINavigationControllerDelegate`; by default, they return what UIKit uses without them.
@available(iOS 2, *)
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  #if os(iOS)
    @_spi(Optional)
  #endif
  @available(iOS 3, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  #if os(iOS)
    @_spi(Optional)
  #endif
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

#if os(Linux)
  extension UITabBarControllerDelegate {
    @available(iOS 3, *)
    public func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      true
    }

    public func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {}
  }
#endif
