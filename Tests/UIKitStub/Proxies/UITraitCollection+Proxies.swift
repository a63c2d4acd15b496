// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3
}

extension UITraitCollection {
  private convenience init(_ name: String, _ value: some Any) {
    self.init(Traits(others: [name: "\(value)"]))
  }

  @available(iOS 13, *)
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init("legibilityWeight", legibilityWeight)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init("layoutDirection", layoutDirection)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init("displayGamut", displayGamut)
  }

  public convenience init(displayScale: CGFloat) {
    self.init("displayScale", displayScale)
  }

  /// What is specified, by name and in words.
  var words: [String: String] {
    var words = traits.others
    if userInterfaceStyle != .unspecified { words["userInterfaceStyle"] = "\(userInterfaceStyle)" }
    if userInterfaceIdiom != .unspecified { words["userInterfaceIdiom"] = "\(userInterfaceIdiom)" }
    if accessibilityContrast != .unspecified {
      words["accessibilityContrast"] = "\(accessibilityContrast)"
    }
    if userInterfaceLevel != .unspecified { words["userInterfaceLevel"] = "\(userInterfaceLevel)" }
    if horizontalSizeClass != .unspecified {
      words["horizontalSizeClass"] = "\(horizontalSizeClass)"
    }
    if verticalSizeClass != .unspecified { words["verticalSizeClass"] = "\(verticalSizeClass)" }
    return words
  }
}
