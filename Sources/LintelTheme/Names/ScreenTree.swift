import LintelDiagnostics

/// The declared screens as a tree of the parts of their names, in preorder, so that families are contiguous.
///
/// `checkout.payment` is below `checkout`, so a block for `checkout` applies to it. In preorder, a
/// screen and all screens below it have consecutive numbers, so a family is one range of values.
struct ScreenTree {
  /// A part of a name.
  private struct Node {
    /// The indices of the nodes below it, by part.
    var children: [String: Int] = [:]
    /// The parts of the nodes below it, sorted, if they're ASCII, so that those with a prefix are contiguous, or otherwise an empty list.
    var parts: [String] = []
    /// Whether a screen's name ends here.
    var isDeclared = false
    /// The values of the screen dimension for the node: its own, if declared, and those below it.
    var values: Range<Int32> = 0..<0
  }

  /// The nodes, starting with the root for the empty name.
  private var nodes = [Node()]
  /// The names in preorder; value `i` of the dimension is `names[i - 1]`.
  private(set) var names: [String] = []

  /// Creates the tree of the declared names, and numbers them from 1 in preorder.
  init(names declared: some Sequence<String>) {
    for name in declared {
      var node = 0
      for part in name.dottedParts { node = child(part, of: node) }
      nodes[node].isDeclared = true
    }
    number(0, name: "")
  }

  /// Returns the child of a node for a part, after creating it if needed.
  private mutating func child(_ part: String, of node: Int) -> Int {
    if let child = nodes[node].children[part] { return child }
    nodes.append(Node())
    nodes[node].children[part] = nodes.count - 1
    return nodes.count - 1
  }

  // The depth of recursion is that of a name, which `NameRules` limits.
  private mutating func number(_ node: Int, name: String) {
    let lower = Int32(names.count + 1)
    if nodes[node].isDeclared { names.append(name) }
    let children = nodes[node].children.sorted { $0.key < $1.key }
    if children.allSatisfy({ $0.key.utf8.allSatisfy { $0 < 0x80 } }) {
      nodes[node].parts = children.map(\.key)
    }
    for (part, child) in children {
      number(child, name: name.isEmpty ? part : name + "." + part)
    }
    nodes[node].values = lower..<Int32(names.count + 1)
  }

  /// Returns the values of a screen, or of a name that is only a parent, and of all screens below it, or `nil` for an unknown name.
  func family(of name: String) -> Range<Int32>? {
    var node = 0
    for part in name.dottedParts {
      guard let child = nodes[node].children[part] else { return nil }
      node = child
    }
    return nodes[node].values
  }

  /// Returns the values of the screens that a pattern matches, and those below them; `*` matches within one part.
  func matches(_ pattern: String) -> [Range<Int32>] {
    var found = [0]
    for part in pattern.dottedParts {
      let star = UInt8(ascii: "*")
      if part.utf8.contains(star) {
        let pieces = Array(part.utf8).split(separator: star, omittingEmptySubsequences: false)
        found = found.flatMap { children(of: $0, matching: pieces) }
      } else {
        found = found.compactMap { nodes[$0].children[part] }
      }
    }
    return Ranges.union(found.map { nodes[$0].values })
  }

  /// Returns the children of a node whose parts consist of the pieces with anything between them.
  private func children(of node: Int, matching pieces: [ArraySlice<UInt8>]) -> [Int] {
    let node = nodes[node]
    let prefix = pieces.first ?? []
    guard !prefix.isEmpty, !node.parts.isEmpty else {
      return node.children.filter { Self.matches(Array($0.key.utf8), pieces) }.map(\.value)
    }
    let start = node.parts.indices.partitioned {
      !node.parts[$0].utf8.lexicographicallyPrecedes(prefix)
    }
    return node.parts[start...].prefix { $0.utf8.starts(with: prefix) }
      .filter { Self.matches(Array($0.utf8), pieces) }.compactMap { node.children[$0] }
  }

  /// Returns the pattern that was probably meant by one that matches nothing, or `nil` if no similar pattern matches.
  ///
  /// The result has dots between its parts and names as they're declared. It starts one level deeper if only that makes it match.
  func pattern(meantBy text: String) -> String? {
    let parts = Set(nodes.flatMap(\.children.keys))
    let steps = text.split { "./:> ".contains($0) }.map(String.init)
    let meant = steps.map { step in
      step.contains("*") || parts.contains(step)
        ? step : nearestName(to: step, among: parts) ?? step
    }.joined(separator: ".")
    return [meant, "*." + meant].first { !matches($0).isEmpty }
  }

  /// Returns whether a part consists of the pieces with anything between them.
  private static func matches(_ part: [UInt8], _ pieces: [ArraySlice<UInt8>]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return false }
    guard part.count >= first.count + last.count, part.starts(with: first),
      part.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = part[first.count..<(part.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
