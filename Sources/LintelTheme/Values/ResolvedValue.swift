package import LintelSchema

/// A value in one context, with every token replaced, as backends write it.
package indirect enum ResolvedValue: Hashable, Sendable {
  /// The value `nil`.
  case none
  /// A color, with or without variants by appearance.
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
  case boolean(Bool)
  /// A keyword, by its name in themes.
  case keyword(String)
  case string(String)

  package var color: ResolvedColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// Returns the value as one of a set's keywords, or `nil` if it isn't one.
  package func keyword<Name: KeywordName>(_ names: Name.Type = Name.self) -> Name? {
    if case .keyword(let name) = self { Name(rawValue: name) } else { nil }
  }

  /// The reason why a value that depends on tokens is invalid.
  package struct Violation: Hashable, Sendable {
    /// The id of the rule that a literal value would break.
    package let rule: String
    /// The message, such as `expected a ratio or a percentage from 0 to 1`.
    package var message: String
  }

  /// Returns the reason why a property doesn't accept the value, or `nil` if it does.
  ///
  /// This checks values that tokens supply. The reader checks literal values.
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

  /// The value with its colors rounded as outputs write them.
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
/// Functions are evaluated where the compiler knows the colors. For a color that only the app knows,
/// `alpha` is multiplied into that color's `alpha`, and the other functions remain.
package indirect enum ResolvedColor: Hashable, Sendable {
  /// A color in sRGB, with components and alpha from 0 to 1, which outputs write with eight bits each.
  case srgb(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color in Display P3, with components and alpha from 0 to 1.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// A UIKit color by name.
  case system(String, alpha: Double)
  /// A color of the app's asset catalog, with its alpha multiplied.
  case asset(String, alpha: Double)
  /// A color that the app supplies.
  case parameter(String, alpha: Double)
  /// `mix`, `darken`, `lighten`, or `readable` of colors that only the app knows, or `alpha` of a `readable`, with the amount as a ratio.
  case function(String, [ResolvedColor], amount: Double?)
  /// Variants by appearance, which don't have variants themselves.
  case appearances(AppearanceVariants<ResolvedColor>)

  /// The color with sRGB components rounded to eight bits.
  fileprivate var written: ResolvedColor {
    func step(_ component: Double) -> Double { (min(max(component, 0), 1) * 255).rounded() / 255 }
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
