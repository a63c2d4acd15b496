#if os(Linux)
  import LintelTesting
  import LintelTheme
  @_spi(Generated) import LintelUIKit
  import Testing

  @Suite("Promos that an app requests")
  struct PromoRulesTests {
    @Test(
      "The runtime library runs the same promos as the compiler, for dates with and without an offset"
    )
    func sameRule() {
      var impossible = 0
      for seed in UInt64(1)...400 {
        var generator = SeededGenerator(seed: seed)
        let promos = Self.promos(&generator)
        let calendar = PromoCalendar(promos)
        let rules = PromoRules(promos.map(Self.member))
        for asked in 0..<(1 << promos.count) {
          let indices = promos.indices.filter { asked >> $0 & 1 == 1 }
          let expected = calendar.normalized(indices)
          let running = rules.running(Set(indices.map { promos[$0].name }))
          #expect(
            running == Set(expected.running.map { promos[$0].name }),
            "seed \(seed), asked \(indices) of \(promos)"
          )
          if !expected.leftOut.isEmpty { impossible += 1 }
        }
      }
      #expect(impossible > 500)
    }

    private static func promos(_ generator: inout SeededGenerator) -> [Promo] {
      let names = (0..<Int.random(in: 2...5, using: &generator)).map { "p\($0)" }
      return names.map { name in
        func instant(_ hours: Int, _ hasOffset: Bool) -> Promo.Instant {
          Promo.Instant(minutes: hours * 60, hasOffset: hasOffset, text: "")
        }
        var (from, until): (Promo.Instant?, Promo.Instant?)
        if Bool.random(using: &generator) {
          let hasOffset = Int.random(in: 0..<4, using: &generator) == 0
          let start = Int.random(in: 0..<96, using: &generator)
          from = instant(start, hasOffset)
          if Int.random(in: 0..<5, using: &generator) > 0 {
            until = instant(start + Int.random(in: 1..<60, using: &generator), hasOffset)
          }
        }
        let others = names.filter { _ in Bool.random(using: &generator) }
        let companions = [Promo.Companions.alone, .any, .with(others)].randomElement(
          using: &generator
        )
        return Promo(name: name, from: from, until: until, companions: companions ?? .alone)
      }
    }

    private static func member(_ promo: Promo) -> PromoRules<String>.Member {
      func instant(_ instant: Promo.Instant?) -> PromoSpan.Instant? {
        instant.map {
          $0.hasOffset ? .instant(minutes: $0.minutes) : .local(minutes: $0.minutes)
        }
      }
      let companions: PromoRules<String>.Companions =
        switch promo.companions {
        case .alone: .alone
        case .any: .any
        case .with(let others): .with(Set(others))
        }
      return PromoRules.Member(
        promo.name,
        span: promo.isDated
          ? PromoSpan(from: instant(promo.from), until: instant(promo.until)) : nil,
        companions: companions
      )
    }
  }
#endif
