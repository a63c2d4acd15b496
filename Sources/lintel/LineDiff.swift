/// Differences of two texts by line, with a little of what stands around them.
enum LineDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// A unified-looking difference; empty if the texts are equal.
  ///
  /// - Parameters:
  ///   - old: what is on disk.
  ///   - new: what it should be.
  ///   - limit: the most lines to show.
  /// - Returns: lines that begin with a space, `-` or `+`, and `@@` where some are left out.
  static func text(old: String, new: String, limit: Int = 40) -> [String] {
    let lines = compare(
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
    let changed = lines.indices.filter { index in
      switch lines[index] {
      case .same: false
      case .removed, .added: true
      }
    }
    var shown: [String] = []
    var last = -1
    for index in Set(changed.flatMap { max(0, $0 - 2)...min(lines.count - 1, $0 + 2) }).sorted() {
      if index != last + 1 { shown.append("@@") }
      last = index
      switch lines[index] {
      case .same(let line): shown.append("  \(line)")
      case .removed(let line): shown.append("- \(line)")
      case .added(let line): shown.append("+ \(line)")
      }
    }
    guard shown.count > limit else { return shown }
    return shown.prefix(limit) + ["@@ \(shown.count - limit) more lines"]
  }

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else if i < old.count {
        lines.append(.same(old[i]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    return lines
  }
}
