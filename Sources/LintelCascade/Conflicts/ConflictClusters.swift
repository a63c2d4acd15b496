/// The conflicting pairs of a layer, which are connected to clusters as they're found.
package struct ConflictClusters {
  /// The maximum number of pairs that a cluster lists; the search for others continues only to connect the cluster.
  package static let listedPairs = 64

  /// The parent of each item in its cluster's tree, which is the item itself for a root.
  private var parents: [Int32] = []
  /// The listed pairs of each root.
  private var pairs: [Int32: [Conflict.Pair]] = [:]
  /// The number of listed pairs of each root.
  private var counts: [Int] = []
  /// The number of connected items with each signature, root by root.
  private var sizes: [Int32] = []
  /// The number of possible signatures.
  private static let signatureCount = 8

  /// Sets up the items by their signatures, unless that was done before.
  mutating func prepare(_ signatures: @autoclosure () -> [Int]) {
    guard parents.isEmpty else { return }
    let signatures = signatures()
    parents = signatures.indices.map { Int32($0) }
    counts = Array(repeating: 0, count: signatures.count)
    sizes = Array(repeating: 0, count: signatures.count * Self.signatureCount)
    for (index, signature) in signatures.enumerated() {
      sizes[index * Self.signatureCount + signature] = 1
    }
  }

  /// Returns the root of an item, and shortens the path to it.
  private mutating func root(_ id: Int) -> Int32 {
    var id = Int32(id)
    while parents[Int(id)] != id {
      parents[Int(id)] = parents[Int(parents[Int(id)])]
      id = parents[Int(id)]
    }
    return id
  }

  /// Connects two items, which may be the same, and lists as many of their pairs as the limit allows.
  mutating func join(_ a: Int, _ b: Int, _ new: [Conflict.Pair]) {
    let (x, y) = (root(a), root(b))
    let (low, high) = (min(x, y), max(x, y))
    parents[Int(high)] = low
    if low != high {
      for signature in 0..<Self.signatureCount {
        sizes[Int(low) * Self.signatureCount + signature] +=
          sizes[Int(high) * Self.signatureCount + signature]
      }
    }
    var list = pairs[low] ?? []
    if low != high { list += pairs.removeValue(forKey: high) ?? [] }
    list += new.prefix(max(0, Self.listedPairs - list.count))
    pairs[low] = list
    counts[Int(low)] = list.count
  }

  /// Returns whether another pair of two items would add nothing.
  mutating func isFull(_ a: Int, _ b: Int) -> Bool {
    guard !parents.isEmpty else { return false }
    let root = root(a)
    return counts[Int(root)] >= Self.listedPairs && root == self.root(b)
  }

  /// Returns whether pairs of an item with any of the `count` items of a signature would add nothing, because all are connected.
  mutating func isFull(_ thing: Int, signature: Int, count: Int) -> Bool {
    guard !parents.isEmpty else { return false }
    let root = Int(root(thing))
    return counts[root] >= Self.listedPairs
      && Int(sizes[root * Self.signatureCount + signature]) == count
  }

  /// Returns the items of each cluster in ascending order, and its pairs.
  mutating func all() -> [(members: [Int], pairs: [Conflict.Pair])] {
    var members: [Int32: [Int]] = [:]
    for id in parents.indices {
      let root = root(id)
      if pairs[root] != nil { members[root, default: []].append(id) }
    }
    return members.sorted { $0.key < $1.key }.map { ($0.value, pairs[$0.key] ?? []) }
  }
}
