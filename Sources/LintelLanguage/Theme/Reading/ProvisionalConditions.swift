import LintelSchema

/// The conditions of a theme while it is read.
struct ProvisionalConditions {
  /// Indexed by `Dimension.index`; slots and tab item parts need none, their sets are fixed.
  private(set) var sets = [ProvisionalSets](
    repeating: ProvisionalSets(),
    count: Dimension.all.count
  )
  private(set) var conditions: [Condition] = []
  private var ids: [Condition: Int32] = [:]

  mutating func intern(_ condition: Condition) -> Int32 {
    if let id = ids[condition] { return id }
    let id = Int32(conditions.count)
    conditions.append(condition)
    ids[condition] = id
    return id
  }

  mutating func set(
    _ values: [Range<Int32>],
    of dimension: Dimension,
    rank: Int32 = 0,
    label: String
  ) -> SetID {
    sets[dimension.index].intern(values, rank: rank, label: label)
  }

  /// Narrows a condition; of promos both sets then have to run.
  mutating func narrow(_ condition: inout Condition, _ dimension: Dimension, to set: SetID) {
    condition[dimension] = sets[dimension.index].intersection(
      condition[dimension],
      set,
      by: dimension == .promos ? { Ranges.union($0 + $1) } : Ranges.intersection
    )
  }

  /// The set of a span of versions, as codes.
  mutating func versions(from lower: Version?, upTo end: Version?, label: String) -> SetID {
    let span = VersionCode.range(from: lower, upTo: end)
    return set(span.isEmpty ? [] : [span], of: .ios, label: label)
  }
}

/// A version as one number.
enum VersionCode {
  static func code(_ version: Version) -> Int32 {
    Int32(version.major * 1_000 + version.minor)
  }

  static func range(from lower: Version?, upTo end: Version?) -> Range<Int32> {
    let first = lower.map(code) ?? 0
    return first..<max(first, end.map(code) ?? Int32(1_000_000))
  }
}
