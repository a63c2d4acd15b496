import LintelDiagnostics

/// A character that YAML would treat as an indicator although the author meant text.
///
/// The character is read as a letter. It counts only if a plain text turns out to begin there, or
/// to contain it if it's an argument, which is never the case in a comment or in quotes.
struct SyntaxMask: Hashable {
  enum Kind {
    /// The `#` of an unquoted color.
    case color
    /// The `#` of an unquoted color among the arguments of a call.
    case argument
    /// A `*` that begins the pattern of a key.
    case pattern
    /// Any other character that can't begin a plain text.
    case indicator
  }

  /// The offset of the character in the file.
  let offset: Int
  /// The most likely meaning of the character.
  let kind: Kind

  var isColor: Bool { kind == .color || kind == .argument }
}

extension SyntaxMask {
  /// Returns the finding about a text that begins with the mask, or `nil` if the mask was a mistake.
  func diagnostic(for text: String, at range: SourceRange) -> Diagnostic? {
    let rule: String
    let message: String
    switch kind {
    case .color, .argument:
      guard isHexColor(Array(text.utf8)) else { return nil }
      rule = "unquoted-color"
      message = "the color '\(text)' isn't in quotes, so YAML reads it as a comment"
    case .pattern:
      rule = "yaml-alias"
      message = "'\(text)' isn't in quotes, so YAML reads its '*' as an alias"
    case .indicator:
      let first = text.first.map(String.init) ?? ""
      rule = first == "!" ? "yaml-tag" : "yaml-syntax"
      message = "text can't begin with '\(first)' unless it's quoted"
    }
    let help = "quote it: \(quoted(text))"
    let fixIt = FixIt("quote it", replace: range, with: quoted(text))
    return Diagnostic(
      rule,
      message,
      at: range,
      help: [help],
      fixIts: [fixIt],
      about: .missingQuotes
    )
  }
}

/// Returns a text in single quotes, which need no escapes, or a color in double quotes, as themes write it.
func quoted(_ text: String) -> String {
  text.hasPrefix("#") ? "\"\(text)\"" : "'\(text.replacing("'", with: "''"))'"
}

/// Returns the arguments of a call with quotes around the colors that follow a space.
package func quotingColors(_ arguments: String) -> String {
  arguments.split(separator: " ", omittingEmptySubsequences: false).map { word in
    let color = word.hasPrefix("#") ? word.prefix { $0 == "#" || $0.isHexDigit } : ""
    return color.isEmpty ? String(word) : quoted(String(color)) + word.dropFirst(color.count)
  }.joined(separator: " ")
}

/// Whether bytes are `#` and 3, 4, 6, or 8 hexadecimal digits.
func isHexColor(_ bytes: some Collection<UInt8>) -> Bool {
  bytes.first == UInt8(ascii: "#") && [4, 5, 7, 9].contains(bytes.count)
    && bytes.dropFirst().allSatisfy(isHexDigit)
}

func isHexDigit(_ byte: UInt8) -> Bool { "0123456789abcdefABCDEF".utf8.contains(byte) }
