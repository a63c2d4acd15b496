/// Identifies a file within one `SourceMap`.
package struct FileID: Hashable, Comparable, Sendable {
  /// The index of the file in `SourceMap.files`.
  package let rawValue: Int32

  /// Creates the id of the file at an index.
  package init(_ index: Int) {
    rawValue = Int32(index)
  }

  /// Orders files as they were added.
  package static func < (a: FileID, b: FileID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A half-open range of UTF-8 offsets in one file.
///
/// Offsets count from the first byte of the file as it is on disk, a byte-order mark included.
package struct SourceRange: Hashable, Sendable {
  /// The file that the offsets count in.
  package let file: FileID
  /// The offset of the first byte.
  package let lower: Int32
  /// The offset behind the last byte; equal to `lower` for an empty range.
  package let upper: Int32

  /// Creates a range from two offsets; `upper` must not be less than `lower`.
  package init(file: FileID, lower: Int, upper: Int) {
    self.file = file
    self.lower = Int32(lower)
    self.upper = Int32(upper)
  }
}

/// Source order, in which findings are reported.
extension SourceRange: Comparable {
  /// Orders ranges by file, then by where they begin, then by where they end.
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

  /// The same bytes in another file, or where they are after a shift.
  package func moved(to file: FileID, by shift: Int = 0) -> SourceRange {
    SourceRange(file: file, lower: Int(lower) + shift, upper: Int(upper) + shift)
  }
}

/// A place as people and editors count it: both numbers from 1, the column in Unicode scalars.
///
/// A byte-order mark takes no column.
package struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int

  /// Creates a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of one input file, under the path that messages show.
///
/// The bytes are kept as they are on disk. Whatever isn't valid UTF-8 is a finding of the syntax
/// stage, not a reason to read the file differently.
package struct SourceFile: Sendable {
  /// Relative to the working directory where possible, with `/` between its parts.
  package private(set) var path: String
  /// The whole file, a byte-order mark included.
  package let bytes: [UInt8]
  /// Where the lines of the file begin.
  package let lines: LineTable

  /// Creates a file and finds its lines.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// The same file under another path, which keeps the lines that are known.
  package func renamed(_ path: String) -> SourceFile {
    var file = self
    file.path = path
    return file
  }
}

/// All files of one run; ranges and diagnostics refer into it.
///
/// Ids are indices into `files`, so a range of one map means nothing in another.
package struct SourceMap: Sendable {
  /// The files in the order of their ids.
  package private(set) var files: [SourceFile]

  /// Creates a map of files, whose ids are their indices.
  package init(_ files: [SourceFile] = []) {
    self.files = files
  }

  /// Adds a file.
  ///
  /// - Returns: its id, for ranges within it.
  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The file of an id, which must be one of this map.
  package subscript(id: FileID) -> SourceFile {
    files[Int(id.rawValue)]
  }

  /// Returns where a range begins, with the column in Unicode scalars.
  package func location(of range: SourceRange) -> SourceLocation {
    let file = self[range.file]
    return file.lines.location(at: Int(range.lower), in: file.bytes)
  }

  /// The place as `file:line:column`, both counted from 1, with another name for the path if one is given.
  package func place(of range: SourceRange, naming name: (String) -> String = { $0 }) -> String {
    let location = location(of: range)
    return "\(name(self[range.file].path)):\(location.line):\(location.column)"
  }
}
