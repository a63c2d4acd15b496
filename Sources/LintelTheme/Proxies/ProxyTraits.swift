package import LintelDiagnostics

/// The traits that limit a proxy, sorted by name.
package struct ProxyTraits: Hashable, Sendable {
  package struct Trait: Hashable, Sendable {
    /// UIKit's name, such as `userInterfaceStyle`.
    package let name: String
    /// A keyword, or a number for `displayScale`.
    package let value: Value
    package let range: SourceRange
  }

  /// The traits, sorted by name, each name once.
  package let all: [Trait]

  /// Creates a collection of traits that are in any order.
  package init(_ traits: [Trait] = []) { all = traits.sorted { $0.name < $1.name } }

  /// Whether the proxy isn't limited.
  var isEmpty: Bool { all.isEmpty }

  /// Returns the required value of a trait, or `nil` if any value is allowed.
  package subscript(name: String) -> Value? { all.first { $0.name == name }?.value }

  /// Returns whether a single trait collection can have the traits of both.
  package func isCompatible(with other: ProxyTraits) -> Bool {
    all.allSatisfy { trait in other[trait.name].map { $0 == trait.value } ?? true }
  }
}
