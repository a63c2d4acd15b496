import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes the values that a context sets on a bar, or around the bars of a screen.
struct StyleFunctions {
  let values: DecidedValues
  private let schema = Schema.standard
  private(set) var functions: DecisionFunctions
  /// Whether some slot gets another slot's object with a transparent background.
  private(set) var makesTransparent = false

  // MARK: - Bars

  mutating func style(
    of bar: DecidedTheme.Bar,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> [SwiftStatement] {
    var body: [SwiftStatement] = [.variable("style", .call(bar.kind.styleType))]
    var conditions: [SwiftExpression: String] = [:]
    for slot in bar.kind.slots {
      guard let decision = bar.assigned[slot] else { continue }
      let value: SwiftExpression
      if let choice = choice(decision, makers) {
        // Slots often have their objects in the same contexts.
        let name =
          conditions[choice.condition]
          ?? (conditions.isEmpty
            ? "isStyled" : "is\(slot.capitalized)Styled")
        if conditions.updateValue(name, forKey: choice.condition) == nil {
          body.append(.constant(name, choice.condition))
        }
        value = .choice([name], choice.object, .none)
      } else {
        value = object(decision, slot, bar, makers)
      }
      body.append(set("style.\(slot.uikitName)", value))
    }
    var done: Set<String> = []
    var buttons: [ButtonColor] = []
    for value in bar.values {
      let leaf = schema[value.leaf]
      guard let member = BarMember(leaf), done.insert(member.name).inserted else { continue }
      let name = "style.\(member.name)"
      switch member.kind {
      case .slotColors:
        let code = twin(of: value, among: buttons) ?? slotColors(value, bar.kind)
        if schema[value.leaf].property.destination == .item, let shared = value.shared {
          buttons.append(ButtonColor(name: name, value: shared, code: code))
        }
        body.append(assignment(name, code))
      case .scroll:
        guard let scroll = bar.scroll else { continue }
        body.append(set(name, self.scroll(scroll)))
      case .plain:
        guard let shared = value.shared else { continue }
        body.append(assignment(name, plain(shared, leaf)))
      }
    }
    return Self.returning("style", body)
  }

  private func set(_ target: String, _ value: SwiftExpression) -> SwiftStatement {
    .assignment(target, .call(".set", [value]))
  }

  /// Returns the body with the variable as its result, or only the initial value if the body doesn't set anything.
  private static func returning(_ name: String, _ body: [SwiftStatement]) -> [SwiftStatement] {
    if case .variable(_, let value) = body.first, body.count == 1 { return [.result(value)] }
    return body + [.result(.name(name))]
  }

  /// Returns a slot's object with its alternative conditions, or `nil` if there is one condition or conditions aren't enough.
  private func choice(
    _ decision: DecisionID,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> (condition: SwiftExpression, object: SwiftExpression)? {
    let objects = values.decided.outcomes(of: decision).compactMap { outcome in
      if case .assigned(let object) = outcome { object } else { nil }
    }
    guard objects.count == 1, let object = objects.first, !object.isMadeTransparent,
      let maker = object.source.flatMap({ makers[$0] }),
      let test = functions.expressions.alternatives(
        of: decision,
        where: { if case .assigned = $0 { true } else { false } }
      ), test.count > 1
    else { return nil }
    return (.any(test), maker.call)
  }

  private mutating func object(
    _ decision: DecisionID,
    _ slot: AppearanceSlot,
    _ bar: DecidedTheme.Bar,
    _ makers: CaseMap<AppearanceSlot, ObjectFunctions.Function>
  ) -> SwiftExpression {
    let type = bar.kind.appearanceClass
    let subject = DecisionFunctions.Subject(
      name: "\(bar.kind.rawValue)Assigned\(slot.capitalized)",
      type: "\(type)?",
      summary: "The `\(slot.uikitName)` to assign, nil for UIKit's own fallback.",
      spelling: "assigned"
    ) { outcome in
      guard case .assigned(let object) = outcome else {
        return .nothing
      }
      var made = ContextualExpression(code: .call(type))
      if let maker = object.source.flatMap({ makers[$0] }) {
        made = ContextualExpression(code: maker.call, needs: maker.needs)
      }
      if object.isMadeTransparent { made.code = .call("transparent", [made.code]) }
      return made
    }
    for case .assigned(let object) in values.decided.outcomes(of: decision)
    where object.isMadeTransparent {
      makesTransparent = true
    }
    return functions.expression(decision, subject).code
  }

  /// Returns the function that makes an appearance transparent, as UIKit does at the scroll edge.
  static func makingTransparent(_ kind: BarKind) -> SwiftDeclaration {
    SwiftDeclaration(
      "private static func transparent",
      takes: ["_ appearance: \(kind.appearanceClass)"],
      result: kind.appearanceClass,
      [.call("appearance.configureWithTransparentBackground"), .result(.name("appearance"))],
      documentation: [
        "The appearance with a transparent background, as UIKit shows it at the scroll edge."
      ]
    )
  }

  /// A color of buttons that the style already has, the same in all slots.
  private struct ButtonColor {
    let name: String
    let value: DecidedTheme.ConditionalValue
    let code: SettingCode
  }

  /// Returns a color of buttons that is the same, at least before some version, or `nil` if there is none or the color's code is short.
  private func twin(
    of value: DecidedTheme.OwnValue,
    among buttons: [ButtonColor]
  ) -> SettingCode? {
    guard let own = value.shared else { return nil }
    for button in buttons where !isShort(button) {
      let twin = SwiftExpression.name(button.name)
      if button.value == own { return .whole(twin) }
      if let end = OlderTwin.end(of: own.whole, as: button.value.whole, in: values.decided) {
        return .only(condition: .name("#unavailable(iOS \(end))"), setting: twin)
      }
    }
    return nil
  }

  private func isShort(_ button: ButtonColor) -> Bool {
    guard case .whole(let setting) = button.code else { return false }
    return values.decided.outcome(of: button.value.whole) != nil && setting.isReference
  }

  private mutating func slotColors(
    _ value: DecidedTheme.OwnValue,
    _ kind: BarKind
  ) -> SettingCode {
    let leaf = schema[value.leaf]
    let base = leaf.swiftName
    if let shared = value.shared {
      let isOptional = values.decided.outcomes(of: shared.value).contains { !$0.isColor(values) }
      let color = Setting(
        name: base,
        type: isOptional ? "UIColor?" : "UIColor",
        path: leaf.path,
        value: .color,
        spelling: "",
        isInAllSlots: true
      )
      return setting(shared, color)
    }
    let arguments = kind.slots.compactMap { slot -> SwiftArgument? in
      guard let decision = value.bySlot[slot], values.decided.outcome(of: decision) != .undeclared
      else { return nil }
      let name = "\(base)At\(slot.capitalized)"
      return SwiftArgument("\(slot)", color(decision, leaf, name))
    }
    return only(value.presence, base, leaf.path, .call(".set", [.call("SlotColors", arguments)]))
  }

  /// Returns the expression for a color, which is `nil` in the generated code where nothing is declared.
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
      summary: "The theme's value of `\(leaf.path)`."
    ) { values.value($0, as: .color) ?? .nothing }
    return functions.expression(decision, subject).code
  }

