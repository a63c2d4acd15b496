import LintelTesting

extension SeededGenerator {
  /// A number from 0 up to a bound.
  mutating func below(_ bound: Int) -> Int {
    Int((next() >> 33) % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
