import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes the statements that set values of an appearance object, or of a part of one.
struct StatementWriter {
  let values: DecidedValues
  private let schema = Schema.standard
  let subject: String
  var functions: DecisionFunctions
  /// The slot that a value's function is named after, or `nil` if all slots have the same value.
  private let slot: (ObjectEntry) -> AppearanceSlot?
  private(set) var pieces: [GuardedCode] = []
  /// Variables of text attributes for reuse, by the statements that set the attributes.
  private var variables: [[SwiftStatement]: String] = [:]
  /// The texts whose variables others can begin as copies of.
  private var bases: [TextCode] = []
  /// The number of texts that have the same attributes.
  private var counts: [[UIKitBinding: DecisionID]: Int] = [:]

  init(
    values: DecidedValues,
    subject: String,
    functions: DecisionFunctions,
    slot: @escaping (ObjectEntry) -> AppearanceSlot?
  ) {
    self.values = values
    self.subject = subject
    self.functions = functions
    self.slot = slot
  }

  mutating func write(_ entries: [ObjectEntry]) {
    var indicators: [String: ObjectEntry] = [:]
    let assignments = Self.assignments(in: entries)
    for alike in assignments { counts[decisions(in: alike[0]), default: 0] += alike.count }
    for alike in assignments {
      let entry = alike[0][0]
      let leaf = schema[entry.leaf]
      switch leaf.property.binding {
      case .textAttribute, .textAttributePart: writeTexts(alike)
      case .argument: indicators[entry.path.last ?? ""] = entry
      case .property: writeProperties(alike.map { $0[0] }, leaf)
      case .none: writeTranslucency(entry, leaf)
      case .configure, .part: break
      }
    }
    writeBackIndicator(indicators)
  }

  /// The entries that one assignment sets: a value, or the attributes of a text.
  private typealias Assignment = [ObjectEntry]

  /// The parts of assignments that must be equal for one value to be assigned to several places.
  private struct EqualityKey: Hashable {
    /// The place's last step; empty for text attributes, regardless of the text.
    let property: String
    let values: [Attribute: DecidedTheme.ConditionalValue]
    /// The versions that have the place; all for text attributes.
    let versions: VersionRange

    struct Attribute: Hashable {
      let binding: UIKitBinding
      let versions: VersionRange
    }
  }

  /// Returns the assignments of entries, with equal ones grouped where the first one is.
  private static func assignments(in entries: [ObjectEntry]) -> [[Assignment]] {
    var assignments = OrderedGroups<[String], ObjectEntry>()
    for entry in entries { assignments.add([entry], to: entry.container) }
    var alike = OrderedGroups<EqualityKey, Assignment>()
    for (_, assignment) in assignments.all {
      alike.add([assignment], to: equalityKey(of: assignment))
    }
    return alike.all.map(\.values)
  }

  private static func equalityKey(of group: Assignment) -> EqualityKey {
    let isText = group[0].container.count < group[0].path.count
    let values = group.map { entry in
      let binding = Schema.standard[entry.leaf].property.binding
      let versions = entry.attributeVersions
      return (EqualityKey.Attribute(binding: binding, versions: versions), entry.value)
    }
    return EqualityKey(
      property: isText ? "" : group[0].path.last ?? "",
      values: Dictionary(values) { first, _ in first },
      versions: isText ? .all : group[0].versions
    )
  }

  private func decisions(in group: [ObjectEntry]) -> [UIKitBinding: DecisionID] {
    Dictionary(group.map { (schema[$0.leaf].property.binding, $0.value.value) }) { first, _ in
      first
    }
  }

  // MARK: - Values and conditions

  private mutating func expression(_ entry: ObjectEntry, _ leaf: Leaf) -> SwiftExpression {
    functions.expression(entry.value.value, subject(entry, leaf)).code
  }

  /// Returns the subject of a value's decision; `isOrNil` makes the result `nil` where nothing is declared.
  private func subject(
    _ entry: ObjectEntry,
    _ leaf: Leaf,
    isOrNil: Bool = false
  ) -> DecisionFunctions.Subject {
    let values = values
    let own = leaf.property.swiftType
    let isOptional = (isOrNil || values.isNil(somewhere: entry.value.value)) && own.last != "?"
    let place = slot(entry)
    return DecisionFunctions.Subject(
      name: Self.name(of: entry, leaf, in: place),
      type: isOptional ? "\(own)?" : own,
      summary: "The theme's value of `\(leaf.path)`\(isOrNil ? ", if any" : "")."
    ) { values.value($0, of: leaf.property) ?? .nothing }
  }

