// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 8, *)
public class UITraitCollection: NSObject, @unchecked Sendable {
  struct Traits: Hashable, Sendable {
    var style: UIUserInterfaceStyle = .unspecified
    var contrast: UIAccessibilityContrast = .unspecified
    var idiom: UIUserInterfaceIdiom = .unspecified
    var level: UIUserInterfaceLevel = .unspecified
    var horizontal: UIUserInterfaceSizeClass = .unspecified
    var vertical: UIUserInterfaceSizeClass = .unspecified
    var legibility: UILegibilityWeight = .unspecified
    var direction: UITraitEnvironmentLayoutDirection = .unspecified
    var gamut: UIDisplayGamut = .unspecified
    var scale: CGFloat = 0
    var category: UIContentSizeCategory?
  }

  let traits: Traits

  @available(iOS 12, *)
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  @available(iOS 13, *)
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  @available(iOS 13, *)
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.level }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  @available(iOS 13, *)
  public var legibilityWeight: UILegibilityWeight { traits.legibility }
  @available(iOS 10, *)
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  @available(iOS 10, *)
  public var displayGamut: UIDisplayGamut { traits.gamut }
  /// The number of pixels per point, or 0 if unspecified.
  public var displayScale: CGFloat { traits.scale }
  @available(iOS 10, *)
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .large }

  init(_ traits: Traits) {
    self.traits = traits
  }

  public override convenience init() {
    self.init(Traits())
  }

  @available(iOS 12, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  @available(iOS 13, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(contrast: accessibilityContrast))
  }

  @available(iOS 13, *)
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: userInterfaceIdiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  @available(iOS 10, *)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  @available(iOS 13, *)
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Traits(legibility: legibilityWeight))
  }

  @available(iOS 10, *)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(direction: layoutDirection))
  }

  @available(iOS 10, *)
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Traits(gamut: displayGamut))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(Traits(scale: displayScale))
  }

  /// Creates a collection in which values of later collections override those of earlier ones.
  @available(iOS, introduced: 8, deprecated: 17, message: "Use UITraitCollection.init(mutations:).")
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    var result = Traits()
    for other in traits.map(\.traits) {
      if other.style != .unspecified { result.style = other.style }
      if other.contrast != .unspecified { result.contrast = other.contrast }
      if other.idiom != .unspecified { result.idiom = other.idiom }
      if other.level != .unspecified { result.level = other.level }
      if other.horizontal != .unspecified { result.horizontal = other.horizontal }
      if other.vertical != .unspecified { result.vertical = other.vertical }
      if other.legibility != .unspecified { result.legibility = other.legibility }
      if other.direction != .unspecified { result.direction = other.direction }
      if other.gamut != .unspecified { result.gamut = other.gamut }
      if other.scale != 0 { result.scale = other.scale }
      if let category = other.category { result.category = category }
    }
    self.init(result)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}
