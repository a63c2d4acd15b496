import LintelCascade
import LintelSchema
import LintelTheme
import Testing

@testable import RandomThemes

@Suite struct CascadeTests {
  /// The criteria by which one declaration of a target overrides another, in order.
  enum Key: Int, CaseIterable {
    case layer
    case priority
    case specificity
    case styleDepth
    case longhand
  }

  @Test(
    "Each criterion decides if earlier ones are equal, regardless of later ones and of the order",
    arguments: Key.allCases,
    [false, true]
  )
  func eachKeyDecides(key: Key, isLast: Bool) throws {
    var sketch = ThemeSketch()
    let brand = sketch.set([0], in: .brand)
    for isWinner in [isLast, !isLast] {
      // Criteria before the deciding one are equal for both; by those after it, the loser would win.
      func isStronger(_ other: Key) -> Bool {
        other.rawValue < key.rawValue || (other == key) == isWinner
      }
      sketch.declare(
        isWinner ? 1 : 0,
        isStronger(.layer) ? .promo : .brand,
        priority: isStronger(.priority) ? 2 : -3,
        styleDepth: isStronger(.styleDepth) ? 0 : 1,
        shorthandSteps: isStronger(.longhand) ? 0 : 4,
        where: isStronger(.specificity) ? [.brand: brand] : [:]
      )
    }
    #expect(sketch.winner([:]) == [1])
    let cascade = Cascade(sketch.theme)
    let winner = try #require(sketch.theme.declarations.first { $0.value == ValueID(1) })
    let loser = try #require(sketch.theme.declarations.first { $0.value == ValueID(0) })
    #expect(cascade.precedence.overrides(winner, loser))
    #expect(!cascade.precedence.overrides(loser, winner))
    let reasons: [Key: Precedence.Reason] = [
      .layer: .layer, .priority: .priority, .specificity: .specificity(.brand),
      .styleDepth: .styleDepth,
      .longhand: .longhand,
    ]
    #expect(cascade.precedence.reason(winner, overrides: loser) == reasons[key])
    #expect(cascade.precedence.reason(loser, overrides: winner) == nil)
    let ranking = cascade.ranking(of: TargetID(0), at: Cell())
    #expect(ranking.map(\.declaration.value.index) == [1, 0])
    #expect(ranking.map(\.defeat?.reason) == [nil, reasons[key]])
  }

  @Test("A higher layer overrides a narrower condition of a lower layer")
  func layerComesFirst() {
    var sketch = ThemeSketch(screens: [Screen(name: "home", brands: nil)])
    let home = sketch.set([1], in: .screen)
    sketch.declare(0, .base, priority: 9, where: [.slot: ContextSpace.slotSet(.scrollEdge)])
    sketch.declare(1, .screen, where: [.screen: home])
    #expect(sketch.winner([.screen: 1, .slot: AppearanceSlot.scrollEdge.rawValue]) == [1])
    #expect(sketch.winner([.slot: AppearanceSlot.scrollEdge.rawValue]) == [0])
  }

  @Test("Priority overrides specificity within a layer")
  func priorityComesSecond() {
    var sketch = ThemeSketch()
    sketch.declare(0, priority: 1)
    sketch.declare(1, where: [.slot: ContextSpace.slotSet(.standard)])
    #expect(sketch.winner([:]) == [0])
  }

  @Test("An explicit set of all values is narrower than no condition")
  func topLiesAboveTheFullSet() {
    var sketch = ThemeSketch()
    sketch.declare(0)
    sketch.declare(1, where: [.brand: sketch.set([0], in: .brand)])
    #expect(sketch.winner([:]) == [1])
  }

  @Test("A screen's own key is narrower than a pattern with the same set")
  func ownKeyBeatsPattern() {
    var sketch = ThemeSketch(screens: [Screen(name: "home", brands: nil)])
    sketch.declare(0, .screen, where: [.screen: sketch.set([1], in: .screen, rank: 1)])
    sketch.declare(1, .screen, where: [.screen: sketch.set([1], in: .screen)])
    #expect(sketch.winner([.screen: 1]) == [1])
  }

