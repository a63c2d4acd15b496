/// An appearance that iOS tells apart: user interface style × contrast.
package enum ColorAppearance: String, Hashable, Sendable, CaseIterable {
  /// Light user interface style, normal contrast.
  case light
  /// Dark user interface style, normal contrast.
  case dark
  /// Light user interface style, increased contrast.
  case lightHighContrast
  /// Dark user interface style, increased contrast.
  case darkHighContrast
}

/// The fallbacks between appearances, as iOS applies them.
extension AppearanceVariants {
  /// What holds in an appearance, after the fallbacks: `dark` to `light`, high contrast to its plain one.
  package subscript(appearance: ColorAppearance) -> Element {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark ?? light
    }
  }

  /// The only element if all are equal; otherwise what a closure makes of those that differ from what they would fall back to.
  func canonical(_ varying: (AppearanceVariants) -> Element) -> Element {
    var result = self
    if dark == light { result.dark = nil }
    if lightHighContrast == light { result.lightHighContrast = nil }
    if darkHighContrast == result.dark ?? light { result.darkHighContrast = nil }
    return result.all.count == 1 ? light : varying(result)
  }
}
