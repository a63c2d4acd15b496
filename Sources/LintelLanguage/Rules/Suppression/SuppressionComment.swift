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
  let hasReason: Bool

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
    hasReason = dashes.map { dashes in (dashes + 2..<end).contains { !isBlank($0) } } ?? false
    rules = bytes[rest..<(dashes ?? end)].split(separator: UInt8(ascii: ",")).compactMap { part in
      // What stands behind the id is a reason without its dashes.
      guard let lower = part.indices.first(where: { !isBlank($0) }) else { return nil }
      let upper = part[lower...].indices.first(where: { isBlank($0) }) ?? part.endIndex
      return word(from: lower, to: upper)
    }
  }
}
