import LintelCascade
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

/// Tests the search for a few cells that represent everything that some conditions can distinguish.
@Suite("Cells that conditions distinguish")
struct CellSearchTests {
  @Test(
    "There is exactly one cell for each way in which conditions apply together",
    arguments: 0..<400
  )
  func complete(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var space = Self.space(&random)
    let conditions = (0..<5).map { _ in Self.condition(in: &space, &random) }
    let (own, others) = (conditions[0], Array(conditions.dropFirst()))
    func holding(_ cell: Cell) -> [Int] {
      others.indices.filter { space.applies(others[$0], at: cell) }
    }
    let contexts = Self.everyCell(of: space).filter { space.applies(own, at: $0) }

    let search = CellSearch(space, separatedBy: others)
    let cells = try #require(search.cells(inAll: [own]))
    #expect(cells.allSatisfy { space.applies(own, at: $0.cell) && holding($0.cell) == $0.holding })
    #expect(Set(cells.map(\.holding)) == Set(contexts.map(holding)), "seed \(seed)")

    // Where the first condition applies, there is no cell; where the second applies, the third doesn't matter.
    let part = CellSearch(
      space,
      separatedBy: others,
      excluding: { $0 == 0 },
      outweighs: { $0 == 1 && $1 == 2 }
    )
    let left = contexts.map(holding).filter { !$0.contains(0) }.map { held in
      held.contains(1) ? held.filter { $0 != 2 } : held
    }
    let found = try #require(part.cells(inAll: [own]))
    #expect(Set(found.map(\.holding)) == Set(left), "seed \(seed)")
    #expect(found.allSatisfy { space.applies(own, at: $0.cell) })

    // Where a condition of a level applies, those of later levels don't matter.
    let levels = [0, 1, 1, 2]
    let tiers = CellSearch(space, separatedBy: others, levels: levels)
    let strongest = contexts.map(holding).map { held in
      held.filter { levels[$0] == levels[held[0]] }
    }
    let inTiers = try #require(tiers.cells(inAll: [own]))
    #expect(Set(inTiers.map(\.holding)) == Set(strongest), "seed \(seed)")

    let first = CellSearch(
      space,
      separatedBy: others,
      isFirstEnough: true,
      excluding: { _ in true }
    )
    let isFree = contexts.contains { holding($0).isEmpty }
    #expect(first.cells(inAll: [own])?.isEmpty == !isFree, "seed \(seed)")
  }

