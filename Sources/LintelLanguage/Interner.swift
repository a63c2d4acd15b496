/// Numbers equal values alike, in the order in which they come.
struct Interner<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ids: [Value: Int32] = [:]

  mutating func id(of value: Value) -> Int32 {
    let next = Int32(values.count)
    let id = Self.settled(&ids[value, default: next])
    if id == next { values.append(value) }
    return id
  }

  /// Reads an entry where it is made at the same time, so that a value is hashed once.
  private static func settled(_ id: inout Int32) -> Int32 { id }

  subscript(id: Int32) -> Value {
    values[Int(id)]
  }
}
