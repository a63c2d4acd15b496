/// Assigns numbers to distinct values in the order in which they're added.
///
/// Each value is kept once, together with its hash, so that a growing table doesn't hash anything again.
@usableFromInline
package struct Interner<Value: Hashable> {
  /// The values in the order of their ids.
  @usableFromInline package internal(set) var values: [Value] = []
  @usableFromInline var hashes: [Int] = []
  /// The ids by hash, or -1 in free slots, at least a third of all; the count is a power of two.
  @usableFromInline var slots: [Int32] = []

  @inlinable package init() {}

  /// Returns the id of a value, adding the value if it's new.
  @inlinable package mutating func id(of value: Value) -> Int32 {
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

  /// Doubles the number of slots.
  @usableFromInline mutating func grow() {
    slots = Array(repeating: -1, count: max(16, 2 * slots.count))
    for (id, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }

  @inlinable package subscript(id: Int32) -> Value { values[Int(id)] }
}

extension Interner: Sendable where Value: Sendable {}
