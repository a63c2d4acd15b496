import LintelDiagnostics

/// The reason why libyaml stopped, with places as UTF-8 offsets in the file.
struct SyntaxFailure: Error {
  /// libyaml's description of the problem, such as `did not find expected key`.
  let problem: String
  /// The place where reading stopped.
  var place: Int
  /// What libyaml was doing, such as `while parsing a block mapping`, or an empty text if that is unknown.
  var context = ""
  /// The place where that began, or `nil` if it is unknown.
  var contextPlace: Int?
  var openBracket: Int?
  var lastScalar: (lower: Int, upper: Int, style: ScalarStyle)?

  /// The problem of a key that contains a bracket, which libyaml allows.
  static let bracketInKey = "found a bracket in a key"
}

/// Reads a text once, up to its end or the first failure.
struct YAMLTreeReader {
  private let text: PatchedText
  /// Whether every byte is one character.
  private let isASCII: Bool
  private let limits: SyntaxLimits
  private let masks: [Int: SyntaxMask]
  /// The masks of arguments, in order.
  private let arguments: [SyntaxMask]
  private(set) var builder: YAMLTreeBuilder
  /// The masks that turned out to begin a text.
  private(set) var confirmed: Set<SyntaxMask> = []
  /// The reason why reading stopped, or `nil` if it reached the end.
  private(set) var failure: SyntaxFailure?
  /// The last scalar, for repairs of quotes.
  private var lastScalar: (lower: Int, upper: Int, style: ScalarStyle)?
  private var hasDocument = false
  /// The number of open collections below the maximum depth.
  private var excessDepth = 0

  init(
    _ text: PatchedText,
    of source: [UInt8],
    as file: FileID,
    isASCII: Bool,
    masks: [SyntaxMask],
    limits: SyntaxLimits
  ) {
    self.text = text
    self.isASCII = isASCII
    self.limits = limits
    self.masks = Dictionary(
      masks.filter { $0.kind != .argument }.map { ($0.offset, $0) },
      uniquingKeysWith: { a, _ in a }
    )
    arguments = masks.filter { $0.kind == .argument }.sorted { $0.offset < $1.offset }
    builder = YAMLTreeBuilder(file: file, source: source, limits: limits)
  }

