/// How a file of tokens is written, as far as values and references differ.
package enum DesignTokenDialect {
  /// The Design Tokens format, edition 2025.10.
  case designTokens
  /// Trees for Style Dictionary 3 and 4: members with or without `$`, values as CSS writes them.
  case styleDictionary

  /// The paths that a reference may mean, likeliest first.
  func paths(named path: String) -> [String] {
    switch self {
    case .designTokens: return [path]
    case .styleDictionary:
      // A reference names the token, or its value as JavaScript would.
      guard let suffix = [".value", ".$value"].first(where: path.hasSuffix) else { return [path] }
      return [path, String(path.dropLast(suffix.count))]
    }
  }
}
