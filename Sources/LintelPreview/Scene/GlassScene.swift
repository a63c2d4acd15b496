import LintelLint
import LintelSchema
import LintelTheme

/// What has scrolled under a bar, which glass adapts to.
enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// Many colors, over which glass follows the appearance.
  case colors
  /// Light content, over which all glass is light.
  case light
  /// Dark content, over which all glass is dark.
  case dark

  /// Whether glass over it is dark; nil where glass follows the appearance.
  var isDark: Bool? {
    switch self {
    case .colors: nil
    case .light: false
    case .dark: true
    }
  }
}

/// How scrolled content fades at the edge of a bar of glass.
enum EdgeEffectScene: String, Hashable, Sendable {
  /// The content blurs and fades more and more.
  case soft
  /// The content ends at a line.
  case hard
}

/// Describes what came with the glass of iOS 26.
extension BarScene {
  /// Whether the bar has items on glass.
  var isGlass: Bool { metrics.design == .glass }

  /// The height that the bar keeps free above or below it, in points; glass is nearer to the home indicator than a bar that fills its room.
  var inset: Double {
    if kind == .navigationBar { return metrics.statusBar }
    return isGlass ? metrics.bottomInset - 13 : metrics.bottomInset
  }

  /// Whether the glass, and the bar with it, adapts to the content that scrolls under it.
  var adapts: Bool { isGlass && background.isClear && keptDark == nil && !isBlack }

  /// The effect at the bar's edge; nil without one, and where a background or the edge leaves nothing to fade.
  var edgeEffect: EdgeEffectScene? {
    guard isGlass, background.isClear, !slot.isAtEdge, keyword("edgeEffect.hidden") == nil else {
      return nil
    }
    // `automatic` is soft on a phone and on a pad.
    return keyword("edgeEffect.style") == EdgeEffectScene.hard.rawValue ? .hard : .soft
  }

  /// What is behind the glass: the bar's background, or the screen's while nothing has scrolled; nil for content.
  var behindGlass: ResolvedColor? {
    if let color = background.color { return color }
    return background.isClear && slot.isAtEdge ? screen : nil
  }

  /// The glass of a family's buttons.
  func sharedBackground(of family: ButtonFamily) -> SharedBackgroundName {
    keyword("\(family.rawValue).sharedBackground").flatMap(SharedBackgroundName.init) ?? .shown
  }

  /// Whether a family's buttons have the system's space around them.
  func hasPadding(_ family: ButtonFamily) -> Bool {
    keyword("\(family.rawValue).paddingRemoved") == nil
  }

  /// When the tab bar shrinks, as `UITabBarController` names it; nil if it never does.
  var minimize: String? {
    guard isGlass, kind == .tabBar, metrics.idiom == .phone else { return nil }
    // A phone keeps the bar with `automatic`.
    return keyword("minimize").flatMap { ["onScrollDown", "onScrollUp"].contains($0) ? $0 : nil }
  }

  /// A keyword of the bar itself, or `true`; nil for anything else.
  private func keyword(_ name: String) -> String? {
    switch own("\(kind.rawValue).\(name)") {
    case .keyword(let keyword): keyword
    case .boolean(true): "true"
    case _: nil
    }
  }
}

/// Whether something is dark or light in each appearance, whatever surrounds it.
struct KeptStyle: Hashable, Sendable {
  /// The appearances in which it is dark.
  private let dark: Set<ColorAppearance>

  /// The luminance at which black and white text have the same contrast.
  private static let threshold = 0.179

  /// The same style in all appearances.
  init(dark isDark: Bool) { dark = isDark ? Set(ColorAppearance.allCases) : [] }

  /// The style of glass over a color; nil if it is that of the appearance anyway.
  ///
  /// - Parameters:
  ///   - color: the color behind the glass.
  ///   - version: the version of iOS.
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

  /// The appearance whose colors something has in an appearance; the contrast stays what it is.
  func appearance(in appearance: ColorAppearance) -> ColorAppearance {
    switch (dark.contains(appearance), appearance) {
    case (false, .light), (false, .dark): .light
    case (true, .light), (true, .dark): .dark
    case (false, .lightHighContrast), (false, .darkHighContrast): .lightHighContrast
    case (true, .lightHighContrast), (true, .darkHighContrast): .darkHighContrast
    }
  }
}

/// Tells dark appearances from light ones.
extension ColorAppearance {
  /// Whether the user interface style is dark.
  var isDark: Bool { self == .dark || self == .darkHighContrast }
}
