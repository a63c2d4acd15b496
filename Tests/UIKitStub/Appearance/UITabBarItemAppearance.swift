// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UITabBarItemAppearance: RecordedObject {
  @available(iOS 13, *)
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  public private(set) lazy var normal = UITabBarItemStateAppearance(sealed: ())
  public private(set) lazy var selected = UITabBarItemStateAppearance(sealed: ())
  public private(set) lazy var disabled = UITabBarItemStateAppearance(sealed: ())
  public private(set) lazy var focused = UITabBarItemStateAppearance(sealed: ())

  public convenience init() {
    self.init(style: .stacked)
  }

  public init(style: Style) {
    super.init(sealed: ())
  }

  open func configureWithDefault(for style: Style) {
    normal.assigned = [:]
    selected.assigned = [:]
    disabled.assigned = [:]
    focused.assigned = [:]
  }

  var duplicated: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.assigned = normal.assigned
    copy.selected.assigned = selected.assigned
    copy.disabled.assigned = disabled.assigned
    copy.focused.assigned = focused.assigned
    return copy
  }

  override func duplicate() -> RecordedObject {
    duplicated
  }
}

/// The appearance of a tab bar's item in one state, without a public initializer, as in UIKit.
@available(iOS 13, *)
open class UITabBarItemStateAppearance: RecordedObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("titleTextAttributes") }
    set { assigned["titleTextAttributes"] = .attributes(newValue) }
  }

  public var titlePositionAdjustment: UIOffset {
    get { offset("titlePositionAdjustment") }
    set { assigned["titlePositionAdjustment"] = .offset(newValue) }
  }

  public var iconColor: UIColor? {
    get { color("iconColor") }
    set { assigned["iconColor"] = .color(newValue) }
  }

  public var badgePositionAdjustment: UIOffset {
    get { offset("badgePositionAdjustment") }
    set { assigned["badgePositionAdjustment"] = .offset(newValue) }
  }

  public var badgeBackgroundColor: UIColor? {
    get { color("badgeBackgroundColor") }
    set { assigned["badgeBackgroundColor"] = .color(newValue) }
  }

  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("badgeTextAttributes") }
    set { assigned["badgeTextAttributes"] = .attributes(newValue) }
  }

  public var badgeTitlePositionAdjustment: UIOffset {
    get { offset("badgeTitlePositionAdjustment") }
    set { assigned["badgeTitlePositionAdjustment"] = .offset(newValue) }
  }
}
