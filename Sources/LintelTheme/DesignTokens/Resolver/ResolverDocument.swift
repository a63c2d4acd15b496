package import LintelDiagnostics
import LintelSyntax

/// A resolver document: which files of design tokens come one after another, and which of them depend on a choice.
package struct ResolverDocument {
  /// What the choice of one modifier brings.
  package struct Context {
    /// The context's name.
    package let name: String
    /// The place of the name.
    let range: SourceRange
    /// In the order in which they are merged.
    let sources: [DesignTokenSource]
  }

  /// A choice between contexts, such as the theme or the density.
  package struct Modifier {
    /// The modifier's name.
    package let name: String
    /// The place of the name.
    let range: SourceRange
    /// At least two, in source order.
    package let contexts: [Context]
    /// The one that holds without a choice, by index.
    let defaultContext: Int?
    /// What the document says that it is for, to this tool alone.
    var choice: ModifierChoice?
  }

  /// A step of `resolutionOrder`.
  enum Step {
    /// Tokens that hold whatever is chosen.
    case set([DesignTokenSource])
    /// An index into the modifiers.
    case modifier(Int)
  }

  /// The document's file.
  package let file: FileID
  /// The modifiers, in the order of the document.
  package var modifiers: [Modifier] = []
  /// In the order of `resolutionOrder`.
  var steps: [Step] = []

  /// What a choice of a context for each modifier comes to, that which wins first; no context brings nothing.
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

/// An object together with the reference that it is reached by: keys beside a `$ref` replace those of its target.
struct ResolverObject {
  /// The object that the reference leads to.
  let node: YAMLNode
  /// The object with the reference; nil if there is none.
  var overrides: YAMLNode?
  /// The key that names it, for reports.
  let key: YAMLNode
  /// Whether it is written inside `resolutionOrder`.
  var isInline = false

  /// Its own members and those that replace them.
  var entries: [YAMLEntry] {
    let replacing = overrides.map { $0.entries.filter { $0.key.text != "$ref" } } ?? []
    let names = Set(replacing.map(\.key.text))
    return node.entries.filter { !names.contains($0.key.text) } + replacing
  }

  /// A member by its name, whichever of the two objects has it.
  subscript(name: String) -> YAMLEntry? {
    entries.first { $0.key.text == name }
  }
}
