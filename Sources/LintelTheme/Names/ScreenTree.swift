import LintelDiagnostics

/// The declared screens as a tree of the parts of their names, in preorder, so that families are neighbors.
///
/// `checkout.payment` is below `checkout`, so a block for `checkout` applies to it. In preorder, a
/// screen and all below it have consecutive numbers, and a family is one range of values.
struct ScreenTree {
  /// A part of a name.
  private struct Node {
    /// The nodes below it, by their part.
    var children: [String: Int] = [:]
    /// Whether a screen has the name that ends here.
    var isDeclared = false
    /// Values of the screen dimension: its own, if declared, and those below it.
    var values: Range<Int32> = 0..<0
  }

  /// The nodes; the first one is the empty name.
  private var nodes = [Node()]
  /// In preorder; value `i` of the dimension is `names[i - 1]`.
  private(set) var names: [String] = []

  /// Builds the tree of some names, which are numbered from 1 by name.
  init(names declared: some Sequence<String>) {
    for name in declared {
      var node = 0
      for part in name.dottedParts { node = child(part, of: node) }
      nodes[node].isDeclared = true
    }
    number(0, name: "")
  }

  /// Returns the child of a node for a part, a new one if needed.
  private mutating func child(_ part: String, of node: Int) -> Int {
    if let child = nodes[node].children[part] { return child }
    nodes.append(Node())
    nodes[node].children[part] = nodes.count - 1
    return nodes.count - 1
  }

  /// Depth is that of a name, which the file's own limits keep small.
  private mutating func number(_ node: Int, name: String) {
    let lower = Int32(names.count + 1)
    if nodes[node].isDeclared { names.append(name) }
    for (part, child) in nodes[node].children.sorted(by: { $0.key < $1.key }) {
      number(child, name: name.isEmpty ? part : name + "." + part)
    }
    nodes[node].values = lower..<Int32(names.count + 1)
  }

  /// A screen and every screen below it, also of a name that is only a parent; nil if there is no such name.
  func family(of name: String) -> Range<Int32>? {
    var node = 0
    for part in name.dottedParts {
      guard let child = nodes[node].children[part] else { return nil }
      node = child
    }
    return nodes[node].values
  }

  /// The screens that a pattern matches and those below them; `*` matches within one part.
  func matches(_ pattern: String) -> [Range<Int32>] {
    var found = [0]
    for part in pattern.dottedParts {
      let star = UInt8(ascii: "*")
      if part.utf8.contains(star) {
        let pieces = Array(part.utf8).split(separator: star, omittingEmptySubsequences: false)
        found = found.flatMap { node in
          nodes[node].children.filter { Self.matches(Array($0.key.utf8), pieces) }.map(\.value)
        }
      } else {
        found = found.compactMap { nodes[$0].children[part] }
      }
    }
    return Ranges.union(found.map { nodes[$0].values })
  }

  /// The pattern that one without screens may mean.
  ///
  /// It has dots between its parts and names as they are declared, and begins a level deeper if that alone gives it screens.
  ///
  /// - Parameter text: a pattern that matches nothing.
  /// - Returns: a pattern with screens; nil if none is near.
  func pattern(meantBy text: String) -> String? {
    let parts = Set(nodes.flatMap(\.children.keys))
    let steps = text.split { "./:> ".contains($0) }.map(String.init)
    let meant = steps.map { step in
      step.contains("*") || parts.contains(step)
        ? step : nearestName(to: step, among: parts) ?? step
    }.joined(separator: ".")
    return [meant, "*." + meant].first { !matches($0).isEmpty }
  }

  /// Whether a part is the pieces with anything between them.
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
