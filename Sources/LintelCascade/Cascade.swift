import LintelDiagnostics
package import LintelTheme

/// The declarations of a theme by target, and who wins in each cell.
///
/// A cascade answers for single cells. `ThemeDecisions` answers for all contexts at once, by the
/// same order; tests compare the two on random themes.
package struct Cascade: Sendable {
  /// What the cascade says about a target in one cell.
  package enum Outcome: Hashable, Sendable {
    /// No declaration holds.
    case undeclared
    /// The winners agree.
    case value(ValueID)
    /// The winners, which disagree.
    case conflict([Declaration])
  }

  /// The theme whose declarations these are.
  package let theme: Theme
  /// The order of the declarations.
  package let precedence: Precedence
  /// Every target with a declaration, ascending.
  package let targets: [TargetID]
  /// All declarations, sorted by target, layer, priority, condition, and entry.
  private let declarations: [Declaration]
  /// By target, where its declarations begin; those of the next one begin where they end.
  private let starts: [Int32]

  /// Sorts the declarations of a theme.
  package init(_ theme: Theme) {
    self.theme = theme
    precedence = Precedence(theme.space, theme.conditions)
    let declarations = Self.sorted(theme.declarations)
    var starts: [Int32] = []
    var targets: [TargetID] = []
    for index in declarations.indices {
      let target = declarations[index].target
      if targets.last == target { continue }
      targets.append(target)
      starts += repeatElement(Int32(index), count: target.index + 1 - starts.count)
    }
    starts.append(Int32(declarations.count))
    self.declarations = declarations
    self.starts = starts
    self.targets = targets
  }

  /// By target, layer, priority, condition and entry.
  ///
  /// A theme comes with its declarations sorted by target, condition and entry, so that they only have to be dealt out.
  private static func sorted(_ declarations: [Declaration]) -> [Declaration] {
    func precedes(_ a: Declaration, _ b: Declaration) -> Bool {
      if a.target != b.target { return a.target < b.target }
      if a.layer != b.layer { return a.layer < b.layer }
      if a.priority != b.priority { return a.priority < b.priority }
      if a.condition != b.condition { return a.condition < b.condition }
      return a.entry < b.entry
    }
    var result: [Declaration] = []
    result.reserveCapacity(declarations.count)
    var start = 0
    while start < declarations.count {
      let target = declarations[start].target
      let end = declarations[start...].firstIndex { $0.target != target } ?? declarations.count
      for layer in Layer.allCases {
        for declaration in declarations[start..<end] where declaration.layer == layer {
          result.append(declaration)
        }
      }
      start = end
    }
    let isSorted = zip(result, result.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isSorted ? result : result.sorted(by: precedes)
  }

  /// Every declaration of a target, the weakest layer and priority first.
  package func declarations(of target: TargetID) -> ArraySlice<Declaration> {
    guard target.index + 1 < starts.count else { return [] }
    return declarations[Int(starts[target.index])..<Int(starts[target.index + 1])]
  }

  /// The declarations of a target in the layers below one, the weakest layer and priority first.
  package func declarations(of target: TargetID, below layer: Layer) -> ArraySlice<Declaration> {
    let all = declarations(of: target)
    return all[..<all.indices.partitioned { all[$0].layer >= layer }]
  }

  /// Whether a declaration applies at a cell.
  package func holds(_ declaration: Declaration, at cell: Cell) -> Bool {
    precedence.order.holds(declaration.condition, at: cell)
  }

  /// The declarations that hold at a cell and that none beats there.
  ///
  /// - Returns: sorted as `declarations(of:)` is; with different values if the theme has a conflict there.
  package func winners(of target: TargetID, at cell: Cell) -> [Declaration] {
    var strongest: [Declaration] = []
    for declaration in declarations(of: target).reversed() {
      if let best = strongest.first,
        best.layer != declaration.layer || best.priority != declaration.priority
      {
        break
      }
      if holds(declaration, at: cell) { strongest.append(declaration) }
    }
    guard strongest.count > 1 else { return strongest }
    return precedence.unbeaten(strongest.reversed())
  }

  /// Returns what the cascade says about a target at a cell.
  ///
  /// - Parameters:
  ///   - target: a leaf or a token.
  ///   - cell: a complete context.
  /// - Returns: no value, one value, or the declarations that disagree.
  package func outcome(of target: TargetID, at cell: Cell) -> Outcome {
    let winners = winners(of: target, at: cell)
    guard let first = winners.first else { return .undeclared }
    return winners.allSatisfy { $0.value == first.value } ? .value(first.value) : .conflict(winners)
  }

  /// The value that a target has at a cell: nil without a declaration, and where the winners disagree.
  package func value(of target: TargetID, at cell: Cell) -> ValueID? {
    guard case .value(let value) = outcome(of: target, at: cell) else { return nil }
    return value
  }
}
