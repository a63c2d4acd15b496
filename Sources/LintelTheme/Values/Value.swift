package import LintelDiagnostics
package import LintelSchema

/// A declared value in canonical form: different spellings of a value are equal, and a token is a reference rather
/// than the value that it resolves to.
package indirect enum Value: Hashable, Sendable {
  /// Removes what lower layers declare.
  case unset
  /// The value `nil`.
  case none
  /// A reference to a token, which is resolved in each context.
  case token(TokenKey)
  case color(ColorValue)
  case font(FontValue)
  /// A font that depends on tokens.
  case derivedFont(DerivedFont)
  case image(ImageValue)
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

  /// A placeholder for a value that couldn't be read: a reference to a token that can't be declared.
  package static let unread = Value.token(TokenKey(.colors, "?"))

  /// Returns the value as one of a set's keywords, or `nil` if it isn't one.
  package func keyword<Name: KeywordName>(_ names: Name.Type = Name.self) -> Name? {
    if case .keyword(let name) = self { Name(rawValue: name) } else { nil }
  }

  /// Whether the value is a color that only the app knows.
  package var isSuppliedByApp: Bool {
    if case .color(.runtime) = self { true } else { false }
  }

  /// The tokens that the value refers to directly.
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

/// A group under `tokens:`, one for each type of value.
package enum TokenGroup: String, Hashable, Comparable, Sendable, CaseIterable {
  /// Colors, where `$ink` in a color refers to one.
  case colors
  case fonts
  case images
  case effects
  /// Offsets, pairs of points.
  case offsets
  /// Numbers, which get their unit from the property that uses them.
  case numbers
  case strings

  /// The number that represents the group in digests of keys.
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

  package static func < (a: TokenGroup, b: TokenGroup) -> Bool { a.rawValue < b.rawValue }
}

/// The group and the name of a token, such as `brand.primary.600` among the colors.
package struct TokenKey: Hashable, Comparable, Sendable {
  package let group: TokenGroup
  /// A hash of the group and the name, stored because a theme's tokens are looked up many times for each key that is created.
  private let digest: UInt32
  /// The name without `$`, with nested names joined by dots.
  package let name: String

  package init(_ group: TokenGroup, _ name: String) {
    self.group = group
    self.name = name
    digest = Self.digest(of: name, group.number)
  }

  /// Returns a hash of a group and a name, computed with FNV-1a if the name is ASCII.
  private static func digest(of name: String, _ group: UInt32) -> UInt32 {
    var digest = 2_166_136_261 ^ group
    for byte in name.utf8 {
      // Outside of ASCII, texts with different bytes can be equal. The hash of the text accounts for that.
      if byte >= 0x80 { return UInt32(truncatingIfNeeded: name.hashValue) ^ group }
      digest = (digest ^ UInt32(byte)) &* 16_777_619
    }
    return digest
  }

  package static func == (a: TokenKey, b: TokenKey) -> Bool {
    a.digest == b.digest && a.group == b.group && a.name == b.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  package static func < (a: TokenKey, b: TokenKey) -> Bool { (a.group, a.name) < (b.group, b.name) }
}

/// A reference to a token in a declared value.
package struct TokenUse: Hashable, Sendable {
  package let key: TokenKey
  /// The range of the reference, including `$`.
  package let range: SourceRange

  package init(_ key: TokenKey, at range: SourceRange) {
    self.key = key
    self.range = range
  }
}

extension ColorValue {
  fileprivate var tokens: [TokenKey] {
    leaves.compactMap { if case .token(let key) = $0 { key } else { nil } }
  }
}
