import LintelLanguage
import LintelSchema

/// Writes the functions that make a bar's style and a screen's settings.
struct StyleFunction: Sendable {
  let values: SwiftValues
  let schema: Schema
  /// The arguments of the function that makes one of the tree's appearance objects.
  let arguments: @Sendable (Int) -> [SwiftArgument]

  /// What is set somewhere in the theme, each at UIKit's default: without it a style would keep what the one before it left.
  func defaults(_ bars: [Bar]) -> [SwiftStatement] {
    let slots = Set(bars.flatMap { $0.assigned.keys }).sorted { $0.rawValue < $1.rawValue }
    var body: [SwiftStatement] = slots.map { slot in
      .assignment("style.\(slot.uikitName)", .call(".set", [.none]))
    }
    for leaf in Set(bars.flatMap { $0.values.map(\.leaf) }).sorted() {
      guard let member = BarMember(schema[leaf]), !body.contains(member.initial) else { continue }
      body.append(member.initial)
    }
    return body
  }

  func body(of bar: Bar, hasDefaults: Bool) -> [SwiftStatement] {
    let kind = bar.kind
    var body: [SwiftStatement] = [
      .variable(
        "style",
        hasDefaults
          ? .name("default\(kind.styleType)") : .call(kind.styleType, [SwiftArgument]())
      )
    ]
    let slots = bar.assigned
    var made: Set<Int> = []
    for (slot, appearance) in slots {
      let constant = "appearance\(appearance + 1)"
      let isShared = slots.filter { $0.value == appearance }.count > 1
      let call = SwiftExpression.call(kind.appearanceFunction(appearance), arguments(appearance))
      if isShared, made.insert(appearance).inserted {
        body.append(.constant(constant, call))
      }
      let object = isShared ? .name(constant) : call
      body.append(.assignment("style.\(slot.uikitName)", .call(".set", [object])))
    }
    body += properties(bar)
    return Self.returning("style", body)
  }

  /// A variable that nothing is set on is its first value.
  private static func returning(_ name: String, _ body: [SwiftStatement]) -> [SwiftStatement] {
    if case .variable(_, let value) = body.first, body.count == 1 { return [.result(value)] }
    return body + [.result(.name(name))]
  }

  private func properties(_ bar: Bar) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    var done: Set<String> = []
    for value in bar.values {
      guard let member = BarMember(schema[value.leaf]), done.insert(member.name).inserted else {
        continue
      }
      let same = bar.values.filter { BarMember(schema[$0.leaf])?.name == member.name }
      let setting: SwiftExpression =
        switch member.kind {
        case .slotColors: slotColors(same, kind: bar.kind)
        case .scroll: scroll(same)
        case .plain: values.value(value.value, of: schema[value.leaf].property)
        }
      result.append(.assignment("style.\(member.name)", .call(".set", [setting])))
    }
    return result
  }

  private func slotColors(_ same: [Bar.Value], kind: BarKind) -> SwiftExpression {
    func color(_ value: Bar.Value) -> SwiftExpression {
      values.value(value.value, of: schema[value.leaf].property)
    }
    if let only = same.first, same.count == 1, Set(only.slots).isSuperset(of: kind.slots) {
      return .call("SlotColors", [color(only)])
    }
    let arguments = AppearanceSlot.allCases.compactMap { slot in
      same.first { $0.slots.contains(slot) }.map { SwiftArgument("\(slot)", color($0)) }
    }
    return .call("SlotColors", arguments)
  }

  private func scroll(_ parts: [Bar.Value]) -> SwiftExpression {
    func value(_ name: LeafName) -> ResolvedValue? {
      parts.last { $0.leaf == schema[name] }?.value
    }
    let behavior: ScrollBehaviorName = value(.scrollBehavior)?.keyword() ?? .system
    let parameter: (label: String, leaf: LeafName)
    switch behavior {
    case .system, .hide: return .name(".\(behavior.rawValue)")
    case .fade, .crossfade: parameter = ("distance", .scrollDistance)
    case .away: parameter = ("threshold", .scrollThreshold)
    }
    var arguments: [SwiftArgument] = []
    if case .number(let number) = value(parameter.leaf) {
      arguments.append(SwiftArgument(parameter.label, .number(number)))
    }
    if behavior == .crossfade, value(.scrollMechanism)?.keyword() == ScrollMechanism.private {
      arguments.append(SwiftArgument("isManual", .boolean(true)))
    }
    return .call(".\(behavior.rawValue)", arguments)
  }

  /// The statements that set what the settings hold; `defaults` has every leaf that is set somewhere.
  func body(of settings: Settings?, defaults: [Leaf]) -> [SwiftStatement] {
    var body: [SwiftStatement] = [
      .variable("settings", .call("ScreenSettings", [SwiftArgument]()))
    ]
    for leaf in defaults {
      guard let member = SettingsMember(leaf) else { continue }
      let value = settings?.values.first { $0.leaf == leaf.id }?.value
      let setting = value.map { values.value($0, of: leaf.property) } ?? member.initial
      let assignment = Self.setting(member.name, setting)
      if let since = value.flatMap({ keywordVersion($0, leaf) }), since > values.minimum {
        body.append(
          .availability(
            [AvailabilityBranch(version: since, body: [assignment])],
            otherwise: [Self.setting(member.name, member.initial)]
          )
        )
      } else {
        body.append(assignment)
      }
    }
    return Self.returning("settings", body)
  }

  private static func setting(_ name: String, _ value: SwiftExpression) -> SwiftStatement {
    .assignment("settings.\(name)", .call(".set", [value]))
  }

  private func keywordVersion(_ value: ResolvedValue, _ leaf: Leaf) -> Version? {
    guard case .keyword(let name) = value, case .keyword(let set) = leaf.property.type else {
      return nil
    }
    return set[name]?.introduced
  }
}
