import LintelDiagnostics
import LintelSyntax

extension [Diagnostic] {
  /// Withdraws fixes that offer a key that the mapping already has, because a key can't be there twice.
  mutating func withdrawKeysPresent(in files: [LoadedFile]) {
    var offers: [SourceRange: Int] = [:]
    for index in indices where ["unknown-key", "unknown-property"].contains(self[index].rule) {
      if offeredKey(by: self[index]) != nil { offers[self[index].range] = index }
    }
    guard !offers.isEmpty else { return }
    for file in files {
      var pending = [file.root].compactMap(\.self)
      while let node = pending.popLast() {
        pending += node.elements.filter { $0.kind != .scalar }
        for entry in node.entries {
          if entry.value.kind != .scalar { pending.append(entry.value) }
          guard let index = offers[entry.key.range], let key = offeredKey(by: self[index]),
            let present = node.entry(key)
          else { continue }
          self[index].help = ["did you mean '\(key)'? it's already there"]
          self[index].notes.append(Note("'\(key)' is here", at: present.key.range))
          self[index].fixIts = []
        }
      }
    }
  }

  /// Returns the key with which a finding's fix replaces the reported key.
  private func offeredKey(by finding: Diagnostic) -> String? {
    guard finding.fixIts.count == 1, let edit = finding.fixIts.first?.edits.first,
      edit.range == finding.range
    else { return nil }
    return edit.newText
  }
}
