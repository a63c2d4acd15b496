package import LintelDiagnostics
package import LintelSyntax

/// What the tokens and groups of a tree hold that a conversion does not read, told once for each name.
package struct UnreadMembers {
  /// The places by the member's name.
  private var places: [String: [(owner: String, range: SourceRange)]] = [:]

  /// Starts without places.
  package init() {}

  /// Notes a member that isn't read.
  package mutating func add(_ key: YAMLNode, of path: [String]) {
    let owner = path.isEmpty ? "the file" : "'\(path.joined(separator: "."))'"
    places[key.text, default: []].append((owner, key.range))
  }

  /// One finding for each name, in the order of names.
  package var diagnostics: [Diagnostic] {
    places.sorted { $0.key < $1.key }.compactMap { name, found in
      let found = found.sorted { $0.range < $1.range }
      guard let first = found.first else { return nil }
      let notes = found.dropFirst().map { Note("that of \($0.owner)", at: $0.range) }
      // Trees have many ways of saying it, and none that two tools share.
      let isAppearance = ["dark", "light"].contains { name.lowercased().contains($0) }
      return Diagnostic(
        "unusable-design-token",
        as: .info,
        "'\(name)' of \(first.owner)\(notes.isEmpty ? "" : " and others") is left out",
        at: first.range,
        notes: notes.shown(),
        help: isAppearance
          ? [
            "write it in the theme, as '{ light: …, dark: … }', or as contexts of a resolver document"
          ] : []
      )
    }
  }
}

/// What Tokens Studio keeps of its sets and themes in a file of tokens.
package enum TokensStudio {
  /// The members at the top level that it writes.
  package static let members: Set<String> = ["$themes", "$metadata"]

  /// The finding about such a member, which has no meaning in a theme.
  package static func finding(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      "unusable-design-token",
      as: .info,
      "'\(entry.key.text)', where Tokens Studio stores the purpose of its sets, is left out",
      at: entry.key.range,
      help: ["where sets are brands or appearances, write them as contexts of a resolver document"]
    )
  }
}
