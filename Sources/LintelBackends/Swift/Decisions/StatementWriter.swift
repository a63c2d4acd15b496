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
    let type = leaf.property.type
    let values = values
    let isInteger = leaf.property.name == "ligature"
    let own = leaf.property.swiftType
    let isOptional = values.isNil(somewhere: entry.value.value) && own.last != "?"
    let place = slot(entry)
    let subject = DecisionFunctions.Subject(
      name: Self.name(of: entry, leaf, in: place),
      type: isInteger ? "Int" : isOptional ? "\(own)?" : own,
      summary: "What the theme says of `\(leaf.path)`.",
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
    let value = functions.expression(entry.value.value, subject)
    needs.formUnion(value.needs)
    return value.code
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
    // What is newer than its container is left out by the runtime.
    let sinces = group.map(\.since)
    let since = sinces.contains(nil) ? nil : sinces.compactMap(\.self).min()
    let until = group[0].until
    let presences = Set(group.map(\.value.presence))
    // If all of them share one condition, the whole goes under it.
    let whole = presences.count == 1 ? group[0] : nil
    let condition = whole.flatMap { self.condition($0.value.presence, $0) }
    let name = Self.variable(container)
    let content = attributes(group, isGuarded: whole == nil)
    let target = target(container)
    func add(_ body: [SwiftStatement], alone: [SwiftStatement]? = nil) {
      pieces.append(
        GuardedCode(body, alone: alone, since: since, until: until, condition: condition)
      )
    }
    func assignment(of variable: String) -> SwiftStatement {
      .assignment(target, .name("\(variable).dictionary"))
    }
    func variable(_ name: String) -> [SwiftStatement] {
      [.variable(name, .call("BarTextAttributes", [SwiftArgument]()))]
        + TextAttributeStatements.named(content, name)
    }
    if let variable = variables[content] { return add([assignment(of: variable)]) }
    let isAlwaysSet = group.contains {
      whole != nil || values.decided.outcome(of: $0.value.presence) == .flag(true)
    }
    let isShared = isAlwaysSet && condition == nil && (isRepeated || since == nil && until == nil)
    // A variable is for what another place has, too, and for attributes that may be missing.
    if !isShared || !isRepeated && counts[decisions(in: group)] == 1,
      let literal = TextAttributeStatements.literal(content)
    {
      return add([.assignment(target, literal)])
    }
    if isShared { variables[content] = name }
    if isShared, isRepeated {
      pieces.append(GuardedCode(variable(name)))
      pieces.append(GuardedCode([assignment(of: name)], since: since, until: until))
      return
    }
    func body(_ name: String) -> [SwiftStatement] {
      let setting = assignment(of: name)
      // Attributes without any would take UIKit's own away.
      let end =
        isAlwaysSet
        ? setting
        : .condition(.name("!\(name).dictionary.isEmpty"), then: [setting], otherwise: [])
      return variable(name) + [end]
    }
    add(body(name), alone: body("text"))
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

  /// For example: `buttonDisabledTitle` for `buttonAppearance.disabled.titleTextAttributes`.
  private static func variable(_ container: [String]) -> String {
    let words = container.map { step in
      for suffix in ["LayoutAppearance", "Appearance", "TextAttributes"]
      where step.hasSuffix(suffix) {
        return String(step.dropLast(suffix.count))
      }
      return step
    }
    let rest = words.dropFirst().map(ObjectFunctions.capitalized)
    return (words.first ?? "") + rest.joined()
  }
}
