/// An appearance that iOS tells apart: user interface style × contrast.
package enum ColorAppearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast
}

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

  /// Without the variants that equal what they would fall back to.
  var normalized: AppearanceVariants {
    var result = self
    if dark == light { result.dark = nil }
    if lightHighContrast == light { result.lightHighContrast = nil }
    if darkHighContrast == result.dark ?? light { result.darkHighContrast = nil }
    return result
  }

  /// Whether every appearance has the same.
  var isUniform: Bool {
    dark == nil && lightHighContrast == nil && darkHighContrast == nil
  }
}
