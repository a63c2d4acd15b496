import LintelDiagnostics
import LintelSyntax

/// A file that gets new entries, and is read again after each of them.
struct EditedFile {
  private(set) var file: SourceFile

  /// The nodes of the file in its current state, or `nil` if it isn't YAML.
  var root: YAMLNode? { parseYAML(file, as: FileID(0)).root }

  /// Makes several edits at once; they must not overlap.
  mutating func apply(_ edits: [FixIt.Edit]) {
    let fixIts = edits.map { FixIt("edit", .safe, edits: [$0]) }
    file = SourceFile(path: file.path, bytes: LintelDiagnostics.apply(fixIts, to: file))
  }

  /// Adds an entry with a value on one line, at a path of keys from the top level; missing keys are added.
  ///
  /// Returns false if the entry already exists, or if there is a value where a key is needed.
  mutating func insert(_ value: String, at path: [String]) -> Bool {
    guard let root, var node = Optional(root), root.kind == .mapping else { return false }
    var rest = path[...]
    var owner: YAMLEntry?
    while let key = rest.first, let entry = node.entries.first(where: { $0.key.text == key }) {
      rest = rest.dropFirst()
      (owner, node) = (entry, entry.value)
      if node.kind != .mapping { break }
    }
    guard !rest.isEmpty else { return false }
    let keys = rest.map(Self.written)
    if node.kind == .mapping {
      let opening = file.bytes[Int(node.range.lower)]
      if opening == UInt8(ascii: "{") {
        insertInBraces(keys, value, in: node)
        return true
      }
      guard let first = node.entries.first, let last = node.entries.last else { return false }
      insertLines(keys, value, column: column(of: first), after: Int(last.extent.upper))
      return true
    }
    guard let owner, node.isEmpty else { return false }
    insertLines(keys, value, column: column(of: owner) + 2, after: Int(owner.key.range.upper))
    return true
  }

  /// Returns a key, in quotes if necessary.
  private static func written(_ key: String) -> String {
    let isPlain = key.unicodeScalars.first?.properties.isAlphabetic == true && !key.contains("*")
    return isPlain ? key : "'\(key)'"
  }

  private mutating func insertInBraces(_ keys: [String], _ value: String, in node: YAMLNode) {
    let last = keys.count - 1
    let text = keys.joined(separator: ": { ") + ": " + value + String(repeating: " }", count: last)
    if let entry = node.entries.last {
      replace(Int(entry.extent.upper), with: ", " + text)
    } else {
      replace(Int(node.range.lower) + 1, Int(node.range.upper) - 1, with: " \(text) ")
    }
  }

  private func column(of entry: YAMLEntry) -> Int {
    let line = file.lines.line(at: Int(entry.key.range.lower))
    return Int(entry.key.range.lower) - Int(file.lines.starts[line])
  }

  private mutating func insertLines(
    _ keys: [String],
    _ value: String,
    column: Int,
    after offset: Int
  ) {
    // A block of text ends after its last line break.
    var offset = offset
    while offset > 0, file.bytes[offset - 1] == 0x0A { offset -= 1 }
    let end = file.endOfLine(file.lines.line(at: offset))
    let lineBreak = end < file.bytes.count && file.bytes[end] == 0x0D ? "\r\n" : "\n"
    let lines = keys.enumerated().map { depth, key in
      String(repeating: " ", count: column + 2 * depth) + key + ":"
        + (depth == keys.count - 1 ? " " + value : "")
    }
    replace(end, with: lineBreak + lines.joined(separator: lineBreak))
  }

  private mutating func replace(_ lower: Int, _ upper: Int? = nil, with text: String) {
    var bytes = file.bytes
    bytes.replaceSubrange(lower..<(upper ?? lower), with: text.utf8)
    file = SourceFile(path: file.path, bytes: bytes)
  }
}

extension YAMLEntry {
  /// The place of the key and the value, which may be missing.
  var extent: SourceRange {
    let upper = max(key.range.upper, value.range.upper)
    return SourceRange(file: key.range.file, lower: Int(key.range.lower), upper: Int(upper))
  }
}

/// Finds entries by their places.
extension YAMLNode {
  /// Returns the entries that enclose an offset, from the top level inward.
  func entries(around offset: Int) -> [YAMLEntry] {
    switch kind {
    case .scalar: return []
    case .sequence:
      return elements.first { $0.range.encloses(offset) }?.entries(around: offset) ?? []
    case .mapping:
      let entry = entries.last { $0.extent.encloses(offset) }
      return entry.map { [$0] + $0.value.entries(around: offset) } ?? []
    }
  }

  /// Returns the scalars in a node, except for keys, each with the keys that lead to it.
  func scalars(below path: [String] = []) -> [(path: [String], node: YAMLNode)] {
    switch kind {
    case .scalar: [(path, self)]
    case .sequence: elements.flatMap { $0.scalars(below: path + [SchemaWalk.element]) }
    case .mapping: entries.flatMap { $0.value.scalars(below: path + [$0.key.text]) }
    }
  }
}
