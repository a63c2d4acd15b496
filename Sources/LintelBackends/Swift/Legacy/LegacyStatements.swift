import LintelAppearance
import LintelSchema
import LintelTheme

/// Spells what bars are given below iOS 13 as the properties and setters that UIKit had then.
struct LegacyStatements {
  /// A property with its further arguments, of the bar or of some of its items.
  struct Place: Hashable {
    /// Such as `barButtonItems`; nil for the bar itself.
    let items: String?
    let property: LegacyProperty
    /// One for each argument of the property; empty where the setter goes without.
    let arguments: [String]

    /// What comes first in the code: bars before items, then by name, then by argument.
    fileprivate var order: [String] {
      let positions = zip(property.arguments, arguments).map { argument, word in
        "\(argument.words.firstIndex(of: word) ?? 0)"
      }
      return [items ?? "", property.name] + positions
    }
  }

  let kind: BarKind
  let values: SwiftValues
  let schema: Schema

  /// Everything that some bar sets: each bar of the theme sets all of it, so that none keeps what another left.
  func places(of bars: some Sequence<LegacyBar>) -> [Place] {
    Set(bars.flatMap { $0.values.compactMap { split($0.path)?.place } })
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The place that a path of a legacy bar goes to, and how the path goes on inside of its value.
  private func split(_ path: [String]) -> (place: Place, rest: ArraySlice<String>)? {
    var rest = path[...]
    guard let first = rest.first else { return nil }
    let owner = LegacyClass.named(Self.itemClasses[first] ?? kind.uikitClass)
    let items = Self.itemClasses[first] == nil ? nil : rest.removeFirst()
    guard let name = rest.popFirst(), let property = owner?[name] else { return nil }
    let arguments = property.arguments.map { argument in
      if let next = rest.first, argument.words.contains(next) { return rest.removeFirst() }
      return argument.initial
    }
    return (Place(items: items, property: property, arguments: arguments), rest)
  }

  private static let itemClasses = [
    "barButtonItems": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem",
    "prominentBarButtonItems": "UIBarButtonItem", "tabBarItems": "UITabBarItem",
  ]

  /// Sets all places of the theme: to the bar's own values, or back to UIKit's.
  func body(of bar: LegacyBar?, _ places: [Place]) -> [SwiftStatement] {
    func statements(_ items: String?, on subject: String) -> [SwiftStatement] {
      var variables: [[SwiftStatement]: String] = [:]
      return places.filter { $0.items == items }.flatMap { place in
        set(place, of: bar, on: subject, &variables)
      }
    }
    let button = "button."
    let buttons = buttonStatements(
      plain: statements("barButtonItems", on: button),
      prominent: statements("prominentBarButtonItems", on: button)
    )
    return statements(nil, on: "")
      + items(buttons, back: statements("backBarButtonItem", on: button))
      + loop("item", in: "items ?? []", statements("tabBarItems", on: "item."))
  }

  private func items(_ buttons: [SwiftStatement], back: [SwiftStatement]) -> [SwiftStatement] {
    guard kind == .navigationBar else { return loop("button", in: "items ?? []", buttons) }
    let sides = "(item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])"
    let backButton =
      back.isEmpty
      ? []
      : [
        SwiftStatement.condition(
          .name("let button = item.backBarButtonItem"),
          then: back,
          otherwise: []
        )
      ]
    return loop("item", in: "items", loop("button", in: sides, buttons) + backButton)
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
      return [.condition(.name("button.style != .done"), then: plain, otherwise: [])]
    }
    return [.condition(.name("button.style == .done"), then: prominent, otherwise: plain)]
  }

  // MARK: - One property

  private func set(
    _ place: Place,
    of bar: LegacyBar?,
    on subject: String,
    _ variables: inout [[SwiftStatement]: String]
  ) -> [SwiftStatement] {
    let own = (bar?.values ?? []).filter { split($0.path)?.place == place }
    guard let first = own.first else {
      return [Self.setting(place, on: subject, to: place.property.initialExpression)]
    }
    switch place.property.type {
    case .value:
      return [Self.setting(place, on: subject, to: expression(first))]
    case .textAttributes:
      let content = TextAttributeStatements(values: values, schema: schema).statements(
        of: own.compactMap(Self.attribute)
      )
      let known = variables[content]
      let variable = known ?? Self.variable(place)
      variables[content] = variable
      let start = SwiftStatement.variable(variable, .call("BarTextAttributes", [SwiftArgument]()))
      let making = [start] + TextAttributeStatements.named(content, variable)
      let attributes = SwiftExpression.name("\(variable).dictionary")
      return (known == nil ? making : [])
        + [Self.setting(place, on: subject, to: attributes)]
    }
  }

  private static func setting(
    _ place: Place,
    on subject: String,
    to value: SwiftExpression
  ) -> SwiftStatement {
    place.property.setting(to: value, arguments: place.arguments, on: subject)
  }

  private func expression(_ value: LegacyBar.Value) -> SwiftExpression {
    switch value.content {
    case .value(let resolved): values.value(resolved, of: schema[value.leaf].property)
    case .emptyImage: .call("UIImage", [SwiftArgument]())
    }
  }

  private static func attribute(_ value: LegacyBar.Value) -> Appearance.Value? {
    guard case .value(let resolved) = value.content else { return nil }
    return Appearance.Value(
      leaf: value.leaf,
      layout: nil,
      state: nil,
      path: value.path,
      value: resolved
    )
  }

  /// For example `titleDisabled` for the attributes of a title's disabled state.
  private static func variable(_ place: Place) -> String {
    let name = place.property.name
    let state = place.arguments.first { !$0.isEmpty } ?? ""
    return name.dropLast("TextAttributes".count) + state.prefix(1).uppercased() + state.dropFirst()
  }
}
