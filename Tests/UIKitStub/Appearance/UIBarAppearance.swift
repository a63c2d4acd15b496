// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
open class UIBarAppearance: RecordedObject {
  /// The last part of the name of the configure call, or `nil` if there was none.
  public internal(set) var configured: String?
  public private(set) var idiom = UIUserInterfaceIdiom.phone

  public convenience init() {
    self.init(idiom: .phone)
  }

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(sealed: ())
    self.idiom = idiom
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(sealed: ())
    assigned = barAppearance.assigned.filter { Self.shared.contains($0.key) }
    configured = barAppearance.configured
  }

  override class func blank() -> RecordedObject {
    self.init(idiom: .phone)
  }

  override func duplicate() -> RecordedObject {
    let copy = super.duplicate()
    (copy as? UIBarAppearance)?.configured = configured
    return copy
  }

  private static let shared: Set<String> = [
    "backgroundEffect", "backgroundColor", "backgroundImage", "backgroundImageContentMode",
    "shadowColor", "shadowImage",
  ]

  /// The values of properties that weren't assigned after the last configure call.
  ///
  /// Apple doesn't document the values. The stand-in uses blurred chrome, the system's background color, and its separator.
  private var defaults: (effect: UIBlurEffect?, color: UIColor?, shadowColor: UIColor?) {
    switch configured {
    case "transparentBackground": (nil, nil, nil)
    case "opaqueBackground": (nil, .systemBackground, .separator)
    default: (UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
    }
  }

  private func configure(_ name: String) {
    configured = name
    assigned = assigned.filter { !Self.shared.contains($0.key) }
  }

  open func configureWithDefaultBackground() {
    configure("defaultBackground")
  }

  open func configureWithOpaqueBackground() {
    configure("opaqueBackground")
  }

  open func configureWithTransparentBackground() {
    configure("transparentBackground")
  }

  public var backgroundEffect: UIBlurEffect? {
    get { assigned["backgroundEffect"] == nil ? defaults.effect : effect("backgroundEffect") }
    set { assigned["backgroundEffect"] = .effect(newValue) }
  }

  public var backgroundColor: UIColor? {
    get { assigned["backgroundColor"] == nil ? defaults.color : color("backgroundColor") }
    set { assigned["backgroundColor"] = .color(newValue) }
  }

  public var backgroundImage: UIImage? {
    get { image("backgroundImage") }
    set { assigned["backgroundImage"] = .image(newValue) }
  }

  public var backgroundImageContentMode: UIView.ContentMode {
    get { assigned["backgroundImageContentMode"] == nil ? .scaleToFill : storedContentMode }
    set {
      storedContentMode = newValue
      assigned["backgroundImageContentMode"] = .keyword("\(newValue)")
    }
  }

  private var storedContentMode = UIView.ContentMode.scaleToFill

  public var shadowColor: UIColor? {
    get { assigned["shadowColor"] == nil ? defaults.shadowColor : color("shadowColor") }
    set { assigned["shadowColor"] = .color(newValue) }
  }

  public var shadowImage: UIImage? {
    get { image("shadowImage") }
    set { assigned["shadowImage"] = .image(newValue) }
  }

  @available(iOS 27, *)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set {
      Simulation.require(270, "UIBarAppearance.overrideUserInterfaceStyle")
      storedStyle = newValue
      assigned["overrideUserInterfaceStyle"] = .keyword("\(newValue)")
    }
  }

  private var storedStyle = UIUserInterfaceStyle.unspecified
}
