import LintelAppearance
import LintelDecisions
import LintelSchema

/// Writes the statements that set values of one appearance object, or of a part of it.
struct StatementWriter {
  let values: DecidedValues
  let schema: Schema
  /// The variable whose properties are set.
  let subject: String
  private(set) var functions: DecisionFunctions
  /// The slot that a value's function is named after; nil where all slots have the same.
  private let slot: (ObjectEntry) -> AppearanceSlot?
  private(set) var pieces: [GuardedCode] = []
  private(set) var needs: ContextNeeds = []
  /// Variables of text attributes by what is set on them, for reuse.
  private var variables: [[SwiftStatement]: String] = [:]
  /// How many texts have the same attributes.
  private var counts: [[UIKitBinding: DecisionID]: Int] = [:]

  init(
    values: DecidedValues,
    schema: Schema,
    subject: String,
    functions: DecisionFunctions,
    slot: @escaping (ObjectEntry) -> AppearanceSlot?
  ) {
    self.values = values
    self.schema = schema
    self.subject = subject
    self.functions = functions
    self.slot = slot
  }

  mutating func write(_ entries: [ObjectEntry]) {
    let twins = ObjectEntry.renamedTwins(in: entries)
    for group in Dictionary(grouping: entries, by: \.container).values {
      counts[decisions(in: group), default: 0] += 1
    }
    var rest = entries[...]
    var indicators: [String: ObjectEntry] = [:]
    while let entry = rest.popFirst() {
      let leaf = schema[entry.leaf]
      switch leaf.property.binding {
      case .textAttribute, .textAttributePart:
        let container = entry.container
        let group = [entry] + rest.filter { $0.container == container }
        rest.removeAll { $0.container == container }
        writeText(group, container, isRepeated: twins.contains(container))
      case .argument: indicators[entry.path.last ?? ""] = entry
      case .property: writeProperty(entry, leaf)
      case .none: writeTranslucency(entry, leaf)
      case .configure, .part: break
      }
    }
    writeBackIndicator(indicators)
  }

  /// What decides about each attribute of a text, whatever the text is.
  private func decisions(in group: [ObjectEntry]) -> [UIKitBinding: DecisionID] {
    Dictionary(group.map { (schema[$0.leaf].property.binding, $0.value.value) }) { first, _ in
      first
    }
  }

  // MARK: - Values and conditions

  private mutating func expression(_ entry: ObjectEntry, _ leaf: Leaf) -> SwiftExpression {
    let value = functions.expression(entry.value.value, subject(entry, leaf))
    needs.formUnion(value.needs)
    return value.code
  }

  /// What decides about a value; `isOrNil` asks for nil where the theme says nothing.
  private func subject(
    _ entry: ObjectEntry,
    _ leaf: Leaf,
    isOrNil: Bool = false
  ) -> DecisionFunctions.Subject {
    let type = leaf.property.type
    let values = values
    let isInteger = leaf.property.name == "ligature"
    let own = leaf.property.swiftType
    let isOptional = (isOrNil || values.isNil(somewhere: entry.value.value)) && own.last != "?"
    let place = slot(entry)
    return DecisionFunctions.Subject(
      name: Self.name(of: entry, leaf, in: place),
      type: isInteger ? "Int" : isOptional ? "\(own)?" : own,
      summary: "What the theme says of `\(leaf.path)`\(isOrNil ? ", if anything" : "").",
      spelling: isInteger ? "integer" : ""
    ) { outcome in
      guard let value = values.value(outcome, as: type) else {
        return NeedyExpression(code: .none, needs: [])
      }
      if isInteger, case .call = value.code {
        return NeedyExpression(code: .call("Int", [value.code]), needs: value.needs)
      }
      return value
    }
  }

  /// Such as `navigationBarTitleColor`, with the slot, layout and state where they matter.
  private static func name(
    of entry: ObjectEntry,
    _ leaf: Leaf,
    in slot: AppearanceSlot?
  ) -> String {
    let steps = leaf.path.split(separator: ".").map(String.init)
    let own = steps.dropFirst().map(ObjectFunctions.capitalized).joined()
    let parts = entry.path.filter { step in
      ItemLayout.allCases.contains { $0.uikitName == step }
        || leaf.isTabItem && ItemState.tabItem.contains { "\($0)" == step }
    }.map { step in
      ObjectFunctions.capitalized(
        step.hasSuffix("LayoutAppearance")
          ? String(step.dropLast("LayoutAppearance".count)) : step
      )
    }
    let place = slot.map { "At" + ObjectFunctions.capitalized("\($0)") } ?? ""
    return (steps.first ?? "") + own + parts.joined() + place
  }

  /// The condition under which a value is set, nil for always; that of an `if` of its own may check the version.
  private mutating func condition(
    _ presence: DecisionID,
    _ entry: ObjectEntry,
    isPart: Bool = false
  ) -> String? {
    let leaf = schema[entry.leaf]
    let place = slot(entry)
    func name() -> String {
      "sets\(ObjectFunctions.capitalized(Self.name(of: entry, leaf, in: place)))"
    }
    let summary = "Whether the theme says something of `\(leaf.path)`."
    return isPart
      ? functions.condition(presence, named: name(), summary, &needs)
      : functions.wholeCondition(presence, named: name(), summary, &needs)
  }

  private mutating func add(_ body: [SwiftStatement], _ entry: ObjectEntry) {
    let condition = condition(entry.value.presence, entry)
    pieces.append(
      GuardedCode(body, since: entry.since, until: entry.until, condition: condition)
    )
  }

