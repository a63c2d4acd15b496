/// What a theme says of a property: nothing, so that it is left alone, or a value.
@_spi(Generated)
public nonisolated enum Setting<Value> {
  case untouched
  case set(Value)
}

extension Setting: Sendable where Value: Sendable {}

nonisolated extension Setting {
  /// The value; nil where the theme says nothing.
  var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }
}
