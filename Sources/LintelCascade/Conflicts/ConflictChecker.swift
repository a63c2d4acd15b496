import LintelSchema
import LintelTheme

/// Finds conflicts, duplicates, dead and unreachable declarations, and overrides of `final` ones, exactly and in nearly linear time.
///
/// Each target is checked separately. An index of brands, promos, and screens (`LayerIndex`) finds the pairs of declarations that
/// overlap, so that disjoint ones are never compared. A pair that overlaps is a conflict only if some cell of the overlap isn't
/// covered by a stronger declaration.
package struct ConflictChecker {
  /// The input that determines a set of small cells.
  private struct CellsKey: Hashable {
    /// The combinations of small sets, sorted.
    let combinations: [Int32]
    /// The number of the bar's slots.
    let slots: Int
  }

  /// The purpose of a run.
  package enum Purpose {
    /// Only errors, which stop a compile.
    case errors
    /// All findings, including dead and unreachable declarations.
    case allFindings
  }

  let cascade: Cascade
  private let purpose: Purpose
  /// The numbers of promos whose mistakes hide when they run.
  private let doubtfulPromos: [Int32]
  /// The sets of the large dimensions.
  var feasible: FeasibleSpace
  var findings = CascadeFindings()
  /// A buffer that queries reuse, so that they don't allocate memory.
  private var found: [Int32] = []
  /// The small cells by combinations and slots, shared by targets with the same ones.
  private var cells: [CellsKey: SmallCells] = [:]

  private init(_ cascade: Cascade, for purpose: Purpose) {
    self.cascade = cascade
    self.purpose = purpose
    let promos = cascade.theme.space.calendar.promos
    doubtfulPromos = promos.indices.filter { promos[$0].isDoubtful }.map(Int32.init)
    feasible = FeasibleSpace(cascade.theme.space, cascade.precedence.order)
  }

  /// Returns whether a mistake in a promo hides if two sets of required promos are ever met together.
  func isDoubtful(_ a: Int32, with b: Int32) -> Bool {
    guard !doubtfulPromos.isEmpty, a != b else { return false }
    let required = cascade.precedence.order.promos.required
    return doubtfulPromos.contains {
      required[Int(a)].contains($0) || required[Int(b)].contains($0)
    }
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

  private mutating func check(_ id: TargetID) {
    // A single declaration without a condition applies everywhere and has no rivals.
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

  /// Appends the declarations of a layer that override a box's declaration, or either of its two, inside of the box.
  ///
  /// - Returns: whether a single declaration does so in the whole box, which makes the list irrelevant.
  mutating func gatherOverriders(
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
    // Within one layer and priority, a declaration that overrides another is at least as narrow in each dimension.
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
          !isOwn || cascade.precedence.overrides(target.all[index], a)
            || cascade.precedence.overrides(target.all[index], b)
        else { continue }
        if target.coversCells(index, box), feasible.contains(large, box.large) { return true }
        result.append(Int32(index))
      }
    }
    return false
  }
}
