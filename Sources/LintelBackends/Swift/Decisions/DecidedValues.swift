import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Spells what decisions come to, with tokens by their names.
struct DecidedValues {
  /// What a token's color is called while values are put together; no name of a theme begins so.
  private static let mark: Character = "$"

  /// The theme with its decisions.
  let decided: DecidedTheme
  /// Writes values as Swift.
  private let values: SwiftValues
  /// What the theme's names are in Swift.
  var names: SwiftNames { values.names }
  /// The expression for each token.
  private let tokens: [TokenKey: NeedyExpression]
  /// What values are called that have a name.
  private var references: [SwiftExpression: SwiftExpression] = [:]

  /// - Parameters:
  ///   - decided: the theme.
  ///   - values: spells values without tokens.
  ///   - tokens: what tokens are called where they are used.
  init(_ decided: DecidedTheme, _ values: SwiftValues, tokens: [TokenKey: NeedyExpression]) {
    self.decided = decided
    self.tokens = tokens
    var values = values
    values.tokenColor = { name in
      name.first == Self.mark ? tokens[TokenKey(.colors, String(name.dropFirst()))]?.code : nil
    }
    self.values = values
  }

  /// The same with names for some values.
  func naming(_ shared: SharedValues) -> DecidedValues {
    var values = self
    values.references = shared.references
    return values
  }

  /// Returns a result of a decision as an expression of a type; nil where nothing is declared.
  func value(_ outcome: ThemeDecisions.Outcome, as type: ValueType) -> NeedyExpression? {
    switch outcome {
    case .value(let id): value(decided.theme.values[id.index], as: type).map(named)
    case .disabledTitle:
      NeedyExpression(
        code: values.value(.color(.system("tertiaryLabel", alpha: 1)), as: type),
        needs: []
      )
    case .resolved(let value):
      NeedyExpression(
        code: values.value(value, as: type),
        needs: value.parameterNames.isEmpty ? [] : .context
      )
    case .emptyImage: NeedyExpression(code: .call("UIImage"))
    case .undeclared, .unset, .conflict, .flag, .configure, .assigned, .scroll, .background, .side,
      .transition, .entry, .number, .blame:
      nil
    }
  }

  private func named(_ value: NeedyExpression) -> NeedyExpression {
    references.isEmpty
      ? value
      : NeedyExpression(code: references[value.code] ?? value.code, needs: value.needs)
  }

  /// Whether a decision is nil somewhere.
  func isNil(somewhere decision: DecisionID) -> Bool {
    decided.outcomes(of: decision).contains { outcome in
      if case .value(let id) = outcome { decided.theme.values[id.index] == .none } else { false }
    }
  }

  /// A value as an expression; nil if one of its tokens has no value.
  private func value(_ value: Value, as type: ValueType) -> NeedyExpression? {
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
    return NeedyExpression(code: values.value(symbolic, as: type), needs: needs)
  }

  /// A font whose parts are tokens.
  private func font(_ font: DerivedFont) -> NeedyExpression? {
    var parts: [DerivedFont.Part: SwiftExpression] = [:]
    var needs: ContextNeeds = []
    for (part, key) in font.parts {
      guard let token = tokens[key] else { return nil }
      needs.formUnion(token.needs)
      parts[part] =
        part == .weight
        ? .call("UIFont.Weight", [SwiftArgument("named", token.code)]) : token.code
    }
    return NeedyExpression(code: values.font(font.changes, with: parts), needs: needs)
  }

  /// A value with the names of tokens in their place.
  private func symbolic(_ value: Value) -> ResolvedValue? {
    resolve(value) { key in
      key.group == .colors
        ? .color(.runtime(name: "\(Self.mark)\(key.name)", samples: [])) : nil
    }
  }
}

/// Looks for colors that only the app knows.
extension ResolvedValue {
  /// The names of the colors in it that only the app knows.
  fileprivate var parameterNames: Set<String> {
    switch self {
    case .color(let color): Set(color.parameterNames)
    case .image(let image): Set(image.colors.flatMap(\.parameterNames))
    case .none, .font, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }
}

/// Looks for colors that only the app knows.
extension ResolvedColor {
  /// The names of the app's colors in the color.
  fileprivate var parameterNames: [String] {
    leaves.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }
  }
}

/// Names Swift types.
extension Property {
  /// The type of a variable for values, with nil where the property can be without.
  var swiftType: String {
    switch name {
    case "transition": "TransitionScheme"
    case "background.translucency": "BarTranslucency"
    case "sharedBackground": "SharedBackground"
    default: type.swiftType
    }
  }
}

/// Names Swift types.
extension ValueType {
  /// The runtime's stand-ins for types that came after iOS 13.
  private static let runtimeTypes = [
    "UINavigationItem.BackButtonDisplayMode": "BackButtonDisplayMode",
    "UINavigationItem.ItemStyle": "NavigationItemStyle",
    "UINavigationItem.SearchBarPlacement": "SearchPlacement",
    "UIScrollEdgeEffect.Style": "EdgeEffect.Style",
    "UITabBarController.MinimizeBehavior": "TabBarMinimizeBehavior",
  ]

  /// The type of a variable for values, with nil where a property can be without.
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

  /// The type of a variable that may be nil.
  var optionalSwiftType: String { swiftType.hasSuffix("?") ? swiftType : "\(swiftType)?" }
}
