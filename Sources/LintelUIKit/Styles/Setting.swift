/// A theme's setting for a property, which leaves the property alone or has a value.
@_spi(Generated)
public nonisolated enum Setting<Value> {
  case untouched
  case set(Value)
}

extension Setting: Sendable where Value: Sendable {}

nonisolated extension Setting {
  /// The value, or `nil` if the theme leaves the property alone.
  var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }
}
