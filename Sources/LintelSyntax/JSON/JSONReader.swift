import LintelDiagnostics

/// Reads a file's bytes from left to right, and adds nodes to the table without recursion.
struct JSONReader {
  /// The token that may come next.
  private enum Expectation {
    /// A value, at the top level or after a colon or a comma.
    case value
    /// A key or `}`, after `{`.
    case keyOrEnd
    /// A key, after a comma in an object.
    case key
    /// A colon, after a key.
    case colon
    /// A value or `]`, after `[`.
    case elementOrEnd
    /// A comma or the closing bracket, after a member or an element.
    case commaOrEnd
    /// Nothing, after the value at the top level.
    case nothing
  }

  /// The file's bytes, with invalid ones patched.
  let bytes: [UInt8]
  let file: FileID
  let limits: SyntaxLimits
  var builder: YAMLTreeBuilder
  /// The offset of the next byte.
  var position: Int
  /// Whether each open collection is an object.
  private var isObject: [Bool] = []
  private var expectation = Expectation.value
  /// The offset of the last comma, for the message about a comma before the end.
  private var lastComma: Int?
  /// Whether the rest of the file can't be read.
  private var isLost = false

  init(_ bytes: [UInt8], as file: FileID, limits: SyntaxLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    builder = YAMLTreeBuilder(file: file, source: bytes, limits: limits)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the file, and returns the root node, or `nil` if the file is empty.
  mutating func read() -> YAMLNode? {
    while !isLost {
      skipSpace()
      guard position < bytes.count else { break }
      step(bytes[position])
    }
    if !isLost { reportUnclosed() }
    return builder.finish(at: bytes.count).map(builder.node)
  }

  /// Reads one token, which begins with a byte.
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
      let message = "this is nested deeper than \(limits.depth) levels"
      let help = "flatten the groups"
      builder.findings.append("too-deep", message, at: range(position..<position + 1), help: [help])
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

  /// Reports a comma before a closing bracket, with a fix that removes it.
  private mutating func reportLastComma() {
    let comma = lastComma ?? position
    let message = "there is a comma before the closing bracket"
    report(message, comma..<comma + 1, fix: "remove the comma")
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
    report("there is an extra comma", position..<position + 1, fix: "remove it")
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

  /// Reads a string, a number, or a word, as a key or a value.
  private mutating func scalar(_ byte: UInt8) {
    let start = position
    guard prepareForValue(at: start, isKeyAllowed: true) else { return }
    let isKey = builder.expectsKey
    let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    if isQuoted {
      string(quote: byte)
    } else {
      word(isKey: isKey, isWholeFile: isObject.isEmpty)
    }
    guard position > start else {
      let isWholeFile = isObject.isEmpty
      fail(isWholeFile ? "this isn't JSON, which starts with '{' or '['" : "expected \(expected)")
      return
    }
    expectation = isKey ? .colon : isObject.isEmpty ? .nothing : .commaOrEnd
  }

  /// Checks whether a value or a key is allowed here, and reports a missing comma before it.
  private mutating func prepareForValue(at offset: Int, isKeyAllowed: Bool) -> Bool {
    switch expectation {
    case .value, .elementOrEnd: return true
    case .keyOrEnd, .key:
      if isKeyAllowed { return true }
    case .commaOrEnd:
      let end = bytes.textEnd(before: offset)
      let fixIt = FixIt("insert a comma", replace: range(end..<end), with: ",")
      let place = range(offset..<offset + 1)
      builder.findings.append("malformed-json", "a comma is missing", at: place, fixIts: [fixIt])
      expectation = isObject.last == true ? .key : .value
      return prepareForValue(at: offset, isKeyAllowed: isKeyAllowed)
    case .colon, .nothing: break
    }
    fail("expected \(expected)")
    return false
  }

  /// The expected token, in the words of a message.
  private var expected: String {
    switch expectation {
    case .value, .elementOrEnd: "a value"
    case .keyOrEnd, .key: "a key in double quotes"
    case .colon: "':' after the key"
    case .commaOrEnd: isObject.last == true ? "',' or '}'" : "',' or ']'"
    case .nothing: "the end of the file"
    }
  }
}

extension JSONReader {
  /// Returns a range that includes all bytes of its last character.
  private func range(_ offsets: Range<Int>) -> SourceRange {
    var end = min(offsets.upperBound, bytes.count)
    while end > offsets.lowerBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(file: file, lower: offsets.lowerBound, upper: end)
  }

  /// Reports a mistake under the rule `malformed-json`, with a fix that writes `text` instead of it if the fix has a title.
  mutating func report(
    _ message: String,
    _ offsets: Range<Int>,
    help: String? = nil,
    fix title: String? = nil,
    _ applicability: FixIt.Applicability = .safe,
    writing text: String = ""
  ) {
    let range = range(offsets)
    let fixIts = title.map { [FixIt($0, applicability, replace: range, with: text)] } ?? []
    let help = help.map { [$0] } ?? []
    builder.findings.append("malformed-json", message, at: range, help: help, fixIts: fixIts)
  }

  /// Reports a mistake after which reading can't continue.
  private mutating func fail(_ message: String, openedAt bracket: Int32? = nil) {
    let notes = bracket.map { offset in
      [Note("the open bracket is here", at: range(Int(offset)..<Int(offset) + 1))]
    }
    let place = range(position..<position + 1)
    builder.findings.append("malformed-json", message, at: place, notes: notes ?? [])
    isLost = true
  }

  /// Reports a collection that is open at the end of the file, or an empty file.
  private mutating func reportUnclosed() {
    if let frame = builder.frames.last {
      let (lower, noun) = (Int(frame.lower), frame.kind == .mapping ? "object" : "array")
      report("the file ends before this \(noun) does", lower..<lower + 1)
    } else if case .value = expectation {
      report("the file is empty", 0..<0)
    }
  }
}
