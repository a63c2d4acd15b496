import LintelCascade
import LintelSchema
import LintelTheme
import Testing

/// Checks that precedence is a strict partial order, without which some sets of declarations would have no winners.
@Suite struct PrecedenceLawTests {
  @Test("Layers are the five of the language, from the top level to screens")
  func layers() {
    #expect(Layer.allCases == [.base, .brand, .promo, .mode, .screen])
    #expect(Layer.allCases.sorted() == Layer.allCases)
  }

  @Test("No declaration overrides itself, no two override each other, and overriding is transitive")
  func laws() {
    let (space, conditions) = Self.conditions()
    let precedence = Precedence(space, conditions)
    var declarations: [Declaration] = []
    for condition in conditions.indices {
      for (priority, styleDepth, shorthandSteps) in [(0, 0, 0), (0, 0, 1), (0, 1, 0), (2, 0, 0)] {
        declarations.append(
          Declaration(
            target: TargetID(0),
            condition: ConditionID(condition),
            layer: condition % 3 == 0 ? .screen : .promo,
            priority: Int32(priority),
            styleDepth: Int32(styleDepth),
            shorthandSteps: Int32(shorthandSteps),
            isFinal: false,
            value: ValueID(0),
            entry: 0
          )
        )
      }
    }
    let beaten = declarations.map { a in
      declarations.indices.filter { precedence.overrides(a, declarations[$0]) }
    }
    let sets = beaten.map(Set.init)
    for a in declarations.indices {
      #expect(!sets[a].contains(a))
      for b in beaten[a] {
        guard !sets[b].contains(a) else {
          Issue.record("\(a) and \(b) beat each other")
          return
        }
        guard sets[b].isSubset(of: sets[a]) else {
          Issue.record("\(a) beats \(b), but not all it beats")
          return
        }
      }
    }
  }

  @Test(
    "Every dimension's own order is a partial order with ⊤ strictly above all explicit sets",
    arguments: Dimension.all
  )
  func dimensionOrders(dimension: Dimension) {
    let space = Self.space()
    let sets = space.domains[dimension.index].entries.indices.map(SetID.init)
    let conditions = sets.map { set in
      var condition = Condition()
      condition[dimension] = set
      return condition
    }
    let order = ConditionOrder(space, conditions)
    func isAtMost(_ a: Int, _ b: Int) -> Bool { order.isAtMost(ConditionID(a), ConditionID(b)) }
    for a in sets.indices {
      #expect(isAtMost(a, a))
      #expect(isAtMost(a, 0))
      #expect(!isAtMost(0, a) || a == 0)
      for b in sets.indices {
        let (x, y) = (sets[a], sets[b])
        #expect(isAtMost(a, b) == space.isAtMost(x, y, in: dimension))
      }
      for b in sets.indices where isAtMost(a, b) {
        #expect(!isAtMost(b, a) || order.areEqual(ConditionID(a), ConditionID(b)))
        for c in sets.indices where isAtMost(b, c) {
          #expect(isAtMost(a, c), "\(a) ≤ \(b) ≤ \(c) in \(dimension.name)")
        }
      }
    }
  }

  /// A space with families, patterns, promos that overlap, coincide, or exclude each other, and every part that a bar has.
  private static func space() -> ContextSpace {
    func instant(_ day: Int) -> Promo.Instant {
      Promo.Instant(minutes: day * 1_440, hasOffset: false, text: "")
    }
    var space = ContextSpace(
      brands: [
        Brand(name: "a", parent: nil), Brand(name: "b", parent: 0), Brand(name: "c", parent: nil),
      ],
      promos: [
        Promo(name: "spring", from: instant(0), until: instant(4), companions: .alone),
        Promo(name: "easter", from: instant(1), until: instant(2), companions: .alone),
        Promo(name: "eggs", from: instant(1), until: instant(2), companions: .alone),
        Promo(name: "flag", from: nil, until: nil, companions: .with(["spring"])),
        Promo(name: "loner", from: nil, until: nil, companions: .alone),
      ],
      screens: ["home", "home.detail", "cart"].map { Screen(name: $0, brands: nil) },
      versions: [
        VersionInterval(first: Version(15), end: Version(26)),
        VersionInterval(first: Version(26), end: nil),
      ],
      releases: [
        ReleaseSpan(lower: nil, end: AppRelease(5)), ReleaseSpan(lower: AppRelease(5), end: nil),
      ]
    )
    for range: Range<Int32> in [0..<2, 1..<2, 2..<3, 0..<3] {
      _ = space.intern([range], in: .brand, label: "")
    }
    for promos in [[0], [1], [2], [3], [4], [0, 3], [1, 2], [1, 3]] {
      _ = space.intern(Ranges.normalized(promos), in: .promos, label: "")
    }
    for (screens, rank) in [
      ([1, 2], 0), ([1, 2], 1), ([2], 0), ([2], 1), ([1, 3], 1), ([1, 2, 3], 1),
    ] {
      _ = space.intern(Ranges.normalized(screens), in: .screen, rank: Int32(rank), label: "")
    }
    for range: Range<Int32> in [0..<1, 1..<2, 0..<2] {
      _ = space.intern([range], in: .ios, label: "")
      _ = space.intern([range], in: .device, label: "")
      _ = space.intern([range], in: .appVersion, label: "")
    }
    return space
  }

  /// Every combination of conditions on two or three dimensions.
  private static func conditions() -> (ContextSpace, [Condition]) {
    let space = space()
    var conditions: Set<Condition> = []
    for (x, y) in [
      (Dimension.brand, Dimension.slot), (.promos, .screen), (.screen, .slot), (.item, .ios),
      (.ios, .appVersion),
    ] {
      for a in space.domains[x.index].entries.indices {
        for b in space.domains[y.index].entries.indices {
          var condition = Condition()
          condition[x] = SetID(a)
          condition[y] = SetID(b)
          conditions.insert(condition)
        }
      }
    }
    let sorted = conditions.sorted { a, b in
      Dimension.all.map { a[$0] }.lexicographicallyPrecedes(Dimension.all.map { b[$0] })
    }
    return (space, sorted)
  }
}
