import LintelSchema
import LintelTheme

/// Finds conflicts by definition: it checks every cell, and shares no code with the checker.
struct Oracle {
  struct Pair: Hashable {
    let a: Int
    let b: Int
  }

  let theme: RandomTheme
  /// The sets of promos and modes' values that can be on at the same time, each as bits.
  let runningSets: [UInt32]
  /// Whether declaration `a` overrides `b` where both apply, as `beats[a][b]`.
  private(set) var beats: [[Bool]] = []
  private(set) var conflicts: Set<Pair> = []
  private(set) var duplicates: Set<Pair> = []
  private(set) var finalOverrides: Set<Pair> = []
  private(set) var unreachable: Set<Int> = []
  private(set) var dead: Set<Int> = []

  init(_ theme: RandomTheme) {
    self.theme = theme
    runningSets = Self.runningSets(theme)
    let all = theme.declarations.indices
    beats = all.map { a in all.map { b in Self.beats(theme, runningSets, a, b) } }
    for a in all {
      for b in all where a < b && !beats[a][b] && !beats[b][a] {
        let (x, y) = (theme.declarations[a], theme.declarations[b])
        let equal =
          Self.isNarrow(theme, runningSets, a, b) && Self.isNarrow(theme, runningSets, b, a)
        if equal && x.layer == y.layer && x.priority == y.priority && x.value == y.value {
          duplicates.insert(Pair(a: a, b: b))
        }
      }
    }
    judgeCells()
    duplicates = duplicates.filter { !unreachable.contains($0.a) }
  }

  /// Checks every cell, with sets of declarations as bits so that a hundred thousand themes take seconds.
  private mutating func judgeCells() {
    let all = theme.declarations.indices
    let stronger = all.map { a in bits(all) { beats[$0][a] } }
    let sameLayer = all.map { a in
      bits(all) { theme.declarations[$0].layer == theme.declarations[a].layer }
    }
    let values = theme.declarations.map(\.value)
    let layers = theme.declarations.map(\.layer.rawValue)
    let finals = theme.declarations.map(\.isFinal)
    var held: UInt32 = 0
    var won: UInt32 = 0
    for holding in cells() {
      held |= holding
      for a in all where holding >> UInt32(a) & 1 == 1 {
        if holding & stronger[a] == 0 { won |= 1 << UInt32(a) }
        guard holding & stronger[a] & sameLayer[a] == 0 else { continue }
        for b in all where holding >> UInt32(b) & 1 == 1 {
          guard values[a] != values[b] else { continue }
          if finals[a] && layers[a] < layers[b] { finalOverrides.insert(Pair(a: a, b: b)) }
          if a < b && layers[a] == layers[b] && holding & stronger[b] & sameLayer[b] == 0 {
            conflicts.insert(Pair(a: a, b: b))
          }
        }
      }
    }
    unreachable = Set(all.filter { held >> UInt32($0) & 1 == 0 })
    dead = Set(all.filter { held >> UInt32($0) & 1 == 1 && won >> UInt32($0) & 1 == 0 })
  }

  private func bits(_ range: Range<Int>, _ isIn: (Int) -> Bool) -> UInt32 {
    var result: UInt32 = 0
    for index in range where isIn(index) { result |= 1 << UInt32(index) }
    return result
  }

  /// The declarations that apply in each cell that can occur, as bits.
  ///
  /// Slots and item parts that no declaration mentions count as one cell, because the same declarations apply in all of them.
  func cells() -> [UInt32] {
    let all = theme.declarations.indices
    let slots = theme.declarations.contains { $0.slot != nil }
    let items = theme.declarations.contains { $0.layout != nil || $0.state != nil }
    let places = slots ? (theme.place == .navigationBar ? [0, 1, 2, 3] : [0, 2]) : [0]
    // The declarations that apply for each value of a dimension.
    let byBrand = (0..<theme.brands.count).map { value in bits(all) { holds($0, 0, value) } }
    let byScreen = (0...theme.screens.count).map { value in bits(all) { holds($0, 2, value) } }
    let byVersion = (0..<theme.versions).map { value in bits(all) { holds($0, 3, value) } }
    let byRelease = (0..<theme.releases).map { value in bits(all) { holds($0, 7, value) } }
    let byDevice = (0..<theme.devices).map { value in bits(all) { holds($0, 4, value) } }
    let bySlot = places.map { value in bits(all) { holds($0, slot: value) } }
    let byItem = (0..<(items ? 12 : 1)).map { value in bits(all) { holds($0, item: value) } }
    let byRunning = runningSets.map { set in
      bits(all) { theme.declarations[$0].promos & ~set == 0 }
    }
    var result: [UInt32] = []
    for brand in byBrand.indices {
      for screen in byScreen.indices where exists(screen, brand) {
        var boxes = [byBrand[brand] & byScreen[screen]]
        for values in [byVersion, byRelease, byDevice, bySlot, byItem, byRunning] {
          boxes = boxes.flatMap { box in values.map { box & $0 } }
        }
        result += boxes
      }
    }
    return result
  }

