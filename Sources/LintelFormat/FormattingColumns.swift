/// Aligned columns of values or comments.
///
/// Values or comments that an author aligned stay aligned, no farther to the right than the longest line requires. A line that has
/// grown beyond the column moves it. A line that wasn't in the column stays as it is.
struct FormattingColumns {
  /// A line in a run without gaps.
  struct Line {
    /// The width of the text before the column.
    let width: Int
    var column: Int
    /// Whether the author's column is farther to the right than the line alone requires.
    var isLoose: Bool
  }

  /// Returns the column of each line in a run, after at least `gap` blanks.
  ///
  /// If these columns are the author's, they stay the same.
  static func columns(of lines: [Line], gap: Int) -> [Int] {
    var lines = lines
    let single = lines.map { $0.width + gap }
    guard lines.contains(where: \.isLoose) else { return single }
    // Columns that have moved may have become one.
    for _ in 0..<8 {
      let next = step(lines, gap: gap)
      let isStable = next == lines.map(\.column)
      if isStable { return next }
      for index in lines.indices {
        lines[index].column = next[index]
        lines[index].isLoose = next[index] > single[index]
      }
    }
    return single
  }

  /// Returns the columns after one pass over the lines, which repeats until no column moves.
  private static func step(_ lines: [Line], gap: Int) -> [Int] {
    var columns = lines.map { $0.width + gap }
    var isFree = Array(repeating: true, count: lines.count)
    var groups: [Range<Int>] = []
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, lines[end].column == lines[start].column { end += 1 }
      let group = start..<end
      let widths = Set(lines[group].map(\.width))
      if widths.count > 1, lines[group].contains(where: \.isLoose) {
        groups.append(group)
        for index in group { isFree[index] = false }
      }
      start = end
    }
    for group in groups {
      var (lower, upper) = (group.lowerBound, group.upperBound)
      var column = lines[group].map { $0.width + gap }.max() ?? 0
      func reachesColumn(_ index: Int) -> Bool {
        isFree[index] && lines[index].width + gap > column
      }
      while lower > 0, reachesColumn(lower - 1) {
        lower -= 1
        column = lines[lower].width + gap
      }
      while upper < lines.count, reachesColumn(upper) {
        column = lines[upper].width + gap
        upper += 1
      }
      for index in lower..<upper {
        columns[index] = column
        isFree[index] = false
      }
    }
    return columns
  }
}
