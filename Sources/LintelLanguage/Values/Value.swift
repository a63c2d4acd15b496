package import LintelDiagnostics
package import LintelSchema

/// A value as an author wrote it, in canonical form: equal values are equal whatever their spelling, and a
/// token is itself, not what it resolves to.
package indirect enum Value: Hashable, Sendable {
  /// Removes what lower layers say.
  case unset
  /// Nil.
  case none
  case token(TokenKey)
  case color(ColorValue)
  case font(FontValue)
  case image(ImageValue)
  /// The name of a `UIBlurEffect.Style`.
  case effect(String)
  /// Points.
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

/// The groups of `tokens:`, one for each type of value.
package enum TokenGroup: String, Hashable, Comparable, Sendable, CaseIterable {
  case colors
  case fonts
  case images
  case effects
  case offsets
  case numbers
  case strings

  package static func < (a: TokenGroup, b: TokenGroup) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// The name of a token, such as `$brand.primary.600` among the colors.
package struct TokenKey: Hashable, Comparable, Sendable {
  package let group: TokenGroup
  /// Without `$`, nested names joined by dots.
  package let name: String

  package init(_ group: TokenGroup, _ name: String) {
    self.group = group
    self.name = name
  }

  package static func < (a: TokenKey, b: TokenKey) -> Bool {
    (a.group, a.name) < (b.group, b.name)
  }
}

/// A use of a token inside a written value.
package struct TokenUse: Hashable, Sendable {
  package let key: TokenKey
  /// The reference itself, `$` included.
  package let range: SourceRange

  package init(_ key: TokenKey, at range: SourceRange) {
    self.key = key
    self.range = range
  }
}
