import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// One pair of colors that reads badly, where one path sets it.
struct ContrastRow {
  /// Where it is first found to be set: an index into the theme's entries.
  let entry: Int32
  /// The path to there.
  let path: String
  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  let ratio: Double
  /// How the color is used, which decides how much contrast it needs.
  let role: Foreground.Role
  /// Such as `#0DBD8B on #FFFFFF`.
  let colors: String
  /// The appearances in which the colors meet.
  fileprivate(set) var appearances: AppearanceSet
  /// The contexts in which they do.
  fileprivate(set) var places: [LookPlace]

  /// Such as `2.42:1 in light`.
  var text: String {
    func holds(_ appearance: ColorAppearance) -> Bool {
      appearances.contains(AppearanceSet(appearance))
    }
    let words = ColorAppearance.allCases.filter { appearance in
      // High contrast goes without saying where it is as without.
      holds(appearance) && (appearance == appearance.plain || !holds(appearance.plain))
    }
    return "\(ratio.contrastText) in \(words.map(\.words).plainList())"
  }
}

/// What reads badly of one leaf, in one state of a tab item or wherever the leaf has no states.
struct ContrastGroup {
  /// The worst rows, in order.
  fileprivate(set) var rows: [ContrastRow] = []
  /// How many pairs of colors are in no row.
  fileprivate(set) var hiddenPairs = 0
  /// How many places have a pair that is in a row, and no row of their own.
  fileprivate(set) var hiddenPlaces = 0
  /// Whether one of the colors was measured, because Apple doesn't publish it.
  fileprivate(set) var isMeasured = false
}

/// What can be read how well, for the rules that ask.
///
/// Large themes have tens of thousands of pairs of colors, and a message shows a few of them. So a source only knows which pairs it has, and
/// the entries and contexts of a pair are looked up for the worst ones.
struct ContrastFindings {
  /// The verdicts on one leaf in one slot, where entries set it.
  struct Source {
    /// The leaf whose value is visible.
    let leaf: LeafID
    /// The state of a tab bar item; nil for everything else.
    let state: ItemState?
    /// How the color is used.
    let role: Foreground.Role
    /// The looks that the decisions belong to.
    let looks: Looks
    /// Knows what the verdict's numbers mean.
    let judge: ContrastJudge
    /// What reads badly, as `.number`, wherever an entry sets the color.
    let verdict: DecisionID
    /// The entries that set the color.
    let entries: DecisionID
  }

  /// A pair of colors, and the sources that have it.
  private struct Pair {
    /// At its worst.
    var ratio: Double
    /// Such as `#0DBD8B on #FFFFFF`.
    let colors: String
    /// Indices of sources, ascending.
    var sources: [Int]
  }

  /// The sources, in the order in which they were found.
  private var sources: [Source] = []
  /// Bars in front of a screen whose color the theme does not say, by the entry that lets it through.
  private(set) var withoutScreen: [WrittenEntry] = []
  /// The places that were noted, each once.
  private var noted: Set<SourceRange> = []

  /// Adds verdicts.
  mutating func add(_ source: Source) { sources.append(source) }

  /// Notes a bar whose contrast depends on a screen with an unknown color.
  mutating func add(withoutScreen entry: WrittenEntry) {
    if noted.insert(entry.entry.keyRange).inserted { withoutScreen.append(entry) }
  }

  /// Returns the groups of all leaves, with the worst rows of each.
  ///
  /// - Parameters:
  ///   - count: how many rows a group has at most.
  ///   - theme: has the entries.
  /// - Returns: groups that have at least one row.
  /// - Throws: `TooLarge` if a limit is exceeded.
  func groups(showing count: Int, in theme: Theme) throws(TooLarge) -> [ContrastGroup] {
    var groups: [ContrastGroup] = []
    for indices in Dictionary(grouping: sources.indices, by: { sources[$0].leaf }).values {
      groups += try self.groups(of: indices, showing: count, in: theme)
    }
    return groups
  }

