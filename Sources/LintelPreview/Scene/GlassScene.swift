import LintelLint
import LintelSchema
import LintelTheme

/// The content that has scrolled under a bar, to which glass adapts.
enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// Many colors, over which glass follows the appearance.
  case colors
  /// Light content, over which all glass is light.
  case light
  /// Dark content, over which all glass is dark.
  case dark

  /// Whether glass over the content is dark, or `nil` if glass follows the appearance.
  var isDark: Bool? {
    switch self {
    case .colors: nil
    case .light: false
    case .dark: true
    }
  }
}

/// The way in which scrolled content fades at the edge of a glass bar.
enum EdgeEffectScene: String, Hashable, Sendable {
  /// The content gradually blurs and fades.
  case soft
  /// The content ends at a line.
  case hard
}

extension BarScene {
  var isGlass: Bool { metrics.design == .glass }

  /// The height that the bar keeps free above or below it, in points; glass is closer to the home indicator than other bars.
  var inset: Double {
    if kind == .navigationBar { return metrics.statusBar }
    return isGlass ? metrics.bottomInset - 13 : metrics.bottomInset
  }

  /// Whether the glass, and the bar with it, adapts to the content that scrolls under it.
  var adapts: Bool { isGlass && background.isClear && keptDark == nil && !isBlack }

  /// The effect at the bar's edge, or `nil` for none, and if a background or the scroll edge leaves nothing to fade.
  var edgeEffect: EdgeEffectScene? {
    guard isGlass, background.isClear, !slot.isAtEdge, keyword("edgeEffect.hidden") == nil else {
      return nil
    }
    // `automatic` is soft on a phone and on a pad.
    return keyword("edgeEffect.style") == EdgeEffectScene.hard.rawValue ? .hard : .soft
  }

  /// The color behind the glass: the bar's background, or the screen's while nothing has scrolled; `nil` if content is behind it.
  var behindGlass: ResolvedColor? {
    if let color = background.color { return color }
    return background.isClear && slot.isAtEdge ? screen : nil
  }

  func sharedBackground(of family: ButtonFamily) -> SharedBackgroundName {
    keyword("\(family.rawValue).sharedBackground").flatMap(SharedBackgroundName.init) ?? .shown
  }

  func hasPadding(_ family: ButtonFamily) -> Bool {
    keyword("\(family.rawValue).paddingRemoved") == nil
  }

  /// The direction in which the tab bar minimizes, as `UITabBarController` names it, or `nil` if it never does.
  var minimize: String? {
    guard isGlass, kind == .tabBar, metrics.idiom == .phone else { return nil }
    // With `automatic`, a phone keeps the bar.
    return keyword("minimize").flatMap { ["onScrollDown", "onScrollUp"].contains($0) ? $0 : nil }
  }

  /// Returns a keyword of the bar itself or `true`, or `nil` for anything else.
  private func keyword(_ name: String) -> String? {
    switch own("\(kind.rawValue).\(name)") {
    case .keyword(let keyword): keyword
    case .boolean(true): "true"
    case _: nil
    }
  }
}

/// Whether something is dark or light in each appearance, regardless of its surroundings.
struct KeptStyle: Hashable, Sendable {
  private let dark: Set<ColorAppearance>

  /// The luminance at which black and white text have the same contrast.
  private static let threshold = 0.179

  init(dark isDark: Bool) { dark = isDark ? Set(ColorAppearance.allCases) : [] }

  /// Creates the style of glass over a color, or returns `nil` if it is the same as the appearance's.
  init?(over color: ResolvedColor, on version: Version) {
    let appearances = ColorAppearance.allCases
    let own = Set(appearances.filter(\.isDark))
    dark = Set(
      appearances.filter { appearance in
        let environment = ColorEnvironment(appearance: appearance, version: version, samples: [:])
        guard let known = environment.colors(of: color).first, known.alpha >= 0.5 else {
          return own.contains(appearance)
        }
        return known.relativeLuminance < Self.threshold
      }
    )
    if dark == own { return nil }
  }

  /// Returns the appearance whose colors show in an appearance; the contrast stays the same.
  func appearance(in appearance: ColorAppearance) -> ColorAppearance {
    switch (dark.contains(appearance), appearance) {
    case (false, .light), (false, .dark): .light
    case (true, .light), (true, .dark): .dark
    case (false, .lightHighContrast), (false, .darkHighContrast): .lightHighContrast
    case (true, .lightHighContrast), (true, .darkHighContrast): .darkHighContrast
    }
  }
}

extension ColorAppearance {
  var isDark: Bool { self == .dark || self == .darkHighContrast }
}
