import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

/// Tests changes of a theme that must not change its findings.
@Suite struct ConflictMetamorphicTests {
  private struct Pair: Hashable {
    let a: Int32
    let b: Int32

    init(_ x: Declaration, _ y: Declaration) {
      a = min(x.entry, y.entry)
      b = max(x.entry, y.entry)
    }
  }

  @Test("The order of declarations doesn't matter", arguments: 0..<1_000)
  func shuffling(seed: UInt64) {
    let theme = RandomTheme(seed: seed).theme()
    var shuffled = theme
    var generator = SeededGenerator(seed: seed)
    shuffled.declarations.shuffle(using: &generator)
    let (first, second) = (
      ConflictChecker.check(Cascade(theme)), ConflictChecker.check(Cascade(shuffled))
    )
    #expect(first.conflicts == second.conflicts)
    #expect(first.dead == second.dead)
    #expect(first.duplicates == second.duplicates)
    #expect(first.unreachable == second.unreachable)
    #expect(first.finalOverrides == second.finalOverrides)
  }

  @Test("A brand without declarations doesn't change verdicts about others", arguments: 0..<1_000)
  func furtherBrand(seed: UInt64) {
    let theme = RandomTheme(seed: seed)
    var larger = theme
    larger.brands.append(nil)
    let (before, after) = (
      ConflictChecker.check(Cascade(theme.theme())), ConflictChecker.check(Cascade(larger.theme()))
    )
    let old = Set(before.conflicts.flatMap(\.pairs).map { Pair($0.a, $0.b) })
    let pairs = after.conflicts.flatMap(\.pairs)
    #expect(old.isSubset(of: pairs.map { Pair($0.a, $0.b) }))
    for pair in pairs where !old.contains(Pair(pair.a, pair.b)) {
      #expect(pair.witness.cell[.brand] == theme.brands.count)
    }
    #expect(Set(after.dead).isSubset(of: before.dead))
  }

  @Test("Without conflicts, every cell has at most one value", arguments: 0..<1_000)
  func oneValue(seed: UInt64) {
    let theme = RandomTheme(seed: seed)
    let cascade = Cascade(theme.theme())
    guard ConflictChecker.check(cascade).conflicts.isEmpty, let target = cascade.targets.first
    else {
      return
    }
    var generator = SeededGenerator(seed: seed)
    let running = Oracle(theme).runningSets
    for _ in 0..<20 {
      let set = running[generator.below(running.count)]
      var cell = Cell(promos: (0..<theme.switchCount).filter { set >> UInt32($0) & 1 == 1 })
      cell[.brand] = generator.below(theme.brands.count)
      cell[.screen] = generator.below(theme.screens.count + 1)
      cell[.ios] = generator.below(theme.versions)
      cell[.device] = generator.below(theme.devices)
      cell[.appVersion] = generator.below(theme.releases)
      cell[.slot] = theme.place == .navigationBar ? generator.below(4) : [0, 2][generator.below(2)]
      cell[.item] = generator.below(12)
      if case .conflict(let winners) = cascade.outcome(of: target, at: cell),
        theme.screens.allSatisfy({ $0.brands == nil })
      {
        Issue.record("\(winners.map(\.entry)) tie at \(cell)\n\(theme)")
      }
    }
  }
}
