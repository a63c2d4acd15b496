/// The id of a file in a `SourceMap`.
package struct FileID: Hashable, Comparable, Sendable {
  /// The index of the file in `SourceMap.files`.
  package let rawValue: Int32

  package init(_ index: Int) { rawValue = Int32(index) }

  /// Orders files in the order in which they were added.
  package static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// A half-open range of UTF-8 offsets in one file.
///
/// Offsets count from the first byte of the file on disk, including a byte-order mark.
package struct SourceRange: Hashable, Sendable {
  package let file: FileID
  /// The offset of the first byte.
  package let lower: Int32
  /// The offset after the last byte, which is equal to `lower` for an empty range.
  package let upper: Int32

  /// Creates a range from two offsets; `upper` must not be less than `lower`.
  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(lower)
    self.upper = Int32(upper)
  }
}

/// The source order of ranges, in which findings are reported.
extension SourceRange: Comparable {
  /// Orders ranges by file, then by their start, then by their end.
  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file, a.lower, a.upper) < (b.file, b.lower, b.upper)
  }

  /// Returns the smallest range of the same file that contains both ranges.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      file: file,
      lower: Int(min(lower, other.lower)),
      upper: Int(max(upper, other.upper))
    )
  }

  /// Returns the same range in a file, optionally shifted by a number of bytes.
  package func moved(to file: FileID, by shift: Int = 0) -> SourceRange {
    SourceRange(file: file, lower: Int(lower) + shift, upper: Int(upper) + shift)
  }
}

/// A line and column as people and editors count them: both start at 1, and the column is in Unicode scalars.
///
/// A byte-order mark doesn't have a column.
package struct SourceLocation: Hashable, Sendable {
  /// The line, starting at 1.
  package let line: Int
  /// The column, starting at 1.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of an input file, with the path that messages print.
///
/// The bytes are the same as on disk. Invalid UTF-8 is a finding of the syntax
/// stage, not a reason to read the file differently.
package struct SourceFile: Sendable {
  /// The path, relative to the working directory if possible, with `/` between its parts.
  package private(set) var path: String
  /// The whole file, including a byte-order mark.
  package let bytes: [UInt8]
  /// The start of each line.
  package let lines: LineTable

  /// Creates a file and finds its lines.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Returns the file with another path, without finding its lines again.
  package func renamed(_ path: String) -> SourceFile {
    var file = self
    file.path = path
    return file
  }

  /// Returns the text of a range in the file, as it is on disk.
  package func text(of range: SourceRange) -> String {
    String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
}

/// All files of a run, which ranges and diagnostics refer to.
///
/// Ids are indices into `files`, so a range is valid for only one map.
package struct SourceMap: Sendable {
  /// The files in the order of their ids.
  package private(set) var files: [SourceFile]

  /// Creates a map of files, whose ids are their indices.
  package init(_ files: [SourceFile] = []) { self.files = files }

  /// Adds a file, and returns its id for ranges in it.
  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The file with an id from this map.
  package subscript(id: FileID) -> SourceFile { files[Int(id.rawValue)] }

  /// Returns the location where a range starts, with the column in Unicode scalars.
  package func location(of range: SourceRange) -> SourceLocation {
    let file = self[range.file]
    return file.lines.location(at: Int(range.lower), in: file.bytes)
  }

  /// Returns the start of a range as `file:line:column`, with line and column starting at 1, and with the path converted by `name`.
  package func place(of range: SourceRange, naming name: (String) -> String = { $0 }) -> String {
    let location = location(of: range)
    return "\(name(self[range.file].path)):\(location.line):\(location.column)"
  }
}
