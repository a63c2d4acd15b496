package import LintelSchema

/// A value with every token replaced, as it holds in one context; what backends write.
package indirect enum ResolvedValue: Hashable, Sendable {
  /// Nil.
  case none
  case color(ResolvedColor)
  case font(FontValue)
  case image(Image<ResolvedColor>)
  case effect(String)
  case offset(x: Double, y: Double)
  case number(Double)
  case boolean(Bool)
  case keyword(String)
  case string(String)

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
  case asset(String, alpha: Double)
  /// A color that the app supplies.
  case parameter(String, alpha: Double)
  /// `mix`, `darken`, `lighten` or `readable` over colors that only the app knows, or `alpha` of a `readable`; the amount
  /// is a ratio.
  case function(String, [ResolvedColor], amount: Double?)
  /// All variants are free of further variants.
  case appearances(AppearanceVariants<ResolvedColor>)
}
