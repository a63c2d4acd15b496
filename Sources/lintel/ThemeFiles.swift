import ArgumentParser
import LintelDiagnostics
import LintelSyntax

/// Several paths of a command line that can't be read, each for its own reason.
struct UnreadablePaths: UsageError {
  let failures: [FileError]

  var message: String { failures.map(\.message).joined(separator: "\n") }
}

/// Finds the files that a command line names: files as they are and, in folders, every file of a theme.
enum ThemeFiles {
  /// Returns the files, in the order of the arguments and sorted within a folder, each once; the empty path is the working folder.
  ///
  /// A file in a folder must have the top-level key, which is `theme` for root files and `lintel` for all, and must be wanted. Named files
  /// are always read. Throws if a path leads nowhere, or to something that can't be read.
  static func find(
    _ paths: [String],
    declaring key: String = "theme",
    in source: ObservedFiles = ObservedFiles(),
    where isWanted: (String) throws -> Bool = { _ in true }
  ) throws -> [String] {
    var found: [String] = []
    var failures: [FileError] = []
    for path in paths {
      switch path.isEmpty ? .folder : source.kind(path) {
      case .folder:
        var links = FolderLinks(of: path)
        found += try files(in: path, of: source, declaring: key, where: isWanted, &links)
      case .file, .stream, nil:
        do throws(FileError) {
          try source.requireFile(at: path)
          found.append(path)
        } catch {
          failures.append(error)
        }
      }
    }
    if let first = failures.first {
      if failures.count == 1 { throw first }
      throw UnreadablePaths(failures: failures)
    }
    // A file that links also lead to is read by its own path, or else by the first link.
    let targets = found.map { Files.realPath($0) }
    var first: [String: Int] = [:]
    for (index, target) in targets.enumerated() {
      if let other = first[target], Files.isLink(found[index]) || !Files.isLink(found[other]) {
        continue
      }
      first[target] = index
    }
    return found.indices.filter { first[targets[$0]] == $0 }.map { found[$0] }
  }

  /// Reports a path that isn't a file's, for commands that need exactly one theme.
  static func refuseFolder(_ path: String) throws {
    if path.isEmpty { throw Exit.usage("the path of the theme is empty") }
    if path == StandardInputOptions.word, Files.kind(path) == nil {
      throw Exit.usage(
        "this command needs a theme's file, and '-' isn't one; compile, lint, and format read standard input"
      )
    }
    guard Files.kind(path) == .folder else { return }
    guard let theme = try find([path]).first else { throw Exit.noTheme(in: [path]) }
    throw Exit.usage("'\(path)' is a folder; specify a theme in it, such as \(theme)")
  }

  /// Returns the reason that no file was found: none is a theme, or the configuration excludes all themes.
  ///
  /// `verb` is what the command does with a theme.
  static func noTheme(
    in paths: [String],
    declaring key: String = "theme",
    to verb: String,
    in source: ObservedFiles = ObservedFiles()
  ) throws -> Exit {
    let left = try find(paths.isEmpty ? [""] : paths, declaring: key, in: source)
    guard let path = left.first else { return .noTheme(in: paths, declaring: key) }
    return .usage(
      "'included' or 'excluded' in the configuration leaves out every theme, such as \(path); to \(verb) a theme anyway, name its file"
    )
  }

  /// Checks that no path is empty, such as from an empty shell variable.
  static func check(_ paths: [String]) throws(ValidationError) {
    if paths.contains("") { throw ValidationError("the path of a theme is empty") }
  }

  private static func files(
    in folder: String,
    of source: ObservedFiles,
    declaring key: String,
    where isWanted: (String) throws -> Bool,
    _ links: inout FolderLinks
  ) throws -> [String] {
    var found: [String] = []
    for name in try source.names(in: folder) {
      let path = Files.join(folder, name)
      switch source.kind(path) {
      case .folder:
        guard links.allow(path) else { continue }
        found += try files(in: path, of: source, declaring: key, where: isWanted, &links)
      case .file where name.hasSuffix(".yaml") || name.hasSuffix(".yml"):
        if try isWanted(path), try declares(key, path, in: source, orMisspells: true) {
          found.append(path)
        }
      case .file, .stream, nil: break
      }
    }
    return found
  }

  /// Whether a file has a key at its top level or, if `misspells` is true, a key that is probably meant as that key, so that a misspelled
  /// theme isn't skipped without any notice.
  static func declares(
    _ key: String,
    _ path: String,
    in source: ObservedFiles,
    orMisspells misspells: Bool = false
  ) throws(FileError) -> Bool {
    var bytes = try source.contents(of: path)
    // A file in UTF-16 is refused later. Without zeros, its keys are readable.
    if misspells, bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      bytes = bytes.dropFirst(2).filter { $0 != 0 }
    }
    let root = parseYAML(SourceFile(path: path, bytes: bytes), as: FileID(0)).root
    guard let keys = root?.entries.map(\.key.text) else { return false }
    if keys.contains(key) { return true }
    return misspells && keys.contains("lintel")
      && keys.contains {
        nearestNames(to: $0, among: [key]) == [key]
          || key == "theme" && ["name", "themeName"].contains($0)
      }
  }
}
