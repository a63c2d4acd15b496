// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UIBarButtonItemAppearance: RecordedObject {
  public private(set) lazy var normal = UIBarButtonItemStateAppearance(sealed: ())
  public private(set) lazy var highlighted = UIBarButtonItemStateAppearance(sealed: ())
  public private(set) lazy var disabled = UIBarButtonItemStateAppearance(sealed: ())
  public private(set) lazy var focused = UIBarButtonItemStateAppearance(sealed: ())

  public convenience init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    super.init(sealed: ())
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal.assigned = [:]
    highlighted.assigned = [:]
    disabled.assigned = [:]
    focused.assigned = [:]
  }

  var duplicated: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.assigned = normal.assigned
    copy.highlighted.assigned = highlighted.assigned
    copy.disabled.assigned = disabled.assigned
    copy.focused.assigned = focused.assigned
    return copy
  }

  override func duplicate() -> RecordedObject {
    duplicated
  }
}

/// The appearance of a button in one state, without a public initializer, as in UIKit.
@available(iOS 13, *)
open class UIBarButtonItemStateAppearance: RecordedObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes("titleTextAttributes") }
    set { assigned["titleTextAttributes"] = .attributes(newValue) }
  }

  public var titlePositionAdjustment: UIOffset {
    get { offset("titlePositionAdjustment") }
    set { assigned["titlePositionAdjustment"] = .offset(newValue) }
  }

  public var backgroundImage: UIImage? {
    get { image("backgroundImage") }
    set { assigned["backgroundImage"] = .image(newValue) }
  }

  public var backgroundImagePositionAdjustment: UIOffset {
    get { offset("backgroundImagePositionAdjustment") }
    set { assigned["backgroundImagePositionAdjustment"] = .offset(newValue) }
  }
}
