import LintelSchema

/// The conditions of a theme while it is read.
///
/// While files are read, not all versions and releases that blocks mention are known. Sets are kept
/// as they are written, and `ThemeAssembler` numbers them when the last file was read.
struct ProvisionalConditions {
  /// Indexed by `Dimension.index`; slots and tab item parts need none, their sets are fixed.
  private(set) var sets = Array(repeating: ProvisionalSets(), count: Dimension.all.count)
  /// Gives equal conditions equal numbers.
  private var interner = Interner<Condition>()
  /// The condition that was asked for last, since a block's entries mostly have one.
  private var last = (condition: Condition(), id: ConditionID?.none)
  /// The spans of the app's releases; a set of that dimension holds the index of one, or nothing.
  var releases: [ReleaseSpan] { spans.values }
  /// Gives equal spans equal numbers.
  private var spans = Interner<ReleaseSpan>()

  /// The conditions by their numbers.
  var conditions: [Condition] { interner.values }

  /// Returns the number of a condition.
  mutating func intern(_ condition: Condition) -> ConditionID {
    if let id = last.id, condition == last.condition { return id }
    let id = ConditionID(Int(interner.id(of: condition)))
    last = (condition, id)
    return id
  }

  /// Returns the set of some values, with the label that messages show.
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

  /// Narrows a condition to a span of the app's releases.
  ///
  /// - Parameters:
  ///   - condition: what is narrowed.
  ///   - span: the span.
  ///   - text: the span as written.
  mutating func narrow(_ condition: inout Condition, to span: ReleaseSpan, text: String) {
    let own = releases(span, label: "appVersions \(text)")
    let outer = condition[.appVersion]
    guard outer != .top else {
      condition[.appVersion] = own
      return
    }
    // Nothing is left to narrow in a block that holds in no release.
    let entry = sets[Dimension.appVersion.index][outer]
    guard let around = self.span(of: entry) else { return }
    if let both = around.intersection(span) {
      condition[.appVersion] = releases(both, label: "appVersions \(both.text)")
    } else {
      let label = "\(entry.label) and appVersions \(text)"
      condition[.appVersion] = set([], of: .appVersion, label: label)
    }
  }

  /// Whether another one, that began with the same content as this one, has read what this one would have.
  func agrees(with other: ProvisionalConditions, since start: ProvisionalConditions) -> Bool {
    other.releases.count == start.releases.count
      && Dimension.all.allSatisfy { dimension in
        let index = dimension.index
        return sets[index].agrees(with: other.sets[index], since: start.sets[index])
      }
  }

  /// Adds the sets and conditions of another one that agrees with this one.
  ///
  /// - Returns: the number of each of its conditions.
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

  /// Returns the set of a span of the app's releases.
  private mutating func releases(_ span: ReleaseSpan, label: String) -> SetID {
    let index = spans.id(of: span)
    return set([index..<(index + 1)], of: .appVersion, label: label)
  }

  /// The span of a set; nil if it applies in no release.
  func span(of entry: Domain.Entry) -> ReleaseSpan? {
    entry.values.first.map { releases[Int($0.lowerBound)] }
  }
}

/// A version as one number.
enum VersionCode {
  /// Returns the number of a version: 16.4 is 16004.
  static func code(_ version: Version) -> Int32 {
    Int32(version.major * 1_000 + version.minor)
  }

  /// Returns the numbers from one version up to another, which isn't included.
  static func range(from lower: Version?, upTo end: Version?) -> Range<Int32> {
    let first = lower.map(code) ?? 0
    return first..<max(first, end.map(code) ?? Int32(1_000_000))
  }
}
