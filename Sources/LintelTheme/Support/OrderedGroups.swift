/// Values by key, with the keys in the order in which they were added, so that results are the same in every run.
@usableFromInline
package struct OrderedGroups<Key: Hashable, Value> {
  @usableFromInline var groups: [(key: Key, values: [Value])] = []
  @usableFromInline var indices: [Key: Int] = [:]

  @inlinable package init() {}

  @inlinable
  package mutating func add(_ new: some Sequence<Value>, to key: Key) {
    if let index = indices[key] {
      groups[index].values += new
    } else {
      indices[key] = groups.count
      groups.append((key, Array(new)))
    }
  }

  @inlinable package var all: [(key: Key, values: [Value])] { groups }
}
