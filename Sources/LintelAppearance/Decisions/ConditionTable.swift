import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A theme's conditions, translated into conditions of `LintelDecisions`.
///
/// Thousands of targets share a theme's conditions, so each condition is translated only once.
struct ConditionTable {
  /// A condition as clauses, with its weight.
  private struct Row: Sendable {
    /// The clauses, or `nil` if the condition never applies in the release of the outputs.
    let clauses: [Clause]?
    /// A number that is smaller for the narrower of two comparable conditions.
    let weight: Int

    init(_ condition: Condition, _ dimensions: ContextDimensions) {
      clauses = dimensions.clauses(condition)
      weight = clauses.map { dimensions.weight(condition, $0) } ?? 0
    }
  }

  /// The translation of one of the theme's conditions.
  private struct Translation {
    /// The whole condition, or `nil` if it never applies in the release of the outputs.
    let whole: LintelDecisions.ConditionID?
    /// The condition without its clauses on slots and tab item parts.
    let rest: LintelDecisions.ConditionID?
    /// The slots in which the condition can apply, one bit for each.
    let slots: UInt64
    /// The tab item parts in which the condition can apply, one bit for each.
    let items: UInt64

    /// Returns the condition in one part, or in all of them if `part` is `nil`; returns `nil` if the condition doesn't apply there.
    func condition(in part: ThemeDecisions.Part?) -> LintelDecisions.ConditionID? {
      guard let part else { return whole }
      let isMet = slots >> UInt64(part.slot.rawValue) & items >> UInt64(part.item) & 1 == 1
      return isMet ? rest : nil
    }
  }

  /// The fewest conditions that a thread translates.
  private static let smallestPart = 1_000

  /// The translated conditions, shared by all lists of declarations.
  private(set) var shared: Conditions
  /// For each translated condition, a condition of the theme that it comes from.
  private(set) var origins: [LintelTheme.ConditionID] = []
  private let conditions: [Condition]
  private let dimensions: ContextDimensions
  /// The rows of conditions, as far as they're known.
  private var rows: [Row?]
  /// A number for each condition; conditions that are written alike have the same number.
  private let numbers: [Int32]
  /// The translations so far, by number.
  private var translations: [Translation?]

  init(_ cascade: Cascade, _ dimensions: ContextDimensions) {
    conditions = cascade.theme.conditions
    self.dimensions = dimensions
    shared = Conditions(in: dimensions.space)
    // Nearly all rows are needed, and thousands of them are worth a thread.
    rows =
      conditions.count < 2 * Self.smallestPart
      ? Array(repeating: nil, count: conditions.count)
      : Array(
        inParts(of: conditions.count, minimumCountPerPart: Self.smallestPart) { [conditions] part in
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

  /// Returns whether a condition applies in every context.
  mutating func isAlwaysMet(_ id: LintelTheme.ConditionID) -> Bool {
    row(id).clauses?.isEmpty ?? false
  }

  /// Returns the conditions of declarations in one part, or in all of them if `part` is `nil`; conditions that don't apply become `nil`.
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

  private mutating func translate(_ id: LintelTheme.ConditionID) -> Translation {
    let row = row(id)
    guard let clauses = row.clauses else {
      return Translation(whole: nil, rest: nil, slots: 0, items: 0)
    }
    let rest = clauses.filter { !$0.isAboutParts }
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

extension Clause {
  /// Whether the clause is about slots or tab item parts.
  var isAboutParts: Bool {
    dimension == ContextDimensions.slot || dimension == ContextDimensions.item
  }

  /// Returns whether the clause allows a slot and tab item part.
  func isMet(in part: ThemeDecisions.Part) -> Bool {
    switch dimension {
    case ContextDimensions.slot: values.contains(part.slot.rawValue)
    case ContextDimensions.item: values.contains(part.item)
    default: true
    }
  }
}

extension [Clause] {
  /// Returns the values of a dimension that all clauses allow, as bits; the dimension must have at most 64 values.
  fileprivate func bits(of dimension: DimensionID) -> UInt64 {
    reduce(.max) { bits, clause in
      guard clause.dimension == dimension else { return bits }
      return clause.values.ranges.reduce(0) { own, range in
        range.reduce(own) { $0 | 1 << UInt64($1) }
      } & bits
    }
  }
}

/// Returns the rank of each key among the distinct keys, from 0 in ascending order.
func densePlaces(of keys: [Int64]) -> [Int32] {
  // Most declarations of a target have the same key, or follow one with the same key.
  var sorted: [Int64] = []
  for key in keys where key != sorted.last { sorted.append(key) }
  sorted.sort()
  var distinct: [Int64] = []
  for key in sorted where key != distinct.last { distinct.append(key) }
  guard distinct.count > 1 else { return Array(repeating: 0, count: keys.count) }
  var known: (key: Int64, place: Int32) = (distinct[0], 0)
  return keys.map { key in
    if key != known.key {
      known = (key, Int32(truncatingIfNeeded: distinct.indices.partitioned { distinct[$0] >= key }))
    }
    return known.place
  }
}
