import LintelTheme

extension ConflictChecker {
  /// Finds every pair in a layer that ties somewhere with different values, and equal values under equal conditions.
  mutating func findConflicts(in layer: inout LayerIndex, of target: TargetDeclarations) {
    var clusters = ConflictClusters()
    var others: [Int32] = []
    for id in layer.peers.indices {
      if layer.hasSeveral(id) { judgePeers(id, in: &layer, of: target, &clusters) }
      let candidates = feasible.candidates(for: layer.peers[id].large)
      for signature in layer.signatures {
        let large = layer.peers[id].large
        let count = layer.count(ofSignature: signature)
        if clusters.isFull(id, signature: signature, count: count) { continue }
        others.removeAll(keepingCapacity: true)
        layer.collect(large, signature: signature, candidates: candidates, into: &others)
        for other in others where Int(other) > id {
          judge(id, Int(other), in: &layer, of: target, &clusters)
          if clusters.isFull(id, signature: signature, count: count) { break }
        }
      }
    }
    let order = cascade.precedence.order
    for (members, pairs) in clusters.all() {
      let declarations = members.flatMap(layer.members).map { target.all[$0] }
      findings.conflicts.append(
        Conflict(
          target: target.target,
          layer: layer.layer,
          declarations: declarations.sorted { $0.entry < $1.entry },
          pairs: pairs,
          isDuplicateDefinition: members.count == 1
            && pairs.allSatisfy { order.areEqual($0.a.condition, $0.b.condition) }
        )
      )
    }
  }

  /// Compares declarations that differ only in their values.
  private mutating func judgePeers(
    _ id: Int,
    in layer: inout LayerIndex,
    of target: TargetDeclarations,
    _ clusters: inout ConflictClusters
  ) {
    let members = layer.members(id).sorted { target.all[$0].entry < target.all[$1].entry }
    var lastByValue: [ValueID: Int] = [:]
    for index in members {
      let value = target.all[index].value
      if let last = lastByValue[value] {
        findings.duplicates.append(
          DuplicateDeclaration(first: target.all[last], second: target.all[index])
        )
      }
      lastByValue[value] = index
    }
    guard layer.peers[id].value < 0 else { return }
    let first = members[0]
    let box = OverlapBox(large: target.large[first], first: first, second: first)
    guard let witness = tie(box, in: &layer, of: target) else { return }
    clusters.prepare(layer.peers.map(\.large.signature))
    clusters.join(id, id, pairs(members, members, target, witness))
  }

  /// Compares two groups of peers.
  private mutating func judge(
    _ x: Int,
    _ y: Int,
    in layer: inout LayerIndex,
    of target: TargetDeclarations,
    _ clusters: inout ConflictClusters
  ) {
    let (p, q) = (layer.peers[x], layer.peers[y])
    guard p.value != q.value || p.value < 0, !clusters.isFull(x, y) else { return }
    let (a, b) = (target.all[p.first], target.all[q.first])
    guard a.priority == b.priority else { return }
    let small = OverlapBox(large: p.large, first: p.first, second: p.first)
    guard target.shareCells(q.first, small) else { return }
    guard !cascade.precedence.overrides(a, b), !cascade.precedence.overrides(b, a) else { return }
    guard !isDoubtful(p.large.promos, with: q.large.promos) else { return }
    guard let large = feasible.overlap(p.large, q.large) else { return }
    let box = OverlapBox(large: large, first: p.first, second: q.first)
    guard let witness = tie(box, in: &layer, of: target) else { return }
    clusters.prepare(layer.peers.map(\.large.signature))
    clusters.join(x, y, pairs(layer.members(x), layer.members(y), target, witness))
  }

  /// Returns a cell of a box in which the layer doesn't override either of the declarations, or `nil` if there is none.
  private mutating func tie(
    _ box: OverlapBox,
    in layer: inout LayerIndex,
    of target: TargetDeclarations
  ) -> Witness? {
    var overriders: [Int32] = []
    if gatherOverriders(of: box, in: &layer, target, into: &overriders) { return nil }
    return feasible.uncovered(box, by: overriders, of: target)
  }

  /// Returns pairs of declarations with different values from two lists, or from one list twice, up to the number that is listed.
  private func pairs(
    _ first: [Int],
    _ second: [Int],
    _ target: TargetDeclarations,
    _ witness: Witness
  ) -> [Conflict.Pair] {
    let runs = Dictionary(grouping: second) { target.all[$0].value.rawValue }
      .sorted { $0.key < $1.key }
    let isOneList = first == second
    var result: [Conflict.Pair] = []
    for a in first {
      for (value, others) in runs where value != target.all[a].value.rawValue {
        for b in others where !isOneList || a < b {
          guard result.count < ConflictClusters.listedPairs else { return result }
          result.append(Conflict.Pair(a: target.all[a], b: target.all[b], witness: witness))
        }
      }
    }
    return result
  }
}