  /// Returns a name such as `navigationBarTitleColor`, with the slot, layout, and state where they matter.
  private static func name(
    of entry: ObjectEntry,
    _ leaf: Leaf,
    in slot: AppearanceSlot?
  ) -> String {
    let parts = entry.path.filter { step in
      ItemLayout.allCases.contains { $0.uikitName == step }
        || leaf.isTabItem && ItemState.tabItem.contains { "\($0)" == step }
    }.map { $0.dropping(["LayoutAppearance"]).capitalized }
    let place = slot.map { "At\($0.capitalized)" } ?? ""
    return leaf.swiftName + parts.joined() + place
  }

  /// Returns the condition under which a value is set, or `nil` for always; for a part of an attribute, it can't be a version check.
  private mutating func condition(
    _ presence: DecisionID,
    _ entry: ObjectEntry,
    isPart: Bool = false
  ) -> String? {
    let leaf = schema[entry.leaf]
    let place = slot(entry)
    func name() -> String { "sets\(Self.name(of: entry, leaf, in: place).capitalized)" }
    let summary = "Whether the theme declares `\(leaf.path)`."
    return functions.condition(presence, isWhole: !isPart, named: name(), summary)
  }

  /// Returns the conditions of the parts that contain some values, or an empty list if the values are in different parts.
  private func tests(of group: [ObjectEntry]) -> [PartTest] {
    let tests = group[0].tests
    return group.allSatisfy { $0.tests == tests } ? tests : []
  }

  /// Returns the conditions of parts and of what is set in them, or `nil` if it is always set.
  private mutating func condition(
    _ presence: DecisionID?,
    after tests: [PartTest],
    _ entry: ObjectEntry
  ) -> String? {
    if tests.isEmpty { return presence.flatMap { condition($0, entry) } }
    let leaf = schema[entry.leaf]
    let place = slot(entry)
    let last = presence.flatMap { condition($0, entry, isPart: true) }
    let own = tests.map(\.test) + [presence].compactMap(\.self)
    var conditions: [String] = []
    for (index, test) in tests.enumerated() {
      // A condition that a later one implies would repeat it.
      let isImplied = own.dropFirst(index + 1).contains {
        values.decided.isPositive(test.test, wherever: $0)
      }
      if isImplied { continue }
      let isText = test.depth == entry.container.count
      let steps = leaf.steps(toPartAt: test.depth)
      let name = steps.map(\.capitalized).joined() + (isText ? "Text" : "")
      let end = place.map { "At\($0.capitalized)" } ?? ""
      let part = steps.joined(separator: ".")
      let summary =
        "Whether the theme declares \(isText ? "text attributes" : "anything") of `\(part)`."
      // A version check can't be part of an expression.
      let isWhole = tests.count == 1 && last == nil
      let condition = functions.condition(
        test.test,
        isWhole: isWhole,
        named: "sets\(name)\(end)",
        summary
      )
      if let condition { conditions.append(condition) }
    }
    let all = conditions + (last.map { [$0] } ?? [])
    let isPlain = !all.contains { $0.contains("||") }
    return all.isEmpty ? nil : all.joined(separator: isPlain ? " && " : ", ")
  }

  private mutating func add(
    _ body: [SwiftStatement],
    alone: [SwiftStatement]? = nil,
    _ entry: ObjectEntry
  ) {
    let tests = tests(of: [entry])
    let condition = condition(entry.presence(after: tests), after: tests, entry)
    pieces.append(GuardedCode(body, alone: alone, on: entry.versions, condition: condition))
  }

  private func target(_ path: [String]) -> String { ([subject] + path).joined(separator: ".") }

  // MARK: - Statements

