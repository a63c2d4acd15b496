import LintelDiagnostics
package import LintelTheme

/// The declarations of a theme by target, with the winners in each cell.
///
/// A cascade answers questions about single cells. `ThemeDecisions` answers them for all contexts at once, using
/// the same order. Tests compare the two with random themes.
package struct Cascade: Sendable {
  /// The result for a target in one cell.
  package enum Outcome: Hashable, Sendable {
    /// No declaration applies.
    case undeclared
    /// The winners have the same value.
    case value(ValueID)
    /// The winners have different values.
    case conflict([Declaration])
  }

  package let theme: Theme
  /// The order of the declarations.
  package let precedence: Precedence
  /// Every target with a declaration, in ascending order.
  package let targets: [TargetID]
  /// All declarations, sorted by target, layer, priority, condition, and entry.
  private let declarations: [Declaration]
  /// The index of each target's first declaration, which is also the end of the previous target's declarations.
  private let starts: [Int32]

  /// Creates the cascade of a theme.
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

  /// Sorts declarations by target, layer, priority, condition, and entry.
  ///
  /// A theme's declarations are sorted by target, condition, and entry, so usually they only have to be distributed among layers.
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

  /// Returns every declaration of a target, the weakest layer and priority first.
  package func declarations(of target: TargetID) -> ArraySlice<Declaration> {
    guard target.index + 1 < starts.count else { return [] }
    return declarations[Int(starts[target.index])..<Int(starts[target.index + 1])]
  }

  /// Returns the declaration at a place among those of all targets, such as an index of `declarations(of:)`.
  package func declaration(at place: Int) -> Declaration { declarations[place] }

  /// Returns the declarations of a target in the layers below another, the weakest layer and priority first.
  package func declarations(of target: TargetID, below layer: Layer) -> ArraySlice<Declaration> {
    let all = declarations(of: target)
    return all[..<all.indices.partitioned { all[$0].layer >= layer }]
  }

  /// Returns whether a declaration applies at a cell.
  package func applies(_ declaration: Declaration, at cell: Cell) -> Bool {
    precedence.order.applies(declaration.condition, at: cell)
  }

  /// Returns the declarations that apply at a cell and aren't overridden there, in the order of `declarations(of:)`.
  ///
  /// Their values differ if the theme has a conflict there.
  package func winners(of target: TargetID, at cell: Cell) -> [Declaration] {
    var strongest: [Declaration] = []
    for declaration in declarations(of: target).reversed() {
      if let best = strongest.first,
        best.layer != declaration.layer || best.priority != declaration.priority
      {
        break
      }
      if applies(declaration, at: cell) { strongest.append(declaration) }
    }
    guard strongest.count > 1 else { return strongest }
    return precedence.winners(among: strongest.reversed())
  }

  /// Returns the result for a target at a cell.
  package func outcome(of target: TargetID, at cell: Cell) -> Outcome {
    let winners = winners(of: target, at: cell)
    guard let first = winners.first else { return .undeclared }
    return winners.allSatisfy { $0.value == first.value } ? .value(first.value) : .conflict(winners)
  }

  /// Returns the value of a target at a cell, or `nil` if there is no declaration or the winners disagree.
  package func value(of target: TargetID, at cell: Cell) -> ValueID? {
    guard case .value(let value) = outcome(of: target, at: cell) else { return nil }
    return value
  }
}
