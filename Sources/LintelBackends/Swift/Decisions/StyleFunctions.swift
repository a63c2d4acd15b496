import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes what a context sets on a bar, or around the bars of a screen.
struct StyleFunctions {
  let values: DecidedValues
  let schema: Schema
  private(set) var functions: DecisionFunctions
  /// Whether some slot is given a copy with a transparent background.
  private(set) var hasCopies = false

  init(_ values: DecidedValues, _ functions: DecisionFunctions, schema: Schema) {
    self.values = values
    self.functions = functions
    self.schema = schema
  }

  // MARK: - Bars

  /// The statements that make a bar's style.
  mutating func style(
    of bar: DecidedTheme.Bar,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> [SwiftStatement] {
    var body: [SwiftStatement] = [
      .variable("style", .call(bar.kind.styleType, [SwiftArgument]()))
    ]
    var conditions: [SwiftExpression: String] = [:]
    for slot in bar.kind.slots {
      guard let decision = bar.assigned[slot] else { continue }
      let value: SwiftExpression
      if let choice = choice(decision, makers) {
        // Slots mostly have their objects in the same contexts.
        let name =
          conditions[choice.condition]
          ?? (conditions.isEmpty
            ? "isStyled" : "is\(ObjectFunctions.capitalized("\(slot)"))Styled")
        if conditions.updateValue(name, forKey: choice.condition) == nil {
          body.append(.constant(name, choice.condition))
        }
        value = .name("\(name) ? \(choice.object.text) : nil")
      } else {
        value = object(decision, slot, bar, makers)
      }
      body.append(set("style.\(slot.uikitName)", value))
    }
    var done: Set<String> = []
    for (leaf, bySlot) in bar.values {
      guard let member = BarMember(schema[leaf]), done.insert(member.name).inserted else {
        continue
      }
      let value: SwiftExpression
      switch member.kind {
      case .slotColors: value = slotColors(bySlot, leaf, bar.kind)
      case .scroll:
        guard let scroll = bar.scroll else { continue }
        value = self.scroll(scroll)
      case .plain:
        guard let decision = bySlot[.standard] else { continue }
        value = plain(decision, schema[leaf], initial: member.initialValue)
      }
      body.append(set("style.\(member.name)", value))
    }
    return Self.returning("style", body)
  }

  private func set(_ target: String, _ value: SwiftExpression) -> SwiftStatement {
    .assignment(target, .call(".set", [value]))
  }

  /// A variable that nothing is set on is its first value.
  private static func returning(_ name: String, _ body: [SwiftStatement]) -> [SwiftStatement] {
    if case .variable(_, let value) = body.first, body.count == 1 { return [.result(value)] }
    return body + [.result(.name(name))]
  }

  /// The object that a slot is given where one of several conditions holds; nil for one condition, and for what is more than that.
  private func choice(
    _ decision: DecisionID,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> (condition: SwiftExpression, object: SwiftExpression)? {
    let objects = values.decided.outcomes(of: decision).compactMap { outcome in
      if case .assigned(let object) = outcome { object } else { nil }
    }
    guard objects.count == 1, let object = objects.first, !object.isMadeTransparent,
      let maker = object.source.flatMap({ makers[$0] }),
      let found = functions.alternatives(
        of: decision,
        where: { if case .assigned = $0 { true } else { false } }
      ), found.count > 1
    else { return nil }
    return (.any(found), maker.call)
  }

  private mutating func object(
    _ decision: DecisionID,
    _ slot: AppearanceSlot,
    _ bar: DecidedTheme.Bar,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> SwiftExpression {
    let type = bar.kind.appearanceClass
    let subject = DecisionFunctions.Subject(
      name: "\(bar.kind.rawValue)Assigned\(ObjectFunctions.capitalized("\(slot)"))",
      type: "\(type)?",
      summary: "The `\(slot.uikitName)` to assign, nil for UIKit's own fallback.",
      spelling: "assigned"
    ) { outcome in
      guard case .assigned(let object) = outcome else {
        return NeedyExpression(code: .none, needs: [])
      }
      var made = NeedyExpression(code: .call(type, [SwiftArgument]()), needs: [])
      if let maker = object.source.flatMap({ makers[$0] }) {
        made = NeedyExpression(code: maker.call, needs: maker.needs)
      }
      if object.isMadeTransparent { made.code = .call("transparent", [made.code]) }
      return made
    }
    let isCopied = values.decided.outcomes(of: decision).contains { outcome in
      if case .assigned(let object) = outcome { object.isMadeTransparent } else { false }
    }
    if isCopied { hasCopies = true }
    return functions.expression(decision, subject).code
  }

  /// The function that makes copies as UIKit makes them at the edge.
  static func copying(of kind: BarKind) -> SwiftDeclaration {
    let head = SwiftHead(
      introducer: "private static func transparent",
      parameters: ["_ appearance: \(kind.appearanceClass)"],
      result: kind.appearanceClass
    )
    let call = SwiftExpression.call(
      "appearance.configureWithTransparentBackground",
      [SwiftArgument]()
    )
    return SwiftDeclaration(
      .body(head, [.expression(call), .result(.name("appearance"))]),
      documentation: ["An appearance as UIKit shows it at the edge that it was not made for."]
    )
  }

  private mutating func slotColors(
    _ bySlot: CaseMap<AppearanceSlot, DecisionID>,
    _ leaf: LeafID,
    _ kind: BarKind
  ) -> SwiftExpression {
    let distinct = Set(kind.slots.compactMap { bySlot[$0] })
    let leaf = schema[leaf]
    let base = Self.name(leaf)
    if let only = distinct.first, distinct.count == 1 {
      return .call("SlotColors", [color(only, leaf, base)])
    }
    let arguments = kind.slots.compactMap { slot -> SwiftArgument? in
      guard let decision = bySlot[slot], values.decided.outcome(of: decision) != .undeclared
      else { return nil }
      let name = "\(base)At\(ObjectFunctions.capitalized("\(slot)"))"
      return SwiftArgument("\(slot)", color(decision, leaf, name))
    }
    return .call("SlotColors", arguments)
  }

  /// Returns a color; nil where nothing is declared.
  private mutating func color(
    _ decision: DecisionID,
    _ leaf: Leaf,
    _ name: String
  ) -> SwiftExpression {
    let values = values
    let isOptional = values.decided.outcomes(of: decision).contains { !$0.isColor(values) }
    let subject = DecisionFunctions.Subject(
      name: name,
      type: isOptional ? "UIColor?" : "UIColor",
      summary: "What the theme says of `\(leaf.path)`.",
      spelling: ""
    ) { values.value($0, as: .color) ?? NeedyExpression(code: .none, needs: []) }
    return functions.expression(decision, subject).code
  }

  /// The steps of a leaf in one word.
  private static func name(_ leaf: Leaf) -> String {
    let steps = leaf.path.split(separator: ".").map(String.init)
    return (steps.first ?? "") + steps.dropFirst().map(ObjectFunctions.capitalized).joined()
  }

  private mutating func plain(
    _ decision: DecisionID,
    _ leaf: Leaf,
    initial: SwiftExpression
  ) -> SwiftExpression {
    let values = values
    let type = leaf.property.type
    let isObject = type == .color || type == .font
    let subject = DecisionFunctions.Subject(
      name: Self.name(leaf),
      type: isObject ? "\(type.swiftType)?" : leaf.property.swiftType,
      summary: "What the theme says of `\(leaf.path)`, or UIKit's own.",
      spelling: "plain"
    ) { outcome in
      // An optional text takes a name for one of its own members.
      values.value(outcome, as: type) ?? NeedyExpression(code: initial, needs: [])
    }
    return functions.expression(decision, subject).code
  }

  private mutating func scroll(_ decision: DecisionID) -> SwiftExpression {
    let values = values
    let subject = DecisionFunctions.Subject(
      name: "navigationBarScroll",
      type: "ScrollBehavior",
      summary: "What the bar does while the content scrolls.",
      spelling: ""
    ) { outcome in
      guard case .scroll(let scroll) = outcome else {
        return NeedyExpression(code: .name(".system"), needs: [])
      }
      return Self.code(scroll, values)
    }
    return functions.expression(decision, subject).code
  }

  private static func code(_ scroll: DecidedScroll, _ values: DecidedValues) -> NeedyExpression {
    let parameter: (label: String, value: ValueID?)
    switch scroll.behavior {
    case .system, .hide:
      return NeedyExpression(code: .name(".\(scroll.behavior.rawValue)"), needs: [])
    case .fade, .crossfade: parameter = ("distance", scroll.distance)
    case .away: parameter = ("threshold", scroll.threshold)
    }
    var arguments: [SwiftArgument] = []
    var needs: ContextNeeds = []
    let number = parameter.value.flatMap {
      values.value(.value($0), as: .number(NumberRange()))
    }
    if let number {
      arguments.append(SwiftArgument(parameter.label, number.code))
      needs.formUnion(number.needs)
    }
    if scroll.behavior == .crossfade, scroll.isManual {
      arguments.append(SwiftArgument("isManual", .boolean(true)))
    }
    return NeedyExpression(
      code: .call(".\(scroll.behavior.rawValue)", arguments),
      needs: needs
    )
  }

  // MARK: - Settings

  /// The statements that make the settings of a context.
  mutating func settings() -> [SwiftStatement] {
    var body: [SwiftStatement] = [
      .variable("settings", .call("ScreenSettings", [SwiftArgument]()))
    ]
    for setting in values.decided.settings {
      let leaf = schema[setting.leaf]
      guard let member = SettingsMember(leaf) else { continue }
      let value = plain(setting.available, leaf, initial: member.initial)
      body.append(set("settings.\(member.name)", value))
    }
    return Self.returning("settings", body)
  }
}

extension ThemeDecisions.Outcome {
  /// Whether it is a color, not nil and not nothing.
  fileprivate func isColor(_ values: DecidedValues) -> Bool {
    switch self {
    case .value(let id): values.decided.theme.values[id.index] != .none
    case .disabledTitle: true
    case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .resolved,
      .emptyImage, .background, .side, .transition, .entry, .number, .blame:
      false
    }
  }
}
