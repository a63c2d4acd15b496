import LintelAppearance
import LintelSchema
import LintelTheme

/// What reads badly of one text or icon, on one ground.
struct ContrastVerdict: Hashable {
  /// Two colors, in one appearance or several.
  struct Pair: Hashable {
    /// The appearances in which the two meet.
    var appearances: AppearanceSet
    /// In the first of them.
    let ratio: Double
    /// The number of the palette's text.
    let text: Int
  }

  /// In the order of the environments.
  var pairs: [Pair] = []
  /// Whether checks go by measured colors.
  var isMeasured = false
  /// Whether more would be known if the theme said what is behind the bar.
  var needsScreenBackground = false

  /// Whether there is nothing to say.
  var isEmpty: Bool { pairs.isEmpty && !needsScreenBackground }
}

/// Judges colors that have to be seen on bars against what lies behind them: each color once on each ground.
///
/// A class, since verdicts are found while a decision is made, which a copy would be made for.
final class ContrastJudge {
  /// Text or an icon that is visible in some context.
  struct Subject {
    /// How the color is used.
    let role: Foreground.Role
    /// The color.
    let color: ResolvedColor
    /// The color directly behind the text if it isn't the bar: its badge, or the fill of its button
    /// on iOS 26.
    let own: ResolvedColor?
    /// Whether a large title shows.
    let showsLargeTitle: Bool
    /// Whether only versions with glass have the property.
    let cameWithGlass: Bool
  }

  /// The settings that say how much contrast is needed.
  private let analysis: Analysis
  /// The colors, numbered.
  var palette: ContrastPalette
  /// Numbers the verdicts; number 0 says nothing.
  private var verdicts = Interner<ContrastVerdict>()

  /// Prepares judgments in some environments.
  init(_ analysis: Analysis, _ environments: [ColorEnvironment]) {
    self.analysis = analysis
    palette = ContrastPalette(environments)
    _ = verdicts.id(of: ContrastVerdict())
  }

  /// The verdict of an outcome; nil for any other outcome.
  subscript(outcome: ThemeDecisions.Outcome) -> ContrastVerdict? {
    guard case .number(let number) = outcome, verdicts.values.indices.contains(number) else {
      return nil
    }
    return verdicts.values[number]
  }

  /// Returns the number of what reads badly.
  func number(on subject: Subject, _ ground: ContrastGrounds.Ground) -> Int {
    let found = verdict(on: subject, ground)
    return found.isEmpty ? 0 : Int(verdicts.id(of: found))
  }

  /// What reads badly.
  private func verdict(on subject: Subject, _ ground: ContrastGrounds.Ground) -> ContrastVerdict {
    var verdict = ContrastVerdict()
    let color = palette.number(of: subject.color)
    verdict.isMeasured = palette.isMeasured[color]
    let least = analysis.options.lint.leastContrast(of: subject.role)
    for (environment, number, backdrop) in ground
    where !subject.cameWithGlass || environment.version >= UIKitCuts.glass {
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

  /// The shades that something is seen on, as a number of the palette.
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
