extension ConflictChecker {
  /// How many pairs of a cluster are listed before those that add nothing to it are no longer looked at.
  private static let listedPairs = 64

  /// Conflicting pairs that are connected.
  private struct Clusters {
    private var parents: [Int: Int] = [:]
    private var pairs: [Int: [Conflict.Pair]] = [:]

    mutating func root(_ index: Int) -> Int {
      var root = index
      while let parent = parents[root] { root = parent }
      var index = index
      while let parent = parents[index], parent != root {
        parents[index] = root
        index = parent
      }
      return root
    }

    mutating func join(_ a: Int, _ b: Int, _ pair: Conflict.Pair) {
      let (x, y) = (root(a), root(b))
      if x != y { parents[max(x, y)] = min(x, y) }
      let other = x == y ? [] : pairs.removeValue(forKey: max(x, y)) ?? []
      pairs[min(x, y), default: []] += other + [pair]
    }

    mutating func isFull(_ a: Int, _ b: Int) -> Bool {
      guard !pairs.isEmpty else { return false }
      let root = root(a)
      return root == self.root(b) && pairs[root, default: []].count >= listedPairs
    }

    /// Each cluster's members, ascending, and pairs.
    mutating func all() -> [(members: [Int], pairs: [Conflict.Pair])] {
      var members: [Int: Set<Int>] = [:]
      for index in Array(parents.keys) { members[root(index), default: []].insert(index) }
      return members.sorted { $0.key < $1.key }.map { root, rest in
        (rest.union([root]).sorted(), pairs[root] ?? [])
      }
    }
  }

  /// Finds every pair of one layer that ties somewhere with different values, and equal values at equal conditions.
  mutating func findConflicts(in layer: inout LayerIndex, of target: TargetDeclarations) {
    var clusters = Clusters()
    for id in layer.buckets.indices {
      let bucket = layer.buckets[id]
      for (offset, a) in bucket.members.enumerated() {
        for b in bucket.members[(offset + 1)...] {
          judge(a, b, in: &layer, of: target, &clusters)
        }
      }
      for signature in layer.signatures {
        found.removeAll(keepingCapacity: true)
        collect(bucket.large, signature, in: &layer)
        let others = found
        for other in others where Int(other) > id {
          let other = layer.buckets[Int(other)]
          if bucket.value != nil && bucket.value == other.value { continue }
          for a in bucket.members {
            for b in other.members { judge(a, b, in: &layer, of: target, &clusters) }
          }
        }
      }
    }
    for (members, pairs) in clusters.all() {
      let order = cascade.precedence.order
      findings.conflicts.append(
        Conflict(
          target: target.target,
          layer: layer.layer,
          declarations: members.map { target.all[$0] }.sorted { $0.entry < $1.entry },
          pairs: pairs,
          isDuplicateDefinition: pairs.allSatisfy {
            order.areEqual($0.a.condition, $0.b.condition)
          }
        )
      )
    }
  }

  private mutating func judge(
    _ i: Int,
    _ j: Int,
    in layer: inout LayerIndex,
    of target: TargetDeclarations,
    _ clusters: inout Clusters
  ) {
    let (a, b) = (target.all[i], target.all[j])
    guard a.priority == b.priority else { return }
    guard a.value != b.value else {
      let precedence = cascade.precedence
      if precedence.order.areEqual(a.condition, b.condition), !precedence.beats(a, b),
        !precedence.beats(b, a)
      {
        findings.duplicates.append(DuplicateDeclaration(first: a, second: b))
      }
      return
    }
    guard target.shareCells(i, j), !clusters.isFull(i, j) else { return }
    guard !cascade.precedence.beats(a, b), !cascade.precedence.beats(b, a) else { return }
    guard let large = feasible.overlap(target.large[i], target.large[j]) else { return }
    let box = FeasibleSpace.Box(
      large: large,
      masks: (0..<target.cells.wordCount).map { target.mask(i, $0) & target.mask(j, $0) }
    )
    guard
      let beaters = beaters(of: i, j, within: box, in: &layer, of: target),
      let witness = feasible.uncovered(box, by: beaters, in: target)
    else { return }
    clusters.join(i, j, Conflict.Pair(a: a, b: b, witness: witness))
  }

  /// What beats either of two declarations inside a box, nil if one of them does so in all of it.
  private mutating func beaters(
    of i: Int,
    _ j: Int,
    within box: FeasibleSpace.Box,
    in layer: inout LayerIndex,
    of target: TargetDeclarations
  ) -> [Int]? {
    let (a, b) = (target.all[i], target.all[j])
    let (first, second) = (target.large[i].signature, target.large[j].signature)
    var result: [Int] = []
    // The widest signatures are tried first: the narrowest conditions settle the most.
    for signature in layer.signatures.reversed()
    where
      layer.hasPriorities || signature & first == first || signature & second == second
    {
      found.removeAll(keepingCapacity: true)
      collect(box.large, signature, in: &layer)
      for index in found.indices {
        let bucket = layer.buckets[Int(found[index])]
        guard
          feasible.brands.overlap(bucket.large.brand, box.large.brand),
          feasible.screens.overlap(bucket.large.screen, box.large.screen)
        else { continue }
        for c in bucket.members where c != i && c != j {
          let stronger = target.all[c]
          guard
            cascade.precedence.beats(stronger, a) || cascade.precedence.beats(stronger, b),
            box.masks.indices.contains(where: { target.mask(c, $0) & box.masks[$0] != 0 })
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
    return result
  }
}
