package import LintelCascade
package import LintelSchema
package import LintelTheme

/// What a theme states about the app, which no output contains.
///
/// Facts such as `scrolls: false` describe the app. Rules and the preview use them; UIKit doesn't
/// need them.
package struct ScreenFacts {
  /// The theme's cascade in a release of the app.
  private let cascade: Cascade
  /// The facts that the theme states somewhere.
  private let leaves: [LeafID]
  /// The table of properties.
  private let schema: Schema
  /// The winners of those facts.
  private let winners: WinnerIndex

  /// - Parameters:
  ///   - cascade: that of the theme, limited to a release of the app.
  ///   - schema: the table of properties.
  package init(_ cascade: Cascade, _ schema: Schema = .standard) {
    self.cascade = cascade
    self.schema = schema
    leaves = cascade.targets.compactMap { target in
      cascade.theme.leaf(of: target, in: schema).flatMap { leaf in
        schema[leaf].property.destination == .fact ? leaf : nil
      }
    }
    winners = WinnerIndex(cascade, of: leaves, schema: schema)
  }

  /// Whether the theme states none.
  package var isEmpty: Bool { leaves.isEmpty }

  /// Those that hold at a cell, by leaf.
  package func values(at cell: Cell) -> [LeafID: ResolvedValue] {
    let theme = cascade.theme
    var values: [LeafID: ResolvedValue] = [:]
    for leaf in leaves {
      guard let value = winners.value(of: leaf, at: cell) else { continue }
      values[leaf] = resolve(theme.values[value.index]) { token in
        theme.target(of: token, in: schema).flatMap { target in
          cascade.value(of: target, at: cell).map { theme.values[$0.index] }
        }
      }
    }
    return values
  }
}

/// Gives equal facts equal numbers.
struct FactNumbering {
  /// Nothing stated is number 0.
  private(set) var values: [[LeafID: ResolvedValue]] = [[:]]
  /// The numbers by facts.
  private var numbers: [[LeafID: ResolvedValue]: Int] = [[:]: 0]

  /// Returns the number of some facts, a new one if they are new.
  mutating func number(of stated: [LeafID: ResolvedValue]) -> Int {
    if let known = numbers[stated] { return known }
    numbers[stated] = values.count
    values.append(stated)
    return values.count - 1
  }
}

/// Numbering facts without resolving them at every cell.
extension ScreenFacts {
  /// What has been found out about how facts are written together.
  struct Memory {
    /// Chains of values, leaf by leaf.
    fileprivate var chains = PairNumbering()
    /// The number of the facts that each chain comes to, -1 for one that goes on.
    fileprivate var numbers: [Int] = []
    /// Values without tokens, which are the same in every context.
    fileprivate let fixed: Set<ValueID>
  }

  /// Returns an empty memory for these facts.
  func memory() -> Memory {
    var fixed: Set<ValueID> = []
    for leaf in leaves {
      for declaration in cascade.declarations(of: TargetID(leaf))
      where cascade.theme.tokenUses[declaration.entry] == nil {
        fixed.insert(declaration.value)
      }
    }
    return Memory(fixed: fixed)
  }

  /// Numbers the facts that hold at a cell.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - memory: of these facts.
  ///   - numbering: of all facts.
  /// - Returns: equal numbers for equal facts.
  func number(at cell: Cell, _ memory: inout Memory, _ numbering: inout FactNumbering) -> Int {
    var chain = 0
    for leaf in leaves {
      let value = winners.value(of: leaf, at: cell)
      guard value.map({ memory.fixed.contains($0) }) ?? true else {
        return numbering.number(of: values(at: cell))
      }
      // Chains are numbered from 1, since 0 is the one without a link.
      let link = memory.chains.number(chain, value.map { $0.index + 1 } ?? 0)
      if link.isNew { memory.numbers.append(-1) }
      chain = link.number + 1
    }
    guard chain > 0 else { return 0 }
    let known = memory.numbers[chain - 1]
    if known >= 0 { return known }
    let number = numbering.number(of: values(at: cell))
    memory.numbers[chain - 1] = number
    return number
  }
}
