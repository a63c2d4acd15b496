import LintelSchema
import LintelTheme

/// How values refer to tokens instead of holding what the tokens come to.
///
/// A value is resolved as in a context, but each token is replaced by a color that only the app
/// knows, so that functions over tokens stay functions. The name of that color identifies the
/// token.
enum TokenReference {
  /// No name that a theme declares begins with it.
  private static let mark = "$"

  /// A value as written, with references instead of its tokens.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - type: what it is a value of.
  /// - Returns: the value, nil if the outcome isn't one.
  static func json(of value: Value, as type: ValueType) -> JSONValue? {
    if case .token(let key) = value { return ["token": .string(path(of: key))] }
    if case .derivedFont(let font) = value {
      return font.changes.json(with: font.parts.mapValues { ["token": .string(path(of: $0))] })
    }
    let resolved = resolve(value) { key in
      .color(.runtime(name: mark + path(of: key), samples: []))
    }
    return resolved?.json(as: type)
  }

  /// The token that a color represents, such as `colors.accent`; nil for a color that the app
  /// supplies.
  static func path(in name: String) -> String? {
    name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : nil
  }

  private static func path(of key: TokenKey) -> String {
    "\(key.group.rawValue).\(key.name)"
  }
}
