/// Values by key, with the keys in the order in which they were added, so that results are the same in every run.
package struct OrderedGroups<Key: Hashable, Value> {
  private var keys: [Key] = []
  private var values: [Key: [Value]] = [:]

  package init() {}

  package mutating func add(_ new: some Sequence<Value>, to key: Key) {
    if values[key] == nil { keys.append(key) }
    values[key, default: []] += new
  }

  package var all: [(key: Key, values: [Value])] { keys.map { ($0, values[$0] ?? []) } }
}
