import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes UIKit's proxies, and names their functions.
struct ProxyCalls {
  let values: SwiftValues

  /// The types that the output declares inside the theme's type.
  private static let own: Set<String> = [
    "BaseFonts", "Brand", "Colors", "Context", "Effects", "Fonts", "Images", "Numbers", "Offsets",
    "Promo", "Screen", "Strings", suppliedColors,
  ]

  /// The type of the colors that only the app knows.
  static let suppliedColors = "SuppliedColors"

  /// Returns whether a type inside the theme's type hides an app's type, its module, or its enclosing type.
  static func isHidden(_ container: String) -> Bool {
    container.split(separator: ".").first.map { own.contains(String($0)) } ?? false
  }

  static func alias(of container: String) -> String {
    container.split(separator: ".").joined() + "OfTheApp"
  }

  // MARK: - Calls

  func appearance(_ proxy: ProxyObject) -> SwiftExpression {
    let traits = proxy.traits.isEmpty ? [] : [SwiftArgument("for", self.traits(proxy.traits))]
    let types = proxy.containedIn.map { name in
      let type = Self.isHidden(name) ? Self.alias(of: name) : SwiftName.appType(name)
      return SwiftExpression.name("\(type).self")
    }
    let containers =
      types.isEmpty ? [] : [SwiftArgument("whenContainedInInstancesOf", .array(types))]
    return .call("\(proxy.owner.name).appearance", traits + containers)
  }

  private func traits(_ traits: [Proxy.Trait]) -> SwiftExpression {
    let collections = traits.map { trait in
      SwiftExpression.call(
        "UITraitCollection",
        [SwiftArgument(trait.name.name, values.value(trait.value, as: trait.name.type))]
      )
    }
    if let only = collections.first, collections.count == 1 { return only }
    return .call("mergedCollection", [SwiftArgument("traitsFrom", .array(collections))])
  }

  /// Returns the word for an argument; bold buttons are `done` up to iOS 18 and `prominent` in iOS 26 and later, with one raw value.
  func argument(_ word: String) -> String {
    switch word {
    case "done", "prominent": values.minimum < Version(26) ? "done" : "prominent"
    default: word
    }
  }

  // MARK: - Names

  static func name(of proxy: ProxyObject) -> String {
    let owner = proxy.owner.name.dropFirst("UI".count)
    let containers = proxy.containedIn.map { name in
      "In" + name.split(separator: ".").map(\.capitalized).joined()
    }
    let traits = proxy.traits.map(word).joined(separator: "And")
    return owner.prefix(1).lowercased() + owner.dropFirst() + "Proxy" + containers.joined()
      + (traits.isEmpty ? "" : "For" + traits)
  }

  /// Returns a trait for the names of functions, such as `CompactWidth`.
  private static func word(_ trait: Proxy.Trait) -> String {
    let word: String =
      switch trait.value {
      case .keyword(let word): word.capitalized
      case .number(let number): "\(number)".replacing(".0", with: "").replacing(".", with: "_")
      case .none, .color, .font, .image, .effect, .offset, .boolean, .string: ""
      }
    return switch trait.name.name {
    case "horizontalSizeClass": "\(word)Width"
    case "verticalSizeClass": "\(word)Height"
    case "displayScale": "Scale\(word)"
    case "userInterfaceLevel": "\(word)Level"
    case "accessibilityContrast": "\(word)Contrast"
    default: word
    }
  }

  static func words(_ proxy: ProxyObject) -> String {
    let containers = proxy.containedIn.map { " in `\($0)`" }.joined()
    return "`\(proxy.owner.name)`\(containers)\(proxy.traits.isEmpty ? "" : ", for some traits")"
  }
}
