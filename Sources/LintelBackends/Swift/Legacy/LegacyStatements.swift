import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the values of bars on systems before iOS 13, as the properties and setters that UIKit had then.
struct LegacyStatements {
  /// A property with its additional arguments, of the bar or of some of its items.
  struct Place: Hashable {
    /// The items, such as `barButtonItems`, or `nil` for the bar itself.
    let items: String?
    let property: LegacyProperty
    /// One argument for each of the property's; empty if the setter doesn't have it.
    let arguments: [String]

    /// The position in the code: bars before items, then by name, then by argument.
    fileprivate var order: [String] {
      let positions = zip(property.arguments, arguments).map { argument, word in
        "\(argument.words.firstIndex(of: word) ?? 0)"
      }
      return [items ?? "", property.name] + positions
    }
  }

  private let kind: BarKind
  private let values: DecidedValues
  /// Everything that the theme sets, with its decisions, in the order of the code.
  private let places: [(place: Place, values: [DecidedLegacy.Value])]
  private(set) var functions: DecisionFunctions

  init(_ bar: DecidedLegacy.Bar, _ values: DecidedValues) {
    kind = bar.kind
    self.values = values
    functions = DecisionFunctions(values, host: .uikitClass(theme: values.names.type))
    var groups = OrderedGroups<Place, DecidedLegacy.Value>()
    for value in bar.values {
      if let place = Self.place(of: value.path, kind) { groups.add([value], to: place) }
    }
    places = groups.all.map { (place: $0.key, values: $0.values) }
      .sorted { $0.place.order.lexicographicallyPrecedes($1.place.order) }
  }

  private static func place(of path: [String], _ kind: BarKind) -> Place? {
    var rest = path[...]
    guard let first = rest.first else { return nil }
    let owner = LegacyClass.named(itemClasses[first] ?? kind.uikitClass)
    let items = itemClasses[first] == nil ? nil : rest.removeFirst()
    guard let name = rest.popFirst(), let property = owner?[name] else { return nil }
    let arguments = property.arguments.map { argument in
      if let next = rest.first, argument.words.contains(next) { return rest.removeFirst() }
      return argument.initial
    }
    return Place(items: items, property: property, arguments: arguments)
  }

  private static let itemClasses = [
    "barButtonItems": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem",
    "prominentBarButtonItems": "UIBarButtonItem", "tabBarItems": "UITabBarItem",
  ]

  static func name(of path: [String], _ names: SwiftNames) -> String {
    (["legacy", names.type.withoutBackticks] + path.map(\.capitalized)).joined()
  }

  /// The statements for all properties that the theme sets in some context: to its values, or back to UIKit's.
  var body: [SwiftStatement] {
    mutating get {
      let button = "button."
      let own = statements(nil, on: "")
      let buttons = buttonStatements(
        plain: statements("barButtonItems", on: button),
        prominent: statements("prominentBarButtonItems", on: button)
      )
      return own + items(buttons, back: statements("backBarButtonItem", on: button))
        + loop("item", in: "items ?? []", statements("tabBarItems", on: "item."))
    }
  }

  private mutating func statements(_ items: String?, on subject: String) -> [SwiftStatement] {
    var variables: [[SwiftStatement]: String] = [:]
    var result: [SwiftStatement] = []
    for (place, values) in places where place.items == items {
      switch place.property.type {
      case .value(let type):
        guard let value = values.first else { continue }
        let code = expression(value, type, of: place.property)
        result.append(Self.setting(place, on: subject, to: code))
      case .textAttributes: result += attributes(place, values, on: subject, &variables)
      }
    }
    return result
  }

  private func items(_ buttons: [SwiftStatement], back: [SwiftStatement]) -> [SwiftStatement] {
    guard kind == .navigationBar else { return loop("button", in: "items ?? []", buttons) }
    // A loop over buttons inside a loop over items would nest too deeply.
    let sides = "($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? [])"
    let all = SwiftStatement.constant("buttons", .name("items.flatMap { \(sides) }"))
    return (buttons.isEmpty ? [] : [all] + loop("button", in: "buttons", buttons))
      + loop("button", in: "items.compactMap(\\.backBarButtonItem)", back)
  }

  private func loop(
    _ name: String,
    in sequence: String,
    _ body: [SwiftStatement]
  ) -> [SwiftStatement] {
    body.isEmpty ? [] : [.each(name, in: .name(sequence), body)]
  }

  private func buttonStatements(
    plain: [SwiftStatement],
    prominent: [SwiftStatement]
  ) -> [SwiftStatement] {
    if plain == prominent { return plain }
    if prominent.isEmpty {
      return [.condition(.name("button.style != .done"), then: plain)]
    }
    return [.condition(.name("button.style == .done"), then: prominent, otherwise: plain)]
  }

  // MARK: - One property

  private mutating func expression(
    _ value: DecidedLegacy.Value,
    _ type: ValueType,
    of property: LegacyProperty
  ) -> SwiftExpression {
    let names = values.names
    let subject = property.subject(type, named: Self.name(of: value.path, names), values)
    return functions.expression(value.content.whole, subject).code
  }

  private mutating func attributes(
    _ place: Place,
    _ all: [DecidedLegacy.Value],
    on subject: String,
    _ variables: inout [[SwiftStatement]: String]
  ) -> [SwiftStatement] {
    var parts: [TextAttributeStatements.Part] = []
    for value in all { parts.append(attribute(value)) }
    let name = place.property.variableName(place.arguments)
    let (making, value) = TextAttributeStatements.dictionary(of: parts, named: name, &variables)
    return making + [Self.setting(place, on: subject, to: value)]
  }

  private mutating func attribute(_ value: DecidedLegacy.Value) -> TextAttributeStatements.Part {
    let leaf = Schema.standard[value.leaf]
    return functions.textAttribute(
      leaf.property,
      value.content,
      named: Self.name(of: value.path, values.names),
      "`\(leaf.path)`",
      values
    )
  }

  private static func setting(
    _ place: Place,
    on subject: String,
    to value: SwiftExpression
  ) -> SwiftStatement {
    place.property.setting(to: value, arguments: place.arguments, on: subject)
  }
}
