import LintelSchema

/// One pair of colors that reads badly.
struct ContrastRow {
  /// The leaf whose value is to be seen.
  let leaf: LeafID
  let state: ItemState?
  /// Where it is first found to be set: an index into the theme's entries.
  let entry: Int32
  /// The number of the path to there.
  let path: Int
  let ratio: Double
  let role: Foreground.Role
  /// An index into `ContrastFindings.colors`.
  let colors: Int
  let isMeasured: Bool
  fileprivate var appearances: AppearanceSet = []

  init(
    leaf: LeafID,
    state: ItemState?,
    entry: Int32,
    path: Int,
    ratio: Double,
    role: Foreground.Role,
    colors: Int,
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
///
/// Of a theme that reads badly all over there are a great many rows, of which few are shown: everything is a number as long as it can be.
struct ContrastFindings {
  private(set) var rows: [ContrastRow] = []
  /// Such as `#0DBD8B on #FFFFFF`.
  var colors: [String] = []
  /// Bars in front of a screen whose color the theme does not say, by the entry that lets it through.
  var withoutScreen: [WrittenEntry] = []
  /// What shows in the same colors where it comes from the same entry, and the situations in which it does, as indices.
  var strandSituations: [(strand: Int32, situation: Int32)] = []
  private var strandRows: [(strand: Int32, row: Int32)] = []
  /// The paths of entries.
  private(set) var paths: [String] = []
  private var pathNumbers: [String: Int] = [:]
  /// By entry, -1 for those that have not been asked for.
  private var pathsByEntry: [Int32] = []
  /// Pairs of leaves and paths, and of those and colors, by which rows are told apart.
  private var places = PairNumbering()
  private var rowNumbers = PairNumbering()

  mutating func path(of entry: Int32, in theme: Theme) -> Int {
    if pathsByEntry.isEmpty {
      pathsByEntry = Array(repeating: -1, count: theme.entries.count)
    }
    let known = pathsByEntry[Int(entry)]
    if known >= 0 { return Int(known) }
    let path = WrittenEntry(theme, entry).path
    let number = pathNumbers[path] ?? paths.count
    if number == paths.count {
      pathNumbers[path] = number
      paths.append(path)
    }
    pathsByEntry[Int(entry)] = Int32(number)
    return number
  }

  /// Adds a row, or what is new of it.
  mutating func add(_ row: ContrastRow, in appearances: AppearanceSet, _ strand: Int) {
    let place = places.number(row.leaf.index, row.path).number
    let (number, isNew) = rowNumbers.number(place, row.colors)
    if isNew { rows.append(row) }
    rows[number].appearances.formUnion(appearances)
    strandRows.append((Int32(strand), Int32(number)))
  }

  /// The situations of some rows, as indices, some of them more than once.
  func situations(of rows: [Int]) -> [Int: [Int]] {
    var isMeant = Array(repeating: false, count: self.rows.count)
    for row in rows { isMeant[row] = true }
    var byStrand: [Int32: [Int32]] = [:]
    var isStrandMeant: [Bool] = []
    for (strand, row) in strandRows where isMeant[Int(row)] {
      byStrand[strand, default: []].append(row)
      while isStrandMeant.count <= Int(strand) { isStrandMeant.append(false) }
      isStrandMeant[Int(strand)] = true
    }
    var result: [Int: [Int]] = [:]
    for (strand, situation) in strandSituations
    where strand < isStrandMeant.count && isStrandMeant[Int(strand)] {
      for row in byStrand[strand] ?? [] { result[Int(row), default: []].append(Int(situation)) }
    }
    return result
  }
}

/// Some of the appearances that iOS tells apart.
struct AppearanceSet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

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
