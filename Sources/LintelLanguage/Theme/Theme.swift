package import LintelDiagnostics
package import LintelSchema

/// A theme with every declaration that it makes, ready for the cascade.
package struct Theme: Sendable {
  /// What iOS 26 does with the theme's backgrounds: `native` leaves them to its glass.
  package enum Glass: String, Sendable, CaseIterable {
    case keep
    case native
  }

  /// A push from one screen to another.
  package struct Flow: Hashable, Sendable {
    package let from: String
    package let to: String
    package let range: SourceRange

    package init(from: String, to: String, range: SourceRange) {
      self.from = from
      self.to = to
      self.range = range
    }
  }

  /// A token's key, and where it is first declared.
  package struct Token: Hashable, Sendable {
    package let key: TokenKey
    package let keyRange: SourceRange

    package init(key: TokenKey, keyRange: SourceRange) {
      self.key = key
      self.keyRange = keyRange
    }
  }

  package var name: String
  package var nameRange: SourceRange
  /// The oldest version that the outputs must be right on.
  package var minimumIOS: Version
  /// The newest; its minor releases are included.
  package var newestIOS: Version
  package var glass: Glass
  package var space: ContextSpace
  /// Sorted by key; the target of `tokens[i]` is `schema.leaves.count + i`.
  package var tokens: [Token]
  package var conditions: [Condition]
  package var values: [Value]
  package var entries: [Entry]
  package var blocks: [Block]
  /// Sorted by target, condition, layer and entry, so that nothing depends on the order of the source.
  package var declarations: [Declaration]
  /// The token references of a written value, by its entry's index.
  package var tokenUses: [Int32: [TokenUse]]
  package var flows: [Flow]

  package init(name: String, nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
    minimumIOS = Version(13)
    newestIOS = Version(27)
    glass = .keep
    space = ContextSpace(brands: [], promos: [], screens: [], versions: [])
    tokens = []
    conditions = []
    values = []
    entries = []
    blocks = []
    declarations = []
    tokenUses = [:]
    flows = []
  }

  package func target(of token: TokenKey, in schema: Schema = .standard) -> TargetID? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].key < token { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count, tokens[low].key == token else { return nil }
    return TargetID(schema.leaves.count + low)
  }

  /// The leaf of a target, nil if it is a token.
  package func leaf(of target: TargetID, in schema: Schema = .standard) -> LeafID? {
    target.index < schema.leaves.count ? LeafID(target.index) : nil
  }

  /// The token of a target, nil if it is a leaf property.
  package func token(of target: TargetID, in schema: Schema = .standard) -> Token? {
    let index = target.index - schema.leaves.count
    return index >= 0 ? tokens[index] : nil
  }
}
