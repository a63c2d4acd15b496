// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public class UITraitCollection: NSObject, @unchecked Sendable {
  /// What is unspecified has no entry.
  struct Traits: Hashable {
    var style: UIUserInterfaceStyle = .unspecified
    var contrast: UIAccessibilityContrast = .unspecified
    var idiom: UIUserInterfaceIdiom = .unspecified
    var level: UIUserInterfaceLevel = .unspecified
    var horizontal: UIUserInterfaceSizeClass = .unspecified
    var vertical: UIUserInterfaceSizeClass = .unspecified
    var category: UIContentSizeCategory?
  }

  let traits: Traits

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  @available(iOS 13, *)
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
  @available(iOS 13, *)
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.level }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .large }

  init(_ traits: Traits) {
    self.traits = traits
  }

  public override convenience init() {
    self.init(Traits())
  }

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

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }

  /// What later ones specify wins.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    var result = Traits()
    for other in traits.map(\.traits) {
      if other.style != .unspecified { result.style = other.style }
      if other.contrast != .unspecified { result.contrast = other.contrast }
      if other.idiom != .unspecified { result.idiom = other.idiom }
      if other.level != .unspecified { result.level = other.level }
      if other.horizontal != .unspecified { result.horizontal = other.horizontal }
      if other.vertical != .unspecified { result.vertical = other.vertical }
      if let category = other.category { result.category = category }
    }
    self.init(result)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// Whether colors may look different: changes of size classes and of the content size are none (UITraitCollection.h).
  @available(iOS 13, *)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.traits else { return true }
    return traits.style != other.style || traits.contrast != other.contrast
      || traits.idiom != other.idiom || traits.level != other.level
  }

  /// An upright device in light style.
  @MainActor
  static var device: UITraitCollection {
    let idiom = UIDevice.current.userInterfaceIdiom
    return UITraitCollection(
      Traits(
        style: .light,
        contrast: .normal,
        idiom: idiom,
        level: .base,
        horizontal: idiom == .pad ? .regular : .compact,
        vertical: .regular,
        category: .large
      )
    )
  }

  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    var traits = traits
    traits.style = style
    return UITraitCollection(traits)
  }
}
