package import LintelDiagnostics

/// The traits that limit a proxy, sorted by name.
package struct ProxyTraits: Hashable, Sendable {
  /// One trait with the value that it has to have.
  package struct Trait: Hashable, Sendable {
    /// UIKit's name, such as `userInterfaceStyle`.
    package let name: String
    /// A keyword, or a number for `displayScale`.
    package let value: Value
    /// Where it is written.
    package let range: SourceRange
  }

  /// The traits, each name once.
  package let all: [Trait]

  /// Creates traits in any order.
  package init(_ traits: [Trait] = []) {
    all = traits.sorted { $0.name < $1.name }
  }

  /// Whether nothing limits the proxy.
  package var isEmpty: Bool { all.isEmpty }

  /// The value that a trait has to have; nil if it can have any.
  package subscript(name: String) -> Value? {
    all.first { $0.name == name }?.value
  }

  /// Whether one trait collection can have the traits of both.
  package func canHold(with other: ProxyTraits) -> Bool {
    all.allSatisfy { trait in other[trait.name].map { $0 == trait.value } ?? true }
  }
}
