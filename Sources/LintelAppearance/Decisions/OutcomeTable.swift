import LintelDecisions
import LintelTheme

/// A table that gives equal outcomes equal ids, in the order in which they first appear.
///
/// Nearly all outcomes of a large theme are values, entries, and numbers, which already have small numbers. The table looks up their ids
/// without hashing, and tests of them don't copy an outcome.
struct OutcomeTable: Sendable {
  /// Ids by small number.
  private struct Index: Sendable {
    private var ids: [TerminalID?] = []

    /// Returns the id of a number, and creates one if the number is new.
    mutating func id(
      of number: Int,
      in table: inout TerminalTable<ThemeDecisions.Outcome>,
      orElse outcome: ThemeDecisions.Outcome
    ) -> TerminalID {
      // No theme has as many values, entries, or verdicts.
      guard number >= 0, number < 1 << 22 else { return table.id(of: outcome) }
      if number >= ids.count {
        let room = max(number + 1, 2 * ids.count)
        ids.append(contentsOf: repeatElement(nil, count: room - ids.count))
      }
      if let id = ids[number] { return id }
      let id = table.append(outcome)
      ids[number] = id
      return id
    }
  }

  private var table = TerminalTable<ThemeDecisions.Outcome>()
  /// Whether each outcome is a value, by id.
  private var isValue: [Bool] = []
  /// The ids of the theme's values.
  private var values = Index()
  /// The ids of the theme's entries.
  private var entries = Index()
  private var numbers = Index()
  /// The ids of `.undeclared` and `.unset`, which nearly every shorthand needs.
  private var absences = Index()

  /// Returns the id of an outcome, and creates one if the outcome is new.
  mutating func id(of outcome: ThemeDecisions.Outcome) -> TerminalID {
    let id: TerminalID =
      switch outcome {
      case .value(let value): values.id(of: value.index, in: &table, orElse: outcome)
      case .entry(let entry): entries.id(of: Int(entry), in: &table, orElse: outcome)
      case .number(let number): numbers.id(of: number, in: &table, orElse: outcome)
      case .undeclared: absences.id(of: 0, in: &table, orElse: outcome)
      case .unset: absences.id(of: 1, in: &table, orElse: outcome)
      case .disabledTitle, .conflict, .flag, .configure, .assigned, .scroll, .resolved, .emptyImage,
        .background, .side, .transition, .blame:
        table.id(of: outcome)
      }
    if isValue.count < table.count { isValue.append(outcome.isValue) }
    return id
  }

  /// The outcome with an id, or `nil` if this table didn't create the id.
  subscript(id: TerminalID) -> ThemeDecisions.Outcome? { table[id] }

  /// Returns `.yes` if the outcome with an id is a value, and `.no` otherwise.
  func hasValue(_ id: TerminalID) -> TerminalID {
    table.contains(id) && isValue[id.place] ? .yes : .no
  }
}