  /// The groups of one leaf, by state.
  private func groups(
    of indices: [Int],
    showing count: Int,
    in theme: Theme
  ) throws(TooLarge) -> [ContrastGroup] {
    var groups: [ItemState?: ContrastGroup] = [:]
    for pair in pairs(of: indices, &groups) {
      let states = Set(pair.sources.map { sources[$0].state })
      if states.allSatisfy({ count <= groups[$0]?.rows.count ?? 0 }) {
        for state in states { groups[state]?.hiddenPairs += 1 }
        continue
      }
      for (state, rows) in try rows(of: pair, in: theme) {
        let room = max(0, count - (groups[state]?.rows.count ?? 0))
        groups[state]?.rows += rows.prefix(room)
        if room == 0 {
          groups[state]?.hiddenPairs += 1
        } else {
          groups[state]?.hiddenPlaces += max(0, rows.count - room)
        }
      }
    }
    return groups.values.filter { !$0.rows.isEmpty }
  }

  /// The pairs of some sources, the worst ones first; texts decide where ratios are equal.
  private func pairs(of indices: [Int], _ groups: inout [ItemState?: ContrastGroup]) -> [Pair] {
    var numbers: [String: Int] = [:]
    var pairs: [Pair] = []
    for index in indices {
      let source = sources[index]
      var known: [Int: Int] = [:]
      for verdict in source.verdicts {
        groups[source.state, default: ContrastGroup()].isMeasured =
          verdict.isMeasured || groups[source.state]?.isMeasured ?? false
        for pair in verdict.pairs {
          if let number = known[pair.text] {
            pairs[number].ratio = min(pairs[number].ratio, pair.ratio)
            continue
          }
          let colors = source.judge.palette.texts.values[pair.text]
          let number = numbers[colors] ?? pairs.count
          known[pair.text] = number
          if number == pairs.count {
            numbers[colors] = number
            pairs.append(Pair(ratio: pair.ratio, colors: colors, sources: []))
          }
          pairs[number].ratio = min(pairs[number].ratio, pair.ratio)
          pairs[number].sources.append(index)
        }
      }
    }
    return pairs.sorted { ($0.ratio, $0.colors) < ($1.ratio, $1.colors) }
  }

  /// The rows of a pair by state, in the order of their paths; a path belongs to the first state in which it has the pair.
  private func rows(
    of pair: Pair,
    in theme: Theme
  ) throws(TooLarge) -> [(state: ItemState?, rows: [ContrastRow])] {
    var rows: [String: (state: ItemState?, row: ContrastRow)] = [:]
    for index in pair.sources {
      let source = sources[index]
      for place in try source.places(of: pair.colors) {
        let appearances = AppearanceSet(rawValue: UInt8(truncatingIfNeeded: place.number))
        let path = WrittenEntry(theme, place.entry).path
        if rows[path] != nil {
          rows[path]?.row.appearances.formUnion(appearances)
          rows[path]?.row.places.append(place)
          continue
        }
        let row = ContrastRow(
          entry: place.entry,
          path: path,
          ratio: pair.ratio,
          role: source.role,
          colors: pair.colors,
          appearances: appearances,
          places: [place]
        )
        rows[path] = (source.state, row)
      }
    }
    return Dictionary(grouping: rows.values, by: \.state).map { state, rows in
      (state, rows.map(\.row).sorted { $0.path < $1.path })
    }
  }
}

/// What a source says.
extension ContrastFindings.Source {
  /// The verdicts that it has anywhere.
  fileprivate var verdicts: [ContrastVerdict] {
    looks.decisions.outcomes(of: verdict).compactMap { judge[$0] }
  }

  /// Where a pair of colors meets, by the appearances in which it does, as the place's number, and by entry.
  fileprivate func places(of colors: String) throws(TooLarge) -> [LookPlace] {
    let text = Int(judge.palette.texts.id(of: colors))
    let meeting = looks.decisions.map(verdict) { outcome in
      guard let pair = judge[outcome]?.pairs.first(where: { $0.text == text }) else {
        return .number(0)
      }
      return .number(Int(pair.appearances.rawValue))
    }
    return try looks.places(of: meeting, by: entries)
  }
}

/// Some of the appearances that iOS tells apart.
struct AppearanceSet: OptionSet, Hashable {
  /// One bit for each appearance.
  let rawValue: UInt8
}

/// The sets of single appearances.
extension AppearanceSet {
  /// Creates the set of one appearance.
  init(_ appearance: ColorAppearance) {
    rawValue =
      switch appearance {
      case .light: 1
      case .dark: 2
      case .lightHighContrast: 4
      case .darkHighContrast: 8
      }
  }
}
