// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var itemPositioning = ItemPositioning.automatic
  public var itemWidth: CGFloat = 0
  public var itemSpacing: CGFloat = 0
  public var items: [UITabBarItem]?

  public var standardAppearance: UITabBarAppearance {
    get { storedStandardAppearance }
    set { storedStandardAppearance = newValue.duplicate() as? UITabBarAppearance ?? newValue }
  }

  private lazy var storedStandardAppearance = UITabBarAppearance()

  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedScrollEdgeAppearance }
    set { storedScrollEdgeAppearance = newValue?.duplicate() as? UITabBarAppearance }
  }

  private var storedScrollEdgeAppearance: UITabBarAppearance?
}

open class UITabBarItem: UIBarItem {
  public var badgeColor: UIColor?

  public var standardAppearance: UITabBarAppearance? {
    get { storedStandardAppearance }
    set { storedStandardAppearance = newValue?.duplicate() as? UITabBarAppearance }
  }

  private var storedStandardAppearance: UITabBarAppearance?

  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedScrollEdgeAppearance }
    set { storedScrollEdgeAppearance = newValue?.duplicate() as? UITabBarAppearance }
  }

  private var storedScrollEdgeAppearance: UITabBarAppearance?
}
