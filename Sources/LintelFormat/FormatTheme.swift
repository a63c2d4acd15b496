package import LintelDiagnostics
import LintelSyntax

/// The result of formatting a file.
package enum FormattingOutcome: Sendable {
  /// The file is already in its canonical form, or isn't a theme.
  case unchanged
  /// The bytes of the formatted file.
  case formatted([UInt8])
  /// The findings that keep the file from being read, so that it stays unchanged.
  case unreadable([Diagnostic])
  /// A mistake of the formatter, with the place in the file where the result would mean something else.
  case failed(FormattingFailure)
}

/// The reason why a result was discarded.
package struct FormattingFailure: Error, Sendable {
  /// What would be wrong with the result, as a sentence.
  package let message: String
  /// The place in the author's file.
  package let range: SourceRange
}

/// Formats a file of a theme in its canonical form: layout, order of keys, and quotes.
///
/// Comments and the meaning stay the same: the result is read again and compared, node by node and declaration by declaration.
package func formatTheme(_ file: SourceFile) -> FormattingOutcome {
  let parsed = parseYAML(file, as: FileID(0))
  guard !parsed.diagnostics.hasErrors else { return .unreadable(parsed.diagnostics) }
  // A file that isn't a mapping isn't a theme, and has no order of keys.
  guard let root = parsed.root, root.kind == .mapping else { return .unchanged }
  var tree = FormattingReader.tree(of: file, root: root)
  tree.putInOrder()
  let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? "\u{FEFF}" : ""
  let text = mark + FormattingLayout.text(of: tree, lineBreak: lineBreak(of: file.bytes))
  let result = SourceFile(path: file.path, bytes: Array(text.utf8))
  guard result.bytes != file.bytes else { return .unchanged }
  if let failure = FormattingProof(of: result, madeOf: file, root: root).failure {
    return .failed(failure)
  }
  return .formatted(result.bytes)
}

/// Returns the line break that most lines of a file end with, or LF if there is none.
private func lineBreak(of bytes: [UInt8]) -> String {
  var (feeds, pairs, returns) = (0, 0, 0)
  for (index, byte) in bytes.enumerated() {
    if byte == 0x0A {
      if index > 0, bytes[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
    } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
      returns += 1
    }
  }
  if pairs > feeds, pairs >= returns { return "\r\n" }
  return returns > feeds ? "\r" : "\n"
}
