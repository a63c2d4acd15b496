import LintelDiagnostics

extension YAMLTreeBuilder {
  /// Rejoins calls such as `alpha($ink, 0.4)`, and numbers such as `1,5` and `0, 1`, that the commas of a flow collection have split.
  mutating func rejoinFunctions(of frame: Frame) {
    let step = frame.kind == .mapping ? 2 : 1
    var kept: [Record] = []
    var position = frame.firstPending
    while position + step <= pending.count {
      let value = pending[position + step - 1]
      let end = endOfFunction(from: position, step: step)
      if let end {
        if step == 2 { kept.append(pending[position]) }
        let parts = [value] + pending[position + step...end].filter { $0.upper > $0.lower }
        kept.append(rejoin(parts))
        position = end + step
      } else if step == 2, let (call, count) = unclosedCall(at: position) {
        kept += [pending[position], call]
        position += count * step
      } else if step == 2, let (numbers, count) = numbers(at: position) {
        kept += [pending[position], numbers]
        position += count * step
      } else {
        kept += pending[position..<position + step]
        position += step
      }
    }
    pending.replaceSubrange(frame.firstPending..., with: kept)
  }

  /// Returns the number at a position of a mapping with the numbers after its commas, and how many there are, or `nil` for anything else.
  ///
  /// The reader of the value reports the commas, because it knows what the property accepts.
  private mutating func numbers(at position: Int) -> (Record, count: Int)? {
    func isNumber(_ record: Record) -> Bool {
      record.kind == .scalar && record.style == .plain && Self.isNumber(bytes(of: record))
    }
    let value = pending[position + 1]
    guard isNumber(value) else { return nil }
    var last = value
    var count = 1
    while position + 2 * count + 2 <= pending.count {
      let next = pending[position + 2 * count]
      let gap = source[Int(last.upper)..<max(Int(last.upper), Int(next.lower))]
      guard isNumber(next), gap.first == UInt8(ascii: ","),
        gap.dropFirst().allSatisfy({ $0 == 0x20 }),
        isMissing(pending[position + 2 * count + 1], after: next)
      else { break }
      last = next
      count += 1
    }
    guard count > 1 else { return nil }
    let text = source[Int(value.lower)..<Int(last.upper)]
    return (joined(value, through: last, as: text), count)
  }

  /// Whether a text is a number without a unit.
  static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    return digits.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && digits.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }

  /// Returns a scalar that ends with another one, and that has a separate text.
  private mutating func joined(
    _ first: Record,
    through last: Record,
    as text: some Collection<UInt8>
  ) -> Record {
    var record = first
    record.upper = last.upper
    record.first = store(Array(text))
    record.count = Int32(text.count)
    record.isResolved = true
    return record
  }

  /// Returns the index of the part that closes the call at a position, or `nil` if there is none.
  private func endOfFunction(from position: Int, step: Int) -> Int? {
    let value = pending[position + step - 1]
    guard value.kind == .scalar, value.style == .plain else { return nil }
    var open = Self.balance(bytes(of: value))
    guard open > 0 else { return nil }
    var next = position + step
    while next + step <= pending.count {
      let part = pending[next]
      guard isArgument(part) else { return nil }
      if step == 2, !isMissing(pending[next + 1], after: part) { return nil }
      open += Self.balance(bytes(of: part))
      if open == 0 { return next }
      next += step
    }
    return nil
  }

  /// Returns a call in a mapping whose closing parenthesis is missing, with the arguments after its commas, and how many parts it has, or
  /// `nil` for anything else.
  ///
  /// The reader of the value reports the missing parenthesis.
  private mutating func unclosedCall(at position: Int) -> (Record, count: Int)? {
    let value = pending[position + 1]
    guard value.kind == .scalar, value.style == .plain, Self.balance(bytes(of: value)) > 0 else {
      return nil
    }
    var parts = [value]
    while position + 2 * parts.count + 2 <= pending.count {
      let part = pending[position + 2 * parts.count]
      guard isArgument(part), isMissing(pending[position + 2 * parts.count + 1], after: part)
      else { break }
      parts.append(part)
    }
    guard parts.count > 1 else { return nil }
    let text = Self.joined(parts.map(argument))
    return (joined(value, through: parts[parts.count - 1], as: text.utf8), parts.count)
  }

  /// Whether a part of a flow collection can be the argument of a call.
  private func isArgument(_ part: Record) -> Bool {
    part.kind == .scalar && [.plain, .singleQuoted, .doubleQuoted].contains(part.style)
  }

  /// Returns an argument as written, but with colors in quotes, because YAML reads them as comments after a space.
  private func argument(_ part: Record) -> String {
    guard part.style == .plain else {
      return String(decoding: source[Int(part.lower)..<Int(part.upper)], as: UTF8.self)
    }
    return quotingColors(text(of: part))
  }

  /// Whether a key of a flow mapping has no value, as is the case for the parts of a call.
  private func isMissing(_ value: Record, after key: Record) -> Bool {
    value.kind == .scalar && value.style == .plain && value.count == 0
      && !source[Int(key.upper)..<max(Int(key.upper), Int(value.lower))].contains(UInt8(ascii: ":"))
  }

  /// Joins the parts of a call, and reports the commas.
  private mutating func rejoin(_ parts: [Record]) -> Record {
    let joined = Self.joined(parts.map(argument))
    let place = range(Int(parts[0].lower), Int(parts[parts.count - 1].upper))
    findings.append(
      "split-function",
      "the comma ends this entry in the middle of a function's arguments",
      at: place,
      notes: [Note("in braces and brackets, a comma ends an entry in YAML")],
      help: ["separate the arguments with spaces: \(joined)"],
      fixIts: [FixIt("separate the arguments with spaces", replace: place, with: joined)]
    )
    return self.joined(parts[0], through: parts[parts.count - 1], as: joined.utf8)
  }

  /// Returns the parts with spaces between them, and with CSS Color 4's slash before the fourth of four numbers, the alpha.
  private static func joined(_ parts: [String]) -> String {
    let numbers = [parts[0].drop { $0 != "(" }.dropFirst()] + parts.dropFirst().map { $0[...] }
    let isColor =
      numbers.count == 4
      && numbers.allSatisfy { $0.first.map { $0.isNumber || ".-+".contains($0) } ?? false }
    guard isColor else { return parts.joined(separator: " ") }
    return "\(parts[..<3].joined(separator: " ")) / \(parts[3])"
  }

  /// Returns the number of opening parentheses minus the number of closing ones.
  static func balance(_ text: some Collection<UInt8>) -> Int {
    text.reduce(0) { open, byte in
      byte == UInt8(ascii: "(") ? open + 1 : byte == UInt8(ascii: ")") ? open - 1 : open
    }
  }
}
