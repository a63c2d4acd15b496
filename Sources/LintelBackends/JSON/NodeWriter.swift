import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the nodes of resolved contexts, including the values for systems before iOS 13.
struct NodeWriter {
  private let schema = Schema.standard
  private let shapes: OutputShapes

  init(hasLegacy: Bool) {
    shapes = hasLegacy ? .standardWithLegacy : .standard
  }

  func appearance(_ appearance: Appearance) -> JSONValue {
    let values = appearance.values.map { value in
      (value.path[...], json(of: value.value, leaf: value.leaf))
    }
    let configure = (["configure"][...], JSONValue.string(appearance.configure))
    return .object(
      [JSONMember("class", .string(appearance.bar.appearanceClass))]
        + (shapes.appearances[appearance.bar] ?? ObjectShape()).members(of: [configure] + values)
    )
  }

  func bar(_ bar: ResolvedContext.ResolvedBar, legacy: LegacyBar?) -> JSONValue {
    let slots = bar.kind.slots.compactMap { slot in
      bar.slots[slot].map { JSONMember(slot.uikitName, $0.map(appearance) ?? .null) }
    }
    return .object(
      [JSONMember("class", .string(bar.kind.uikitClass))]
        + slots
        + values(bar.values, of: bar.kind)
        + (legacy.map { [JSONMember("legacy", self.legacy($0))] } ?? [])
    )
  }

  func legacy(_ bar: LegacyBar) -> JSONValue {
    let values = bar.values.map { value in
      let json: JSONValue =
        switch value.content {
        case .value(let resolved): self.json(of: resolved, leaf: value.leaf)
        case .emptyImage: "empty"
        }
      return (value.path[...], json)
    }
    let shape = shapes.legacy[bar.kind] ?? ObjectShape()
    return .object(shape.members(of: values))
  }

  func settings(_ values: [Settings.Value]) -> JSONValue {
    let values = values.map { setting in
      (schema[setting.leaf].uikitPath[...], json(of: setting.value, leaf: setting.leaf))
    }
    return .object(shapes.settings.members(of: values))
  }

  /// Returns the bar's own properties; a property that differs by slot becomes a mapping by slot.
  private func values(_ values: [Bar.Value], of bar: BarKind) -> [JSONMember] {
    var members: [(path: ArraySlice<String>, value: JSONValue)] = []
    // The values are sorted by leaf.
    var start = 0
    while start < values.count {
      let leaf = values[start].leaf
      let end = values[start...].firstIndex { $0.leaf != leaf } ?? values.count
      let value = json(of: values[start..<end], leaf: leaf, bar: bar)
      members.append((schema[leaf].uikitPath[...], value))
      start = end
    }
    return shapes.bars[bar]?.members(of: members) ?? []
  }

  private func json(of values: ArraySlice<Bar.Value>, leaf: LeafID, bar: BarKind) -> JSONValue {
    if values.count == 1, let only = values.first, bar.slots.allSatisfy(only.slots.contains) {
      return json(of: only.value, leaf: leaf)
    }
    let bySlot = bar.slots.map { slot in
      (slot, values.first { $0.slots.contains(slot) }?.value)
    }
    let distinct = Set(bySlot.map(\.1))
    if distinct.count == 1, let value = bySlot.first?.1 {
      return json(of: value, leaf: leaf)
    }
    return .object(
      dropping: bySlot.map { slot, value in
        ("\(slot)", value.map { json(of: $0, leaf: leaf) })
      }
    )
  }

  private func json(of value: ResolvedValue, leaf: LeafID) -> JSONValue {
    value.json(of: schema[leaf].property)
  }
}
