import LintelSchema

/// The conditions of a theme while it is read.
///
/// While files are read, some versions and releases that blocks mention aren't known yet. Sets are kept
/// as they're written, and `ThemeAssembler` numbers them after the last file is read.
struct ProvisionalConditions {
  /// The sets by `Dimension.index`, empty for slots and tab item parts, whose sets are fixed.
  private(set) var sets = Array(repeating: ProvisionalSets(), count: Dimension.all.count)
  /// Assigns equal conditions equal numbers.
  private var interner = Interner<Condition>()
  /// The most recently interned condition, because most entries of a block share one.
  private var last = (condition: Condition(), id: ConditionID?.none)
  /// The spans of the app's releases, whose indices are the values of the sets of that dimension.
  var releases: [ReleaseSpan] { spans.values }
  /// Assigns equal spans equal numbers.
  private var spans = Interner<ReleaseSpan>()

  /// The conditions in the order of their numbers.
  var conditions: [Condition] { interner.values }

  mutating func intern(_ condition: Condition) -> ConditionID {
    if let id = last.id, condition == last.condition { return id }
    let id = ConditionID(Int(interner.id(of: condition)))
    last = (condition, id)
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

  /// Narrows a condition to a set; for promos, both sets then have to run.
  mutating func narrow(_ condition: inout Condition, _ dimension: Dimension, to set: SetID) {
    condition[dimension] = sets[dimension.index].intersection(
      condition[dimension],
      set,
      by: dimension == .promos ? { Ranges.union($0 + $1) } : Ranges.intersection
    )
  }

  mutating func versions(from lower: Version?, upTo end: Version?, label: String) -> SetID {
    let span = VersionCode.range(from: lower, upTo: end)
    return set(span.isEmpty ? [] : [span], of: .ios, label: label)
  }

  /// Narrows a condition to a span of the app's releases, where `text` is the span as written.
  mutating func narrow(_ condition: inout Condition, to span: ReleaseSpan, text: String) {
    let own = releases(span, label: "appVersions \(text)")
    let outer = condition[.appVersion]
    guard outer != .top else {
      condition[.appVersion] = own
      return
    }
    // A block that doesn't apply in any release can't be narrowed further.
    let entry = sets[Dimension.appVersion.index][outer]
    guard let around = self.span(of: entry) else { return }
    if let both = around.intersection(span) {
      condition[.appVersion] = releases(both, label: "appVersions \(both.text)")
    } else {
      let label = "\(entry.label) and appVersions \(text)"
      condition[.appVersion] = set([], of: .appVersion, label: label)
    }
  }

  /// Returns whether another value, which started with the same content, has read the same as this one would have.
  func agrees(with other: ProvisionalConditions, since start: ProvisionalConditions) -> Bool {
    other.releases.count == start.releases.count
      && Dimension.all.allSatisfy { dimension in
        let index = dimension.index
        return sets[index].agrees(with: other.sets[index], since: start.sets[index])
      }
  }

  /// Adds the sets and conditions of a value that agrees with this one, and returns the new number of each of its conditions.
  mutating func append(_ other: ProvisionalConditions) -> [ConditionID] {
    let ids = Dimension.all.map { dimension in
      sets[dimension.index].append(other.sets[dimension.index])
    }
    return other.conditions.map { condition in
      var condition = condition
      for dimension in Dimension.ofContexts {
        condition[dimension] = ids[dimension.index][condition[dimension].index]
      }
      return intern(condition)
    }
  }

  private mutating func releases(_ span: ReleaseSpan, label: String) -> SetID {
    let index = spans.id(of: span)
    return set([index..<(index + 1)], of: .appVersion, label: label)
  }

  /// Returns the span of a set, or `nil` if the set has no releases.
  func span(of entry: Domain.Entry) -> ReleaseSpan? {
    entry.values.first.map { releases[Int($0.lowerBound)] }
  }
}

/// Versions as single numbers.
enum VersionCode {
  /// Returns the number of a version: 16.4 is 16004.
  static func code(_ version: Version) -> Int32 { Int32(version.major * 1_000 + version.minor) }

  /// Returns the numbers from one version up to another, which isn't included.
  static func range(from lower: Version?, upTo end: Version?) -> Range<Int32> {
    let first = lower.map(code) ?? 0
    return first..<max(first, end.map(code) ?? Int32(1_000_000))
  }
}
