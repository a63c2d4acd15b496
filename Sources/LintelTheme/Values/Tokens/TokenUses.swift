/// The tokens that the values of entries refer to.
///
/// There is a list for each entry up to the last one that refers to a token, because every entry's tokens are looked up.
package struct TokenUses: Hashable, Sendable {
  /// The references by entry, empty for an entry that doesn't refer to any token.
  package private(set) var lists: [[TokenUse]] = []

  package init() {}

  package subscript(entry: Int32) -> [TokenUse] {
    Int(entry) < lists.count ? lists[Int(entry)] : []
  }

  package var all: FlattenSequence<[[TokenUse]]> { lists.joined() }

  package func all(from entry: Int32) -> FlattenSequence<ArraySlice<[TokenUse]>> {
    lists.dropFirst(Int(entry)).joined()
  }

  mutating func note(_ uses: [TokenUse], of entry: Int32) {
    guard !uses.isEmpty else { return }
    extend(to: Int(entry) + 1)
    lists[Int(entry)] = uses
  }

  /// Appends the lists of another collection, starting with its entry `first`, which becomes the entry `entry` here.
  mutating func append(_ other: TokenUses, from first: Int32, to entry: Int32) {
    guard other.lists.count > Int(first) else { return }
    extend(to: Int(entry))
    lists += other.lists[Int(first)...]
  }

  /// Returns the lists in a different order, given the new index of each entry.
  func moved(to ids: [Int32]) -> TokenUses {
    var moved = TokenUses()
    moved.extend(to: ids.count)
    for (entry, uses) in lists.enumerated() where !uses.isEmpty {
      moved.lists[Int(ids[entry])] = uses
    }
    return moved
  }

  private mutating func extend(to count: Int) {
    if lists.count < count { lists += repeatElement([], count: count - lists.count) }
  }
}
