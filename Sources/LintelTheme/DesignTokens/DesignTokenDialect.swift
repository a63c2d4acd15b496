/// The notation of values and references in a file of tokens.
package enum DesignTokenDialect {
  /// The Design Tokens format, edition 2025.10.
  case designTokens
  /// Trees for Style Dictionary 3 and 4, which have members with or without `$`, and values in CSS notation.
  case styleDictionary

  /// Returns the paths that a reference can mean, likeliest first.
  func paths(named path: String) -> [String] {
    switch self {
    case .designTokens: return [path]
    case .styleDictionary:
      // A reference names the token, or its value as in JavaScript.
      guard let suffix = [".value", ".$value"].first(where: path.hasSuffix) else { return [path] }
      return [path, String(path.dropLast(suffix.count))]
    }
  }
}
