import LintelDiagnostics
import LintelSyntax

/// A `$ref` of a resolver document: a pointer into it, or a file with an optional pointer into that.
struct ResolverReference {
  /// The path of the file without escapes, or `nil` for the document itself.
  let path: String?
  /// The names in the pointer, or an empty array for the whole document.
  let parts: [String]

  init(_ node: YAMLNode) {
    let text = node.text
    let hash = text.firstIndex(of: "#") ?? text.endIndex
    let bytes = text[..<hash].utf8.percentDecoded
    path = hash == text.startIndex ? nil : String(decoding: bytes, as: UTF8.self)
    let pointer = text[hash...]
    parts = pointer.utf8.count < 2 ? [] : DesignTokenReference.parts(of: String(pointer))
  }

  /// Returns the value of every `$ref` among the sources of sets and contexts, in source order.
  static func all(in document: YAMLNode) -> [YAMLNode] {
    var found: [YAMLNode] = []
    func collect(sources: YAMLNode) {
      for element in sources.elements {
        found += element.entries.filter { $0.key.text == "$ref" && $0.value.kind == .scalar }
          .map(\.value)
      }
    }
    func collect(_ object: YAMLNode) {
      for entry in object.entries {
        switch entry.key.text {
        case "sources": collect(sources: entry.value)
        case "contexts": for context in entry.value.entries { collect(sources: context.value) }
        case _: break
        }
      }
    }
    for entry in document.entries {
      switch entry.key.text {
      case "sets", "modifiers": for member in entry.value.entries { collect(member.value) }
      case "resolutionOrder": for element in entry.value.elements { collect(element) }
      case _: break
      }
    }
    return found
  }
}
