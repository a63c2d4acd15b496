package import LintelSchema

/// Finds conflicts, duplicates, dead and unreachable declarations and overrides of `final` ones, exactly and in nearly linear time.
///
/// Nothing crosses targets. Candidates are pairs that overlap, found through `LayerIndex`; each is settled or not by
/// searching its overlap for a cell that no stronger declaration covers.
package struct ConflictChecker {
  let cascade: Cascade
  let schema: Schema
  var feasible: FeasibleSpace
  var findings = CascadeFindings()
  /// Reused between queries.
  var found: [Int32] = []

  private init(_ cascade: Cascade, _ schema: Schema) {
    self.cascade = cascade
    self.schema = schema
    feasible = FeasibleSpace(cascade.theme.space, cascade.precedence.order)
  }

  package static func check(_ cascade: Cascade, schema: Schema = .standard) -> CascadeFindings {
    var checker = ConflictChecker(cascade, schema)
    for target in cascade.targets { checker.check(target) }
    return checker.findings
  }

  private mutating func check(_ target: TargetID) {
    let leaf = cascade.theme.leaf(of: target, in: schema)
    let bar = leaf.flatMap { schema[$0].bar }
    let declarations = TargetDeclarations(
      target,
      in: cascade,
      slots: bar?.slots ?? AppearanceSlot.allCases
    )
    var isReachable: [Bool] = []
    for index in declarations.all.indices {
      let witness = feasible.uncovered(box(index, declarations), by: [], in: declarations)
      isReachable.append(witness != nil)
      if witness == nil { findings.unreachable.append(declarations.all[index]) }
    }
    guard declarations.all.count > 1 else { return }
    var layers = declarations.layers.map {
      LayerIndex($0.layer, $0.range.filter { isReachable[$0] }, in: declarations)
    }
    for layer in layers.indices {
      findConflicts(in: &layers[layer], of: declarations)
    }
    findDead(&layers, of: declarations, isReachable)
    findFinalOverrides(&layers, of: declarations, isReachable)
  }

  func box(_ index: Int, _ target: TargetDeclarations) -> FeasibleSpace.Box {
    FeasibleSpace.Box(
      large: target.large[index],
      masks: (0..<target.cells.wordCount).map { target.mask(index, $0) }
    )
  }

  /// Appends to `found` the buckets that may overlap a box, once each.
  mutating func collect(
    _ box: LayerIndex.Large,
    _ signature: Int,
    in layer: inout LayerIndex
  ) {
    layer.collect(
      box,
      signature: signature,
      brands: feasible.brands,
      screens: feasible.screens,
      promos: &feasible.promos,
      into: &found
    )
  }
}
