package import LintelSchema
package import LintelTheme

/// Which of a theme's proxies an output sets.
package enum ProxyScope: String, Hashable, Sendable, CaseIterable {
  /// Those that are limited to containers of the app's own, so that the system's controllers keep their look.
  case contained
  /// All of them, the system's controllers included.
  case everywhere
}

/// What appearance proxies of UIKit's are limited to and set to.
package enum Proxy {
  /// A trait that limits it, with a keyword or a number.
  package struct Trait: Hashable, Sendable {
    /// The trait, by the schema's name, such as `horizontalSizeClass`.
    package let name: TraitName
    /// The keyword or number that the trait has to have.
    package let value: ResolvedValue

    /// The first version on which a trait collection can have it.
    package var introduced: Version {
      guard case .keyword(let word) = value else { return name.introduced(with: nil) }
      return name.introduced(with: word)
    }
  }

  /// What a property can be set to.
  package enum Content: Hashable, Sendable {
    /// A color, an image, a number, or a keyword.
    case value(ResolvedValue)
    /// An image without a pixel.
    case emptyImage
    /// Sorted by name; nil is UIKit's own.
    case textAttributes([TextAttribute]?)
  }

  /// One entry of a dictionary such as `titleTextAttributes`.
  package struct TextAttribute: Hashable, Sendable {
    /// The key, such as `foregroundColor`.
    package let attribute: LegacyTextAttribute
    /// The value of the key.
    package let value: ResolvedValue
  }
}

/// Works out how early a proxy with these traits can be set.
extension [Proxy.Trait] {
  /// The first version whose trait collections can have all of them; before, UIKit can't have a proxy for them.
  package var introduced: Version { map(\.introduced).max() ?? VersionLine.oldest }
}
