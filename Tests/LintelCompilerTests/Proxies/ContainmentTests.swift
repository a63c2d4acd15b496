import LintelTheme
import Testing

@Suite("UIKit's own precedence")
struct ContainmentTests {
  /// Every sequence of distinct names up to a length.
  private static func sequences(of names: [String], upTo length: Int) -> [[String]] {
    guard length > 0 else { return [[]] }
    return [[]]
      + names.flatMap { name in
        sequences(of: names.filter { $0 != name }, upTo: length - 1).map { [name] + $0 }
      }
  }

  private static let hierarchies: [ContainerHierarchy] =
    sequences(of: ["A", "B", "C"], upTo: 3).map { ContainerHierarchy($0.map { [$0] }) }
    + [
      ContainerHierarchy([["A", "Base"], ["B", "Base"], ["C"]]),
      ContainerHierarchy([["A", "Base"], ["C", "Base"]]),
    ]

  private static let customizations: [Customization] =
    [Customization(.appearanceObject), Customization(.proxy), Customization(.instance)]
    + sequences(of: ["A", "B", "C", "Base"], upTo: 3).flatMap { chain in
      chain.isEmpty
        ? [Customization(.traitProxy)]
        : [Customization(.containedProxy, in: chain), Customization(.traitProxy, in: chain)]
    }

  /// Directly from the header: of all ways in which the containers occur in a hierarchy, the outermost one.
  private func outermost(_ customization: Customization, _ hierarchy: ContainerHierarchy) -> [Int]?
  {
    var ways: [[Int]] = [[]]
    for name in customization.containers.reversed() {
      ways = ways.flatMap { way in
        hierarchy.levels.indices.filter { index in
          hierarchy.levels[index].contains(name) && (way.last.map { $0 < index } ?? true)
        }.map { way + [$0] }
      }
    }
    return ways.min { $0.lexicographicallyPrecedes($1) }
  }

  private func expectedWinners(_ all: [Customization], in hierarchy: ContainerHierarchy) -> [Int] {
    let ranks = all.map { customization -> [Int]? in
      guard let way = outermost(customization, hierarchy) else { return nil }
      return [customization.step.rawValue, way.first.map { -$0 } ?? -1000, way.count]
    }
    let best = ranks.compactMap(\.self).max { $0.lexicographicallyPrecedes($1) }
    return ranks.indices.filter { ranks[$0] != nil && ranks[$0] == best }
  }

  @Test(
    "In small hierarchies, the strongest step wins, then the outermost container, then the longer chain"
  )
  func pairs() {
    var ties = 0
    var wrong: [String] = []
    for hierarchy in Self.hierarchies {
      for (index, a) in Self.customizations.enumerated() {
        for b in Self.customizations[index...] {
          let winners = hierarchy.winners(among: [a, b])
          if winners != expectedWinners([a, b], in: hierarchy) {
            wrong.append("\(a), \(b) in \(hierarchy)")
          }
          if winners.count == 2, a != b { ties += 1 }
        }
      }
    }
    #expect(wrong == [])
    #expect(ties > 0)
  }

  @Test("The order is transitive, and never lets both of two settings win")
  func partialOrder() {
    let hierarchy = ContainerHierarchy([["A", "Base"], ["B", "Base"], ["C"]])
    var wrong: [String] = []
    let reaching = Self.customizations.filter { hierarchy.isReached(by: $0) }
    for a in reaching {
      for b in reaching where hierarchy.compare(a, b) == .first {
        if hierarchy.compare(b, a) != .second { wrong.append("\(a), \(b)") }
        for c in reaching where hierarchy.compare(b, c) == .first {
          if hierarchy.compare(a, c) != .first { wrong.append("\(a), \(b), \(c)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("The five steps are in UIKit's order")
  func steps() {
    let hierarchy = ContainerHierarchy([["UINavigationController"], ["UINavigationBar"]])
    let chain = [
      Customization(.appearanceObject),
      Customization(.proxy),
      Customization(.containedProxy, in: ["UINavigationBar", "UINavigationController"]),
      Customization(.traitProxy, in: ["UINavigationBar"]),
      Customization(.instance),
    ]
    for count in 1...chain.count {
      #expect(hierarchy.winners(among: Array(chain.prefix(count))) == [count - 1])
    }
  }

  @Test("Containers are listed from the inside out, as in UIKit's call")
  func direction() {
    let hierarchy = ContainerHierarchy([["Split"], ["Tabs"]])
    #expect(hierarchy.isReached(by: Customization(.containedProxy, in: ["Tabs", "Split"])))
    #expect(!hierarchy.isReached(by: Customization(.containedProxy, in: ["Split", "Tabs"])))
  }
}

extension ContainerHierarchy {
  /// Returns the indices of the customizations that apply and don't lose to another, several if UIKit doesn't define their order.
  fileprivate func winners(among customizations: [Customization]) -> [Int] {
    let reaching = customizations.indices.filter { isReached(by: customizations[$0]) }
    return reaching.filter { candidate in
      !reaching.contains { other in
        other != candidate && compare(customizations[other], customizations[candidate]) == .first
      }
    }
  }
}
