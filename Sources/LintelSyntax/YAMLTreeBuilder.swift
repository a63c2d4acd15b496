import LintelDiagnostics

/// Builds the node table of one file, and rejects what themes don't allow.
///
/// Children are finished before their parents, so the table is built in one pass, without
/// recursion. `YAMLTreeReader` feeds the builder with libyaml's events, `JSONReader` with its own.
struct YAMLTreeBuilder {
  typealias Record = YAMLDocument.Record

  /// An open collection.
  struct Frame {
    /// The offset of its first byte.
    let lower: Int32
    /// The offset after its first token.
    let upper: Int32
    /// Whether it is a mapping or a sequence.
    let kind: YAMLNode.Kind
    /// Whether it is written in brackets.
    let isFlow: Bool
    /// The index of its first child among the pending nodes.
    let firstPending: Int
    /// Whether the entry that is being read is left out.
    var refusesEntry = false
    /// Whether the collection is part of something that is already refused, so that aliases aren't reported.
    let isQuiet: Bool
    /// Whether commas may have split a call or a number.
    var splitsFunction = false
  }

  let file: FileID
  let source: [UInt8]
  /// The findings, up to the limit of a stage.
  var findings: FindingList
  /// Whether a collection that is nested too deeply has been reported.
  var hasRefusedDepth = false
  /// The open collections, outermost first.
  private(set) var frames: [Frame] = []
  /// The finished nodes whose parent is still open.
  var pending: [Record] = []
  /// The other finished nodes, with siblings next to each other.
  private(set) var records: [Record] = []
  /// The texts that differ from the file's bytes.
  private(set) var texts: [UInt8] = []

  init(file: FileID, source: [UInt8], limits: SyntaxLimits) {
    findings = FindingList(limit: limits.findings)
    self.file = file
    self.source = source
    // An overestimate costs nothing, because untouched memory isn't allocated.
    records.reserveCapacity(source.count / 8 + 1)
  }

  /// Whether the next node is the key of a mapping.
  var expectsKey: Bool {
    guard let frame = frames.last, frame.kind == .mapping else { return false }
    return (pending.count - frame.firstPending) % 2 == 0
  }

  /// Whether the collection that is being read is written in brackets.
  var isInFlow: Bool { frames.last?.isFlow ?? false }

  /// Whether an alias here is part of something that is already refused.
  var isQuiet: Bool { frames.last.map { $0.isQuiet || $0.refusesEntry } ?? false }

  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  func range(_ record: Record) -> SourceRange { range(Int(record.lower), Int(record.upper)) }

  func bytes(of record: Record) -> ArraySlice<UInt8> {
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    return record.isResolved ? texts[range] : source[range]
  }

  func text(of record: Record) -> String { String(decoding: bytes(of: record), as: UTF8.self) }

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

  /// Closes the innermost collection, which ends before `upper` if it is in brackets, and adds it to the one around it.
  mutating func close(upper: Int) {
    guard let frame = frames.last else { return }
    if frame.splitsFunction { rejoinFunctions(of: frame) }
    if frame.kind == .mapping { refuseDuplicateKeys(of: frame) }
    frames.removeLast()
    let first = records.count
    let count = pending.count - frame.firstPending
    // No slice of the pending nodes may be alive when they shrink, because they would be copied.
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

  /// Adds a finished node to the open collection.
  mutating func add(_ record: Record) {
    pending.append(record)
    guard let last = frames.indices.last, frames[last].refusesEntry,
      (pending.count - frames[last].firstPending) % 2 == 0
    else { return }
    pending.removeLast(2)
    frames[last].refusesEntry = false
  }

  /// Adds a scalar whose text isn't in the file.
  mutating func addScalar(_ text: String, lower: Int, upper: Int) {
    add(.scalar(.plain, lower..<upper, store(text.utf8), count: text.utf8.count, isResolved: true))
  }

  /// Leaves the entry that is being read out of its mapping.
  mutating func refuseEntry() {
    guard let last = frames.indices.last, frames[last].kind == .mapping else { return }
    frames[last].refusesEntry = true
  }

  /// Leaves out a node and the entry that it belongs to.
  mutating func addRefused(lower: Int, upper: Int) {
    guard let frame = frames.last, frame.kind == .mapping else { return }
    refuseEntry()
    addScalar("", lower: lower, upper: upper)
  }

  /// Records that commas may have split a call or a number in the open collection.
  mutating func markSplitFunction() {
    guard let last = frames.indices.last else { return }
    frames[last].splitsFunction = true
  }

  /// Stores a text that differs from the file's bytes, and returns its index.
  mutating func store(_ text: some Collection<UInt8>) -> Int32 {
    let first = texts.count
    texts.append(contentsOf: text)
    return Int32(first)
  }

  /// Appends siblings, and returns the index of the first one.
  mutating func append(_ children: [Record]) -> Int32 {
    let first = records.count
    records.append(contentsOf: children)
    return Int32(first)
  }

  /// Appends the nodes of another part of the file, and returns the shift of their indices.
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

  func record(_ index: Int32) -> Record { records[Int(index)] }

  mutating func change(_ index: Int32, _ change: (inout Record) -> Void) {
    change(&records[Int(index)])
  }

  /// Returns a finished node in a document with all nodes.
  func node(_ index: Int32) -> YAMLNode {
    let document = YAMLDocument(file: file, bytes: source, texts: texts, records: records)
    return YAMLNode(document: document, index: index)
  }

  func children(of record: Record) -> ArraySlice<Record> {
    records[Int(record.first)..<Int(record.first) + Int(record.count)]
  }

  /// Closes all open collections, and returns the index of the root, or `nil` if there is none.
  mutating func finish(at end: Int) -> Int32? {
    while let frame = frames.last {
      // A key whose value couldn't be read is left out.
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
