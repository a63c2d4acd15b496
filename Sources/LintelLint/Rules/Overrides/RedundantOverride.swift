import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // Values are compared as written, before tokens are resolved. A slot that confirms a declaration for all slots in the same layer counts
  // as intended.
  static let redundantOverride = LintRule(
    .warning("redundant-override"),
    summary: "An override sets the value that would apply without it.",
    rationale: """
      It looks like a difference but isn't one. When the value that it overrides changes, the override unexpectedly keeps the old \
      value.
      """,
    advice: "Remove it.",
    """
    # The share sheet repeats a value that applies everywhere.
    tokens: { colors: { bar: { light: "#F9F9F9", dark: "#1D1D1D" } } }
    navigationBar: { background: { preset: default, color: $bar } }
    screens:
      share:
        navigationBar:
          background: { preset: default, color: $bar } ←

    # The promo changes the value, and the screen restores it.
    toolbar: { tint: "#00569E" }
    promos: { sale: { toolbar: { tint: "#B3261E" } } }
    screens: { legal: { toolbar: { tint: "#00569E" } } }
    """,
    options: [ignoreTokens],
    check: { analysis in
      let redundant = analysis.redundantOverrides
      return redundant.groups.map { group in
        let first = group.entries[0]
        return Finding(
          "'\(group.path)' sets the value that applies there anyway",
          at: group.range,
          notes: analysis.notes(
            on: first.declarations.first.map(redundant.repeated) ?? [],
            label: "this sets the same value"
          ),
          help: ["remove it"],
          fixIts: analysis.removal(of: group.entries),
          property: group.path
        )
      }
    }
  )
}

private let ignoreTokens = RuleOption(
  rule: "redundant-override",
  name: "ignore-tokens",
  kind: .flag,
  standard: .flag(false),
  summary:
    "whether the rule ignores overrides with a token, because the token may get other values later"
)

/// The overrides that set the value that would apply without them.
struct RedundantOverrides: Sendable {
  /// Their entries, by component.
  let groups: [EntryGroup]
  /// The declarations that would win without each redundant override, which set the same value.
  fileprivate let fallbacks: [Declaration: [Declaration]]

  /// Returns the declarations that would win without a redundant override.
  fileprivate func repeated(by declaration: Declaration) -> [Declaration] {
    fallbacks[declaration] ?? []
  }
}

extension Analysis {
  /// The declarations whose values reported overrides repeat.
  var repeatedDeclarations: Set<Declaration> {
    let redundant = redundantOverrides
    return Set(
      redundant.groups.lazy.flatMap(\.entries).flatMap(\.declarations)
        .flatMap(redundant.repeated)
    )
  }

  func findRedundantOverrides() -> RedundantOverrides {
    let ignoresTokens = options.lint.flag(ignoreTokens)
    var fallbacks: [Declaration: [Declaration]] = [:]
    var kept: Set<Declaration> = []
    for override in overrides {
      let declaration = override.declaration
      if ignoresTokens, case .token = value(of: declaration) { continue }
      if isRedundant(override) {
        fallbacks[declaration] = override.fallbacks.flatMap(\.winners)
      } else if value(of: declaration) == .unset {
        kept.insert(declaration)
      }
    }
    let redundant = wholeEntries { declaration in
      // A reset of a property that nobody sets is redundant if the rest of its entry is.
      fallbacks[declaration] != nil
        || value(of: declaration) == .unset && !kept.contains(declaration)
    }
    .filter { entry in entry.declarations.contains { fallbacks[$0] != nil } }
    return RedundantOverrides(
      groups: grouped(removingNoSlot(redundant)),
      fallbacks: fallbacks
    )
  }

  /// Whether another declaration sets the same value wherever an override wins.
  fileprivate func isRedundant(_ override: Override) -> Bool {
    override.fallbacks.allSatisfy { fallback in
      guard !fallback.winners.isEmpty else { return value(of: override.declaration) == .unset }
      return fallback.winners.allSatisfy {
        // With equal conditions, the two are duplicates, which have their own rule.
        cascade.precedence.overrides(override.declaration, $0)
          && $0.value == override.declaration.value && !isWrittenOut(override.declaration, over: $0)
          && !isExplicitReset(override.declaration, beside: $0)
      }
    }
  }

  /// Whether an `unset` only repeats the effect of a shorthand in the same layer, which resets a value of a lower layer.
  private func isExplicitReset(_ declaration: Declaration, beside other: Declaration) -> Bool {
    guard declaration.layer == other.layer, other.shorthandSteps > declaration.shorthandSteps,
      value(of: declaration) == .unset, let leaf = leaf(of: declaration)
    else { return false }
    return winners.declarations(of: leaf.id, meeting: declaration).contains {
      $0.layer < declaration.layer && value(of: $0) != .unset
    }
  }

  /// Whether a slot only confirms a declaration for all slots in the same layer.
  private func isWrittenOut(_ declaration: Declaration, over other: Declaration) -> Bool {
    declaration.layer == other.layer && condition(of: declaration)[.slot] != .top
      && condition(of: other)[.slot] == .top
  }