  @Test("Incomparable conditions tie, regardless of their style depth")
  func incomparableConditionsTie() {
    var sketch = ThemeSketch(screens: [Screen(name: "home", brands: nil)])
    let home = sketch.set([1], in: .screen)
    let phone = sketch.set([0], in: .device)
    sketch.declare(0, .screen, where: [.screen: home, .device: phone])
    sketch.declare(
      1,
      .screen,
      styleDepth: 1,
      where: [.screen: home, .slot: ContextSpace.slotSet(.standard)]
    )
    #expect(sketch.winner([.screen: 1]) == [0, 1])
  }

  @Test(
    "Under equal conditions, declarations in place win, then the longhand, then the narrower shorthand"
  )
  func hopsThenLonghand() {
    var sketch = ThemeSketch()
    sketch.declare(0, styleDepth: 1)
    sketch.declare(1, shorthandSteps: 1)
    #expect(sketch.winner([:]) == [1])
    sketch.declare(2, shorthandSteps: 2)
    #expect(sketch.winner([:]) == [1])
    sketch.declare(3)
    #expect(sketch.winner([:]) == [3])
  }

  @Test("The compact scroll edge uses 'scrollEdge' rather than 'compact'")
  func slotsFollowUIKit() {
    var sketch = ThemeSketch()
    sketch.declare(0, where: [.slot: ContextSpace.slotSet(.compact)])
    sketch.declare(1, where: [.slot: ContextSpace.slotSet(.scrollEdge)])
    #expect(sketch.winner([.slot: AppearanceSlot.compactScrollEdge.rawValue]) == [1])
    #expect(sketch.winner([.slot: AppearanceSlot.compact.rawValue]) == [0])
  }

  @Test("A tab item's state is narrower than its layout")
  func stateBeatsLayout() {
    var sketch = ThemeSketch()
    let stacked = ContextSpace.itemSet(layout: .stacked, state: nil)
    let selected = ContextSpace.itemSet(layout: nil, state: .selected)
    sketch.declare(0, where: [.item: stacked])
    sketch.declare(1, where: [.item: selected])
    #expect(sketch.winner([.item: ItemPart.cell(.stacked, .selected)]) == [1])
    #expect(sketch.winner([.item: ItemPart.cell(.stacked, .normal)]) == [0])
  }

  @Test("Promos on the same dates are one condition")
  func promosWithEqualDates() {
    let from = Promo.Instant(minutes: 0, hasOffset: false, text: "1970-01-01")
    let sale = Promo(name: "sale", from: from, until: nil, companions: .alone)
    let gift = Promo(name: "gift", from: from, until: nil, companions: .alone)
    var sketch = ThemeSketch(promos: [sale, gift])
    sketch.declare(0, .promo, shorthandSteps: 1, where: [.promos: sketch.set([0], in: .promos)])
    sketch.declare(1, .promo, where: [.promos: sketch.set([1], in: .promos)])
    #expect(sketch.winner([:], promos: [0, 1]) == [1])
  }

  @Test("Every loser is listed with a winner that overrides it and the deciding criterion")
  func standingsGiveReasons() {
    var sketch = ThemeSketch(screens: [Screen(name: "home", brands: nil)])
    let home = sketch.set([1], in: .screen)
    sketch.declare(0)
    sketch.declare(1, .screen, where: [.screen: home])
    sketch.declare(2, .screen, where: [.screen: home, .device: sketch.set([0], in: .device)])
    var cell = Cell()
    cell[.screen] = 1
    let ranking = Cascade(sketch.theme).ranking(of: TargetID(0), at: cell)
    #expect(ranking.map(\.declaration.value.index) == [2, 1, 0])
    #expect(ranking.map(\.defeat?.reason) == [nil, .specificity(.device), .layer])
    #expect(ranking.compactMap(\.defeat?.by.value.index) == [2, 2])
  }
}

extension ThemeSketch {
  /// The values of target 0's winners at a cell, ascending.
  fileprivate func winner(_ values: [Dimension: Int], promos: [Int] = []) -> [Int] {
    var cell = Cell(promos: promos)
    for (dimension, value) in values { cell[dimension] = value }
    return Cascade(theme).winners(of: TargetID(0), at: cell).map(\.value.index).sorted()
  }
}
