package import LintelBackends
import LintelSchema
import LintelTheme

@testable import LintelAppearance

extension AppearanceTree {
  /// The tree as JSON that an app reads, for trees that don't come from a theme: each part asks every dimension separately.
  package var written: JSONValue {
    let writer = TreeWriter(tree: self)
    let parts = BarKind.allCases.map(\.rawValue) + ["screen"]
    return .object(
      dropping: [
        ("format", "lintel.appearance-tree"),
        ("version", 2),
        ("theme", .string(theme)),
        ("ios", ["minimum": .string("\(minimumIOS)"), "newest": .string("\(newestIOS)")]),
        ("brands", .array(brands.map { .string($0.name) })),
        ("promos", .array(promos.map(Self.promo))),
        (
          "modes",
          .object(
            modes.map { JSONMember($0.name, .array($0.values.map(JSONValue.string))) }
          )
        ),
        ("screens", .array(screens.map { .string($0.name) })),
        ("transitions", writer.transitions),
        ("parameters", .array(parameters.map { ["name": .string($0.name), "samples": []] })),
      ] + parts.map { ($0 == "screen" ? "settings" : $0, writer.part($0)) }
    )
  }

  private static func promo(_ promo: Promo) -> JSONValue {
    let companions: JSONValue? =
      switch promo.companions {
      case .alone: nil
      case .with(let names): .array(names.map(JSONValue.string))
      case .any: "any"
      }
    return .object(dropping: [
      ("name", .string(promo.name)), ("from", promo.from.map { .string($0.text) }),
      ("until", promo.until.map { .string($0.text) }), ("with", companions),
    ])
  }
}

/// Writes decisions that narrow the boxes one dimension at a time.
private struct TreeWriter {
  private typealias Box = (entry: ContextEntry, value: JSONValue?)

  private let tree: AppearanceTree
  /// Each entry as `lintel resolve` prints a context, with the objects that are assigned.
  private let entries: [(entry: TreeEntry, json: JSONValue)]
  private let versions: [Version]

  init(tree: AppearanceTree) {
    self.tree = tree
    entries = tree.contexts.filter { $0.endIOS.map { Version(13) < $0 } ?? true }.map { entry in
      (entry, Self.json(entry, tree))
    }
    let ends = tree.contexts.flatMap { [$0.firstIOS, $0.endIOS].compactMap(\.self) }
    versions = Set(ends + [Version(13), Version(26)]).filter { Version(13) <= $0 }.sorted()
  }

  private static func json(_ entry: TreeEntry, _ tree: AppearanceTree) -> JSONValue {
    let bars = BarKind.allCases.compactMap { kind in
      entry.bars[kind].map { index in
        let bar = tree.bars[index]
        var slots: [AppearanceSlot: Appearance?] = [:]
        for (slot, index) in bar.assigned { slots[slot] = .some(tree.appearances[index]) }
        return ResolvedContext.ResolvedBar(kind: kind, slots: slots, values: bar.values)
      }
    }
    let context = ResolvedContext(
      brand: "",
      promos: [],
      screen: nil,
      ios: max(entry.firstIOS, Version(13)),
      device: .phone,
      bars: bars,
      settings: entry.settings.map { tree.settings[$0].values } ?? [],
      conflicts: []
    )
    return resolvedContextJSON(context)
  }

  /// The value with the newest names, without those that a version has a different name for.
  private static func renamed(_ value: JSONValue, on version: Version) -> JSONValue {
    guard case .object(let members) = value else { return value }
    let (old, new) = ("doneButtonAppearance", "prominentButtonAppearance")
    let isNew = version >= Version(26)
    return .object(
      members.filter { $0.key != (isNew ? old : new) && $0.key != "class" }.map { member in
        JSONMember(member.key == old ? new : member.key, member.value)
      }
    )
  }

  var transitions: JSONValue {
    let pushes = Dictionary(grouping: tree.transitions) { [$0.from, $0.to] }
    let all = pushes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { names, all in
      let boxes = all.flatMap { transition -> [Box] in
        let scheme = JSONValue.string(transition.decision.scheme.rawValue)
        return transition.contexts.map { ($0, scheme) }
      }
      let scheme =
        boxes.isEmpty
        ? all.first.map { .string($0.decision.scheme.rawValue) } : decided(boxes, asksScreen: false)
      return scheme.map {
        JSONValue.object([
          JSONMember("from", .string(names[0])), JSONMember("to", .string(names[1])),
          JSONMember("scheme", $0),
        ])
      }
    }
    return .array(all)
  }

