import LintelSchema

/// A font as written that depends on tokens: it is derived from another font, or tokens supply parts of it.
///
/// Tokens are bound late, so what it results in, and whether its parts fit together, is known only in a context.
package struct DerivedFont: Hashable, Sendable {
  /// A part of a font that a token can supply.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// The name of the family.
    case family
    /// The size in points.
    case size
    /// The name of the weight.
    case weight

    /// The group of the tokens that can supply it.
    package var group: TokenGroup {
      switch self {
      case .family, .weight: .strings
      case .size: .numbers
      }
    }
  }

  /// What the font results in, given the values of its tokens.
  package enum Outcome: Hashable, Sendable {
    /// A font that UIKit can make.
    case font(FontValue)
    /// A font that there can't be, and what a written one like it would break.
    case violation(ResolvedValue.Violation)
  }

  /// The font that it starts from; nil for none.
  package var base: TokenKey?
  /// What is written as such, over what the base has.
  package var changes: FontValue
  /// What tokens supply, over what the base has.
  package var parts: [Part: TokenKey]

  /// Creates a font that depends on tokens.
  ///
  /// - Parameters:
  ///   - base: the font that it starts from.
  ///   - changes: what is written as such.
  ///   - parts: what tokens supply.
  package init(base: TokenKey?, changes: FontValue, parts: [Part: TokenKey] = [:]) {
    self.base = base
    self.changes = changes
    self.parts = parts
  }

  /// The tokens that it names itself.
  package var tokens: Set<TokenKey> { Set(parts.values).union(base.map { [$0] } ?? []) }

  /// Puts the font together.
  ///
  /// - Parameter value: the value of a token; nil if it has none.
  /// - Returns: nil if a token has no value, or one of another type.
  package func outcome(_ value: (TokenKey) -> ResolvedValue?) -> Outcome? {
    var font = FontValue()
    if let base {
      guard case .font(let known) = value(base) else { return nil }
      font = known
    }
    font.apply(changes)
    for part in Part.allCases {
      guard let key = parts[part] else { continue }
      switch (part, value(key)) {
      case (.family, .string(let name)): font.family = name
      case (.size, .number(let points)): font.size = points
      case (.weight, .string(let name)): font.weight = name
      default: return nil
      }
    }
    return font.violation.map(Outcome.violation) ?? .font(font)
  }
}

extension FontValue {
  /// Takes over what another font states.
  fileprivate mutating func apply(_ other: FontValue) {
    style = other.style ?? style
    family = other.family ?? family
    size = other.size ?? size
    weight = other.weight ?? weight
    width = other.width ?? width
    design = other.design ?? design
    relativeTo = other.relativeTo ?? relativeTo
    maximumSize = other.maximumSize ?? maximumSize
    if !other.features.isEmpty { features = other.features }
  }

  /// Why there can't be such a font; nil if there can.
  ///
  /// The same as the reader says of written fonts, for those that are put together.
  fileprivate var violation: ResolvedValue.Violation? {
    typealias Violation = ResolvedValue.Violation
    if let style {
      let excluded: [(key: String, isSet: Bool)] = [
        ("family", family != nil), ("size", size != nil), ("relativeTo", relativeTo != nil),
      ]
      return excluded.first(where: \.isSet).map {
        Violation(
          rule: "contradictory-keys",
          message: "'\($0.key)' can't change a font of the text style '\(style)'"
        )
      }
    }
    if let size, let problem = NumberRange.fontSize.violation(by: size) {
      let message = "the font size is \(size.shortText), \(problem)"
      return Violation(rule: "out-of-range", message: message)
    }
    if family?.isEmpty == true {
      return Violation(rule: "wrong-value-type", message: "the name of the font family is empty")
    }
    if let weight, !FontVocabulary.weights.contains(weight) {
      return Violation(rule: "unknown-keyword", message: "unknown font weight '\(weight)'")
    }
    if let maximumSize {
      if relativeTo == nil {
        let message = "'maximumSize' needs 'relativeTo', because the font doesn't grow without it"
        return Violation(rule: "missing-key", message: message)
      }
      if let size, maximumSize < size {
        return Violation(
          rule: "out-of-range",
          message:
            "'maximumSize' is \(maximumSize.shortText), less than the size of \(size.shortText)"
        )
      }
    }
    return nil
  }
}
