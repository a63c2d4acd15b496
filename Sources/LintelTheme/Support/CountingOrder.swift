/// An order of elements by several keys, found by counting, in time proportional to the number of elements and the keys' bounds.
///
/// Sort by the least important key first.
struct CountingOrder {
  private(set) var indices: [Int32]

  init(count: Int) { indices = Array(0..<Int32(count)) }

  /// Sorts by a key, which must be at least 0 and less than `bound`, keeping the order of elements with equal keys.
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

  /// Sorts the elements within each run of elements whose previous keys are the same, where no two elements are equal.
  mutating func sortRuns(_ areAlike: (Int, Int) -> Bool, by precedes: (Int, Int) -> Bool) {
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
