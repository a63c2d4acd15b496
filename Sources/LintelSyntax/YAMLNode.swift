package import LintelDiagnostics

/// How a scalar was written; quoted ones are never read as numbers or empty.
package enum ScalarStyle: Sendable {
  /// Without quotes, as in `key: value`.
  case plain
  /// In single quotes, without escapes.
  case singleQuoted
  /// In double quotes, with escapes.
  case doubleQuoted
  /// Lines after `|`, with their breaks.
  case literal
  /// Lines after `>`, joined by spaces.
  case folded
}

/// A node of a parsed file, with the exact range that it was written in.
///
/// A block collection's range ends where its last child ends, one in brackets includes them; a
/// scalar's range includes its quotes.
///
/// A node is an index into the document's storage, so copying one is cheap, and its texts are made
/// when they are asked for.
package struct YAMLNode: Sendable {
  /// What a node is.
  package enum Kind: Sendable {
    /// A value on its own.
    case scalar
    /// Keys with values.
    case mapping
    /// A list.
    case sequence
  }

  /// The storage that contains the node.
  let document: YAMLDocument
  /// The index of the node's record.
  let index: Int32

  /// The node's record.
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

  /// The same node in a document where some scalars have other texts, at the same places.
  ///
  /// - Parameter texts: scalars of the node's document, and what they are read as.
  /// - Returns: the node, with the same children.
  package func replacingScalars(_ texts: [(scalar: YAMLNode, text: String)]) -> YAMLNode {
    var resolved = document.texts
    var records = document.records
    for (scalar, text) in texts {
      records[Int(scalar.index)].first = Int32(resolved.count)
      records[Int(scalar.index)].count = Int32(text.utf8.count)
      records[Int(scalar.index)].isResolved = true
      resolved += Array(text.utf8)
    }
    let replaced = YAMLDocument(
      file: document.file,
      bytes: document.bytes,
      texts: resolved,
      records: records
    )
    return YAMLNode(document: replaced, index: index)
  }

  /// Whether the node is a scalar, a mapping, or a sequence.
  package var kind: Kind {
    record.kind
  }

  /// The place of the node in its file.
  package var range: SourceRange {
    let record = record
    return SourceRange(file: document.file, lower: Int(record.lower), upper: Int(record.upper))
  }

  /// The scalar's text with quotes and escapes resolved; empty for collections.
  package var text: String {
    let record = record
    return record.kind == .scalar ? document.text(of: record) : ""
  }

  /// How a scalar is written, which decides whether `true` is a text.
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
    document.isEmpty(record)
  }

  /// Whether anything in the node's file is empty.
  package var isInFileWithEmptyNodes: Bool {
    document.records.contains { document.isEmpty($0) }
  }
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  /// Always a scalar.
  package let key: YAMLNode
  /// The value; an empty scalar if nothing is written.
  package let value: YAMLNode

  /// From the key to the end of the value.
  package var range: SourceRange { key.range.union(value.range) }
}

/// The entries of a mapping, made as they are asked for.
///
/// Stepping through the entries makes no copies of texts.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  /// The storage of the nodes.
  let document: YAMLDocument
  /// The index of the first key.
  let first: Int32
  /// How many entries there are.
  package let count: Int

  /// The index of the first entry.
  package var startIndex: Int { 0 }
  /// The index behind the last entry.
  package var endIndex: Int { count }

  /// The entry at an index; stops the program outside of them.
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
  /// The storage of the nodes.
  let document: YAMLDocument
  /// The index of the first element.
  let first: Int32
  /// How many elements there are.
  package let count: Int

  /// The index of the first element.
  package var startIndex: Int { 0 }
  /// The index behind the last element.
  package var endIndex: Int { count }

  /// The element at an index; stops the program outside of them.
  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < count, "no element at this position")
    return YAMLNode(document: document, index: first + Int32(position))
  }
}
