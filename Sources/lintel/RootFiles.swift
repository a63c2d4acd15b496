import LintelDiagnostics
import LintelSyntax

/// Finds the themes that a command line names: files as they are, in folders every file that has a `theme:`.
enum RootFiles {
  /// The root files, in the order of the arguments and sorted within a folder, each once.
  static func find(_ paths: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths {
      switch Files.kind(path) {
      case .folder: found += try roots(in: path)
      case .file: found.append(path)
      case nil: throw FileError(path, "No such file or folder")
      }
    }
    var seen: Set<[Substring]> = []
    return found.filter { seen.insert(steps(of: $0)).inserted }
  }

  /// The steps of a path without those that lead nowhere, so that `./a.yaml` is `a.yaml`.
  private static func steps(of path: String) -> [Substring] {
    let root: [Substring] = path.hasPrefix("/") ? ["/"] : []
    return root + path.split(separator: "/").filter { $0 != "." }
  }

  private static func roots(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try Files.names(in: folder) {
      let path = Files.join(folder, name)
      switch Files.kind(path) {
      case .folder: found += try roots(in: path)
      case .file where name.hasSuffix(".yaml") || name.hasSuffix(".yml"):
        if try isRoot(path) { found.append(path) }
      case .file, nil: break
      }
    }
    return found
  }

  private static func isRoot(_ path: String) throws(FileError) -> Bool {
    let file = SourceFile(path: path, bytes: try Files.contents(of: path))
    let root = parseYAML(file, as: FileID(0)).root
    return root?.entries.contains { $0.key.text == "theme" } ?? false
  }
}
