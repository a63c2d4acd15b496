import LintelDiagnostics

/// Builds the node table of one file, and refuses what themes may not hold.
///
/// Children are finished before their parents, so the table is filled in one pass, without
/// recursion. `YAMLTreeReader` feeds the builder with libyaml's events, `JSONReader` with its own.
struct YAMLTreeBuilder {
  /// A node of the table.
  typealias Record = YAMLDocument.Record

  /// A collection that is still open.
  struct Frame {
    /// The offset of its first byte.
    let lower: Int32
    /// Where its first token ends.
    let upper: Int32
    /// A mapping or a sequence.
    let kind: YAMLNode.Kind
    /// Whether it is written in brackets.
    let isFlow: Bool
    /// Where its children begin among the pending nodes.
    let firstPending: Int
    /// Whether the entry that is being read is left out.
    var refusesEntry = false
    /// Whether aliases are part of something that is refused already.
    let isQuiet: Bool
    /// Whether a plain text opens a parenthesis that it does not close.
    var splitsFunction = false
  }

  /// The file.
  let file: FileID
  /// The file's bytes.
  let source: [UInt8]
  /// What was found, up to the limit of a stage.
  var findings: FindingList
  /// Whether something that is nested too deep has been refused.
  var hasRefusedDepth = false
  /// The open collections, the outermost first.
  private(set) var frames: [Frame] = []
  /// Finished nodes whose parent is still open.
  var pending: [Record] = []
  /// The finished nodes, children next to each other.
  private(set) var records: [Record] = []
  /// Texts that differ from the file's bytes.
  private(set) var texts: [UInt8] = []

  /// Creates an empty table.
  init(file: FileID, source: [UInt8], limits: SyntaxLimits) {
    findings = FindingList(limit: limits.findings)
    self.file = file
    self.source = source
    // An over-estimate is not paid for: untouched memory is not there.
    records.reserveCapacity(source.count / 8 + 1)
  }

  /// Whether the next node is the key of a mapping.
  var expectsKey: Bool {
    guard let frame = frames.last, frame.kind == .mapping else { return false }
    return (pending.count - frame.firstPending) % 2 == 0
  }

  /// Whether the collection that is being read is written in brackets.
  var isInFlow: Bool {
    frames.last?.isFlow ?? false
  }

  /// Whether an alias here belongs to something that is refused already.
  var isQuiet: Bool {
    frames.last.map { $0.isQuiet || $0.refusesEntry } ?? false
  }

  /// A range of the file.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  /// The range of a node.
  func range(_ record: Record) -> SourceRange {
    range(Int(record.lower), Int(record.upper))
  }

  /// The bytes of a scalar's text.
  func bytes(of record: Record) -> ArraySlice<UInt8> {
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    return record.isResolved ? texts[range] : source[range]
  }

  /// The text of a scalar.
  func text(of record: Record) -> String {
    String(decoding: bytes(of: record), as: UTF8.self)
  }

  /// Opens a collection.
  mutating func open(_ kind: YAMLNode.Kind, lower: Int, upper: Int, isFlow: Bool) {
    frames.append(
      Frame(
        lower: Int32(lower),
        upper: Int32(upper),
        kind: kind,
        isFlow: isFlow,
        firstPending: pending.count,
        isQuiet: isQuiet
      )
    )
  }

  /// Closes the innermost collection, and adds it to the one around it.
  ///
  /// - Parameter upper: the offset behind its last byte, if it is written in brackets.
  mutating func close(upper: Int) {
    guard let frame = frames.last else { return }
    if frame.splitsFunction { rejoinFunctions(of: frame) }
    if frame.kind == .mapping { refuseDuplicateKeys(of: frame) }
    frames.removeLast()
    let first = records.count
    let count = pending.count - frame.firstPending
    // No slice may be alive when the pending nodes shrink: they would be copied.
    records.append(contentsOf: pending[frame.firstPending...])
    let last = count > 0 ? records[records.count - 1].upper : frame.upper
    let record = Record(
      lower: frame.lower,
      upper: frame.isFlow ? max(Int32(upper), last) : last,
      first: Int32(first),
      count: Int32(count),
      kind: frame.kind,
      style: .plain,
      isResolved: false,
      isFlow: frame.isFlow
    )
    pending.removeLast(count)
    add(record)
  }

  /// Adds a finished node to the collection that is open.
  mutating func add(_ record: Record) {
    pending.append(record)
    guard let last = frames.indices.last, frames[last].refusesEntry,
      (pending.count - frames[last].firstPending) % 2 == 0
    else { return }
    pending.removeLast(2)
    frames[last].refusesEntry = false
  }

  /// Adds a scalar with a text that the file doesn't have.
  mutating func addScalar(_ text: String, lower: Int, upper: Int) {
    add(.scalar(.plain, lower..<upper, store(text.utf8), count: text.utf8.count, isResolved: true))
  }

  /// Leaves the entry that is being read out of its mapping.
  mutating func refuseEntry() {
    guard let last = frames.indices.last, frames[last].kind == .mapping else { return }
    frames[last].refusesEntry = true
  }

  /// Leaves a node out, and with it the entry that it belongs to.
  mutating func addRefused(lower: Int, upper: Int) {
    guard let frame = frames.last, frame.kind == .mapping else { return }
    refuseEntry()
    addScalar("", lower: lower, upper: upper)
  }

  /// Notes that a call may be split by commas in the open collection.
  mutating func markSplitFunction() {
    guard let last = frames.indices.last else { return }
    frames[last].splitsFunction = true
  }

  /// Adds a text that the file does not hold as it reads; returns where it begins.
  mutating func store(_ text: some Collection<UInt8>) -> Int32 {
    let first = texts.count
    texts.append(contentsOf: text)
    return Int32(first)
  }

  /// Appends children that are next to each other; returns the index of the first.
  mutating func append(_ children: [Record]) -> Int32 {
    let first = records.count
    records.append(contentsOf: children)
    return Int32(first)
  }

  /// Adds the nodes of another part of the file behind its own.
  ///
  /// - Returns: how much the indices of the part's nodes have grown.
  mutating func append(_ part: YAMLTreeBuilder) -> Int32 {
    let (shift, textShift) = (Int32(records.count), Int32(texts.count))
    records.append(
      contentsOf: part.records.lazy.map { record in
        var record = record
        if record.kind != .scalar {
          record.first += shift
        } else if record.isResolved {
          record.first += textShift
        }
        return record
      }
    )
    texts += part.texts
    return shift
  }

  /// The record of a finished node.
  func record(_ index: Int32) -> Record { records[Int(index)] }

  /// Changes the record of a finished node.
  mutating func change(_ index: Int32, _ change: (inout Record) -> Void) {
    change(&records[Int(index)])
  }

  /// A finished node, with all others as its document.
  func node(_ index: Int32) -> YAMLNode {
    let document = YAMLDocument(file: file, bytes: source, texts: texts, records: records)
    return YAMLNode(document: document, index: index)
  }

  /// The children of a finished collection.
  func children(of record: Record) -> ArraySlice<Record> {
    records[Int(record.first)..<Int(record.first) + Int(record.count)]
  }

  /// Closes what is still open.
  ///
  /// - Returns: the index of the root, nil if there is none.
  mutating func finish(at end: Int) -> Int32? {
    while let frame = frames.last {
      // A key whose value could not be read says nothing.
      if frame.kind == .mapping, (pending.count - frame.firstPending) % 2 == 1 {
        pending.removeLast()
        frames[frames.count - 1].refusesEntry = false
      }
      close(upper: end)
    }
    guard let root = pending.first else { return nil }
    return append([root])
  }
}
