import LintelAppearance
import LintelCascade
import LintelDiff
import LintelSchema
import LintelTesting
import LintelTheme

/// Compares two themes the slow way: it resolves every context of both, and compares each leaf.
struct DifferenceOracle {
  /// A context by the names that both themes share.
  struct Context: Hashable {
    let brand: String
    let promos: Set<String>
    let screen: String?
    var ios: Version
    let device: Device
  }

  struct Change: Hashable {
    let place: String
    let old: String
    let new: String
  }

  private let old: ContextResolver
  private let new: ContextResolver

  init(_ old: Cascade, _ new: Cascade) {
    self.old = ContextResolver(old)
    self.new = ContextResolver(new)
  }

  /// The contexts that can occur in both themes, on every version at which either may change.
  var contexts: [Context] {
    let after = Set(Self.contexts(of: new.theme))
    let versions = Set((old.theme.everyContext + new.theme.everyContext).map(\.ios)).filter { ios in
      [old.theme, new.theme].allSatisfy { $0.minimumIOS <= ios && ios.major <= $0.newestIOS.major }
    }.sorted()
    return Self.contexts(of: old.theme).filter(after.contains).flatMap { context in
      versions.map { ios in
        var context = context
        context.ios = ios
        return context
      }
    }
  }

  /// The contexts on one version.
  private static func contexts(of theme: Theme) -> [Context] {
    let contexts = theme.everyContext
    let first = contexts.first?.ios
    return contexts.compactMap { context in
      guard context.ios == first,
        theme.space.exists(screen: context.screen, inBrand: context.brand)
      else { return nil }
      return Context(
        brand: theme.space.brands[context.brand].name,
        promos: Set(context.promos.map { theme.space.calendar.promos[$0].name }),
        screen: context.screen == 0 ? nil : theme.space.screens[context.screen - 1].name,
        ios: Version(0),
        device: context.device
      )
    }
  }

  /// The changes in a context, or `nil` if one of its values is in conflict.
  func changes(in context: Context) -> Set<Change>? {
    guard let before = Self.values(old, context), let after = Self.values(new, context) else {
      return nil
    }
    return Set(
      Set(before.keys).union(after.keys).compactMap { place in
        before[place] == after[place]
          ? nil : Change(place: place, old: before[place] ?? "-", new: after[place] ?? "-")
      }
    )
  }

  private static func values(_ resolver: ContextResolver, _ context: Context) -> [String: String]? {
    let space = resolver.theme.space
    guard let brand = space.brands.firstIndex(where: { $0.name == context.brand }) else {
      return nil
    }
    let resolved = resolver.resolved(
      ContextSelection(
        brand: brand,
        promos: space.calendar.promos.indices.filter {
          context.promos.contains(space.calendar.promos[$0].name)
        },
        screen: context.screen.flatMap { name in
          space.screens.firstIndex { $0.name == name }.map { $0 + 1 }
        } ?? 0,
        ios: context.ios,
        device: context.device
      )
    )
    guard resolved.conflicts.isEmpty else { return nil }
    var values: [String: String] = [:]
    for bar in resolved.bars {
      for (slot, object) in bar.slots {
        values["\(bar.kind.rawValue).background.preset \(slot)"] =
          object.map { object in
            let name = String(object.configure.dropLast("Background".count))
            return "\(ResolvedValue.keyword(name))"
          } ?? "\(ResolvedValue.keyword("system"))"
        for value in object?.values ?? [] {
          let part = value.layout.map { " \($0) \(value.state?.description ?? "")" } ?? ""
          let place = "\(Schema.standard[value.leaf].path)\(part) \(slot)"
          values[place] = "\(value.value.written)"
        }
      }
      for value in bar.values {
        let leaf = Schema.standard[value.leaf]
        // Without a value, the runtime library uses the initial one.
        let words =
          ["\(ResolvedValue.keyword(leaf.property.initial))"]
          + (Double(leaf.property.initial).map { ["\(ResolvedValue.number($0))"] } ?? [])
        if leaf.property.destination == .runtime, words.contains("\(value.value)") { continue }
        guard leaf.property.variesBySlot else {
          values[leaf.path] = "\(value.value.written)"
          continue
        }
        for slot in value.slots { values["\(leaf.path) \(slot)"] = "\(value.value.written)" }
      }
    }
    for value in resolved.settings {
      values[Schema.standard[value.leaf].path] = "\(value.value.written)"
    }
    return values
  }
}

extension ThemeDifferences {
  /// The changes that the differences report for a context.
  func changes(in context: DifferenceOracle.Context) -> Set<DifferenceOracle.Change> {
    var found: Set<DifferenceOracle.Change> = []
    for change in causes.flatMap(\.changes)
    where change.contexts.contains(where: { includes($0, context) }) {
      let place = change.place
      let part = place.layout.map { " \($0) \(place.state?.description ?? "")" } ?? ""
      let path = Schema.standard[place.leaf].path + part
      for place in change.slots.isEmpty ? [path] : change.slots.map({ "\(path) \($0)" }) {
        found.insert(
          DifferenceOracle.Change(place: place, old: text(change.old), new: text(change.new))
        )
      }
    }
    return found
  }

  private func text(_ value: ResolvedValue?) -> String {
    value.map { "\($0)" } ?? "-"
  }

  private func includes(_ box: SharedBox, _ context: DifferenceOracle.Context) -> Bool {
    let on = Set(box.switchesOn.map { space.switches[$0].name })
    let off = Set(box.switchesOff.map { space.switches[$0].name })
    return box.brands.contains { space.brands[$0].name == context.brand }
      && box.screens.contains { space.screens[$0].name == context.screen ?? "" }
      && on.isSubset(of: context.promos) && off.isDisjoint(with: context.promos)
      && box.firstIOS <= context.ios && context.ios < box.endIOS
      && box.devices.contains(context.device)
  }
}
