import LintelCascade
import LintelLint
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

/// Compares the answers that rules get from the cascade with the definition, on small random themes.
@Suite("Overrides and winners")
struct OverrideOracleTests {
  private static let casesPerBatch = Thoroughness.rounds(1_000, usually: 400)

  @Test("The values without an override match the definition", arguments: 0..<8)
  func fallbacks(batch: Int) {
    var overriding = 0
    for seed in (batch * Self.casesPerBatch)..<((batch + 1) * Self.casesPerBatch) {
      let random = RandomTheme(seed: UInt64(seed))
      let expected = Self.fallbacks(Oracle(random))
      var found: [Int: Set<UInt32>] = [:]
      for override in Cascade(random.theme()).overrides().found {
        found[Int(override.declaration.entry)] = Set(
          override.fallbacks.map { fallback in
            fallback.winners.reduce(0) { $0 | 1 << UInt32($1.entry) }
          }
        )
        #expect(found[Int(override.declaration.entry)]?.count == override.fallbacks.count)
      }
      #expect(found == expected, "seed \(seed)\n\(random)")
      if !found.isEmpty { overriding += 1 }
    }
    #expect(overriding > Self.casesPerBatch / 2)
  }

  /// The sets of declarations that win without a declaration, as bits, for each one that overrides others.
  private static func fallbacks(_ oracle: Oracle) -> [Int: Set<UInt32>] {
    let all = oracle.theme.declarations.indices
    func unbeaten(_ held: UInt32) -> UInt32 {
      all.reduce(0) { bits, a in
        guard held >> UInt32(a) & 1 == 1 else { return bits }
        let isBeaten = all.contains { held >> UInt32($0) & 1 == 1 && oracle.beats[$0][a] }
        return isBeaten ? bits : bits | 1 << UInt32(a)
      }
    }
    var result: [Int: Set<UInt32>] = [:]
    for held in Set(oracle.cells()) {
      let winners = unbeaten(held)
      for a in all where winners >> UInt32(a) & 1 == 1 {
        result[a, default: []].insert(unbeaten(held & ~(1 << UInt32(a))))
      }
    }
    return result.filter { $0.value != [0] }
  }

  @Test("The index by screens and brands finds the cascade's winners in every cell")
  func winners() throws {
    var several = 0
    for seed in 0..<2_000 {
      let random = RandomTheme(seed: UInt64(seed))
      let cascade = Cascade(random.theme())
      let leaf = try #require(Schema.standard.leaf(random.place.rawValue))
      let index = WinnerIndex(cascade)
      var generator = SeededGenerator(seed: UInt64(seed))
      let running = Oracle(random).runningSets
      for _ in 0..<20 {
        let promos = running.randomElement(using: &generator) ?? 0
        var cell = Cell(promos: (0..<random.switchCount).filter { promos >> UInt32($0) & 1 == 1 })
        let counts: [(Dimension, Int)] = [
          (.brand, random.brands.count), (.screen, random.screens.count + 1),
          (.ios, random.versions), (.device, random.devices), (.slot, 4), (.item, 12),
          (.appVersion, random.releases),
        ]
        for (dimension, count) in counts {
          cell[dimension] = Int.random(in: 0..<count, using: &generator)
        }
        let expected = cascade.winners(of: TargetID(leaf), at: cell)
        #expect(index.winners(of: leaf, at: cell) == expected, "seed \(seed)")
        #expect(index.winner(of: leaf, at: cell) == expected.first, "seed \(seed)")
        if expected.count > 1 { several += 1 }
      }
    }
    #expect(several > 100)
  }

  @Test("Pairs have the numbers of their first places")
  func pairs() {
    var generator = SeededGenerator(seed: 1)
    var numbering = PairNumbering(capacity: 1)
    var expected: [[Int]: Int] = [:]
    for _ in 0..<20_000 {
      let (a, b) = (
        Int.random(in: -3...200, using: &generator), Int.random(in: -3...100, using: &generator)
      )
      let known = expected[[a, b]]
      #expect(numbering.known(a, b) == known)
      let (number, isNew) = numbering.number(a, b)
      #expect(isNew == (known == nil))
      #expect(number == known ?? expected.count)
      expected[[a, b]] = number
    }
    #expect(numbering.count == expected.count)
  }
}
