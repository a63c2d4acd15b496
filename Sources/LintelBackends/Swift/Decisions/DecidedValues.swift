import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes the values that decisions result in, with tokens by name.
struct DecidedValues {
  /// The start of the name of a token's color while values are composed; no name in a theme begins with it.
  private static let mark: Character = "$"

  let decided: DecidedTheme
  private let values: SwiftValues
  var names: SwiftNames { values.names }
  private let tokens: [TokenKey: ContextualExpression]
  /// The expressions for the descriptions of fonts that others derive from.
  private let bases: [TokenKey: ContextualExpression]
  /// The references to values that have a name.
  private var references: [SwiftExpression: SwiftExpression] = [:]

  init(
    _ decided: DecidedTheme,
    _ values: SwiftValues,
    tokens: [TokenKey: ContextualExpression],
    bases: [TokenKey: ContextualExpression] = [:]
  ) {
    self.decided = decided
    self.tokens = tokens
    self.bases = bases
    var values = values
    values.tokenColor = { name in
      name.first == Self.mark ? tokens[TokenKey(.colors, String(name.dropFirst()))]?.code : nil
    }
    self.values = values
  }

  var outsideOfScreens: DecidedValues {
    DecidedValues(
      decided,
      values,
      tokens: tokens.mapValues(\.outsideOfScreens),
      bases: bases.mapValues(\.outsideOfScreens)
    )
  }

  func naming(_ shared: SharedValues) -> DecidedValues {
    var values = self
    values.references = shared.references
    return values
  }

  /// Returns an outcome of a decision as an expression of a type, or `nil` if nothing is declared.
  func value(_ outcome: ThemeDecisions.Outcome, as type: ValueType) -> ContextualExpression? {
    written(outcome, as: type).map(named)
  }

  func value(_ outcome: ThemeDecisions.Outcome, of property: Property) -> ContextualExpression? {
    guard let value = written(outcome, as: property.type) else { return nil }
    // Tokens have one type for all numbers.
    guard property.swiftType == "Int", value.code.isReference else { return named(value) }
    return ContextualExpression(code: .call("Int", [value.code]), needs: value.needs)
  }

  /// Returns an outcome as it's written in the theme, without names for values.
  private func written(
    _ outcome: ThemeDecisions.Outcome,
    as type: ValueType
  ) -> ContextualExpression? {
    switch outcome {
    case .value(let id): value(decided.theme.values[id.index], as: type)
    case .disabledTitle:
      ContextualExpression(
        code: values.value(.color(.system("tertiaryLabel", alpha: 1)), as: type),
        needs: []
      )
    case .resolved(let value):
      ContextualExpression(
        code: values.value(value, as: type),
        needs: value.parameterNames.isEmpty ? [] : .context
      )
    case .emptyImage: ContextualExpression(code: .call("UIImage"))
    case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .background, .side,
      .transition, .entry, .number, .blame:
      nil
    }
  }

  private func named(_ value: ContextualExpression) -> ContextualExpression {
    references.isEmpty
      ? value
      : ContextualExpression(code: references[value.code] ?? value.code, needs: value.needs)
  }

  /// Returns an outcome of a font token as the description of the font, from which other fonts can derive.
  func base(_ outcome: ThemeDecisions.Outcome) -> ContextualExpression? {
    if case .value(let id) = outcome, case .token(let key) = decided.theme.values[id.index] {
      return bases[key]
    }
    guard let font = value(outcome, as: .font), case .member(let description, _) = font.code else {
      return nil
    }
    return ContextualExpression(code: description, needs: font.needs)
  }

  func isNil(somewhere decision: DecisionID) -> Bool {
    decided.outcomes(of: decision).contains { outcome in
      if case .value(let id) = outcome { decided.theme.values[id.index] == .none } else { false }
    }
  }

