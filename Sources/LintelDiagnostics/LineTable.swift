/// The offsets at which the lines of a file begin.
///
/// A line ends with LF, CRLF or a lone CR, as in YAML 1.1.
///
/// Looking up a line takes O(log n). Looking up a column reads the line up to the place, or at most
/// 1,024 bytes of a very long line, so that a theme on one line of megabytes doesn't take quadratic
/// time.
package struct LineTable: Sendable {
  /// UTF-8 offsets, ascending; the first is 0.
  package let starts: [Int32]
  /// How far apart the places are whose columns are known.
  private static let stride = 1024
  /// For every so many bytes the columns before it in its line; empty if no line is longer, as in nearly all files.
  private var known: [ColumnUnit: [Int32]] = [:]

  /// Finds the lines of a file in one pass, eight bytes at a time.
  package init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    unsafe bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if index + 8 <= bytes.count,
          unsafe !Self.holdsBreak(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        {
          index += 8
          continue
        }
        let end = min(index + 8, bytes.count)
        while index < end {
          let byte = unsafe bytes[index]
          index += 1
          if byte == 0x0A {
            starts.append(Int32(index))
          } else if byte == 0x0D, unsafe index == bytes.count || bytes[index] != 0x0A {
            starts.append(Int32(index))
          }
        }
      }
    }
    self.starts = starts
    let ends = starts.dropFirst() + [Int32(bytes.count)]
    guard zip(starts, ends).contains(where: { Int($1 - $0) > Self.stride }) else { return }
    for unit in ColumnUnit.allCases { known[unit] = columns(in: bytes, unit) }
  }

  /// Returns the columns before each mark of a stride, counted from the beginning of its line.
  private func columns(in bytes: [UInt8], _ unit: ColumnUnit) -> [Int32] {
    var result: [Int32] = []
    var line = 0
    var column: Int32 = 0
    for index in bytes.indices {
      if line + 1 < starts.count, Int(starts[line + 1]) == index {
        line += 1
        column = 0
      }
      if index % Self.stride == 0 { result.append(column) }
      column += Int32(unit.columns(of: bytes[index]))
    }
    return result
  }

  /// Whether one of eight bytes is LF or CR.
  private static func holdsBreak(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let feeds = word ^ (ones &* 0x0A)
    let returns = word ^ (ones &* 0x0D)
    // A byte of 0 is what borrows from the next one.
    let zeros = ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return zeros & (ones &* 0x80) != 0
  }

  /// The zero-based line that contains a UTF-8 offset.
  package func line(at offset: Int) -> Int {
    (1..<starts.count).partitioned { Int(starts[$0]) > offset } - 1
  }

  /// Where a place begins that someone names; nil if the file has none.
  ///
  /// - Parameters:
  ///   - location: line and column from 1, the column in Unicode scalars.
  ///   - bytes: those of the file.
  /// - Returns: a UTF-8 offset from the start of the file.
  package func offset(of location: SourceLocation, in bytes: [UInt8]) -> Int? {
    guard starts.indices.contains(location.line - 1), location.column > 0 else { return nil }
    let end = location.line < starts.count ? Int(starts[location.line]) : bytes.count
    var index = Int(starts[location.line - 1])
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var column = 0
    while index < end {
      column += ColumnUnit.scalars.columns(of: bytes[index])
      if column == location.column { return index }
      index += 1
    }
    return nil
  }

  /// - Parameters:
  ///   - offset: a UTF-8 offset from the start of the file.
  ///   - bytes: those of the file.
  ///   - unit: what a column is.
  /// - Returns: the place, line and column from 1.
  package func location(
    at offset: Int,
    in bytes: [UInt8],
    unit: ColumnUnit = .scalars
  ) -> SourceLocation {
    let line = line(at: offset)
    var start = Int(starts[line])
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var column = 1
    var index = start
    let mark = min(offset, bytes.count - 1) / Self.stride
    if let known = known[unit], known.indices.contains(mark), mark * Self.stride > start {
      // Counted from the beginning of the line, a byte-order mark included.
      let skipped = (Int(starts[line])..<start).reduce(0) { $0 + unit.columns(of: bytes[$1]) }
      index = mark * Self.stride
      column += Int(known[mark]) - skipped
    }
    while index < min(offset, bytes.count) {
      column += unit.columns(of: bytes[index])
      index += 1
    }
    return SourceLocation(line: line + 1, column: column)
  }
}
