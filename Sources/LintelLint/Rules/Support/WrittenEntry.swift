import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// An entry as written, with the facts that rules need.
struct WrittenEntry {
  let entry: Entry
  let block: Block
  /// The entry's declarations that the rule asked for, in the theme's order, and in each use if the entry belongs to a style.
  fileprivate(set) var declarations: [Declaration]

  /// Creates an entry from its index, with the declarations that matter.
  init(_ theme: Theme, _ index: Int32, declaring declarations: [Declaration] = []) {
    entry = theme.entries[Int(index)]
    block = theme.blocks[Int(entry.block)]
    self.declarations = declarations
  }

  /// The path from the top of the theme, such as `screens.checkout.navigationBar.title.color`.
  var path: String {
    guard !block.path.isEmpty else { return entry.path }
    // Few paths have a space, and searching for text takes long.
    guard block.path.utf8.contains(UInt8(ascii: " ")), block.path.contains(".when ") else {
      return "\(block.path).\(entry.path)"
    }
    // The path of a `when` in a bar or a part of one has the steps to that part, too.
    let steps = entry.path.split(separator: ".")
    let shared = steps.indices.dropFirst().last { count in
      let part = steps.prefix(count).joined(separator: ".")
      return ".\(block.path)".contains(".\(part).when ")
    }
    return "\(block.path).\(steps.dropFirst(shared ?? 0).joined(separator: "."))"
  }

  /// The path of the bar's slot that contains the entry, such as `navigationBar.scrollEdge`, or `nil`
  /// outside of slots.
  var slotPath: String? {
    let steps = entry.path.split(separator: ".", maxSplits: 2)
    guard steps.count > 1, let key = SlotKey(rawValue: String(steps[1])) else { return nil }
    return "\(steps[0]).\(key.rawValue)"
  }
}

extension Analysis {
  /// The entries with declarations that pass a test, sorted by path so that the order of keys doesn't
  /// affect the findings.
  ///
  /// A style's entry counts once, however many blocks use it.
  func entries(declaring isMeant: (Declaration) -> Bool) -> [WrittenEntry] {
    matches { isMeant($0) ? () : nil }.map(\.entry)
  }

