/// Finds the declarations of a target by their screens, without looking at each.
struct ScreenIndex {
  /// Those that name no screen.
  private var anywhere: [Int] = []
  private var byScreen: [Int32: [Int]] = [:]
  private let sets: [[Range<Int32>]?]

  init(_ declarations: [Declaration], in theme: Theme) {
    let domain = theme.space.domains[Dimension.screen.index]
    sets = declarations.map { declaration in
      let set = theme.conditions[declaration.condition.index][.screen]
      return set == .top ? nil : domain[set].values
    }
    for (index, ranges) in sets.enumerated() {
      guard let ranges else {
        anywhere.append(index)
        continue
      }
      for screen in ranges.joined() { byScreen[screen, default: []].append(index) }
    }
  }

  /// The others whose screens one declaration's meet, in their order.
  func overlapping(_ index: Int, _ declarations: [Declaration]) -> [Declaration] {
    guard let ranges = sets[index] else {
      return declarations.indices.filter { $0 != index }.map { declarations[$0] }
    }
    var found = Set(anywhere)
    for screen in ranges.joined() { found.formUnion(byScreen[screen] ?? []) }
    found.remove(index)
    return found.sorted().map { declarations[$0] }
  }

  /// The indices of those that may hold on a screen: what names it, and what names none; each in order.
  func candidates(on screen: Int) -> (named: [Int], anywhere: [Int]) {
    (byScreen[Int32(screen)] ?? [], anywhere)
  }
}

/// Says who wins in single cells, for rules that ask about many.
struct WinnerIndex {
  private let cascade: Cascade
  private var targets: [TargetID: (declarations: [Declaration], index: ScreenIndex)] = [:]

  init(_ cascade: Cascade) {
    self.cascade = cascade
  }

  /// The first of the declarations that hold at a cell and that none beats there.
  mutating func winner(of target: TargetID, at cell: Cell) -> Declaration? {
    let (declarations, index) = entry(of: target)
    let candidates = index.candidates(on: cell[.screen])
    // Declarations are sorted by layer and priority, and what names a screen need not be of the screens' layer.
    let order = (candidates.named + candidates.anywhere).sorted()
    var strongest: [Declaration] = []
    for number in order.reversed() {
      let declaration = declarations[number]
      if let best = strongest.first,
        best.layer != declaration.layer || best.priority != declaration.priority
      {
        break
      }
      if cascade.holds(declaration, at: cell) { strongest.append(declaration) }
    }
    return strongest.reversed().first { candidate in
      !strongest.contains { cascade.precedence.beats($0, candidate) }
    }
  }

  private mutating func entry(
    of target: TargetID
  ) -> (declarations: [Declaration], index: ScreenIndex) {
    if let known = targets[target] { return known }
    let declarations = Array(cascade.declarations(of: target))
    let entry = (declarations, ScreenIndex(declarations, in: cascade.theme))
    targets[target] = entry
    return entry
  }
}
