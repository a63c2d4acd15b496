/// Functions for paths as text, with `/` between their parts, which never access the disk.
package enum SourcePath {
  /// Returns the path without `.` parts, empty parts, and pairs of a folder and `..`.
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

  /// Returns the folder of a file, which is empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a folder and its ancestors, innermost first.
  package static func upwards(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { $0 == "/" || $0.isEmpty ? nil : self.folder(of: $0) }
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the last part of a path without its last extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the normalized form of a path that is relative to a folder.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  package static func relative(_ path: String, to folder: String) -> String {
    let names = normalized(path).split(separator: "/")
    let start = normalized(folder).split(separator: "/")
    let shared = zip(names, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }

  /// Returns whether a normalized path is inside a folder or its subfolders.
  package static func isInside(_ path: String, folder: String) -> Bool {
    let folder = normalized(folder)
    if folder.isEmpty { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    if folder == "/" { return path.hasPrefix("/") }
    return path.hasPrefix(folder + "/")
  }
}