  /// The entries that set a property to a value, and whose declarations pass a test.
  func entries(
    of leaf: LeafID,
    where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> [WrittenEntry] {
    let target = TargetID(leaf)
    guard !cascade.declarations(of: target).isEmpty else { return [] }
    return entries { $0.target == target && value(of: $0) != .unset && isMeant($0) }
  }

  /// The entries with declarations for which a closure returns a result, each with these results.
  func matches<Found>(of find: (Declaration) -> Found?) -> [(entry: WrittenEntry, found: [Found])] {
    var meant: [(entry: Int32, index: Int, found: Found)] = []
    for (index, declaration) in theme.declarations.enumerated() {
      if let found = find(declaration) { meant.append((declaration.entry, index, found)) }
    }
    meant.sort { ($0.entry, $0.index) < ($1.entry, $1.index) }
    guard !meant.isEmpty else { return [] }
    var found: [(path: String, range: SourceRange, first: Int, end: Int)] = []
    var first = 0
    while first < meant.count {
      let entry = meant[first].entry
      let end = meant[first...].firstIndex { $0.entry != entry } ?? meant.count
      let path = WrittenEntry(theme, entry).path
      found.append((path, theme.entries[Int(entry)].keyRange, first, end))
      first = end
    }
    found.sort { ($0.path, $0.range) < ($1.path, $1.range) }
    let places = places
    var indices: [Int?] = Array(repeating: nil, count: theme.entries.count)
    var result: [(entry: WrittenEntry, found: [Found])] = []
    for found in found {
      let own = meant[found.first..<found.end]
      let entry = own[found.first].entry
      let index = indices[places[Int(entry)]] ?? result.count
      if index == result.count {
        indices[places[Int(entry)]] = index
        result.append((WrittenEntry(theme, entry), []))
      }
      result[index].entry.declarations += own.map { theme.declarations[$0.index] }
      result[index].found += own.map(\.found)
    }
    return result
  }

  func written(_ declaration: Declaration) -> WrittenEntry {
    WrittenEntry(theme, declaration.entry, declaring: [declaration])
  }

  /// The property that a declaration sets, or `nil` for a token.
  func leaf(of declaration: Declaration) -> Leaf? {
    theme.leaf(of: declaration.target, in: schema).map { schema[$0] }
  }

  func condition(of declaration: Declaration) -> Condition {
    theme.conditions[declaration.condition.index]
  }

  /// The value that a declaration gives its target, with tokens unresolved.
  func value(of declaration: Declaration) -> Value {
    theme.values[declaration.value.index]
  }

  /// The slots of a bar in which a declaration applies.
  func slots(of declaration: Declaration, in bar: BarKind) -> SlotSet {
    slotSets[condition(of: declaration)[.slot].index].intersection(SlotSet(of: bar))
  }

  /// The slots for which a declaration styles a bar, or `nil` if it names none or sets nothing.
  func styledSlots(of declaration: Declaration) -> SlotSet? {
    guard condition(of: declaration)[.slot] != .top, let leaf = leaf(of: declaration),
      leaf.stylesBar, let bar = leaf.bar, value(of: declaration) != .unset
    else { return nil }
    let slots = slots(of: declaration, in: bar)
    return slots.isEmpty ? nil : slots
  }

  /// The oldest and the newest version on which a declaration applies, even if another one overrides it, or `nil` if there is none.
  func appliedVersions(of declaration: Declaration) -> (oldest: Version, newest: Version)? {
    spans[condition(of: declaration)[.ios].index]
  }

  /// The oldest and the newest version on which a declaration applies and others for versions or devices don't override it in all of
  /// its contexts, or `nil` if there is none.
  func shownVersions(of declaration: Declaration) -> (oldest: Version, newest: Version)? {
    let own = condition(of: declaration)
    guard targetsByVersion.contains(declaration.target) else {
      return appliedVersions(of: declaration)
    }
    let domain = theme.space.domains[Dimension.ios.index]
    let devices = theme.space.domains[Dimension.device.index]
    let rivals =
      leaf(of: declaration).map { winners.declarations(of: $0.id, meeting: declaration) }
      ?? Array(cascade.declarations(of: declaration.target))
    let hiding = rivals.filter { rival in
      let other = condition(of: rival)
      return (other[.ios] != .top || other[.device] != .top)
        && cascade.precedence.overrides(rival, declaration)
        && Dimension.parts.allSatisfy { other[$0] == .top || other[$0] == own[$0] }
        && Dimension.ofContexts.allSatisfy {
          $0 == .ios || $0 == .device || theme.space.isAtMost(own[$0], other[$0], in: $0)
        }
    }.map { condition(of: $0) }
    // Blocks for pads and for phones hide a declaration together.
    let shown = devices.values(of: own[.device]).joined().flatMap { device in
      let hidden = hiding.filter { devices.contains($0[.device], Int(device)) }
        .flatMap { domain.values(of: $0[.ios]) }
      return Ranges.subtracting(domain.values(of: own[.ios]), Ranges.union(hidden))
    }
    return theme.span(of: Ranges.union(shown).flatMap { $0.map { Int($0) } })
  }

  /// The theme's range in words, such as `iOS 15 to 18`.
  var range: String {
    theme.minimumIOS == theme.newestIOS
      ? "iOS \(theme.minimumIOS)" : "iOS \(theme.minimumIOS) to \(theme.newestIOS)"
  }
}

extension Theme {
  /// The indices of a block and of the blocks around it, from the inside out.
  func blocks(from index: Int32) -> some Sequence<Int32> {
    sequence(first: index) { self.blocks[Int($0)].parent }
  }

  /// The oldest and the newest version in each set of versions, or `nil` for an empty set.
  var spansOfVersions: [(oldest: Version, newest: Version)?] {
    let domain = space.domains[Dimension.ios.index]
    return domain.entries.indices.map { set in
      span(of: space.versions.indices.filter { domain.contains(SetID(set), $0) })
    }
  }

  /// The oldest and the newest version in ascending intervals, which are indices into the space's versions, or `nil` if there are none.
  fileprivate func span(of intervals: [Int]) -> (oldest: Version, newest: Version)? {
    guard let first = intervals.first, let last = intervals.last else { return nil }
    let end = space.versions[last].end
    return (space.versions[first].first, end.map { VersionLine.last(before: $0) } ?? newestIOS)
  }
}

extension Leaf {
  /// Whether the property affects the look of a bar, including its items.
  var stylesBar: Bool {
    switch property.destination {
    case .appearance, .bar, .item, .barController, .scrollView, .searchBar: bar != nil
    case .navigationItem, .viewController, .window, .runtime, .slot, .fact: false
    }
  }
}
