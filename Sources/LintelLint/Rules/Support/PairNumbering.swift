/// Numbers pairs of small numbers in the order in which they occur.
///
/// These pairs don't come from untrusted input, so they don't need a dictionary's hash function, which takes several times as long.
package struct PairNumbering: Sendable {
  /// The number that marks a free place.
  private static let free: Int32 = -1

  /// The pair at each place of the hash table.
  private var pairs: [UInt64]
  /// The number at each place, or `free`.
  private var numbers: [Int32]
  /// The distance by which a hash is shifted to the right to get its place.
  private var shift: UInt64
  package private(set) var count = 0

  /// - Parameter capacity: the approximate number of pairs.
  package init(capacity: Int = 32) {
    let bits = max(6, Int.bitWidth - (capacity * 2).leadingZeroBitCount)
    pairs = Array(repeating: 0, count: 1 << bits)
    numbers = Array(repeating: Self.free, count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Returns the number of a pair of numbers that fit in 32 bits, and whether the pair is new.
  package mutating func number(_ a: Int, _ b: Int) -> (number: Int, isNew: Bool) {
    let pair = Self.pair(a, b)
    let place = place(of: pair)
    if numbers[place] != Self.free { return (Int(numbers[place]), false) }
    pairs[place] = pair
    numbers[place] = Int32(count)
    count += 1
    if count * 2 > pairs.count { grow() }
    return (count - 1, true)
  }

  /// The number of a pair, or `nil` if it doesn't have one.
  package func known(_ a: Int, _ b: Int) -> Int? {
    let number = numbers[place(of: Self.pair(a, b))]
    return number == Self.free ? nil : Int(number)
  }

  private static func pair(_ a: Int, _ b: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: a)) << 32 | UInt64(UInt32(truncatingIfNeeded: b))
  }

  /// The place of a pair in the table, found by linear probing from the upper bits of a multiplicative hash.
  private func place(of pair: UInt64) -> Int {
    var hash = pair &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash &>> 32
    var place = Int(truncatingIfNeeded: (hash &* 0xD6E8_FEB8_6659_FD93) &>> shift)
    while numbers[place] != Self.free, pairs[place] != pair {
      place = (place + 1) & (pairs.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let (oldPairs, oldNumbers) = (pairs, numbers)
    pairs = Array(repeating: 0, count: oldPairs.count * 2)
    numbers = Array(repeating: Self.free, count: oldPairs.count * 2)
    shift -= 1
    for index in oldPairs.indices where oldNumbers[index] != Self.free {
      let place = place(of: oldPairs[index])
      pairs[place] = oldPairs[index]
      numbers[place] = oldNumbers[index]
    }
  }
}
