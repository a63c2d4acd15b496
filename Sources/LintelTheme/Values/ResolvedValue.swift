package import LintelSchema

/// A value with every token replaced, as it holds in one context; what backends write.
package indirect enum ResolvedValue: Hashable, Sendable {
  /// Nil.
  case none
  /// A color, by appearance or not.
  case color(ResolvedColor)
  /// A font, which never contains tokens.
  case font(FontValue)
  /// An image without tokens.
  case image(Image<ResolvedColor>)
  /// The name of a `UIBlurEffect.Style`.
  case effect(String)
  /// An offset in points.
  case offset(x: Double, y: Double)
  /// A number in its property's unit.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A keyword by the language's name.
  case keyword(String)
  /// A text.
  case string(String)

  /// The color, if it is one.
  package var color: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The value as one of a set's keywords; nil if it is something else.
  package func keyword<Name: KeywordName>(_ names: Name.Type = Name.self) -> Name? {
    if case .keyword(let name) = self { Name(rawValue: name) } else { nil }
  }
}

/// A color without tokens.
///
/// Functions are evaluated wherever the compiler knows the colors; `alpha` of a color that only the
/// app knows goes into that color's `alpha`, the others stay functions.
package indirect enum ResolvedColor: Hashable, Sendable {
  /// sRGB, components and alpha 0...1, to be written with eight bits each.
  case srgb(red: Double, green: Double, blue: Double, alpha: Double)
  /// Display P3, components and alpha 0...1.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// A UIKit color by name.
  case system(String, alpha: Double)
  /// A color of the app's asset catalog, with its alpha multiplied.
  case asset(String, alpha: Double)
  /// A color that the app supplies.
  case parameter(String, alpha: Double)
  /// `mix`, `darken`, `lighten` or `readable` over colors that only the app knows, or `alpha` of a `readable`; the amount
  /// is a ratio.
  case function(String, [ResolvedColor], amount: Double?)
  /// All variants are free of further variants.
  case appearances(AppearanceVariants<ResolvedColor>)
}
