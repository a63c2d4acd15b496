/// Returns up to three names that are near to a misspelled name, best first.
///
/// A name is near if its edit distance is at most a third of the misspelled name's length, or one, and at most one more than the nearest
/// name's. Transposing two neighbors counts as one edit. If the nearest name differs only in case, no others are near. For a text of two
/// letters, the only edits are an added letter and a transposition. For a single letter, the only change is its case. A name with the
/// opposite meaning isn't near, regardless of its spelling, and neither is one with a different word, such as `backButton` for
/// `cancelButton`. If the nearest name continues the misspelled one, all names that continue it
/// are as near.
package func nearestNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let near = rankedNames(near: name, among: candidates)
  guard let nearest = near.first?.distance else { return [] }
  let furthest = nearest == 0 ? 0 : nearest + 1
  return near.prefix { $0.distance <= furthest }.prefix(3).map(\.name)
}

/// Returns the only name that differs from another only in case, or `nil` if there are none or several.
package func nameInOtherCase(of name: String, among candidates: some Sequence<String>) -> String? {
  let letters = name.lowercased()
  let found = Set(candidates.filter { $0 != name && $0.lowercased() == letters })
  return found.count == 1 ? found.first : nil
}

/// Returns the only name that has all letters of an abbreviation in order, as `UINavigationBar` has those of `UINavBar`, or `nil` if there
/// are none or several.
///
/// An abbreviation has at least half of the letters.
package func nameAbbreviated(as name: String, among candidates: some Sequence<String>) -> String? {
  let found = candidates.filter { candidate in
    guard name.count * 2 >= candidate.count else { return false }
    var letters = candidate.lowercased()[...]
    return name.lowercased().allSatisfy { letter in
      guard let index = letters.firstIndex(of: letter) else { return false }
      letters = letters[letters.index(after: index)...]
      return true
    }
  }
  return found.count == 1 ? found.first : nil
}

/// Returns the name that is nearest to a misspelled one, or `nil` if there is none or if two are equally near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let near = rankedNames(near: name, among: candidates).prefix(2)
  return near.first?.distance == near.dropFirst().first?.distance ? nil : near.first?.name
}

/// Returns the names that are near to a misspelled one, each once, nearest first, sorted by name if their distances are equal.
private func rankedNames(
  near name: String,
  among candidates: some Sequence<String>
) -> [(distance: Int, name: String)] {
  let target = Misspelling(name)
  // A text of this length isn't a misspelled name.
  guard target.count <= 200 else { return [] }
  let words = NameWords(name)
  var near: [(distance: Int, name: String)] = []
  for candidate in candidates where candidate.utf8.count + target.limit >= target.count {
    guard let distance = target.distance(to: candidate),
      !near.contains(where: { $0.name == candidate })
    else { continue }
    let others = NameWords(candidate)
    if !words.isOpposite(of: others), distance < 3 || !words.hasOtherWord(than: others) {
      near.append((distance, candidate))
    }
  }
  near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let first = near.first, NameWords(first.name).continues(words) else { return near }
  let continued = Set(candidates.filter { NameWords($0).continues(words) }).sorted()
  return continued.map { (first.distance, $0) } + near.filter { !continued.contains($0.name) }
}

/// The maximum number of findings of a stage with suggestions, which take longer to find the more names there are.
package let maximumSuggestions = 200

/// A misspelled name, whose letters are compared regardless of their case.
private struct Misspelling {
  /// The number of edits up to which a name is near.
  let limit: Int
  /// The letters, as `numbers(of:_:)` returns them.
  private let letters: [Int]
  /// The letters outside of ASCII.
  private let others: [Character]
  /// A bit for each letter, which some letters share.
  private let bits: UInt64

  init(_ name: String) {
    others = name.lowercased().filter { !$0.isASCII }.map(\.self)
    letters = Self.numbers(of: name, others)
    bits = Self.bits(of: letters)
    limit = letters.count < 2 ? 0 : max(1, letters.count / 3)
  }

  var count: Int { letters.count }

  /// Returns the edit distance to a name, or `nil` if the name isn't near.
  func distance(to name: String) -> Int? {
    let own = Self.numbers(of: name, others)
    guard abs(own.count - count) <= limit,
      count > 2 || own.count > count || own.sorted() == letters.sorted()
    else { return nil }
    // Each letter that only one of the two has takes an edit.
    let found = Self.bits(of: own)
    let (missing, added) = (bits & ~found, found & ~bits)
    guard max(missing.nonzeroBitCount, added.nonzeroBitCount) <= limit else { return nil }
    let distance = editDistance(letters, own, upTo: limit)
    return distance <= limit ? distance : nil
  }

  /// Returns numbers for letters, which are compared faster: the lowercase codes in ASCII, higher ones for the other letters of the
  /// misspelled name, and -1 for letters that it doesn't have.
  private static func numbers(of name: String, _ others: [Character]) -> [Int] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.map { Int(0x41...0x5A ~= $0 ? $0 | 0x20 : $0) }
    }
    return name.lowercased().map { letter in
      letter.asciiValue.map(Int.init) ?? others.firstIndex(of: letter).map { $0 + 128 } ?? -1
    }
  }

  private static func bits(of letters: [Int]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}

/// Returns the edit distance by optimal string alignment: insertions, deletions, substitutions, and transpositions of neighbors.
///
/// If the distance exceeds the limit, the result is any number above the limit.
private func editDistance(_ a: [Int], _ b: [Int], upTo limit: Int) -> Int {
  guard !a.isEmpty else { return b.count }
  guard !b.isEmpty else { return a.count }
  var beforeLast = Array(repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = beforeLast
  for i in 1...a.count {
    row[0] = i
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row[j] = best
    }
    // A distance that exceeds the limit in two consecutive rows can't decrease to it.
    if let least = row.min(), least > limit, (last.min() ?? 0) > limit { return least }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}
