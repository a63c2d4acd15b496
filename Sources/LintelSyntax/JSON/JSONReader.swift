import LintelDiagnostics

/// Walks a file's bytes from left to right and adds to the node table what it meets; nothing recurses.
struct JSONReader {
  /// What may come next.
  private enum Expectation {
    case value
    /// Behind `{`.
    case keyOrEnd
    /// Behind a comma in an object.
    case key
    case colon
    /// Behind `[`.
    case elementOrEnd
    case commaOrEnd
    case nothing
  }

  let bytes: [UInt8]
  let file: FileID
  let limits: SyntaxLimits
  var builder: YAMLTreeBuilder
  var position: Int
  private var isObject: [Bool] = []
  private var expectation = Expectation.value
  private var lastComma: Int?
  /// Whether what follows can't be told any more.
  private var isLost = false

  init(_ bytes: [UInt8], as file: FileID, limits: SyntaxLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    builder = YAMLTreeBuilder(file: file, source: bytes, limits: limits)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func read() -> YAMLNode? {
    while !isLost {
      skipSpace()
      guard position < bytes.count else { break }
      step(bytes[position])
    }
    if !isLost { reportUnclosed() }
    let root = builder.finish(at: bytes.count)
    let document = YAMLDocument(
      file: file,
      bytes: bytes,
      texts: builder.texts,
      records: builder.records
    )
    return root.map { YAMLNode(document: document, index: $0) }
  }

  /// Reads one token, whose first byte is given.
  private mutating func step(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
    case UInt8(ascii: ","): comma()
    case UInt8(ascii: ":"): colon()
    case _: scalar(byte)
    }
  }

  private mutating func open(_ byte: UInt8) {
    guard prepareForValue(at: position, isKeyAllowed: false) else { return }
    guard isObject.count < limits.depth else {
      builder.findings.append(
        Diagnostic(
          "too-deep",
          .error,
          "this is nested deeper than \(limits.depth) levels",
          at: range(position, position + 1),
          help: ["flatten the groups"]
        )
      )
      isLost = true
      return
    }
    let opensObject = byte == UInt8(ascii: "{")
    builder.open(
      opensObject ? .mapping : .sequence,
      lower: position,
      upper: position + 1,
      isFlow: true
    )
    isObject.append(opensObject)
    expectation = opensObject ? .keyOrEnd : .elementOrEnd
    position += 1
  }

  private mutating func close(_ byte: UInt8) {
    let closesObject = byte == UInt8(ascii: "}")
    guard let isInObject = isObject.last, isInObject == closesObject else {
      fail("unexpected '\(closesObject ? "}" : "]")'", openedAt: builder.frames.last?.lower)
      return
    }
    switch expectation {
    case .keyOrEnd, .elementOrEnd, .commaOrEnd: break
    case .key: reportLastComma()
    case .value where !isInObject: reportLastComma()
    case .colon, .value, .nothing:
      fail("expected \(expected)")
      return
    }
    position += 1
    builder.close(upper: position)
    isObject.removeLast()
    expectation = isObject.isEmpty ? .nothing : .commaOrEnd
  }

  private mutating func reportLastComma() {
    let comma = lastComma ?? position
    report(
      "there is a comma before the end",
      comma,
      comma + 1,
      fixIts: [FixIt("remove the comma", replace: range(comma, comma + 1), with: "")]
    )
  }

  private mutating func comma() {
    guard case .commaOrEnd = expectation, let isInObject = isObject.last else {
      if case .key = expectation { return skipComma() }
      if case .value = expectation, isObject.last == false { return skipComma() }
      fail("expected \(expected)")
      return
    }
    lastComma = position
    expectation = isInObject ? .key : .value
    position += 1
  }

  private mutating func skipComma() {
    report(
      "one comma too many",
      position,
      position + 1,
      fixIts: [FixIt("remove it", replace: range(position, position + 1), with: "")]
    )
    position += 1
  }

  private mutating func colon() {
    guard case .colon = expectation else {
      fail("expected \(expected)")
      return
    }
    expectation = .value
    position += 1
  }

  private mutating func scalar(_ byte: UInt8) {
    let start = position
    guard prepareForValue(at: start, isKeyAllowed: true) else { return }
    let isKey = builder.expectsKey
    let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    if isQuoted {
      string(quote: byte)
    } else {
      word(isKey: isKey)
    }
    guard position > start else {
      fail("expected \(expected)")
      return
    }
    if isKey {
      expectation = .colon
    } else {
      expectation = isObject.isEmpty ? .nothing : .commaOrEnd
    }
  }

  /// Makes sure that a value, or a key, is allowed here; reports a comma that is missing before it.
  private mutating func prepareForValue(at offset: Int, isKeyAllowed: Bool) -> Bool {
    switch expectation {
    case .value, .elementOrEnd: return true
    case .keyOrEnd, .key:
      if isKeyAllowed { return true }
    case .commaOrEnd:
      let end = endOfText(before: offset)
      report(
        "a comma is missing",
        offset,
        offset + 1,
        fixIts: [FixIt("insert a comma", replace: range(end, end), with: ",")]
      )
      expectation = isObject.last == true ? .key : .value
      return prepareForValue(at: offset, isKeyAllowed: isKeyAllowed)
    case .colon, .nothing: break
    }
    fail("expected \(expected)")
    return false
  }

  private func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, isBlankOrBreak(bytes[end - 1]) { end -= 1 }
    return end
  }

  private var expected: String {
    switch expectation {
    case .value, .elementOrEnd: "a value"
    case .keyOrEnd, .key: "a key in double quotes"
    case .colon: "':' behind the key"
    case .commaOrEnd: isObject.last == true ? "',' or '}'" : "',' or ']'"
    case .nothing: "nothing behind the end"
    }
  }
}

extension JSONReader {
  /// A range that takes in all bytes of the last character.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    var end = min(upper, bytes.count)
    while end > lower, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(file: file, lower: lower, upper: end)
  }

  mutating func report(
    _ message: String,
    _ lower: Int,
    _ upper: Int,
    notes: [Note] = [],
    help: [String] = [],
    fixIts: [FixIt] = []
  ) {
    builder.findings.append(
      Diagnostic(
        "malformed-json",
        .error,
        message,
        at: range(lower, upper),
        notes: notes,
        help: help,
        fixIts: fixIts
      )
    )
  }

  /// Reports what reading can't go on behind.
  private mutating func fail(_ message: String, openedAt bracket: Int32? = nil) {
    let notes = bracket.map { offset in
      [Note("the bracket that is open is here", at: range(Int(offset), Int(offset) + 1))]
    }
    report(message, position, position + 1, notes: notes ?? [])
    isLost = true
  }

  private mutating func reportUnclosed() {
    if let frame = builder.frames.last {
      let lower = Int(frame.lower)
      report(
        "the file ends before this \(frame.kind == .mapping ? "object" : "array") does",
        lower,
        lower + 1
      )
    } else if case .value = expectation {
      report("the file is empty", 0, 0)
    }
  }
}