  /// Reads the text up to its end or the first failure.
  mutating func read() {
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      unsafe read(UnsafeBufferPointer(rebasing: bytes[text.base..<text.limit]))
    }
  }

  /// Closes all open collections, and returns the root, if any.
  mutating func finish() -> YAMLNode? { builder.finish(at: builder.source.count).map(builder.node) }

  /// Returns the nodes of a part of a file, or `nil` if it is empty, or if there is anything to report.
  mutating func finishPart() -> SplitReading.Part? {
    guard failure == nil, builder.findings.all.isEmpty, let root = builder.finish(at: text.limit)
    else { return nil }
    return SplitReading.Part(builder: builder, root: root)
  }

  /// Reads bytes that libyaml can keep pointers to.
  private mutating func read(_ input: UnsafeBufferPointer<UInt8>) {
    var offsets = unsafe ScalarOffsets(input, isASCII: isASCII)
    guard var reader = unsafe YAMLEventReader(unsafe: input) else {
      failure = SyntaxFailure(problem: "out of memory", place: text.base)
      return
    }
    do throws(SyntaxFailure) {
      while true {
        let event = try reader.next()
        let lower = unsafe offsets.offset(of: event.start, in: input)
        let upper = unsafe offsets.offset(of: event.end, in: input)
        if event.kind == .scalar {
          if excessDepth > 0 { continue }
          unsafe reader.withText { value in
            unsafe addScalar(event, value, input: input, lower: lower, upper: upper)
          }
          if failure != nil { return }
        } else if !handle(event, lower: text.original(lower), upper: text.original(upper)) {
          return
        }
      }
    } catch {
      // libyaml counts Unicode scalars of the input.
      var failure = error
      failure.place = unsafe text.original(offsets.offset(of: error.place, in: input))
      failure.contextPlace = error.contextPlace.map {
        unsafe text.original(offsets.offset(of: $0, in: input))
      }
      failure.openBracket = builder.frames.first(where: \.isFlow).map { Int($0.lower) }
      failure.lastScalar = lastScalar
      self.failure = failure
    }
  }

  /// Handles an event that isn't a scalar, and returns whether to continue.
  private mutating func handle(_ event: YAMLEvent, lower: Int, upper: Int) -> Bool {
    switch event.kind {
    case .mappingStart, .sequenceStart:
      let kind: YAMLNode.Kind = event.kind == .mappingStart ? .mapping : .sequence
      if excessDepth == 0 { builder.refuseProperties(of: event, at: lower) }
      return open(kind, event, lower: lower, upper: upper)
    case .collectionEnd:
      if excessDepth > 0 { excessDepth -= 1 } else { builder.close(upper: upper) }
      if excessDepth == 0, isSkippingExcess {
        isSkippingExcess = false
        builder.addRefused(lower: lower, upper: lower)
      }
    case .alias:
      if excessDepth == 0 { builder.refuseAlias(lower: lower, upper: upper) }
    case .documentStart:
      if hasDocument {
        builder.refuseSecondDocument(at: lower)
        return false
      }
      hasDocument = true
      if event.hasDirectives { builder.refuseDirectives(at: lower) }
    case .streamEnd: return false
    case .scalar, .other: break
    }
    return true
  }

  /// Whether a collection below the maximum depth is being left out.
  private var isSkippingExcess = false

  /// Opens a collection unless it is nested too deeply, and returns whether to continue.
  private mutating func open(
    _ kind: YAMLNode.Kind,
    _ event: YAMLEvent,
    lower: Int,
    upper: Int
  ) -> Bool {
    if excessDepth == 0, builder.frames.count < limits.depth {
      builder.refuseCollectionKey(at: lower)
      builder.open(kind, lower: lower, upper: upper, isFlow: event.isFlow)
      return true
    }
    if excessDepth == 0 {
      isSkippingExcess = true
      builder.refuseDepth(limits.depth, lower: lower, upper: max(upper, lower))
    }
    excessDepth += 1
    // libyaml's time grows with the square of the depth.
    return excessDepth < limits.depth
  }

  /// Adds a scalar, and stores its text only if that differs from the file's bytes.
  private mutating func addScalar(
    _ event: YAMLEvent,
    _ value: UnsafeBufferPointer<UInt8>,
    input: UnsafeBufferPointer<UInt8>,
    lower: Int,
    upper: Int
  ) {
    var upper = upper
    let style = event.style
    if style == .literal || style == .folded {
      while upper > lower, unsafe isBlankOrBreak(input[upper - 1]) { upper -= 1 }
    }
    let start = text.original(lower)
    let end = max(start, text.original(upper))
    lastScalar = (start, end, style)
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let hasLength = upper - lower - 2 * quotes == value.count && end - start == upper - lower
    let isWritten = unsafe hasLength && haveEqualBytes(input, from: lower + quotes, value)
    let first = unsafe isWritten ? Int32(start + quotes) : builder.store(value)
    let record = YAMLDocument.Record.scalar(
      style,
      start..<end,
      first,
      count: value.count,
      isResolved: !isWritten
    )
    if event.hasAnchor || event.hasTag { builder.refuseProperties(of: event, at: start) }
    if style == .plain {
      if !arguments.isEmpty { reportArguments(in: start..<end) }
      if !masks.isEmpty, let mask = masks[start], add(record, masked: mask) { return }
      if builder.isInFlow {
        if unsafe YAMLTreeBuilder.balance(value) > 0
          || builder.expectsKey && YAMLTreeBuilder.isNumber(value)
        {
          builder.markSplitFunction()
        }
      } else if builder.expectsKey, unsafe hasBracket(value) {
        failure = SyntaxFailure(
          problem: SyntaxFailure.bracketInKey,
          place: start,
          lastScalar: lastScalar
        )
        return
      }
      if builder.refuseMergeKey(record) || builder.refuseEmptyKey(record) { return }
    }
    builder.add(record)
  }

  /// Adds a text that begins with a masked character, and returns whether the mask was right.
  private mutating func add(_ record: YAMLDocument.Record, masked mask: SyntaxMask) -> Bool {
    let text = builder.text(of: record)
    if mask.kind == .pattern, isAliasName(text) {
      confirmed.insert(mask)
      builder.refuseAlias(lower: Int(record.lower), upper: Int(record.upper))
      return true
    }
    guard let diagnostic = mask.diagnostic(for: text, at: builder.range(record)) else {
      return false
    }
    confirmed.insert(mask)
    builder.findings.append(diagnostic)
    builder.add(record)
    return true
  }

  /// Reports colors without quotes among the arguments of a call.
  private mutating func reportArguments(in range: Range<Int>) {
    let index = arguments.indices.partitioned { arguments[$0].offset >= range.lowerBound }
    for mask in arguments[index...].prefix(while: { $0.offset < range.upperBound }) {
      let digits = builder.source[(mask.offset + 1)...].prefix(while: isHexDigit)
      let color = String(decoding: builder.source[mask.offset..<digits.endIndex], as: UTF8.self)
      let place = builder.range(mask.offset, digits.endIndex)
      guard let diagnostic = mask.diagnostic(for: color, at: place) else { continue }
      confirmed.insert(mask)
      builder.findings.append(diagnostic)
    }
  }

  /// Whether a text after `*` is the name of an alias rather than a pattern; as a value, it may also be the dotted name of a token.
  private func isAliasName(_ text: String) -> Bool {
    let name = text.utf8.dropFirst()
    let signs = builder.expectsKey || name.first == UInt8(ascii: ".") ? "_-" : "_-."
    return !name.isEmpty && name.allSatisfy { $0.isLetterOrDigit || signs.utf8.contains($0) }
  }
}

/// Compares eight bytes at a time, because every scalar of a file is compared.
private func haveEqualBytes(
  _ input: UnsafeBufferPointer<UInt8>,
  from start: Int,
  _ value: UnsafeBufferPointer<UInt8>
) -> Bool {
  let written = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(input)[start...])
  let read = UnsafeRawBufferPointer(value)
  let count = read.count
  var index = 0
  while index + 8 <= count {
    let a = unsafe written.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let b = unsafe read.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if a != b { return false }
    index += 8
  }
  while index < count {
    if unsafe written[index] != read[index] { return false }
    index += 1
  }
  return true
}

/// Whether a bracket follows a blank, a colon, or an equals sign, as in the key of `ink { light: "#FFF" }`.
private func hasBracket(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  for index in text.indices.dropFirst() {
    let byte = unsafe text[index]
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { continue }
    let before = unsafe text[index - 1]
    // The last byte of '：' or of a no-break space, which look like a colon or a space.
    let isLookalike = before == 0x9A || before == 0xA0
    if before == 0x20 || before == UInt8(ascii: ":") || before == UInt8(ascii: "=") || isLookalike {
      return true
    }
  }
  return false
}
