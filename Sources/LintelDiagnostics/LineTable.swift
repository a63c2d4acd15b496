/// The offsets at which the lines of a file begin.
///
/// A line ends with LF, CRLF, or a lone CR, as in YAML 1.1.
///
/// Looking up a line takes O(log n). Looking up a column reads the line up to the place, or at most
/// 1,024 bytes of a very long line, so that a theme on one line of many megabytes doesn't take quadratic
/// time.
package struct LineTable: Sendable {
  /// The UTF-8 offsets in ascending order, starting with 0.
  package let starts: [Int32]
  /// The distance in bytes between the offsets whose columns are stored.
  private static let stride = 1024
  /// The columns before each multiple of `stride`, counted in its line, or empty if no line is that long, as in nearly all files.
  private var known: [ColumnUnit: [Int32]] = [:]

  /// Finds the lines of a file in one pass, eight bytes at a time.
  package init(_ bytes: [UInt8]) {
    var starts: [Int32] = [0]
    unsafe bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if index + 8 <= bytes.count,
          unsafe !Self.containsLineBreak(
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          )
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

  /// Returns the columns before each multiple of `stride`, counted from the start of its line.
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

  /// Returns whether any of eight bytes is LF or CR.
  private static func containsLineBreak(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let feeds = word ^ (ones &* 0x0A)
    let returns = word ^ (ones &* 0x0D)
    // A byte of 0 borrows from the next byte.
    let zeros = ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return zeros & (ones &* 0x80) != 0
  }

  /// Returns the zero-based line that contains a UTF-8 offset.
  package func line(at offset: Int) -> Int {
    (1..<starts.count).partitioned { Int(starts[$0]) > offset } - 1
  }

  /// Returns the UTF-8 offset of a location, whose column is in Unicode scalars, or `nil` if the file doesn't have the location.
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

  /// Returns the location of a UTF-8 offset, with its column in a unit.
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
      // Stored columns count from the start of the line, including a byte-order mark.
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
