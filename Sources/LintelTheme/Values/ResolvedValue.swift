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

  /// What is wrong with a value that has reached a property through a token.
  package struct Violation: Hashable, Sendable {
    /// The id of the rule that a written value would break.
    package let rule: String
    /// Such as `expected a ratio or a percentage from 0 to 1`.
    package var message: String
  }

  /// Judges a value that a token brought, since only written ones are checked where they stand.
  ///
  /// Nil if the property takes the value.
  package func violation(of property: Property) -> Violation? {
    switch self {
    case .none:
      return property.isOptional
        ? nil : Violation(rule: "none-not-allowed", message: "expected \(property.type.noun)")
    case .number(let number):
      guard case .number(let range) = property.type else { return nil }
      return range.violation(by: number).map { Violation(rule: "out-of-range", message: $0) }
    case .color, .font, .image, .effect, .offset, .boolean, .keyword, .string: return nil
    }
  }

  /// The value with its colors as outputs write them.
  package var written: ResolvedValue {
    switch self {
    case .color(let color): .color(color.written)
    case .image(let image): .image(image.mapColors { $0.written } ?? image)
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: self
    }
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

  /// The color with eight bits for each component in sRGB.
  fileprivate var written: ResolvedColor {
    func step(_ component: Double) -> Double {
      (min(max(component, 0), 1) * 255).rounded() / 255
    }
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      return .srgb(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    case .function(let name, let colors, let amount):
      return .function(name, colors.map(\.written), amount: amount)
    case .appearances: return ResolvedColor { self[$0].written } ?? self
    case .displayP3, .system, .asset, .parameter: return self
    }
  }
}
