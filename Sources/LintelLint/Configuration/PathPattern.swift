import LintelTheme

/// Files named by a path in which `*` matches any part of one name, `?` one character, and `**` any
/// number of folders.
///
/// What names a folder means every file below it.
package struct PathPattern: Hashable, Sendable {
  /// As written.
  package let text: String
  /// The names of the absolute pattern, from the root down.
  private let parts: [[Character]]

  /// - Parameters:
  ///   - text: the pattern as written.
  ///   - folder: the absolute path of the folder that it is relative to.
  package init(_ text: String, in folder: String) {
    self.text = text
    parts = SourcePath.join(folder, text).split(separator: "/").map(Array.init)
  }

  /// The path, absolute, up to the first part that more than one name can match: whatever is meant lies there or below.
  package var literalPath: String {
    let names = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    return "/" + names.map { String($0) }.joined(separator: "/")
  }

  /// Whether a file, by its absolute and normalized path, is among those meant.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // The numbers of names that the parts so far can match.
    var reached: Set<Int> = [0]
    for part in parts {
      if part == ["*", "*"] {
        guard let first = reached.min() else { return false }
        reached = Set(first...names.count)
      } else {
        reached = Set(
          reached.compactMap { index in
            index < names.count && Self.matches(names[index], part) ? index + 1 : nil
          }
        )
      }
    }
    return !reached.isEmpty
  }

  /// Whether a name matches a part; of several `*` only the last that was met is ever tried again, so that the time is bounded by the product of the lengths.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (position, index) = (0, 0)
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < part.count, part[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < part.count, part[index] == "?" || part[index] == name[position] {
        (position, index) = (position + 1, index + 1)
      } else if let last = star {
        star = (last.index, last.position + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == "*" }
  }
}
