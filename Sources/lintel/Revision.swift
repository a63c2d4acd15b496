import LintelRuns
import LintelTheme

/// A revision of a git repository, or its staged files, which can be read like files on disk.
///
/// Paths are relative to the repository's own folder.
struct Revision: Sendable {
  /// The revision in git's notation; empty for the staged files.
  let name: String
  private let folder: String

  /// Finds a revision in the repository that contains a folder; an empty folder is the working folder.
  init(_ name: String, from folder: String) throws(Exit) {
    self.name = name
    self.folder = folder
    guard !name.hasPrefix("-") else { throw .usage("'\(name)' isn't a revision") }
    let repository = Git.run(["rev-parse", "--git-dir"], in: folder)
    switch repository {
    case .missing: throw .usage("git can't be run; install it to read revisions")
    case .failed:
      let place = folder.isEmpty ? "this folder" : "'\(folder)'"
      throw .usage("\(place) isn't in a git repository; specify two files to compare")
    case .output: break
    }
    if !name.isEmpty,
      Git.run(["rev-parse", "--verify", "--quiet", "\(name)^{tree}"], in: folder).bytes == nil
    {
      throw .usage("git doesn't know the revision '\(name)'")
    }
  }

  /// Returns the bytes of a file, or `nil` if the revision doesn't have it.
  func contents(of path: String) -> [UInt8]? {
    Git.run(["cat-file", "blob", "\(name):\(path)"], in: folder).bytes
  }

  /// Returns the files that a path matches, sorted; a path without `*` matches itself if the file exists.
  func expand(_ pattern: String) -> [String] {
    guard pattern.contains("*") else { return contents(of: pattern) == nil ? [] : [pattern] }
    let parts = pattern.split(separator: "/").map(String.init)
    return files().filter { path in
      let names = path.split(separator: "/").map(String.init)
      return names.count == parts.count
        && zip(names, parts).allSatisfy { name, part in
          // As on disk, hidden files don't match patterns.
          name == part
            || part.contains("*") && !name.hasPrefix(".") && FilePattern.matches(name, part)
        }
    }.sorted()
  }

  private func files() -> [String] {
    let list =
      name.isEmpty
      ? Git.run(["ls-files", "-z", "--cached", "--full-name", ":/"], in: folder)
      : Git.run(["ls-tree", "-r", "-z", "--full-tree", "--name-only", name], in: folder)
    return (list.bytes ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path in the repository for a path that is relative to a folder on disk.
  func path(of path: String, in folder: String) throws(Exit) -> String {
    guard let prefix = Git.run(["rev-parse", "--show-prefix"], in: folder).bytes else {
      throw .usage("'\(folder)' isn't in a git repository")
    }
    let start = String(decoding: prefix, as: UTF8.self)
    let line = start.hasSuffix("\n") ? String(start.dropLast()) : start
    return SourcePath.normalized(line + path)
  }
}
