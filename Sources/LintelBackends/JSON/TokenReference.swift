import LintelSchema
import LintelTheme

/// Writes values that refer to tokens instead of containing the tokens' values.
///
/// A value is resolved as in a context, but each token is replaced by a color that only the app
/// knows, so that functions of tokens remain functions. The color's name identifies the token.
enum TokenReference {
  /// The start of these names; no name that a theme declares begins with it.
  private static let mark = "$"

  /// Returns a value as written, with references instead of its tokens, or `nil` if it can't be resolved.
  static func json(of value: Value, as type: ValueType) -> JSONValue? {
    if case .token(let key) = value { return reference(to: key) }
    if case .derivedFont(let font) = value {
      return font.changes.json(
        with: font.parts.mapValues(reference),
        base: font.base.map(reference)
      )
    }
    let resolved = resolve(value) { key in
      .color(.runtime(name: mark + path(of: key), samples: []))
    }
    return resolved?.json(as: type)
  }

  /// Returns the token that a color represents, such as `colors.accent`, or `nil` if the app supplies the color.
  static func path(in name: String) -> String? {
    name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : nil
  }

  private static func reference(to key: TokenKey) -> JSONValue { ["token": .string(path(of: key))] }

  private static func path(of key: TokenKey) -> String { "\(key.group.rawValue).\(key.name)" }
}
