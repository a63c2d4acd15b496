/// The names nearest to a misspelt one, best first, at most three.
///
/// A name counts as near if it differs by at most a third of its length, transposed neighbors counting once, and by at most one letter
/// more than the nearest: where one is a slip away, nobody has meant another one, and where one differs by case alone, it is meant. Of two
/// letters one may be missing, or both be transposed; one letter is near to itself in another case alone. A name with the opposite meaning
/// isn't near, however it is spelled, and of names that begin with the whole name all are as near as the nearest.
///
/// - Parameters:
///   - name: what the author wrote.
///   - candidates: the names that would have been right.
/// - Returns: names out of the candidates, in their own spelling.
package func nearestNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let near = rankedNames(near: name, among: candidates)
  guard let nearest = near.first?.distance else { return [] }
  let furthest = nearest == 0 ? 0 : nearest + 1
  return near.prefix { $0.distance <= furthest }.prefix(3).map(\.name)
}

/// Returns the only name that differs from another one by case alone; nil if there is none, or if there are several.
package func nameInOtherCase(
  of name: String,
  among candidates: some Sequence<String>
) -> String? {
  let letters = name.lowercased()
  let found = Set(candidates.filter { $0 != name && $0.lowercased() == letters })
  return found.count == 1 ? found.first : nil
}

/// Returns the name that is nearer to a misspelled one than all others are; nil if there is none, or if two are as near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let near = rankedNames(near: name, among: candidates).prefix(2)
  return near.first?.distance == near.dropFirst().first?.distance ? nil : near.first?.name
}

/// The names that are near to a misspelled one, nearest first, those of one distance by name.
private func rankedNames(
  near name: String,
  among candidates: some Sequence<String>
) -> [(distance: Int, name: String)] {
  let target = Array(name.lowercased())
  // A text of this length isn't a misspelled name.
  guard target.count <= 200 else { return [] }
  let limit = target.count < 2 ? 0 : max(1, target.count / 3)
  let words = NameWords(name)
  var near: [(distance: Int, name: String)] = []
  for candidate in candidates where candidate.utf8.count + limit >= target.count {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - target.count) <= limit else { continue }
    guard target.count > 2 || letters.count > target.count || letters.sorted() == target.sorted()
    else { continue }
    let distance = editDistance(target, letters, upTo: limit)
    if distance <= limit, !words.isOpposite(of: NameWords(candidate)) {
      near.append((distance, candidate))
    }
  }
  near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let first = near.first, NameWords(first.name).goOn(behind: words) else { return near }
  let continued = candidates.filter { NameWords($0).goOn(behind: words) }.sorted()
  return continued.map { (first.distance, $0) } + near.filter { !continued.contains($0.name) }
}

/// How many findings of one stage come with names that are near; looking for them takes longer the more names there are.
package let mostSuggestions = 200

/// Optimal string alignment: insertions, deletions, substitutions and transpositions of neighbors; more than the limit if it is more.
private func editDistance(_ a: [Character], _ b: [Character], upTo limit: Int) -> Int {
  guard !a.isEmpty else { return b.count }
  guard !b.isEmpty else { return a.count }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    var least = i
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row.append(best)
      least = min(least, best)
    }
    // What has left the limit behind in two rows does not come back.
    if least > limit, (last.min() ?? 0) > limit { return least }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
