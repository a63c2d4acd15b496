import LintelSchema
import LintelTesting
import Testing

@testable import LintelAppearance

@Suite("Assignment of slots")
struct SlotAssignmentTests {
  typealias Objects = [String?]

  static func assignment(
    _ bar: BarKind = .navigationBar,
    ios versions: [Int] = [18],
    largeTitles: Bool = false
  ) -> SlotAssignment<String> {
    SlotAssignment(
      lookups: lookups(bar, versions, largeTitles),
      initial: "initial",
      madeTransparent: transparent
    )
  }

  static func lookups(_ bar: BarKind, _ versions: [Int], _ large: Bool) -> [AppearanceLookup] {
    versions.map { AppearanceLookup(bar: bar, ios: Version($0), showsLargeTitles: large) }
  }

  static let transparent: @Sendable (String) -> String = { $0.hasSuffix("°") ? $0 : $0 + "°" }

  @Test("One object for every slot needs the standard and the scroll edge slot")
  func oneObject() {
    let own: Objects = ["a", "a", "a", "a"]
    #expect(Self.assignment().forBar(own: own) == ["a", nil, "a", nil])
    #expect(Self.assignment(ios: [14]).forBar(own: own) == ["a", nil, nil, nil])
    #expect(Self.assignment(ios: [14, 18]).forBar(own: own) == ["a", nil, "a", nil])
  }

  @Test("A scroll edge that looks like UIKit's fallback needs no object")
  func fallback() {
    #expect(Self.assignment().forBar(own: ["a", "a", "a°", "a°"]) == ["a", nil, nil, nil])
  }

  @Test("A screen that looks like the bar assigns nothing")
  func sameAsBar() {
    let bar: Objects = ["a", nil, "b", nil]
    let own: Objects = ["a", "a", "b", "b"]
    #expect(
      Self.assignment().forItem(own: own, avoiding: [], bar: bar) == [nil, nil, nil, nil]
    )
  }

  @Test("A screen's compact object is assigned if the bar's compact object would override it")
  func compactOfBar() {
    let bar: Objects = ["a", "c", "e", nil]
    let own: Objects = ["b", "b", "e", "e"]
    #expect(Self.assignment().forItem(own: own, avoiding: [], bar: bar) == ["b", "b", nil, nil])
  }

  @Test(
    "A slot left to the system gets a copy of UIKit's fallback only if the bar's object would win"
  )
  func systemSlot() {
    let own: Objects = ["b", "b", nil, nil]
    let edges: SlotSet = SlotSet([.scrollEdge, .compactScrollEdge])
    #expect(
      Self.assignment().forItem(own: own, avoiding: edges, bar: ["a", nil, "e", nil])
        == ["b", nil, "b°", nil]
    )
    #expect(
      Self.assignment().forItem(own: own, avoiding: edges, bar: ["a", nil, nil, nil])
        == ["b", nil, nil, nil]
    )
  }

  @Test("A toolbar whose screen removes its look gets UIKit's initial object back")
  func toolbarTakesOff() {
    let none: Objects = [nil, nil, nil, nil]
    let toolbar = Self.assignment(.toolbar)
    #expect(
      toolbar.forBarOfScreen(own: none, replacing: ["a", nil, "a", nil])
        == ["initial", nil, nil, nil]
    )
    #expect(toolbar.forBarOfScreen(own: none, replacing: none) == none)
  }

  @Test(
    "UIKit shows the theme's objects on every version, for every bar and screen",
    arguments: [
      [13], [14, 15], [14, 18, 26], [15], [18, 26, 27],
    ]
  )
  func reachesTheTarget(_ versions: [Int]) {
    // With two objects and nothing as the content of slots, slots can be the same as a fallback or differ from it in every way.
    let names: [String?] = [nil, "a", "a°", "b"]
    for large in [false, true] {
      let assignment = Self.assignment(ios: versions, largeTitles: large)
      for barIndex in 0..<256 {
        let bar = (0..<4).map { names[(barIndex >> ($0 * 2)) & 3] }
        let assigned = assignment.forBar(own: bar)
        #expect(Self.differences(bar, bar: assigned, versions: versions, large).isEmpty)
        for screenIndex in stride(
          from: barIndex % 29,
          to: 256,
          by: Thoroughness.rounds(29, usually: 87)
        ) {
          let screen = (0..<4).map { names[(screenIndex >> ($0 * 2)) & 3] }
          let item = assignment.forItem(own: screen, avoiding: [], bar: assigned)
          let differences = Self.differences(
            screen,
            bar: assigned,
            item: item,
            versions: versions,
            large
          )
          if !differences.isEmpty {
            Issue.record("\(screen) on \(assigned) with \(item) differs in \(differences)")
          }
        }
      }
    }
  }

  /// Applies UIKit's lookup to the slots, and returns the states that don't show what the own objects alone would.
  static func differences(
    _ own: Objects,
    bar: Objects,
    item: Objects = [nil, nil, nil, nil],
    versions: [Int],
    _ large: Bool
  ) -> [String] {
    func set(_ objects: Objects) -> SlotSet {
      SlotSet(AppearanceSlot.allCases.filter { objects[$0.rawValue] != nil })
    }
    func object(_ found: AppearanceLookup.Found, bar: Objects, item: Objects) -> String {
      let name =
        switch found.owner {
        case .item: item[found.slot.rawValue] ?? "?"
        case .bar: bar[found.slot.rawValue] ?? "?"
        case .initial: "initial"
        }
      return found.isMadeTransparent ? transparent(name) : name
    }
    return lookups(.navigationBar, versions, large).enumerated().flatMap { index, lookup in
      AppearanceSlot.allCases.filter(lookup.has).compactMap { cell in
        let expected = object(
          lookup.found(at: cell, bar: set(own)),
          bar: own,
          item: [nil, nil, nil, nil]
        )
        let found = lookup.found(at: cell, bar: set(bar), item: set(item))
        let actual = object(found, bar: bar, item: item)
        // Where Apple's pages allow two interpretations, both must lead to the expected object.
        let literal = found.owner == .item ? item[found.slot.rawValue] : bar[found.slot.rawValue]
        let isCertain = !found.isDoubtful || literal == expected
        return expected == actual && isCertain ? nil : "\(cell) on iOS \(versions[index])"
      }
    }
  }
}
