import LintelDiagnostics
package import LintelSchema

/// A context that stands for all those in which the same bars show, under the same settings and the same facts.
struct Situation {
  /// Of one release of the app, with the first slot and tab item part.
  let cell: Cell
  /// The versions that it stands for, both included.
  let oldest: Version
  let newest: Version
  /// The promos of which all have to run, and those of which none may.
  let promosOn: [Int]
  let promosOff: [Int]
  let idioms: [Idiom]
  /// Every brand and screen that it stands for, ascending; screens as in a cell.
  let brands: [Int]
  let screens: [Int]
  /// Indices into `AppearanceTree.bars`.
  let bars: CaseMap<BarKind, Int>
  /// What the screen sets around its bars, and what the theme states about it.
  let settings: [LeafID: ResolvedValue]
  /// An index into `Survey.surroundings`.
  let surroundings: Int
  /// Indices into `Survey.looks`, by bar.
  let looks: CaseMap<BarKind, Int>

  func cell(slot: AppearanceSlot, item: Int = 0) -> Cell {
    var cell = cell
    cell[.slot] = slot.rawValue
    cell[.item] = item
    return cell
  }

  /// Whether one app can be in both on the way from a screen of one to a screen of the other: in one brand and release, on one system
  /// and device, while one set of promos runs.
  func goesTogether(with other: Situation, in theme: Theme) -> Bool {
    guard cell[.appVersion] == other.cell[.appVersion],
      oldest <= other.newest, other.oldest <= newest,
      idioms.contains(where: other.idioms.contains),
      !Set(brands).isDisjoint(with: other.brands)
    else { return false }
    let running = Set(promosOn).union(other.promosOn)
    let stopped = Set(promosOff).union(other.promosOff)
    return running.isDisjoint(with: stopped)
      && theme.space.calendar.isFeasible(on: running.sorted(), off: stopped.sorted())
  }
}

/// What is around bars, as far as their looks depend on it: equal settings and facts, on versions that look alike.
struct Surroundings {
  let settings: [LeafID: ResolvedValue]
  /// The oldest version of the situations.
  let oldest: Version
  /// Whether they are for iOS 26 too.
  let reachesGlass: Bool
}

/// A bar in surroundings: all that a judgment of what it looks like depends on.
struct BarLook {
  /// An index into `AppearanceTree.bars`.
  let bar: Int
  /// An index into `Survey.surroundings`.
  let surroundings: Int
}

extension Analysis {
  /// The value of a screen's setting or of a fact.
  func setting(_ name: LeafName, in situation: Situation) -> ResolvedValue? {
    situation.settings[schema[name]]
  }

  /// The entry that a value of a leaf comes from, nil if it comes from nowhere.
  func origin(
    of leaf: LeafID,
    in situation: Situation,
    slot: AppearanceSlot,
    item: Int = 0
  ) -> WrittenEntry? {
    winners.winner(of: leaf, at: situation.cell(slot: slot, item: item)).map(written)
  }

  /// Puts situations into words, such as `brand 'night', screen 'home'`.
  ///
  /// - Parameter situations: indices into those of the survey.
  /// - Returns: the words; empty if they are all that the theme has.
  func words(_ situations: [Int]) -> String {
    let space = theme.space
    let all = survey?.situations ?? []
    var isBrandMeant = Array(repeating: false, count: space.brands.count)
    var isScreenMeant = Array(repeating: false, count: space.screens.count + 1)
    // Those that it takes: others may run as well where a witness was found.
    var promos = situations.first.map { all[$0].promosOn } ?? []
    for index in situations {
      for brand in all[index].brands { isBrandMeant[brand] = true }
      for screen in all[index].screens { isScreenMeant[screen] = true }
      if !promos.isEmpty { promos = promos.filter(all[index].promosOn.contains) }
    }
    var parts: [String] = []
    if isBrandMeant.contains(false) {
      let names = zip(space.brands, isBrandMeant).lazy.filter(\.1).map(\.0.name)
      parts.append(listed(Array(names), "brand"))
    }
    if !promos.isEmpty {
      parts.append(listed(promos.sorted().map { space.calendar.promos[$0].name }, "promo"))
    }
    if isScreenMeant.dropFirst().contains(true), isScreenMeant != survey?.isScreenSeen {
      let names = zip(space.screens, isScreenMeant.dropFirst()).lazy.filter(\.1).map(\.0.name)
      parts.append(listed(Array(names), "screen"))
    }
    let releases = Ranges.normalized(situations.map { all[$0].cell[.appVersion] })
    if releases.reduce(0, { $0 + $1.count }) < space.releases.count {
      let spans = releases.compactMap { range in
        ReleaseSpan(
          lower: space.releases[Int(range.lowerBound)].lower,
          end: space.releases[Int(range.upperBound) - 1].end
        ).words
      }
      parts.append("app \(spans.plainList())")
    }
    return parts.joined(separator: ", ")
  }

  private func listed(_ names: [String], _ noun: String) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    let rest = names.count - shown.count
    let list = (shown + (rest > 0 ? ["\(rest) more"] : [])).plainList()
    return "\(names.count == 1 ? noun : "\(noun)s") \(list)"
  }
}

extension Bar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}
