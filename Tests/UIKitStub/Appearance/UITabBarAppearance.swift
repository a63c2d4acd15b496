// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UITabBarAppearance: UIBarAppearance {
  private lazy var storedStacked = UITabBarItemAppearance(style: .stacked)
  private lazy var storedInline = UITabBarItemAppearance(style: .inline)
  private lazy var storedCompactInline = UITabBarItemAppearance(style: .compactInline)

  override func duplicate() -> RecordedObject {
    let copy = super.duplicate()
    if let copy = copy as? UITabBarAppearance {
      copy.storedStacked = storedStacked.duplicated
      copy.storedInline = storedInline.duplicated
      copy.storedCompactInline = storedCompactInline.duplicated
    }
    return copy
  }

  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { storedStacked }
    set { storedStacked = newValue.duplicated }
  }

  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { storedInline }
    set { storedInline = newValue.duplicated }
  }

  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { storedCompactInline }
    set { storedCompactInline = newValue.duplicated }
  }

  public var selectionIndicatorTintColor: UIColor? {
    get { color("selectionIndicatorTintColor") }
    set { assigned["selectionIndicatorTintColor"] = .color(newValue) }
  }

  public var selectionIndicatorImage: UIImage? {
    get { image("selectionIndicatorImage") }
    set { assigned["selectionIndicatorImage"] = .image(newValue) }
  }

  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { storedPositioning }
    set {
      storedPositioning = newValue
      assigned["stackedItemPositioning"] = .keyword("\(newValue)")
    }
  }

  private var storedPositioning = UITabBar.ItemPositioning.automatic

  public var stackedItemWidth: CGFloat {
    get { number("stackedItemWidth") }
    set { assigned["stackedItemWidth"] = .number(newValue) }
  }

  public var stackedItemSpacing: CGFloat {
    get { number("stackedItemSpacing") }
    set { assigned["stackedItemSpacing"] = .number(newValue) }
  }
}
