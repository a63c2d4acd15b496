/// What a file that a theme imports is written in, by the extensions that the Design Tokens format asks for.
package enum FileFormat {
  /// YAML of the theme language.
  case theme
  /// Tokens of the Design Tokens format (2025.10), in JSON.
  case designTokens
  /// A resolver document of the Design Tokens Resolver module, in JSON.
  case resolver

  /// Returns the format that a path's extension means; YAML for all others.
  package init(_ path: String) {
    if path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens") {
      self = .designTokens
    } else if path.hasSuffix(".resolver.json") {
      self = .resolver
    } else {
      self = .theme
    }
  }

  /// Whether a file is JSON by its name; resolver documents refer to files by whatever name these have.
  package static func isJSON(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }
}
