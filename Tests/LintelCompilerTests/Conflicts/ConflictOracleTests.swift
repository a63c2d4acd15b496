import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

/// Compares the checker with the definition, on small random themes.
@Suite struct ConflictOracleTests {
  private static let casesPerBatch = Thoroughness.rounds(5_000, usually: 800)

  @Test("Verdicts on random themes match the definition", arguments: 0..<20)
  func verdictsMatchTheOracle(batch: Int) {
    let seeds = (batch * Self.casesPerBatch)..<((batch + 1) * Self.casesPerBatch)
    var conflicting = 0
    for seed in seeds {
      let theme = RandomTheme(seed: UInt64(seed))
      guard let difference = difference(theme, counting: &conflicting) else { continue }
      let small = shrink(theme)
      Issue.record("seed \(seed): \(difference)\n\(small)\n\(self.difference(small) ?? "")")
      return
    }
    print("seeds \(seeds): \(conflicting) themes with conflicts, all judged as the oracle does")
    // The test proves something only if neither nearly all nor nearly none of the themes have conflicts.
    #expect(conflicting > Self.casesPerBatch / 10)
    #expect(conflicting < Self.casesPerBatch * 9 / 10)
  }

  /// Removes declarations, then parts of conditions, as long as the theme still fails.
  private func shrink(_ theme: RandomTheme) -> RandomTheme {
    var best = theme
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smaller(best) where difference(candidate) != nil {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private func smaller(_ theme: RandomTheme) -> [RandomTheme] {
    var result: [RandomTheme] = []
    for index in theme.declarations.indices {
      var candidate = theme
      candidate.declarations.remove(at: index)
      result.append(candidate)
    }
    for index in theme.declarations.indices {
      func change(_ edit: (inout RandomTheme.Declaration) -> Void) {
        var candidate = theme
        edit(&candidate.declarations[index])
        result.append(candidate)
      }
      let declaration = theme.declarations[index]
      for set in declaration.sets.indices where declaration.sets[set] != nil {
        change { $0.sets[set] = nil }
      }
      if declaration.promos != 0 { change { $0.promos = 0 } }
      if declaration.slot != nil { change { $0.slot = nil } }
      if declaration.layout != nil { change { $0.layout = nil } }
      if declaration.state != nil { change { $0.state = nil } }
      if declaration.priority != 0 { change { $0.priority = 0 } }
      if declaration.styleDepth != 0 { change { $0.styleDepth = 0 } }
      if declaration.shorthandSteps != 0 { change { $0.shorthandSteps = 0 } }
    }
    return result
  }

  /// The difference between the checker and the oracle, or `nil` if they agree.
  private func difference(_ theme: RandomTheme) -> String? {
    var count = 0
    return difference(theme, counting: &count)
  }

  private func difference(_ theme: RandomTheme, counting conflicting: inout Int) -> String? {
    let oracle = Oracle(theme)
    if !oracle.conflicts.isEmpty { conflicting += 1 }
    let findings = ConflictChecker.check(Cascade(theme.theme()))
    func pair(_ a: Declaration, _ b: Declaration) -> Oracle.Pair {
      Oracle.Pair(a: Int(min(a.entry, b.entry)), b: Int(max(a.entry, b.entry)))
    }
    let pairs = findings.conflicts.flatMap(\.pairs)
    let conflicts = Set(pairs.map { pair($0.a, $0.b) })
    if conflicts != oracle.conflicts { return "conflicts \(conflicts), not \(oracle.conflicts)" }
    if pairs.count != conflicts.count { return "a pair is listed twice" }
    let duplicates = Set(findings.duplicates.map { pair($0.first, $0.second) })
    // A declaration is reported only with its next duplicate.
    let expected = oracle.duplicates.filter { pair in
      !oracle.duplicates.contains { $0.a == pair.a && $0.b < pair.b }
    }
    if duplicates != expected { return "duplicates \(duplicates), not \(expected)" }
    let unreachable = Set(findings.unreachable.map { Int($0.entry) })
    if unreachable != oracle.unreachable {
      return "unreachable \(unreachable), not \(oracle.unreachable)"
    }
    let dead = Set(findings.dead.map { Int($0.entry) })
    if dead != oracle.dead { return "dead \(dead), not \(oracle.dead)" }
    let overrides = Set(
      findings.finalOverrides.map { Oracle.Pair(a: Int($0.final.entry), b: Int($0.override.entry)) }
    )
    if overrides != oracle.finalOverrides {
      return "overrides of final \(overrides), not \(oracle.finalOverrides)"
    }
    return clusterProblem(findings) ?? witnessProblem(findings, oracle)
  }

  private func clusterProblem(_ findings: CascadeFindings) -> String? {
    var owners: [Int32: Int] = [:]
    for (index, conflict) in findings.conflicts.enumerated() {
      let members = Set(conflict.declarations.map(\.entry))
      guard members == Set(conflict.pairs.flatMap { [$0.a.entry, $0.b.entry] }) else {
        return "a cluster has other members than its pairs"
      }
      var reached: Set<Int32> = [conflict.pairs[0].a.entry]
      for _ in members {
        for pair in conflict.pairs
        where reached.contains(pair.a.entry) || reached.contains(pair.b.entry) {
          reached.formUnion([pair.a.entry, pair.b.entry])
        }
      }
      if reached != members { return "a cluster is not connected" }
      for member in members where owners.updateValue(index, forKey: member) != nil {
        return "two clusters touch"
      }
    }
    return nil
  }

  private func witnessProblem(_ findings: CascadeFindings, _ oracle: Oracle) -> String? {
    for pair in findings.conflicts.flatMap(\.pairs) {
      let (a, b) = (Int(pair.a.entry), Int(pair.b.entry))
      guard let holding = holding(at: pair.witness, oracle) else {
        return "the witness \(pair.witness) can't happen"
      }
      guard holding.contains(a), holding.contains(b) else {
        return "the witness \(pair.witness) of \(a), \(b) is one of something else"
      }
      let beaten = holding.contains { other in
        (oracle.beats[other][a] || oracle.beats[other][b])
          && oracle.theme.declarations[other].layer == pair.a.layer
      }
      if beaten { return "the conflict \(a), \(b) is settled at its witness \(pair.witness)" }
    }
    for override in findings.finalOverrides {
      guard
        let holding = holding(at: override.witness, oracle),
        holding.contains(Int(override.final.entry)), holding.contains(Int(override.override.entry))
      else { return "the witness of an override of final is wrong" }
    }
    return nil
  }

  /// The declarations that apply at a witness, or `nil` if it can't occur.
  private func holding(at witness: Witness, _ oracle: Oracle) -> [Int]? {
    let values = Dimension.all.map { $0 == .promos ? 0 : witness.cell[$0] }
    let running = witness.cell.promos.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    guard oracle.runningSets.contains(running), oracle.exists(values[2], values[0]) else {
      return nil
    }
    let hasDates = oracle.theme.promos.contains { $0.days != nil }
    if hasDates {
      // The calendar of the random themes begins on 1970-01-01, day 0.
      let day = witness.date == "1969-12-31" ? -1 : (Int(witness.date.suffix(2)) ?? 99) - 1
      for (index, promo) in oracle.theme.promos.enumerated() {
        guard let days = promo.days else { continue }
        if days.contains(day) != (running >> UInt32(index) & 1 == 1) { return nil }
      }
    }
    return oracle.theme.declarations.indices.filter { oracle.holds($0, values, running) }
  }
}
