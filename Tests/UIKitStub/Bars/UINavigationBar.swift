// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UINavigationBar: UIView {
  public var barStyle = UIBarStyle.default
  @available(iOS 3, *)
  public var isTranslucent = true
  @available(iOS 11, *)
  public var prefersLargeTitles = false
  @available(iOS 7, *)
  public var barTintColor: UIColor?
  @available(iOS 6, *)
  public var shadowImage: UIImage?
  @available(iOS 5, *)
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 11, *)
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 7, *)
  public var backIndicatorImage: UIImage?
  @available(iOS 7, *)
  public var backIndicatorTransitionMaskImage: UIImage?
  public var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// The view that draws the background: the first of the subviews, or contained in none of them.
  public let barBackground = BarBackground(frame: .zero)
  /// The controller that manages the bar, or `nil` for a bar that the app creates itself.
  weak var navigationController: UINavigationController?
  var slots = AppearanceSlots<UINavigationBarAppearance>(scrollEdgeSince: 130)
  private lazy var defaultAppearance = UINavigationBarAppearance()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    buildViews()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buildViews()
  }

  private func buildViews() {
    let content = NavigationBarContentView(frame: .zero)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(UILabel(frame: .zero))
    switch Simulation.barViews {
    case .background:
      addSubview(barBackground)
    case .content:
      addSubview(content)
    case .titlesInBackground:
      addSubview(content)
      addSubview(barBackground)
      barBackground.addSubview(UILabel(frame: .zero))
    }
  }

  @available(iOS 13, *)
  public var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { slots.assign(.standard, newValue, of: self) }
  }

  @available(iOS 13, *)
  public var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { slots.assign(.compact, newValue, of: self) }
  }

  @available(iOS 13, *)
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
