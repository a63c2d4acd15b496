import LintelTheme

/// A path in which `*` matches any part of one name, `?` matches one character, and `**` matches any number of folders.
///
/// A pattern that names a folder matches every file below it.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  /// The parts of the absolute pattern, from the root down.
  private let parts: [[Character]]

  /// - Parameters:
  ///   - text: the pattern as written.
  ///   - folder: the absolute path of the folder that the pattern is relative to.
  package init(_ text: String, in folder: String) {
    self.text = text
    parts = SourcePath.join(folder, text).split(separator: "/").map(Array.init)
  }

  /// The absolute path before the first part that has a wildcard; every match is at this path or below it.
  package var literalPath: String {
    let names = parts.prefix { !$0.contains("*") && !$0.contains("?") }
    return "/" + names.map { String($0) }.joined(separator: "/")
  }

  /// Whether the pattern has no wildcards and ends like the name of a theme's file.
  var namesFile: Bool {
    !text.contains { "*?".contains($0) } && [".yaml", ".yml"].contains(where: text.hasSuffix)
  }

  /// Returns the pattern as written with another name instead of one that it has once, or `nil` if it has the name several times.
  package func replacing(_ name: String, with other: String) -> String? {
    var names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count(where: { $0 == name }) == 1, let index = names.firstIndex(of: name) else {
      return nil
    }
    names[index] = other
    return names.joined(separator: "/")
  }

  /// Whether the pattern matches a file, by its absolute and normalized path.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // The numbers of leading names that the parts so far can match.
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

  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    // Only the last `*` so far is ever retried, so the time is bounded by the product of the two lengths.
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
