/// A flat hash table from numbers to numbers, for memos keyed by ids.
///
/// The order of its entries is never visible, so results don't depend on hashes.
struct IndexTable: Sendable {
  /// A place in the table, with key and value side by side, because most tables are small and made for one operation.
  private struct Place: Sendable {
    /// The key that marks a free place, which callers must not use.
    static let vacant = UInt64.max

    var key = vacant
    var value: UInt32 = 0
  }

  /// The places, for open addressing; their count is a power of two, or 0 before there is a key, because many tables stay empty.
  private var places: ContiguousArray<Place> = []
  /// The number of places in use.
  private var count = 0

  init() {}

  /// The value of a key, or `nil` if the table doesn't have it.
  subscript(key: UInt64) -> UInt32? {
    if places.isEmpty { return nil }
    let place = places[index(of: key)]
    return place.key == key ? place.value : nil
  }

  /// Adds an entry, or replaces the value of an existing one.
  mutating func set(_ key: UInt64, to value: UInt32) {
    if places.isEmpty { grow() }
    var index = index(of: key)
    if places[index].key != key {
      if (count + 1) * 3 > places.count * 2 {
        grow()
        index = self.index(of: key)
      }
      places[index].key = key
      count += 1
    }
    places[index].value = value
  }

  /// Adds a key unless the table has it, and returns whether it's new.
  mutating func insert(_ key: UInt64) -> Bool {
    if self[key] != nil { return false }
    set(key, to: 0)
    return true
  }

  /// Returns the index of a key's place, or of the free place for adding it.
  private func index(of key: UInt64) -> Int {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: mixed(key)) & mask
    while places[index].key != key, places[index].key != Place.vacant { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(filledWith: Place(), count: max(8, old.count * 2))
    for place in old where place.key != Place.vacant { places[index(of: place.key)] = place }
  }
}

extension ContiguousArray {
  /// Creates an array of equal elements.
  ///
  /// `init(repeating:count:)` isn't compiled for each type of element. It looks up the type at run time, which takes longer than filling
  /// the small arrays of decisions.
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}

/// Returns a number with its bits spread, which is the same on every machine and in every run.
func mixed(_ value: UInt64) -> UInt64 {
  var z = value &+ 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}

func pairKey(_ a: DecisionID, _ b: DecisionID) -> UInt64 { UInt64(a.bits) << 32 | UInt64(b.bits) }

extension Range<Int> {
  /// Returns the first index at which a condition holds, or the end if there is none; it must also hold at all later indices.
  @inline(__always)
  func partitioned(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
