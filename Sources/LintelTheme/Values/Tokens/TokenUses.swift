package import LintelDiagnostics

/// The tokens that the values of entries refer to.
///
/// All references are in one list with numbers of tokens, because a large theme has hundreds of thousands of them.
package struct TokenUses: Sendable {
  /// A reference, which doesn't belong to an entry yet.
  typealias Numbered = (token: Int32, range: SourceRange)

  /// A reference in the value of an entry.
  package struct Reference: Sendable {
    /// The index of the entry.
    package fileprivate(set) var entry: Int32
    /// The index of the token in `tokens`.
    package fileprivate(set) var token: Int32
    /// The range of the reference, including `$`.
    package let range: SourceRange
  }

  /// The references, sorted by entry.
  package private(set) var references: [Reference] = []
  private var numbers = Interner<TokenKey>()

  package init() {}

  /// The tokens without duplicates.
  package var tokens: [TokenKey] { numbers.values }

  package var all: [TokenUse] { all(from: 0) }

  package func all(from entry: Int32) -> [TokenUse] {
    references[start(of: entry)...].map(use)
  }

  package subscript(entry: Int32) -> [TokenUse] {
    references[start(of: entry)...].prefix { $0.entry == entry }.map(use)
  }

  private func use(_ reference: Reference) -> TokenUse {
    TokenUse(numbers[reference.token], at: reference.range)
  }

  /// Returns the index of the first reference in an entry or a later one.
  private func start(of entry: Int32) -> Int {
    references.indices.partitioned { references[$0].entry >= entry }
  }

  /// Numbers the tokens that a value refers to.
  mutating func numbered(_ uses: [TokenUse]) -> [Numbered] {
    uses.map { (numbers.id(of: $0.key), $0.range) }
  }

  /// Notes the references of an entry, which must come after all entries with references.
  mutating func note(_ uses: some Sequence<Numbered>, of entry: Int32) {
    for (token, range) in uses {
      references.append(Reference(entry: entry, token: token, range: range))
    }
  }

  /// Appends the references of another collection in its entry `first` and later ones, where `first` becomes the entry `entry` here.
  mutating func append(_ other: TokenUses, from first: Int32, to entry: Int32) {
    let tokens = other.tokens.map { numbers.id(of: $0) }
    references += other.references[other.start(of: first)...].lazy.map {
      Reference(entry: $0.entry - first + entry, token: tokens[Int($0.token)], range: $0.range)
    }
  }

  /// Returns the references of the same entries in a different order, given the new index of each entry, and numbers the tokens in this order.
  func moved(to ids: [Int32]) -> TokenUses {
    var order = CountingOrder(count: references.count)
    order.sort(below: ids.count) { Int(ids[Int(references[$0].entry)]) }
    var moved = TokenUses()
    var tokens = [Int32](repeating: -1, count: self.tokens.count)
    moved.references = order.indices.map { index in
      var reference = references[Int(index)]
      let old = Int(reference.token)
      if tokens[old] < 0 { tokens[old] = moved.numbers.id(of: numbers.values[old]) }
      reference.token = tokens[old]
      reference.entry = ids[Int(reference.entry)]
      return reference
    }
    return moved
  }
}