  private func value(_ value: Value, as type: ValueType) -> ContextualExpression? {
    if case .token(let key) = value { return tokens[key] }
    if case .derivedFont(let font) = value { return self.font(font) }
    guard let symbolic = symbolic(value) else { return nil }
    var needs: ContextNeeds = []
    for name in symbolic.parameterNames {
      if name.first == Self.mark {
        needs.formUnion(tokens[TokenKey(.colors, String(name.dropFirst()))]?.needs ?? [])
      } else {
        needs.insert(.context)
      }
    }
    return ContextualExpression(code: values.value(symbolic, as: type), needs: needs)
  }

  private func font(_ font: DerivedFont) -> ContextualExpression? {
    var parts: [DerivedFont.Part: SwiftExpression] = [:]
    let base = font.base.flatMap { bases[$0] }
    guard font.base == nil || base != nil else { return nil }
    var needs = base?.needs ?? []
    for (part, key) in font.parts {
      guard let token = tokens[key] else { return nil }
      needs.formUnion(token.needs)
      parts[part] =
        part == .weight
        ? .call("UIFont.Weight", [SwiftArgument("named", token.code)]) : token.code
    }
    return ContextualExpression(
      code: values.font(font.changes, with: parts, base: base?.code),
      needs: needs
    )
  }

  /// Returns a value with colors named for its tokens instead of the tokens.
  private func symbolic(_ value: Value) -> ResolvedValue? {
    resolve(value) { key in
      key.group == .colors
        ? .color(.runtime(name: "\(Self.mark)\(key.name)", samples: [])) : nil
    }
  }
}

extension ResolvedValue {
  /// The names of the colors in the value that only the app knows.
  fileprivate var parameterNames: Set<String> {
    switch self {
    case .color(let color): Set(color.parameterNames)
    case .image(let image): Set(image.colors.flatMap(\.parameterNames))
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

extension ResolvedColor {
  fileprivate var parameterNames: [String] {
    leaves.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }
  }
}

extension Property {
  var swiftType: String {
    switch name {
    case "ligature": "Int"
    case "transition": "TransitionScheme"
    case "background.translucency": "BarTranslucency"
    case "sharedBackground": "SharedBackground"
    default: type.swiftType
    }
  }
}

extension ValueType {
  /// The runtime library's replacements for types that UIKit added after iOS 13.
  private static let runtimeTypes = [
    "UINavigationItem.BackButtonDisplayMode": "BackButtonDisplayMode",
    "UINavigationItem.ItemStyle": "NavigationItemStyle",
    "UINavigationItem.SearchBarPlacement": "SearchPlacement",
    "UIScrollEdgeEffect.Style": "EdgeEffect.Style",
    "UITabBarController.MinimizeBehavior": "TabBarMinimizeBehavior",
  ]

  /// The type of a variable for values, which is optional for images, effects, and strings.
  var swiftType: String {
    switch self {
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage?"
    case .effect: "UIBlurEffect?"
    case .offset: "UIOffset"
    case .number: "CGFloat"
    case .boolean: "Bool"
    case .string: "String?"
    case .keyword(let set): Self.runtimeTypes[set.uikitType] ?? set.uikitType
    }
  }

  /// Whether a value is the same object or literal on each use, unlike fonts, which follow the size that the user chose, and
  /// effects and images, which are created on each use.
  private var isConstant: Bool {
    switch self {
    case .color, .offset, .number, .string: true
    case .font, .image, .effect, .boolean, .keyword: false
    }
  }

  /// Returns the declaration of a constant of this type, or of `type`, or `nil` if values are created on each use.
  func constant(
    _ introducer: String,
    _ name: String,
    as type: String? = nil,
    _ value: SwiftExpression
  ) -> SwiftDeclaration? {
    guard isConstant else { return nil }
    // Literals don't have the type; other expressions do.
    let annotation = [.color, .offset].contains(self) ? "" : ": \(type ?? swiftType)"
    return SwiftDeclaration(.constant("\(introducer) let \(name)\(annotation)", value))
  }

  var optionalSwiftType: String { swiftType.hasSuffix("?") ? swiftType : "\(swiftType)?" }
}
