// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UINavigationBar: UIView {
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var barTintColor: UIColor?
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// The first of the subviews, which draws the background.
  public let barBackground = BarBackground(frame: .zero)
  /// The controller that manages the bar; nil for a bar of the app's own.
  weak var navigationController: UINavigationController?
  var slots = AppearanceSlots<UINavigationBarAppearance>(scrollEdgeSince: 130)
  private lazy var defaultAppearance = UINavigationBarAppearance()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(barBackground)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(barBackground)
  }

  public var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { slots.assign(.standard, newValue, of: self) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { slots.assign(.compact, newValue, of: self) }
  }

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { slots.assign(.scrollEdge, newValue, of: self) }
  }

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { slots.assign(.compactScrollEdge, newValue, of: self) }
  }
}
