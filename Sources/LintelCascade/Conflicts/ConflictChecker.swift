import LintelSchema
import LintelTheme

/// Finds conflicts, duplicates, dead and unreachable declarations and overrides of `final` ones, exactly and in nearly linear time.
///
/// Nothing crosses targets. Candidates are pairs that overlap, found through `LayerIndex`; each is settled or not by
/// searching its overlap for a cell that no stronger declaration covers.
///
/// Pairs of declarations are found through an index of their brands, promos, and screens, so that
/// disjoint ones are never compared. A pair that overlaps is a conflict only if no stronger
/// declaration covers the whole overlap.
package struct ConflictChecker {
  /// What makes two sets of small cells the same.
  private struct CellsKey: Hashable {
    /// The combinations of small sets, sorted.
    let combinations: [Int32]
    /// The bar's slots.
    let slots: Int
  }

  /// What a run is for.
  package enum Purpose {
    /// Errors alone: what stops a compile.
    case errors
    /// Dead and unreachable declarations as well.
    case allFindings
  }

  /// The declarations.
  let cascade: Cascade
  /// What the run is for.
  private let purpose: Purpose
  /// The sets of the large dimensions.
  var feasible: FeasibleSpace
  /// What was found so far.
  var findings = CascadeFindings()
  /// Reused between queries, so that they need no memory of their own.
  private var found: [Int32] = []
  /// The small cells of targets with the same combinations.
  private var cells: [CellsKey: SmallCells] = [:]

  /// Prepares a run.
  private init(_ cascade: Cascade, for purpose: Purpose) {
    self.cascade = cascade
    self.purpose = purpose
    feasible = FeasibleSpace(cascade.theme.space, cascade.precedence.order)
  }

  /// Checks every target of a theme.
  package static func check(
    _ cascade: Cascade,
    for purpose: Purpose = .allFindings
  ) -> CascadeFindings {
    var checker = ConflictChecker(cascade, for: purpose)
    for target in cascade.targets { checker.check(target) }
    return checker.findings
  }

  /// Checks one target.
  private mutating func check(_ id: TargetID) {
    // What is declared once and for everywhere has no rival and a context to hold in.
    let declarations = cascade.declarations(of: id)
    if declarations.count == 1, let only = declarations.first,
      cascade.theme.conditions[only.condition.index] == Condition()
    {
      return
    }
    let target = prepared(id)
    var layers: [LayerIndex] = []
    for (layer, range) in target.layers {
      layers.append(
        LayerIndex(layer, range, of: target, order: cascade.precedence.order) { index in
          let box = OverlapBox(large: target.large[index], first: index, second: index)
          if feasible.canHappen(box, of: target) { return true }
          findings.unreachable.append(target.all[index])
          return false
        }
      )
    }
    guard target.all.count > 1 else { return }
    for layer in layers.indices { findConflicts(in: &layers[layer], of: target) }
    if purpose == .allFindings { findDead(&layers, of: target) }
    findFinalOverrides(&layers, of: target)
  }

  /// Sorts the declarations of a target and prepares their small cells.
  private mutating func prepared(_ id: TargetID) -> TargetDeclarations {
    let order = cascade.precedence.order
    let all = Array(cascade.declarations(of: id))
    var combinations: Set<Int32> = []
    var last: Int32 = -1
    for declaration in all {
      let small = order.keys[declaration.condition.index].small
      if small != last { combinations.insert(small) }
      last = small
    }
    let bar = cascade.theme.leaf(of: id).flatMap { Schema.standard[$0].bar }
    let slots = bar?.slots ?? AppearanceSlot.allCases
    let key = CellsKey(combinations: combinations.sorted(), slots: slots.count)
    let cells =
      self.cells[key]
      ?? SmallCells(cascade.theme.space, order.small, combinations: key.combinations, slots: slots)
    self.cells[key] = cells
    return TargetDeclarations(id, all, order: order, cells: cells)
  }

  /// Appends what beats a declaration, or either of two in one layer, inside a box.
  ///
  /// - Returns: whether a single one does so in all of the box; the list is then of no use.
  mutating func gatherBeaters(
    of box: OverlapBox,
    in layer: inout LayerIndex,
    _ target: TargetDeclarations,
    into result: inout [Int32]
  ) -> Bool {
    let (a, b) = (target.all[box.first], target.all[box.second])
    let isOwn = layer.layer == a.layer
    let candidates = feasible.candidates(for: box.large)
    let order = cascade.precedence.order
    let (x, y) = (target.large[box.first], target.large[box.second])
    // At equal priority whatever beats a declaration is narrower in each dimension.
    let isNarrower = isOwn && !layer.hasPriorities
    let (first, second) = (x.signature, y.signature)
    var found: [Int32] = []
    swap(&found, &self.found)
    defer { swap(&found, &self.found) }
    for signature in layer.signatures {
      if isNarrower && signature & first != first && signature & second != second { continue }
      found.removeAll(keepingCapacity: true)
      layer.collect(
        box.large,
        signature: signature,
        candidates: candidates,
        where: { dimension, set in
          !isNarrower || order.isAtMost(set, x[dimension], dimension)
            || order.isAtMost(set, y[dimension], dimension)
        },
        into: &found
      )
      for id in found {
        let large = layer.peers[Int(id)].large
        let index = layer.peers[Int(id)].first
        guard
          index != box.first, index != box.second,
          feasible.overlapInSpace(large, box.large), target.shareCells(index, box),
          !isOwn || cascade.precedence.beats(target.all[index], a)
            || cascade.precedence.beats(target.all[index], b)
        else { continue }
        if target.coversCells(index, box), feasible.contains(large, box.large) { return true }
        result.append(Int32(index))
      }
    }
    return false
  }
}
