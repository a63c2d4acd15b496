/// Numbers equal values alike, in the order in which they come.
struct Interner<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ids: [Value: Int32] = [:]

  mutating func id(of value: Value) -> Int32 {
    if let id = ids[value] { return id }
    let id = Int32(values.count)
    values.append(value)
    ids[value] = id
    return id
  }

  subscript(id: Int32) -> Value {
    values[Int(id)]
  }
}
