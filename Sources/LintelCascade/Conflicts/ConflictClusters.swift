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
  /// For each root how many things with each signature are connected to it, root by root.
  private var sizes: [Int32] = []
  /// How many signatures there are.
  private static let signatureCount = 8

  /// - Parameter signatures: the signature of each thing that can be connected.
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

  /// Whether another pair of the two would add nothing.
  mutating func isFull(_ a: Int, _ b: Int) -> Bool {
    guard !parents.isEmpty else { return false }
    let root = root(a)
    return counts[Int(root)] >= Self.listedPairs && root == self.root(b)
  }

  /// Says whether another pair of one thing and any of a signature would add nothing, since all of them are connected.
  ///
  /// - Parameters:
  ///   - thing: the one.
  ///   - signature: the signature of the others.
  ///   - count: how many have it.
  /// - Returns: whether no such pair has to be looked at.
  mutating func isFull(_ thing: Int, signature: Int, count: Int) -> Bool {
    guard !parents.isEmpty else { return false }
    let root = Int(root(thing))
    return counts[root] >= Self.listedPairs
      && Int(sizes[root * Self.signatureCount + signature]) == count
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
