/// An order of elements that several keys decide, found by counting, in time that grows with the elements and the keys' bounds alone.
///
/// Sorting by the least important key comes first.
struct CountingOrder {
  /// The elements' indices, in order.
  private(set) var indices: [Int32]

  /// Begins with the order in which the elements are.
  init(count: Int) {
    indices = Array(0..<Int32(count))
  }

  /// Sorts by a key; elements with equal keys stay as they are.
  ///
  /// - Parameters:
  ///   - bound: what every key is less than.
  ///   - key: the key of the element at an index, from 0.
  mutating func sort(below bound: Int, by key: (Int) -> Int) {
    var places = [Int32](repeating: 0, count: bound + 1)
    for index in indices.indices { places[key(index) + 1] += 1 }
    for place in places.indices.dropFirst() { places[place] += places[place - 1] }
    var sorted = indices
    for index in indices {
      let key = key(Int(index))
      sorted[Int(places[key])] = index
      places[key] += 1
    }
    indices = sorted
  }

  /// Sorts the elements of each run that the keys so far don't tell apart.
  ///
  /// - Parameters:
  ///   - areAlike: whether two elements are of one run.
  ///   - precedes: whether an element comes before another one; no two are equal.
  mutating func sortRuns(
    _ areAlike: (Int, Int) -> Bool,
    by precedes: (Int, Int) -> Bool
  ) {
    var start = 0
    while start < indices.count {
      let first = Int(indices[start])
      var end = start + 1
      while end < indices.count, areAlike(first, Int(indices[end])) { end += 1 }
      if end > start + 1 { indices[start..<end].sort { precedes(Int($0), Int($1)) } }
      start = end
    }
  }
}
