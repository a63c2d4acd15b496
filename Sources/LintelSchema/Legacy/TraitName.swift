/// A trait of `UITraitCollection` that a proxy may be limited to.
package struct TraitName: Hashable, Sendable {
  package let name: String
  /// What it takes.
  package let type: ValueType

  // Source: UITraitCollection.h of the iOS 16.4 SDK.
  // swift-format-ignore
  package static let all: [TraitName] = [
    TraitName(name: "userInterfaceStyle", type: .keyword(.userInterfaceStyle)),
    TraitName(name: "userInterfaceIdiom", type: .keyword(KeywordSet("UIUserInterfaceIdiom", ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]))),
    TraitName(name: "horizontalSizeClass", type: .keyword(sizeClass)),
    TraitName(name: "verticalSizeClass", type: .keyword(sizeClass)),
    TraitName(name: "userInterfaceLevel", type: .keyword(KeywordSet("UIUserInterfaceLevel", ["unspecified", "base", "elevated"]))),
    TraitName(name: "accessibilityContrast", type: .keyword(KeywordSet("UIAccessibilityContrast", ["unspecified", "normal", "high"]))),
    TraitName(name: "legibilityWeight", type: .keyword(KeywordSet("UILegibilityWeight", ["unspecified", "regular", "bold"]))),
    TraitName(name: "layoutDirection", type: .keyword(KeywordSet("UITraitEnvironmentLayoutDirection", ["unspecified", "leftToRight", "rightToLeft"]))),
    TraitName(name: "displayGamut", type: .keyword(KeywordSet("UIDisplayGamut", ["unspecified", "SRGB", "P3"]))),
    TraitName(name: "displayScale", type: .number(.points)),
  ]

  private static let sizeClass = KeywordSet(
    "UIUserInterfaceSizeClass",
    ["unspecified", "compact", "regular"]
  )

  package static func named(_ name: String) -> TraitName? {
    all.first { $0.name == name }
  }
}
