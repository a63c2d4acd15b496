/// The separate changes between two texts.
package struct LineHunks {
  /// Lines of the older text, and what replaces them.
  struct Hunk {
    /// The lines of the older text, counted from 0; empty if lines are only added.
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The lines of the older text with their breaks.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// The changes in the order of the text.
  let hunks: [Hunk]

  /// Compares two texts.
  package init(_ before: [UInt8], _ after: [UInt8]) {
    old = Self.lines(of: before)
    new = Self.lines(of: after)
    var hunks: [Hunk] = []
    var (a, b) = (0, 0)
    let partners = LineMatches(old, new).partners + [new.count]
    for (line, partner) in partners.enumerated() {
      guard let partner else { continue }
      if line > a || partner > b { hunks.append(Hunk(old: a..<line, new: b..<partner)) }
      (a, b) = (line + 1, partner + 1)
    }
    self.hunks = hunks
  }

  /// Returns lines with their breaks; the last one may not have a break.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// Returns the older text with the changes that affect some of its lines.
  package func applied(in lines: ClosedRange<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    for hunk in hunks where Self.touches(hunk.old, lines) {
      for line in old[next..<hunk.old.lowerBound] { result += line }
      for line in new[hunk.new] { result += line }
      next = hunk.old.upperBound
    }
    for line in old[next...] { result += line }
    return result
  }

  /// Returns whether a change affects some lines; lines that are added count for both of their neighbors.
  private static func touches(_ old: Range<Int>, _ lines: ClosedRange<Int>) -> Bool {
    old.isEmpty
      ? lines.lowerBound <= old.lowerBound && old.lowerBound <= lines.upperBound + 1
      : lines.lowerBound < old.upperBound && old.lowerBound <= lines.upperBound
  }
}
