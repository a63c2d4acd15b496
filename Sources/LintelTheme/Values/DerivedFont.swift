import LintelSchema

/// A declared font that depends on tokens: it derives from another font, or tokens supply parts of it.
///
/// Tokens are bound late, so the resulting font, and whether its parts fit together, are known only in a context.
package struct DerivedFont: Hashable, Sendable {
  /// A part of a font that a token can supply.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case family
    /// The size in points.
    case size
    case weight

    package var group: TokenGroup {
      switch self {
      case .family, .weight: .strings
      case .size: .numbers
      }
    }
  }

  /// The font that results from the values of its tokens, or the reason why there is none.
  package enum Outcome: Hashable, Sendable {
    case font(FontValue)
    /// The rule that the font violates, as a declared font with the same parts would.
    case violation(ResolvedValue.Violation)
  }

  /// The font token that the font derives from, or `nil` if there is none.
  package var base: TokenKey?
  /// The parts with literal values, which override those of the base.
  package var changes: FontValue
  /// The parts that tokens supply, which override those of the base.
  package var parts: [Part: TokenKey] = [:]

  /// The tokens that the font refers to directly.
  package var tokens: Set<TokenKey> { Set(parts.values).union(base.map { [$0] } ?? []) }

  /// Returns the font that results from the values of tokens, or `nil` if a token has no value or one of another type.
  package func outcome(_ value: (TokenKey) -> ResolvedValue?) -> Outcome? {
    var font = FontValue()
    if let base {
      guard case .font(let known) = value(base) else { return nil }
      font = known
    }
    font.apply(changes)
    for part in Part.allCases {
      guard let key = parts[part] else { continue }
      let value = value(key)
      switch part {
      case .family, .weight:
        guard case .string(let name) = value else { return nil }
        if part == .family { font.family = name } else { font.weight = name }
      case .size:
        guard case .number(let points) = value else { return nil }
        font.size = points
      }
    }
    return font.violation.map(Outcome.violation) ?? .font(font)
  }
}

extension FontValue {
  /// Overrides the parts that another font sets.
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

  /// The reason why the font isn't valid, or `nil` if it is.
  ///
  /// The rules are those that the reader applies to fonts without tokens.
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
