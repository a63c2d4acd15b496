package import LintelDiagnostics

/// The traits that limit a proxy, sorted by name.
package struct ProxyTraits: Hashable, Sendable {
  package struct Trait: Hashable, Sendable {
    /// UIKit's name, such as `userInterfaceStyle`.
    package let name: String
    /// A keyword, or a number for `displayScale`.
    package let value: Value
    package let range: SourceRange

    package init(name: String, value: Value, range: SourceRange) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  package let all: [Trait]

  package init(_ traits: [Trait] = []) {
    all = traits.sorted { $0.name < $1.name }
  }

  package var isEmpty: Bool {
    all.isEmpty
  }

  package subscript(name: String) -> Value? {
    all.first { $0.name == name }?.value
  }

  /// Whether one trait collection can have the traits of both.
  package func canHold(with other: ProxyTraits) -> Bool {
    all.allSatisfy { trait in other[trait.name].map { $0 == trait.value } ?? true }
  }

  /// Whether both ask for the same, wherever they are written.
  package func isSame(as other: ProxyTraits) -> Bool {
    all.map(\.name) == other.all.map(\.name) && all.map(\.value) == other.all.map(\.value)
  }
}
