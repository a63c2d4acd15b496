import LintelDiagnostics
import LintelTheme

/// Findings about entries: those of one group are one finding, at the first of them.
struct JoinedFindings {
  /// The findings, in the order of their first entries.
  private(set) var all: [Finding] = []
  /// The index of each group's finding.
  private var indices: [String: Int] = [:]
  /// What the note at each further entry of a group says.
  private let note: String

  /// Starts without findings.
  init(noting note: String) {
    self.note = note
  }

  /// Adds a finding about an entry, or only a note to the finding that its group has already.
  mutating func add(
    _ entry: WrittenEntry,
    to group: String,
    _ finding: @autoclosure () -> Finding
  ) {
    if let index = indices[group] {
      all[index].notes.append(Note(note, at: entry.entry.keyRange))
    } else {
      indices[group] = all.count
      all.append(finding())
    }
  }
}
