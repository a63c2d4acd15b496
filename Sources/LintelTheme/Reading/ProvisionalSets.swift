/// The sets of one dimension while a theme is read; ids follow the order of reading and are replaced at the end.
///
/// iOS versions are written as `major * 1000 + minor`, because the intervals between cut points
/// aren't known before the end. For the same reason, the app's releases are written as the index of
/// a span in `ProvisionalConditions.releases`.
struct ProvisionalSets {
  /// Entry 0 is ⊤; each has the smallest of the labels given to it, so that the order of reading does not show.
  private(set) var entries = [Domain.Entry(values: [], rank: 0, label: "")]
  /// The sets by their content.
  private var ids: [Domain.Entry: SetID] = [:]
  /// The intersections that were asked for, by the numbers of both sets.
  private var intersections: [Int64: SetID] = [:]
  /// How often a set was given a smaller label than it had.
  private var relabelings = 0

  /// Returns the set of some values, an existing one if it's equal.
  mutating func intern(_ values: [Range<Int32>], rank: Int32 = 0, label: String) -> SetID {
    let entry = Domain.Entry(values: values, rank: rank, label: label)
    if let id = ids[entry] {
      if label < entries[id.index].label {
        entries[id.index].label = label
        relabelings += 1
      }
      return id
    }
    entries.append(entry)
    let id = SetID(entries.count - 1)
    ids[entry] = id
    return id
  }

  /// Whether another list gave each set the label that it would have here, where both began with the same one.
  ///
  /// Labels of intersections are made of those that sets have by then.
  func agrees(with other: ProvisionalSets, since start: ProvisionalSets) -> Bool {
    relabelings == start.relabelings && other.relabelings == start.relabelings
      && other.entries[start.entries.count...].allSatisfy { entry in
        ids[entry].map { entries[$0.index].label == entry.label } ?? true
      }
  }

  /// Adds the sets of another list; returns the id of each.
  mutating func append(_ other: ProvisionalSets) -> [SetID] {
    [.top] + other.entries.dropFirst().map { intern($0.values, rank: $0.rank, label: $0.label) }
  }

  /// The content of a set.
  subscript(id: SetID) -> Domain.Entry {
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
    let pair = placeKey(min(a, b).rawValue, max(a, b).rawValue)
    if let id = intersections[pair] { return id }
    let (x, y) = (entries[a.index], entries[b.index])
    let words = Set(Self.words(of: x.label) + Self.words(of: y.label)).sorted()
    let label = words.joined(separator: " and ")
    let id = intern(combine(x.values, y.values), rank: min(x.rank, y.rank), label: label)
    intersections[pair] = id
    return id
  }

  /// Splits a label into those of the nested blocks.
  private static func words(of label: String) -> [String] {
    label.split(separator: " ").split(separator: "and", omittingEmptySubsequences: false)
      .map { $0.joined(separator: " ") }
  }
}
