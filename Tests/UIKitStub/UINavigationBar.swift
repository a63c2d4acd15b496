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
  public var topItem: UINavigationItem?

  public var standardAppearance: UINavigationBarAppearance {
    get { storedStandardAppearance }
    set {
      storedStandardAppearance = newValue.duplicate() as? UINavigationBarAppearance ?? newValue
    }
  }

  private lazy var storedStandardAppearance = UINavigationBarAppearance()

  public var compactAppearance: UINavigationBarAppearance? {
    get { storedCompactAppearance }
    set { storedCompactAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedCompactAppearance: UINavigationBarAppearance?

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedScrollEdgeAppearance }
    set { storedScrollEdgeAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedScrollEdgeAppearance: UINavigationBarAppearance?

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedCompactScrollEdgeAppearance }
    set { storedCompactScrollEdgeAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedCompactScrollEdgeAppearance: UINavigationBarAppearance?
}

@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
    @available(iOS 17, *) case inline
  }

  @available(iOS 14, *)
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  @available(iOS 16, *)
  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }

  public var title: String?
  @available(iOS 16, *)
  public var style: ItemStyle {
    get { storedStyle }
    set { storedStyle = newValue }
  }

  private var storedStyle = ItemStyle.navigator
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  @available(iOS 14, *)
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { storedBackButtonDisplayMode }
    set { storedBackButtonDisplayMode = newValue }
  }

  private var storedBackButtonDisplayMode = BackButtonDisplayMode.default
  public var backButtonTitle: String?
  public var backBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?

  public nonisolated override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
  }

  public var standardAppearance: UINavigationBarAppearance? {
    get { storedStandardAppearance }
    set { storedStandardAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedStandardAppearance: UINavigationBarAppearance?

  public var compactAppearance: UINavigationBarAppearance? {
    get { storedCompactAppearance }
    set { storedCompactAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedCompactAppearance: UINavigationBarAppearance?

  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedScrollEdgeAppearance }
    set { storedScrollEdgeAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedScrollEdgeAppearance: UINavigationBarAppearance?

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedCompactScrollEdgeAppearance }
    set { storedCompactScrollEdgeAppearance = newValue?.duplicate() as? UINavigationBarAppearance }
  }

  private var storedCompactScrollEdgeAppearance: UINavigationBarAppearance?
}
