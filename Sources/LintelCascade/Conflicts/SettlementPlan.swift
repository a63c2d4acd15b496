import LintelSchema
import LintelTheme

/// The blocks that resolve a cluster at one leaf, with the value of any of its declarations.
struct SettlementPlan {
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
  /// The blocks, one for each overlap.
  private let blocks: [SettlingBlock]
  /// The other conflicts in that theme, which must remain unchanged.
  private let others: Set<Key>

  /// The number of blocks.
  var count: Int {
    blocks.count
  }

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
    var blocks: [SettlingBlock] = []
    for pair in conflict.pairs {
      let a = theme.conditions[pair.a.condition.index]
      let b = theme.conditions[pair.b.condition.index]
      guard let block = SettlingBlock(a, b, in: &theme) else { return nil }
      if !blocks.contains(where: { $0.condition == block.condition }) { blocks.append(block) }
    }
    self.blocks = blocks.sorted { $0.keys.count < $1.keys.count }
    let neighbors = cascade.declarations(of: conflict.target).filter { declaration in
      let condition = theme.conditions[declaration.condition.index]
      return declaration.layer == conflict.layer
        && blocks.contains { Self.mayOverlap($0.condition, condition, theme.space) }
    }
    self.theme = Self.reduced(theme, to: neighbors)
    others = Self.pairs(self.theme).subtracting(conflict.pairs.map(Self.key))
    let entries = conflict.declarations.map(\.entry)
    let isOfSecond = blocks.count == 1 && blocks[0].isSlotOfSecond
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

  /// Returns whether the blocks, with the value of an entry, resolve the cluster without affecting other conflicts.
  func isSettled(by entry: Int32) -> Bool {
    guard let model = conflict.declarations.first(where: { $0.entry == entry }) else {
      return false
    }
    var settled = theme
    for block in blocks {
      settled.conditions.append(block.condition)
      settled.declarations.append(
        model.writtenInPlace(under: ConditionID(settled.conditions.count - 1), entry: -1)
      )
    }
    return Self.pairs(settled) == others
  }

  /// Writes the blocks with the value of an entry.
  func write(_ entry: Int32, to text: inout BlockText) {
    guard let model = conflict.declarations.first(where: { $0.entry == entry }) else { return }
    for block in blocks {
      text.add(
        block: block.keys,
        releases: block.releases,
        priority: model.priority,
        property: block.propertyKeys(path),
        value: theme.values[model.value.index].text
      )
    }
  }

  private static func key(_ pair: Conflict.Pair) -> Key {
    Key(a: min(pair.a.entry, pair.b.entry), b: max(pair.a.entry, pair.b.entry))
  }

  /// Returns the pairs in conflict in a theme.
  private static func pairs(_ theme: Theme) -> Set<Key> {
    let findings = ConflictChecker.check(Cascade(theme))
    return Set(findings.conflicts.flatMap(\.pairs).map(key))
  }
}

extension Declaration {
  /// Returns the declaration as a longhand written in place under another condition.
  fileprivate func writtenInPlace(under condition: ConditionID, entry: Int32) -> Declaration {
    Declaration(
      target: target,
      condition: condition,
      layer: layer,
      priority: priority,
      styleDepth: 0,
      shorthandSteps: 0,
      isFinal: isFinal,
      value: value,
      entry: entry
    )
  }
}