  @Test("A screen that only one brand has is searched there")
  func confinedScreens() throws {
    var space = ContextSpace(
      brands: ["day", "night"].map { Brand(name: $0, parent: nil) },
      promos: [],
      screens: [
        Screen(name: "lobby", brands: [0..<1]), Screen(name: "bar", brands: [1..<2]),
      ],
      versions: [VersionInterval(first: Version(15), end: nil)]
    )
    var own = Condition()
    own[.screen] = space.intern([1..<3], in: .screen, label: "")
    var night = Condition()
    night[.brand] = space.intern([1..<2], in: .brand, label: "")
    let search = CellSearch(space, separatedBy: [night])
    let found = try #require(search.cells(inAll: [own])).map {
      [$0.cell[.brand], $0.cell[.screen]]
    }
    #expect(found == [[0, 1], [1, 2]])
  }

  @Test("Ten thousand ways are ten thousand cells, and more than the limit are no cells")
  func limit() throws {
    var space = ContextSpace(
      brands: (0..<100).map { Brand(name: "b\($0)", parent: nil) },
      promos: [],
      screens: (0..<100).map { Screen(name: "s\($0)", brands: nil) },
      versions: [VersionInterval(first: Version(15), end: nil)]
    )
    let others = (0..<100).flatMap { index -> [Condition] in
      var (brand, screen) = (Condition(), Condition())
      let values = Int32(index)..<Int32(index + 1)
      brand[.brand] = space.intern([values], in: .brand, label: "")
      let shifted = Int32(index + 1)..<Int32(index + 2)
      screen[.screen] = space.intern([shifted], in: .screen, label: "")
      return [screen, brand]
    }
    let search = CellSearch(space, separatedBy: others)
    #expect(try #require(search.cells(inAll: [Condition()])).count == 100 * 101)
    let short = CellSearch(space, separatedBy: others, limit: 1_000)
    #expect(short.cells(inAll: [Condition()]) == nil)
    // A screen's declaration makes that of a brand irrelevant, so there is a cell for each of them, and one for neither.
    let settled = CellSearch(
      space,
      separatedBy: others,
      limit: 1_000,
      outweighs: { $0 % 2 < $1 % 2 }
    )
    #expect(try #require(settled.cells(inAll: [Condition()])).count <= 201)
  }

  @Test(
    "Sixty promos that may all run together are sixty-one cells, because only the strongest counts"
  )
  func flags() throws {
    var space = ContextSpace(
      brands: [Brand(name: "b", parent: nil)],
      promos: (0..<60).map { Promo(name: "p\($0)", from: nil, until: nil, companions: .any) },
      screens: [],
      versions: [VersionInterval(first: Version(15), end: nil)]
    )
    let others = (0..<60).map { index in
      var condition = Condition()
      condition[.promos] = space.intern([Int32(index)..<Int32(index + 1)], in: .promos, label: "")
      return condition
    }
    let search = CellSearch(space, separatedBy: others, outweighs: { $0 < $1 })
    let cells = try #require(search.cells(inAll: [Condition()]))
    #expect(cells.map(\.holding).filter { $0.isEmpty }.count == 1)
    #expect(Set(cells.map(\.holding)) == Set((0..<60).map { [$0] } + [[]]))
    #expect(cells.count == 61)
    let all = CellSearch(space, separatedBy: others, limit: 500)
    #expect(all.cells(inAll: [Condition()]) == nil)
  }

  private static func space(_ random: inout SeededGenerator) -> ContextSpace {
    let choices: [Promo.Companions] = [.alone, .any, .with(["p0"])]
    return ContextSpace(
      brands: (0..<3).map { Brand(name: "b\($0)", parent: nil) },
      promos: (0..<3).map { index in
        let isDated = Bool.random(using: &random)
        let start = Int.random(in: 0..<3, using: &random)
        func instant(_ minutes: Int) -> Promo.Instant? {
          isDated ? .init(minutes: minutes, hasOffset: false, text: "") : nil
        }
        return Promo(
          name: "p\(index)",
          from: instant(start),
          until: instant(start + 2),
          companions: choices.randomElement(using: &random) ?? .any
        )
      },
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
    for (dimension, count) in [(Dimension.brand, 3), (.promos, 3), (.screen, 6), (.ios, 2)]
    where Bool.random(using: &random) {
      let values = (0..<count).filter { _ in Bool.random(using: &random) }
      guard dimension != .promos || !values.isEmpty else { continue }
      condition[dimension] = space.intern(Ranges.normalized(values), in: dimension, label: "")
    }
    return condition
  }

  /// Every cell with every set of promos that can run.
  private static func everyCell(of space: ContextSpace) -> [Cell] {
    let promos = space.calendar.promos.indices
    let running = (0..<(1 << promos.count)).map { bits in promos.filter { bits >> $0 & 1 == 1 } }
      .filter { on in
        space.calendar.isFeasible(on: on, off: promos.filter { !on.contains($0) })
      }
    return running.flatMap { running in
      space.brands.indices.flatMap { brand in
        (0...space.screens.count).filter { space.exists(screen: $0, inBrand: brand) }.flatMap {
          screen in
          space.versions.indices.map { version in
            var cell = Cell(promos: running)
            cell[.brand] = brand
            cell[.screen] = screen
            cell[.ios] = version
            return cell
          }
        }
      }
    }
  }
}

extension ContextSpace {
  /// Whether a condition applies at a cell.
  fileprivate func applies(_ condition: Condition, at cell: Cell) -> Bool {
    Dimension.all.allSatisfy { applies(condition[$0], of: $0, at: cell) }
  }
}
