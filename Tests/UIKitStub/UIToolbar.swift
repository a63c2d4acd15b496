// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIToolbar: UIView {
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var items: [UIBarButtonItem]?

  public var standardAppearance: UIToolbarAppearance {
    get { storedStandardAppearance }
    set { storedStandardAppearance = newValue.duplicate() as? UIToolbarAppearance ?? newValue }
  }

  private lazy var storedStandardAppearance = UIToolbarAppearance()

  public var compactAppearance: UIToolbarAppearance? {
    get { storedCompactAppearance }
    set { storedCompactAppearance = newValue?.duplicate() as? UIToolbarAppearance }
  }

  private var storedCompactAppearance: UIToolbarAppearance?

  @available(iOS 15, *)
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { storedScrollEdgeAppearance }
    set { storedScrollEdgeAppearance = newValue?.duplicate() as? UIToolbarAppearance }
  }

  private var storedScrollEdgeAppearance: UIToolbarAppearance?

  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { storedCompactScrollEdgeAppearance }
    set { storedCompactScrollEdgeAppearance = newValue?.duplicate() as? UIToolbarAppearance }
  }

  private var storedCompactScrollEdgeAppearance: UIToolbarAppearance?
}
