import LintelAppearance
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

  /// The analysis, whose settings determine the required contrast.
  private let analysis: Analysis
  var palette: ContrastPalette
  /// Numbers the verdicts, with 0 for nothing to report.
  private var verdicts = Interner<ContrastVerdict>()

  init(_ analysis: Analysis, _ environments: [ColorEnvironment]) {
    self.analysis = analysis
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
  func number(on subject: Subject, _ ground: ContrastGrounds.Ground) -> Int {
    let found = verdict(on: subject, ground)
    return found.isEmpty ? 0 : Int(verdicts.id(of: found))
  }

  private func verdict(on subject: Subject, _ ground: ContrastGrounds.Ground) -> ContrastVerdict {
    var verdict = ContrastVerdict()
    let color = palette.number(of: subject.color)
    verdict.isMeasured = palette.isMeasured[color]
    let least = analysis.options.lint.minimumContrast(of: subject.role)
    for (environment, number, backdrop) in ground
    where !subject.requiresGlass || environment.version >= UIKitCuts.glass {
      let shades = palette.shades(of: color, number)
      if backdrop.needsScreenBackground, shades != 0 { verdict.needsScreenBackground = true }
      guard subject.role != .largeText || subject.showsLargeTitle else { continue }
      let behind = behind(subject, backdrop, environment, number)
      let meeting = palette.meeting(of: shades, on: behind)
      let ratio = palette.ratio(of: meeting)
      guard ratio < least else { continue }
      let appearance = AppearanceSet(environment.appearance)
      let text = palette.text(of: meeting)
      if let known = verdict.pairs.firstIndex(where: { $0.text == text }) {
        verdict.pairs[known].appearances.formUnion(appearance)
      } else {
        verdict.pairs.append(
          ContrastVerdict.Pair(appearances: appearance, ratio: ratio, text: text)
        )
      }
    }
    return verdict
  }

  /// The shades behind a text or icon, as a number of the palette.
  private func behind(
    _ subject: Subject,
    _ backdrop: Backdrop,
    _ environment: ColorEnvironment,
    _ number: Int
  ) -> Int {
    switch subject.role {
    case .text, .largeText, .icon, .field: return palette.number(of: backdrop.shades)
    case .prominentText where environment.version < UIKitCuts.prominentButtons:
      return palette.number(of: backdrop.shades)
    case .badge, .prominentText, .fieldText, .fieldIcon:
      return subject.own.map { palette.shades(of: palette.number(of: $0), number) } ?? 0
    }
  }
}
