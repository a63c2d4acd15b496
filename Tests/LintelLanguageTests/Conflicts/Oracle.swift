import LintelLanguage
import LintelSchema

/// Conflicts by definition: looks at every cell, and shares nothing with the checker.
struct Oracle {
  struct Pair: Hashable {
    let a: Int
    let b: Int
  }

  let theme: RandomTheme
  /// A bit for each promo that runs, of every set that can.
  let runningSets: [UInt32]
  /// `beats[a][b]`, wherever both hold.
  private(set) var beats: [[Bool]] = []
  private(set) var conflicts: Set<Pair> = []
  private(set) var duplicates: Set<Pair> = []
  private(set) var finalOverrides: Set<Pair> = []
  private(set) var unreachable: Set<Int> = []
  private(set) var dead: Set<Int> = []

  init(_ theme: RandomTheme) {
    self.theme = theme
    runningSets = Self.runningSets(theme.promos)
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
    unreachable = Set(all)
    dead = Set(all)
    forEachCell { values, running in
      let holding = all.filter { holds($0, values, running) }
      unreachable.subtract(holding)
      for a in holding {
        if !holding.contains(where: { beats[$0][a] }) { dead.remove(a) }
        let isBest = !holding.contains { beats[$0][a] && isSameLayer($0, a) }
        guard isBest else { continue }
        for b in holding where theme.declarations[b].value != theme.declarations[a].value {
          let layers = (theme.declarations[a].layer, theme.declarations[b].layer)
          if theme.declarations[a].isFinal && layers.0 < layers.1 {
            finalOverrides.insert(Pair(a: a, b: b))
          }
          if a < b && isSameLayer(a, b)
            && !holding.contains(where: { beats[$0][b] && isSameLayer($0, b) })
          {
            conflicts.insert(Pair(a: a, b: b))
          }
        }
      }
    }
    duplicates = duplicates.filter { !unreachable.contains($0.a) }
    dead.subtract(unreachable)
  }

  private func isSameLayer(_ a: Int, _ b: Int) -> Bool {
    theme.declarations[a].layer == theme.declarations[b].layer
  }

  /// Every cell that can happen: the values of brand, promos (unused), screen, iOS, idiom, slot and item, and the running promos.
  private func forEachCell(_ body: ([Int], UInt32) -> Void) {
    let used = (0..<7).map { index in theme.declarations.contains { $0.sets[index] != nil } }
    let slots = theme.declarations.contains { $0.slot != nil }
    let items = theme.declarations.contains { $0.layout != nil || $0.state != nil }
    for brand in 0..<theme.brands.count {
      for screen in 0...theme.screens.count where exists(screen, brand) {
        for ios in 0..<(used[3] ? theme.versions : 1) {
          for idiom in 0..<(used[4] ? 2 : 1) {
            for slot in slots ? (theme.place == .navigationBar ? [0, 1, 2, 3] : [0, 2]) : [0] {
              for item in 0..<(items ? 12 : 1) {
                for running in runningSets {
                  body([brand, 0, screen, ios, idiom, slot, item], running)
                }
              }
            }
          }
        }
      }
    }
  }

  func exists(_ screen: Int, _ brand: Int) -> Bool {
    guard screen > 0, let brands = theme.screens[screen - 1].brands else { return true }
    return brands >> UInt32(brand) & 1 == 1
  }

  func holds(_ index: Int, _ values: [Int], _ running: UInt32) -> Bool {
    let declaration = theme.declarations[index]
    guard declaration.promos & ~running == 0 else { return false }
    for dimension in 0..<5 {
      if let set = declaration.sets[dimension], set >> UInt32(values[dimension]) & 1 == 0 {
        return false
      }
    }
    if let slot = declaration.slot, !Self.cells(of: slot).contains(values[5]) { return false }
    if let layout = declaration.layout, layout.rawValue != values[6] / 4 { return false }
    if let state = declaration.state, ItemState.tabItem[values[6] % 4] != state { return false }
    return true
  }

  /// Standard is 0, compact 1, the scroll edge 2, the compact scroll edge 3.
  private static func cells(of slot: SlotKey) -> [Int] {
    switch slot {
    case .allSlots: [0, 1, 2, 3]
    case .scrolled: [0, 1]
    case .compact: [1, 3]
    case .scrollEdge: [2, 3]
    case .compactScrollEdge: [3]
    case .standard: [0]
    }
  }

  /// Tries every set of promos at every day, and one before and one behind all.
  private static func runningSets(_ promos: [RandomTheme.Promo]) -> [UInt32] {
    func admits(_ a: Int, _ b: Int) -> Bool {
      switch promos[a].company {
      case .alone: false
      case .any: true
      case .with(let names): names.contains("promo\(b)")
      }
    }
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
    if x.hops != y.hops { return x.hops < y.hops }
    return x.breadth < y.breadth
  }

  /// Whether `a` is at least as specific as `b`: so in every dimension.
  private static func isNarrow(
    _ theme: RandomTheme,
    _ runningSets: [UInt32],
    _ a: Int,
    _ b: Int
  ) -> Bool {
    let (x, y) = (theme.declarations[a], theme.declarations[b])
    for dimension in 0..<5 {
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
    // States count before layouts.
    if y.state != nil { return x.state == y.state && (y.layout == nil || x.layout == y.layout) }
    if y.layout != nil { return x.state != nil || x.layout == y.layout }
    return true
  }
}
