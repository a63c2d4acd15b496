import LintelTesting

extension SeededGenerator {
  /// Returns a number from 0 up to, but not including, a bound.
  mutating func below(_ bound: Int) -> Int {
    Int((next() >> 33) % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
