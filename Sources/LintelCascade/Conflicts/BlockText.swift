/// The YAML text of blocks, in which blocks with the same keys are merged.
struct BlockText {
  /// A key in the text.
  private struct Node {
    var priority: Int32 = 0
    /// Whether the node is a block itself, instead of only leading to one.
    var isBlock = false
    var releases: String?
    /// The value of a property, as written.
    var value: String?
    /// The keys below it, in the order in which they were added.
    var children: [(key: String, node: Node)] = []

    /// Calls a function with the child of a key, adding the child if needed.
    mutating func withChild<Result>(_ key: String, _ body: (inout Node) -> Result) -> Result {
      let index = children.firstIndex { $0.key == key } ?? children.count
      if index == children.count { children.append((key, Node())) }
      return body(&children[index].node)
    }
  }

  private var root = Node()
  /// Whether blocks with the same keys, or nested ones, are for different releases, which YAML text can't express.
  private(set) var isContradictory = false

  /// Adds a value to a block in which priorities add up to `priority`, where the caller must add the values of enclosing blocks first.
  mutating func add(
    block: [String],
    releases: String?,
    priority: Int32,
    property: [String],
    value: String
  ) {
    let fits = Self.add(block[...], releases, priority, property[...], value, to: &root)
    isContradictory = isContradictory || !fits
  }

  /// Adds a value below a node, and returns whether the blocks along the path are for the same releases.
  private static func add(
    _ block: ArraySlice<String>,
    _ releases: String?,
    _ priority: Int32,
    _ property: ArraySlice<String>,
    _ value: String,
    to node: inout Node
  ) -> Bool {
    let rest = priority - node.priority
    let fits = !node.isBlock || node.releases == nil && !block.isEmpty || node.releases == releases
    if let key = block.first {
      return node.withChild(key) {
        add(block.dropFirst(), releases, rest, property, value, to: &$0)
      } && fits
    }
    node.priority += rest
    node.isBlock = true
    node.releases = releases
    set(property, value, in: &node)
    return fits
  }

  private static func set(_ property: ArraySlice<String>, _ value: String, in node: inout Node) {
    if let key = property.first {
      node.withChild(key) { set(property.dropFirst(), value, in: &$0) }
    } else {
      node.value = value
    }
  }

  /// The lines, without a final line break.
  var text: String { Self.lines(root, depth: 0).joined(separator: "\n") }

  /// Returns a node's lines, indented by two spaces for each level.
  private static func lines(_ node: Node, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let priority = node.priority == 0 ? [] : ["\(indent)priority: \(node.priority)"]
    let releases = node.releases.map { ["\(indent)appVersions: \($0)"] } ?? []
    return priority + releases
      + node.children.flatMap { key, child in
        ["\(indent)\(quoted(key)):" + (child.value.map { " \($0)" } ?? "")]
          + lines(child, depth: depth + 1)
      }
  }

  /// Returns a key, in quotes if it's a pattern.
  private static func quoted(_ key: String) -> String {
    let isPlain = key.unicodeScalars.first?.properties.isAlphabetic == true && !key.contains("*")
    return isPlain ? key : "'\(key)'"
  }
}
