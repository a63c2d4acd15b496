import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Lists of boxes by number, with the results of operations on them.
///
/// Most screens of a large theme are split in the same few ways, by the brands of the tokens, so the results for the boxes of one screen
/// are looked up for the others.
struct BoxLists {
  /// The intersection of two boxes from two lists.
  struct Overlap {
    let first: Int
    let second: Int
    let box: ContextBox
  }

  /// A list of boxes, and for each box the position of the first box with an equal node.
  struct Pattern: Hashable {
    let list: Int32
    let nodes: [Int32]
  }

  private var ids = Interner<[ContextBox]>()
  fileprivate var overlaps: [SIMD2<Int32>: [Overlap]] = [:]
  /// The results of joining lists at boxes with equal nodes, whose nodes are positions in the list.
  fileprivate var joined: [Pattern: [BoxedNode]] = [:]

  mutating func id(of list: [ContextBox]) -> Int32 {
    ids.id(of: list)
  }
}

extension BoxSpace {
  /// Every pair of boxes from two lists with contexts in common, sorted by the first list, then by the second.
  mutating func overlaps(_ first: [ContextBox], _ second: [ContextBox]) -> [BoxLists.Overlap] {
    let key = SIMD2(lists.id(of: first), lists.id(of: second))
    if let known = lists.overlaps[key] { return known }
    var result: [BoxLists.Overlap] = []
    for (x, a) in first.enumerated() {
      for (y, b) in second.enumerated() {
        if let box = intersection(a, b) {
          result.append(BoxLists.Overlap(first: x, second: y, box: box))
        }
      }
    }
    lists.overlaps[key] = result
    return result
  }

  /// Joins the boxes of a list whose nodes are equal, where together they form a box; `join` gets positions instead of nodes.
  mutating func joined(
    _ parts: [BoxedNode],
    by join: ([BoxedNode], inout BoxSpace) -> [BoxedNode]
  ) -> [BoxedNode] {
    guard let pattern = Self.firstPositions(of: parts) else { return parts }
    let key = BoxLists.Pattern(list: lists.id(of: parts.map(\.box)), nodes: pattern)
    let known: [BoxedNode]
    if let found = lists.joined[key] {
      known = found
    } else {
      known = join(zip(parts, pattern).map { BoxedNode(box: $0.box, node: $1) }, &self)
      lists.joined[key] = known
    }
    return known.map { BoxedNode(box: $0.box, node: parts[Int($0.node)].node) }
  }

  /// The position of the first part with the same node for each part, or `nil` if all nodes differ.
  private static func firstPositions(of parts: [BoxedNode]) -> [Int32]? {
    var firsts: [Int32: Int32] = [:]
    var positions: [Int32] = []
    positions.reserveCapacity(parts.count)
    var isDistinct = true
    for (index, part) in parts.enumerated() {
      // Searching a short list is faster than hashing.
      let first =
        parts.count <= 32
        ? parts.firstIndex { $0.node == part.node }.map(Int32.init) : firsts[part.node]
      if let first, first != index {
        isDistinct = false
      } else if parts.count > 32 {
        firsts[part.node] = Int32(index)
      }
      positions.append(first ?? Int32(index))
    }
    return isDistinct ? nil : positions
  }
}
