/// The sets of one dimension while a theme is read; ids follow the order of reading and are replaced at the end.
///
/// iOS versions are written as `major * 1000 + minor`, because the intervals between cut points
/// aren't known before the end. For the same reason, the app's releases are written as the index of
/// a span in `ProvisionalConditions.releases`.
struct ProvisionalSets {
  struct Entry {
    let values: [Range<Int32>]
    let rank: Int32
    /// The smallest of the labels given to it, so that the order of reading does not show.
    var label: String
  }

  private struct Key: Hashable {
    let values: [Range<Int32>]
    let rank: Int32
  }

  private struct Pair: Hashable {
    let a: Int32
    let b: Int32
  }

  /// Entry 0 is ⊤.
  private(set) var entries = [Entry(values: [], rank: 0, label: "")]
  private var ids: [Key: SetID] = [:]
  private var intersections: [Pair: SetID] = [:]

  mutating func intern(_ values: [Range<Int32>], rank: Int32 = 0, label: String) -> SetID {
    let key = Key(values: values, rank: rank)
    if let id = ids[key] {
      if label < entries[id.index].label { entries[id.index].label = label }
      return id
    }
    entries.append(Entry(values: values, rank: rank, label: label))
    let id = SetID(entries.count - 1)
    ids[key] = id
    return id
  }

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
      label: words.joined(separator: Self.separator)
    )
    intersections[pair] = id
    return id
  }

  private static let separator = " and "

  private static func words(of label: String) -> [String] {
    var words: [String] = []
    var word = ""
    for part in label.split(separator: " ") {
      if part == "and" {
        words.append(word)
        word = ""
      } else {
        word += word.isEmpty ? String(part) : " " + part
      }
    }
    return words + [word]
  }
}
