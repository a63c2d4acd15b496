/// Paths in which `*` matches any part of one name.
package enum FilePattern {
  /// What is at a path.
  package enum Kind {
    case file
    case folder
  }

  /// Returns the files that a pattern matches, sorted; a path without `*` matches itself if it's a file.
  ///
  /// `names` returns no names for a folder that can't be listed; the import that names it reports that.
  package static func expand(
    _ pattern: String,
    kind: (String) -> Kind?,
    names: (String) -> [String]
  ) -> [String] {
    guard pattern.contains("*") else { return kind(pattern) == .file ? [pattern] : [] }
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var found = [pattern.hasPrefix("/") ? "/" : ""]
    for (index, part) in parts.enumerated() {
      let wanted: Kind = index == parts.count - 1 ? .file : .folder
      found = found.flatMap { folder in
        (part.contains("*") ? names(folder).filter { matches($0, part) } : [part])
          .map { folder.isEmpty ? $0 : folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
          .filter { kind($0) == wanted }
      }
    }
    return found.sorted()
  }

  /// Whether a name matches a pattern of literal characters and `*`.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return name == pattern
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
