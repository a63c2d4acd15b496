import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension [Diagnostic] {
  /// Withdraws fixes that offer a key that the mapping already has, because a key can't be there twice.
  mutating func withdrawKeysPresent(in files: [LoadedFile]) {
    visitOffers(in: files) { finding, _, mapping in
      guard let key = finding.offeredKey, let present = mapping.entry(key) else { return }
      finding.help = ["did you mean '\(key)'? it's already there"]
      finding.notes.append(Note("'\(key)' is here", at: present.key.range))
      finding.fixIts = []
    }
  }

  /// Changes findings about keys of blocks that have the name of a declared token and a valid value for it, so that they suggest the token.
  mutating func answerTokens(among declared: Set<TokenKey>, in files: [LoadedFile]) {
    let groups = Dictionary(grouping: declared, by: \.name)
    visitOffers(in: files) { finding, entry, _ in
      let name = entry.key.text
      guard finding.rule == "unknown-key", let tokens = groups[name], tokens.count == 1,
        let group = tokens.first?.group,
        !parseValue(entry.value, as: ValueExpectation(group.valueType)).diagnostics.hasErrors
      else { return }
      let path = "tokens.\(group.rawValue).\(name)"
      finding.message = "'\(name)' isn't a key here, but a token, which belongs in 'tokens'"
      finding.help = ["write '\(entry.value.inlineText.map { "\(path): \($0)" } ?? path)'"]
      finding.fixIts = [FixIt("change to '\(path)'", replace: finding.range, with: path)]
    }
  }

  /// Calls a closure with each finding that offers a key, with its entry and the mapping around it.
  private mutating func visitOffers(
    in files: [LoadedFile],
    _ visit: (inout Diagnostic, YAMLEntry, YAMLNode) -> Void
  ) {
    var offers: [SourceRange: Int] = [:]
    for index in indices where ["unknown-key", "unknown-property"].contains(self[index].rule) {
      if self[index].offeredKey != nil { offers[self[index].range] = index }
    }
    guard !offers.isEmpty else { return }
    for file in files {
      var pending = [file.root].compactMap(\.self)
      while let node = pending.popLast() {
        pending += node.elements.filter { $0.kind != .scalar }
        for entry in node.entries {
          if entry.value.kind != .scalar { pending.append(entry.value) }
          if let index = offers[entry.key.range] { visit(&self[index], entry, node) }
        }
      }
    }
  }
}

extension Diagnostic {
  /// The key with which the finding's fix replaces the reported key.
  fileprivate var offeredKey: String? {
    guard fixIts.count == 1, let edit = fixIts.first?.edits.first, edit.range == range else {
      return nil
    }
    return edit.newText
  }
}
