// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 17, *)
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayGamut: UIDisplayGamut { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

@available(iOS 17, *)
extension UITraitCollection {
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    Simulation.require(170, "UITraitCollection.init(mutations:)")
    self.init(Traits().mutated(by: mutations))
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    Simulation.require(170, "UITraitCollection.modifyingTraits")
    return UITraitCollection(traits.mutated(by: mutations))
  }
}

extension UITraitCollection.Traits {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = MutableTraits(traits: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.traits ?? self
  }
}

private struct MutableTraits: UIMutableTraits {
  var traits: UITraitCollection.Traits

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { traits.style = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.idiom }
    set { traits.idiom = newValue }
  }

  var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.level }
    set { traits.level = newValue }
  }

  var accessibilityContrast: UIAccessibilityContrast {
    get { traits.contrast }
    set { traits.contrast = newValue }
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontal }
    set { traits.horizontal = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.vertical }
    set { traits.vertical = newValue }
  }

  var legibilityWeight: UILegibilityWeight {
    get { traits.legibility }
    set { traits.legibility = newValue }
  }

  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.direction }
    set { traits.direction = newValue }
  }

  var displayGamut: UIDisplayGamut {
    get { traits.gamut }
    set { traits.gamut = newValue }
  }

  var displayScale: CGFloat {
    get { traits.scale }
    set { traits.scale = newValue }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.category ?? .large }
    set { traits.category = newValue }
  }
}
