import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A pair of colors with too little contrast, at one path that sets one of them.
struct ContrastRow {
  /// The first entry that sets the color, as an index into the theme's entries.
  let entry: Int32
  let path: String
  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  let ratio: Double
  /// The use of the color, which determines the contrast that it needs.
  let role: Foreground.Role
  /// The colors as text, such as `#0DBD8B on #FFFFFF`.
  let colors: String
  fileprivate(set) var appearances: AppearanceSet
  fileprivate(set) var places: [LookPlace]

  /// The ratio and the appearances, such as `2.42:1 in light`.
  var text: String {
    func applies(_ appearance: ColorAppearance) -> Bool {
      appearances.contains(AppearanceSet(appearance))
    }
    let words = ColorAppearance.allCases.filter { appearance in
      // Increased contrast is mentioned only if the same appearance without it isn't in the set.
      applies(appearance) && (appearance == appearance.plain || !applies(appearance.plain))
    }
    return "\(ratio.contrastText) in \(words.map(\.words).plainList())"
  }
}

/// The pairs of colors with too little contrast for one property, in one state of a tab item if the property has states.
struct ContrastGroup {
  /// The rows with the least contrast, in order.
  fileprivate(set) var rows: [ContrastRow] = []
  /// The number of color pairs that are in no row.
  fileprivate(set) var hiddenPairs = 0
  /// The number of places that have no row, although their pair of colors is in a row.
  fileprivate(set) var hiddenPlaces = 0
  /// Whether one of the colors was measured, because Apple doesn't publish it.
  fileprivate(set) var isMeasured = false
}

/// Pairs of colors with too little contrast, for the rules that report them.
///
/// Large themes have tens of thousands of pairs of colors, and a message shows a few of them. So a source only knows its pairs, and the
/// entries and contexts of a pair are looked up for the worst ones only.
struct ContrastFindings {
  /// The verdicts on one property in one slot, where entries set it.
  struct Source {
    /// The property whose color is visible.
    let leaf: LeafID
    /// The state of a tab bar item, or `nil` for everything else.
    let state: ItemState?
    let role: Foreground.Role
    let looks: Looks
    /// Translates the verdict's numbers.
    let judge: ContrastJudge
    /// The verdicts on contexts in which an entry sets the color, as `.number`.
    let verdict: DecisionID
    /// The entries that set the color, as `.entry`.
    let entries: DecisionID
  }

  /// A pair of colors, and the sources that have it.
  private struct Pair {
    /// The contrast ratio at its worst.
    var ratio: Double
    /// The colors as text, such as `#0DBD8B on #FFFFFF`.
    let colors: String
    /// The indices of the sources, ascending.
    var sources: [Int]
  }

  private var sources: [Source] = []
  /// Entries whose bars let a screen of unknown color show through.
  private(set) var withoutScreen: [WrittenEntry] = []
  /// The ranges of the entries in `withoutScreen`.
  private var noted: Set<SourceRange> = []

  mutating func add(_ source: Source) { sources.append(source) }

  /// Adds a bar whose contrast depends on a screen with an unknown color.
  mutating func add(withoutScreen entry: WrittenEntry) {
    if noted.insert(entry.entry.keyRange).inserted { withoutScreen.append(entry) }
  }

  /// Returns the groups of all properties, with the worst rows of each.
  func groups(showing count: Int, in theme: Theme) throws(TooLarge) -> [ContrastGroup] {
    var groups: [ContrastGroup] = []
    for indices in Dictionary(grouping: sources.indices, by: { sources[$0].leaf }).values {
      groups += try self.groups(of: indices, showing: count, in: theme)
    }
    return groups
  }

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

  /// The pairs of some sources, by ascending ratio and then by text.
  private func pairs(of indices: [Int], _ groups: inout [ItemState?: ContrastGroup]) -> [Pair] {
    var numbers: [String: Int] = [:]
    var pairs: [Pair] = []
    for index in indices {
      let source = sources[index]
      var known: [Int: Int] = [:]
      for outcome in source.looks.decisions.outcomes(of: source.verdict) {
        guard let verdict = source.judge[outcome] else { continue }
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

  /// The rows of a pair by state, in the order of their paths, with each path in the first state in which it has the pair.
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

extension ContrastFindings.Source {
  /// The places where a pair of colors meets, by entry and by the set of appearances, which is the place's number.
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

struct AppearanceSet: OptionSet, Hashable {
  let rawValue: UInt8
}

extension AppearanceSet {
  init(_ appearance: ColorAppearance) {
    rawValue = 1 << (ColorAppearance.allCases.firstIndex(of: appearance) ?? 0)
  }
}
