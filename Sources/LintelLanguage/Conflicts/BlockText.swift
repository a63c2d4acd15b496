/// YAML of blocks, those with the same keys merged.
struct BlockText {
  private struct Node {
    var priority: Int32 = 0
    var value: String?
    var children: [(key: String, node: Node)] = []

    mutating func withChild(_ key: String, _ body: (inout Node) -> Void) {
      let index = children.firstIndex { $0.key == key } ?? children.count
      if index == children.count { children.append((key, Node())) }
      body(&children[index].node)
    }
  }

  private var root = Node()

  /// Adds a value; outer blocks have to be added before those within them, since priorities add up.
  mutating func add(block: [String], priority: Int32, property: [String], value: String) {
    Self.add(block[...], priority, property[...], value, to: &root)
  }

  private static func add(
    _ block: ArraySlice<String>,
    _ priority: Int32,
    _ property: ArraySlice<String>,
    _ value: String,
    to node: inout Node
  ) {
    let rest = priority - node.priority
    if let key = block.first {
      node.withChild(key) { add(block.dropFirst(), rest, property, value, to: &$0) }
    } else {
      node.priority += rest
      set(property, value, in: &node)
    }
  }

  private static func set(_ property: ArraySlice<String>, _ value: String, in node: inout Node) {
    if let key = property.first {
      node.withChild(key) { set(property.dropFirst(), value, in: &$0) }
    } else {
      node.value = value
    }
  }

  /// Lines without a final line break.
  var text: String {
    Self.lines(root, depth: 0).joined(separator: "\n")
  }

  private static func lines(_ node: Node, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let priority = node.priority == 0 ? [] : ["\(indent)priority: \(node.priority)"]
    return priority
      + node.children.flatMap { key, child in
        ["\(indent)\(quoted(key)):" + (child.value.map { " \($0)" } ?? "")]
          + lines(child, depth: depth + 1)
      }
  }

  private static func quoted(_ key: String) -> String {
    let isPlain = key.unicodeScalars.first?.properties.isAlphabetic == true && !key.contains("*")
    return isPlain ? key : "'\(key)'"
  }
}
