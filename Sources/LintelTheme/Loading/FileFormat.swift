/// The format of an imported file, according to the file extensions that the Design Tokens format defines.
package enum FileFormat {
  /// YAML in the theme language.
  case theme
  /// JSON in the Design Tokens format (2025.10).
  case designTokens
  /// A resolver document, in JSON, as the Design Tokens Resolver module defines it.
  case resolver

  /// Creates the format for a path's extension, which is YAML if the extension is unknown.
  package init(_ path: String) {
    if path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens") {
      self = .designTokens
    } else if path.hasSuffix(".resolver.json") {
      self = .resolver
    } else {
      self = .theme
    }
  }

  /// Returns whether a file is JSON by its extension; every `.json` counts, because resolver documents refer to files by any name.
  package static func isJSON(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }
}
