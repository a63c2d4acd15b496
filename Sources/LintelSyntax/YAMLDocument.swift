import LintelDiagnostics

/// The storage of one parsed file: a flat table of nodes, which `YAMLNode` indexes.
///
/// A node whose text equals the file's bytes stores only its place in the file. So a large theme
/// costs about twenty bytes per node, and no separate allocations.
package final class YAMLDocument: Sendable {
  /// One node: its place, and the place of its text or its children.
  struct Record {
    /// The offset of the first byte.
    var lower: Int32
    /// The offset after the last byte.
    var upper: Int32
    /// The offset of a scalar's text, or the index of a collection's first child.
    var first: Int32
    /// The length of a scalar's text in bytes, or the number of children, where keys and values count separately.
    var count: Int32
    var kind: YAMLNode.Kind
    /// The style of a scalar, or `.plain` for a collection.
    var style: ScalarStyle
    /// Whether the text is in `texts`, because it differs from the file's bytes.
    var isResolved: Bool
    /// Whether a collection is written in brackets.
    var isFlow: Bool

    /// The indices of a collection's children.
    var children: Range<Int32> { first..<first + count }

    /// Returns the record of a scalar in a range of the file, with the place and the length of its text.
    static func scalar(
      _ style: ScalarStyle,
      _ range: Range<Int>,
      _ first: Int32,
      count: Int,
      isResolved: Bool
    ) -> Record {
      Record(
        lower: Int32(range.lowerBound),
        upper: Int32(range.upperBound),
        first: first,
        count: Int32(count),
        kind: .scalar,
        style: style,
        isResolved: isResolved,
        isFlow: false
      )
    }
  }

  let file: FileID
  let bytes: [UInt8]
  /// The texts that differ from the file's bytes because of escapes or folded lines.
  let texts: [UInt8]
  /// The nodes, with siblings next to each other, and children before their parent.
  let records: [Record]

  init(file: FileID, bytes: [UInt8], texts: [UInt8], records: [Record]) {
    self.file = file
    self.bytes = bytes
    self.texts = texts
    self.records = records
  }

  /// Returns the text of a scalar with quotes and escapes resolved.
  func text(of record: Record) -> String {
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    return record.isResolved
      ? String(decoding: texts[range], as: UTF8.self)
      : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a node is empty, `~`, or `null`.
  func isEmpty(_ record: Record) -> Bool {
    guard record.kind == .scalar, record.style == .plain else { return false }
    guard record.count > 0 else { return true }
    guard record.count == 1 || record.count == 4 else { return false }
    let text = text(of: record)
    return text == "~" || text == "null"
  }
}
