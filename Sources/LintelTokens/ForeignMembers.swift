import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Finds members for other tools and for readers in a file of tokens, which a conversion leaves out.
struct ForeignMembers {
  /// The places found so far.
  private var found: [Note] = []
  /// The findings about values that another tool would change, but that Lintel uses unchanged.
  private(set) var changes: [Diagnostic] = []

  /// Finds the members in a file, which may be a resolver document.
  init(in root: YAMLNode, isDocument: Bool) {
    if isDocument {
      collect(texts: ["name", "description"], of: root, "the document")
      for entry in root.entries where ["sets", "modifiers"].contains(entry.key.text) {
        for member in entry.value.entries {
          collect(texts: ["description"], of: member.value, "'\(member.key.text)'")
        }
      }
      for entry in root.entries where entry.key.text == "resolutionOrder" {
        for step in entry.value.elements {
          collect(texts: ["description"], of: step, "a step")
        }
      }
    }
    collect(in: root, path: [])
  }

  /// One finding about everything that is left out, and one about each value that another tool would change.
  var diagnostics: [Diagnostic] {
    guard let first = found.compactMap(\.range).min() else { return changes }
    return changes + [
      Diagnostic(
        "unusable-design-token",
        as: .info,
        "Lintel leaves out the data of other tools, and the descriptions of groups and sets",
        at: first,
        notes: found.shown(),
        help: ["a theme can also import the file unchanged, and then the file keeps them"]
      )
    ]
  }

  /// Collects descriptions and comments, which a theme doesn't have.
  private mutating func collect(texts names: [String], of node: YAMLNode, _ owner: String) {
    for entry in node.entries where names.contains(entry.key.text) && entry.value.kind == .scalar {
      found.append(Note("the '\(entry.key.text)' of \(owner)", at: entry.key.range))
    }
  }

  /// Walks the groups of a file.
  private mutating func collect(in node: YAMLNode, path: [String]) {
    let owner = path.isEmpty ? "the file" : "'\(path.joined(separator: "."))'"
    let isToken = node.entries.contains { ["$value", "value", "$ref"].contains($0.key.text) }
    for entry in node.entries {
      let name = entry.key.text
      switch name {
      case "$value", "value": break
      case "$extensions", "extensions": collect(extensions: entry, of: owner)
      case "$description" where !isToken:
        found.append(Note("the '$description' of \(owner)", at: entry.key.range))
      case _: collect(in: entry.value, path: path + [name])
      }
    }
    for element in node.elements { collect(in: element, path: path) }
  }

  /// Collects the extensions of other tools.
  private mutating func collect(extensions entry: YAMLEntry, of owner: String) {
    let others = entry.value.entries.filter { $0.key.text != "lintel" }
    guard !others.isEmpty else { return }
    found.append(Note("'\(entry.key.text)' of \(owner)", at: entry.key.range))
    for tool in others where tool.key.text == "studio.tokens" {
      for change in tool.value.entries where change.key.text == "modify" {
        changes.append(
          Diagnostic(
            "unusable-design-token",
            as: .info,
            "another tool changes the color of \(owner) with 'modify', which Lintel leaves out",
            at: change.key.range,
            help: [
              "write the resulting color as the value, or compute it in the theme: darken($color 20%), "
                + "lighten($color 20%), mix($a $b 30%), alpha($color 40%)"
            ]
          )
        )
      }
    }
  }
}
