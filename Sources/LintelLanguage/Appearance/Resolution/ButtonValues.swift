import LintelSchema

/// The values of the buttons in one slot, with states completed and kinds of button inheriting from `button`.
///
/// UIKit derives what a state does not say from `normal`, but takes a state's text attributes as they stand: a state with one
/// of its own gets the others from `normal`, except that a disabled title without a color is `tertiaryLabel`.
struct ButtonValues {
  private(set) var values: [UnboundValue] = []
  private let builder: BarBuilder
  private let slot: AppearanceSlot
  private let own: [ButtonLeaf: Int32]
  /// The rows that have a declaration, and the title's color, which a disabled button may need.
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

  /// UIKit draws a back button without declarations as a plain one, but never a prominent one.
  private func isEmitted(_ family: ButtonFamily) -> Bool {
    switch family {
    case .button, .prominentButton: true
    case .backButton: own.keys.contains { $0.family == .backButton }
    }
  }

  private mutating func add(_ family: ButtonFamily, _ state: ItemState) {
    let table = builder.roles.buttons.rows
    let saysText = rows.contains { table[$0].isText && saysRow(family, state, $0) }
    for row in rows {
      guard let leaf = builder.roles.buttons.leaf(builder.kind, family, state, row: row) else {
        continue
      }
      let value: Int32?
      if state == .normal {
        value = said(family, .normal, row) ?? inherited(family, .normal, row)
      } else if table[row].isText ? saysText : saysRow(family, state, row) {
        value = completed(family, state, row)
      } else {
        value = nil
      }
      if let value { values.append(UnboundValue(leaf: leaf, item: -1, value: value)) }
    }
  }

  private func saysRow(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Bool {
    (said(family, state, row) ?? inherited(family, state, row)) != nil
  }

  /// A value of a state that is written out: its own, then `normal`'s, then the same two of `button`.
  private func completed(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    if let value = said(family, state, row) { return value }
    let isDisabledTitle = state == .disabled && builder.roles.buttons.rows[row].isForeground
    if isDisabledTitle, saysOwnText(family, state) { return UnboundValue.disabledTitle }
    if let value = said(family, .normal, row) { return value }
    if let value = inherited(family, state, row) { return value }
    if isDisabledTitle { return UnboundValue.disabledTitle }
    return inherited(family, .normal, row)
  }

  private func saysOwnText(_ family: ButtonFamily, _ state: ItemState) -> Bool {
    let table = builder.roles.buttons.rows
    return rows.contains { table[$0].isText && said(family, state, $0) != nil }
  }

  private func said(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    own[ButtonLeaf(family: family, state: state, row: row)]
  }

  /// The value of `button`; a prominent one takes no colors from it where it is filled with the tint.
  private func inherited(_ family: ButtonFamily, _ state: ItemState, _ row: Int) -> Int32? {
    switch family {
    case .button: return nil
    case .backButton: break
    case .prominentButton:
      if builder.ios >= Version(26), builder.roles.buttons.rows[row].isColor { return nil }
    }
    return said(.button, state, row)
  }
}
