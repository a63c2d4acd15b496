import LintelSyntax
import LintelTesting

/// Writes a parsed file with the entries of every mapping in a different order, in block style or in brackets.
struct ShuffledYAML {
  /// Lists whose order has a meaning: the parts of a value, and the steps of a flow.
  private static let orderedKeys: Set<String> = [
    "stops", "offset", "insets", "titleOffset", "samples",
  ]

  /// Mappings whose order has a meaning: the first value of a mode applies by default.
  ///
  /// The keys below `modes` are the modes.
  private static let orderedParents: Set<String> = ["modes"]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func text(of root: YAMLNode) -> String {
    block(root, under: "", indent: 0)
  }

  /// The entries of a mapping, below a key and the key around it.
  private mutating func entries(
    _ mapping: YAMLNode,
    below parent: String
  ) -> [YAMLEntry] {
    Self.orderedParents.contains(parent)
      ? Array(mapping.entries) : mapping.entries.shuffled(using: &generator)
  }

  private mutating func block(
    _ mapping: YAMLNode,
    under key: String,
    below parent: String = "",
    indent: Int
  ) -> String {
    let space = String(repeating: " ", count: indent)
    return entries(mapping, below: parent).map { entry -> String in
      let own = scalar(entry.key)
      let isNested = entry.value.kind == .mapping && !entry.value.entries.isEmpty
      guard isNested, Int.random(in: 0..<3, using: &generator) > 0 else {
        return "\(space)\(own): \(flow(entry.value, under: entry.key.text, below: key))\n"
      }
      let inner = block(entry.value, under: entry.key.text, below: key, indent: indent + 2)
      return "\(space)\(own):\n\(inner)"
    }
    .joined()
  }

  private mutating func flow(_ node: YAMLNode, under key: String, below parent: String = "")
    -> String
  {
    switch node.kind {
    case .scalar:
      return scalar(node)
    case .mapping:
      let entries = entries(node, below: parent).map { entry in
        "\(scalar(entry.key)): \(flow(entry.value, under: entry.key.text, below: key))"
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

  /// A scalar with its original quotes, because quotes may matter; the language's plain scalars don't need them in brackets either.
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
