/// A flat hash table from numbers to numbers, for memos keyed by ids.
///
/// The order of its entries never shows, so that results don't depend on hashes.
struct IndexTable: Sendable {
  /// The key that marks a free place, and that no caller uses.
  private static let vacant = UInt64.max

  /// The keys, by open addressing; the count is a power of two, or 0 before there is a key: most tables of small decisions stay empty.
  private var keys: ContiguousArray<UInt64> = []
  /// The value of each key.
  private var values: ContiguousArray<UInt32> = []
  /// How many places are taken.
  private var count = 0

  /// Creates an empty table.
  init() {}

  /// The value of a key; nil if the table doesn't have it.
  subscript(key: UInt64) -> UInt32? {
    if keys.isEmpty { return nil }
    let slot = slot(of: key)
    return keys[slot] == key ? values[slot] : nil
  }

  /// Adds an entry, or replaces the value of the one that there is.
  mutating func set(_ key: UInt64, to value: UInt32) {
    if keys.isEmpty { grow() }
    var slot = slot(of: key)
    if keys[slot] != key {
      if (count + 1) * 3 > keys.count * 2 {
        grow()
        slot = self.slot(of: key)
      }
      keys[slot] = key
      count += 1
    }
    values[slot] = value
  }

  /// Adds a key unless it is there, and returns whether it is new.
  mutating func insert(_ key: UInt64) -> Bool {
    if self[key] != nil { return false }
    set(key, to: 0)
    return true
  }

  /// The place of a key, or the free place where it would be added.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: mixed(key)) & mask
    while keys[slot] != key, keys[slot] != Self.vacant { slot = (slot + 1) & mask }
    return slot
  }

  /// Doubles the table.
  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let capacity = max(16, oldKeys.count * 2)
    keys = ContiguousArray(repeating: Self.vacant, count: capacity)
    values = ContiguousArray(repeating: 0, count: capacity)
    for (old, key) in oldKeys.enumerated() where key != Self.vacant {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = oldValues[old]
    }
  }
}

/// Spreads the bits of a number; the same on every machine and in every run.
func mixed(_ value: UInt64) -> UInt64 {
  var z = value &+ 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}

/// The key of a pair of decisions.
func pairKey(_ a: DecisionID, _ b: DecisionID) -> UInt64 {
  UInt64(a.bits) << 32 | UInt64(b.bits)
}
