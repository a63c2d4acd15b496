package import LintelDiagnostics
package import LintelSchema
package import LintelSyntax

/// The values that one place in a theme accepts.
package struct ValueExpectation: Sendable {
  package var type: ValueType
  /// Whether `none` (`nil`) is a value here.
  package var allowsNone: Bool
  /// Whether `unset` is allowed, as it is for properties but not for tokens.
  package var allowsUnset: Bool
  /// The token whose own value is read, or `nil` elsewhere; only a token's own value can be a runtime color.
  package var token: TokenKey?
  /// The path that findings name, such as `navigationBar.title.color`.
  package var property: String?
  /// The component or group that a shorthand's value applies to, or `nil` for other values.
  var component: SchemaNode?
  /// A second group whose tokens the place accepts, such as colors for a background.
  var otherGroup: TokenGroup?
  /// Further words that the place accepts, and that are suggested for misspellings.
  var additionalWords: [String] = []
  /// Whether a value that can't be read is looked up in the table of common mistakes.
  var checksCommonMistakes = true

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

  package init(_ property: Property, path: String? = nil) {
    self.init(property.type, allowsNone: property.isOptional, property: path)
  }

  /// Creates the expectation for the declaration of a token: a value of its group's type, and no `unset`.
  package init(token: TokenKey) {
    let (type, allowsNone) = (token.group.valueType, token.group.allowsNone)
    self.init(type, allowsNone: allowsNone, allowsUnset: false, property: token.path)
    self.token = token
  }
}

/// A value with the tokens that it refers to and the findings about it.
package struct ParsedValue: Sendable {
  /// The value, or `nil` if the diagnostics contain an error.
  package let value: Value?
  /// The references to tokens, in source order.
  package let tokenUses: [TokenUse]
  /// The findings about the value, which stays usable if they are only warnings.
  package let diagnostics: [Diagnostic]
  /// The diagnostics that may turn out to be about a token when all tokens are known.
  let guesses: [TokenGuess]
}

/// Reads a value as the type that its place expects, regardless of what its scalar looks like.
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

extension TokenGroup {
  /// The type of the group's values, where numbers have no unit.
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

  package var allowsNone: Bool {
    switch self {
    case .colors, .images, .effects: true
    case .fonts, .offsets, .numbers, .strings: false
    }
  }
}

extension ValueType {
  /// The group whose tokens can replace a value of the type, or `nil` where tokens aren't allowed.
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
