import LintelDecisions
import LintelSchema

/// Completes buttons with decisions the way that `ButtonValues` does for a single context; the comments there say why.
struct DecidedButtons {
  private let decisions: ThemeDecisions
  /// The declared values by button, state, and row.
  private let own: [ButtonLeaf: DecisionID]
  private let roles: LeafRoles
  /// The rows with declarations, and the title's color, which a disabled button may need.
  private let rows: [Int]
  /// The contexts in which iOS 26 fills prominent buttons.
  private let isFilled: DecisionID
  /// The decision that is `.undeclared` in every context.
  private let nothing: DecisionID

  /// Prepares the values of buttons from the decisions of their leaves in one slot.
  init(_ own: [ButtonLeaf: DecisionID], _ decisions: ThemeDecisions, _ roles: LeafRoles) {
    self.own = own
    self.roles = roles
    self.decisions = decisions
    rows = roles.buttons.rows.indices.filter { row in
      roles.buttons.rows[row].isForeground || own.keys.contains { $0.row == row }
    }
    isFilled = decisions.isAtLeast(UIKitCuts.prominentButtons)
    nothing = decisions.constant(.undeclared)
  }

  func values(of bar: BarKind) throws(TooLarge) -> [(leaf: LeafID, value: DecisionID)] {
    var values: [(leaf: LeafID, value: DecisionID)] = []
    for family in ButtonFamily.allCases {
      let isEmitted = try isEmitted(family)
      for state in ItemState.button {
        let declaresText = try declaresText(family, state)
        for row in rows {
          guard let leaf = roles.buttons.leaf(bar, family, state, row: row) else { continue }
          var value: DecisionID
          if state == .normal {
            value = try decisions.first(
              declared(family, .normal, row),
              inherited(family, .normal, row)
            )
          } else {
            let isDeclared =
              roles.buttons.rows[row].isText ? declaresText : try declaresRow(family, state, row)
            value = try decisions.choose(isDeclared, completed(family, state, row), nothing)
          }
          value = try decisions.choose(isEmitted, value, nothing)
          values.append((leaf, value))
        }
      }
    }
    return values
  }

  /// Returns the contexts in which a family of buttons is part of the object.
  private func isEmitted(_ family: ButtonFamily) throws(TooLarge) -> DecisionID {
    switch family {
    case .button, .prominentButton: return DecisionID(.yes)
    case .backButton:
      let back = own.filter { $0.key.family == .backButton }.map(\.value)
      return try decisions.hasValue(anyOf: back)
    }
  }

  /// Returns the contexts in which a state has a text attribute, whether its own or an inherited one.
  private func declaresText(_ family: ButtonFamily, _ state: ItemState) throws(TooLarge)
    -> DecisionID
  {
    var result = DecisionID(.no)
    for row in rows where roles.buttons.rows[row].isText {
      result = try decisions.either(result, declaresRow(family, state, row))
    }
    return result
  }

  /// Returns the contexts in which a state has a value in one row.
  private func declaresRow(
    _ family: ButtonFamily,
    _ state: ItemState,
    _ row: Int
  ) throws(TooLarge) -> DecisionID {
    try decisions.hasValue(anyOf: [declared(family, state, row), inherited(family, state, row)])
  }

  /// Returns a value of a completed state: its own, then `normal`'s, then the same two of `button`.
  private func completed(
    _ family: ButtonFamily,
    _ state: ItemState,
    _ row: Int
  ) throws(TooLarge) -> DecisionID {
    let isDisabledTitle = state == .disabled && roles.buttons.rows[row].isForeground
    let dimmed = isDisabledTitle ? decisions.constant(.disabledTitle) : nothing
    var rest = try decisions.first(
      declared(family, .normal, row),
      inherited(family, state, row),
      dimmed,
      inherited(family, .normal, row)
    )
    if isDisabledTitle {
      let texts = rows.filter { roles.buttons.rows[$0].isText }.map { declared(family, state, $0) }
      rest = try decisions.choose(decisions.hasValue(anyOf: texts), dimmed, rest)
    }
    return try decisions.first(declared(family, state, row), rest)
  }

  private func declared(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> DecisionID {
    own[ButtonLeaf(family: family, state: state, row: row)] ?? nothing
  }

  /// Returns the value that a state inherits from `button`.
  private func inherited(
    _ family: ButtonFamily,
    _ state: ItemState,
    _ row: Int
  ) throws(TooLarge) -> DecisionID {
    let plain = declared(.button, state, row)
    switch family {
    case .button: return nothing
    case .backButton: return plain
    case .prominentButton:
      guard roles.buttons.rows[row].isColor else { return plain }
      return try decisions.choose(isFilled, nothing, plain)
    }
  }
}
