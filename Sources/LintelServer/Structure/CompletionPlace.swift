import LintelDiagnostics
import LintelSyntax

/// The place of the cursor in a text that someone is typing, and that may not be valid YAML at the moment.
///
/// A special name replaces the word at the cursor. If the word is part of a value, the rest of the value on its line is left out. The
/// parser, which continues after mistakes, then finds the place of the name.
struct CompletionPlace {
  /// The name that replaces the word.
  private static let mark = "lintelCompletionMark"

  /// Whether a key belongs here, instead of a value or an element of a list.
  let isKey: Bool
  /// Whether an element of a list begins here after its `-`, which can be a mapping.
  let beginsElement: Bool
  /// The keys from the top level down to the mapping, or to the value.
  let path: [String]
  let siblings: Set<String>
  /// The other elements of the list that the value is in.
  let listed: Set<String>
  /// The part of the word that has been typed.
  let word: String
  /// The offsets of the word.
  let range: Range<Int>
  let hasColon: Bool
  /// The quotation mark that is open before the word, or `nil` outside of quotes.
  let quote: Character?
  /// The name of the function whose argument the value is, or `nil` for none.
  let function: String?
  /// The number of arguments if the word is the name of a function that already has some, or `nil`.
  let argumentCount: Int?

  /// The steps before the last dot of the word.
  var outerSteps: [String] {
    word.split(separator: ".", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Returns the text to insert for a key, with a colon unless there is one or the key is in quotes.
  func text(ofKey key: String) -> String { hasColon || quote != nil ? key : key + ": " }

  /// Finds the place of an offset, or returns `nil` in comments and where it can't be determined.
  init?(_ file: SourceFile, at offset: Int) {
    let line = file.lines.line(at: offset)
    let start = Int(file.lines.starts[line])
    let end = max(offset, file.endOfLine(line))
    let before = Array(file.bytes[start..<offset])
    guard !Self.isComment(before) else { return nil }
    let typed =
      Self.lengthOfWhenKey(before) ?? before.reversed().prefix { Self.isWordByte($0) }.count
    let wordStart = offset - typed
    word = file.text(wordStart, offset)
    let after = file.bytes[offset..<end].prefix { Self.isWordByte($0) && $0 != 0x24 }.count
    let range = wordStart..<(offset + after)
    self.range = range
    let head = Array(file.bytes[start..<wordStart])
    // Digits of a color aren't names.
    guard head.last != UInt8(ascii: "#") else { return nil }
    let opening = Self.openQuote(head).map { start + $0 }
    let mark = opening.map { file.bytes[$0] }
    quote = mark.map { Character(UnicodeScalar($0)) }
    // The text around the word with its quotation marks, if there are any.
    let closing = mark.flatMap { file.bytes[range.upperBound..<end].firstIndex(of: $0) }
    let node = (opening ?? wordStart)..<(closing.map { $0 + 1 } ?? range.upperBound)
    let isWholeNode =
      opening.map { $0 + 1 == wordStart && node.upperBound <= range.upperBound + 1 } ?? true
    let last = file.bytes[start..<node.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
    let next = file.bytes[node.upperBound..<end].first { $0 != 0x20 }
    let isInList = Self.innermostBracket(file.bytes[..<node.lowerBound]) == UInt8(ascii: "[")
    hasColon = next == UInt8(ascii: ":")
    beginsElement = last == UInt8(ascii: "-")
    switch last {
    case _ where !isWholeNode: isKey = false
    case nil: isKey = true
    case UInt8(ascii: "{"): isKey = true
    case UInt8(ascii: ","): isKey = !isInList
    case _: isKey = beginsElement && hasColon
    }
    function = Self.function(around: head)
    argumentCount = Self.argumentCount(of: file.bytes[range.upperBound..<end])
    var text = Array(file.bytes[..<(isKey ? node.lowerBound : wordStart)])
    if isKey {
      text += Array(Self.mark.utf8) + (hasColon ? [] : Array(": x".utf8))
      // If a key without a colon is the first thing on its line, the rest of the line doesn't belong to it.
      let rest = file.bytes[node.upperBound...]
      text += hasColon || last != nil ? rest : file.bytes[end...]
    } else {
      // An incomplete function or quotation begins after the colon.
      let valueStart = opening ?? Self.valueStart(in: file.bytes, from: start, to: wordStart)
      text.removeLast(wordStart - valueStart)
      text += Array(Self.mark.utf8)
      let rest = file.bytes[node.upperBound..<end]
      let closing = rest.firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? end
      text += file.bytes[closing...]
    }
    let root = parseYAML(SourceFile(path: file.path, bytes: text), as: FileID(0)).root
    guard let root, let found = Self.find(root, path: []) else { return nil }
    path = found.path
    siblings = isKey ? found.neighbors : []
    listed = isKey ? [] : found.neighbors
  }

  /// Returns the length of a key such as `when ios 26..` at the end of the bytes before the cursor, or `nil` if there is none.
  private static func lengthOfWhenKey(_ before: [UInt8]) -> Int? {
    let start = before.lastIndex { [0x7B, 0x2C].contains($0) }.map { $0 + 1 } ?? 0
    let key = before[start...].drop { $0 == 0x20 }
    return key.starts(with: Array("when ".utf8)) && !key.contains(0x3A) ? key.count : nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x24: true
    case _: byte >= 0x80
    }
  }

  /// Returns the index of the quotation mark that is open at the end of a part of a line, or `nil` for none.
  ///
  /// An apostrophe in a word doesn't open anything.
  private static func openQuote(_ bytes: [UInt8]) -> Int? {
    var open: Int?
    for (index, byte) in bytes.enumerated() where byte == 0x22 || byte == 0x27 {
      if let start = open {
        if byte == bytes[start] { open = nil }
      } else if index == 0 || !isWordByte(bytes[index - 1]) {
        open = index
      }
    }
    return open
  }

  /// Whether a line is in a comment at its end; a `#` inside of a word or quotes doesn't begin one.
  private static func isComment(_ bytes: [UInt8]) -> Bool {
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x23, index == 0 || bytes[index - 1] == 0x20 {
        return true
      }
    }
    return false
  }

  /// Returns the number of arguments in a text that begins with a parenthesis, or `nil` if it doesn't.
  private static func argumentCount(of text: ArraySlice<UInt8>) -> Int? {
    guard text.first == 0x28 else { return nil }
    var depth = 0
    var count = 1
    for byte in text {
      switch byte {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x20 where depth == 1: count += 1
      case _: break
      }
      if depth == 0 { break }
    }
    return count
  }

  /// Returns the name of the function whose parenthesis is open before the cursor.
  private static func function(around head: [UInt8]) -> String? {
    var closed = 0
    for index in head.indices.reversed() {
      switch head[index] {
      case 0x29: closed += 1
      case 0x28 where closed > 0: closed -= 1
      case 0x28:
        let name = head[..<index].reversed().prefix { isWordByte($0) }.reversed()
        return String(decoding: Array(name), as: UTF8.self)
      case 0x3A, 0x2C, 0x5B, 0x7B: return nil
      case _: break
      }
    }
    return nil
  }

  /// Returns the bracket that is open at the end of a text, or `nil` if there is none.
  private static func innermostBracket(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    var open: [UInt8] = []
    var quote: UInt8?
    for byte in bytes {
      if let own = quote {
        if byte == own || byte == 0x0A { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x7B, 0x5B: open.append(byte)
      case 0x7D, 0x5D: _ = open.popLast()
      case _: break
      }
    }
    return open.last
  }

  /// Returns the offset at which the value of a word begins.
  private static func valueStart(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = end
    while index > start {
      let byte = bytes[index - 1]
      let isSeparator =
        byte == 0x20 && index - 1 > start && [0x3A, 0x2D].contains(bytes[index - 2])
      if isSeparator || [0x7B, 0x5B, 0x2C].contains(byte) { break }
      index -= 1
    }
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  /// Returns the path to the mark, with the other keys of its mapping or the other elements of its list.
  private static func find(
    _ node: YAMLNode,
    path: [String]
  ) -> (path: [String], neighbors: Set<String>)? {
    switch node.kind {
    case .scalar: return node.text.contains(mark) ? (path, []) : nil
    case .sequence:
      for element in node.elements {
        let name = element.entries.first { $0.key.text == "class" }?.value.text
        let step = name.map(SchemaWalk.element(ofClass:)) ?? SchemaWalk.element
        guard let found = find(element, path: path + [step]) else { continue }
        if element.kind != .scalar { return found }
        return (found.path, Set(node.elements.map(\.text)).subtracting([element.text]))
      }
      return nil
    case .mapping:
      for entry in node.entries {
        if entry.key.text == mark {
          return (path, Set(node.entries.map(\.key.text)).subtracting([mark]))
        }
        if let found = find(entry.value, path: path + [entry.key.text]) { return found }
      }
      return nil
    }
  }
}
