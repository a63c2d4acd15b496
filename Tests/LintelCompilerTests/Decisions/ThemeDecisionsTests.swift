import LintelCascade
import LintelCompiler
import LintelDecisions
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@testable import LintelAppearance
@testable import RandomThemes

/// Compares the decisions of themes with their cascades, and checks their sizes.
@Suite struct ThemeDecisionsTests {
  @Test("In every context, a target's decision matches the cascade", arguments: 0..<4)
  func cascade(batch: UInt64) throws {
    var conflicts = 0
    for seed in (batch * 150)..<((batch + 1) * 150) {
      let random = RandomTheme(seed: seed)
      let cascade = Cascade(random.theme())
      let decisions = try #require(try ThemeDecisions(cascade))
      let target = try #require(Schema.standard.leaf(random.place.rawValue).map { TargetID($0) })
      let decision = try decisions.decision(of: target)
      let running = Oracle(random).runningSets
      let space = cascade.theme.space
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<40 {
        var promos = UInt32.random(in: 0..<(1 << UInt32(random.promos.count)), using: &generator)
        for mode in random.modes.indices {
          let numbers = space.calendar.switches.numbers(ofMode: mode)
          promos |= 1 << UInt32(Int.random(in: numbers, using: &generator))
        }
        var cell = Cell(promos: (0..<random.switchCount).filter { promos >> UInt32($0) & 1 == 1 })
        for dimension in Dimension.all where dimension != .promos {
          cell[dimension] = .random(
            in: 0..<space.domains[dimension.index].count,
            using: &generator
          )
        }
        cell[.appVersion] = space.release
        let context = Self.context(of: cell, in: decisions.dimensions)
        let isPossible =
          running.contains(promos) && space.exists(screen: cell[.screen], inBrand: cell[.brand])
        #expect(decisions.isPossible(context) == isPossible, "seed \(seed) \(cell)\n\(random)")
        guard isPossible else { continue }
        let expected: ThemeDecisions.Outcome =
          switch cascade.outcome(of: target, at: cell) {
          case .undeclared: .undeclared
          case .value(let value): .value(value)
          case .conflict: .conflict
          }
        if expected == .conflict { conflicts += 1 }
        let outcome = decisions.outcome(of: decision, at: context)
        #expect(outcome == expected, "seed \(seed) \(cell)\n\(random)")
        // Decisions in parts are only for themes without conflicts.
        if expected == .conflict { continue }
        let slot = try #require(AppearanceSlot(rawValue: cell[.slot]))
        let part = ThemeDecisions.Part(slot, item: cell[.item])
        let own = try decisions.decision(of: target, in: part)
        #expect(
          decisions.outcome(of: own, at: context) == expected,
          "seed \(seed) \(cell)\n\(random)"
        )
      }
    }
    #expect(conflicts > 20)
  }

  private static func context(of cell: Cell, in dimensions: ContextDimensions) -> Context {
    var context = dimensions.context(
      ContextSelection(
        brand: cell[.brand],
        promos: cell.promos,
        screen: cell[.screen],
        ios: dimensions.contexts.versions[cell[.ios]].first,
        device: Device(rawValue: cell[.device]) ?? .phone
      )
    )
    context[ContextDimensions.slot] = cell[.slot]
    context[ContextDimensions.item] = cell[.item]
    return context
  }

  // MARK: - Sizes

  private static func decisions(of yaml: String) throws -> ThemeDecisions {
    let theme = try #require(ThemeText(yaml).compilation.theme)
    return try #require(try ThemeDecisions(Cascade(theme)))
  }

  /// The total number of nodes and branches for all targets.
  private static func size(of decisions: ThemeDecisions) throws -> (nodes: Int, branches: Int) {
    let all = Set(try decisions.cascade.targets.map { try decisions.decision(of: $0) })
    let store = decisions.store
    return all.reduce((0, 0)) { sum, decision in
      (sum.0 + store.nodeCount(of: decision), sum.1 + store.branchCount(of: decision))
    }
  }

  @Test("A switched promo that changes one property adds one node", arguments: [8, 16, 64])
  func flags(count: Int) throws {
    var tokens = ""
    var promos = ""
    for index in 0..<count {
      tokens += "    t\(index): \"#0000\(index + 10)\"\n"
      promos +=
        "  p\(index): { with: any, tokens: { colors: { t\(index): \"#FF00\(index + 10)\" } } }\n"
    }
    let decisions = try Self.decisions(
      of: "tokens:\n  colors:\n\(tokens)promos:\n\(promos)toolbar: { tint: $t0 }\n"
    )
    let size = try Self.size(of: decisions)
    #expect(size.nodes == count)
    #expect(size.branches == 2 * count)
  }

  @Test("Promos that exclude each other are tested one after another")
  func exclusivePromos() throws {
    let promos = (0..<64).map {
      "  p\($0): { toolbar: { tint: \"#0000\($0 + 10)\" } }\n"
    }
    let decisions = try Self.decisions(of: "promos:\n\(promos.joined())")
    let size = try Self.size(of: decisions)
    #expect(size.nodes == 64)
    #expect(size.branches == 128)
  }

  @Test("The size for brands and screens is their sum, not their product")
  func sum() throws {
    let brands = (100..<300).map { "  b\($0): { toolbar: { tint: \"#000\($0)\" } }\n" }
    let screens = (100..<300).map { "  s\($0): { toolbar: { tint: \"#FFF\($0)\" } }\n" }
    let decisions = try Self.decisions(
      of: "brands:\n\(brands.joined())screens:\n\(screens.joined())"
    )
    let size = try Self.size(of: decisions)
    #expect(size.nodes == 2)
    #expect(size.branches <= 402)
  }
}
