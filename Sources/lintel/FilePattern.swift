/// Paths in which `*` matches any part of one name.
enum FilePattern {
  /// Returns the files that a pattern matches, sorted; a path without `*` matches itself if it's a file.
  static func expand(_ pattern: String, in files: ObservedFiles) -> [String] {
    guard pattern.contains("*") else {
      // Reading something that isn't a file is an error.
      switch files.kind(pattern) {
      case .file, .stream: return [pattern]
      case .folder, nil: return []
      }
    }
    let isAbsolute = pattern.hasPrefix("/")
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var found = [isAbsolute ? "/" : ""]
    for (index, part) in parts.enumerated() {
      let wanted: Files.Kind = index == parts.count - 1 ? .file : .folder
      found = found.flatMap { folder -> [String] in
        guard part.contains("*") else {
          let path = Files.join(folder, part)
          return files.kind(path) == wanted ? [path] : []
        }
        // A folder that can't be listed matches nothing; the import that names it reports that.
        let names = (try? files.names(in: folder)) ?? []
        return
          names
          .filter { matches($0, part) }
          .map { Files.join(folder, $0) }
          .filter { files.kind($0) == wanted }
      }
    }
    return found.sorted()
  }

  /// Whether a name matches a pattern of literal characters and `*`.
  static func matches(_ name: String, _ pattern: String) -> Bool {
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
