import LintelDiagnostics
import LintelTheme

/// What is found of several things at once.
extension Sequence {
  /// Findings in which those of one group are one, at the first of their places.
  ///
  /// - Parameters:
  ///   - note: what the note at each further place of a group says.
  ///   - judge: the finding about an element and its group; nil if there is none.
  /// - Returns: the findings, in the order of their first places.
  func joinedFindings(
    noting note: String,
    _ judge: (Element) -> (group: String, finding: Finding)?
  ) -> [Finding] {
    var found = OrderedGroups<String, Finding>()
    for (group, finding) in compactMap(judge) { found.add([finding], to: group) }
    return found.all.map { _, findings in
      var first = findings[0]
      first.notes += findings.dropFirst().map { Note(note, at: $0.range) }
      return first
    }
  }
}
