import LintelSchema
import LintelTesting
import LintelTheme

extension RandomTheme {
  /// Creates a random theme, which is the same for the same seed.
  init(seed: UInt64) {
    var draw = SeededGenerator(seed: seed)
    // Using few dimensions at once keeps the number of cells small, and creates interesting overlaps more often.
    let uses = (0..<8).map { _ in draw.chance(50) }
    place = Place.allCases[[0, 0, 1, 2][draw.below(4)]]
    if uses[0] { brands = Self.forest(2 + draw.below(3), &draw) }
    if uses[1] { drawPromos(2 + draw.below(3), &draw) }
    if uses[7] { modes = (0...draw.below(2)).map { _ in 1 + draw.below(3) } }
    if uses[2] { drawScreens(2 + draw.below(4), &draw) }
    if uses[3] { versions = 2 + draw.below(2) }
    if uses[6] { releases = 2 + draw.below(2) }
    if uses[4], draw.chance(50) { devices = 8 }
    // Layers as blocks result in them, one layer for all, or any: the checks don't rely on blocks.
    let layering = draw.below(3)
    let layer = Layer.allCases[draw.below(5)]
    let priorities = draw.chance(20)
    let spread = 2 + draw.below(3)
    for _ in 0..<(2 + draw.below(6)) {
      var declaration = Declaration(layer: .base, value: draw.below(spread))
      drawCondition(of: &declaration, uses, &draw)
      let own: Layer =
        declaration.sets[Dimension.screen.index] != nil
        ? .screen
        : declaration.promos != 0
          ? (declaration.promos >> UInt32(promos.count) != 0 ? .mode : .promo)
          : declaration.sets[Dimension.brand.index] != nil ? .brand : .base
      declaration.layer = [own, layer, Layer.allCases[draw.below(5)]][layering]
      if priorities { declaration.priority = Int32(draw.below(3)) - 1 }
      if draw.chance(15) { declaration.styleDepth = Int32(draw.below(3)) }
      if draw.chance(15) { declaration.shorthandSteps = Int32(draw.below(3)) }
      declaration.isFinal = draw.chance(10)
      declarations.append(declaration)
    }
  }

  private static func forest(_ count: Int, _ draw: inout SeededGenerator) -> [Int?] {
    var parents: [Int?] = []
    for index in 0..<count {
      // Preorder: a parent is the previous node or one of its ancestors.
      var parent: Int? = index == 0 ? nil : index - 1
      while let current = parent, draw.chance(50) { parent = parents[current] }
      parents.append(parent)
    }
    return parents
  }

  private mutating func drawPromos(_ count: Int, _ draw: inout SeededGenerator) {
    for _ in 0..<count {
      let from = draw.below(6)
      let others = (0..<count).filter { _ in draw.chance(40) }.map { "promo\($0)" }
      let choices: [LintelTheme.Promo.Companions] = [.alone, .any, .with(others), .with(others)]
      promos.append(
        Promo(
          days: draw.chance(60) ? from..<(from + 1 + draw.below(4)) : nil,
          companions: choices[draw.below(4)]
        )
      )
    }
  }

  private mutating func drawScreens(_ count: Int, _ draw: inout SeededGenerator) {
    screens = Self.forest(count, &draw).map { parent in
      let some = UInt32(1 + draw.below((1 << brands.count) - 1))
      return (parent, draw.chance(20) ? some : nil)
    }
  }

  /// Some consecutive intervals, as bits.
  private static func span(_ count: Int, _ draw: inout SeededGenerator) -> UInt32 {
    let first = draw.below(count)
    let length = 1 + draw.below(count - first)
    return ((1 << UInt32(length)) - 1) << UInt32(first)
  }

  /// Chooses an idiom, or values of any traits; calculates the numbers of devices independently of the code under test.
  private func drawDevices(of declaration: inout Declaration, _ draw: inout SeededGenerator) {
    let traits = devices == 2 ? [0] : [0, 1, 2].filter { _ in draw.chance(50) }
    let asked = (traits.isEmpty ? [1] : traits).map { (trait: $0, value: draw.below(2) == 1) }
    func value(_ trait: Int, of device: Int) -> Bool {
      let isPad = device % 2 == 1
      let isUsual = device / 2 % 2 == 0
      return [isPad, isPad == isUsual, device / 4 == 1][trait]
    }
    let own = (0..<devices).filter { device in
      asked.allSatisfy { value($0.trait, of: device) == $0.value }
    }
    declaration.sets[4] = own.reduce(0) { $0 | 1 << UInt32($1) }
    let words = [
      ["phone", "pad"], ["width compact", "width regular"], ["height regular", "height compact"],
    ]
    declaration.deviceKey =
      "when " + asked.map { words[$0.trait][$0.value ? 1 : 0] }.joined(separator: " ")
  }

  private func drawCondition(
    of declaration: inout Declaration,
    _ uses: [Bool],
    _ draw: inout SeededGenerator
  ) {
    if uses[0], draw.chance(50) {
      declaration.sets[0] = Self.family(of: draw.below(brands.count), in: brands)
    }
    if uses[1], draw.chance(60) {
      declaration.promos = 1 << UInt32(draw.below(promos.count))
      if draw.chance(25) { declaration.promos |= 1 << UInt32(draw.below(promos.count)) }
    }
    if uses[7], draw.chance(60) {
      let values = modes.reduce(0, +)
      declaration.promos |= 1 << UInt32(promos.count + draw.below(values))
      if draw.chance(25) { declaration.promos |= 1 << UInt32(promos.count + draw.below(values)) }
    }
    if uses[2], draw.chance(60) {
      if draw.chance(60) {
        let family = Self.family(of: draw.below(screens.count), in: screens.map(\.parent))
        declaration.sets[2] = family << 1
      } else {
        declaration.isPattern = true
        declaration.sets[2] = UInt32(1 + draw.below((1 << screens.count) - 1)) << 1
      }
    }
    if uses[3], draw.chance(50) {
      declaration.sets[3] = Self.span(versions, &draw)
    }
    if uses[6], draw.chance(50) { declaration.sets[7] = Self.span(releases, &draw) }
    if uses[4], draw.chance(40) { drawDevices(of: &declaration, &draw) }
    guard uses[5] else { return }
    if draw.chance(60) {
      let keys: [SlotKey] =
        place == .navigationBar ? SlotKey.allCases : [.allSlots, .scrolled, .scrollEdge, .standard]
      declaration.slot = keys[draw.below(keys.count)]
    }
    if place == .tabItem {
      if draw.chance(40) { declaration.layout = ItemLayout.allCases[draw.below(3)] }
      if draw.chance(40) { declaration.state = ItemState.tabItem[draw.below(4)] }
    }
  }
}
