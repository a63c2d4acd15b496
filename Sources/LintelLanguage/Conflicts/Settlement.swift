import LintelSchema

/// Blocks that settle a conflict where its declarations overlap, and nowhere else.
struct Settlement {
  /// Of a cluster with more pairs no block by block way out is shown.
  private static let mostPairs = 6

  let count: Int
  /// The blocks as YAML for the top level of a file.
  let text: String

  /// Finds blocks that are proven to leave no conflict of the target in the layer but those that were there before.
  ///
  /// Nil if there are none, or the cluster is so large that a block for each pair helps nobody.
  init?(_ conflict: Conflict, in cascade: Cascade, schema: Schema) {
    guard conflict.pairs.count <= Self.mostPairs, !conflict.isDuplicateDefinition else {
      return nil
    }
    var theme = cascade.theme
    theme.declarations = Array(cascade.declarations(of: conflict.target))
    var path = ""
    if let leaf = theme.leaf(of: conflict.target, in: schema) {
      path = schema[leaf].path
    } else if let token = theme.token(of: conflict.target, in: schema) {
      path = "tokens.\(token.key.group.rawValue).\(token.key.name)"
    }
    let others = Self.pairs(theme, schema).subtracting(conflict.pairs.map(Self.key))
    var blocks: [(block: SettlingBlock, pair: Conflict.Pair)] = []
    for pair in conflict.pairs {
      let (a, b) = (
        theme.conditions[pair.a.condition.index], theme.conditions[pair.b.condition.index]
      )
      guard let block = SettlingBlock(a, b, in: &theme) else { return nil }
      if !blocks.contains(where: { $0.block.condition == block.condition }) {
        blocks.append((block, pair))
      }
    }
    var values: [Declaration] = conflict.declarations
    if let only = blocks.first, blocks.count == 1, only.block.isSlotOfSecond {
      values = [only.pair.b, only.pair.a]
    }
    for declaration in values {
      var settled = theme
      for (block, pair) in blocks {
        settled.conditions.append(block.condition)
        settled.declarations.append(
          Declaration(
            target: conflict.target,
            condition: ConditionID(settled.conditions.count - 1),
            layer: conflict.layer,
            priority: pair.a.priority,
            hops: 0,
            breadth: 0,
            isFinal: false,
            value: declaration.value,
            entry: -1
          )
        )
      }
      guard Self.pairs(settled, schema) == others else { continue }
      let value = theme.values[declaration.value.index].text
      var text = BlockText()
      for (block, pair) in blocks.sorted(by: { $0.block.keys.count < $1.block.keys.count }) {
        text.add(
          block: block.keys,
          priority: pair.a.priority,
          property: block.propertyKeys(path),
          value: value
        )
      }
      count = blocks.count
      self.text = text.text
      return
    }
    return nil
  }

  private struct Key: Hashable {
    let a: Int32
    let b: Int32
  }

  private static func key(_ pair: Conflict.Pair) -> Key {
    Key(a: min(pair.a.entry, pair.b.entry), b: max(pair.a.entry, pair.b.entry))
  }

  private static func pairs(_ theme: Theme, _ schema: Schema) -> Set<Key> {
    let findings = ConflictChecker.check(Cascade(theme), schema: schema)
    return Set(findings.conflicts.flatMap(\.pairs).map(key))
  }
}
