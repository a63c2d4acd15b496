/// YAML of blocks, those with the same keys merged.
struct BlockText {
  /// A key of the text.
  private struct Node {
    /// The block's own priority.
    var priority: Int32 = 0
    /// Whether it is one of the blocks, and not just on the way to one.
    var isBlock = false
    /// The value of its `appVersions:`.
    var releases: String?
    /// The value of a property, as it's written.
    var value: String?
    /// The keys below, in the order in which they were added.
    var children: [(key: String, node: Node)] = []

    /// Calls a function with the child of a key, a new one if needed.
    mutating func withChild<Result>(_ key: String, _ body: (inout Node) -> Result) -> Result {
      let index = children.firstIndex { $0.key == key } ?? children.count
      if index == children.count { children.append((key, Node())) }
      return body(&children[index].node)
    }
  }

  /// The top level.
  private var root = Node()
  /// Whether two blocks with the same keys, or one within the other, are for different releases: no keys say that.
  private(set) var isContradictory = false

  /// Adds a value; outer blocks have to be added before those within them, since priorities add up.
  ///
  /// - Parameters:
  ///   - block: the keys down to the block.
  ///   - releases: the value of its `appVersions:`, nil for none.
  ///   - priority: the sum that has to come out in it.
  ///   - property: the keys from the block down to the property.
  ///   - value: the value as YAML.
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

  /// - Returns: whether the blocks on the way are for the same releases.
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

  /// Adds a property below a block.
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
