package import LintelDiagnostics
package import LintelSyntax

/// The members of a tree's tokens and groups that a conversion doesn't read, which are reported once per name.
package struct UnreadMembers {
  private var places: [String: [(owner: String, range: SourceRange)]] = [:]

  package init() {}

  package mutating func add(_ key: YAMLNode, of path: [String]) {
    let owner = path.isEmpty ? "the file" : "'\(path.joined(separator: "."))'"
    places[key.text, default: []].append((owner, key.range))
  }

  /// One finding per name, in the order of the names.
  package var diagnostics: [Diagnostic] {
    places.sorted { $0.key < $1.key }.compactMap { name, found in
      let found = found.sorted { $0.range < $1.range }
      guard let first = found.first else { return nil }
      let notes = found.dropFirst().map { Note("that of \($0.owner)", at: $0.range) }
      // Trees have many notations for appearances, and each tool has its own.
      let isAppearance = ["dark", "light"].contains { name.lowercased().contains($0) }
      return Diagnostic(
        "unusable-design-token",
        as: .info,
        "'\(name)' of \(first.owner)\(notes.isEmpty ? "" : " and others") is left out",
        at: first.range,
        notes: notes.shown(),
        help: isAppearance
          ? [
            "write it in the theme as '{ light: …, dark: … }', or as contexts of a resolver document"
          ] : []
      )
    }
  }
}

/// The members that Tokens Studio writes for its sets and themes into a file of tokens.
package enum TokensStudio {
  /// The names of these members, which are at the top level.
  package static let members: Set<String> = ["$themes", "$metadata"]

  /// Returns a finding about such a member, which has no meaning in a theme.
  package static func finding(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      "unusable-design-token",
      as: .info,
      "'\(entry.key.text)', where Tokens Studio stores the purpose of its sets, is left out",
      at: entry.key.range,
      help: ["if sets are brands or appearances, write them as contexts of a resolver document"]
    )
  }
}

extension YAMLNode {
  /// The first key `value` of a file that can only be a tree for Style Dictionary or an older export of Tokens Studio, because none of its
  /// tokens has a `$value`; `nil` for any other file.
  package var treeValue: YAMLNode? {
    let keys = valueKeys
    return keys.contains { $0.text == "$value" } ? nil : keys.min { $0.range < $1.range }
  }

  /// Whether a file has design tokens of any format, or is a resolver document.
  var hasDesignTokens: Bool {
    member("resolutionOrder") != nil || !valueKeys.isEmpty
  }

  /// The keys `value` and `$value` of all mappings.
  private var valueKeys: [YAMLNode] {
    var pending = [self]
    var keys: [YAMLNode] = []
    while let node = pending.popLast() {
      keys += node.entries.map(\.key).filter { $0.text == "value" || $0.text == "$value" }
      pending += node.entries.map(\.value).filter { $0.kind == .mapping }
    }
    return keys
  }
}
