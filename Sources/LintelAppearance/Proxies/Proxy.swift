package import LintelSchema
package import LintelTheme

/// Which of a theme's proxies an output sets.
package enum ProxyScope: String, Hashable, Sendable, CaseIterable {
  /// Those that are limited to containers of the app's own, so that the system's controllers keep their look.
  case contained
  /// All of them, the system's controllers included.
  case everywhere
}

/// What one appearance proxy of UIKit's is set to.
package struct Proxy: Hashable, Sendable {
  /// A trait that limits it, with a keyword or a number.
  package struct Trait: Hashable, Sendable {
    /// The trait, by the schema's name, such as `horizontalSizeClass`.
    package let name: TraitName
    /// The keyword or number that the trait has to have.
    package let value: ResolvedValue

    /// Creates a trait.
    package init(name: TraitName, value: ResolvedValue) {
      self.name = name
      self.value = value
    }

    /// The first version on which a trait collection can have it.
    package var introduced: Version {
      guard case .keyword(let word) = value else { return name.introduced(with: nil) }
      return name.introduced(with: word)
    }
  }

  /// A property, or a setter with one combination of its arguments, and what it gets.
  package struct Value: Hashable, Sendable {
    /// The property, from the table of what classes have had since before iOS 13.
    package let property: LegacyProperty
    /// One word for each of the property's arguments; empty for one that UIKit lets out.
    package let arguments: [String]
    /// What the property is set to.
    package let content: Content

    /// Creates a value.
    package init(property: LegacyProperty, arguments: [String], content: Content) {
      self.property = property
      self.arguments = arguments
      self.content = content
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

    /// Creates an entry.
    package init(attribute: LegacyTextAttribute, value: ResolvedValue) {
      self.attribute = attribute
      self.value = value
    }
  }

  /// The class that the proxy is for, such as `UINavigationBar`.
  package let owner: LegacyClass
  /// Types of the app's or UIKit's, innermost first as UIKit's call takes them.
  package let containedIn: [String]
  /// Sorted by name.
  package let traits: [Trait]
  /// Sorted by property and arguments; never empty.
  package let values: [Value]

  /// Creates a proxy; traits and values have to be sorted.
  package init(owner: LegacyClass, containedIn: [String], traits: [Trait], values: [Value]) {
    self.owner = owner
    self.containedIn = containedIn
    self.traits = traits
    self.values = values
  }
}

/// Works out how early a proxy with these traits can be set.
extension [Proxy.Trait] {
  /// The first version whose trait collections can have all of them; before, UIKit can't have a proxy for them.
  package var introduced: Version {
    map(\.introduced).max() ?? VersionLine.oldest
  }
}

/// What a theme's proxies are set to, in every context.
package struct ProxyPlan: Hashable, Sendable {
  /// The proxies to set in some contexts, in the order of the contexts; each proxy occurs once in
  /// each context.
  package var sets: [[Proxy]]
  /// Disjoint and complete; each refers to a set, and none to bars, settings or screens, since a proxy outlasts the screen.
  package var contexts: [ContextEntry]

  /// Creates a plan from its sets and contexts.
  package init(sets: [[Proxy]], contexts: [ContextEntry]) {
    self.sets = sets
    self.contexts = contexts
  }

  /// Every value of every set, text attributes one by one.
  package var values: [ResolvedValue] {
    sets.joined().flatMap(\.values).flatMap { value -> [ResolvedValue] in
      switch value.content {
      case .value(let value): [value]
      case .emptyImage: []
      case .textAttributes(let attributes): attributes?.map(\.value) ?? []
      }
    }
  }
}
