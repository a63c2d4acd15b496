import LintelSchema
import LintelTheme

/// Binds tokens late: to what the cascade says of them in the same context as of the value that uses them.
struct TokenBinding {
  /// The theme that declares the tokens.
  let theme: Theme
  /// The roles of leaves, which tokens of components are looked up by.
  let roles: LeafRoles
  /// What the cascade says in the context.
  let cascaded: CascadedValues

  /// Returns a value with its tokens replaced; nil if that's impossible or leaves nothing.
  func bind(_ value: Int32) -> ResolvedValue? {
    if value == UnboundValue.disabledTitle { return .color(.system("tertiaryLabel", alpha: 1)) }
    return bind(theme.values[Int(value)])
  }

  /// A value that no declaration has with its tokens replaced; nil as above.
  func bind(_ value: Value) -> ResolvedValue? { resolve(value, lookup: token) }

  /// What a token is in the context; nil if no declaration of it holds there.
  private func token(_ key: TokenKey) -> Value? {
    guard let target = theme.target(of: key, in: roles.schema),
      let value = cascaded.value(of: target, in: .standard)
    else { return nil }
    return theme.values[value.index]
  }

  /// A complete object with its values in place, without those that tokens leave open.
  func bind(_ object: UnboundAppearance) -> Appearance {
    Appearance(
      bar: object.bar,
      configure: object.configure,
      values: object.values.compactMap { value in
        bind(value.value).map { roles.placed(value, in: object, $0) }
      }
    )
  }

  /// Returns a bar's own values; slots that resolve to the same value share it.
  func bind(_ values: [UnboundBar.Value]) -> [Bar.Value] {
    var result: [Bar.Value] = []
    for value in values {
      guard let bound = bind(value.value) else { continue }
      let twin = result.firstIndex { $0.leaf == value.leaf && $0.value == bound }
      let slots = value.slots.union(SlotSet(twin.map { result[$0].slots } ?? []))
      let joined = Bar.Value(leaf: value.leaf, slots: slots.slots, value: bound)
      if let twin { result[twin] = joined } else { result.append(joined) }
    }
    return result
  }
}

/// Places values in appearance objects.
extension LeafRoles {
  /// A value together with UIKit's steps to its place in the object.
  func placed(
    _ value: UnboundValue,
    in object: UnboundAppearance,
    _ resolved: ResolvedValue
  ) -> Appearance.Value {
    let leaf = schema[value.leaf]
    let former = object.usesFormerNames ? leaf.former?.uikitPath : nil
    let part = value.item < 0 ? nil : ItemPart(cell: Int(value.item))
    return Appearance.Value(
      leaf: value.leaf,
      layout: part?.layout,
      state: part?.state ?? leaf.buttonState,
      path: (part?.steps ?? []) + (former ?? leaf.uikitPath),
      value: resolved
    )
  }
}

/// Reads a part of a tab item from a number.
extension ItemPart {
  /// UIKit's steps from an appearance object to the part.
  package var steps: [String] { [layout?.uikitName, state?.description].compactMap(\.self) }

  /// The layout and state of a value of `Dimension.item`.
  package init(cell: Int) {
    let states = ItemState.tabItem
    self.init(layout: ItemLayout(rawValue: cell / states.count), state: states[cell % states.count])
  }
}
