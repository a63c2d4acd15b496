extension Range<Int> {
  /// Returns the first index for which a condition holds, or the end if there is none; the condition must hold for all later indices.
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
