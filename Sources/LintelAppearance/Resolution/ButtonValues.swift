import LintelSchema
import LintelTheme

/// The values of the buttons in one slot, with states completed and kinds of button inheriting from `button`.
///
/// UIKit derives the values that a state doesn't set from `normal`, but uses a state's text attributes as a whole. A state with one
/// attribute therefore gets the others from `normal`, except that a disabled title without a color is `tertiaryLabel`.
struct ButtonValues {
  /// The values to set, in the order of families, states, and rows.
  private(set) var values: [UnboundValue] = []
  private let builder: BarBuilder
  private let slot: AppearanceSlot
  /// The declared values by button, state, and row.
  private let own: [ButtonLeaf: Int32]
  /// The rows with declarations, and the title's color, which a disabled button may need.
  private let rows: [Int]

  init(in slot: AppearanceSlot, of builder: BarBuilder) {
    self.builder = builder
    self.slot = slot
    own = builder.leaves.reduce(into: [:]) { own, leaf in
      if case .button(let button) = builder.roles[leaf],
        let value = builder.cascaded.value(of: leaf, in: slot)
      {
        own[button] = value.rawValue
      }
    }
    let table = builder.roles.buttons.rows
    rows = table.indices.filter { [own] row in
      table[row].isForeground || own.keys.contains { $0.row == row }
    }
    guard !own.isEmpty else { return }
    for family in ButtonFamily.allCases where isEmitted(family) {
      for state in ItemState.button { add(family, state) }
    }
  }

  /// Returns whether the object has a kind of button: UIKit draws an undeclared back button as a plain one, but never a prominent one.
  private func isEmitted(_ family: ButtonFamily) -> Bool {
    switch family {
    case .button, .prominentButton: true
    case .backButton: own.keys.contains { $0.family == .backButton }
    }
  }

  private mutating func add(_ family: ButtonFamily, _ state: ItemState) {
    let table = builder.roles.buttons.rows
    let declaresText = rows.contains { table[$0].isText && declaresRow(family, state, $0) }
    for row in rows {
      guard let leaf = builder.roles.buttons.leaf(builder.kind, family, state, row: row) else {
        continue
      }
      let value: Int32?
      if state == .normal {
        value = declared(family, .normal, row) ?? inherited(family, .normal, row)
      } else if table[row].isText ? declaresText : declaresRow(family, state, row) {
        value = completed(family, state, row)
      } else {
        value = nil
      }
      if let value { values.append(UnboundValue(leaf: leaf, item: -1, value: value)) }
    }
  }

  /// Returns whether the theme declares a row, for this kind of button or for `button`.
  private func declaresRow(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Bool {
    (declared(family, state, row) ?? inherited(family, state, row)) != nil
  }

  /// Returns a value of a completed state: its own, then `normal`'s, then the same two of `button`.
  private func completed(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    if let value = declared(family, state, row) { return value }
    let isDisabledTitle = state == .disabled && builder.roles.buttons.rows[row].isForeground
    if isDisabledTitle, declaresOwnText(family, state) { return UnboundValue.disabledTitle }
    if let value = declared(family, .normal, row) { return value }
    if let value = inherited(family, state, row) { return value }
    if isDisabledTitle { return UnboundValue.disabledTitle }
    return inherited(family, .normal, row)
  }

  /// Returns whether the theme declares any text attribute of this state itself.
  private func declaresOwnText(_ family: ButtonFamily, _ state: ItemState) -> Bool {
    let table = builder.roles.buttons.rows
    return rows.contains { table[$0].isText && declared(family, state, $0) != nil }
  }

  /// Returns the declared value of one row, or `nil` if there is none.
  private func declared(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    own[ButtonLeaf(family: family, state: state, row: row)]
  }

  /// Returns the value of `button`; a prominent button that is filled with the tint doesn't inherit colors.
  private func inherited(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    switch family {
    case .button: return nil
    case .backButton: break
    case .prominentButton:
      if builder.ios >= Version(26), builder.roles.buttons.rows[row].isColor { return nil }
    }
    return declared(.button, state, row)
  }
}
