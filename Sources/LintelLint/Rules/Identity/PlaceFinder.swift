package import LintelDiagnostics
package import LintelSyntax
import LintelTheme

/// Finds the keys that lead to a range, and the text there.
package struct PlaceFinder {
  private let sources: SourceMap
  /// The nodes of the files so far, or `nil` for files that can't be read.
  private var roots: [FileID: YAMLNode?] = [:]

  /// - Parameters:
  ///   - sources: the files that ranges refer to.
  ///   - roots: the nodes of files that are parsed already.
  package init(_ sources: SourceMap, _ roots: [FileID: YAMLNode] = [:]) {
    self.sources = sources
    self.roots = roots.mapValues { $0 }
  }

  /// Parses the file of a range unless its place is known without the file's nodes.
  mutating func read(_ range: SourceRange) {
    if range.upper > 0 { _ = root(of: range.file) }
  }

  /// Returns the keys that lead to a range, and the text there.
  ///
  /// A range that isn't a node, such as a comment, has no keys.
  package mutating func place(of range: SourceRange) -> FindingIdentity.Place {
    let file = sources[range.file]
    // A finding about something missing is at the start of the file, regardless of the text there.
    if range.upper == 0 { return FindingIdentity.Place(path: file.path, keys: "", text: "") }
    let written = root(of: range.file).flatMap { Self.find(range, in: $0, file) }
    return FindingIdentity.Place(
      path: file.path,
      keys: written?.keys.joined(separator: ".") ?? "",
      text: written?.text ?? file.condensedText(of: range)
    )
  }

  /// Returns the top node of a file, which is parsed on first use.
  private mutating func root(of id: FileID) -> YAMLNode? {
    if let known = roots[id] { return known }
    let file = sources[id]
    let root =
      FileFormat.isJSON(file.path) ? parseJSON(file, as: id).root : parseYAML(file, as: id).root
    roots[id] = .some(root)
    return root
  }

  /// Finds the keys and the text of a range, or returns `nil` if it isn't part of a node, such as in a comment.
  private static func find(
    _ range: SourceRange,
    in root: YAMLNode,
    _ file: SourceFile
  ) -> (keys: [String], text: String)? {
    var keys: [String] = []
    var node = root
    while true {
      if range.contains(node.range) { return (keys, condensed(node.text)) }
      switch node.kind {
      case .scalar:
        return node.range.contains(range) ? (keys, file.condensedText(of: range)) : nil
      case .sequence:
        guard let element = node.elements.last(startingBy: range.lower, \.range.lower) else {
          return nil
        }
        keys.append("[]")
        node = element
      case .mapping:
        guard let entry = node.entries.last(startingBy: range.lower, \.key.range.lower) else {
          return nil
        }
        keys.append(step(entry.key.text))
        if entry.key.range == range { return (keys, "") }
        if entry.key.range.contains(range) { return (keys, file.condensedText(of: range)) }
        if range.contains(entry.key.range) {
          // A whole entry is identified by its keys, and by its value if that is a scalar.
          return range.upper >= entry.value.range.upper ? (keys, condensed(entry.value.text)) : nil
        }
        node = entry.value
      }
      // The entry before a comment doesn't identify the comment.
      guard node.range.contains(range) || range.contains(node.range) else { return nil }
    }
  }

  /// Sorts the elements of a key with commas, because their order has no meaning.
  private static func step(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: ",")) else { return condensed(key) }
    return condensed(key).split(separator: ",").map(condensed).sorted().joined(separator: ",")
  }
}

extension SourceRange {
  func contains(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}

extension SourceFile {
  /// The text of a range, clamped to the file, with each run of blanks as one space.
  fileprivate func condensedText(of range: SourceRange) -> String {
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return condensed(String(decoding: bytes[lower..<upper], as: UTF8.self))
  }
}

/// Returns a text with each run of blanks and line ends as one space.
private func condensed(_ text: some StringProtocol) -> String {
  let hasBlanks = text.utf8.contains { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0 }
  guard hasBlanks else { return String(text) }
  return String(text).unicodeScalars.split {
    $0 == " " || ("\t"..."\r").contains($0) || $0 == "\u{0}"
  }
  .map { String($0) }
  .joined(separator: " ")
}

extension RandomAccessCollection where Index == Int {
  /// The last element that starts at or before an offset, if the elements are sorted by their starts.
  func last(startingBy offset: Int32, _ start: (Element) -> Int32) -> Element? {
    let end = (startIndex..<endIndex).partitioned { start(self[$0]) > offset }
    return end == startIndex ? nil : self[end - 1]
  }
}
