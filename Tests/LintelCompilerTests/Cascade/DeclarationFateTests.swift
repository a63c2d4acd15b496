import LintelCascade
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

@Suite("The fate of a declaration")
struct DeclarationFateTests {
  @Test("On random themes, it matches a check of every cell", arguments: 0..<4)
  func oracle(batch: UInt64) {
    var losers = 0
    var disputes = 0
    for seed in (batch * 500)..<((batch + 1) * 500) {
      let random = RandomTheme(seed: seed)
      let oracle = Oracle(random)
      let cascade = Cascade(random.theme())
      let all = random.declarations.indices
      var wins: Set<Int> = []
      var defeats: Set<Oracle.Pair> = []
      var conflicts: Set<Oracle.Pair> = []
      for cell in Set(oracle.cells()) {
        let holding = all.filter { cell >> UInt32($0) & 1 == 1 }
        let winners = holding.filter { a in !holding.contains { oracle.beats[$0][a] } }
        for winner in winners {
          let others = winners.filter {
            random.declarations[$0].value != random.declarations[winner].value
          }
          if others.isEmpty { wins.insert(winner) }
          for other in others { conflicts.insert(Oracle.Pair(a: other, b: winner)) }
        }
        for loser in holding {
          for winner in winners where oracle.beats[winner][loser] {
            defeats.insert(Oracle.Pair(a: winner, b: loser))
          }
        }
      }
      let declarations = cascade.targets.flatMap { cascade.declarations(of: $0) }
      let fates: [DeclarationFate] = declarations.map { cascade.fate(of: $0) }
      let found = fates.flatMap { fate -> [Oracle.Pair] in
        fate.defeats.map { Oracle.Pair(a: Int($0.cause.by.entry), b: Int(fate.declaration.entry)) }
      }
      let clashes = fates.flatMap { fate -> [Oracle.Pair] in
        fate.conflicts.map { Oracle.Pair(a: Int($0.with.entry), b: Int(fate.declaration.entry)) }
      }
      disputes += clashes.count
      losers += fates.filter { $0.win == nil }.count
      #expect(
        Set(fates.filter { $0.win != nil }.map { Int($0.declaration.entry) }) == wins,
        "seed \(seed)"
      )
      #expect(Set(found) == defeats && found.count == defeats.count, "seed \(seed)")
      #expect(Set(clashes) == conflicts && clashes.count == conflicts.count, "seed \(seed)")
      for fate in fates {
        if let win = fate.win {
          let winners = cascade.winners(of: fate.declaration.target, at: win.cell)
          #expect(winners.contains(fate.declaration), "seed \(seed)")
          #expect(winners.allSatisfy { $0.value == fate.declaration.value }, "seed \(seed)")
        }
        for conflict in fate.conflicts {
          let winners = cascade.winners(of: fate.declaration.target, at: conflict.example.cell)
          #expect(winners.contains(fate.declaration), "seed \(seed)")
          #expect(winners.contains(conflict.with), "seed \(seed)")
        }
        for defeat in fate.defeats {
          let cell = defeat.example.cell
          #expect(cascade.applies(fate.declaration, at: cell), "seed \(seed)")
          let winners = cascade.winners(of: fate.declaration.target, at: cell)
          #expect(winners.contains(defeat.cause.by), "seed \(seed)")
        }
      }
    }
    #expect(losers > 100)
    #expect(disputes > 100)
  }
}
