package import LintelTheme

/// A fact about an example that its text can't express, such as the encoding of the file.
///
/// Most rules read nothing but the theme's text. A few concern how files are saved, which files can
/// be read, or how large a theme may be.
package struct Circumstance: Sendable {
  /// The encoding of a file.
  package enum Encoding: Sendable {
    /// UTF-8, which YAML 1.2 recommends, without a byte-order mark.
    case utf8
    /// ISO 8859-1, which has one byte for each character.
    case latin1
    /// UTF-16 with a byte-order mark, the low byte first.
    case utf16

    /// Returns the bytes of a text, in Latin-1 with '?' for characters that it doesn't include.
    package func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .latin1: text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : 0x3F }
      case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    }
  }

  /// The circumstance as a sentence for the rule's page.
  package let words: String
  package private(set) var encoding = Encoding.utf8
  /// The path of a file that exists but can't be read.
  package private(set) var unreadable: String?
  package private(set) var limits = ThemeLimits()
  /// Whether names that differ only in case refer to the same file.
  package private(set) var ignoresCase = false
  /// The text of the baseline, a file next to the theme.
  package private(set) var baseline: String?

  /// The root file has an encoding that differs from UTF-8.
  package static func saved(in encoding: Encoding, _ words: String) -> Circumstance {
    Circumstance(words: words, encoding: encoding)
  }

  /// A file exists, and the user has no permission to read it.
  package static func unreadable(_ path: String) -> Circumstance {
    Circumstance(
      words: "The permissions of `\(path)` don't allow Lintel to read it.",
      unreadable: path
    )
  }

  /// The disk ignores case, as on most Macs.
  package static var ignoringCase: Circumstance {
    Circumstance(words: "On a disk that ignores case, such as a Mac's.", ignoresCase: true)
  }
}