  /// The JSON of a bar or of the settings, or `nil` if the tree has no values for it.
  func part(_ name: String) -> JSONValue? {
    let keys = entries.flatMap { $0.json[name]?.members.map(\.key) ?? [] }
    let members = Set(keys).subtracting(["class", "legacy"]).sorted().compactMap { key in
      decided(entries.map { ($0.entry.box, $0.json[name]?[key]) }, asksScreen: true).map {
        JSONMember(key, $0)
      }
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func decided(_ boxes: [Box], asksScreen: Bool) -> JSONValue? {
    guard asksScreen else { return byBrand(boxes) }
    let none = byBrand(boxes.filter { $0.entry.screens.contains(0) })
    let names = tree.screens.indices.map { index in
      (tree.screens[index].name, byBrand(boxes.filter { $0.entry.screens.contains(index + 1) }))
    }
    if names.allSatisfy({ $0.1 == none }) { return none }
    return .object(dropping: [("screen", Self.all(names)), ("none", none)])
  }

  private func byBrand(_ boxes: [Box]) -> JSONValue? {
    let names = tree.brands.indices.map { index in
      (tree.brands[index].name, byPromo(boxes.filter { $0.entry.brands.contains(index) }, 0))
    }
    if let first = names.first, names.allSatisfy({ $0.1 == first.1 }) { return first.1 }
    return ["brand": Self.all(names)]
  }

  private func byPromo(_ boxes: [Box], _ promo: Int) -> JSONValue? {
    guard promo < tree.promos.count else { return byMode(boxes, 0) }
    let on = byPromo(boxes.filter { !$0.entry.switchesOff.contains(promo) }, promo + 1)
    let off = byPromo(boxes.filter { !$0.entry.switchesOn.contains(promo) }, promo + 1)
    if on == off { return on }
    return .object(dropping: [
      ("promo", .string(tree.promos[promo].name)), ("on", on), ("off", off),
    ])
  }

  private func byMode(_ boxes: [Box], _ mode: Int) -> JSONValue? {
    guard tree.modes.indices.contains(mode) else { return byVersion(boxes) }
    let values = tree.switches.numbers(ofMode: mode).map { number in
      let others = tree.switches.numbers(ofMode: mode).filter { $0 != number }
      return byMode(
        boxes.filter { box in
          !box.entry.switchesOff.contains(number)
            && !others.contains(where: box.entry.switchesOn.contains)
        },
        mode + 1
      )
    }
    if values.allSatisfy({ $0 == values[0] }) { return values[0] }
    let names = tree.modes[mode].values
    return .object(dropping: [
      ("mode", .string(tree.modes[mode].name)), ("is", Self.all(Array(zip(names, values)))),
    ])
  }

  private func byVersion(_ boxes: [Box]) -> JSONValue? {
    let steps = versions.map { version in
      let inside = boxes.filter { box in
        box.entry.firstIOS <= version && box.entry.endIOS.map { version < $0 } ?? true
      }
      let json = byIdiom(inside.map { ($0.entry, $0.value.map { Self.renamed($0, on: version) }) })
      return ("\(version)", json ?? .object([]))
    }
    if let first = steps.first, steps.allSatisfy({ $0.1 == first.1 }) { return first.1 }
    return ["ios": Self.all(steps)]
  }

  private func byIdiom(_ boxes: [Box]) -> JSONValue? {
    let idioms = Device.ofAnySize.map { device in
      ("\(device.idiom)", boxes.first { $0.entry.devices.contains(device) }?.value)
    }
    if let first = idioms.first, idioms.allSatisfy({ $0.1 == first.1 }) { return first.1 }
    return ["idiom": Self.all(idioms)]
  }

  private static func all(_ values: [(String, JSONValue?)]) -> JSONValue {
    .object(dropping: values.map { (key: $0.0, value: $0.1) })
  }
}
