/// Finds the first index, starting with a given one, whose number reaches a threshold, in logarithmic time.
struct SkipTree: Sendable {
  /// The number of leaves, a power of two.
  private let leafCount: Int
  /// A heap of maxima: the children of `i` are `2i` and `2i + 1`, and the leaves come last.
  private var maxima: ContiguousArray<Int32>

  /// Builds the tree over some numbers in linear time.
  init(_ numbers: ContiguousArray<Int32>) {
    var size = 1
    while size < numbers.count { size *= 2 }
    leafCount = size
    maxima = ContiguousArray(repeating: Int32.min, count: 2 * size)
    for (index, number) in numbers.enumerated() { maxima[size + index] = number }
    for node in stride(from: size - 1, to: 0, by: -1) {
      maxima[node] = max(maxima[2 * node], maxima[2 * node + 1])
    }
  }

  /// Returns the first index at or after `start` that has a number of at least `threshold`.
  func first(from start: Int, atLeast threshold: Int32) -> Int? {
    guard start < leafCount else { return nil }
    var node = leafCount + start
    // Climbs until a subtree that begins at or after `start` has such a number.
    while maxima[node] < threshold {
      while node % 2 == 1 { node /= 2 }
      if node == 0 { return nil }
      node += 1
    }
    while node < leafCount {
      node = maxima[2 * node] >= threshold ? 2 * node : 2 * node + 1
    }
    return node - leafCount
  }
}
