package import LintelDiagnostics

/// A comment that silences findings, such as `# lintel:disable-next-line hidden-slot -- the brand wants it`.
package struct SuppressionComment {
  /// Where findings are silenced.
  package enum Verb: String, CaseIterable {
    /// On the next line that is more than a comment.
    case disableNextLine = "disable-next-line"
    /// On the comment's own line.
    case disableLine = "disable-line"
    /// From the comment on.
    case disable
    /// Ends what `disable` began.
    case enable
  }

  /// A word and where it stands.
  package struct Word {
    /// The word as written.
    package let text: String
    /// Its place.
    let range: SourceRange
  }

  /// The file that contains it.
  let file: SourceFile
  /// From its `#` on.
  let range: SourceRange
  /// The word before the verb, which should be `lintel:`.
  let head: Word
  /// The word that says where findings are silenced, which may not be a known verb.
  package let verb: Word
  /// The ids of the rules, as written.
  let rules: [Word]
  /// The text after two dashes; nil if they or the words are missing.
  let reason: String?
  /// The ids that no comma precedes, by their index in `rules`.
  let unseparated: [Int]
  /// The text after the last id that isn't an id: most likely a reason, if there are no dashes.
  let stray: SourceRange?
  /// What two dashes and a space take the place of, so that a reason follows: other marks before it, or dashes without one.
  let beforeReason: SourceRange

  /// Reads a comment; nil if it is an ordinary one.
  package init?(_ comment: SourceRange, in file: SourceFile) {
    self.file = file
    range = comment
    let end = Int(comment.upper)
    let bytes = file.bytes
    func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    func word(from lower: Int, to upper: Int) -> Word {
      Word(
        text: String(decoding: bytes[lower..<upper], as: UTF8.self),
        range: SourceRange(file: comment.file, lower: lower, upper: upper)
      )
    }
    var start = Int(comment.lower) + 1
    while start < end, isBlank(start) { start += 1 }
    guard Self.begins(bytes[start..<end]) else { return nil }
    let beginning = start
    start += Self.prefix.count
    let isApart = start < end && isBlank(start)
    while start < end, isBlank(start) { start += 1 }
    guard start < end, (0x61...0x7A).contains(bytes[start] | 0x20) else { return nil }
    var index = start
    while index < end, !isBlank(index) { index += 1 }
    verb = word(from: start, to: index)
    // Prose may go on behind the colon as it likes.
    if isApart, Verb(rawValue: verb.text) == nil { return nil }
    head = word(from: beginning, to: start)
    let rest = index
    let dashes = (rest..<end).first { position in
      position + 1 < end && bytes[position] == 0x2D && bytes[position + 1] == 0x2D
    }
    reason = dashes.flatMap { dashes in
      (dashes + 2..<end).first { !isBlank($0) }.map { word(from: $0, to: end).text }
    }
    var rules: [Word] = []
    var unseparated: [Int] = []
    var stray: SourceRange?
    for part in bytes[rest..<(dashes ?? end)].split(separator: UInt8(ascii: ",")) {
      let words = part.split { $0 == 0x20 || $0 == 0x09 }
        .map { word(from: $0.startIndex, to: $0.endIndex) }
      guard let first = words.first, let last = words.last else { continue }
      rules.append(first)
      stray = nil
      for next in words.dropFirst() {
        guard LintRule.named(next.text) != nil else {
          stray = SourceRange(
            file: comment.file,
            lower: Int(next.range.lower),
            upper: dashes == nil ? end : Int(last.range.upper)
          )
          break
        }
        unseparated.append(rules.count)
        rules.append(next)
      }
      // Without dashes, the reason goes on to the end.
      if stray != nil, dashes == nil { break }
    }
    self.rules = rules
    self.unseparated = unseparated
    self.stray = stray
    let marks: Range<Int>
    if let stray {
      let text = String(decoding: bytes[Int(stray.lower)..<Int(stray.upper)], as: UTF8.self)
      let reason = text.drop { $0.isWhitespace || "-–—:;#/".contains($0) }
      marks = Int(stray.lower)..<Int(stray.upper) - reason.utf8.count
    } else {
      marks = (dashes ?? end)..<end
    }
    beforeReason = SourceRange(file: comment.file, lower: marks.lowerBound, upper: marks.upperBound)
  }

  /// What such a comment begins with.
  private static let prefix = Array("lintel:".utf8)

  /// Whether bytes begin as such a comment does behind its `#`, in whatever case.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
  }
}
