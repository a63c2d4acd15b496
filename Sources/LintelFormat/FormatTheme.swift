package import LintelDiagnostics
package import LintelSyntax

/// What became of a file that was to be formatted.
package enum FormattingOutcome: Sendable {
  /// The file is as it should be.
  case unchanged
  /// The bytes that the file should have.
  case formatted([UInt8])
  /// What keeps the file from being read; it is left as it is.
  case unreadable([Diagnostic])
  /// The formatter's own mistake, with the place in the file where the result would mean something else.
  case failed(FormattingFailure)
}

/// Why a result was thrown away.
package struct FormattingFailure: Error, Sendable {
  /// What would go wrong, as a sentence.
  package let message: String
  /// The place in the file that the author wrote.
  package let range: SourceRange
}

/// Writes a theme's file in its canonical form: layout, order of keys, quotes.
///
/// Comments stay, and so does the meaning: what was written is read again and compared, node by node and declaration by declaration.
///
/// - Parameters:
///   - file: a file of a theme, the root or an imported one.
///   - limits: how much is read.
/// - Returns: the new bytes, or why there are none.
package func formatTheme(
  _ file: SourceFile,
  limits: SyntaxLimits = SyntaxLimits()
) -> FormattingOutcome {
  let parsed = parseYAML(file, as: FileID(0), limits: limits)
  guard !parsed.diagnostics.hasErrors else { return .unreadable(parsed.diagnostics) }
  // A file that isn't a mapping isn't a theme, and has no order.
  guard let root = parsed.root, root.kind == .mapping else { return .unchanged }
  var tree = FormattingReader.tree(of: file, root: root)
  tree.putInOrder()
  let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? "\u{FEFF}" : ""
  let text = mark + FormattingLayout.text(of: tree, lineBreak: lineBreak(of: file.bytes))
  let result = SourceFile(path: file.path, bytes: Array(text.utf8))
  guard result.bytes != file.bytes else { return .unchanged }
  if let failure = FormattingProof(of: result, madeOf: file, root: root, limits: limits).failure {
    return .failed(failure)
  }
  return .formatted(result.bytes)
}

/// The break that most lines of a file end with; LF if none does.
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
