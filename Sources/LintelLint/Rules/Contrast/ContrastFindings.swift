import LintelDiagnostics
import LintelSchema
import LintelTheme

/// One pair of colors that reads badly.
struct ContrastRow {
  /// The leaf whose value is visible.
  let leaf: LeafID
  /// The state of a tab bar item; nil for everything else.
  let state: ItemState?
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
  /// Whether one of the colors was measured, because Apple doesn't publish it.
  let isMeasured: Bool
  /// The appearances in which the colors meet.
  fileprivate var appearances: AppearanceSet = []
  /// The contexts in which they do, by the numbers of their places.
  fileprivate var places: [Int32] = []

  /// Creates a row without places.
  init(
    leaf: LeafID,
    state: ItemState?,
    entry: Int32,
    path: String,
    ratio: Double,
    role: Foreground.Role,
    colors: String,
    isMeasured: Bool
  ) {
    self.leaf = leaf
    self.state = state
    self.entry = entry
    self.path = path
    self.ratio = ratio
    self.role = role
    self.colors = colors
    self.isMeasured = isMeasured
  }

  /// Whether a row comes before another one; texts decide only where ratios are equal.
  func isWorse(than other: ContrastRow) -> Bool {
    (ratio, colors, path) < (other.ratio, other.colors, other.path)
  }

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

/// What can be read how well, for the rules that ask.
struct ContrastFindings {
  /// The rows, in the order in which they were found.
  private(set) var rows: [ContrastRow] = []
  /// Bars in front of a screen whose color the theme does not say, by the entry that lets it through.
  private(set) var withoutScreen: [WrittenEntry] = []
  /// Numbers leaves with paths.
  private var leafPaths = PairNumbering()
  /// Numbers those with the texts of colors, as the rows are.
  private var numbers = PairNumbering()
  /// The contexts of rows; many rows share each.
  private var places: [LookPlace] = []
  /// Numbers texts, so that rows are compared by numbers.
  private var texts = TerminalNumbers<String>()
  /// The numbers of the paths of entries.
  private var paths: [Int32: Int] = [:]
  /// The places that were noted, each once.
  private var noted: Set<SourceRange> = []

  /// The number of a text, for `add`.
  mutating func number(of text: String) -> Int { texts.number(of: text) }

  /// The number of the path of an entry.
  mutating func path(of entry: Int32, in theme: Theme) -> Int {
    if let known = paths[entry] { return known }
    let number = texts.number(of: WrittenEntry(theme, entry).path)
    paths[entry] = number
    return number
  }

  /// Adds contexts, and returns their number.
  mutating func number(of place: LookPlace) -> Int32 {
    places.append(place)
    return Int32(places.count - 1)
  }

  /// The contexts in which the colors of a row meet.
  func region(of row: ContrastRow) -> LookRegion? {
    LookRegion(row.places.map { places[Int($0)] })
  }

  /// Adds a row, or what is new of it.
  ///
  /// - Parameters:
  ///   - leaf: the leaf of the foreground color.
  ///   - path: the number of the path to where it is set.
  ///   - colors: the number of the colors' text.
  ///   - appearances: in which the colors meet.
  ///   - place: the number of where they do.
  ///   - row: makes the row from the texts of path and colors.
  mutating func add(
    _ leaf: LeafID,
    path: Int,
    colors: Int,
    in appearances: AppearanceSet,
    at place: Int32,
    row: (_ path: String, _ colors: String) -> ContrastRow
  ) {
    let (number, isNew) = numbers.number(leafPaths.number(leaf.index, path).number, colors)
    if isNew {
      rows.append(row(texts[path] ?? "", texts[colors] ?? ""))
    }
    rows[number].appearances.formUnion(appearances)
    rows[number].places.append(place)
  }

  /// Notes a bar whose contrast depends on a screen with an unknown color.
  mutating func add(withoutScreen entry: WrittenEntry) {
    if noted.insert(entry.entry.keyRange).inserted { withoutScreen.append(entry) }
  }
}

/// Some of the appearances that iOS tells apart.
struct AppearanceSet: OptionSet, Hashable {
  /// One bit for each appearance.
  let rawValue: UInt8

  /// Creates a set from its bits.
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

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
