import LintelCascade
import LintelSchema
import LintelTheme
import Testing

@testable import RandomThemes

/// Decisions beside the cascade and the oracle, before the cascade is made of them.
@Suite struct RandomThemeDecisionsTests {
  private static let casesPerBatch = 500

  @Test(
    "Decisions find the winners, conflicts and dead declarations of random themes",
    arguments: 0..<4
  )
  func decisionsMatchTheCascade(batch: Int) throws {
    var conflicting = 0
    var dead = 0
    for seed in (batch * Self.casesPerBatch)..<((batch + 1) * Self.casesPerBatch) {
      let theme = RandomTheme(seed: UInt64(seed))
      let comment: Comment = "seed \(seed)\n\(theme)"
      var decisions = try #require(try RandomThemeDecisions(theme))
      let oracle = decisions.oracle
      #expect(try decisions.conflicts() == oracle.conflicts, comment)
      #expect(try decisions.dead() == oracle.dead.union(oracle.unreachable), comment)
      conflicting += oracle.conflicts.isEmpty ? 0 : 1
      dead += oracle.dead.count
      let cascade = Cascade(theme.theme())
      let target = try #require(Schema.standard.leaf(theme.place.rawValue).map { TargetID($0) })
      for (result, cells) in try decisions.boxes() {
        for cell in cells {
          #expect(Self.result(cascade.outcome(of: target, at: cell)) == result, comment)
        }
      }
    }
    #expect(conflicting > Self.casesPerBatch / 10 && dead > Self.casesPerBatch / 10)
  }

  private static func result(_ outcome: Cascade.Outcome) -> RandomThemeDecisions.Result {
    switch outcome {
    case .undeclared: .undeclared
    case .value(let value): .value(value.index)
    case .conflict: .conflict
    }
  }
}
