/// A trait of `UITraitCollection` that a proxy can be limited to.
package struct TraitName: Hashable, Sendable {
  /// UIKit's name of the trait, such as `userInterfaceStyle`.
  package let name: String
  package let type: ValueType
  private let introduced: Version

  private init(name: String, type: ValueType, since introduced: Version = VersionLine.oldest) {
    self.name = name
    self.type = type
    self.introduced = introduced
  }

  /// Returns the first version in which a trait collection can have the trait with a value, which can be a keyword.
  package func introduced(with keyword: String?) -> Version {
    guard case .keyword(let set) = type, let keyword, let since = set[keyword]?.introduced else {
      return introduced
    }
    return max(introduced, since)
  }

  // Source: UITraitCollection.h and UIDevice.h of the iOS 17 SDK.
  /// Every trait that a theme can name, in the order in which messages list them.
  // swift-format-ignore
  package static let all: [TraitName] = [
    TraitName(name: "userInterfaceStyle", type: .keyword(.userInterfaceStyle)),
    TraitName(name: "userInterfaceIdiom", type: .keyword(KeywordSet("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", Keyword("mac", since: Version(14)), Keyword("vision", since: Version(17))]))),
    TraitName(name: "horizontalSizeClass", type: .keyword(sizeClass)),
    TraitName(name: "verticalSizeClass", type: .keyword(sizeClass)),
    TraitName(name: "userInterfaceLevel", type: .keyword(KeywordSet("UIUserInterfaceLevel", ["unspecified", "base", "elevated"])), since: Version(13)),
    TraitName(name: "accessibilityContrast", type: .keyword(KeywordSet("UIAccessibilityContrast", ["unspecified", "normal", "high"])), since: Version(13)),
    TraitName(name: "legibilityWeight", type: .keyword(KeywordSet("UILegibilityWeight", ["unspecified", "regular", "bold"])), since: Version(13)),
    TraitName(name: "layoutDirection", type: .keyword(KeywordSet("UITraitEnvironmentLayoutDirection", ["unspecified", "leftToRight", "rightToLeft"]))),
    TraitName(name: "displayGamut", type: .keyword(KeywordSet("UIDisplayGamut", ["unspecified", "SRGB", "P3"]))),
    TraitName(name: "displayScale", type: .number(.points)),
  ]

  /// The cases of both size classes.
  private static let sizeClass = KeywordSet(
    "UIUserInterfaceSizeClass",
    ["unspecified", "compact", "regular"]
  )

  package static func named(_ name: String) -> TraitName? { all.first { $0.name == name } }
}
