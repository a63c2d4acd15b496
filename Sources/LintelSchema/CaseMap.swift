/// The place where a `CaseMap` stores the value of a case.
@usableFromInline
package enum CasePlace: Int, Sendable {
  case first, second, third, fourth
}

/// An enumeration of at most four cases, each with its own place.
@usableFromInline
package protocol SmallEnumeration: Hashable, Sendable, CaseIterable {
  /// The place of the case, in the order of `allCases`.
  var place: CasePlace { get }
}

extension AppearanceSlot: SmallEnumeration {
  @inlinable package var place: CasePlace {
    switch self {
    case .standard: .first
    case .compact: .second
    case .scrollEdge: .third
    case .compactScrollEdge: .fourth
    }
  }
}

extension BarKind: SmallEnumeration {
  @inlinable package var place: CasePlace {
    switch self {
    case .navigationBar: .first
    case .toolbar: .second
    case .tabBar: .third
    }
  }
}

/// Values by the cases of a small enumeration, in the order of the cases.
///
/// Trees have one or two maps in every context and bar. Dictionaries would hash and allocate each time. Inlinable members are compiled for
/// each type of value where they're used, including in other modules.
///
/// Looking up a case takes one comparison of its place. Iteration yields the cases that have a
/// value in the order of `allCases`, regardless of the order in which they were set.
@usableFromInline
package struct CaseMap<Key: SmallEnumeration, Value> {
  @usableFromInline package typealias Element = (key: Key, value: Value)

  @usableFromInline var first: Value?
  @usableFromInline var second: Value?
  @usableFromInline var third: Value?
  @usableFromInline var fourth: Value?

  @inlinable package init() {}

  /// Creates a map from pairs; a later pair replaces an earlier one with the same case.
  @inlinable package init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  /// The value of a case; assign `nil` to remove it.
  @inlinable package subscript(key: Key) -> Value? {
    get {
      switch key.place {
      case .first: first
      case .second: second
      case .third: third
      case .fourth: fourth
      }
    }
    set {
      switch key.place {
      case .first: first = newValue
      case .second: second = newValue
      case .third: third = newValue
      case .fourth: fourth = newValue
      }
    }
  }

  @inlinable package var keys: [Key] { map(\.key) }

  /// The values, in the order of their cases.
  @inlinable package var values: [Value] { map(\.value) }
}

extension CaseMap: Sequence {
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    /// The map as it was when the iteration began.
    @usableFromInline let map: CaseMap
    @usableFromInline var rest: Key.AllCases.Iterator

    @inlinable init(_ map: CaseMap) {
      self.map = map
      rest = Key.allCases.makeIterator()
    }

    @inlinable package mutating func next() -> Element? {
      while let key = rest.next() {
        if let value = map[key] { return (key, value) }
      }
      return nil
    }
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(self) }
}

extension CaseMap: ExpressibleByDictionaryLiteral {
  /// Creates a map from pairs; a later pair replaces an earlier one with the same case.
  @inlinable package init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

extension CaseMap: Equatable where Value: Equatable {
  /// Returns whether both maps have equal values for the same cases.
  @inlinable package static func == (a: CaseMap, b: CaseMap) -> Bool {
    a.first == b.first && a.second == b.second && a.third == b.third && a.fourth == b.fourth
  }
}

extension CaseMap: Hashable where Value: Hashable {
  /// Hashes the four places, so that equal maps have equal hashes.
  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
  }
}

extension CaseMap: Sendable where Value: Sendable {}
