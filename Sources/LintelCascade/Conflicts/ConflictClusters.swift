/// Conflicting pairs of one layer, connected to clusters as they are found.
package struct ConflictClusters {
  /// How many pairs of a cluster are listed; further ones are only looked for to connect it.
  package static let listedPairs = 64

  /// For each thing the one that it is connected to; a root is connected to itself.
  private var parents: [Int32] = []
  /// The pairs of each root.
  private var pairs: [Int32: [Conflict.Pair]] = [:]
  /// How many pairs each root has.
  private var counts: [Int] = []

  /// - Parameter count: how many things can be connected.
  mutating func prepare(_ count: Int) {
    guard parents.isEmpty else { return }
    parents = (0..<Int32(count)).map(\.self)
    counts = Array(repeating: 0, count: count)
  }

  /// Returns the root of a thing, and shortens the way to it.
  private mutating func root(_ id: Int) -> Int32 {
    var id = Int32(id)
    while parents[Int(id)] != id {
      parents[Int(id)] = parents[Int(parents[Int(id)])]
      id = parents[Int(id)]
    }
    return id
  }

  /// Connects two, which may be one, and lists as many of their pairs as there is room for.
  mutating func join(_ a: Int, _ b: Int, _ new: [Conflict.Pair]) {
    let (x, y) = (root(a), root(b))
    let (low, high) = (min(x, y), max(x, y))
    parents[Int(high)] = low
    var list = pairs[low] ?? []
    if low != high { list += pairs.removeValue(forKey: high) ?? [] }
    list += new.prefix(max(0, Self.listedPairs - list.count))
    pairs[low] = list
    counts[Int(low)] = list.count
  }

  /// Whether another pair of the two would add nothing.
  mutating func isFull(_ a: Int, _ b: Int) -> Bool {
    guard !parents.isEmpty else { return false }
    let root = root(a)
    return counts[Int(root)] >= Self.listedPairs && root == self.root(b)
  }

  /// What each cluster connects, ascending, and its pairs.
  mutating func all() -> [(members: [Int], pairs: [Conflict.Pair])] {
    var members: [Int32: [Int]] = [:]
    for id in parents.indices {
      let root = root(id)
      if pairs[root] != nil { members[root, default: []].append(id) }
    }
    return members.sorted { $0.key < $1.key }.map { ($0.value, pairs[$0.key] ?? []) }
  }
}
