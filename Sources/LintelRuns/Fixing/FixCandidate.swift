import LintelDiagnostics

/// A fix that a finding offers, with places as a run numbers its files.
struct FixCandidate: Hashable {
  /// The id of the rule that found the mistake.
  let rule: String
  /// The finding's message, which identifies it together with the place.
  let message: String
  /// What the fix does, as an imperative.
  let title: String
  /// Whether the fix keeps what the author has most likely meant.
  let isSafe: Bool
  /// Where the finding is.
  var place: SourceRange
  /// The edits of the fix.
  var edits: [FixIt.Edit]

  /// The same after other changes; nil if they touch it.
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
