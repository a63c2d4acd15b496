import LintelLanguage
import LintelSchema
import LintelTesting
import Testing

/// A few cells stand for all that some conditions can tell apart.
@Suite("Candidate cells")
struct CandidateCellsTests {
  @Test(
    "Whatever conditions tell apart in some context, a candidate cell tells too",
    arguments: 0..<200
  )
  func complete(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var space = Self.space(&random)
    let conditions = (0..<5).map { _ in Self.condition(in: &space, &random) }
    let (own, others) = (conditions[0], Array(conditions.dropFirst()))
    func signature(_ cell: Cell) -> [Bool] { others.map { space.holds($0, at: cell) } }

    let cells = space.cells(inAll: [own], toldApartBy: others)
    let contexts = Self.everyCell(of: space).filter { space.holds(own, at: $0) }
    #expect(cells.allSatisfy { space.holds(own, at: $0) })
    #expect(Set(cells.map(signature)) == Set(contexts.map(signature)), "seed \(seed)")
  }

  @Test("A screen that only one brand has is found there")
  func confinedScreens() {
    let space = ContextSpace(
      brands: ["day", "night"].map { Brand(name: $0, parent: nil) },
      promos: [],
      screens: [
        Screen(name: "lobby", brands: [0..<1]), Screen(name: "bar", brands: [1..<2]),
      ],
      versions: [VersionInterval(first: Version(15), end: nil)]
    )
    let cells = space.cells(inAll: [Condition()], toldApartBy: [])
    let found = Set(cells.map { [$0[.brand], $0[.screen]] })
    #expect(found.isSuperset(of: [[0, 1], [1, 2]]))
    #expect(found.isDisjoint(with: [[0, 2], [1, 1]]))
  }

  private static func space(_ random: inout SeededGenerator) -> ContextSpace {
    ContextSpace(
      brands: (0..<3).map { Brand(name: "b\($0)", parent: nil) },
      promos: [],
      screens: (0..<5).map { index in
        let isConfined = Bool.random(using: &random)
        let first = Int32.random(in: 0..<3, using: &random)
        return Screen(name: "s\(index)", brands: isConfined ? [first..<(first + 1)] : nil)
      },
      versions: [
        VersionInterval(first: Version(15), end: Version(26)),
        VersionInterval(first: Version(26), end: nil),
      ]
    )
  }

  private static func condition(
    in space: inout ContextSpace,
    _ random: inout SeededGenerator
  ) -> Condition {
    var condition = Condition()
    for (dimension, count) in [(Dimension.brand, 3), (.screen, 6), (.ios, 2)]
    where Bool.random(using: &random) {
      let values = (0..<count).filter { _ in Bool.random(using: &random) }
      condition[dimension] = space.intern(Ranges.normalized(values), in: dimension, label: "")
    }
    return condition
  }

  private static func everyCell(of space: ContextSpace) -> [Cell] {
    space.brands.indices.flatMap { brand in
      (0...space.screens.count).filter { space.exists(screen: $0, inBrand: brand) }.flatMap {
        screen in
        space.versions.indices.map { version in
          var cell = Cell()
          cell[.brand] = brand
          cell[.screen] = screen
          cell[.ios] = version
          return cell
        }
      }
    }
  }
}
