/// What a file that a theme imports is written in, by the extensions that the Design Tokens format asks for.
enum FileFormat {
  case theme
  case designTokens
  case resolver

  init(_ path: String) {
    if path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens") {
      self = .designTokens
    } else if path.hasSuffix(".resolver.json") {
      self = .resolver
    } else {
      self = .theme
    }
  }

  /// Whether a file is JSON by its name; resolver documents refer to files by whatever name these have.
  static func isJSON(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }
}
