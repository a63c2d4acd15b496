import LintelTheme

/// The location of a theme: on disk, or in a revision of a repository.
struct ThemeLocation {
  /// The path, relative to the working folder or, in a revision, to the repository's own folder.
  let path: String
  /// The revision, or `nil` for a theme on disk.
  let revision: Revision?
}

/// Locates themes from the command line.
extension ThemeLocation {
  /// Reads a theme from the command line: a file, or `REVISION:PATH` in git's notation; an empty revision is the staged files.
  init(_ text: String) throws {
    guard Files.kind(text) == nil, let colon = Self.colon(in: text) else {
      self.init(path: text, revision: nil)
      return
    }
    let revision = try Revision(String(text[..<colon]), from: "")
    let path = String(text[text.index(after: colon)...])
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
    self.init(path: isRelative ? try revision.path(of: path, in: "") : path, revision: revision)
  }

  /// Returns the same theme in the revision HEAD.
  func atHead() throws -> ThemeLocation {
    guard revision == nil else {
      throw Exit.usage("specify a second theme to compare '\(path)' with")
    }
    try ThemeFiles.refuseFolder(path)
    _ = try Files.contents(of: path)
    let folder = Files.folder(of: path)
    let revision = try Revision("HEAD", from: folder)
    let name = SourcePath.name(of: path)
    return ThemeLocation(path: try revision.path(of: name, in: folder), revision: revision)
  }

  /// The colon after the revision; in braces, as in `HEAD@{12:30}`, it's part of a time.
  private static func colon(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0: return index
      case _: break
      }
    }
    return nil
  }
}
