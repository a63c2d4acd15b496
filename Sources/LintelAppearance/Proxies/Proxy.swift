package import LintelSchema
package import LintelTheme

/// Which of a theme's proxies an output sets.
package enum ProxyScope: String, Hashable, Sendable, CaseIterable {
  /// Only proxies that are limited to the app's own containers, so that the system's controllers keep their look.
  case contained
  /// All proxies, including those that reach the system's controllers.
  case everywhere
}

/// A namespace for the traits and values of UIKit's appearance proxies.
package enum Proxy {
  /// A trait that limits a proxy.
  package struct Trait: Hashable, Sendable {
    /// The trait's name in the schema, such as `horizontalSizeClass`.
    package let name: TraitName
    /// The keyword or number that the trait must have.
    package let value: ResolvedValue

    /// The first version in which a trait collection can have the trait.
    package var introduced: Version {
      guard case .keyword(let word) = value else { return name.introduced(with: nil) }
      return name.introduced(with: word)
    }
  }

  /// A value that a property can be set to.
  package enum Content: Hashable, Sendable {
    /// A color, an image, a number, or a keyword.
    case value(ResolvedValue)
    /// An image without pixels.
    case emptyImage
    /// Text attributes sorted by name, or `nil` for UIKit's own.
    case textAttributes([TextAttribute]?)
  }

  /// One entry of a dictionary such as `titleTextAttributes`.
  package struct TextAttribute: Hashable, Sendable {
    /// The key, such as `foregroundColor`.
    package let attribute: LegacyTextAttribute
    package let value: ResolvedValue
  }
}

extension [Proxy.Trait] {
  /// The first version in which trait collections can have all of the traits, so that UIKit can have a proxy for them.
  package var introduced: Version { map(\.introduced).max() ?? VersionLine.oldest }
}
