import LintelSchema
import LintelTheme

/// Themes with proxies.
enum ProxySample {
  /// A theme with brands, promos, and versions that sets every property of proxies with every word of every argument.
  static var everything: String {
    let classes = LegacyClass.all.enumerated().map { index, owner in
      let containers = [
        "[ShopViewController]", "[Screen, Shop.Cart]", "[default, ShopController]",
      ][index % 3]
      // Two traits each, so that every trait is used.
      let traits = [index, index + LegacyClass.all.count].map { number in
        let trait = TraitName.all[number % TraitName.all.count]
        return "\(trait.name): \(sample(of: trait.type))"
      }
      let lines = owner.properties.filter { $0.isProxyable && $0.availability.deprecated == nil }
        .map { "        \($0.name): \(value(of: $0, $0.arguments[...]))\n" }
      return """
          - class: \(owner.name)
            containedIn: \(containers)
            traits: { \(traits.joined(separator: ", ")) }
            set:
        \(lines.joined())
        """
    }
    return """
      lintel: 1
      theme: Store
      ios: 13..27
      tokens:
        colors:
          paper: { light: "#FFFFFF", dark: "#101010" }
          hint: { runtime: true, samples: ["#123456"] }
      brands:
        day: {}
        night:
          tokens: { colors: { paper: display-p3(0 0 0) } }
          proxies:
            - class: UIToolbar
              containedIn: [ShopViewController]
              set: { barTintColor: $hint, isTranslucent: false, shadowImage: none }
      promos:
        sale:
          with: any
          proxies:
            - class: UIToolbar
              containedIn: [ShopViewController]
              set: { barTintColor: systemYellow, barStyle: black }
        members:
          with: any
          proxies:
            - class: UITabBarItem
              containedIn: [ShopViewController]
              set: { badgeColor: $paper, titlePositionAdjustment: [1, -2] }
      screens:
        home: {}
      when ios 16..:
        proxies:
          - class: UIBarButtonItem
            containedIn: [ShopController]
            set: { backButtonTitlePositionAdjustment: { compact: [0, 3] } }
      when pad:
        proxies:
          - class: UISearchBar
            containedIn: [ShopController]
            set: { positionAdjustment: { bookmark: [4, 5] } }
      proxies:
        - class: UIToolbar
          containedIn: [ShopViewController]
          set: { barTintColor: $paper }
      \(classes.joined())
      """
  }

  /// The app's types that the theme names.
  static let app = """
    final class ShopViewController: UIViewController {}
    final class ShopController: UINavigationController {}
    final class Screen: UIViewController {}
    final class `default`: UIView {}
    enum Shop { final class Cart: UIViewController {} }

    """

  private static func value(
    of property: LegacyProperty,
    _ arguments: ArraySlice<LegacyArgument>
  ) -> String {
    guard let argument = arguments.first else { return sample(of: property) }
    let inner = value(of: property, arguments.dropFirst())
    // Both styles of bold buttons have the same raw value.
    let words = argument.words.filter { $0 != "prominent" }
    return "{ " + words.map { "\($0): \(inner)" }.joined(separator: ", ") + " }"
  }

  private static func sample(of property: LegacyProperty) -> String {
    switch property.type {
    case .textAttributes: "{ font: { size: 13, weight: bold }, color: $paper, tracking: 1 }"
    case .value(let type): sample(of: type)
    }
  }

  private static func sample(of type: ValueType) -> String {
    switch type {
    case .color: "{ light: \"#11223344\", dark: systemRed }"
    case .font: "headline"
    case .image: "{ asset: \"tile \\\"1\\\"\" }"
    case .effect: "regular"
    case .offset: "[2, 3.5]"
    case .number: "3"
    case .boolean: "false"
    case .keyword(let set): set.all.last?.name ?? ""
    case .string: "text"
    }
  }
}
