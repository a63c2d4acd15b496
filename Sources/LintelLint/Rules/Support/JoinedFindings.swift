import LintelDiagnostics
import LintelTheme

extension Sequence {
  /// Joins the findings of each group into one, at the first of their places.
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
