import LintelDiagnostics

/// Builds the node table from events.
struct YAMLTreeBuilder {
  /// A collection that is still open.
  private struct Frame {
    var lower: Int32
    var upper: Int32
    var kind: YAMLNode.Kind
    var isFlow: Bool
    /// Where its children begin among the pending nodes.
    var firstPending: Int
  }

  private var frames: [Frame] = []
  /// Finished nodes whose parent is still open.
  private var pending: [YAMLDocument.Record] = []
  private(set) var records: [YAMLDocument.Record] = []
  private(set) var texts: [UInt8] = []

  var depth: Int { frames.count }

  init(expectedNodes: Int) {
    records.reserveCapacity(expectedNodes)
  }

  mutating func open(_ kind: YAMLNode.Kind, lower: Int, upper: Int, isFlow: Bool) {
    frames.append(
      Frame(
        lower: Int32(lower),
        upper: Int32(upper),
        kind: kind,
        isFlow: isFlow,
        firstPending: pending.count
      )
    )
  }

  mutating func close(upper: Int) {
    guard let frame = frames.popLast() else { return }
    let children = pending[frame.firstPending...]
    let first = records.count
    records.append(contentsOf: children)
    let last = children.last?.upper ?? frame.upper
    let record = YAMLDocument.Record(
      lower: frame.lower,
      upper: frame.isFlow ? max(Int32(upper), last) : last,
      first: Int32(first),
      count: Int32(children.count),
      kind: frame.kind,
      style: .plain,
      isResolved: false,
      isFlow: frame.isFlow
    )
    pending.removeSubrange(frame.firstPending...)
    pending.append(record)
  }

  mutating func add(_ record: YAMLDocument.Record) {
    pending.append(record)
  }

  /// Adds a text that the file does not hold as it reads; returns where it begins.
  mutating func store(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let first = texts.count
    unsafe texts.append(contentsOf: text)
    return Int32(first)
  }

  /// Closes what is still open and returns the index of the root.
  mutating func finish(at end: Int) -> Int32? {
    while let frame = frames.last {
      if frame.kind == .mapping, (pending.count - frame.firstPending) % 2 == 1 {
        pending.removeLast()
      }
      close(upper: end)
    }
    guard let root = pending.first else { return nil }
    records.append(root)
    return Int32(records.count - 1)
  }
}
