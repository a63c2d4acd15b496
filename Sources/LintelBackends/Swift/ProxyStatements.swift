import LintelAppearance
import LintelSchema
import LintelTheme

/// Spells proxies as UIKit's own calls.
struct ProxyStatements {
  let values: SwiftValues

  /// Types that the output declares inside of the theme's own.
  private static let own: Set<String> = [
    "Brand", "Colors", "Context", "Effects", "Fonts", "Images", "Numbers", "Offsets", "Palette",
    "Promo", "Screen", "Strings", suppliedColors,
  ]

  /// The type of the colors that only the app knows.
  static let suppliedColors = "SuppliedColors"

  /// Whether the theme's type has a type of the same name as an app's, or as its module or enclosing type.
  static func isHidden(_ container: String) -> Bool {
    container.split(separator: ".").first.map { own.contains(String($0)) } ?? false
  }

  static func alias(of container: String) -> String {
    container.split(separator: ".").joined() + "OfTheApp"
  }

  private static let proxy = "proxy"

  /// Sets a proxy's properties.
  func setting(_ proxy: Proxy) -> [SwiftStatement] {
    available(proxy, assignments(proxy))
  }

  private func assignments(_ proxy: Proxy) -> [SwiftStatement] {
    var texts = 0
    var result = [SwiftStatement.constant(Self.proxy, appearance(proxy))]
    for value in proxy.values {
      switch value.content {
      case .value(let resolved):
        result.append(set(value, to: spelled(resolved, value.property.type)))
      case .emptyImage:
        result.append(set(value, to: .call("UIImage", [SwiftArgument]())))
      case .textAttributes(nil):
        result.append(set(value, to: .none))
      case .textAttributes(let attributes?):
        texts += 1
        let variable = "attributes\(texts)"
        result += statements(attributes, variable)
        result.append(set(value, to: .name("\(variable).dictionary")))
      }
    }
    return result
  }

  /// Gives every property that a proxy sets UIKit's own value.
  func resetting(_ proxy: Proxy) -> [SwiftStatement] {
    available(
      proxy,
      [.constant(Self.proxy, appearance(proxy))]
        + proxy.values.map { set($0, to: $0.property.initialExpression) }
    )
  }

  /// A trait's name does not compile for versions before it, although no context of theirs asks for the proxy.
  private func available(_ proxy: Proxy, _ body: [SwiftStatement]) -> [SwiftStatement] {
    let since = proxy.traits.introduced
    guard values.minimum < since else { return body }
    return [.availability([AvailabilityBranch(version: since, body: body)], otherwise: [])]
  }

  private func appearance(_ proxy: Proxy) -> SwiftExpression {
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

  private func set(_ value: Proxy.Value, to expression: SwiftExpression) -> SwiftStatement {
    value.property.setting(
      to: expression,
      arguments: value.arguments.map(spelled),
      on: "\(Self.proxy)."
    )
  }

  /// Bold buttons are `done` up to iOS 18 and `prominent` from 26 on, both of one raw value.
  private func spelled(_ word: String) -> String {
    switch word {
    case "done", "prominent": values.minimum < Version(26) ? "done" : "prominent"
    default: word
    }
  }

  private func spelled(_ value: ResolvedValue, _ type: LegacyType) -> SwiftExpression {
    switch type {
    case .value(let type): values.value(value, as: type)
    case .textAttributes: .none
    }
  }

  private func statements(
    _ attributes: [Proxy.TextAttribute],
    _ variable: String
  ) -> [SwiftStatement] {
    let start =
      attributes.isEmpty
      ? SwiftStatement.constant(variable, .call("BarTextAttributes", [SwiftArgument]()))
      : .variable(variable, .call("BarTextAttributes", [SwiftArgument]()))
    return [start]
      + attributes.map { attribute in
        .assignment(
          "\(variable).\(attribute.attribute.key)",
          values.value(attribute.value, of: attribute.attribute.property)
        )
      }
  }
}
