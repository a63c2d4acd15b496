/// An appearance in iOS: a user interface style with normal or increased contrast.
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

extension AppearanceVariants {
  /// The value in an appearance, with fallbacks: `dark` to `light`, high contrast to normal contrast.
  package subscript(appearance: ColorAppearance) -> Element {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .lightHighContrast: lightHighContrast ?? light
    case .darkHighContrast: darkHighContrast ?? dark ?? light
    }
  }

  /// Returns the light value if all appearances share it, or the result of a closure, given the variants that differ from their fallbacks.
  func canonical(_ varying: (AppearanceVariants) -> Element) -> Element {
    var result = self
    if dark == light { result.dark = nil }
    if lightHighContrast == light { result.lightHighContrast = nil }
    if darkHighContrast == result.dark ?? light { result.darkHighContrast = nil }
    return result.all.count == 1 ? light : varying(result)
  }
}