  func exists(_ screen: Int, _ brand: Int) -> Bool {
    guard screen > 0, let brands = theme.screens[screen - 1].brands else { return true }
    return brands >> UInt32(brand) & 1 == 1
  }

  func holds(_ index: Int, _ values: [Int], _ running: UInt32) -> Bool {
    theme.declarations[index].promos & ~running == 0
      && [0, 2, 3, 4, 7].allSatisfy { holds(index, $0, values[$0]) }
      && holds(index, slot: values[5]) && holds(index, item: values[6])
  }

  private func holds(_ index: Int, _ dimension: Int, _ value: Int) -> Bool {
    theme.declarations[index].sets[dimension].map { $0 >> UInt32(value) & 1 == 1 } ?? true
  }

  private func holds(_ index: Int, slot: Int) -> Bool {
    theme.declarations[index].slot.map { Self.cells(of: $0).contains(slot) } ?? true
  }

  private func holds(_ index: Int, item: Int) -> Bool {
    let declaration = theme.declarations[index]
    return (declaration.layout.map { $0.rawValue == item / 4 } ?? true)
      && (declaration.state.map { $0 == ItemState.tabItem[item % 4] } ?? true)
  }

  /// The numbers of the slots: standard is 0, compact 1, the scroll edge 2, and the compact scroll edge 3.
  static func cells(of slot: SlotKey) -> [Int] {
    switch slot {
    case .allSlots: [0, 1, 2, 3]
    case .scrolled: [0, 1]
    case .compact: [1, 3]
    case .scrollEdge: [2, 3]
    case .compactScrollEdge: [3]
    case .standard: [0]
    }
  }

  /// Every set of promos that can run, with one value of each mode.
  static func runningSets(_ theme: RandomTheme) -> [UInt32] {
    var sets = runningSets(theme.promos)
    var first = theme.promos.count
    for count in theme.modes {
      sets = sets.flatMap { set in (0..<count).map { set | 1 << UInt32(first + $0) } }
      first += count
    }
    return sets
  }

  /// Tries every set of promos on every day, including a day before and a day after all promos.
  static func runningSets(_ promos: [RandomTheme.Promo]) -> [UInt32] {
    func admits(_ a: Int, _ b: Int) -> Bool {
      switch promos[a].companions {
      case .alone: false
      case .any: true
      case .with(let names): names.contains("promo\(b)")
      }
    }
    guard !promos.isEmpty else { return [0] }
    return (0..<(UInt32(1) << UInt32(promos.count))).filter { set in
      let running = promos.indices.filter { set >> UInt32($0) & 1 == 1 }
      let switched = running.filter { promos[$0].days == nil }
      return switched.allSatisfy { a in
        running.allSatisfy { a == $0 || admits(a, $0) || admits($0, a) }
      }
        && (-1...20).contains { day in
          promos.indices.allSatisfy { index in
            promos[index].days.map { $0.contains(day) == running.contains(index) } ?? true
          }
        }
    }
  }

  private static func beats(
    _ theme: RandomTheme,
    _ runningSets: [UInt32],
    _ a: Int,
    _ b: Int
  ) -> Bool {
    let (x, y) = (theme.declarations[a], theme.declarations[b])
    if x.layer != y.layer { return x.layer.rawValue > y.layer.rawValue }
    if x.priority != y.priority { return x.priority > y.priority }
    let below = isNarrow(theme, runningSets, a, b)
    let above = isNarrow(theme, runningSets, b, a)
    if below != above { return below }
    guard below else { return false }
    if x.styleDepth != y.styleDepth { return x.styleDepth < y.styleDepth }
    return x.shorthandSteps < y.shorthandSteps
  }

  /// Whether `a` is at least as specific as `b`, which means in every dimension.
  private static func isNarrow(
    _ theme: RandomTheme,
    _ runningSets: [UInt32],
    _ a: Int,
    _ b: Int
  ) -> Bool {
    let (x, y) = (theme.declarations[a], theme.declarations[b])
    for dimension in [0, 2, 3, 4, 7] {
      guard let outer = y.sets[dimension] else { continue }
      guard let inner = x.sets[dimension], inner & ~outer == 0 else { return false }
      if dimension == 2 && inner == outer && x.isPattern && !y.isPattern { return false }
    }
    if y.promos != 0 {
      let inner = runningSets.filter { x.promos & ~$0 == 0 }
      guard x.promos != 0, inner.allSatisfy({ y.promos & ~$0 == 0 }) else { return false }
    }
    if let outer = y.slot {
      guard let inner = x.slot else { return false }
      let chain: [SlotKey] = [.compactScrollEdge, .scrollEdge, .compact, .scrolled, .allSlots]
      let wider: [SlotKey] =
        inner == .standard
        ? [.standard, .scrolled, .allSlots] : Array(chain.drop { $0 != inner })
      guard wider.contains(outer) else { return false }
    }
    // States take precedence over layouts.
    if y.state != nil { return x.state == y.state && (y.layout == nil || x.layout == y.layout) }
    if y.layout != nil { return x.state != nil || x.layout == y.layout }
    return true
  }
}