  private mutating func plain(_ value: DecidedTheme.ConditionalValue, _ leaf: Leaf) -> SettingCode {
    let type = leaf.property.type
    let isObject = type == .color || type == .font
    let plain = Setting(
      name: leaf.swiftName,
      type: isObject ? "\(type.swiftType)?" : leaf.property.swiftType,
      path: leaf.path,
      value: type,
      spelling: "plain",
      isInAllSlots: false
    )
    return setting(value, plain)
  }

  // MARK: - The code of settings

  private enum SettingCode {
    case whole(SwiftExpression)
    /// A setting where a condition applies; untouched elsewhere.
    case only(condition: SwiftExpression, setting: SwiftExpression)
  }

  /// The greatest length of a line that sets something where a condition applies.
  private static let longestChoice = 94

  private func assignment(_ target: String, _ code: SettingCode) -> SwiftStatement {
    switch code {
    case .whole(let setting): return .assignment(target, setting)
    case .only(let condition, let setting):
      let choice = SwiftExpression.choice(condition.alternatives, setting, .name(".untouched"))
      // An expression can't check for the system's version.
      if choice.text.first != "#", choice.text.utf8.count <= Self.longestChoice {
        return .assignment(target, choice)
      }
      return .condition(condition, then: [.assignment(target, setting)])
    }
  }

