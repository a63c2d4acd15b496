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
    /// A name; the owner is the mode of a mode's value, and empty for others.
    case name(NameKind, String, owner: String, isDeclaration: Bool)
    /// A token's declaration; nil for the group if it isn't one.
    case token(TokenGroup, String)
    /// A key of a property, with the keys from the block down to it.
    case property([String])
    /// A key that the language gives a block.
    case key(String)
    /// A path to import.
    case file(String)

    /// A name that is declared elsewhere.
    static func reference(to name: String, _ kind: NameKind) -> Self {
      .name(kind, name, owner: "", isDeclaration: false)
    }
  }

  /// What it means.
  let meaning: Meaning
  /// The place of the key or the name.
  let range: SourceRange
  /// The place of the key and everything below it.
  let extent: SourceRange
}
