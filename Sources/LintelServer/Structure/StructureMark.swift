import LintelDiagnostics
import LintelTheme

/// What a theme declares by name, tokens aside.
enum NameKind: String, Hashable, Sendable {
  /// A brand.
  case brand
  /// A promo.
  case promo
  /// A mode.
  case mode
  /// A value of a mode.
  case modeValue
  /// A screen, or a pattern of screens.
  case screen
  /// A group of screens.
  case group
  /// A style.
  case style
}

/// A key or a name of a file, and what it means there.
struct StructureMark: Sendable {
  /// What is at a place.
  enum Meaning: Hashable, Sendable {
    /// What is named there.
    case subject(Subject, isDeclaration: Bool)
    /// A key of a property, with the keys from the block down to it.
    case property([String])
    /// A key that the language gives a block.
    case key(String)

    /// A name; the owner is the mode of a mode's value, and empty for others.
    static func name(
      _ kind: NameKind,
      _ name: String,
      owner: String = "",
      isDeclaration: Bool = false
    ) -> Self {
      .subject(.name(kind, name, owner: owner), isDeclaration: isDeclaration)
    }
  }

  /// What it means.
  let meaning: Meaning
  /// The place of the key or the name.
  let range: SourceRange
  /// The place of the key and everything below it.
  let extent: SourceRange
}
