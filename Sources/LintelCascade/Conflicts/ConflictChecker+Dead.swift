import LintelTheme

extension ConflictChecker {
  /// Finds the declarations that apply somewhere but never win.
  mutating func findDead(_ layers: inout [LayerIndex], of target: TargetDeclarations) {
    for own in layers.indices {
      for id in layers[own].peers.indices {
        let peers = layers[own].peers[id]
        let box = OverlapBox(large: peers.large, first: peers.first, second: peers.first)
        guard isCovered(box, in: &layers, own..<layers.count, target) else { continue }
        findings.dead += layers[own].members(id).map { target.all[$0] }
      }
    }
  }

  /// Returns whether stronger declarations together cover all cells of a box.
  private mutating func isCovered(
    _ box: OverlapBox,
    in layers: inout [LayerIndex],
    _ range: Range<Int>,
    _ target: TargetDeclarations
  ) -> Bool {
    var overriders: [Int32] = []
    for layer in range.reversed()
    where gatherOverriders(of: box, in: &layers[layer], target, into: &overriders) {
      return true
    }
    // Declarations that can't apply at all have been removed already.
    return !overriders.isEmpty && !feasible.isTooLarge(box, for: overriders, of: target)
      && feasible.uncovered(box, by: overriders, of: target) == nil
  }

  /// Finds declarations in higher layers that override a declaration of a `final` block with a different value.
  mutating func findFinalOverrides(_ layers: inout [LayerIndex], of target: TargetDeclarations) {
    guard target.all.contains(where: \.isFinal) else { return }
    for own in layers.indices {
      for id in layers[own].peers.indices {
        for index in layers[own].members(id) where target.all[index].isFinal {
          for higher in layers.indices.dropFirst(own + 1) {
            for other in layers[higher].peers.indices {
              findOverrides(index, own, by: other, higher, &layers, target)
            }
          }
        }
      }
    }
  }

  private mutating func findOverrides(
    _ final: Int,
    _ own: Int,
    by peers: Int,
    _ higher: Int,
    _ layers: inout [LayerIndex],
    _ target: TargetDeclarations
  ) {
    let other = layers[higher].peers[peers]
    guard
      other.value != target.all[final].value.rawValue,
      let large = feasible.overlap(target.large[final], other.large)
    else { return }
    // If the declaration's own layer overrides it, higher layers have nothing left to override.
    let whole = OverlapBox(large: large, first: final, second: final)
    let box = OverlapBox(large: large, first: final, second: other.first)
    var overriders: [Int32] = []
    guard
      !gatherOverriders(of: whole, in: &layers[own], target, into: &overriders),
      let witness = feasible.uncovered(box, by: overriders, of: target)
    else { return }
    for index in layers[higher].members(peers)
    where target.all[index].value != target.all[final].value {
      findings.finalOverrides.append(
        FinalOverride(final: target.all[final], override: target.all[index], witness: witness)
      )
    }
  }
}
