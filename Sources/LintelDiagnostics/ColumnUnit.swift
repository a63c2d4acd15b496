/// The unit of columns, which differs between formats.
package enum ColumnUnit: Hashable, Sendable, CaseIterable {
  /// Unicode scalars, which people and most editors count.
  case scalars
  /// UTF-16 code units, which SARIF viewers and language servers count.
  case utf16
  /// UTF-8 bytes.
  case bytes

  /// Returns the number of columns that begin with a byte of UTF-8; a continuation byte belongs to the scalar before it.
  package func columns(of byte: UInt8) -> Int {
    let isContinuation = byte & 0xC0 == 0x80
    switch self {
    case .scalars: return isContinuation ? 0 : 1
    // A scalar of four bytes is beyond the basic plane, and needs two code units.
    case .utf16: return isContinuation ? 0 : byte >= 0xF0 ? 2 : 1
    case .bytes: return 1
    }
  }
}

/// The locations of a range's start and end.
package struct SourceSpan: Hashable, Sendable {
  /// The location of the first character.
  package let start: SourceLocation
  /// The location after the last character, which is equal to `start` for an empty range.
  package let end: SourceLocation
}

/// Locations of whole ranges, for reports and editors.
extension SourceMap {
  /// Returns the locations of a range in a file of the map, with lines and columns starting at 1.
  package func span(of range: SourceRange, in unit: ColumnUnit = .scalars) -> SourceSpan {
    let file = self[range.file]
    func location(_ offset: Int32) -> SourceLocation {
      file.lines.location(at: Int(offset), in: file.bytes, unit: unit)
    }
    return SourceSpan(start: location(range.lower), end: location(max(range.lower, range.upper)))
  }
}
