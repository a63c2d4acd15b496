import LintelDiagnostics
import LintelSchema

/// Judges every color that has to be seen on a bar against what lies behind it, in each situation, slot and appearance.
///
/// What a bar looks like is judged once for all situations in which it looks so; each of them is asked only where what reads badly
/// is said.
struct ContrastSurvey {
  private let analysis: Analysis
  private let survey: Survey
  private let winners: WinnerIndex
  private var judge: ContrastJudge
  /// By the survey's looks, as far as they have been judged.
  private var judged: [[(slot: AppearanceSlot, verdict: Int)]?]
  /// The first number of each verdict's foregrounds.
  private var firstForegrounds: [Int] = []
  private var foregroundCount = 0
  /// Pairs of a verdict's foregrounds and where they come from: those that show in the same colors.
  private var strands = PairNumbering()
  /// The leaf of a plain button that holds where a back button's is not set.
  private var plainLeaves: [LeafID: LeafID] = [:]
  /// Where the foregrounds of a verdict come from, as far as they have not been found to come from there before.
  private var sources: [(strand: Int, leaf: LeafID, entry: Int32)?] = []
  private var noted: Set<SourceRange> = []
  private(set) var findings = ContrastFindings()

  init(_ analysis: Analysis, _ survey: Survey) {
    self.analysis = analysis
    self.survey = survey
    winners = analysis.winners
    judge = ContrastJudge(analysis, survey)
    judged = Array(repeating: nil, count: survey.looks.count)
    for index in survey.situations.indices {
      var cell = survey.situations[index].cell
      let looks = survey.situations[index].looks
      for kind in BarKind.allCases {
        guard let look = looks[kind] else { continue }
        for (slot, verdict) in verdicts(on: look) {
          cell[.slot] = slot.rawValue
          note(verdict, kind, &cell, index)
        }
      }
    }
    findings.colors = judge.palette.texts
  }

  private mutating func verdicts(on look: Int) -> [(slot: AppearanceSlot, verdict: Int)] {
    if let known = judged[look] { return known }
    let found = judge.judge(survey.looks[look])
    judged[look] = found
    for verdict in judge.verdicts[firstForegrounds.count...] {
      firstForegrounds.append(foregroundCount)
      foregroundCount += verdict.foregrounds.count
    }
    return found
  }

  private mutating func note(
    _ number: Int,
    _ bar: BarKind,
    _ cell: inout Cell,
    _ situation: Int
  ) {
    let verdict = judge.verdicts[number]
    if verdict.needsScreenBackground {
      cell[.item] = 0
      noteMissingScreen(bar, cell)
    }
    sources.removeAll(keepingCapacity: true)
    var hasNew = false
    for (index, foreground) in verdict.foregrounds.enumerated() {
      cell[.item] = foreground.item
      guard let (leaf, entry) = origin(of: foreground, bar, &cell) else {
        sources.append(nil)
        continue
      }
      let source = Int(entry) * 2 + (leaf == foreground.leaf ? 0 : 1)
      let (strand, isNew) = strands.number(firstForegrounds[number] + index, source)
      findings.strandSituations.append((Int32(strand), Int32(situation)))
      sources.append(isNew ? (strand, leaf, entry) : nil)
      hasNew = hasNew || isNew
    }
    guard hasNew else { return }
    for pair in verdict.pairs {
      guard let (strand, leaf, entry) = sources[pair.foreground] else { continue }
      let row = ContrastRow(
        leaf: leaf,
        state: verdict.foregrounds[pair.foreground].state,
        entry: entry,
        path: findings.path(of: entry, in: analysis.theme),
        ratio: pair.ratio,
        role: verdict.foregrounds[pair.foreground].role,
        colors: pair.text,
        isMeasured: verdict.isMeasured[pair.foreground]
      )
      findings.add(row, in: pair.appearances, strand)
    }
  }

  /// The leaf and entry that a color comes from: of a back button perhaps those of the plain one.
  private mutating func origin(
    of foreground: Foreground,
    _ bar: BarKind,
    _ cell: inout Cell
  ) -> (LeafID, Int32)? {
    if let winner = winners.winner(of: foreground.leaf, at: cell) {
      return (foreground.leaf, winner.entry)
    }
    let name: PartLeafName =
      analysis.schema[foreground.leaf].property.name == "tint" ? .buttonTint : .buttonColor
    let known = plainLeaves[foreground.leaf]
    guard let leaf = known ?? analysis.schema[name, of: bar] else { return nil }
    plainLeaves[foreground.leaf] = leaf
    cell[.item] = 0
    return winners.winner(of: leaf, at: cell).map { (leaf, $0.entry) }
  }

  private mutating func noteMissingScreen(_ bar: BarKind, _ cell: Cell) {
    guard let leaves = survey.backgrounds[bar],
      let winner = winners.winner(of: leaves.color, at: cell)
        ?? winners.winner(of: leaves.preset, at: cell)
    else { return }
    if noted.insert(analysis.theme.entries[Int(winner.entry)].keyRange).inserted {
      findings.withoutScreen.append(analysis.written(winner))
    }
  }
}

extension ColorAppearance {
  /// Such as `light with high contrast`.
  package var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light with high contrast"
    case .darkHighContrast: "dark with high contrast"
    }
  }

  /// The appearance without high contrast.
  var plain: ColorAppearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }
}

extension Double {
  /// A contrast ratio to two places, never rounded up past what is required.
  package var contrastText: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
