import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The conditions of a theme in the terms of the algebra.
///
/// Thousands of targets share a theme's conditions, so each condition is translated once, and finding out whether a target has met one
/// takes no hash.
struct ConditionTable {
  /// A condition in the terms of the algebra.
  struct Row: Sendable {
    /// What it asks; nil if it never holds in the release of the outputs.
    let clauses: [Clause]?
    /// Smaller for the narrower one of two conditions that are comparable.
    let weight: Int
    /// Whether it asks for a slot or a part of a tab item.
    let asksPart: Bool
    /// What it asks besides; nil if it never holds in the release of the outputs.
    fileprivate let rest: [Clause]?

    init(_ condition: Condition, _ dimensions: ContextDimensions) {
      clauses = dimensions.clauses(condition)
      weight = clauses.map { dimensions.weight(condition, $0) } ?? 0
      asksPart = condition[.slot] != .top || condition[.item] != .top
      rest = asksPart ? clauses?.filter { !$0.asksPart } : clauses
    }

    /// What it asks in a slot and tab item part, or in all of them together for nil; nil if it doesn't hold there.
    func clauses(in part: ThemeDecisions.Part?) -> [Clause]? {
      guard asksPart, let part, let clauses else { return clauses }
      for clause in clauses where !clause.isMet(in: part) { return nil }
      return rest
    }
  }

  /// A thread translates at least so many conditions.
  private static let smallestPart = 1_000

  /// The conditions by their ids.
  private let conditions: [Condition]
  /// What conditions can ask.
  private let dimensions: ContextDimensions
  /// The conditions that were translated.
  private var rows: [Row?]
  /// By condition; the same for conditions that are written alike.
  private let numbers: [Int32]
  /// By number, the last target that has met the condition.
  private var visits: [Int32]
  /// By number, the condition of that target's declarations; nil if it doesn't hold there.
  private var known: [LintelDecisions.ConditionID?]
  /// The number of the target whose declarations are being translated.
  private var visit: Int32 = 0

  init(_ cascade: Cascade, _ dimensions: ContextDimensions) {
    conditions = cascade.theme.conditions
    self.dimensions = dimensions
    // Nearly all are asked for, and thousands of them are worth a thread.
    rows =
      conditions.count < 2 * Self.smallestPart
      ? Array(repeating: nil, count: conditions.count)
      : Array(
        inParts(of: conditions.count, noSmallerThan: Self.smallestPart) { [conditions] part in
          part.map { Row(conditions[$0], dimensions) }
        }.joined()
      )
    let keys = cascade.precedence.order.keys
    var byKey: [ConditionOrder.Key: Int32] = [:]
    byKey.reserveCapacity(keys.count)
    numbers = keys.map { key in
      let next = Int32(truncatingIfNeeded: byKey.count)
      let number = byKey[key, default: next]
      if number == next { byKey[key] = number }
      return number
    }
    visits = Array(repeating: 0, count: byKey.count)
    known = Array(repeating: nil, count: byKey.count)
  }

  /// Whether a condition holds in every context.
  mutating func isAlwaysMet(_ id: LintelTheme.ConditionID) -> Bool {
    row(id).clauses?.isEmpty ?? false
  }

  /// Forgets what the target before has met.
  mutating func beginTarget() {
    visit += 1
  }

  /// Returns the condition of the current target's declarations, made by a closure when the target meets it first.
  mutating func condition(
    _ id: LintelTheme.ConditionID,
    orElse make: (Row) -> LintelDecisions.ConditionID?
  ) -> LintelDecisions.ConditionID? {
    let number = Int(numbers[id.index])
    if visits[number] == visit { return known[number] }
    let made = make(row(id))
    visits[number] = visit
    known[number] = made
    return made
  }

  private mutating func row(_ id: LintelTheme.ConditionID) -> Row {
    if let row = rows[id.index] { return row }
    let row = Row(conditions[id.index], dimensions)
    rows[id.index] = row
    return row
  }
}

/// Slots and parts of tab items.
extension Clause {
  /// Whether it asks for a slot or a part of a tab item.
  var asksPart: Bool {
    dimension == ContextDimensions.slot || dimension == ContextDimensions.item
  }

  /// Whether it holds somewhere in a slot and tab item part.
  func isMet(in part: ThemeDecisions.Part) -> Bool {
    switch dimension {
    case ContextDimensions.slot: values.contains(part.slot.rawValue)
    case ContextDimensions.item: values.contains(part.item)
    default: true
    }
  }
}

/// The place of each key in their order, equal ones side by side.
func densePlaces(of keys: [Int64]) -> [Int32] {
  // Most declarations of a target are at one place, or next to others there.
  var distinct: Set<Int64> = []
  var last: Int64?
  for key in keys where key != last {
    distinct.insert(key)
    last = key
  }
  guard distinct.count > 1 else { return Array(repeating: 0, count: keys.count) }
  let places = Dictionary(uniqueKeysWithValues: zip(distinct.sorted(), Int32(0)...))
  return keys.map { places[$0] ?? 0 }
}
