extension Range<Int> {
  /// The first index for which something holds that holds from there on; the end if it holds for none.
  @inlinable
  package func partitioned(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
