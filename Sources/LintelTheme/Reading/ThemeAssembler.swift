import LintelDiagnostics
import LintelSchema

/// Creates a theme from the content of a builder, replacing every index with one that doesn't depend on the order of reading.
///
/// Files and keys can be written in any order, so ids must not depend on it. The assembler sorts sets by their values, conditions by their
/// sets, tokens by name, blocks and entries by path, and declarations by target.
struct ThemeAssembler {
  private let builder: ThemeBuilder
  private var theme: Theme
  /// The first version of each of the theme's intervals, as a `VersionCode`.
  private var codes: [Int32] = []
  /// The final id of each set, for each dimension.
  private var setIDs: [[SetID]] = []
  /// The final id of each condition.
  private var conditionIDs: [ConditionID] = []
  /// The final target of each token.
  private var tokenTargets: [TargetID] = []

  init(_ builder: ThemeBuilder) {
    self.builder = builder
    theme = Theme(name: builder.header.name, nameRange: builder.header.nameRange)
  }

  mutating func assemble() -> Theme {
    theme.minimumIOS = builder.header.minimum
    theme.newestIOS = builder.header.newest
    theme.glass = builder.header.glass
    theme.flows = builder.flows.sorted { ($0.from, $0.to, $0.range) < ($1.from, $1.to, $1.range) }
    theme.space = ContextSpace(
      brands: builder.names.brandTree.brands,
      promos: builder.names.promos,
      modes: builder.names.modes,
      screens: builder.names.screens,
      versions: versions(),
      releases: ReleaseSpan.intervals(between: builder.conditions.releases),
      distinguishesSizeClasses: builder.distinguishesSizeClasses
    )
    codes = theme.space.versions.map { VersionCode.code($0.first) }
    let (places, declarations) = concurrently(
      if: builder.entries.count >= 2 * builder.limits.minimumHalf,
      { [builder] in SortedPlaces(builder) },
      with: {
        assembleConditions()
        assembleTokens()
        return conditionedDeclarations()
      }
    )
    theme.blocks = places.blocks.map { old in
      let block = builder.blocks[old]
      let parent = block.parent.map { places.blockIDs[Int($0)] }
      return block.moved(to: parent, condition: conditionIDs[block.condition.index])
    }
    theme.entries = places.entries
    theme.tokenUses = places.tokenUses
    theme.tokensInStyles = builder.tokensInStyles
    theme.strayTokenUses = builder.strayTokenUses
    assembleDeclarations(declarations, places)
    assembleSettings(places)
    theme.screenClasses = builder.screenClasses.values.sorted { $0.screen < $1.screen }
    theme.groups = builder.names.groups.keys.sorted()
    theme.styles = builder.names.styleNames
    return theme
  }

  /// Returns the intervals between the cut points in the theme's range.
  private func versions() -> [VersionInterval] {
    let (minimum, newest) = (builder.header.minimum, builder.header.newest)
    // A newest version without a minor part includes all of its minor releases.
    let end = newest.minor == 0 ? Version(newest.major, 999) : newest
    let inner = builder.cuts.filter { minimum < $0 && $0 <= end }.sorted()
    let starts = [minimum] + inner
    return starts.enumerated().map { index, first in
      VersionInterval(first: first, end: index + 1 < starts.count ? starts[index + 1] : nil)
    }
  }

