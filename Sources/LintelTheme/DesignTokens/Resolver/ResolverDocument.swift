package import LintelDiagnostics
import LintelSyntax

/// A resolver document, which determines the order of design token files, and which of them depend on a choice.
package struct ResolverDocument {
  package struct Context {
    package let name: String
    let range: SourceRange
    /// The sources, in the order in which they are merged.
    let sources: [DesignTokenSource]
  }

  /// A choice between contexts, such as the theme or the density.
  package struct Modifier {
    package let name: String
    let range: SourceRange
    /// At least two contexts, in source order.
    package let contexts: [Context]
    /// The index of the context that applies without a choice, if any.
    let defaultContext: Int?
    /// The role that the document specifies, which only Lintel reads.
    var choice: ModifierChoice?
  }

  /// A step of `resolutionOrder`.
  enum Step {
    /// Tokens that don't depend on a choice.
    case set([DesignTokenSource])
    case modifier(Int)
  }

  package let file: FileID
  package var modifiers: [Modifier] = []
  /// The steps, in the order of `resolutionOrder`.
  var steps: [Step] = []

  /// Returns the sources that result from one choice of context per modifier, the winner first, without modifiers that have no context.
  func sources(for choice: [Int?]) -> [DesignTokenSource] {
    var sources: [DesignTokenSource] = []
    for step in steps {
      switch step {
      case .set(let own): sources += own
      case .modifier(let index):
        if let context = choice[index] { sources += modifiers[index].contexts[context].sources }
      }
    }
    return sources.reversed()
  }
}

/// An object, and the reference that leads to it, whose other keys replace those of the object.
struct ResolverObject {
  /// The object that the reference leads to.
  let node: YAMLNode
  /// The object with the reference, or `nil` if there is none.
  var overrides: YAMLNode?
  let key: YAMLNode
  /// Whether the object is inside of `resolutionOrder`.
  var isInline = false

  /// The object's members, including their replacements.
  var entries: [YAMLEntry] {
    let replacing = overrides.map { $0.entries.filter { $0.key.text != "$ref" } } ?? []
    let names = Set(replacing.map(\.key.text))
    return node.entries.filter { !names.contains($0.key.text) } + replacing
  }

  /// A member by its name, from either of the two objects.
  subscript(name: String) -> YAMLEntry? { entries.first { $0.key.text == name } }
}
