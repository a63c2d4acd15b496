import LintelDiagnostics

/// The storage of one parsed file: a flat table of nodes, to which `YAMLNode` is an index.
///
/// A node that is written as it reads keeps no text of its own, only its place in the file; so a
/// large theme costs about twenty bytes a node and no allocation for each of them.
package final class YAMLDocument: Sendable {
  /// One node: where it stands, and where its text or its children are.
  struct Record {
    /// The offset of the first byte.
    var lower: Int32
    /// The offset behind the last byte.
    var upper: Int32
    /// The first byte of a scalar's text, or a collection's first child.
    var first: Int32
    /// Bytes of a scalar's text, or the number of children, keys and values counted each.
    var count: Int32
    /// What the node is.
    var kind: YAMLNode.Kind
    /// How a scalar is written; `.plain` for collections.
    var style: ScalarStyle
    /// Whether the text is in `texts`, because the file spells it differently.
    var isResolved: Bool
    /// Whether a collection is written in brackets.
    var isFlow: Bool

    /// The record of a scalar in a range of the file, with the place and the length of its text.
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

  /// The file.
  let file: FileID
  /// The file's bytes.
  let bytes: [UInt8]
  /// Texts that differ from the file's bytes: escapes, folded lines.
  let texts: [UInt8]
  /// Children are next to each other and before their parent.
  let records: [Record]

  /// Creates the storage of a parsed file.
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

  /// Whether nothing was written for a node, or a sign of nothing.
  func isEmpty(_ record: Record) -> Bool {
    guard record.kind == .scalar, record.style == .plain else { return false }
    guard record.count > 0 else { return true }
    guard record.count == 1 || record.count == 4 else { return false }
    let text = text(of: record)
    return text == "~" || text == "null"
  }
}
