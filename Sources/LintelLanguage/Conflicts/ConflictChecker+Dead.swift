extension ConflictChecker {
  /// Finds the declarations that hold somewhere and win nowhere.
  mutating func findDead(
    _ layers: inout [LayerIndex],
    of target: TargetDeclarations,
    _ isReachable: [Bool]
  ) {
    for (own, range) in target.layers.map(\.range).enumerated() {
      for index in range where isReachable[index] {
        let box = box(index, target)
        if let beaters = beaters(of: index, within: box, in: &layers, own..<layers.count, target),
          feasible.uncovered(box, by: beaters, in: target) != nil
        {
          continue
        }
        findings.dead.append(target.all[index])
      }
    }
  }

  /// Finds what overrides a declaration of a `final` block from a higher layer, with another value.
  mutating func findFinalOverrides(
    _ layers: inout [LayerIndex],
    of target: TargetDeclarations,
    _ isReachable: [Bool]
  ) {
    for (own, range) in target.layers.map(\.range).enumerated() {
      for index in range where isReachable[index] && target.all[index].isFinal {
        for other in target.all.indices[range.upperBound...]
        where isReachable[other] && target.all[other].value != target.all[index].value {
          guard let large = feasible.overlap(target.large[index], target.large[other]) else {
            continue
          }
          let box = FeasibleSpace.Box(
            large: large,
            masks: (0..<target.cells.wordCount).map {
              target.mask(index, $0) & target.mask(other, $0)
            }
          )
          guard
            let beaters = beaters(of: index, within: box, in: &layers, own..<(own + 1), target),
            let witness = feasible.uncovered(box, by: beaters, in: target)
          else { continue }
          findings.finalOverrides.append(
            FinalOverride(
              final: target.all[index],
              override: target.all[other],
              witness: witness
            )
          )
        }
      }
    }
  }

  /// What beats a declaration inside a box, out of some layers; nil if one of them does so in all of it.
  private mutating func beaters(
    of index: Int,
    within box: FeasibleSpace.Box,
    in layers: inout [LayerIndex],
    _ range: Range<Int>,
    _ target: TargetDeclarations
  ) -> [Int]? {
    let declaration = target.all[index]
    let mentioned = target.large[index].signature
    var result: [Int] = []
    for layer in range.reversed() {
      let isOwn = layers[layer].layer == declaration.layer
      for signature in layers[layer].signatures.reversed() {
        // At equal priority whatever beats a declaration mentions all that it does.
        if isOwn && !layers[layer].hasPriorities && signature & mentioned != mentioned { continue }
        found.removeAll(keepingCapacity: true)
        collect(box.large, signature, in: &layers[layer])
        for id in found {
          let bucket = layers[layer].buckets[Int(id)]
          guard
            feasible.brands.overlap(bucket.large.brand, box.large.brand),
            feasible.screens.overlap(bucket.large.screen, box.large.screen)
          else { continue }
          for c in bucket.members where c != index {
            guard
              box.masks.indices.contains(where: { target.mask(c, $0) & box.masks[$0] != 0 }),
              !isOwn || cascade.precedence.beats(target.all[c], declaration)
            else { continue }
            if box.masks.indices.allSatisfy({ box.masks[$0] & ~target.mask(c, $0) == 0 }),
              feasible.contains(bucket.large, box.large)
            {
              return nil
            }
            result.append(c)
          }
        }
      }
    }
    return result
  }
}
