import LintelDiagnostics
import LintelSyntax

/// An import or a reference whose file wasn't found.
struct MissingFile {
  /// The element of `imports`, or the reference.
  let element: YAMLNode
  /// The path to look for, as the provider knows it.
  let pattern: String
  /// Whether the file is imported, so that files already in the theme aren't suggested.
  let isImport: Bool
}

extension ThemeLoader {
  /// Reports missing files after everything else is read, so that suggestions for imports leave out the files that the theme already has.
  package mutating func reportMissing() {
    if !missing.isEmpty { loaded.lacksFiles = true }
    for file in missing {
      let pattern = file.pattern
      if reportFolder(file) { continue }
      let near = nearFiles(to: pattern, besides: file.isImport ? seen.union(parsed.keys) : [])
      let written = file.element.text
      let isPattern = pattern.contains("*")
      loaded.diagnostics.append(
        "import-not-found",
        isPattern ? "no file matches '\(written)'" : "the file '\(written)' doesn't exist",
        at: file.element.range,
        help: Suggestion.help(for: near),
        fixIts: isPattern || near.count != 1 ? [] : fixIts(file.element, writing: near[0])
      )
    }
  }

  /// Reports an import of a folder, and returns whether the folder exists and has files.
  private mutating func reportFolder(_ file: MissingFile) -> Bool {
    let written = file.element.text
    guard file.isImport, !file.pattern.contains("*"), !written.isEmpty,
      !provider.expand(SourcePath.join(file.pattern, "*")).isEmpty
    else { return false }
    let name = written.hasSuffix("/") ? String(written.dropLast()) : written
    let ends = [".yaml", ".yml", ".json"].filter {
      !provider.expand(SourcePath.join(file.pattern, "*\($0)")).isEmpty
    }
    loaded.diagnostics.append(
      "import-not-found",
      "'\(written)' is a folder",
      at: file.element.range,
      help: ends.map { "write '\(name)/*\($0)' to import its files" }
    )
    return true
  }

  /// Returns the ends of the paths of files in the folder with names similar to a missing file's, or else of files with its name in
  /// similarly named folders.
  private func nearFiles(to pattern: String, besides known: Set<String>) -> [String] {
    func files(_ pattern: String) -> [String] {
      provider.expand(pattern).map(SourcePath.normalized).filter { !known.contains($0) }
    }
    let folder = SourcePath.folder(of: pattern)
    let name = SourcePath.name(of: pattern)
    let siblings = files(folder.isEmpty ? "*" : SourcePath.join(folder, "*"))
    let near = nearNames(to: name, among: siblings.map(SourcePath.name(of:)))
    if !near.isEmpty { return near }
    guard !folder.isEmpty, !pattern.contains("*") else { return [] }
    let cousins = files(SourcePath.join(SourcePath.folder(of: folder), "*/\(name)"))
    let folders = cousins.map { SourcePath.name(of: SourcePath.folder(of: $0)) }
    return nearestNames(to: SourcePath.name(of: folder), among: folders).map { "\($0)/\(name)" }
  }

  /// Returns the names of files that are similar to a missing file's, ignoring extensions, which files of one format share.
  private func nearNames(to name: String, among names: [String]) -> [String] {
    guard !name.contains("*") else { return nearestNames(to: name, among: names) }
    let stem = SourcePath.stem(of: name)
    let near = nearestNames(to: stem, among: Set(names.map(SourcePath.stem)).sorted())
    let meant = near.flatMap { near in names.filter { SourcePath.stem(of: $0) == near } }
    let end = name.dropFirst(stem.count)
    let ofFormat = meant.filter { $0.hasSuffix(end) }
    return Array((ofFormat.isEmpty ? meant : ofFormat).prefix(3))
  }

  /// Returns a fix that replaces the end of a path, or nothing if the new path needs different quotes.
  func fixIts(_ element: YAMLNode, writing end: String) -> [FixIt] {
    let steps = end.split(separator: "/").count
    let written = element.text.split(separator: "/", omittingEmptySubsequences: false)
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./".utf8)
    let isQuoted = element.style != .plain
    let quotes = isQuoted ? 1 : 0
    guard written.count >= steps, !written.suffix(steps).contains(".."),
      Int(element.range.upper - element.range.lower) == element.text.utf8.count + 2 * quotes
    else { return [] }
    let path = (written.dropLast(steps) + [Substring(end)]).joined(separator: "/")
    guard path.utf8.allSatisfy({ plain.contains($0) || (isQuoted && $0 >= 0x80) }) else {
      return []
    }
    let (lower, upper) = (Int(element.range.lower) + quotes, Int(element.range.upper) - quotes)
    let range = SourceRange(file: element.range.file, lower: lower, upper: upper)
    return [FixIt("change to '\(path)'", replace: range, with: path)]
  }
}
