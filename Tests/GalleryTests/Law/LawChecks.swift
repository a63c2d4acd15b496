import LintelAppearance
import LintelBackends
import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme

/// Compares the answers of `explain`, `resolve`, and the JSON tree about contexts.
struct LawChecks {
  private let cascade: Cascade
  private let theme: Theme
  private let resolver: ContextResolver
  private let declared: ExplainedContext.Declared
  private let tree: ReadTree
  private(set) var slots = 0

  /// Prepares a comparison with the JSON of a theme, or of a part of it.
  init(_ theme: Theme, _ json: JSONValue?) {
    self.theme = theme
    // Reads the text, because an app has nothing else.
    self.tree = ReadTree(RecordReader.value(of: json?.text(.compact) ?? "null"))
    let cascade = Cascade(theme)
    self.cascade = cascade
    resolver = ContextResolver(cascade)
    declared = ExplainedContext.Declared(cascade)
  }

  /// The differences in a context, in words; the context is specified by names, as in `explain` and `resolve`.
  mutating func differences(_ asked: TreeContext) throws -> [String] {
    let context = try selected(asked)
    let resolved = resolved(context)
    return explained(ExplainedContext(cascade, declared, context), resolved)
      + treeDifferences(resolved)
  }

  /// The differences in a context between the JSON and `resolve`, in words.
  func outputDifferences(_ asked: TreeContext) throws -> [String] {
    treeDifferences(resolved(try selected(asked)))
  }

  private func selected(_ asked: TreeContext) throws -> ContextSelection {
    let space = theme.space
    return try theme.select(
      ContextQuery(
        brand: space.brands[asked.brand].name,
        switches: space.calendar.switches.names(asked.promos, promos: space.calendar.promos),
        screen: asked.screen == 0 ? nil : space.screens[asked.screen - 1].name,
        ios: asked.ios,
        device: asked.device
      )
    )
  }

  private func resolved(_ context: ContextSelection) -> ResolvedContext {
    resolver.resolved(context)
  }

  // MARK: explain

  private mutating func explained(
    _ explained: ExplainedContext,
    _ resolved: ResolvedContext
  ) -> [String] {
    var differences: [String] = []
    var settings: [String: ResolvedValue] = [:]
    for value in resolved.settings { settings[Schema.standard[value.leaf].path] = value.value }
    compare(explained.settings(), settings, "settings", &differences)
    for kind in BarKind.allCases {
      let bar = resolved.bars.first { $0.kind == kind }
      var values: [String: ResolvedValue] = [:]
      for value in bar?.values ?? [] {
        let leaf = Schema.standard[value.leaf]
        for slot in leaf.property.variesBySlot ? value.slots : kind.slots {
          values["\(leaf.path) \(slot)"] = value.value
        }
      }
      compare(explained.values(kind), values, "\(kind)", &differences)
      let shown = explained.shown(kind)
      for slot in kind.slots {
        slots += 1
        let own = bar?.slots[slot].map { $0.map { object($0, explained) } }
        guard shown[slot] != own else { continue }
        guard case .some(.some(let a)) = shown[slot], case .some(.some(let b)) = own else {
          differences.append(
            "explain: \(kind).\(slot): \(String(describing: shown[slot])) and \(String(describing: own))"
          )
          continue
        }
        if a.configure != b.configure {
          differences.append("explain: \(kind).\(slot): \(a.configure) and \(b.configure)")
        }
        compare(a.values, b.values, "\(kind).\(slot)", &differences)
      }
    }
    return differences
  }

  private func object(
    _ appearance: Appearance,
    _ explained: ExplainedContext
  ) -> ExplainedContext.Object {
    var object = ExplainedContext.Object(configure: appearance.configure)
    for value in appearance.values {
      let leaf = Schema.standard[value.leaf]
      object.values[explained.place(leaf, value.layout, value.state)] = value.value
    }
    return object
  }

  private func compare(
    _ explained: [String: ResolvedValue],
    _ resolved: [String: ResolvedValue],
    _ place: String,
    _ differences: inout [String]
  ) {
    for key in Set(explained.keys).union(resolved.keys).sorted()
    where explained[key] != resolved[key] {
      differences.append(
        "explain: \(place): \(key): \(String(describing: explained[key])) and \(String(describing: resolved[key]))"
      )
    }
  }

  // MARK: The tree

