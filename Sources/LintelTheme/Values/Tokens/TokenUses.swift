/// The tokens that the values of entries refer to.
///
/// A list for each entry up to the last one that refers to any: entries are many, and each is asked for its tokens.
package struct TokenUses: Hashable, Sendable {
  /// By entry; empty for one whose value refers to no token.
  package private(set) var lists: [[TokenUse]] = []

  /// No entry refers to any token.
  package init() {}

  /// The tokens that an entry refers to, as they are written.
  package subscript(entry: Int32) -> [TokenUse] {
    Int(entry) < lists.count ? lists[Int(entry)] : []
  }

  /// Every reference, in the order of the entries.
  package var all: FlattenSequence<[[TokenUse]]> { lists.joined() }

  /// Every reference of an entry and of those behind it.
  package func all(from entry: Int32) -> FlattenSequence<ArraySlice<[TokenUse]>> {
    lists.dropFirst(Int(entry)).joined()
  }

  /// Notes what an entry refers to.
  mutating func note(_ uses: [TokenUse], of entry: Int32) {
    guard !uses.isEmpty else { return }
    extend(to: Int(entry) + 1)
    lists[Int(entry)] = uses
  }

  /// Takes over what entries refer to that come behind those that are here.
  ///
  /// - Parameters:
  ///   - other: the other entries.
  ///   - first: the first of the entries to take over.
  ///   - entry: which entry that one is here.
  mutating func append(_ other: TokenUses, from first: Int32, to entry: Int32) {
    guard other.lists.count > Int(first) else { return }
    extend(to: Int(entry))
    lists += other.lists[Int(first)...]
  }

  /// What the entries refer to in another order.
  ///
  /// - Parameter ids: for each entry its index there.
  /// - Returns: the same lists, each at that index.
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
