import LintelDiagnostics
import LintelTheme

/// The lines that two texts have in common, chosen so that the changes between them read the way people would describe them.
///
/// Lines that occur once on either side are matched first, in the longest run that keeps their
/// order ("patience"). The lines between two matches are compared in the same way or, if there are
/// no such lines, for the fewest changes (Myers). That keeps the work nearly linear even if half of
/// a large file has moved.
struct LineMatches {
  /// A stretch of both texts that hasn't been compared yet.
  private struct Stretch {
    /// The lines of the older text, counted from 0.
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The greatest product of lengths for which the fewest changes are searched; larger stretches count as replaced.
  private static let searchLimit = 1_000_000

  /// The number of each line of the older text; equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]
  /// The matching line of the newer text for each line of the older text, or `nil` if it is gone; ascending.
  private(set) var partners: [Int?]

  init(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]) {
    var numbers = Interner<ArraySlice<UInt8>>()
    old = oldLines.map { Int(numbers.id(of: $0)) }
    new = newLines.map { Int(numbers.id(of: $0)) }
    partners = Array(repeating: nil, count: old.count)
    var open = [Stretch(old: old.indices, new: new.indices)]
    while let stretch = open.popLast() { open += match(stretch) }
  }

  /// Matches the lines of a stretch that certainly match, and returns the stretches that still must be compared.
  private mutating func match(_ stretch: Stretch) -> [Stretch] {
    var (lower, upper) = (stretch.old, stretch.new)
    while let a = lower.first, let b = upper.first, old[a] == new[b] {
      partners[a] = b
      (lower, upper) = (lower.dropFirst(), upper.dropFirst())
    }
    while let a = lower.last, let b = upper.last, old[a] == new[b] {
      partners[a] = b
      (lower, upper) = (lower.dropLast(), upper.dropLast())
    }
    guard !lower.isEmpty, !upper.isEmpty else { return [] }
    let anchors = anchors(of: lower, and: upper)
    guard !anchors.isEmpty else {
      if lower.count * upper.count <= Self.searchLimit { search(lower, upper) }
      return []
    }
    var rest: [Stretch] = []
    var (a, b) = (lower.lowerBound, upper.lowerBound)
    for anchor in anchors {
      partners[anchor.old] = anchor.new
      rest.append(Stretch(old: a..<anchor.old, new: b..<anchor.new))
      (a, b) = (anchor.old + 1, anchor.new + 1)
    }
    rest.append(Stretch(old: a..<lower.upperBound, new: b..<upper.upperBound))
    return rest
  }

  /// Returns the longest run of lines, in the same order, that occur once in both ranges.
  private func anchors(of lower: Range<Int>, and upper: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int?, new: Int?, isRepeated: Bool)] = [:]
    for index in lower {
      let known = places[old[index]]
      places[old[index]] = (index, nil, known != nil)
    }
    for index in upper {
      guard let known = places[new[index]] else { continue }
      places[new[index]] = (known.old, index, known.isRepeated || known.new != nil)
    }
    let candidates = lower.compactMap { index -> (old: Int, new: Int)? in
      guard let place = places[old[index]], !place.isRepeated, let new = place.new else {
        return nil
      }
      return (index, new)
    }
    return longestAscent(candidates)
  }

  /// Returns the longest part of candidates whose new places ascend, found by dealing them onto piles.
  private func longestAscent(_ candidates: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The index of the topmost candidate of each pile; their new places ascend.
    var piles: [Int] = []
    var previous: [Int?] = []
    for (index, candidate) in candidates.enumerated() {
      let place = piles.indices.partitioned { candidates[piles[$0]].new >= candidate.new }
      previous.append(place > 0 ? piles[place - 1] : nil)
      if place < piles.count { piles[place] = index } else { piles.append(index) }
    }
    var ascent: [(old: Int, new: Int)] = []
    var next = piles.last
    while let index = next {
      ascent.append(candidates[index])
      next = previous[index]
    }
    return ascent.reversed()
  }

  /// Matches the lines of two small ranges with the fewest changes, in O(n·d).
  private mutating func search(_ lower: Range<Int>, _ upper: Range<Int>) {
    let difference = new[upper].difference(from: old[lower])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(lower.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(upper.lowerBound + offset)
      }
    }
    for (a, b) in zip(
      lower.filter { !removed.contains($0) },
      upper.filter { !inserted.contains($0) }
    ) {
      partners[a] = b
    }
  }
}
