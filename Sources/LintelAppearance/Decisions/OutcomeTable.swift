import LintelDecisions
import LintelTheme

/// Gives equal outcomes equal ids, in the order in which they are first seen.
///
/// Nearly all outcomes of a large theme are values, entries, and numbers, which have small numbers of their own. Their ids are looked up
/// without hashes, and tests of them need no copy of an outcome.
struct OutcomeTable: Sendable {
  /// Ids by a small number.
  private struct Index: Sendable {
    /// The ids by number.
    private var ids: [TerminalID?] = []

    /// The id of a number, which is made if the number is new.
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

  /// All outcomes.
  private var table = TerminalTable<ThemeDecisions.Outcome>()
  /// By id, whether the outcome is a value.
  private var isValue: [Bool] = []
  /// The ids of the theme's values.
  private var values = Index()
  /// The ids of the theme's entries.
  private var entries = Index()
  /// The ids of numbers.
  private var numbers = Index()
  /// The ids of what takes values away, which nearly every shorthand does.
  private var absences = Index()

  /// The id of an outcome; a new one if the outcome is new.
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

  /// The outcome that has an id; nil if this table didn't give out the id.
  subscript(id: TerminalID) -> ThemeDecisions.Outcome? { table[id] }

  /// The result of the test whether the outcome that has an id is a value.
  func hasValue(_ id: TerminalID) -> TerminalID {
    table.contains(id) && isValue[id.place] ? .yes : .no
  }
}
