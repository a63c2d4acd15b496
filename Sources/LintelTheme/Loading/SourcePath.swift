/// Paths as text, with `/` between their parts; nothing here looks at a disk.
package enum SourcePath {
  /// The path without `.` parts, empty parts, and `..` parts that a folder before them takes back.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file; empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A folder and those around it, from the innermost.
  package static func upwards(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { $0 == "/" || $0.isEmpty ? nil : self.folder(of: $0) }
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The last part of a path without its last extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// A path that is relative to a folder, normalized.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  /// A path as it is reached from a folder; both are absolute.
  package static func relative(_ path: String, to folder: String) -> String {
    let names = normalized(path).split(separator: "/")
    let start = normalized(folder).split(separator: "/")
    let shared = zip(names, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether a normalized path lies in a folder or below it.
  package static func isInside(_ path: String, folder: String) -> Bool {
    let folder = normalized(folder)
    if folder.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    if folder == "/" { return path.hasPrefix("/") }
    return path.hasPrefix(folder + "/")
  }
}
