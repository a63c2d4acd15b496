import LintelDiagnostics

/// A fix that a finding offers, with places in the numbered files of a run.
struct FixCandidate: Hashable {
  let rule: String
  /// The finding's message, which identifies it together with the place.
  let message: String
  /// The effect of the fix, as an imperative.
  let title: String
  /// Whether the fix keeps what the author probably meant.
  let isSafe: Bool
  /// The range of the finding.
  var place: SourceRange
  var edits: [FixIt.Edit]

  /// Returns the fix after other changes, or `nil` if they touch it.
  func moved(by changes: AppliedEdits) -> FixCandidate? {
    let moved = edits.map { edit in
      changes.moved(edit.range).map { FixIt.Edit(range: $0, newText: edit.newText) }
    }
    guard let place = changes.moved(place), !moved.contains(nil) else { return nil }
    var fix = self
    (fix.place, fix.edits) = (place, moved.compactMap(\.self))
    return fix
  }
}
