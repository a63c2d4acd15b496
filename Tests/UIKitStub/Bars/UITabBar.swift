// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UITabBar: UIView {
  @available(iOS 7, *)
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  @available(iOS 7, *)
  public var barStyle = UIBarStyle.default
  @available(iOS 7, *)
  public var isTranslucent = true
  @available(iOS 7, *)
  public var barTintColor: UIColor?
  @available(iOS 10, *)
  public var unselectedItemTintColor: UIColor?
  @available(iOS 7, *)
  public var itemPositioning = ItemPositioning.automatic
  @available(iOS 7, *)
  public var itemWidth: CGFloat = 0
  @available(iOS 7, *)
  public var itemSpacing: CGFloat = 0
  public var items: [UITabBarItem]?
  /// Observable if UIKit uses its setter, as every property with a setter in Objective-C is.
  public var selectedItem: UITabBarItem? {
    get {
      keyValueObservers.lastRead = "selectedItem"
      return storedSelectedItem
    }
    set {
      storedSelectedItem = newValue
      if Simulation.tellsSelectedItem { keyValueObservers.didSet("selectedItem") }
    }
  }
  private weak var storedSelectedItem: UITabBarItem?

  /// The view that draws the background, the first of the subviews.
  public let barBackground = BarBackground(frame: .zero)
  /// The controller that manages the bar, or `nil` for a bar that the app creates itself.
  weak var tabBarController: UITabBarController?
  var slots = AppearanceSlots<UITabBarAppearance>(scrollEdgeSince: 150)
  private lazy var defaultAppearance = UITabBarAppearance()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(barBackground)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(barBackground)
  }

  @available(iOS 13, *)
  public var standardAppearance: UITabBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { slots.assign(.standard, newValue, of: self) }
  }

  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots[.scrollEdge] }
    set { slots.assign(.scrollEdge, newValue, of: self) }
  }
}
