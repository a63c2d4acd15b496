/// The offsets at which the lines of a file begin.
///
/// A line ends with LF, CRLF or a lone CR, as in YAML 1.1.
package struct LineTable: Sendable {
  /// UTF-8 offsets, ascending; the first is 0.
  package let starts: [Int32]

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
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
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
    while index < min(offset, bytes.count) {
      column += unit.columns(of: bytes[index])
      index += 1
    }
    return SourceLocation(line: line + 1, column: column)
  }
}
