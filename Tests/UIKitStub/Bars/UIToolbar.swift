// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UIToolbar: UIView {
  public var barStyle = UIBarStyle.default
  @available(iOS 3, *)
  public var isTranslucent = true
  @available(iOS 7, *)
  public var barTintColor: UIColor?
  public var items: [UIBarButtonItem]?

  /// The view that draws the background, the first of the subviews.
  public let barBackground = BarBackground(frame: .zero)
  /// The controller that manages the bar, or `nil` for a bar that the app creates itself.
  weak var navigationController: UINavigationController?
  var slots = AppearanceSlots<UIToolbarAppearance>(scrollEdgeSince: 150)
  private lazy var defaultAppearance = UIToolbarAppearance()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(barBackground)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(barBackground)
  }

  @available(iOS 13, *)
  public var standardAppearance: UIToolbarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { slots.assign(.standard, newValue, of: self) }
  }

  @available(iOS 13, *)
  public var compactAppearance: UIToolbarAppearance? {
    get { slots[.compact] }
    set { slots.assign(.compact, newValue, of: self) }
  }

  @available(iOS 15, *)
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.scrollEdge] }
    set { slots.assign(.scrollEdge, newValue, of: self) }
  }

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { slots[.compactScrollEdge] }
    set { slots.assign(.compactScrollEdge, newValue, of: self) }
  }
}
