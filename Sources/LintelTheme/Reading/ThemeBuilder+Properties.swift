import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Reads an entry of a block, a bar, a slot, or a component.
  mutating func readProperty(_ entry: YAMLEntry, key: String, at place: Place) {
    if let child = place.node[key] {
      step(child, key: key, entry, from: place)
    } else if WhenKey.isMeant(by: key) {
      readWhen(entry, at: place)
    } else if key.utf8.contains(UInt8(ascii: ".")), conditions(meantBy: key).isEmpty,
      !key.hasPrefix("if ")
    {
      readDotted(entry, key: key, at: place)
    } else {
      reportUnknown(entry, key, at: place)
    }
  }

  /// Reads a dotted key in the same way as nested keys.
  private mutating func readDotted(_ entry: YAMLEntry, key: String, at place: Place) {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if place.path.isEmpty, parts[0] == "tokens" {
      readDottedTokens(entry, parts: Array(parts.dropFirst()))
      return
    }
    var place = place
    for (index, part) in zip(parts.indices, parts.dropLast()) {
      guard let child = place.node[part], let next = enter(child, key: part, entry, from: place)
      else { return reportUnknown(entry, part, before: parts[(index + 1)...], at: place) }
      place = next
    }
    guard let last = parts.last, let child = place.node[last] else {
      return reportUnknown(entry, parts.last ?? key, at: place)
    }
    dottedBlocks.insert(scope.block)
    step(child, key: last, entry, from: place)
  }

  /// Moves down one key and reads the value there.
  private mutating func step(
    _ child: SchemaNode.Child,
    key: String,
    _ entry: YAMLEntry,
    from place: Place
  ) {
    guard let next = enter(child, key: key, entry, from: place) else { return }
    if case .slot(let slot) = child, entry.value.kind == .scalar, !entry.value.isEmpty {
      readSlot(slot, entry, at: next)
    } else {
      readValue(entry, at: next)
    }
  }

  /// Returns the place that a key leads to, or reports a second slot, layout, or state and returns `nil`.
  private mutating func enter(
    _ child: SchemaNode.Child,
    key: String,
    _ entry: YAMLEntry,
    from place: Place
  ) -> Place? {
    if let next = place.entering(child, key: key) { return next }
    let (outer, what) =
      switch child {
      case .node, .itemLayout: (place.path, "layout")
      case .slot: (place.slot?.rawValue ?? "", "slot")
      case .itemState: (place.state.map { "\($0)" } ?? "", "state")
      }
    report(
      "nested-slot",
      "'\(key)' is inside '\(outer)', but a declaration can have only one \(what)",
      at: entry.key.range,
      help: ["write '\(key)' next to '\(outer)'"]
    )
    return nil
  }

  /// Reads a slot's value that isn't a mapping: `system` or `unset`.
  private mutating func readSlot(_ slot: SlotKey, _ entry: YAMLEntry, at place: Place) {
    let value = entry.value
    if value.text == "unset", value.style == .plain {
      unset(place, entry)
      return
    }
    guard let bar = place.node.bar, let leaf = lookup.slotLeaves[bar],
      SlotOwner(rawValue: value.text) != nil
    else {
      let near = nearestNames(to: value.text, among: [SlotOwner.system.rawValue, "unset"])
      if near.isEmpty, reportSlotBackground(slot, entry, at: place) { return }
      let (rule, message) = (
        "wrong-value-type", "expected 'system' or a mapping of the slot's properties"
      )
      let other = "write '\(slot.rawValue): system' to leave the slot to UIKit"
      return report(.near(near, rule, message, at: value.range, or: other))
    }
    declare(leaf, intern(.keyword(value.text)), entry, at: place)
  }

  /// Reads the keys of a component, or of a `when` in it, except for `refused` entries and for keys that `open` has read.
  mutating func readMapping(
    _ entries: YAMLEntries,
    _ keys: [String],
    without refused: [YAMLEntry] = [],
    at place: Place
  ) {
    for (key, entry) in zip(keys, entries) {
      if !refused.isEmpty, refused.contains(where: { $0.key.range == entry.key.range }) { continue }
      if place.opensBlock, BlockKey(rawValue: key)?.appliesToWholeBlock ?? false { continue }
      readProperty(entry, key: key, at: place)
    }
  }
}
