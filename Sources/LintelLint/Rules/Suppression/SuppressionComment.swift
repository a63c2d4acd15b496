package import LintelDiagnostics
import LintelSyntax

/// A comment that silences findings, such as `# lintel:disable-next-line hidden-slot -- the brand wants it`.
package struct SuppressionComment {
  /// The lines on which a comment silences findings.
  package enum Verb: String, CaseIterable {
    /// The next line that has more than a comment.
    case disableNextLine = "disable-next-line"
    /// The comment's own line.
    case disableLine = "disable-line"
    /// All lines from the comment on.
    case disable
    /// No lines: the comment ends a `disable`.
    case enable
  }

  /// A word and its range.
  package struct Word {
    package let text: String
    let range: SourceRange

    /// Reads the part of a comment between two offsets in its file.
    fileprivate init(_ comment: SourceRange, in file: SourceFile, from lower: Int, to upper: Int) {
      text = String(decoding: file.bytes[lower..<upper], as: UTF8.self)
      range = SourceRange(file: comment.file, lower: lower, upper: upper)
    }
  }

  let file: SourceFile
  /// The range of the comment, starting at its `#`.
  let range: SourceRange
  /// Whether the comment's line has nothing else.
  let isAlone: Bool
  /// The word before the verb, which should be `lintel:`.
  let head: Word
  /// The word that determines where findings are silenced, which might not be a known verb.
  package let verb: Word
  /// The ids of the rules, as written.
  let rules: [Word]
  /// The text after two dashes, or `nil` if the dashes or the text is missing.
  let reason: String?
  /// The indices of rules that aren't preceded by a comma.
  let unseparated: [Int]
  /// The text after the last id that isn't an id: probably a reason, if there are no dashes.
  let stray: SourceRange?
  /// The range to replace with two dashes and a space so that a reason follows: other marks before it, or dashes without a reason.
  let beforeReason: SourceRange

  /// Reads a comment, or returns `nil` if it's an ordinary comment.
  package init?(_ comment: SourceRange, in file: SourceFile) {
    self.file = file
    range = comment
    let lines = SourceLines(file)
    isAlone = lines.textStart(of: lines.line(at: Int(comment.lower))) == Int(comment.lower)
    let end = Int(comment.upper)
    let bytes = file.bytes
    func word(from lower: Int, to upper: Int) -> Word {
      Word(comment, in: file, from: lower, to: upper)
    }
    func firstNonblank(from start: Int) -> Int {
      (start..<end).first { !Self.isBlank(bytes[$0]) } ?? end
    }
    let beginning = firstNonblank(from: Int(comment.lower) + 1)
    guard Self.begins(bytes[beginning..<end]) else { return nil }
    let colon = beginning + Self.prefix.count
    // Another tool's comments begin with its name and a hyphen.
    let isApart =
      colon < end && Self.isBlank(bytes[colon]) || bytes[colon - 1] != UInt8(ascii: ":")
    let start = firstNonblank(from: colon)
    guard start < end, (0x61...0x7A).contains(bytes[start] | 0x20) else { return nil }
    let rest = (start..<end).first { Self.isBlank(bytes[$0]) } ?? end
    verb = word(from: start, to: rest)
    // After a hyphen or a space, any word that isn't a verb means that the comment is prose.
    if isApart, Verb(rawValue: verb.text) == nil { return nil }
    head = word(from: beginning, to: start)
    let dashes = (rest..<end).first { position in
      position + 1 < end && bytes[position] == 0x2D && bytes[position + 1] == 0x2D
    }
    reason = dashes.flatMap { dashes in
      (dashes + 2..<end).first { !Self.isBlank(bytes[$0]) }
        .map { word(from: $0, to: end).text }
    }
    let list = RuleList(comment, in: file, from: rest, to: dashes ?? end, hasDashes: dashes != nil)
    rules = list.rules
    unseparated = list.unseparated
    stray = list.stray
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

  /// The ids between the verb and the reason.
  private struct RuleList {
    var rules: [Word] = []
    var unseparated: [Int] = []
    var stray: SourceRange?

    init(
      _ comment: SourceRange,
      in file: SourceFile,
      from lower: Int,
      to upper: Int,
      hasDashes: Bool
    ) {
      for part in file.bytes[lower..<upper].split(separator: UInt8(ascii: ",")) {
        let words = part.split(whereSeparator: isBlank)
          .map { Word(comment, in: file, from: $0.startIndex, to: $0.endIndex) }
        guard let first = words.first, let last = words.last else { continue }
        // A colon instead of the dashes belongs to the reason.
        if !hasDashes, first.text.hasSuffix(":"), first.text != ":" {
          let colon = Int(first.range.upper) - 1
          rules.append(Word(comment, in: file, from: Int(first.range.lower), to: colon))
          stray = SourceRange(file: comment.file, lower: colon, upper: upper)
          return
        }
        rules.append(first)
        stray = nil
        for next in words.dropFirst() {
          guard LintRule.named(next.text) != nil else {
            stray = SourceRange(
              file: comment.file,
              lower: Int(next.range.lower),
              upper: hasDashes ? Int(last.range.upper) : upper
            )
            break
          }
          unseparated.append(rules.count)
          rules.append(next)
        }
        // Without dashes, the reason extends to the end.
        if stray != nil, !hasDashes { return }
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static let prefix = Array("lintel:".utf8)

  /// Whether the bytes after a `#` begin such a comment, regardless of case, or with a hyphen or a space instead of the colon.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= prefix.count
      && zip(bytes, prefix).allSatisfy {
        ($0 | 0x20) == ($1 | 0x20) || $1 == UInt8(ascii: ":") && " -".utf8.contains($0)
      }
  }
}

extension SuppressionComment {
  /// Returns the verbs or the IDs of rules that can be at an offset, with the range of the word there, or `nil` if the offset is elsewhere.
  package func choices(at offset: Int) -> (words: [String], range: Range<Int>)? {
    func range(_ word: Word) -> Range<Int> { Int(word.range.lower)..<Int(word.range.upper) }
    func isHere(_ word: Word) -> Bool {
      range(word).contains(offset) || range(word).upperBound == offset
    }
    if isHere(verb) { return (Verb.allCases.map(\.rawValue), range(verb)) }
    guard offset > range(verb).upperBound else { return nil }
    let before = String(decoding: file.bytes[range(verb).upperBound..<offset], as: UTF8.self)
    guard !before.contains("--") else { return nil }
    let word = rules.first(where: isHere)
    let others = rules.filter { $0.range != word?.range }.map(\.text)
    let ids = LintRule.all.filter(\.isSuppressible).map(\.id).filter { !others.contains($0) }
    return (ids, word.map(range) ?? offset..<offset)
  }
}
