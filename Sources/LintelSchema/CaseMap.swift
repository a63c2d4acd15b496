/// An enumeration of at most four cases, numbered from 0 in the order of `allCases`.
package protocol SmallEnumeration: Hashable, Sendable, CaseIterable {
  var ordinal: Int { get }
}

extension AppearanceSlot: SmallEnumeration {
  @inlinable package var ordinal: Int { rawValue }
}

extension BarKind: SmallEnumeration {
  @inlinable package var ordinal: Int {
    switch self {
    case .navigationBar: 0
    case .toolbar: 1
    case .tabBar: 2
    }
  }
}

/// Values by the cases of a small enumeration, in the order of the cases.
///
/// Trees have one or two in every context and bar, which a dictionary would hash and allocate each time. What is inlinable is made for
/// each type of values where it is used, in other modules too.
package struct CaseMap<Key: SmallEnumeration, Value> {
  package typealias Element = (key: Key, value: Value)

  @usableFromInline var first: Value?
  @usableFromInline var second: Value?
  @usableFromInline var third: Value?
  @usableFromInline var fourth: Value?

  @inlinable
  package init() {}

  /// As a dictionary is made of pairs.
  @inlinable
  package init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  @inlinable
  package subscript(key: Key) -> Value? {
    get {
      switch key.ordinal {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch key.ordinal {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  @inlinable package var keys: [Key] { map(\.key) }

  @inlinable package var values: [Value] { map(\.value) }

  @inlinable
  package func mapValues<Result>(
    _ transform: (Value) throws -> Result
  ) rethrows -> CaseMap<Key, Result> {
    var result = CaseMap<Key, Result>()
    for (key, value) in self { result[key] = try transform(value) }
    return result
  }
}

extension CaseMap: Sequence {
  package struct Iterator: IteratorProtocol {
    @usableFromInline let map: CaseMap
    @usableFromInline var rest: Key.AllCases.Iterator

    @inlinable
    init(_ map: CaseMap) {
      self.map = map
      rest = Key.allCases.makeIterator()
    }

    @inlinable
    package mutating func next() -> Element? {
      while let key = rest.next() {
        if let value = map[key] { return (key, value) }
      }
      return nil
    }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }
}

extension CaseMap: ExpressibleByDictionaryLiteral {
  @inlinable
  package init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

extension CaseMap: Equatable where Value: Equatable {
  @inlinable
  package static func == (a: CaseMap, b: CaseMap) -> Bool {
    a.first == b.first && a.second == b.second && a.third == b.third && a.fourth == b.fourth
  }
}

extension CaseMap: Hashable where Value: Hashable {
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
  }
}

extension CaseMap: Sendable where Value: Sendable {}
