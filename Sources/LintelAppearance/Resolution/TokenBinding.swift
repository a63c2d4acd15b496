import LintelSchema
import LintelTheme

/// Resolves tokens late: to their values in the same context as the value that uses them.
struct TokenBinding {
  let theme: Theme
  let roles: LeafRoles
  let cascaded: CascadedValues

  /// Returns a value with its tokens resolved, or `nil` if that's impossible or leaves nothing.
  func bind(_ value: Int32) -> ResolvedValue? {
    if value == UnboundValue.disabledTitle { return .color(.system("tertiaryLabel", alpha: 1)) }
    return bind(theme.values[Int(value)])
  }

  /// Returns a value that no declaration has with its tokens resolved, or `nil` as above.
  func bind(_ value: Value) -> ResolvedValue? { resolve(value, lookup: token) }

  /// Returns the value of a token in the context, or `nil` if it has none there.
  private func token(_ key: TokenKey) -> Value? {
    guard let target = theme.target(of: key, in: roles.schema),
      let value = cascaded.value(of: target, in: .standard)
    else { return nil }
    return theme.values[value.index]
  }

  /// Returns a complete object with its tokens resolved, without values whose tokens have none.
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

extension LeafRoles {
  /// Returns a value with UIKit's property path to its place in the object.
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

extension ItemPart {
  /// UIKit's property path from an appearance object to the part.
  var steps: [String] { [layout?.uikitName, state?.description].compactMap(\.self) }
}
