import LintelSchema
import LintelTheme

/// The blocks that resolve a cluster at one leaf, with the values of its declarations.
struct SettlementPlan {
  /// The values of the blocks.
  enum Choice {
    /// The value of an entry where it applies, and elsewhere that of a declaration that applies there.
    case applying(Int32)
    /// The value of an entry in every block, because the blocks overlap.
    case everywhere(Int32)
  }

  /// A pair of entries in conflict.
  private struct Key: Hashable {
    /// The index of the entry that comes first.
    let a: Int32
    /// The index of the entry that comes second.
    let b: Int32
  }

  /// The entries of the declarations, likelier choices first.
  let preferred: [Int32]
  private let conflict: Conflict
  /// The path of the property or token.
  private let path: String
  /// A theme with only the declarations that may overlap one of the blocks.
  private let theme: Theme
  /// The blocks, one for each overlap, with the entries that overlap there.
  private let blocks: [(block: SettlingBlock, entries: Set<Int32>)]
  /// The other conflicts in that theme, which must remain unchanged.
  private let others: Set<Key>

  var count: Int { blocks.count }

  /// Finds the blocks for the overlaps of a conflict, or returns `nil` if an overlap can't be written as a block.
  init?(_ conflict: Conflict, in cascade: Cascade) {
    self.conflict = conflict
    var theme = cascade.theme
    if let leaf = theme.leaf(of: conflict.target) {
      path = Schema.standard[leaf].path
    } else if let token = theme.token(of: conflict.target) {
      path = token.key.path
    } else {
      return nil
    }
    var blocks: [(block: SettlingBlock, entries: Set<Int32>)] = []
    for pair in conflict.pairs {
      let a = theme.conditions[pair.a.condition.index]
      let b = theme.conditions[pair.b.condition.index]
      guard let block = SettlingBlock(a, b, in: &theme) else { return nil }
      if let known = blocks.firstIndex(where: { $0.block.condition == block.condition }) {
        blocks[known].entries.formUnion([pair.a.entry, pair.b.entry])
      } else {
        blocks.append((block, [pair.a.entry, pair.b.entry]))
      }
    }
    self.blocks = blocks.sorted { $0.block.keys.count < $1.block.keys.count }
    let neighbors = cascade.declarations(of: conflict.target).filter { declaration in
      let condition = theme.conditions[declaration.condition.index]
      return declaration.layer == conflict.layer
        && blocks.contains { Self.mayOverlap($0.block.condition, condition, theme.space) }
    }
    self.theme = Self.reduced(theme, to: neighbors)
    others = Self.pairs(self.theme).subtracting(conflict.pairs.map(Self.key))
    let entries = conflict.declarations.map(\.entry)
    let isOfSecond = blocks.count == 1 && blocks[0].block.isSlotOfSecond
    preferred = isOfSecond ? [conflict.pairs[0].b.entry] + entries : entries
  }

  /// Returns whether two conditions may overlap, ignoring promos.
  private static func mayOverlap(_ a: Condition, _ b: Condition, _ space: ContextSpace) -> Bool {
    Dimension.named.allSatisfy { dimension in
      if dimension == .promos { return true }
      let domain = space.domains[dimension.index]
      return a[dimension] == .top || b[dimension] == .top
        || !Ranges.intersection(domain.values(of: a[dimension]), domain.values(of: b[dimension]))
          .isEmpty
    }
  }

  /// Returns the theme with only some declarations and their conditions, so that checking it is fast.
  private static func reduced(_ theme: Theme, to declarations: [Declaration]) -> Theme {
    var result = theme
    result.conditions = []
    result.declarations = declarations.enumerated().map { index, declaration in
      result.conditions.append(theme.conditions[declaration.condition.index])
      return declaration.with(condition: ConditionID(index))
    }
    return result
  }

  /// Returns whether the blocks, with some values, resolve the cluster without affecting other conflicts.
  func isSettled(by choice: Choice) -> Bool {
    var settled = theme
    for (block, entries) in blocks {
      guard let model = model(for: entries, choice) else { return false }
      settled.conditions.append(block.condition)
      let condition = ConditionID(settled.conditions.count - 1)
      // The declaration is written in place, without styles or shorthands.
      settled.declarations.append(
        model.with(condition: condition, styleDepth: 0, shorthandSteps: 0, entry: -1)
      )
    }
    return Self.pairs(settled) == others
  }

  func write(_ choice: Choice, to text: inout BlockText) {
    for (block, entries) in blocks {
      guard let model = model(for: entries, choice) else { continue }
      text.add(
        block: block.keys,
        releases: block.releases,
        priority: model.priority,
        property: block.propertyKeys(path),
        value: theme.values[model.value.index].text
      )
    }
  }

  /// The declaration whose value a block for the overlap of some entries has.
  private func model(for entries: Set<Int32>, _ choice: Choice) -> Declaration? {
    let chosen: Int32? =
      switch choice {
      case .everywhere(let entry): entry
      case .applying(let entry):
        entries.contains(entry) ? entry : preferred.first(where: entries.contains)
      }
    return conflict.declarations.first { $0.entry == chosen }
  }

  private static func key(_ pair: Conflict.Pair) -> Key {
    Key(a: min(pair.a.entry, pair.b.entry), b: max(pair.a.entry, pair.b.entry))
  }

  private static func pairs(_ theme: Theme) -> Set<Key> {
    let findings = ConflictChecker.check(Cascade(theme))
    return Set(findings.conflicts.flatMap(\.pairs).map(key))
  }
}
