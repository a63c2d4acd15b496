import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes bars: the appearance objects of their slots, and the bars' own values.
final class BarWriter {
  private let decisions: DecisionWriter
  private let objects: ObjectWriter
  private let schema = Schema.standard
  private let shapes: OutputShapes

  init(_ decisions: DecisionWriter) {
    self.decisions = decisions
    shapes = OutputShapes(of: decisions.decided.leavesOfBars, in: schema)
    objects = ObjectWriter(decisions, shapes)
  }

  /// Returns a bar: the values that its objects have in common, the objects, the slots, then the bar's own values.
  func json(_ bar: DecidedTheme.Bar) -> JSONValue {
    var slots: [(slot: AppearanceSlot, json: JSONValue)] = []
    let sources = canonicalSources(of: bar)
    let written = bar.objects.filter { sources[$0.slot] == $0.slot }
    // A single object contains all values itself.
    let isSingle = written.count == 1
    let common = isSingle ? [] : objects.members(of: bar.common, bar.kind, in: "common")
    for (slot, decision) in bar.assigned {
      let json = decisions.json(decision) { outcome in
        guard case .assigned(let object) = outcome else { return nil }
        return Self.reference(to: object, sources)
      }
      if let json { slots.append((slot, json)) }
    }
    var apart: [JSONMember] = []
    for object in written {
      let name = object.slot.uikitName
      guard slots.contains(where: { $0.json.contains { $0["as"] == .string(name) } }) else {
        continue
      }
      let json = objects.json(object, with: isSingle ? bar.common : [], bar.kind)
      let own = slots.firstIndex { $0.slot == object.slot }
      let reference: JSONValue = ["as": .string(name)]
      if let own, slots[own].json.count(of: reference) == 1 {
        slots[own].json = slots[own].json.replacing(reference, with: json)
      } else {
        apart.append(JSONMember(name, json))
      }
    }
    return .object(
      (common.isEmpty ? [] : [JSONMember("common", .object(common))])
        + (apart.isEmpty ? [] : [JSONMember("objects", .object(apart))])
        + slots.map { JSONMember($0.slot.uikitName, $0.json) }
        + values(of: bar)
    )
  }

  private func canonicalSources(
    of bar: DecidedTheme.Bar
  ) -> CaseMap<AppearanceSlot, AppearanceSlot> {
    var sources = CaseMap<AppearanceSlot, AppearanceSlot>()
    for object in bar.objects {
      let twin = bar.objects.first {
        $0.configure == object.configure && $0.places == object.places
      }
      sources[object.slot] = twin?.slot ?? object.slot
    }
    return sources
  }

  /// Returns a reference to an object by its slot's name, or to `initial` if it doesn't have a source.
  private static func reference(
    to object: AssignedObject,
    _ sources: CaseMap<AppearanceSlot, AppearanceSlot>
  ) -> JSONValue {
    let name = object.source.map { (sources[$0] ?? $0).uikitName }
    let transparent = BackgroundPreset.transparent.keyword.uikitName
    return .object(dropping: [
      ("as", .string(name ?? "initial")),
      ("configure", object.isMadeTransparent ? .string(transparent) : nil),
    ])
  }

  /// Returns the bar's own values; a value that differs by slot becomes a mapping by slot.
  private func values(of bar: DecidedTheme.Bar) -> [JSONMember] {
    let values = bar.values.compactMap { value -> (path: ArraySlice<String>, value: JSONValue)? in
      let (leaf, bySlot) = (schema[value.leaf], value.bySlot)
      func json(_ slot: AppearanceSlot) -> JSONValue? {
        let place = (["\(bar.kind)", "\(slot)"] + leaf.uikitPath).joined(separator: ".")
        return bySlot[slot].flatMap {
          decisions.json($0, named: leaf.path, at: place, as: leaf.property.type)
        }
      }
      let slots = bar.kind.slots
      let isSame = slots.allSatisfy { bySlot[$0] == bySlot[slots[0]] }
      let whole: JSONValue? =
        isSame ? json(slots[0]) : .object(dropping: slots.map { ("\($0)", json($0)) })
      return whole.map { (leaf.uikitPath[...], $0) }
    }
    return shapes.bars[bar.kind]?.members(of: values) ?? []
  }
}

extension DecidedTheme {
  func json(of outcome: ThemeDecisions.Outcome, as type: ValueType) -> JSONValue? {
    switch outcome {
    case .value(let value): TokenReference.json(of: theme.values[value.index], as: type)
    case .disabledTitle: ["system": "tertiaryLabel"]
    case .configure(let name): .string(name)
    case .resolved(let value): value.json(as: type)
    case .emptyImage: "empty"
    case .undeclared, .unset, .conflict, .flag, .assigned, .scroll, .background, .side,
      .transition, .entry, .number, .blame:
      nil
    }
  }
}

extension DecidedTheme {
  fileprivate var leavesOfBars: Set<LeafID> {
    var leaves: Set<LeafID> = []
    for bar in bars {
      leaves.formUnion(bar.values.map(\.leaf))
      leaves.formUnion(bar.common.map(\.leaf))
      for object in bar.objects { leaves.formUnion(object.places.map(\.leaf)) }
    }
    return leaves
  }
}
