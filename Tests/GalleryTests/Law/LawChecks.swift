import LintelBackends
import LintelLanguage
import LintelSchema
import LintelTesting

/// Holds what `explain`, `resolve` and the JSON tree say of contexts against one another.
struct LawChecks {
  private let cascade: Cascade
  private let theme: Theme
  private let resolver: ContextResolver
  private let declared: ExplainedContext.Declared
  private let tree: JSONValue
  private(set) var slots = 0

  init(_ theme: Theme, _ tree: AppearanceTree) {
    self.theme = theme
    // The text, so that nothing is known but what an app reads.
    self.tree = RecordReader.value(of: appearanceTreeJSON(tree).text(.compact))
    let cascade = Cascade(theme)
    self.cascade = cascade
    resolver = ContextResolver(cascade)
    declared = ExplainedContext.Declared(cascade)
  }

  /// What differs in a context, in words; it is asked for by names, as `explain` and `resolve` do.
  mutating func differences(_ asked: TreeContext) throws -> [String] {
    let space = theme.space
    let context = try theme.select(
      ContextQuery(
        brand: space.brands[asked.brand].name,
        promos: asked.promos.map { space.calendar.promos[$0].name },
        screen: asked.screen == 0 ? nil : space.screens[asked.screen - 1].name,
        ios: asked.ios.description,
        idiom: "\(asked.idiom)"
      )
    )
    let resolved = resolver.resolved(
      brand: context.brand,
      promos: context.promos,
      screen: context.screen,
      ios: context.ios,
      idiom: context.idiom
    )
    return explained(ExplainedContext(cascade, declared, context), resolved)
      + treeDifferences(resolved)
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

  /// What the tree's text comes to at the context, where it differs.
  private func treeDifferences(_ resolved: ResolvedContext) -> [String] {
    guard let entry = self.entry(of: resolved, screen: resolved.screen),
      let base = self.entry(of: resolved, screen: nil)
    else { return ["tree: no entry"] }
    let expected = resolvedContextJSON(resolved)
    var differences: [String] = []
    let settings = entry["settings"].flatMap { node("settings", $0) } ?? .object([])
    if sorted(settings) != sorted(expected["screen"] ?? .object([])) {
      differences.append("tree: settings: \(settings.text(.compact))")
    }
    for kind in BarKind.allCases {
      let bar = entry[kind.rawValue].flatMap { node("bars", $0) }
      let onBar = base[kind.rawValue].flatMap { node("bars", $0) }
      let own = expected[kind.rawValue]
      // A bar's node may serve older systems too.
      let older = resolved.ios < Version(13) ? [] : ["legacy"]
      let others = ["class", "shows"] + older + kind.slots.map(\.uikitName)
      let values = members(bar).filter { !others.contains($0.key) }
      let expectedValues = members(own).filter { !others.contains($0.key) }
      if sorted(.object(values)) != sorted(.object(expectedValues)) {
        differences.append("tree: \(kind): \(JSONValue.object(values).text(.compact))")
      }
      // Below iOS 13 there are no objects.
      for slot in kind.slots where resolved.ios >= Version(13) {
        let expected = own?[slot.uikitName]
        if let expected {
          let name = bar?["shows"]?[slot.uikitName] ?? bar?[slot.uikitName]
          let shown = name.map { $0 == .null ? $0 : node("appearances", $0) ?? "missing" }
          if shown.map(sorted) != sorted(expected) {
            differences.append(
              "tree: \(kind).\(slot): \(shown?.text(.compact) ?? "-"), resolved: \(expected.text(.compact))"
            )
          }
        }
        // What a theme leaves alone shows as a new bar does.
        guard expected != .null,
          let walked = walk(to: slot, kind, bar, onBar, resolved)
        else { continue }
        let target = expected ?? initial(kind, slot)
        if sorted(walked) != sorted(target) {
          differences.append(
            "tree: UIKit shows at \(kind).\(slot): \(walked.text(.compact)), resolved: \(target.text(.compact))"
          )
        }
      }
    }
    return differences
  }

  /// What UIKit takes for a slot of what is assigned to a screen's item and to the bar; nil for a slot that the version lacks.
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
    // A toolbar has no items that could have objects of their own.
    let hasItem = resolved.screen != nil && kind != .toolbar
    let owners = hasItem ? [own, base] : [own]
    for step in chain {
      for owner in owners {
        guard let name = owner?[step.uikitName], let object = node("appearances", name) else {
          continue
        }
        return slot.isAtEdge && !step.isAtEdge ? transparent(object) : object
      }
    }
    return initial(kind, slot)
  }

  private func initial(_ kind: BarKind, _ slot: AppearanceSlot) -> JSONValue {
    [
      "class": .string(kind.appearanceClass),
      "configure": slot.isAtEdge ? "transparentBackground" : "defaultBackground",
    ]
  }

  private func transparent(_ object: JSONValue) -> JSONValue {
    .object(
      members(object).filter { member in
        !["background", "shadow"].contains { member.key.hasPrefix($0) }
          && member.key != "translucency"
      }.map { $0.key == "configure" ? JSONMember("configure", "transparentBackground") : $0 }
    )
  }

  private func entry(of context: ResolvedContext, screen: String?) -> JSONValue? {
    elements(tree["contexts"]).first { entry in
      let versions = elements(entry["ios"]).compactMap(text)
      let (on, off) = (elements(entry["promos"]?["on"]), elements(entry["promos"]?["off"]))
      return elements(entry["brands"]).contains(.string(context.brand))
        && on.compactMap(text).allSatisfy(context.promos.contains)
        && !off.compactMap(text).contains(where: context.promos.contains)
        && elements(entry["screens"]).contains(screen.map(JSONValue.string) ?? .null)
        && elements(entry["idioms"]).contains(.string("\(context.idiom)"))
        && isAtMost(versions.first, context.ios) && !isBelow(versions.last, context.ios)
    }
  }

  private func isAtMost(_ text: String?, _ version: Version) -> Bool {
    parts(text).lexicographicallyPrecedes([version.major, version.minor + 1])
  }

  /// Whether a last version, which holds its minor ones unless it names one, comes before a version.
  private func isBelow(_ text: String?, _ version: Version) -> Bool {
    let parts = parts(text)
    return parts.lexicographicallyPrecedes([version.major, version.minor].prefix(parts.count))
  }

  private func parts(_ version: String?) -> [Int] {
    (version ?? "").split(separator: ".").compactMap { Int($0) }
  }

  private func node(_ group: String, _ name: JSONValue) -> JSONValue? {
    text(name).flatMap { tree[group]?[$0] }
  }

  private func text(_ value: JSONValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value { elements } else { [] }
  }

  private func members(_ value: JSONValue?) -> [JSONMember] {
    if case .object(let members)? = value { members } else { [] }
  }

  /// The order of keys says nothing.
  private func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(
        members.sorted { $0.key < $1.key }.map { JSONMember($0.key, sorted($0.value)) }
      )
    case .array(let elements): .array(elements.map(sorted))
    case .null, .boolean, .number, .string: value
    }
  }
}
