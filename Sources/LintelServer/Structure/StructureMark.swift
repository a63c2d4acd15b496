import LintelDiagnostics

/// The kinds of things that a theme declares by name, except for tokens.
enum NameKind: String, Hashable, Sendable {
  case brand
  case promo
  case mode
  case modeValue
  case screen
  case group
  case style
}

/// A key or a name in a file, and its meaning there.
struct StructureMark: Sendable {
  /// The meaning of a key or a name.
  enum Meaning: Hashable, Sendable {
    /// The name of a subject.
    case subject(Subject, isDeclaration: Bool)
    /// The key of a property, with the keys from the block down to it.
    case property([String])
    /// A key of the language in a block.
    case key(String)

    /// Returns the meaning of a name; the owner is the mode of a mode's value, and empty for other names.
    static func name(
      _ kind: NameKind,
      _ name: String,
      owner: String = "",
      isDeclaration: Bool = false
    ) -> Self {
      .subject(.name(kind, name, owner: owner), isDeclaration: isDeclaration)
    }
  }

  let meaning: Meaning
  let range: SourceRange
  /// The place of the key and everything below it.
  let extent: SourceRange
}
