import LintelDiagnostics
import LintelFormat

/// The text of a draft, with one entry on each line and the place that it comes from.
struct DraftText {
  /// A key with its value or the keys below it.
  private final class Node {
    var value: String?
    var comment: String?
    var keys: [String] = []
    var children: [String: Node] = [:]

    func child(_ key: String) -> Node {
      if let child = children[key] { return child }
      let child = Node()
      keys.append(key)
      children[key] = child
      return child
    }
  }

  private let root = Node()

  func set(_ steps: [String], to value: String, comment: String? = nil) {
    let node = steps.reduce(root) { $0.child($1) }
    node.value = value
    node.comment = comment
  }

  /// Adds a block, with or without content.
  func declare(_ steps: [String]) { _ = steps.reduce(root) { $0.child($1) } }

  /// Returns the file in canonical form, with a first comment.
  func text(heading: String) -> String {
    var lines = ["# \(heading)"]
    write(root, depth: 0, to: &lines)
    let draft = SourceFile(
      path: "theme.yaml",
      bytes: Array((lines.joined(separator: "\n") + "\n").utf8)
    )
    guard case .formatted(let bytes) = formatTheme(draft) else {
      return String(decoding: draft.bytes, as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ node: Node, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    for key in node.keys {
      guard let child = node.children[key] else { continue }
      let comment = child.comment.map { "  # \($0)" } ?? ""
      let value = child.value.map { " \($0)" } ?? (child.keys.isEmpty ? " {}" : "")
      lines.append("\(indent)\(key):\(value)\(comment)")
      write(child, depth: depth + 1, to: &lines)
    }
  }

  /// Returns the keys that lead to a line of such a text, judging by its indentation.
  static func steps(toLine number: Int, of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return [] }
    var steps: [String] = []
    var depth = Int.max
    for line in lines[..<number].reversed() {
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      guard !rest.isEmpty, !rest.hasPrefix("#"), indent < depth,
        let colon = rest.firstRange(of: ":")
      else { continue }
      depth = indent
      steps.insert(String(rest[..<colon.lowerBound]), at: 0)
      if indent == 0 { break }
    }
    return steps
  }
}