  private struct Setting {
    let name: String
    let type: String
    let path: String
    let value: ValueType
    let spelling: String
    /// Whether the value is one color for all slots.
    let isInAllSlots: Bool

    func set(_ value: SwiftExpression) -> SwiftExpression {
      .call(isInAllSlots ? ".color" : ".set", [value])
    }
  }

  /// Returns whether a value is written in the statement that sets it, which can check the version, instead of in a function.
  private func isWrittenInPlace(_ value: DecidedTheme.ConditionalValue) -> Bool {
    if functions.isAlways(value.presence) { return true }
    if functions.expressions.versionCheck(value.presence) != nil { return true }
    // API that only some versions have needs a version check before it, in a function.
    return values.decided.outcome(of: value.value) != nil
      && !values.decided.support(of: value.presence).contains(ContextDimensions.ios)
  }

  /// Returns a setting, which is untouched where nothing is declared, because bar and screen belong to the app there.
  private mutating func setting(
    _ conditional: DecidedTheme.ConditionalValue,
    _ setting: Setting
  ) -> SettingCode {
    let values = values
    let isInPlace = isWrittenInPlace(conditional)
    let setType = "ThemeSetting<\(setting.isInAllSlots ? "SlotColors" : setting.type)>"
    let subject = DecisionFunctions.Subject(
      name: setting.name,
      type: isInPlace ? setting.type : setType,
      summary: "The theme's value of `\(setting.path)`.",
      spelling: setting.spelling
    ) { outcome in
      let value = values.value(outcome, as: setting.value)
      if isInPlace { return value ?? .nothing }
      return ContextualExpression(
        code: value.map { setting.set($0.code) } ?? .name(".untouched"),
        needs: value?.needs ?? []
      )
    }
    guard isInPlace else { return .whole(functions.expression(conditional.whole, subject).code) }
    let code = functions.expression(conditional.value, subject).code
    return only(conditional.presence, setting.name, setting.path, setting.set(code))
  }

  private mutating func only(
    _ presence: DecisionID,
    _ name: String,
    _ path: String,
    _ set: SwiftExpression
  ) -> SettingCode {
    if functions.isAlways(presence) { return .whole(set) }
    if let check = functions.expressions.versionCheck(presence) {
      return .only(condition: .name(check), setting: set)
    }
    let subject = DecisionFunctions.Subject.presence(
      name: "sets\(name.capitalized)",
      summary: "Whether the theme sets `\(path)`."
    )
    return .only(condition: functions.expression(presence, subject).code, setting: set)
  }

  private mutating func scroll(_ decision: DecisionID) -> SwiftExpression {
    let values = values
    let subject = DecisionFunctions.Subject(
      name: "navigationBarScroll",
      type: "ScrollBehavior",
      summary: "What the bar does while the content scrolls."
    ) { outcome in
      guard case .scroll(let scroll) = outcome else {
        return ContextualExpression(code: .name(".system"))
      }
      return Self.code(scroll, values)
    }
    return functions.expression(decision, subject).code
  }

  private static func code(_ scroll: DecidedScroll, _ values: DecidedValues) -> ContextualExpression
  {
    let parameter: (label: String, value: ValueID?)
    switch scroll.behavior {
    case .system, .hide: return ContextualExpression(code: .name(".\(scroll.behavior.rawValue)"))
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
    return ContextualExpression(
      code: .call(".\(scroll.behavior.rawValue)", arguments),
      needs: needs
    )
  }

  // MARK: - Settings

  mutating func settings() -> [SwiftStatement] {
    var body: [SwiftStatement] = [.variable("settings", .call("ScreenSettings"))]
    for setting in values.decided.settings {
      let leaf = schema[setting.leaf]
      guard let member = SettingsMember(leaf) else { continue }
      body.append(assignment("settings.\(member.name)", plain(setting.value, leaf)))
    }
    return Self.returning("settings", body)
  }
}

extension ThemeDecisions.Outcome {
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
