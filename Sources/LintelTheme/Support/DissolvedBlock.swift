package import LintelDiagnostics
package import LintelSyntax

/// A block to replace with its content, one level up.
///
/// Comments stay, and lines keep their indentation relative to each other.
package struct DissolvedBlock {
  /// Keys that describe their own block, and would describe a different one after a move.
  private static let bound: Set<String> = ["priority", "final", "appVersions"]

  private let file: SourceFile
  private let lines: SourceLines
  private let id: FileID
  /// The keys to remove, the outermost first, where each but the last contains only the next.
  private let keys: [YAMLEntry]
  /// The mapping around the outermost key.
  private let parent: YAMLNode

  /// Selects the keys of a block, or returns `nil` if its content can't be next to the keys around it.
  ///
  /// - Parameters:
  ///   - keys: the keys to remove, the outermost first.
  ///   - parent: the mapping around the outermost key.
  ///   - sources: the text of the files.
  package init?(_ keys: [YAMLEntry], in parent: YAMLNode, of sources: SourceMap) {
    guard !keys.isEmpty else { return nil }
    self.keys = keys
    self.parent = parent
    id = parent.range.file
    file = sources[id]
    lines = SourceLines(file)
    let isOnly = keys.dropLast().allSatisfy { $0.value.entries.count == 1 }
    guard isOnly, !content.isEmpty, collisions.isEmpty,
      content.allSatisfy({ !Self.bound.contains($0.key.text) && !$0.value.isEmpty })
    else { return nil }
  }

  /// The entries that move up.
  private var content: [YAMLEntry] {
    keys.last.map { Array($0.value.entries) } ?? []
  }

  /// The keys that occur both around the block and in it.
  private var collisions: Set<Substring> {
    let around = parent.entries.filter { $0.key.range != keys[0].key.range }
    return Set(around.map(Self.stem)).intersection(content.map(Self.stem))
  }

  /// The first step of a key, because dotted keys with the same first step can nest the same key.
  private static func stem(_ entry: YAMLEntry) -> Substring {
    entry.key.text.prefix { $0 != "." }
  }

  /// The edits, or `nil` if one of the keys shares its line with text that can't be kept.
  package var edits: [FixIt.Edit]? {
    guard let last = keys.last else { return nil }
    return last.value.isFlow ? flowEdits(last) : lineEdits(last)
  }

  // MARK: In braces

  /// Returns one edit that replaces the outermost entry.
  private func flowEdits(_ last: YAMLEntry) -> [FixIt.Edit]? {
    let whole = keys[0].key.range.union(keys[0].value.range)
    let before = file.bytes[Int(keys[0].key.range.lower)..<Int(last.key.range.lower)]
    let within = file.bytes[Int(last.key.range.lower)..<Int(last.value.range.upper)]
    let behind = file.bytes[Int(last.value.range.upper)..<Int(whole.upper)]
    // Comments are possible only between lines.
    guard !behind.contains(where: { [UInt8(ascii: "#"), 0x0A, 0x0D].contains($0) }),
      !within.contains(0x0A), !within.contains(0x0D),
      !before.contains(UInt8(ascii: "#"))
    else { return nil }
    let texts = content.map { file.text(of: $0.key.range.union($0.value.range)) }
    var separator = ", "
    if !parent.isFlow {
      guard let base = indentation(before: keys[0]) else { return nil }
      separator = "\n" + String(repeating: " ", count: base)
    }
    return [FixIt.Edit(range: whole, newText: texts.joined(separator: separator))]
  }

  // MARK: On lines

  /// Removes the lines of the keys, and moves the lines below them to the left.
  private func lineEdits(_ last: YAMLEntry) -> [FixIt.Edit]? {
    guard let base = indentation(before: keys[0]), let first = content.first,
      let inner = indentation(before: first)
    else { return nil }
    var edits: [FixIt.Edit] = []
    var keyLines: Set<Int> = []
    for key in keys {
      guard let edit = removal(ofLineWith: key.key, base) else { return nil }
      keyLines.insert(lines.line(at: Int(key.key.range.lower)))
      edits.append(edit)
    }
    let range = lines.line(at: Int(keys[0].key.range.lower))...lastLine(of: last.value, base)
    for line in range where !keyLines.contains(line) {
      let spaces = lines.indentation(of: line)
      let surplus = spaces - max(base, spaces - (inner - base))
      guard surplus > 0, !isBlank(line) else { continue }
      edits.append(edit(lines.start(of: line)..<lines.start(of: line) + surplus))
    }
    return edits
  }

  /// Removes a key's line, or the part before its comment, or returns `nil` if the line has other
  /// content.
  private func removal(ofLineWith key: YAMLNode, _ base: Int) -> FixIt.Edit? {
    let line = lines.line(at: Int(key.range.lower))
    let end = lines.end(of: line)
    var position = Int(key.range.upper)
    guard lines.textStart(of: line) == Int(key.range.lower), position < end,
      file.bytes[position] == UInt8(ascii: ":")
    else { return nil }
    position += 1
    while position < end, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[position]) { position += 1 }
    if position == end { return edit(lines.start(of: line)..<end) }
    guard file.bytes[position] == UInt8(ascii: "#") else { return nil }
    return edit(lines.start(of: line) + base..<position)
  }

  /// The last line of a block, including the comments at its end.
  private func lastLine(of value: YAMLNode, _ base: Int) -> Int {
    var last = lines.line(at: Int(max(value.range.lower, value.range.upper - 1)))
    var next = last + 1
    while next < lines.count {
      if !isBlank(next) {
        let sign = lines.textStart(of: next)
        guard file.bytes[sign] == UInt8(ascii: "#"), lines.indentation(of: next) > base else {
          break
        }
        last = next
      }
      next += 1
    }
    return last
  }

  private func edit(_ range: Range<Int>) -> FixIt.Edit {
    FixIt.Edit(
      range: SourceRange(file: id, lower: range.lowerBound, upper: range.upperBound),
      newText: ""
    )
  }

  private func isBlank(_ line: Int) -> Bool {
    lines.textStart(of: line) >= lines.textEnd(of: line)
  }

  /// The number of spaces before an entry, or `nil` if its line begins with something else.
  private func indentation(before entry: YAMLEntry) -> Int? {
    let line = lines.line(at: Int(entry.key.range.lower))
    return lines.textStart(of: line) == Int(entry.key.range.lower)
      ? lines.indentation(of: line) : nil
  }
}
