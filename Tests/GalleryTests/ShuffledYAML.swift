import LintelSyntax
import LintelTesting

/// Writes a parsed file anew with the entries of every mapping in another order, in block style or in brackets.
struct ShuffledYAML {
  /// Lists whose order means something: the parts of a value, and the steps of a flow.
  private static let orderedKeys: Set<String> = [
    "stops", "offset", "insets", "titleOffset", "samples",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The text of a whole file.
  mutating func text(of root: YAMLNode) -> String {
    block(root, indent: 0)
  }

  private mutating func block(_ mapping: YAMLNode, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return mapping.entries.shuffled(using: &generator).map { entry -> String in
      let key = scalar(entry.key)
      let isNested = entry.value.kind == .mapping && !entry.value.entries.isEmpty
      guard isNested, Int.random(in: 0..<3, using: &generator) > 0 else {
        return "\(space)\(key): \(flow(entry.value, under: entry.key.text))\n"
      }
      return "\(space)\(key):\n\(block(entry.value, indent: indent + 2))"
    }
    .joined()
  }

  private mutating func flow(_ node: YAMLNode, under key: String) -> String {
    switch node.kind {
    case .scalar:
      return scalar(node)
    case .mapping:
      let entries = node.entries.shuffled(using: &generator).map { entry in
        "\(scalar(entry.key)): \(flow(entry.value, under: entry.key.text))"
      }
      return entries.isEmpty ? "{}" : "{ \(entries.joined(separator: ", ")) }"
    case .sequence:
      let isOrdered = Self.orderedKeys.contains { key == $0 || key.hasSuffix(".\($0)") }
      let isNumbers = node.elements.allSatisfy { Double($0.text) != nil }
      let elements =
        isOrdered || isNumbers
        ? Array(node.elements) : node.elements.shuffled(using: &generator)
      return "[\(elements.map { flow($0, under: "") }.joined(separator: ", "))]"
    }
  }

  /// Quoted where it was, since quotes may matter; plain scalars of this language need none in brackets either.
  private func scalar(_ node: YAMLNode) -> String {
    switch node.style {
    case .plain:
      return node.text
    case .singleQuoted, .doubleQuoted, .literal, .folded:
      let escaped = node.text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        default: String(scalar)
        }
      }
      return "\"\(escaped.joined())\""
    }
  }
}