  /// Sets one property of several parts to one value, which gets a variable unless it is a short reference.
  private mutating func writeProperties(_ entries: [ObjectEntry], _ leaf: Leaf) {
    let value = expression(entries[0], leaf)
    func body(_ name: String?) -> [SwiftStatement] {
      let constant = name.map { SwiftStatement.constant($0, value) }
      return (constant.map { [$0] } ?? [])
        + entries.map { .assignment(target($0.path), name.map(SwiftExpression.name) ?? value) }
    }
    let first = SwiftStatement.assignment(target(entries[0].path), value)
    guard entries.count > 1, !value.isReference || SwiftWriter.lines(of: first, depth: 3) > 1,
      !value.startsWithDot
    else {
      return add(body(nil), entries[0])
    }
    add(body(Self.variable(entries[0].path)), alone: body(leaf.property.name), entries[0])
  }

  private mutating func writeTranslucency(_ entry: ObjectEntry, _ leaf: Leaf) {
    let translucency = SwiftArgument(nil, expression(entry, leaf))
    add([.call("\(subject).setTranslucency", [translucency])], entry)
  }

  /// Sets the back indicator's images, which UIKit accepts only together.
  private mutating func writeBackIndicator(_ images: [String: ObjectEntry]) {
    let image = images["backIndicatorImage"]
    let mask = images["backIndicatorTransitionMaskImage"]
    guard let first = image ?? mask else { return }
    let code = expression(first, schema[first.leaf])
    var maskCode = code
    if let mask, mask.value.value != first.value.value {
      maskCode = expression(mask, schema[mask.leaf])
    }
    let name = SwiftExpression.name("backIndicator")
    let isNamed = maskCode == code && !code.isReference
    let images = isNamed ? [name, name] : [code, maskCode]
    let arguments = zip([nil, "transitionMaskImage"], images).map(SwiftArgument.init)
    add(
      (isNamed ? [.constant("backIndicator", code)] : [])
        + [.call("\(subject).setBackIndicatorImage", arguments)],
      first
    )
  }

  /// Sets the attributes of texts that have the same ones, separately for each range of versions.
  private mutating func writeTexts(_ groups: [Assignment]) {
    var all: [TextCode.Targets] = []
    for group in groups {
      // The runtime library leaves out attributes that are newer than their container.
      let sinces = group.map(\.versions.since)
      let since = sinces.contains(nil) ? nil : sinces.compactMap(\.self).min()
      let versions = VersionRange(since: since, until: group[0].versions.until)
      let name = target(group[0].container)
      if let place = all.firstIndex(where: { $0.versions == versions }) {
        all[place].names.append(name)
      } else {
        all.append(TextCode.Targets(names: [name], versions: versions))
      }
    }
    let first = groups[0]
    let isConditional =
      Set(first.map(\.value.presence)).count == 1
      ? !functions.isAlways(first[0].value.presence) : !tests(of: first).isEmpty
    if let common = all.firstIndex(where: { $0.versions == .all }) {
      var targets = all.remove(at: common)
      // A condition is evaluated once, before the versions are checked.
      if isConditional {
        targets.others = all.map { ($0.names, $0.versions) }
        all = []
      }
      all.insert(targets, at: 0)
    }
    for targets in all { writeText(first, targets) }
  }

  private mutating func writeText(_ group: [ObjectEntry], _ targets: TextCode.Targets) {
    if group.count == 1, let unwrapped = unwrapped(group[0], targets) {
      return pieces.append(unwrapped)
    }
    let code = textCode(group, targets)
    if let variable = variables[code.content] {
      return pieces.append(code.guarded(code.assignments(of: variable)))
    }
    let isForAll = targets.versions == .all && code.condition == nil
    if isForAll, code.isAlwaysSet, counts[decisions(in: group), default: 0] > targets.count {
      variables[code.content] = code.name
      pieces.append(code.guarded(code.variable(code.name) + code.assignments(of: code.name)))
    } else {
      pieces.append(code.shortest(copying: bases))
    }
    if isForAll, case .variable(code.name, _)? = pieces.last?.body.first { bases.append(code) }
  }

