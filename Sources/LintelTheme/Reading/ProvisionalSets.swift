/// The sets of one dimension while a theme is read, with ids in the order of reading that are replaced at the end.
///
/// iOS versions have the form `major * 1000 + minor`, because the intervals between cut points aren't known until the end. For the same
/// reason, the app's releases are indices of spans in `ProvisionalConditions.releases`.
struct ProvisionalSets {
  /// The sets, starting with ⊤; each has the smallest of its labels, so that the order of reading has no effect.
  private(set) var entries = [Domain.Entry(values: [], rank: 0, label: "")]
  private var ids: [Domain.Entry: SetID] = [:]
  /// The intersections computed so far, by the numbers of both sets.
  private var intersections: [Int64: SetID] = [:]
  /// The number of times that a set got a smaller label than it had.
  private var relabelings = 0

  /// Returns the set of some values, reusing an equal one.
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

  /// Returns whether another list, which started with the same content, gave each set the label that it would have here.
  ///
  /// Labels of intersections consist of the labels that the sets have at the time.
  func agrees(with other: ProvisionalSets, since start: ProvisionalSets) -> Bool {
    relabelings == start.relabelings && other.relabelings == start.relabelings
      && other.entries[start.entries.count...].allSatisfy { entry in
        ids[entry].map { entries[$0.index].label == entry.label } ?? true
      }
  }

  /// Adds the sets of another list, and returns the new id of each.
  mutating func append(_ other: ProvisionalSets) -> [SetID] {
    [.top] + other.entries.dropFirst().map { intern($0.values, rank: $0.rank, label: $0.label) }
  }

  subscript(id: SetID) -> Domain.Entry { entries[id.index] }

  /// Returns the set that two nested blocks narrow to together.
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

  /// Splits a label into the labels of the nested blocks.
  private static func words(of label: String) -> [String] {
    label.split(separator: " ").split(separator: "and", omittingEmptySubsequences: false)
      .map { $0.joined(separator: " ") }
  }
}
