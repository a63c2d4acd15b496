import LintelDiagnostics

/// The place where something was read: a file of the app and a position in it.
package struct SourcePlace: Codable, Hashable, Sendable, Comparable {
  /// The path relative to the folder that was read, with `/` between folders.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1, in UTF-8 bytes.
  private(set) var column = 1

  /// Orders places by file, line, and column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceFile {
  func place(at offset: Int) -> SourcePlace {
    let line = lines.line(at: offset)
    let column = offset - Int(lines.starts[line]) + 1
    return SourcePlace(file: path, line: line + 1, column: column)
  }
}
