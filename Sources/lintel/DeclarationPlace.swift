import LintelCascade
import LintelDiagnostics
import LintelTheme

/// A place for `explain --declaration`, in every form that messages and editors print: `FILE:LINE:COLUMN`,
/// `FILE:LINE`, and both without a file.
struct DeclarationPlace {
  let file: FileID
  /// The line, starting at 1.
  let line: Int
  /// The column, or `nil` for the whole line.
  let column: Int?

  /// Finds a place in the theme's files; a place without a file is in the root file.
  init(_ text: String, root: String, in sources: SourceMap) throws(Exit) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    // Places in messages end with a colon.
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    func number(_ index: Int) -> Int? {
      parts.indices.contains(index) ? Int(parts[index]).flatMap { $0 > 0 ? $0 : nil } : nil
    }
    func path(before count: Int) -> String {
      parts.count > count ? parts.dropLast(count).joined(separator: ":") : root
    }
    guard let last = number(parts.count - 1) else {
      throw .usage(
        "'\(text)' isn't a place such as Styles/Harbor.yaml:20 or Styles/Harbor.yaml:20:5"
      )
    }
    // A file's name may itself end in a number.
    if let file = Self.file(path(before: 1), in: sources) {
      (self.file, line, column) = (file, last, nil)
      return
    }
    let written = number(parts.count - 2)
    if let written, let file = Self.file(path(before: 2), in: sources) {
      (self.file, line, column) = (file, written, last)
      return
    }
    let path = path(before: written == nil ? 1 : 2)
    let near = nearestNames(to: path, among: sources.files.map(\.path))
    throw .usage("'\(path)' isn't a file of the theme\(Suggestion.question(for: near))")
  }

  /// Finds a file by the path that messages show, or by another path to it.
  private static func file(_ path: String, in sources: SourceMap) -> FileID? {
    if let index = sources.files.firstIndex(where: { $0.path == path }) { return FileID(index) }
    let real = Files.realPath(path)
    return sources.files.firstIndex { Files.realPath($0.path) == real }.map { FileID($0) }
  }

  /// Returns the declarations at the place; a shorthand has several.
  func declarations(of cascade: Cascade, in sources: SourceMap) -> [Declaration] {
    guard let column else { return cascade.declarations(onLine: line, of: file, in: sources) }
    let place = SourceLocation(line: line, column: column)
    return cascade.declarations(at: place, of: file, in: sources)
  }

  /// Describes the nearest places with declarations before and after it, in the form of the question.
  func nearest(of cascade: Cascade, in sources: SourceMap) -> String? {
    let places = cascade.starts(in: file, of: sources).map {
      ($0.line, column == nil ? 0 : $0.column)
    }
    let own = (line, column ?? 0)
    let near = [places.last { $0 < own }, places.first { $0 > own }].compactMap(\.self).map {
      column == nil ? "line \($0.0)" : "\($0.0):\($0.1)"
    }
    guard !near.isEmpty else { return nil }
    let words = near.joined(separator: " and ")
    return "the nearest declarations are \(column == nil ? "on" : "at") \(words)"
  }
}
