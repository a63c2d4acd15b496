package import LintelDiagnostics

/// How a scalar was written; quoted ones are never read as numbers or empty.
package enum ScalarStyle: Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded
}

/// A node of a parsed file, with the exact range that it was written in.
///
/// A block collection's range ends where its last child ends, one in brackets includes them; a
/// scalar's range includes its quotes.
package struct YAMLNode: Sendable {
  package enum Kind: Sendable {
    case scalar
    case mapping
    case sequence
  }

  let document: YAMLDocument
  let index: Int32

  private var record: YAMLDocument.Record {
    document.records[Int(index)]
  }

  /// The same node of a file with another number.
  package func moved(to file: FileID) -> YAMLNode {
    let moved = YAMLDocument(
      file: file,
      bytes: document.bytes,
      texts: document.texts,
      records: document.records
    )
    return YAMLNode(document: moved, index: index)
  }

  package var kind: Kind {
    record.kind
  }

  package var range: SourceRange {
    let record = record
    return SourceRange(file: document.file, lower: Int(record.lower), upper: Int(record.upper))
  }

  /// The scalar's text with quotes and escapes resolved; empty for collections.
  package var text: String {
    let record = record
    return record.kind == .scalar ? document.text(of: record) : ""
  }

  package var style: ScalarStyle {
    record.style
  }

  /// Whether a collection is written in brackets.
  package var isFlow: Bool {
    record.isFlow
  }

  /// A mapping's entries in source order, without those that were refused.
  package var entries: YAMLEntries {
    let record = record
    let isMapping = record.kind == .mapping
    return YAMLEntries(
      document: document,
      first: record.first,
      count: isMapping ? Int(record.count) / 2 : 0
    )
  }

  /// A sequence's elements in source order.
  package var elements: YAMLElements {
    let record = record
    let isSequence = record.kind == .sequence
    return YAMLElements(
      document: document,
      first: record.first,
      count: isSequence ? Int(record.count) : 0
    )
  }

  /// Whether nothing was written, as in `home:` or `home: ~`.
  package var isEmpty: Bool {
    let record = record
    guard record.kind == .scalar, record.style == .plain else { return false }
    guard record.count > 0 else { return true }
    guard record.count == 1 || record.count == 4 else { return false }
    let text = document.text(of: record)
    return text == "~" || text == "null"
  }
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  /// Always a scalar.
  package let key: YAMLNode
  package let value: YAMLNode
}

/// The entries of a mapping, made as they are asked for.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let first: Int32
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < count, "no entry at this position")
    let key = first + Int32(2 * position)
    return YAMLEntry(
      key: YAMLNode(document: document, index: key),
      value: YAMLNode(document: document, index: key + 1)
    )
  }
}

/// The elements of a sequence, made as they are asked for.
package struct YAMLElements: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let first: Int32
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < count, "no element at this position")
    return YAMLNode(document: document, index: first + Int32(position))
  }
}
