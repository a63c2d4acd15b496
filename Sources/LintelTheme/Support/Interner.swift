/// Numbers equal values alike, in the order in which they come.
///
/// Each value is kept once, and its hash beside it, so that a table that grows hashes nothing again.
@usableFromInline
package struct Interner<Value: Hashable> {
  /// The values in the order of their ids.
  @usableFromInline package internal(set) var values: [Value] = []
  /// The hash of each value.
  @usableFromInline var hashes: [Int] = []
  /// Ids by hash, -1 where there is none, with at least a third of the places free; the count is a power of two.
  @usableFromInline var slots: [Int32] = []

  /// Starts without values.
  @inlinable package init() {}

  /// Returns the id of a value, a new one if the value is new.
  @inlinable
  package mutating func id(of value: Value) -> Int32 {
    if 3 * (values.count + 1) > 2 * slots.count { grow() }
    let hash = value.hashValue
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, values[id] == value { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(values.count)
    slots[slot] = id
    values.append(value)
    hashes.append(hash)
    return id
  }

  /// Doubles the places for ids.
  @usableFromInline
  mutating func grow() {
    slots = Array(repeating: -1, count: max(16, 2 * slots.count))
    for (id, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }

  /// The value of an id.
  @inlinable package subscript(id: Int32) -> Value {
    values[Int(id)]
  }
}

extension Interner: Sendable where Value: Sendable {}