  private mutating func textCode(_ group: [ObjectEntry], _ targets: TextCode.Targets) -> TextCode {
    let tests = tests(of: group)
    let presences = group.map { $0.presence(after: tests) }
    // If all attributes share one condition, it applies to the whole text.
    let isShared = Set(presences).count == 1
    let hasAttributes = tests.last?.depth == group[0].container.count
    // A version that lacks the attribute may not have anything else to assign.
    func isSet(_ entry: ObjectEntry) -> Bool {
      entry.attributeVersions == .all && entry.versions.since == targets.versions.since
    }
    let isAlways = presences.map { isShared || functions.isAlways($0) }
    return TextCode(
      targets: targets,
      name: Self.variable(group[0].container),
      condition: condition(isShared ? presences[0] : nil, after: tests, group[0]),
      content: attributes(group, isShared ? nil : presences),
      isAlwaysSet: hasAttributes && !isShared
        ? group.allSatisfy(isSet) : zip(group, isAlways).contains { isSet($0) && $1 }
    )
  }

  /// Returns code that sets a single attribute with one function, which returns `nil` where the attribute isn't set.
  ///
  /// The result is `nil` unless the value and its condition would need a function each.
  private mutating func unwrapped(
    _ entry: ObjectEntry,
    _ targets: TextCode.Targets
  ) -> GuardedCode? {
    let leaf = schema[entry.leaf]
    guard case .textAttribute(let key) = leaf.property.binding,
      let variable = TextAttributeStatements.variable(for: key),
      functions.needsFunction(entry.value.value, subject(entry, leaf)),
      functions.needsFunction(entry.value.presence), entry.value.parts.isEmpty,
      !values.isNil(somewhere: entry.value.value)
    else { return nil }
    let subject = subject(entry, leaf, isOrNil: true)
    let value = functions.expression(entry.value.whole, subject)
    let dictionary = SwiftExpression.list([SwiftArgument(".\(key)", .name(variable))])
    return GuardedCode(
      targets.assigned(dictionary),
      on: targets.versions,
      condition: "let \(variable) = \(value.code.text)"
    )
  }

  /// Returns the assignments to text attributes, for a variable that gets its name later.
  ///
  /// `presences` has the condition of each attribute, or is `nil` if all of them are set.
  private mutating func attributes(
    _ group: [ObjectEntry],
    _ presences: [DecisionID]?
  ) -> [SwiftStatement] {
    var parts: [TextAttributeStatements.Part] = []
    for (index, entry) in group.enumerated() {
      let leaf = schema[entry.leaf]
      let isWhole = leaf.property.binding.isWholeTextAttribute
      let condition = presences.flatMap { self.condition($0[index], entry, isPart: !isWhole) }
      parts.append(
        TextAttributeStatements.Part(
          binding: leaf.property.binding,
          value: expression(entry, leaf),
          condition: condition,
          versions: entry.attributeVersions
        )
      )
    }
    return TextAttributeStatements.statements(of: parts)
  }

  /// Returns the name of a variable: `doneDisabledTitle` for `doneButtonAppearance.disabled.titleTextAttributes`, `disabledTitle` for that
  /// of `buttonAppearance`.
  private static func variable(_ container: [String]) -> String {
    let words = container.filter { $0 != "buttonAppearance" }.map { step in
      step == RenamedParts.anyName
        ? "prominent"
        : step.dropping(["LayoutAppearance", "ButtonAppearance", "Appearance", "TextAttributes"])
    }
    let rest = words.dropFirst().map(\.capitalized)
    return (words.first ?? "") + rest.joined()
  }
}

/// The condition of a part of an object, among the contexts of the enclosing parts.
private struct PartTest: Hashable {
  /// The number of steps of the path to the part.
  let depth: Int
  let test: DecisionID
}

extension ObjectEntry {
  fileprivate var tests: [PartTest] {
    value.parts.map { PartTest(depth: $0.depth, test: $0.test) }
  }

  /// Returns the contexts in which the value is set, among those of some of its parts.
  fileprivate func presence(after tests: [PartTest]) -> DecisionID {
    tests.isEmpty ? value.presence : value.parts[tests.count - 1].presence
  }
}

extension Leaf {
  /// Returns the steps of a theme to the part of an object that contains the value: a button, a state, or a text.
  fileprivate func steps(toPartAt depth: Int) -> [String] {
    var steps = path.split(separator: ".").map { "\($0)" }
    steps.removeLast(property.name.split(separator: ".").count)
    if depth == 1, let buttonState, buttonState != .normal { steps.removeLast() }
    return steps
  }
}
