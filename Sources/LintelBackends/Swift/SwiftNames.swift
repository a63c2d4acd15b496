import LintelLanguage

/// What the names of a theme are called in its Swift code.
struct SwiftNames {
  let type: String
  let brands: [String]
  let promos: [String]
  let screens: [String]
  /// By the parameter's own name.
  let parameters: [String: String]

  init(_ tree: AppearanceTree) {
    type = Self.typeName(tree.theme)
    brands = Self.members(tree.brands.map(\.name))
    promos = Self.members(tree.promos.map(\.name))
    screens = Self.members(tree.screens.map(\.name))
    let colors = tree.parameters.map(\.name)
    parameters = Dictionary(
      zip(colors, Self.members(colors)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Members for names of one kind, each different.
  ///
  /// Names that Swift spells alike are an error of the theme's; what reaches this place nevertheless is numbered.
  private static func members(_ names: [String]) -> [String] {
    var taken = reserved
    return names.map { name in
      let member = member(name)
      var candidate = member
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(member.filter { $0 != "`" })\(number)"
        number += 1
      }
      return candidate
    }
  }

  /// Members that every enum or struct of the output has.
  private static let reserved: Set<String> = [
    "allCases", "rawValue", "hashValue", "hash", "`self`",
  ]

  private static func member(_ name: String) -> String {
    let joined = name.split(separator: ".").joined(separator: "-")
    return SwiftName.member(joined)
  }

  /// A member of UIKit's behind its dot, where keywords need no backticks.
  static func implicitMember(_ name: String) -> SwiftExpression {
    .name(".\(name)")
  }

  /// A name that is none of the types that the output itself uses.
  private static func typeName(_ theme: String) -> String {
    let name = SwiftName.type(theme.split { $0 == "." || $0 == " " }.joined(separator: "-"))
    let isTaken =
      used.contains(name) || ["UI", "NS", "CG"].contains { name.hasPrefix($0) }
    return isTaken ? "\(name)Theme" : name
  }

  private static let used: Set<String> = [
    "BackButtonDisplayMode", "BarTranslucency", "Bool", "CaseIterable", "Date", "Double",
    "Foundation", "GradientStop", "Hashable", "LintelUIKit", "NavigationBarStyle",
    "NavigationItemStyle", "PromoSpan", "ScreenSettings", "ScrollBehavior", "Sendable", "Set",
    "Setting", "SlotColors", "String", "Swift", "TabBarStyle", "TextAttributes", "TextShadow",
    "ThemeColor", "ThemeFont", "ThemeImage", "ThemeStyle", "ToolbarStyle", "TransitionScheme",
  ]
}
