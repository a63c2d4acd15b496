import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

/// Keys of a bar that can be moved to a slot by adding a prefix, as in `scrolled.background`.
struct SlottedKeys {
  /// A key in the bar's mapping, or a dotted key that includes the bar.
  fileprivate struct Owner {
    let entry: YAMLEntry
    /// The path before the slot, such as `navigationBar.`, or an empty string within the bar's mapping.
    let bar: String
    /// The rest of the key, starting with the component.
    let rest: String
    let siblings: [YAMLEntry]
  }

  /// The keys to rewrite, each once.
  private var owners: [Owner] = []

  /// Finds the keys that contain nothing but the entries of one component, or returns `nil` if another written entry would move, too.
  init?(_ group: EntryGroup, _ roots: [FileID: YAMLNode], written: Set<SourceRange>) {
    let keys = Set(group.entries.map(\.entry.keyRange))
    for entry in group.entries {
      guard let path = WrittenPath(to: entry.entry.keyRange, in: roots),
        let owner = Self.owner(of: entry.entry.path, path)
      else { return nil }
      guard Self.keys(of: owner.entry).allSatisfy({ keys.contains($0) || !written.contains($0) })
      else { return nil }
      if !owners.contains(where: { $0.entry.key.range == owner.entry.key.range }) {
        owners.append(owner)
      }
    }
  }

  /// Returns the fix that moves the keys to a slot, or `nil` if the slot has the same keys already.
  func fix(_ slot: SlotKey) -> FixIt? {
    guard owners.allSatisfy({ !$0.isTaken(slot) }) else { return nil }
    return FixIt(
      "write it under '\(slot.rawValue):'",
      .unsafe,
      edits: owners.map { owner in
        FixIt.Edit(
          range: owner.entry.key.range,
          newText: "\(owner.bar)\(slot.rawValue).\(owner.rest)"
        )
      }
    )
  }

  /// The key that begins the component, on the path to an entry.
  private static func owner(of path: String, _ keys: WrittenPath) -> Owner? {
    let steps = path.split(separator: ".")
    var start = steps.count
    for index in keys.entries.indices.reversed() {
      let entry = keys.entries[index]
      let own = entry.key.text.split(separator: ".")
      start -= own.count
      guard start >= 0, steps[start..<(start + own.count)].elementsEqual(own) else { return nil }
      guard start <= 1, start + own.count > 1 else { continue }
      guard entry.key.style == .plain else { return nil }
      return Owner(
        entry: entry,
        bar: start == 0 ? "\(steps[0])." : "",
        rest: own.dropFirst(1 - start).joined(separator: "."),
        siblings: keys.parent(of: index).entries.filter { $0.key.range != entry.key.range }
      )
    }
    return nil
  }

  /// The ranges of the keys of an entry and of all entries below it.
  private static func keys(of entry: YAMLEntry) -> [SourceRange] {
    [entry.key.range] + entry.value.entries.flatMap(keys)
  }
}

extension SlottedKeys.Owner {
  /// Whether the slot already has the component, in the same mapping.
  fileprivate func isTaken(_ slot: SlotKey) -> Bool {
    let component = rest.prefix { $0 != "." }
    let path = "\(bar)\(slot.rawValue)"
    return siblings.contains { sibling in
      let key = sibling.key.text
      if key == "\(path).\(component)" || key.hasPrefix("\(path).\(component).") { return true }
      return key == path
        && sibling.value.entries.contains { $0.key.text.prefix { $0 != "." } == component }
    }
  }
}
