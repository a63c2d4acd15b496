package import LintelDiagnostics
package import LintelSyntax
import LintelTheme

/// Says of a range by which keys it is reached and what is written there.
package struct PlaceFinder {
  /// The files that ranges refer to.
  private let sources: SourceMap
  /// The nodes of the files that were asked for; of some files nothing can be read.
  private var roots: [FileID: YAMLNode?] = [:]

  /// - Parameters:
  ///   - sources: the files that ranges refer to.
  ///   - roots: the nodes of those that have been parsed already.
  package init(_ sources: SourceMap, _ roots: [FileID: YAMLNode] = [:]) {
    self.sources = sources
    self.roots = roots.mapValues { $0 }
  }

  /// Returns the keys that lead to a range, and the text there.
  ///
  /// A range that isn't a node, such as a comment, has no keys.
  package mutating func place(of range: SourceRange) -> FindingIdentity.Place {
    let file = sources[range.file]
    // A finding about something missing is at the start of the file, whatever else is there.
    if range.upper == 0 { return FindingIdentity.Place(path: file.path, keys: "", text: "") }
    let written = root(of: range.file).flatMap { Self.find(range, in: $0, file) }
    return FindingIdentity.Place(
      path: file.path,
      keys: written?.keys.joined(separator: ".") ?? "",
      text: written?.text ?? file.condensedText(of: range)
    )
  }

  /// Returns the node at the top of a file, which is parsed if it wasn't yet.
  private mutating func root(of id: FileID) -> YAMLNode? {
    if let known = roots[id] { return known }
    let file = sources[id]
    let root =
      FileFormat.isJSON(file.path) ? parseJSON(file, as: id).root : parseYAML(file, as: id).root
    roots[id] = .some(root)
    return root
  }

  /// Returns nil for anything that isn't a node or part of one, such as a comment, whose preceding
  /// block says nothing about it.
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
          // An entry as a whole is known by its key, and by its value if that is one.
          return range.upper >= entry.value.range.upper ? (keys, condensed(entry.value.text)) : nil
        }
        node = entry.value
      }
      guard node.range.contains(range) || range.contains(node.range) else { return nil }
    }
  }

  /// A key with what it lists in one order, since order means nothing there.
  private static func step(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: ",")) else { return condensed(key) }
    return condensed(key).split(separator: ",").map(condensed).sorted().joined(separator: ",")
  }
}

/// Containment of ranges.
extension SourceRange {
  /// Whether another range lies within this one.
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}

/// The text of files.
extension SourceFile {
  /// The text of a range with each run of blanks as one space, limited to the bytes that the file
  /// has.
  fileprivate func condensedText(of range: SourceRange) -> String {
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return condensed(String(decoding: bytes[lower..<upper], as: UTF8.self))
  }
}

/// A text with each run of blanks and line ends as one space.
private func condensed(_ text: some StringProtocol) -> String {
  let hasBlanks = text.utf8.contains { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0 }
  guard hasBlanks else { return String(text) }
  return String(text).unicodeScalars.split {
    $0 == " " || ("\t"..."\r").contains($0) || $0 == "\u{0}"
  }
  .map { String($0) }
  .joined(separator: " ")
}

/// Binary search by where elements begin.
extension RandomAccessCollection where Index == Int {
  /// The last element that starts at an offset or before it; the elements are in the order of their starts.
  func last(startingBy offset: Int32, _ start: (Element) -> Int32) -> Element? {
    let end = (startIndex..<endIndex).partitioned { start(self[$0]) > offset }
    return end == startIndex ? nil : self[end - 1]
  }
}