  /// Numbers sets and conditions, leaving out unused sets.
  private mutating func assembleConditions() {
    let provisional = builder.conditions
    var used = provisional.sets.map { Array(repeating: false, count: $0.entries.count) }
    let own = Dimension.ofContexts
    for condition in provisional.conditions {
      for dimension in own { used[dimension.index][condition[dimension].index] = true }
    }
    setIDs = used.map { $0.map { _ in SetID.top } }
    for dimension in own {
      let sets = provisional.sets[dimension.index]
      let candidates = used[dimension.index].indices.filter { $0 > 0 && used[dimension.index][$0] }
        .map { (id: $0, entry: sets.entries[$0], values: values(of: sets.entries[$0], dimension)) }
        .sorted { Self.precedes(($0.values, $0.entry), ($1.values, $1.entry)) }
      for (id, entry, values) in candidates {
        let set = theme.space.intern(values, in: dimension, rank: entry.rank, label: entry.label)
        setIDs[dimension.index][id] = set
      }
    }
    let final = provisional.conditions.map { condition -> Condition in
      var condition = condition
      for dimension in own {
        condition[dimension] = setIDs[dimension.index][condition[dimension].index]
      }
      return condition
    }
    conditionIDs = Array(repeating: ConditionID(0), count: final.count)
    for index in final.indices.sorted(by: { final[$0] < final[$1] }) {
      if theme.conditions.last != final[index] { theme.conditions.append(final[index]) }
      conditionIDs[index] = ConditionID(theme.conditions.count - 1)
    }
  }

  /// Returns a set's values in the theme's space, converting versions and releases from cut points to intervals.
  private func values(of entry: Domain.Entry, _ dimension: Dimension) -> [Range<Int32>] {
    switch dimension {
    case .brand, .promos, .screen, .slot, .item: return entry.values
    case .device:
      let all = theme.space.domains[dimension.index].values(of: .top)
      return Ranges.intersection(entry.values, all)
    case .ios:
      // A `when` begins and ends at cut points, so it applies to whole intervals.
      return Ranges.union(
        entry.values.map { span in
          let starts = theme.space.versions.indices
          let lower = starts.partitioned { codes[$0] >= span.lowerBound }
          return Int32(lower)..<Int32(starts.partitioned { codes[$0] >= span.upperBound })
        }
      )
    case .appVersion:
      guard let span = builder.conditions.span(of: entry) else { return [] }
      let releases = theme.space.releases
      // The bounds of every span are also bounds of intervals.
      func first(from bound: AppRelease) -> Int {
        releases.indices.partitioned { releases[$0].lower.map { $0 >= bound } ?? false }
      }
      let (lower, upper) = (span.lower.map(first) ?? 0, span.end.map(first) ?? releases.count)
      return Ranges.union([Int32(lower)..<Int32(upper)])
    }
  }

  /// Returns whether a set precedes another of its dimension.
  private static func precedes(
    _ a: (values: [Range<Int32>], entry: Domain.Entry),
    _ b: (values: [Range<Int32>], entry: Domain.Entry)
  ) -> Bool {
    for (x, y) in zip(a.values, b.values) where x != y {
      return (x.lowerBound, x.upperBound) < (y.lowerBound, y.upperBound)
    }
    return (a.values.count, a.entry.rank, a.entry.label)
      < (b.values.count, b.entry.rank, b.entry.label)
  }

  private mutating func assembleTokens() {
    let order = builder.tokens.indices.sorted { builder.tokens[$0].key < builder.tokens[$1].key }
    theme.tokens = order.map { builder.tokens[$0] }
    tokenTargets = Array(repeating: TargetID(0), count: order.count)
    for (new, old) in order.enumerated() {
      tokenTargets[old] = TargetID(builder.schema.leaves.count + new)
    }
  }

  /// Returns the declarations with their final targets and conditions, and their order by these.
  private func conditionedDeclarations() -> (all: [Declaration], order: CountingOrder) {
    let leafCount = builder.schema.leaves.count
    let declarations = builder.declarations.map { raw in
      var declaration = raw
      if raw.target.index >= leafCount {
        declaration.target = tokenTargets[raw.target.index - leafCount]
      }
      declaration.condition = conditionIDs[raw.condition.index]
      return declaration
    }
    var order = CountingOrder(count: declarations.count)
    order.sort(below: theme.conditions.count) { declarations[$0].condition.index }
    order.sort(below: leafCount + tokenTargets.count) { declarations[$0].target.index }
    return (declarations, order)
  }

