package import LintelDiagnostics
package import LintelSchema

/// A value as an author wrote it, in canonical form: equal values are equal whatever their spelling, and a
/// token is itself, not what it resolves to.
package indirect enum Value: Hashable, Sendable {
  /// Removes what lower layers say.
  case unset
  /// Nil.
  case none
  /// A reference to a token, which is resolved in each context.
  case token(TokenKey)
  /// A color.
  case color(ColorValue)
  /// A font.
  case font(FontValue)
  /// A font that depends on tokens.
  case derivedFont(DerivedFont)
  /// An image.
  case image(ImageValue)
  /// The name of a `UIBlurEffect.Style`.
  case effect(String)
  /// Points.
  case offset(x: Double, y: Double)
  /// A number in its property's unit.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A keyword by the language's name.
  case keyword(String)
  /// A text.
  case string(String)

  /// What a value that couldn't be read is taken for: a reference that nothing can declare.
  package static let unread = Value.token(TokenKey(.colors, "?"))

  /// The value as one of a set's keywords; nil if it is something else.
  package func keyword<Name: KeywordName>(_ names: Name.Type = Name.self) -> Name? {
    if case .keyword(let name) = self { Name(rawValue: name) } else { nil }
  }

  /// Whether it is a color that only the app knows.
  package var isSuppliedByApp: Bool {
    if case .color(.runtime) = self { true } else { false }
  }

  /// The tokens that it names itself; those that they name in turn are left to the cascade.
  package var tokens: Set<TokenKey> {
    switch self {
    case .token(let key): [key]
    case .color(let color): Set(color.tokens)
    case .derivedFont(let font): font.tokens
    case .image(let image): Set(image.colors.flatMap(\.tokens))
    case .unset, .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

/// The groups of `tokens:`, one for each type of value.
package enum TokenGroup: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Colors; `$ink` in a color refers to one.
  case colors
  /// Fonts.
  case fonts
  /// Images.
  case images
  /// Names of blur effects.
  case effects
  /// Offsets, pairs of points.
  case offsets
  /// Numbers, which get their unit from the property that uses them.
  case numbers
  /// Texts.
  case strings

  /// Tells groups apart in digests of keys.
  fileprivate var number: UInt32 {
    switch self {
    case .colors: 0
    case .fonts: 1
    case .images: 2
    case .effects: 3
    case .offsets: 4
    case .numbers: 5
    case .strings: 6
    }
  }

  /// Orders groups by name.
  package static func < (a: TokenGroup, b: TokenGroup) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// The name of a token, such as `$brand.primary.600` among the colors.
package struct TokenKey: Hashable, Comparable, Sendable {
  /// The group.
  package let group: TokenGroup
  /// Group and name in one number: a theme's tokens are looked up many times for each time that a key is made.
  private let digest: UInt32
  /// Without `$`, nested names joined by dots.
  package let name: String

  /// Creates the key of a token.
  package init(_ group: TokenGroup, _ name: String) {
    self.group = group
    self.name = name
    digest = Self.digest(of: name, group.number)
  }

  /// The number of a group and a name, by FNV-1a for all but names with accents or in other scripts.
  private static func digest(of name: String, _ group: UInt32) -> UInt32 {
    var digest = 2_166_136_261 ^ group
    for byte in name.utf8 {
      // Outside of ASCII, texts of different bytes can be equal, which their own hash knows.
      if byte >= 0x80 { return UInt32(truncatingIfNeeded: name.hashValue) ^ group }
      digest = (digest ^ UInt32(byte)) &* 16_777_619
    }
    return digest
  }

  /// Whether two keys have the same group and name.
  package static func == (a: TokenKey, b: TokenKey) -> Bool {
    a.digest == b.digest && a.group == b.group && a.name == b.name
  }

  /// Hashes group and name.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Orders keys by group, then by name.
  package static func < (a: TokenKey, b: TokenKey) -> Bool {
    (a.group, a.name) < (b.group, b.name)
  }
}

/// A use of a token inside a written value.
package struct TokenUse: Hashable, Sendable {
  /// The token.
  package let key: TokenKey
  /// The reference itself, `$` included.
  package let range: SourceRange

  /// Creates a use.
  package init(_ key: TokenKey, at range: SourceRange) {
    self.key = key
    self.range = range
  }
}

/// The tokens in colors.
extension ColorValue {
  /// The tokens that a color refers to.
  fileprivate var tokens: [TokenKey] {
    leaves.compactMap { if case .token(let key) = $0 { key } else { nil } }
  }
}
