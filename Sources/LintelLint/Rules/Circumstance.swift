package import LintelTheme

/// What an example needs to be what it is and its text can't say, such as how the file is saved.
///
/// Most rules read nothing but the theme's text. A few concern how files are saved, which files can
/// be read, or how large a theme may be.
package struct Circumstance: Sendable {
  /// How text becomes bytes.
  package enum Encoding: Sendable {
    /// UTF-8, which YAML 1.2 recommends, without a byte-order mark.
    case utf8
    /// ISO 8859-1, in which a byte is a character.
    case latin1
    /// With a byte-order mark, the lower byte first.
    case utf16

    /// A text as it's saved; Latin-1 writes '?' for characters that it lacks.
    package func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .latin1: text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : 0x3F }
      case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    }
  }

  /// For the page, as a sentence.
  package let words: String
  /// Of the root file.
  package private(set) var encoding = Encoding.utf8
  /// A file that is there and can't be read.
  package private(set) var unreadable: String?
  /// The limits under which the example is compiled.
  package private(set) var limits = ThemeLimits()
  /// Whether names in upper and lower case lead to the same file.
  package private(set) var ignoresCase = false
  /// The text of the baseline, a file next to the theme.
  package private(set) var baseline: String?

  /// The root file is saved in another encoding than UTF-8.
  ///
  /// - Parameters:
  ///   - encoding: how it is saved.
  ///   - words: the same as a sentence, for the page.
  /// - Returns: the circumstance.
  package static func saved(in encoding: Encoding, _ words: String) -> Circumstance {
    Circumstance(words: words, encoding: encoding)
  }

  /// A file is there, and the user has no permission to read it.
  ///
  /// - Parameter path: the file, as imports name it.
  /// - Returns: the circumstance.
  package static func unreadable(_ path: String) -> Circumstance {
    Circumstance(
      words: "The permissions of `\(path)` don't allow Lintel to read it.",
      unreadable: path
    )
  }

  /// A disk as most Macs have.
  package static var ignoringCase: Circumstance {
    Circumstance(words: "On a disk that ignores case, such as a Mac's.", ignoresCase: true)
  }

  /// Limits that are lower than those of the compiler, which no example could show.
  package static func limits(
    _ words: String,
    _ change: (inout ThemeLimits) -> Void
  ) -> Circumstance {
    var result = Circumstance(words: words)
    change(&result.limits)
    return result
  }

  /// A baseline, in which the findings are.
  package static func baseline(_ text: String) -> Circumstance {
    Circumstance(words: "With the baseline:\n\n```yml\n\(text)\n```", baseline: text)
  }
}
