import LintelCascade
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

/// Compares decisions with the cascade and the oracle.
@Suite struct RandomThemeDecisionsTests {
  private static let casesPerBatch = 500

  @Test(
    "Decisions find winners and conflicts in random themes",
    arguments: 0..<4
  )
  func decisionsMatchTheCascade(batch: Int) throws {
    var conflicting = 0
    for seed in (batch * Self.casesPerBatch)..<((batch + 1) * Self.casesPerBatch) {
      let theme = RandomTheme(seed: UInt64(seed))
      let comment: Comment = "seed \(seed)\n\(theme)"
      var decisions = try #require(try RandomThemeDecisions(theme))
      let cascade = Cascade(theme.theme())
      let target = try #require(Schema.standard.leaf(theme.place.rawValue).map { TargetID($0) })
      for (result, cells) in try decisions.boxes() {
        if result == .conflict { conflicting += 1 }
        for cell in cells {
          #expect(Self.result(cascade.outcome(of: target, at: cell)) == result, comment)
        }
      }
    }
    #expect(conflicting > Self.casesPerBatch / 10)
  }

  private static func result(_ outcome: Cascade.Outcome) -> RandomThemeDecisions.Result {
    switch outcome {
    case .undeclared: .undeclared
    case .value(let value): .value(value.index)
    case .conflict: .conflict
    }
  }
}
