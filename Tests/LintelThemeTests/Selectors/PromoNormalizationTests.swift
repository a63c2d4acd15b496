import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import RandomThemes

@Suite("Promos that can't run together")
struct PromoNormalizationTests {
  @Test("The running promos are the smallest set with each promo that can join earlier ones")
  func byDefinition() {
    var (sets, impossible) = (0, 0)
    for seed in UInt64(1)...1_500 {
      let theme = RandomTheme(seed: seed)
      guard theme.promos.count > 1 else { continue }
      let calendar = theme.theme().space.calendar
      let possible = Oracle.runningSets(theme.promos)
      let dated = theme.promos.indices.filter { theme.promos[$0].days != nil }
      let switched = theme.promos.indices.filter { theme.promos[$0].days == nil }
      var isFree = true
      for asked in 0..<(UInt32(1) << UInt32(theme.promos.count)) {
        var taken: UInt32 = 0
        for promo in dated + switched where asked >> UInt32(promo) & 1 == 1 {
          let next = taken | 1 << UInt32(promo)
          if possible.contains(where: { next & ~$0 == 0 }) { taken = next }
        }
        let indices = theme.promos.indices.filter { asked >> UInt32($0) & 1 == 1 }
        let found = calendar.normalized(indices.reversed())
        let running = bits(calendar.switches.promos(found.running))
        let fewest = possible.filter { taken & ~$0 == 0 }.map(\.nonzeroBitCount).min()
        #expect(possible.contains(running), "seed \(seed), asked \(indices)")
        #expect(taken & ~running == 0, "seed \(seed), asked \(indices)")
        #expect(running.nonzeroBitCount == fewest, "seed \(seed), asked \(indices)")
        #expect(bits(found.leftOut) == asked & ~running, "seed \(seed), asked \(indices)")
        #expect(bits(found.added) == running & ~asked, "seed \(seed), asked \(indices)")
        #expect(calendar.normalized(found.running).running == found.running, "seed \(seed)")
        if running != asked { (isFree, impossible) = (false, impossible + 1) }
        sets += 1
      }
      #expect(calendar.admitsEverySet == isFree, "seed \(seed)")
    }
    #expect(impossible > 1_000 && sets > 2 * impossible)
  }

  private func bits(_ indices: [Int]) -> UInt32 {
    indices.reduce(0) { $0 | 1 << UInt32($1) }
  }

  @Test("Dated promos precede switched ones, and others are sorted by name")
  func order() {
    func instant(_ day: Int) -> Promo.Instant {
      Promo.Instant(minutes: day * 1_440, hasOffset: false, text: "")
    }
    func promo(_ name: String, _ days: Range<Int>? = nil) -> Promo {
      Promo(
        name: name,
        from: days.map { instant($0.lowerBound) },
        until: days.map { instant($0.upperBound) },
        companions: .alone
      )
    }
    let calendar = PromoCalendar([
      promo("a"), promo("b"), promo("final", 10..<20), promo("summer", 5..<30),
      promo("winter", 40..<50),
    ])
    #expect(calendar.normalized([1, 0]).running == [0])
    #expect(calendar.normalized([1, 4]).running == [4])
    #expect(calendar.normalized([1, 4]).leftOut == [1])
    #expect(calendar.normalized([3, 4]).running == [3])
    // The final is always in summer.
    #expect(calendar.normalized([2]).running == [2, 3])
    #expect(calendar.normalized([2]).added == [3])
    #expect(calendar.normalized([]).running == [])
  }
}
