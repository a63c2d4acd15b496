import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The conditions of a theme in the terms of the algebra.
///
/// Thousands of targets share a theme's conditions, so each condition is translated once, for all of them.
struct ConditionTable {
  /// What a condition asks.
  private struct Row: Sendable {
    /// All that it asks; nil if it never holds in the release of the outputs.
    let clauses: [Clause]?
    /// Smaller for the narrower one of two conditions that are comparable.
    let weight: Int

    init(_ condition: Condition, _ dimensions: ContextDimensions) {
      clauses = dimensions.clauses(condition)
      weight = clauses.map { dimensions.weight(condition, $0) } ?? 0
    }
  }

  /// The conditions of the algebra that one of the theme's becomes.
  private struct Translation {
    /// With all that it asks; nil if it never holds in the release of the outputs.
    let whole: LintelDecisions.ConditionID?
    /// Without what it asks of slots and parts of tab items.
    let rest: LintelDecisions.ConditionID?
    /// The slots in which it may hold, a bit for each.
    let slots: UInt64
    /// The parts of tab items in which it may hold, a bit for each.
    let items: UInt64

    /// The condition in a slot and tab item part, or in all of them together for nil; nil if it doesn't hold there.
    func condition(in part: ThemeDecisions.Part?) -> LintelDecisions.ConditionID? {
      guard let part else { return whole }
      let isMet = slots >> UInt64(part.slot.rawValue) & items >> UInt64(part.item) & 1 == 1
      return isMet ? rest : nil
    }
  }

  /// A thread translates at least so many conditions.
  private static let smallestPart = 1_000

  /// The translations, for all lists of declarations.
  private(set) var shared: Conditions
  /// For each of those a condition that it comes from.
  private(set) var origins: [LintelTheme.ConditionID] = []
  /// The conditions by their ids.
  private let conditions: [Condition]
  /// What conditions can ask.
  private let dimensions: ContextDimensions
  /// What conditions ask, as far as it's known.
  private var rows: [Row?]
  /// By condition; the same for conditions that are written alike.
  private let numbers: [Int32]
  /// By number, what was translated.
  private var translations: [Translation?]

  init(_ cascade: Cascade, _ dimensions: ContextDimensions) {
    conditions = cascade.theme.conditions
    self.dimensions = dimensions
    shared = Conditions(in: dimensions.space)
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
    translations = Array(repeating: nil, count: byKey.count)
  }

  /// Whether a condition holds in every context.
  mutating func isAlwaysMet(_ id: LintelTheme.ConditionID) -> Bool {
    row(id).clauses?.isEmpty ?? false
  }

  /// Returns the conditions of declarations in a slot and tab item part, or in all of them together for nil; nil for each that
  /// doesn't hold there.
  mutating func conditions(
    of all: some Collection<Declaration>,
    in part: ThemeDecisions.Part?
  ) -> [LintelDecisions.ConditionID?] {
    all.map { declaration in
      let number = Int(numbers[declaration.condition.index])
      if let known = translations[number] { return known.condition(in: part) }
      let translation = translate(declaration.condition)
      translations[number] = translation
      return translation.condition(in: part)
    }
  }

  /// Adds the translation of a condition for all lists of declarations.
  private mutating func translate(_ id: LintelTheme.ConditionID) -> Translation {
    let row = row(id)
    guard let clauses = row.clauses else {
      return Translation(whole: nil, rest: nil, slots: 0, items: 0)
    }
    let rest = clauses.filter { !$0.asksPart }
    let whole = add(clauses, row.weight, id)
    return Translation(
      whole: whole,
      rest: rest.count == clauses.count ? whole : add(rest, row.weight, id),
      slots: clauses.bits(of: ContextDimensions.slot),
      items: clauses.bits(of: ContextDimensions.item)
    )
  }

  private mutating func add(
    _ clauses: [Clause],
    _ weight: Int,
    _ origin: LintelTheme.ConditionID
  ) -> LintelDecisions.ConditionID {
    origins.append(origin)
    return shared.add(clauses, weight: weight)
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
  var asksPart: Bool { dimension == ContextDimensions.slot || dimension == ContextDimensions.item }

  /// Whether it holds somewhere in a slot and tab item part.
  func isMet(in part: ThemeDecisions.Part) -> Bool {
    switch dimension {
    case ContextDimensions.slot: values.contains(part.slot.rawValue)
    case ContextDimensions.item: values.contains(part.item)
    default: true
    }
  }
}

/// The values of small dimensions.
extension [Clause] {
  /// The values of a dimension that all clauses allow, as bits; the dimension has at most 64.
  fileprivate func bits(of dimension: DimensionID) -> UInt64 {
    reduce(.max) { bits, clause in
      guard clause.dimension == dimension else { return bits }
      return clause.values.ranges.reduce(0) { own, range in
        range.reduce(own) { $0 | 1 << UInt64($1) }
      } & bits
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
