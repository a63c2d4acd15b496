import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Lists of boxes, each known by a number, with what has been worked out about them.
///
/// Most screens of a large theme are split in the same few ways, by what tokens are in which brand: what is worked out for the
/// boxes of one screen is then only looked up for the others.
struct BoxLists {
  /// Two boxes of two lists that have contexts in common.
  struct Overlap {
    let first: Int
    let second: Int
    let box: ContextBox
  }

  /// A list of boxes, and which of them have equal nodes: for each box the position of the first one with its node.
  struct Pattern: Hashable {
    let list: Int32
    let nodes: [Int32]
  }

  private var ids = Interner<[ContextBox]>()
  fileprivate var overlaps: [SIMD2<Int32>: [Overlap]] = [:]
  /// The result of joining lists at boxes of equal nodes; nodes are positions in the list.
  fileprivate var joined: [Pattern: [BoxedNode]] = [:]

  mutating func id(of list: [ContextBox]) -> Int32 {
    ids.id(of: list)
  }
}

extension BoxSpace {
  /// Every pair of boxes of two lists with contexts in common, by the first list and then by the second.
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

  /// Joins the boxes of a list whose nodes are equal, as far as they make a box together.
  ///
  /// - Parameters:
  ///   - parts: the list.
  ///   - join: joins the boxes, with positions for nodes.
  /// - Returns: the list that is left.
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

  /// For each part the position of the first one with its node; nil if no two are equal.
  private static func firstPositions(of parts: [BoxedNode]) -> [Int32]? {
    var firsts: [Int32: Int32] = [:]
    var positions: [Int32] = []
    positions.reserveCapacity(parts.count)
    var isDistinct = true
    for (index, part) in parts.enumerated() {
      // Short lists are faster searched than hashed.
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
