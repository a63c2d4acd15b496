package import LintelDiagnostics
package import LintelSyntax

/// A token of a Design Tokens file, before its value is read.
package struct DesignToken {
  /// The index of its file, or set of files, among those that are read together.
  let file: Int
  /// The names of its groups and its own name as written, joined by dots, including `$root`.
  package let path: String
  /// The name in a theme, or `nil` if that isn't valid.
  package let name: String?
  package let keyRange: SourceRange
  let node: YAMLNode
  /// The token's `$value`, or the object itself if that is a `$ref`.
  let value: YAMLNode
  /// The token's own `$type`.
  let type: DesignTokenType?
  /// The `$type` of the nearest group that has one.
  let inheritedType: DesignTokenType?
  /// Whether a type is written that the format doesn't define, which is a separate finding.
  let hasUnknownType: Bool
  /// The deprecation of the token or a group around it, or `nil` if there is none.
  package let deprecation: Deprecation?
  /// The path without the set around the token, which references in files of Tokens Studio omit, or `nil` in any other file.
  package var pathInSet: String?
  package let description: String?

  /// Creates a token from its entry, at the path of its groups' names and its own.
  package init(
    _ entry: YAMLEntry,
    at path: [String],
    file: Int,
    value: YAMLNode,
    type: DesignTokenType?,
    inheritedType: DesignTokenType?,
    hasUnknownType: Bool = false,
    deprecation: Deprecation?,
    description: String?
  ) {
    self.file = file
    self.path = path.joined(separator: ".")
    name = DesignTokenName.name(of: path)
    keyRange = entry.key.range
    node = entry.value
    self.value = value
    self.type = type
    self.inheritedType = inheritedType
    self.hasUnknownType = hasUnknownType
    self.deprecation = deprecation
    self.description = description
  }

  /// The finding about a token without a valid name, or `nil` for any other token.
  package var nameFinding: Diagnostic? {
    guard name == nil else { return nil }
    let message = "the token name '\(path)' has no characters that are valid in a theme's names"
    let help = "use letters or digits in each of its parts"
    let note = Note("characters that aren't valid in a theme's names become hyphens")
    return Diagnostic("invalid-name", message, at: keyRange, notes: [note], help: [help])
  }

  /// The content of a `$deprecated` that isn't false.
  package struct Deprecation {
    /// The reason or the replacement, or `nil` if the value is `true`.
    package let reason: String?
    let range: SourceRange

    /// Creates a deprecation, or returns `nil` for `false`.
    package init?(_ node: YAMLNode) {
      if node.style == .plain, node.text != "true" { return nil }
      reason = node.style == .plain ? nil : node.text
      range = node.range
    }
  }
}

/// Converts names with arbitrary characters into names in a theme.
enum DesignTokenName {
  /// Returns the name of a token in a theme, where `$root` is its group itself, and every run of invalid characters becomes a hyphen.
  ///
  /// For example, `Brand/Primary Blue`, `600` becomes `Brand-Primary-Blue.600`.
  static func name(of path: [String]) -> String? {
    let written = path.last == "$root" ? path.dropLast() : path[...]
    let parts = written.map(part)
    let name = parts.joined(separator: ".")
    return NameRules.isValid(name) ? name : nil
  }

  /// Returns one part of a name, which is empty if it has no valid characters.
  static func part(_ text: String) -> String {
    text.unicodeScalars
      .split { $0 == "." || !NameRules.isAllowed($0) }
      .map { String($0) }
      .joined(separator: "-")
  }

  /// Returns the key of a token without the group's name at the beginning, which is how a theme's references name the group.
  static func key(_ group: TokenGroup, _ name: String) -> TokenKey {
    let prefix = "\(group.rawValue)."
    var name = name[...]
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    return TokenKey(group, String(name))
  }
}
