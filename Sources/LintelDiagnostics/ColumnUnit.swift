/// What a column is; every format has its own idea.
package enum ColumnUnit: Hashable, Sendable, CaseIterable {
  /// Unicode scalars, as people and most editors count.
  case scalars
  /// UTF-16 code units, as SARIF viewers and language servers count.
  case utf16
  /// UTF-8 bytes.
  case bytes

  /// How many columns begin with a byte of UTF-8: a continuation byte belongs to the scalar before it.
  func columns(of byte: UInt8) -> Int {
    let isContinuation = byte & 0xC0 == 0x80
    switch self {
    case .scalars: return isContinuation ? 0 : 1
    // A scalar of four bytes lies beyond the basic plane, and takes two code units.
    case .utf16: return isContinuation ? 0 : byte >= 0xF0 ? 2 : 1
    case .bytes: return 1
    }
  }
}

/// Where a range begins and ends; the end is the place behind its last character.
package struct SourceSpan: Hashable, Sendable {
  /// The place of the first character.
  package let start: SourceLocation
  /// The place behind the last character; equal to `start` for an empty range.
  package let end: SourceLocation
}

/// Places of whole ranges, as reports and editors need them.
extension SourceMap {
  /// - Parameters:
  ///   - range: in a file of the map.
  ///   - unit: what a column is.
  /// - Returns: both places, lines and columns from 1.
  package func span(of range: SourceRange, in unit: ColumnUnit = .scalars) -> SourceSpan {
    let file = self[range.file]
    func location(_ offset: Int32) -> SourceLocation {
      file.lines.location(at: Int(offset), in: file.bytes, unit: unit)
    }
    return SourceSpan(start: location(range.lower), end: location(max(range.lower, range.upper)))
  }
}
