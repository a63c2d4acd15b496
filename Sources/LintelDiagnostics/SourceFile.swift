/// Identifies a file within one `SourceMap`.
package struct FileID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  package static func < (a: FileID, b: FileID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A half-open range of UTF-8 offsets in one file.
///
/// Offsets count from the first byte of the file as it is on disk, a byte-order mark included.
package struct SourceRange: Hashable, Sendable {
  package let file: FileID
  package let lower: Int32
  package let upper: Int32

  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(lower)
    self.upper = Int32(upper)
  }
}

extension SourceRange: Comparable {
  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file, a.lower, a.upper) < (b.file, b.lower, b.upper)
  }

  /// The smallest range of the same file that contains both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      file: file,
      lower: Int(min(lower, other.lower)),
      upper: Int(max(upper, other.upper))
    )
  }
}

/// A place as people and editors count it: both numbers from 1, the column in Unicode scalars.
///
/// A byte-order mark takes no column.
package struct SourceLocation: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of one input file, under the path that messages show.
package struct SourceFile: Sendable {
  /// Relative to the working directory where possible, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]
  package let lines: LineTable

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  private init(_ file: SourceFile, path: String) {
    self.path = path
    bytes = file.bytes
    lines = file.lines
  }

  /// The same file under another path.
  package func renamed(_ path: String) -> SourceFile {
    SourceFile(self, path: path)
  }
}

/// All files of one run; ranges and diagnostics refer into it.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile]

  package init(_ files: [SourceFile] = []) {
    self.files = files
  }

  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  package subscript(id: FileID) -> SourceFile {
    files[Int(id.rawValue)]
  }

  package func location(of range: SourceRange) -> SourceLocation {
    let file = self[range.file]
    return file.lines.location(at: Int(range.lower), in: file.bytes)
  }
}