  /// Sorts the declarations by target, condition, layer, and entry.
  private mutating func assembleDeclarations(
    _ conditioned: (all: [Declaration], order: CountingOrder),
    _ places: SortedPlaces
  ) {
    let (declarations, entryIDs) = (conditioned.all, places.entryIDs)
    var order = conditioned.order
    order.sortRuns {
      declarations[$0].target == declarations[$1].target
        && declarations[$0].condition == declarations[$1].condition
    } by: { a, b in
      let (x, y) = (declarations[a], declarations[b])
      return (x.layer.rawValue, entryIDs[Int(x.entry)], a)
        < (y.layer.rawValue, entryIDs[Int(y.entry)], b)
    }
    // Values are numbered in the order of the declarations.
    var valueIDs = [ValueID?](repeating: nil, count: builder.values.values.count)
    theme.declarations = order.indices.map { index in
      var declaration = declarations[Int(index)]
      let old = declaration.value.index
      let id = valueIDs[old] ?? ValueID(theme.values.count)
      if valueIDs[old] == nil {
        valueIDs[old] = id
        theme.values.append(builder.values[Int32(old)])
      }
      declaration.value = id
      declaration.entry = entryIDs[Int(declaration.entry)]
      return declaration
    }
  }

  /// Sorts the settings by block and range, and adds their values after those of declarations.
  private mutating func assembleSettings(_ places: SortedPlaces) {
    theme.settings = builder.settings.map { setting in
      var setting = setting
      setting.block = places.blockIDs[Int(setting.block)]
      return setting
    }.sorted { ($0.block, $0.range) < ($1.block, $1.range) }
    guard !theme.settings.isEmpty else { return }
    var known = Set(theme.values)
    for variant in theme.settings.flatMap(\.set).flatMap(\.variants) {
      for value in variant.value.values where known.insert(value).inserted {
        theme.values.append(value)
      }
    }
  }
}

/// The blocks of a theme sorted by path and range, and its entries by block and path.
private struct SortedPlaces: Sendable {
  /// The original indices of the blocks, in their final order.
  let blocks: [Int]
  /// The final index of each block, by original index.
  let blockIDs: [Int32]
  /// The entries in their final order.
  private(set) var entries: [Entry] = []
  /// The final index of each entry, by original index.
  private(set) var entryIDs: [Int32]
  /// The tokens that the entries' values refer to, by index.
  let tokenUses: TokenUses

  init(_ builder: ThemeBuilder) {
    let raw = builder.blocks
    blocks = raw.indices.sorted { a, b in
      let (x, y) = (raw[a], raw[b])
      return x.path == y.path ? (x.keyRange, a) < (y.keyRange, b) : x.path < y.path
    }
    var blockIDs = [Int32](repeating: 0, count: raw.count)
    for (new, old) in blocks.enumerated() { blockIDs[old] = Int32(new) }
    self.blockIDs = blockIDs
    let read = builder.entries
    var paths = Interner<String>()
    let pathIDs = read.map { paths.id(of: $0.path) }
    var ranks = [Int32](repeating: 0, count: paths.values.count)
    let sorted = paths.values.indices.sorted { paths.values[$0] < paths.values[$1] }
    for (rank, path) in sorted.enumerated() { ranks[path] = Int32(rank) }
    // The block and the rank of the path form one number, because it's enough for most comparisons.
    let keys = read.indices.map { index in
      let rank = ranks[Int(pathIDs[index])]
      return (key: placeKey(blockIDs[Int(read[index].block)], rank), index: Int32(index))
    }
    let order = keys.sorted { a, b in
      if a.key != b.key { return a.key < b.key }
      return read[Int(a.index)].valueRange < read[Int(b.index)].valueRange
    }.map { Int($0.index) }
    entryIDs = [Int32](repeating: 0, count: read.count)
    entries.reserveCapacity(read.count)
    for (new, old) in order.enumerated() {
      entryIDs[old] = Int32(new)
      entries.append(read[old].moved(to: blockIDs[Int(read[old].block)]))
    }
    tokenUses = builder.tokenUses.moved(to: entryIDs)
  }
}
