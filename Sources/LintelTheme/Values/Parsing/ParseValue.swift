package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax

/// What may be written at one place of a theme.
package struct ValueExpectation: Sendable {
  /// The type of the value.
  package var type: ValueType
  /// Whether `none` (nil) is a value here.
  package var allowsNone: Bool
  /// Whether `unset` is allowed, as it is for properties and not for tokens.
  package var allowsUnset: Bool
  /// The token whose own value is read, nil elsewhere; only there a color may be `runtime:`.
  package var token: TokenKey?
  /// The path that diagnostics name, such as `navigationBar.title.color`.
  package var property: String?
  /// The component or group that a shorthand's value is written for, nil elsewhere.
  var component: SchemaNode?
  /// The group whose tokens the place takes besides, as a background takes colors.
  var otherGroup: TokenGroup?
  /// The words that the place takes besides, which what is near to them is taken for.
  var furtherWords: [String] = []
  /// Whether the table of mistakes is asked about what can't be read.
  var consultsMistakes = true

  /// Creates an expectation.
  package init(
    _ type: ValueType,
    allowsNone: Bool = false,
    allowsUnset: Bool = true,
    property: String? = nil
  ) {
    self.type = type
    self.allowsNone = allowsNone
    self.allowsUnset = allowsUnset
    self.property = property
  }

  /// What a property takes at the place that a path names.
  package init(_ property: Property, path: String? = nil) {
    self.init(property.type, allowsNone: property.isOptional, property: path)
  }

  /// What the declaration of a token takes: a value of its group's type, and no `unset`.
  package init(token: TokenKey) {
    let (type, allowsNone) = (token.group.valueType, token.group.allowsNone)
    self.init(type, allowsNone: allowsNone, allowsUnset: false, property: token.path)
    self.token = token
  }
}

/// A value as read, with every token that it refers to and everything that is wrong with it.
package struct ParsedValue: Sendable {
  /// Nil if there is an error among the diagnostics.
  package let value: Value?
  /// In source order.
  package let tokenUses: [TokenUse]
  /// What is wrong with the value; warnings leave it usable.
  package let diagnostics: [Diagnostic]
  /// Which of the diagnostics may be about a token, once all tokens are known.
  let guesses: [TokenGuess]
}

/// Reads a value of the type that its place expects; the look of a scalar never decides.
///
/// - Parameters:
///   - node: what the author wrote.
///   - expectation: what may be written there.
/// - Returns: the value in canonical form, or the errors that say why there is none.
package func parseValue(_ node: YAMLNode, as expectation: ValueExpectation) -> ParsedValue {
  var reader = ValueReader(expectation)
  let value = reader.value(node)
  reader.correctRenamings()
  return ParsedValue(
    value: reader.findings.errorCount == 0 ? value : nil,
    tokenUses: reader.uses,
    diagnostics: reader.findings.all,
    guesses: reader.guesses
  )
}

/// What tokens of a group hold.
extension TokenGroup {
  /// The type of the group's values; a number token has no unit of its own.
  package var valueType: ValueType {
    switch self {
    case .colors: .color
    case .fonts: .font
    case .images: .image
    case .effects: .effect
    case .offsets: .offset
    case .numbers: .number(NumberRange())
    case .strings: .string
    }
  }

  /// Whether `none` is a value of the group's tokens.
  package var allowsNone: Bool {
    switch self {
    case .colors, .images, .effects: true
    case .fonts, .offsets, .numbers, .strings: false
    }
  }
}

/// Tokens in place of values.
extension ValueType {
  /// The group whose tokens may replace a value of the type; nil where tokens aren't allowed.
  package var tokenGroup: TokenGroup? {
    switch self {
    case .color: .colors
    case .font: .fonts
    case .image: .images
    case .effect: .effects
    case .offset: .offsets
    case .number: .numbers
    case .string: .strings
    case .boolean, .keyword: nil
    }
  }
}
