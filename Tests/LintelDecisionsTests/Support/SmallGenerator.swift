/// SplitMix64, which returns the same numbers for the same seed on every machine.
struct SmallGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func oneIn(_ bound: Int) -> Bool { below(bound) == 0 }

  /// Some of the values of a dimension.
  mutating func subset(of count: Int, allowsEmpty: Bool = false) -> Set<Int> {
    while true {
      let set = Set((0..<count).filter { _ in oneIn(2) })
      if allowsEmpty || !set.isEmpty { return set }
    }
  }
}
