import LintelAppearance
import LintelSchema
import LintelTheme

/// The pairs of colors with too little contrast for one text or icon on one ground.
struct ContrastVerdict: Hashable {
  /// Two colors with too little contrast, in one or more appearances.
  struct Pair: Hashable {
    var appearances: AppearanceSet
    /// The contrast ratio in the first of these appearances.
    let ratio: Double
    /// The number of the pair's text in the palette.
    let text: Int
  }

  /// The pairs in the order of the environments.
  var pairs: [Pair] = []
  /// Whether the color in front was measured, because Apple doesn't publish it.
  var isMeasured = false
  /// Whether more would be known if the theme set the screen's background.
  var needsScreenBackground = false

  var isEmpty: Bool { pairs.isEmpty && !needsScreenBackground }
}

/// Judges colors against the backdrops of a bar, each color once on each ground.
///
/// The judge is a class because verdicts are added while a decision is built, which would copy a struct.
final class ContrastJudge {
  /// Text or an icon that is visible in some context.
  struct Subject {
    let role: Foreground.Role
    let color: ResolvedColor
    /// The color directly behind the text if it isn't the bar's: that of its badge, of the search field,
    /// or of its button on iOS 26.
    let own: ResolvedColor?
    let showsLargeTitle: Bool
    /// Whether only versions with glass support the property.
    let requiresGlass: Bool
  }

  /// The contrast ratio that each use of a color needs.
  private let least: [Foreground.Role: Double]
  var palette: ContrastPalette
  /// Numbers the pairs of a ground and a place in its list of backdrops.
  private var backdrops = PairNumbering()
  /// The number of shades for each pair in `backdrops`.
  private var backdropShades: [Int] = []
  /// Numbers the verdicts, with 0 for nothing to report.
  private var verdicts = Interner<ContrastVerdict>()

  init(_ analysis: Analysis, _ environments: [ColorEnvironment]) {
    let settings = analysis.options.lint
    least = Dictionary(
      uniqueKeysWithValues: Foreground.Role.allCases.map { ($0, settings.minimumContrast(of: $0)) }
    )
    palette = ContrastPalette(environments)
    _ = verdicts.id(of: ContrastVerdict())
  }

  /// The verdict of an outcome, or `nil` if it isn't the number of one.
  subscript(outcome: ThemeDecisions.Outcome) -> ContrastVerdict? {
    guard case .number(let number) = outcome, verdicts.values.indices.contains(number) else {
      return nil
    }
    return verdicts.values[number]
  }

  /// Returns the number of the verdict on a text or icon, which is 0 if there is nothing to report.
  ///
  /// - Parameters:
  ///   - subject: the text or icon.
  ///   - ground: the backdrops behind it.
  ///   - id: a number for the ground, so that its colors are looked up only once.
  /// - Returns: the number of the verdict.
  func number(on subject: Subject, _ ground: ContrastGrounds.Ground, id: Int) -> Int {
    var verdict = ContrastVerdict()
    judge(subject, ground, id, &palette, &verdict)
    return verdict.isEmpty ? 0 : Int(verdicts.id(of: verdict))
  }

  private func judge(
    _ subject: Subject,
    _ ground: ContrastGrounds.Ground,
    _ id: Int,
    _ palette: inout ContrastPalette,
    _ verdict: inout ContrastVerdict
  ) {
    let color = palette.number(of: subject.color)
    verdict.isMeasured = palette.isMeasured[color]
    let own = subject.own.map { palette.number(of: $0) }
    let least = least[subject.role] ?? 0
    // By index, because copying an environment takes longer than most of its judgments.
    for place in ground.indices {
      let version = ground[place].environment.version
      if subject.requiresGlass, version < UIKitCuts.glass { continue }
      let number = ground[place].number
      let shades = palette.shades(of: color, number)
      if ground[place].backdrop.needsScreenBackground, shades != 0 {
        verdict.needsScreenBackground = true
      }
      guard subject.role != .largeText || subject.showsLargeTitle else { continue }
      let behind =
        subject.role.isOnBar(version)
        ? self.shades(of: ground[place].backdrop, at: place, id, &palette)
        : own.map { palette.shades(of: $0, number) } ?? 0
      let meeting = palette.meeting(of: shades, on: behind)
      let ratio = palette.ratio(of: meeting)
      guard ratio < least else { continue }
      let appearance = AppearanceSet(ground[place].environment.appearance)
      let text = palette.text(of: meeting)
      if let known = verdict.pairs.firstIndex(where: { $0.text == text }) {
        verdict.pairs[known].appearances.formUnion(appearance)
      } else {
        verdict.pairs.append(
          ContrastVerdict.Pair(appearances: appearance, ratio: ratio, text: text)
        )
      }
    }
  }

  /// Returns the number of the shades of a backdrop at a place of a ground.
  private func shades(
    of backdrop: Backdrop,
    at place: Int,
    _ ground: Int,
    _ palette: inout ContrastPalette
  ) -> Int {
    let (known, isNew) = backdrops.number(ground, place)
    if isNew { backdropShades.append(palette.number(of: backdrop.shades)) }
    return backdropShades[known]
  }
}

extension Foreground.Role {
  /// Whether the bar is directly behind the text or icon on a version, and not the color of its badge, search field, or button.
  fileprivate func isOnBar(_ version: Version) -> Bool {
    switch self {
    case .text, .largeText, .icon, .field: true
    case .prominentText: version < UIKitCuts.prominentButtons
    case .badge, .fieldText, .fieldIcon: false
    }
  }
}
