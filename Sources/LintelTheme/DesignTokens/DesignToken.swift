package import LintelDiagnostics
package import LintelSyntax

/// A token of a Design Tokens file, before its value is read.
package struct DesignToken {
  /// An index into the files, or sets of files, that are read together.
  let file: Int
  /// The names down to it as they are written, joined by dots, `$root` included.
  package let path: String
  /// What a theme calls it; nil if nothing is left of the names that it could be called.
  package let name: String?
  /// The place of the token's name.
  package let keyRange: SourceRange
  /// The token's object.
  let node: YAMLNode
  /// Its `$value`, or the object itself where that is a `$ref`.
  let value: YAMLNode
  /// Its own `$type`.
  let type: DesignTokenType?
  /// The `$type` of the nearest group that has one.
  let inheritedType: DesignTokenType?
  /// Whether a type is written that the format does not have, which is reported there.
  let hasUnknownType: Bool
  /// What the token or a group around it says about its deprecation; nil if they say nothing.
  package let deprecation: Deprecation?
  /// What its author says about it.
  package let description: String?

  /// Creates a token of its entry, at the names of the groups around it and its own.
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

  /// The finding about a token that a theme has no name for; nil for every other.
  package var nameFinding: Diagnostic? {
    guard name == nil else { return nil }
    let message = "the token name '\(path)' has no character that is valid in a theme's names"
    let help = "use letters or digits in each of its parts"
    let note = Note("characters that aren't valid in a theme's names become hyphens")
    return Diagnostic("invalid-name", message, at: keyRange, notes: [note], help: [help])
  }

  /// What a `$deprecated` that is not false says.
  package struct Deprecation {
    /// Why, or what to take instead; nil if it is just `true`.
    package let reason: String?
    /// The place of `$deprecated`.
    let range: SourceRange

    /// Nil for `false`.
    package init?(_ node: YAMLNode) {
      if node.style == .plain, node.text != "true" { return nil }
      reason = node.style == .plain ? nil : node.text
      range = node.range
    }
  }
}

/// Makes names that a theme can refer to of names that may hold anything.
enum DesignTokenName {
  /// The name of a token in a theme: `$root` is its group itself, and every run of characters that a theme's names can't
  /// hold becomes a hyphen.
  ///
  /// For example: `Brand/Primary Blue`, `600` becomes `Brand-Primary-Blue.600`.
  static func name(of path: [String]) -> String? {
    let written = path.last == "$root" ? path.dropLast() : path[...]
    let parts = written.map(part)
    let name = parts.joined(separator: ".")
    return NameRules.isValid(name) ? name : nil
  }

  /// One part of a name; empty if nothing is left of it.
  static func part(_ text: String) -> String {
    text.unicodeScalars
      .split { $0 == "." || !NameRules.isAllowed($0) }
      .map { String($0) }
      .joined(separator: "-")
  }

  /// The name within a group of tokens: a first part that repeats the group's name is how a theme names the group.
  static func key(_ group: TokenGroup, _ name: String) -> TokenKey {
    let prefix = "\(group.rawValue)."
    var name = name[...]
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    return TokenKey(group, String(name))
  }
}
