/// The sets of one dimension while a theme is read; ids follow the order of reading and are replaced at the end.
///
/// iOS versions are written as `major * 1000 + minor`, because the intervals between cut points
/// aren't known before the end. For the same reason, the app's releases are written as the index of
/// a span in `ProvisionalConditions.releases`.
struct ProvisionalSets {
  /// A set as it was written.
  struct Entry {
    /// The values, as sorted ranges.
    let values: [Range<Int32>]
    /// Tells apart sets with equal values that don't count as equal, such as a pattern and a list.
    let rank: Int32
    /// The smallest of the labels given to it, so that the order of reading does not show.
    var label: String
  }

  /// What makes two sets one.
  private struct Key: Hashable {
    /// The values.
    let values: [Range<Int32>]
    /// The rank.
    let rank: Int32
  }

  /// Two sets, for the memory of intersections.
  private struct Pair: Hashable {
    /// The set of the outer block.
    let a: Int32
    /// The set of the inner block.
    let b: Int32
  }

  /// Entry 0 is ⊤.
  private(set) var entries = [Entry(values: [], rank: 0, label: "")]
  /// The sets by their content.
  private var ids: [Key: SetID] = [:]
  /// The intersections that were asked for.
  private var intersections: [Pair: SetID] = [:]
  /// How often a set was given a smaller label than it had.
  private var relabelings = 0

  /// Returns the set of some values, an existing one if it's equal.
  mutating func intern(_ values: [Range<Int32>], rank: Int32 = 0, label: String) -> SetID {
    let key = Key(values: values, rank: rank)
    if let id = ids[key] {
      if label < entries[id.index].label {
        entries[id.index].label = label
        relabelings += 1
      }
      return id
    }
    entries.append(Entry(values: values, rank: rank, label: label))
    let id = SetID(entries.count - 1)
    ids[key] = id
    return id
  }

  /// Whether another list gave each set the label that it would have here, where both began with the same one.
  ///
  /// Labels of intersections are made of those that sets have by then.
  func agrees(with other: ProvisionalSets, since start: ProvisionalSets) -> Bool {
    relabelings == start.relabelings && other.relabelings == start.relabelings
      && other.entries[start.entries.count...].allSatisfy { entry in
        ids[Key(values: entry.values, rank: entry.rank)].map {
          entries[$0.index].label == entry.label
        } ?? true
      }
  }

  /// Adds the sets of another list; returns the id of each.
  mutating func append(_ other: ProvisionalSets) -> [SetID] {
    [.top] + other.entries.dropFirst().map { intern($0.values, rank: $0.rank, label: $0.label) }
  }

  /// The content of a set.
  subscript(id: SetID) -> Entry {
    entries[id.index]
  }

  /// The set of what two blocks, one within the other, both narrow to.
  mutating func intersection(
    _ a: SetID,
    _ b: SetID,
    by combine: ([Range<Int32>], [Range<Int32>]) -> [Range<Int32>]
  ) -> SetID {
    if a == .top || a == b { return b }
    if b == .top { return a }
    let pair = Pair(a: min(a, b).rawValue, b: max(a, b).rawValue)
    if let id = intersections[pair] { return id }
    let (x, y) = (entries[a.index], entries[b.index])
    let words = Set(Self.words(of: x.label) + Self.words(of: y.label)).sorted()
    let id = intern(
      combine(x.values, y.values),
      rank: min(x.rank, y.rank),
      label: words.joined(separator: " and ")
    )
    intersections[pair] = id
    return id
  }

  /// Splits a label into those of the nested blocks.
  private static func words(of label: String) -> [String] {
    label.split(separator: " ").split(separator: "and", omittingEmptySubsequences: false)
      .map { $0.joined(separator: " ") }
  }
}