  /// Returns the entries to remove without those that give a slot its object, because UIKit would show its fallback without them.
  func removingNoSlot(_ entries: [WrittenEntry]) -> [WrittenEntry] {
    let removed = Set(entries.flatMap(\.declarations).map(\.entry))
    return entries.filter { entry in
      let isReset = entry.declarations.allSatisfy { value(of: $0) == .unset }
      var last: Int32?
      for number in entry.declarations.lazy.map(\.entry) where number != last {
        last = number
        let isNeeded = declarations(of: number).contains { own in
          providesSlot(own, without: removed, isReset: isReset)
        }
        if isNeeded { return false }
      }
      return true
    }
  }

  /// Whether a declaration gives its slots an object that UIKit's fallback would replace if some entries were removed.
  ///
  /// The entry of a reset has only `unset` values. Others show in an object anyway, unless a declaration leaves the slot to the system.
  private func providesSlot(
    _ own: Declaration,
    without removed: Set<Int32>,
    isReset: Bool
  ) -> Bool {
    guard let leaf = leaf(of: own), let bar = leaf.bar, leaf.property.destination == .slot,
      value(of: own).keyword() == SlotOwner.own
    else { return false }
    let others = winners.declarations(of: leaf.id, meeting: own)
    let isNeeded = others.contains { other in
      value(of: other).keyword() == SlotOwner.system && cascade.precedence.overrides(own, other)
        && theme.space.mayOverlap(condition(of: own), condition(of: other))
    }
    guard isReset || isNeeded else { return false }
    return !others.contains { other in
      !removed.contains(other.entry) && value(of: other) == value(of: own)
        && applies(other, wherever: own)
        && slots(of: other, in: bar).isSuperset(of: slots(of: own, in: bar))
    }
  }
}

/// Entries of one component, or a single entry.
struct EntryGroup: Sendable {
  /// The entries, in the order of their places.
  let entries: [WrittenEntry]
  /// The path from the top of the theme.
  let path: String

  /// The range of the first entry's key.
  let range: SourceRange

  /// Creates a group of at least one entry.
  init(_ entries: [WrittenEntry], path: String) {
    self.entries = entries
    self.path = path
    range = entries.map(\.entry.keyRange).min() ?? entries[0].entry.keyRange
  }
}

extension Analysis {
  /// Groups entries by component, and leaves out components that also have other entries.
  func grouped(_ entries: [WrittenEntry]) -> [EntryGroup] {
    var components = ComponentNumbering()
    let own = entries.map { components.number(of: $0.entry) }
    var hasOwn = Array(repeating: false, count: theme.blocks.count)
    for entry in entries { hasOwn[Int(entry.entry.block)] = true }
    var sizes = Array(repeating: 0, count: components.count)
    for index in theme.entries.indices where hasOwn[Int(theme.entries[index].block)] {
      guard let component = components.known(theme.entries[index]) else { continue }
      sizes[component] += 1
    }
    var groups: [[WrittenEntry]] = Array(repeating: [], count: components.count)
    var alone: [EntryGroup] = []
    for (entry, component) in zip(entries, own) {
      if let component {
        groups[component].append(entry)
      } else {
        alone.append(EntryGroup([entry], path: entry.path))
      }
    }
    // A mapping such as `background: { preset: default, color: unset }` expresses one intent, so its entries are reported together or not
    // at all.
    for (members, size) in zip(groups, sizes) where members.count == size {
      let path = members[0].path
      let end = members.count > 1 ? path.utf8.lastIndex(of: UInt8(ascii: ".")) : nil
      alone.append(EntryGroup(members, path: String(path[..<(end ?? path.endIndex)])))
    }
    return alone.sorted { $0.range < $1.range }
  }
}

/// Numbers the components that entries of bars belong to, block by block.
private struct ComponentNumbering {
  /// The number of each component's path, by the path of an entry, or `nil` for an entry outside every
  /// component.
  private var parents: [String: Int?] = [:]
  private var parentNumbers: [Substring: Int] = [:]
  /// Numbers the pairs of a block and a component's path.
  private var numbers = PairNumbering()

  var count: Int { numbers.count }

  /// Numbers the component of an entry, or returns `nil` for an entry outside every component.
  mutating func number(of entry: Entry) -> Int? {
    parent(of: entry.path).map { numbers.number(Int(entry.block), $0).number }
  }

  /// The number of an entry's component, or `nil` if it doesn't have one yet.
  mutating func known(_ entry: Entry) -> Int? {
    guard let parent = parent(of: entry.path) else { return nil }
    return numbers.known(Int(entry.block), parent)
  }

  private mutating func parent(of path: String) -> Int? {
    if let known = parents[path] { return known }
    let steps = path.split(separator: ".").dropLast()
    var number: Int?
    if steps.count > 1, let last = steps.last {
      let parent = path[..<last.endIndex]
      number = parentNumbers[parent] ?? parentNumbers.count
      parentNumbers[parent] = number
    }
    parents[path] = .some(number)
    return number
  }
}
