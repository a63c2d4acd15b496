import LintelDiagnostics
import LintelSchema

/// An entry as an author wrote it, with what a rule wants to know of it.
struct WrittenEntry {
  let entry: Entry
  let block: Block
  /// Those of its declarations that the rule asked for, in the order of the theme.
  let declarations: [Declaration]

  /// The path from the top of the theme, such as `screens.checkout.navigationBar.title.color`.
  var path: String {
    block.path.isEmpty ? entry.path : "\(block.path).\(entry.path)"
  }

  /// The path of the bar's slot that the entry stands in, such as `navigationBar.scrollEdge`; nil outside of slots.
  var slotPath: String? {
    let steps = entry.path.split(separator: ".", maxSplits: 2)
    guard steps.count > 1, let key = SlotKey(rawValue: String(steps[1])) else { return nil }
    return "\(steps[0]).\(key.rawValue)"
  }
}

extension Analysis {
  /// The entries that declare something a closure asks for, by path, so that the order of keys has no part in what is said.
  ///
  /// A fragment's entry counts once, however many blocks use it.
  func entries(declaring isMeant: (Declaration) -> Bool) -> [WrittenEntry] {
    var byEntry: [Int32: [Declaration]] = [:]
    for declaration in theme.declarations where isMeant(declaration) {
      byEntry[declaration.entry, default: []].append(declaration)
    }
    let entries = byEntry.map { index, declarations in
      let entry = theme.entries[Int(index)]
      let block = theme.blocks[Int(entry.block)]
      return WrittenEntry(entry: entry, block: block, declarations: declarations)
    }
    var seen: Set<SourceRange> = []
    return entries.map { (path: $0.path, entry: $0) }
      .sorted { ($0.path, $0.entry.entry.keyRange) < ($1.path, $1.entry.entry.keyRange) }
      .map(\.entry)
      .filter { seen.insert($0.entry.keyRange).inserted }
  }

  func written(_ declaration: Declaration) -> WrittenEntry {
    let entry = theme.entries[Int(declaration.entry)]
    return WrittenEntry(
      entry: entry,
      block: theme.blocks[Int(entry.block)],
      declarations: [declaration]
    )
  }

  /// The leaf that a declaration sets, nil for a token.
  func leaf(of declaration: Declaration) -> Leaf? {
    theme.leaf(of: declaration.target, in: schema).map { schema[$0] }
  }

  func condition(of declaration: Declaration) -> Condition {
    theme.conditions[declaration.condition.index]
  }

  func value(of declaration: Declaration) -> Value {
    theme.values[declaration.value.index]
  }

  /// The slots of a bar in which a declaration holds.
  func slots(of declaration: Declaration, in bar: BarKind) -> SlotSet {
    let set = condition(of: declaration)[.slot]
    let domain = theme.space.domains[Dimension.slot.index]
    return SlotSet(bar.slots.filter { domain.contains(set, $0.rawValue) })
  }

  /// The oldest and the newest version on which a declaration holds; nil if it holds on none.
  func versions(of declaration: Declaration) -> (oldest: Version, newest: Version)? {
    let set = condition(of: declaration)[.ios]
    let domain = theme.space.domains[Dimension.ios.index]
    let held = theme.space.versions.indices.filter { domain.contains(set, $0) }
    guard let first = held.first, let last = held.last else { return nil }
    let end = theme.space.versions[last].end
    return (
      theme.space.versions[first].first,
      end.map { VersionLine.last(before: $0) } ?? theme.newestIOS
    )
  }

  /// The theme's range in words, such as `iOS 15 to 18`.
  var range: String {
    theme.minimumIOS == theme.newestIOS
      ? "iOS \(theme.minimumIOS)" : "iOS \(theme.minimumIOS) to \(theme.newestIOS)"
  }
}

extension Leaf {
  /// Whether it shows in a bar: of an appearance object, the bar or its items.
  var stylesBar: Bool {
    switch property.way {
    case .appearance, .bar, .item: bar != nil
    case .navigationItem, .viewController, .window, .runtime, .slot, .fact: false
    }
  }
}

extension BarKind {
  /// In words, such as `tab bar`.
  var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