  /// The differences in the values of the tree's text at the context.
  private func treeDifferences(_ resolved: ResolvedContext) -> [String] {
    if resolved.ios < LegacyBar.end { return legacyDifferences(resolved) }
    let expected = resolvedContextJSON(resolved)
    var differences: [String] = []
    func compare(_ found: JSONValue?, _ wanted: JSONValue?, _ place: String) {
      let (found, wanted) = (found ?? .object([]), wanted ?? .object([]))
      guard !ReadTree.isSame(found, wanted) else { return }
      differences.append(
        "tree: \(place): \(found.text(.compact)), resolved: \(wanted.text(.compact))"
      )
    }
    let place = ReadTree.Place(resolved)
    compare(tree.part("settings", at: place), expected["screen"], "settings")
    for kind in BarKind.allCases {
      let bar = tree.part(kind.rawValue, at: place)
      var outside = place
      outside.screen = nil
      let onBar = tree.part(kind.rawValue, at: outside)
      let own = expected[kind.rawValue]
      let others = ["class", "legacy"] + kind.slots.map(\.uikitName)
      compare(
        Self.joined(.object(members(bar).filter { !others.contains($0.key) }), kind),
        .object(members(own).filter { !others.contains($0.key) }),
        "\(kind)"
      )
      for slot in kind.slots {
        let expected = own?[slot.uikitName]
        // A slot that the theme doesn't set looks like that of a new bar.
        guard expected != .null,
          let walked = walk(to: slot, kind, bar, onBar, resolved)
        else { continue }
        compare(
          Self.written(walked),
          Self.written(expected ?? initial(slot)),
          "UIKit at \(kind).\(slot)"
        )
      }
    }
    return differences
  }

  /// The differences on systems before iOS 13.
  private func legacyDifferences(_ resolved: ResolvedContext) -> [String] {
    guard let entry = tree.legacy(at: ReadTree.Place(resolved)) else {
      return ["tree: nothing for iOS 12"]
    }
    let expected = resolvedContextJSON(resolved)
    let parts =
      [("settings", expected["screen"])]
      + BarKind.allCases.map { ($0.rawValue, expected[$0.rawValue]?["legacy"]) }
    return parts.compactMap { name, wanted in
      let (found, wanted) = (entry[name] ?? .object([]), wanted ?? .object([]))
      return ReadTree.isSame(found, wanted)
        ? nil : "tree: \(name): \(found.text(.compact)), resolved: \(wanted.text(.compact))"
    }
  }

  /// A bar's own values, with values that all slots share joined.
  private static func joined(_ value: JSONValue, _ kind: BarKind) -> JSONValue {
    guard case .object(let members) = value else { return value }
    let slots = kind.slots.map { value["\($0)"] }
    if let first = slots.first.flatMap(\.self), slots.allSatisfy({ $0 == first }) { return first }
    return .object(members.map { JSONMember($0.key, joined($0.value, kind)) })
  }

  /// An object in the form of trees: without its class, with the newest names, and with both images of the back indicator or neither.
  private static func written(_ object: JSONValue) -> JSONValue {
    guard case .object(let all) = object else { return object }
    var members = all.filter { $0.key != "class" }.map { member in
      member.key == "doneButtonAppearance"
        ? JSONMember("prominentButtonAppearance", member.value) : member
    }
    let indicators = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let images = indicators.map { key in members.first { $0.key == key }?.value }
    members.removeAll { indicators.contains($0.key) }
    for (index, key) in indicators.enumerated() {
      let (image, other) = (images[index], images[1 - index])
      let said = [image, other].compactMap(\.self)
      if let value = said.first(where: { $0 != .null }) ?? said.first {
        members.append(JSONMember(key, value))
      }
    }
    return .object(members)
  }

  /// The object that UIKit uses for a slot, from those assigned to the item and the bar, or `nil` for a slot that the version doesn't have.
  private func walk(
    to slot: AppearanceSlot,
    _ kind: BarKind,
    _ own: JSONValue?,
    _ base: JSONValue?,
    _ resolved: ResolvedContext
  ) -> JSONValue? {
    let isNew = resolved.ios >= Version(15)
    let display = resolved.settings.first {
      Schema.standard[$0.leaf].path == "largeTitleDisplay"
    }?.value
    let isLarge =
      own?["prefersLargeTitles"] == true && display != .keyword("never")
    let chain: [AppearanceSlot]
    switch slot {
    case .standard: chain = [.standard]
    case .compact: chain = [.compact, .standard]
    case .scrollEdge:
      guard isNew || kind == .navigationBar && isLarge else { return nil }
      chain = [.scrollEdge, .standard]
    case .compactScrollEdge:
      guard isNew else { return nil }
      chain = [.compactScrollEdge, .scrollEdge, .compact, .standard]
    }
    // A toolbar has no items with appearance objects.
    let hasItem = resolved.screen != nil && kind != .toolbar
    let owners = hasItem ? [own, base] : [own]
    for step in chain {
      for owner in owners {
        guard let object = owner?[step.uikitName] else { continue }
        return slot.isAtEdge && !step.isAtEdge ? ReadTree.transparent(object) : object
      }
    }
    return initial(slot)
  }

  private func initial(_ slot: AppearanceSlot) -> JSONValue {
    ["configure": slot.isAtEdge ? "transparentBackground" : "defaultBackground"]
  }

  private func members(_ value: JSONValue?) -> [JSONMember] {
    if case .object(let members)? = value { members } else { [] }
  }
}
