import LintelDiagnostics
import LintelSyntax

/// The same theme as other editors and other people would write it, which must have the same findings.
struct ExampleVariant {
  let name: String
  let text: String
  /// The line of the original for each line of the text, both starting with 0.
  let origins: [Int]

  /// The line of the original for a line of the text, both starting with 1.
  func original(_ line: Int) -> Int {
    line <= origins.count ? origins[line - 1] + 1 : line
  }

  static func all(of text: String) -> [ExampleVariant] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let same = Array(lines.indices)
    var variants = [
      ExampleVariant(
        name: "after a comment of many bytes",
        text: "# Übersicht 🧭 für 東京\n" + text,
        origins: [-1] + same
      ),
      ExampleVariant(
        name: "with the line breaks of Windows",
        text: lines.joined(separator: "\r\n"),
        origins: same
      ),
      ExampleVariant(
        name: "with a byte-order mark",
        text: "\u{FEFF}" + text,
        origins: same
      ),
    ]
    if let order = BlockOrder(text: text, lines: lines).reversed {
      variants.append(
        ExampleVariant(
          name: "with its blocks in reverse order",
          text: order.map { lines[$0] }.joined(separator: "\n") + "\n",
          origins: order
        )
      )
    }
    return variants
  }
}

/// The lines of a theme, reordered without changing its meaning.
private struct BlockOrder {
  let text: String
  let lines: [String]

  /// The lines with the entries of every block mapping in reverse order, or `nil` if the text isn't valid YAML, or if lines between
  /// two comments belong together.
  var reversed: [Int]? {
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let parsed = parseYAML(file, as: FileID(0))
    guard let root = parsed.root, parsed.diagnostics.isEmpty, root.kind == .mapping,
      !lines.contains("---"), !text.contains("lintel:disable "), !text.contains("lintel:enable")
    else { return nil }
    let end = lines.last == "" ? lines.count - 1 : lines.count
    return reversed(root, within: 0..<end, of: file)
  }

  private func reversed(_ node: YAMLNode, within range: Range<Int>, of file: SourceFile) -> [Int] {
    let starts = node.entries.map { file.lines.line(at: Int($0.key.range.lower)) }
    guard node.kind == .mapping, !isInBraces(node, file), starts.count == Set(starts).count,
      starts.allSatisfy(range.contains)
    else { return Array(range) }
    var chunks: [Range<Int>] = []
    for (index, start) in starts.enumerated() {
      let lower = index == 0 ? range.lowerBound : withComments(start)
      if index > 0 { chunks[index - 1] = chunks[index - 1].lowerBound..<lower }
      chunks.append(lower..<range.upperBound)
    }
    let parts = zip(zip(chunks, starts), node.entries).map { chunk, entry in
      let (lines, start) = chunk
      return Array(lines.lowerBound...start)
        + reversed(entry.value, within: start + 1..<lines.upperBound, of: file)
    }
    return parts.reversed().flatMap { $0 }
  }

  private func isInBraces(_ node: YAMLNode, _ file: SourceFile) -> Bool {
    file.bytes[Int(node.range.lower)] == UInt8(ascii: "{")
  }

  /// The first comment line directly before a line.
  private func withComments(_ line: Int) -> Int {
    var first = line
    while first > 0, lines[first - 1].drop(while: { $0 == " " }).first ?? "#" == "#" { first -= 1 }
    return first
  }
}
