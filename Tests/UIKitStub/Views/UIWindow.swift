// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UIWindow: UIView {
  /// The insets of the screen's edges in points, settable for tests; by default those of an iPhone 14.
  public var screenInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
    didSet { safeAreaMayHaveChanged() }
  }

  /// The traits of the screen, settable for tests; views and view controllers are notified.
  public var screenTraits = UITraitCollection.device {
    willSet { traitsBefore = traitCollection }
    didSet {
      forEachView { $0.setNeedsLayout() }
      if let before = traitsBefore, before != traitCollection { traitsDidChange(from: before) }
      layoutIfNeeded()
    }
  }

  private var traitsBefore: UITraitCollection?
  private var isShown = false

  /// The style of the status bar when UIKit last asked for it.
  public private(set) var statusBarStyle = UIStatusBarStyle.default

  public override init(frame: CGRect) {
    super.init(frame: frame == .zero ? CGRect(x: 0, y: 0, width: 390, height: 844) : frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The root controller, which is shown immediately if the window is visible.
  @available(iOS 4, *)
  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isShown, let oldValue {
        oldValue.beginAppearanceTransition(false, animated: false)
        oldValue.view.removeFromSuperview()
        oldValue.endAppearanceTransition()
      }
      if isShown { showRoot() }
    }
  }

  public func makeKeyAndVisible() {
    isHidden = false
    guard !isShown else { return }
    isShown = true
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = CGRect(origin: .zero, size: frame.size)
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
    root.appearsInHierarchy(animated: false)
    layoutIfNeeded()
    root.endAppearanceTransition()
    updateStatusBar()
  }

  /// Rotates an iPhone, whose bars have their compact height in landscape.
  public func turn(toLandscape isLandscape: Bool) {
    let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
    let size =
      isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    guard size != frame.size else { return }
    let transition = rootViewController.map { root in
      SimulatedTransition(from: root, to: root, isInteractive: false, containerView: self) { _ in }
    }
    if let transition { rootViewController?.viewWillTransition(to: size, with: transition) }
    frame.size = size
    screenInsets =
      isLandscape
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    screenTraits = UITraitCollection(traitsFrom: [
      screenTraits, UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
    ])
    transition?.finish()
  }

  func updateStatusBar() {
    guard var controller = rootViewController else { return }
    while let child = controller.childForStatusBarStyle { controller = child }
    statusBarStyle = controller.preferredStatusBarStyle
  }
}
