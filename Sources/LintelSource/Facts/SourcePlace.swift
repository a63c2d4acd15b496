import LintelDiagnostics

/// The place where something was read: a file of the app and a position in it.
public struct SourcePlace: Codable, Hashable, Sendable, Comparable {
  /// The path relative to the folder that was read, with `/` between folders.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1, in UTF-8 bytes.
  public let column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by file, line, and column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceFile {
  /// Returns the place of an offset.
  func place(at offset: Int) -> SourcePlace {
    let line = lines.line(at: offset)
    let column = offset - Int(lines.starts[line]) + 1
    return SourcePlace(file: path, line: line + 1, column: column)
  }
}
