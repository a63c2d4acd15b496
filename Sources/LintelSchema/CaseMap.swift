/// Where a `CaseMap` stores the value of a case.
@usableFromInline
package enum CasePlace: Int, Sendable {
  case first, second, third, fourth
}

/// An enumeration of at most four cases, each with a place of its own.
@usableFromInline
package protocol SmallEnumeration: Hashable, Sendable, CaseIterable {
  /// The place of the case, in the order of `allCases`.
  var place: CasePlace { get }
}

/// Slots by their order: edge, then size.
extension AppearanceSlot: SmallEnumeration {
  /// The place of the slot in `allCases`.
  @inlinable package var place: CasePlace {
    switch self {
    case .standard: .first
    case .compact: .second
    case .scrollEdge: .third
    case .compactScrollEdge: .fourth
    }
  }
}

/// Bars in the order of the reference.
extension BarKind: SmallEnumeration {
  /// The place of the bar in `allCases`.
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
/// Trees have one or two in every context and bar, which a dictionary would hash and allocate each time. What is inlinable is made for
/// each type of values where it is used, in other modules too.
///
/// Looking up a case takes one comparison of its place. Iteration yields the cases that have a
/// value, in the order of `allCases`, whatever the order in which they were set.
@usableFromInline
package struct CaseMap<Key: SmallEnumeration, Value> {
  /// A case with its value.
  @usableFromInline
  package typealias Element = (key: Key, value: Value)

  /// The value of the case with the first place.
  @usableFromInline var first: Value?
  /// The value of the case with the second place.
  @usableFromInline var second: Value?
  /// The value of the case with the third place.
  @usableFromInline var third: Value?
  /// The value of the case with the fourth place.
  @usableFromInline var fourth: Value?

  /// Creates an empty map.
  @inlinable
  package init() {}

  /// As a dictionary is made of pairs.
  @inlinable
  package init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  /// The value of a case; assigning nil removes it.
  @inlinable
  package subscript(key: Key) -> Value? {
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

  /// The cases that have a value.
  @inlinable package var keys: [Key] { map(\.key) }

  /// The values in the order of their cases.
  @inlinable package var values: [Value] { map(\.value) }
}

/// Iteration over the cases that have a value.
extension CaseMap: Sequence {
  /// Steps through all cases, and leaves out those without a value.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    /// The map as it was when the iteration began.
    @usableFromInline let map: CaseMap
    /// The cases that are left.
    @usableFromInline var rest: Key.AllCases.Iterator

    /// Creates an iterator at the first case.
    @inlinable
    init(_ map: CaseMap) {
      self.map = map
      rest = Key.allCases.makeIterator()
    }

    /// Returns the next case that has a value; nil at the end.
    @inlinable
    package mutating func next() -> Element? {
      while let key = rest.next() {
        if let value = map[key] { return (key, value) }
      }
      return nil
    }
  }

  /// Returns an iterator over pairs of case and value.
  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }
}

/// Maps in source code, such as `[.standard: a, .scrollEdge: b]`.
extension CaseMap: ExpressibleByDictionaryLiteral {
  /// Creates a map of pairs; a later one with the same case replaces the earlier one.
  @inlinable
  package init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

/// Comparison of maps whose values can be compared.
extension CaseMap: Equatable where Value: Equatable {
  /// Returns whether both maps have equal values for the same cases.
  @inlinable
  package static func == (a: CaseMap, b: CaseMap) -> Bool {
    a.first == b.first && a.second == b.second && a.third == b.third && a.fourth == b.fourth
  }
}

/// Hashing of maps whose values can be hashed.
extension CaseMap: Hashable where Value: Hashable {
  /// Hashes the four places, so that equal maps have equal hashes.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(fourth)
  }
}

/// A map of sendable values is sendable.
extension CaseMap: Sendable where Value: Sendable {}
