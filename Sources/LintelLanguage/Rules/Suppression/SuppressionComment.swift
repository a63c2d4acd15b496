import LintelDiagnostics

/// A comment that silences findings, such as `# lintel:disable-next-line hidden-slot -- the brand wants it`.
struct SuppressionComment {
  /// Where findings are silenced.
  enum Verb: String, CaseIterable {
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
  struct Word {
    let text: String
    let range: SourceRange
  }

  /// From its `#` on.
  let range: SourceRange
  let verb: Word
  /// The ids of the rules, as written.
  let rules: [Word]
  /// What stands behind two dashes; nil if they or the words are missing.
  let reason: String?
  /// What stands behind the last id without dashes, most likely a reason.
  let stray: SourceRange?

  /// Reads a comment; nil if it is an ordinary one.
  init?(_ comment: SourceRange, in file: SourceFile) {
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
    let prefix = Array("lintel:".utf8)
    guard bytes[start..<end].starts(with: prefix) else { return nil }
    start += prefix.count
    guard start < end, (0x61...0x7A).contains(bytes[start]) else { return nil }
    var index = start
    while index < end, !isBlank(index) { index += 1 }
    verb = word(from: start, to: index)
    let rest = index
    let dashes = (rest..<end).first { position in
      position + 1 < end && bytes[position] == 0x2D && bytes[position + 1] == 0x2D
    }
    reason = dashes.flatMap { dashes in
      (dashes + 2..<end).first { !isBlank($0) }.map { word(from: $0, to: end).text }
    }
    var rules: [Word] = []
    var stray: SourceRange?
    for part in bytes[rest..<(dashes ?? end)].split(separator: UInt8(ascii: ",")) {
      guard let lower = part.indices.first(where: { !isBlank($0) }) else { continue }
      let upper = part[lower...].indices.first(where: { isBlank($0) }) ?? part.endIndex
      rules.append(word(from: lower, to: upper))
      let behind = part[upper...].indices.first { !isBlank($0) }
      stray = behind.map { SourceRange(file: comment.file, lower: $0, upper: end) }
    }
    self.rules = rules
    self.stray = dashes == nil ? stray : nil
  }
}
