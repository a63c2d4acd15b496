// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
open class UIView: UIResponder, KeyValueObserving {
  @available(iOS 2, *)
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  @available(iOS 2, *)
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public let keyValueObservers = KeyValueObservers()
  /// The values set by setters from before appearance objects; the properties from that time are stored as in UIKit.
  public internal(set) final var legacySettings: [UIAppearanceProxies.Setting] = []
  /// The values that proxies set when the view entered a window.
  public internal(set) final var proxySettings: [UIAppearanceProxies.Setting] = []

  // The hierarchy, which UIView+Hierarchy.swift maintains.
  public internal(set) final var subviews: [UIView] = []
  public internal(set) weak final var superview: UIView?
  weak var viewController: UIViewController?

  public var frame: CGRect {
    didSet { if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) } }
  }
  public var autoresizingMask: AutoresizingMask = []
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isOpaque = true
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public var contentMode = ContentMode.scaleToFill
  public var backgroundColor: UIColor?
  public var tag = 0
  /// The number of times that the view was crossfaded as a whole.
  public internal(set) final var crossDissolves = 0

  /// The tint set on this view, or `nil` for that of its superview.
  public internal(set) final var assignedTintColor: UIColor?
  var ownInterfaceStyle = UIUserInterfaceStyle.unspecified
  var needsLayout = true
  /// The insets that a container's bars add to the safe area.
  var barInsets = UIEdgeInsets.zero
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var traitChangeHandlers: [(UITraitCollection) -> Void] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init(sealed: ())
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(sealed: ())
  }

  @MainActor
  public convenience init() {
    self.init(frame: .zero)
  }

  open override var next: UIResponder? { viewController ?? superview }

  open func layoutSubviews() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  @available(iOS 7, *)
  open func tintColorDidChange() {}
  @available(iOS 11, *)
  open func safeAreaInsetsDidChange() {}
  @available(iOS, introduced: 8, deprecated: 17, message: "Use the trait change registration APIs.")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
