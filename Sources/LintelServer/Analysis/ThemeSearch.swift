import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Finds the themes that a file belongs to.
struct ThemeSearch {
  /// The limit of names to check, so that an editor with an open home folder doesn't have to wait.
  private static let maximumNames = 20_000
  /// The limit of nested folders.
  private static let maximumDepth = 16

  let files: ServerFiles
  /// The folders that the client has open.
  let folders: [String]

  /// Whether a text is a theme's root file.
  ///
  /// A text that isn't valid YAML at the moment is a root file if a line begins with the key.
  static func isRoot(_ file: SourceFile) -> Bool { declares("theme", file) }

  /// Whether a text belongs to a theme, as its root file or as a file to import.
  static func belongsToTheme(_ file: SourceFile) -> Bool {
    declares("lintel", file) || declares("theme", file)
  }

  private static func declares(_ key: String, _ file: SourceFile) -> Bool {
    let bytes = file.bytes
    let isWritten = file.lines.starts.contains { start in
      let line = bytes[Int(start)...].drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      return line.starts(with: (key + ":").utf8)
    }
    if isWritten { return true }
    // In braces or quotes, only a parser can tell. It takes a while, and the server asks after each edit,
    // so texts without the key are ruled out first.
    let isInBraces = bytes.first { $0 != 0x20 && $0 != 0x0A } == UInt8(ascii: "{")
    let forms = isInBraces ? [key] : ["\"\(key)\"", "'\(key)'"]
    guard forms.contains(where: { bytes.contains(Array($0.utf8)) }) else { return false }
    return parseYAML(file, as: FileID(0)).root?.entries.contains { $0.key.text == key } ?? false
  }

  /// Returns the root files of themes that read a file, sorted; `known` are root files to check in addition to those that are found.
  func themes(reading path: String, among known: [String]) -> [String] {
    let candidates = Set(known + searchFolders(of: path).flatMap(roots))
    return candidates.filter { root in
      root != path
        && loadTheme(root: root, provider: files.provider).sources.files.contains {
          $0.path == path
        }
    }.sorted()
  }

  /// The folders that may contain the themes of a file: all of the client's, or else the repository, or the file's own.
  private func searchFolders(of path: String) -> [String] {
    if folders.contains(where: { SourcePath.isInside(path, folder: $0) }) {
      return folders.filter { inner in
        !folders.contains { SourcePath.isInside(inner, folder: $0) }
      }
    }
    let own = SourcePath.folder(of: path)
    let repository = SourcePath.upwards(from: own).first { folder in
      folder != "/" && !folder.isEmpty && files.kind(SourcePath.join(folder, ".git")) != nil
    }
    if let repository { return [repository] }
    let outer = SourcePath.folder(of: own)
    return outer == "/" || outer.isEmpty ? [own] : [outer]
  }

  private func roots(in folder: String) -> [String] {
    var found: [String] = []
    var left = Self.maximumNames
    var level = [folder]
    for _ in 0..<Self.maximumDepth where !level.isEmpty {
      var next: [String] = []
      for folder in level {
        for name in files.names(folder) where left > 0 {
          left -= 1
          let path = SourcePath.join(folder, name)
          if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            guard files.kind(path) == .file, let bytes = files.provider.read(path) else { continue }
            if Self.isRoot(SourceFile(path: path, bytes: bytes)) { found.append(path) }
          } else if !name.contains("."), name != "node_modules", files.kind(path) == .folder {
            next.append(path)
          }
        }
      }
      level = next
    }
    return found
  }
}

extension [UInt8] {
  /// Whether the bytes contain a sequence of bytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return indices.dropLast(word.count - 1).contains { start in
      self[start] == first && self[start..<start + word.count].elementsEqual(word)
    }
  }
}
