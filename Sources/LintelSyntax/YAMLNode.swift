package import LintelDiagnostics

/// The style of a scalar, where quoted scalars are never read as numbers or as empty.
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

/// A node of a parsed file, with its exact range.
///
/// A block collection's range ends with its last child, and that of a collection in brackets includes
/// the brackets. A scalar's range includes its quotes.
///
/// A node is an index into the document's storage, so it is cheap to copy, and its texts are created on demand.
package struct YAMLNode: Sendable {
  package enum Kind: Sendable {
    case scalar
    case mapping
    case sequence
  }

  let document: YAMLDocument
  let index: Int32

  private var record: YAMLDocument.Record { document.records[Int(index)] }

  /// Returns the node in a copy of its document with other content.
  private func copy(
    in file: FileID? = nil,
    texts: [UInt8]? = nil,
    records: [YAMLDocument.Record]? = nil
  ) -> YAMLNode {
    let document = YAMLDocument(
      file: file ?? document.file,
      bytes: document.bytes,
      texts: texts ?? document.texts,
      records: records ?? document.records
    )
    return YAMLNode(document: document, index: index)
  }

  /// Returns the node in the document of another node, which has all nodes of its own document.
  package func `in`(_ other: YAMLNode) -> YAMLNode {
    YAMLNode(document: other.document, index: index)
  }

  package func moved(to file: FileID) -> YAMLNode { copy(in: file) }

  /// Returns the node in a document in which some scalars have other texts, at the same places.
  package func replacingScalars(_ texts: [(scalar: YAMLNode, text: String)]) -> YAMLNode {
    var resolved = document.texts
    var records = document.records
    for (scalar, text) in texts {
      records[Int(scalar.index)].first = Int32(resolved.count)
      records[Int(scalar.index)].count = Int32(text.utf8.count)
      records[Int(scalar.index)].isResolved = true
      resolved += Array(text.utf8)
    }
    return copy(texts: resolved, records: records)
  }

  /// The mapping that has the node as a key or as a value, or `nil` if the node is a root or an element of a list.
  package var mapping: YAMLNode? {
    // Changes append copies of records, so the last one is current.
    document.records.lastIndex { $0.kind == .mapping && $0.children.contains(index) }
      .map { YAMLNode(document: document, index: Int32($0)) }
  }

  /// The key that has the node as its value, or `nil` if the node isn't the value of a key.
  package var keyAbove: YAMLNode? {
    mapping?.entries.first { $0.value.index == index }?.key
  }

  /// Returns the node in a document in which the entries of some keys' mappings replace these keys.
  package func dissolving(_ keys: [YAMLNode]) -> YAMLNode {
    var records = document.records
    for (mapping, keys) in Dictionary(grouping: keys, by: { $0.mapping?.index }) {
      guard let mapping else { continue }
      let gone = Set(keys.map(\.index))
      var children: [YAMLDocument.Record] = []
      for child in records[Int(mapping)].children where !gone.contains(child) {
        let record = records[Int(child)]
        children += gone.contains(child - 1) ? record.children.map { records[Int($0)] } : [record]
      }
      records[Int(mapping)].first = Int32(records.count)
      records[Int(mapping)].count = Int32(children.count)
      records += children
    }
    return copy(records: records)
  }

  /// Returns the node, a mapping, in a document in which entries of another mapping are in it, under a new key, or are missing if the
  /// key's name is `nil`.
  ///
  /// If `startsWithKey`, the first entry is that key, which has no content of its own.
  package func grouping(
    _ entries: [YAMLEntry],
    under name: String?,
    of other: YAMLNode,
    startsWithKey: Bool = false
  ) -> YAMLNode {
    guard let first = entries.first, let last = entries.last else { return self }
    var (records, texts) = (document.records, document.texts)
    let moved = Set(entries.flatMap { [$0.key.index, $0.value.index] })
    var added: [YAMLDocument.Record] = []
    if let name {
      var (key, value) = (first.key.record, record)
      (key.first, key.count, key.isResolved) = (Int32(texts.count), Int32(name.utf8.count), true)
      texts += Array(name.utf8)
      let content = entries.dropFirst(startsWithKey ? 1 : 0)
      (value.lower, value.upper) = (key.lower, last.value.record.upper)
      (value.first, value.count) = (Int32(records.count), Int32(2 * content.count))
      records += content.flatMap { [$0.key.record, $0.value.record] }
      added = [key, value]
    }
    // The other mapping is first, because it may be in this one, whose copies of its children then include the change.
    for mapping in other.index == index ? [index] : [other.index, index] {
      let kept = records[Int(mapping)].children.filter { !moved.contains($0) }
      let children = kept.map { records[Int($0)] } + (mapping == index ? added : [])
      (records[Int(mapping)].first, records[Int(mapping)].count) = (
        Int32(records.count), Int32(children.count)
      )
      records += children
    }
    return copy(texts: texts, records: records)
  }

  /// Whether the node is a scalar, a mapping, or a sequence.
  package var kind: Kind { record.kind }

  package var range: SourceRange {
    let record = record
    return SourceRange(file: document.file, lower: Int(record.lower), upper: Int(record.upper))
  }

  /// The scalar's text with quotes and escapes resolved, or an empty text for a collection.
  package var text: String {
    let record = record
    return record.kind == .scalar ? document.text(of: record) : ""
  }

  /// The style of a scalar, which determines whether `true` is a text.
  package var style: ScalarStyle { record.style }

  /// Whether a collection is written in brackets.
  package var isFlow: Bool { record.isFlow }

  /// A mapping's entries in source order, without those that are refused.
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
  package var isEmpty: Bool { document.isEmpty(record) }

  /// Whether a node of the file has no content, including `{}`.
  package var isInFileWithEmptyNodes: Bool {
    document.records.contains { $0.kind == .scalar ? document.isEmpty($0) : $0.count == 0 }
  }
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  /// The key, which is always a scalar.
  package let key: YAMLNode
  /// The value, which is an empty scalar if nothing is written.
  package let value: YAMLNode

  package var range: SourceRange { key.range.union(value.range) }
}

/// The entries of a mapping, created on demand.
///
/// Iterating over the entries doesn't copy texts.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let first: Int32
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The entry at an index, which must be valid.
  package subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < count, "no entry at this position")
    let key = first + Int32(2 * position)
    return YAMLEntry(
      key: YAMLNode(document: document, index: key),
      value: YAMLNode(document: document, index: key + 1)
    )
  }
}

/// The elements of a sequence, created on demand.
package struct YAMLElements: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let first: Int32
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The element at an index, which must be valid.
  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < count, "no element at this position")
    return YAMLNode(document: document, index: first + Int32(position))
  }
}