  private func target(_ path: [String]) -> String {
    ([subject] + path).joined(separator: ".")
  }

  // MARK: - Statements

  private mutating func writeProperty(_ entry: ObjectEntry, _ leaf: Leaf) {
    add([.assignment(target(entry.path), expression(entry, leaf))], entry)
  }

  private mutating func writeTranslucency(_ entry: ObjectEntry, _ leaf: Leaf) {
    let value = expression(entry, leaf)
    let text = value.text.first == "." ? "BarTranslucency\(value.text)" : value.text
    add(
      [
        .expression(
          .call("\(Self.enclosed(text)).apply", [SwiftArgument("to", .name(subject))])
        )
      ],
      entry
    )
  }

  private static func enclosed(_ text: String) -> String {
    text.contains(" ? ") ? "(\(text))" : text
  }

  /// UIKit takes both images or none.
  private mutating func writeBackIndicator(_ images: [String: ObjectEntry]) {
    let image = images["backIndicatorImage"]
    let mask = images["backIndicatorTransitionMaskImage"]
    guard let first = image ?? mask else { return }
    let code = expression(first, schema[first.leaf])
    var maskCode = code
    if let mask, mask.value.value != first.value.value {
      maskCode = expression(mask, schema[mask.leaf])
    }
    add(
      [
        .expression(
          .call(
            "\(subject).setBackIndicatorImage",
            [SwiftArgument(nil, code), SwiftArgument("transitionMaskImage", maskCode)]
          )
        )
      ],
      first
    )
  }

  private mutating func writeText(
    _ group: [ObjectEntry],
    _ container: [String],
    isRepeated: Bool
  ) {
    if group.count == 1, let unwrapped = unwrapped(group[0], container) {
      return pieces.append(unwrapped)
    }
    let code = textCode(group, container)
    if let variable = variables[code.content] {
      return pieces.append(code.guarded([code.assignment(of: variable)]))
    }
    let isForAll = code.since == nil && code.until == nil
    let isShared = code.isAlwaysSet && code.condition == nil && (isRepeated || isForAll)
    if isShared, isRepeated {
      variables[code.content] = code.name
      pieces.append(GuardedCode(code.variable(code.name)))
      pieces.append(code.guarded([code.assignment(of: code.name)]))
    } else if isShared, counts[decisions(in: group), default: 0] > 1 {
      variables[code.content] = code.name
      pieces.append(code.guarded(code.variable(code.name) + [code.assignment(of: code.name)]))
    } else {
      pieces.append(code.own)
    }
  }

  private mutating func textCode(_ group: [ObjectEntry], _ container: [String]) -> TextCode {
    // What is newer than its container is left out by the runtime.
    let sinces = group.map(\.since)
    // If all of them share one condition, the whole goes under it.
    let whole = Set(group.map(\.value.presence)).count == 1 ? group[0] : nil
    return TextCode(
      target: target(container),
      name: Self.variable(container),
      since: sinces.contains(nil) ? nil : sinces.compactMap(\.self).min(),
      until: group[0].until,
      condition: whole.flatMap { condition($0.value.presence, $0) },
      content: attributes(group, isGuarded: whole == nil),
      isAlwaysSet: group.contains {
        whole != nil || values.decided.outcome(of: $0.value.presence) == .flag(true)
      }
    )
  }

  /// Sets a single attribute by a function that returns nil where there is none; nil unless there would be one for the value and another for
  /// whether it is there.
  private mutating func unwrapped(_ entry: ObjectEntry, _ container: [String]) -> GuardedCode? {
    let leaf = schema[entry.leaf]
    guard case .textAttribute(let key) = leaf.property.binding,
      let variable = TextAttributeStatements.variable(for: key),
      functions.takesFunction(entry.value.value, subject(entry, leaf)),
      functions.takesFunction(entry.value.presence), !values.isNil(somewhere: entry.value.value)
    else { return nil }
    let subject = subject(entry, leaf, isOrNil: true)
    let value = functions.expression(entry.value.whole, subject)
    needs.formUnion(value.needs)
    let dictionary = SwiftExpression.dictionary([SwiftArgument(".\(key)", .name(variable))])
    return GuardedCode(
      [.assignment(target(container), dictionary)],
      since: entry.since,
      until: entry.until,
      condition: "let \(variable) = \(value.code.text)"
    )
  }

  /// The assignments to text attributes, for a variable that is named afterwards.
  private mutating func attributes(
    _ group: [ObjectEntry],
    isGuarded: Bool
  ) -> [SwiftStatement] {
    var parts: [TextAttributeStatements.Part] = []
    for entry in group {
      let leaf = schema[entry.leaf]
      let condition = isGuarded ? condition(entry.value.presence, entry, isPart: true) : nil
      parts.append(
        TextAttributeStatements.Part(
          binding: leaf.property.binding,
          value: expression(entry, leaf),
          condition: condition
        )
      )
    }
    return TextAttributeStatements.statements(of: parts)
  }

  /// For example: `doneDisabledTitle` for `doneButtonAppearance.disabled.titleTextAttributes`, `disabledTitle` for that of `buttonAppearance`.
  private static func variable(_ container: [String]) -> String {
    let words = container.filter { $0 != "buttonAppearance" }.map { step in
      for suffix in ["LayoutAppearance", "ButtonAppearance", "Appearance", "TextAttributes"]
      where step.hasSuffix(suffix) {
        return String(step.dropLast(suffix.count))
      }
      return step
    }
    let rest = words.dropFirst().map(ObjectFunctions.capitalized)
    return (words.first ?? "") + rest.joined()
  }
}
