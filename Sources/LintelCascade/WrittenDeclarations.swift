package import LintelDiagnostics
package import LintelTheme

extension Cascade {
  /// Where declarations of a file begin, ascending, each place once.
  package func starts(in file: FileID, of sources: SourceMap) -> [SourceLocation] {
    let ranges = theme.declarations.map { theme.entries[Int($0.entry)].keyRange }
    return Set(ranges.filter { $0.file == file }).sorted().map { sources.location(of: $0) }
  }

  /// The declarations on a line of a file: those of its entries whose key or value begins there.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - file: which of the theme's files.
  ///   - sources: the theme's files.
  /// - Returns: by target; a shorthand has one for each property that it sets.
  package func declarations(
    onLine line: Int,
    of file: FileID,
    in sources: SourceMap
  ) -> [Declaration] {
    let entries = theme.entries.indices.filter { index in
      let entry = theme.entries[index]
      return [entry.keyRange, entry.valueRange].contains {
        $0.file == file && sources.location(of: $0).line == line
      }
    }
    return declarations(ofEntries: entries)
  }

  /// The declarations at a place in a file: those of the innermost entry whose key or value it lies in.
  ///
  /// - Parameters:
  ///   - place: line and column.
  ///   - file: which of the theme's files.
  ///   - sources: the theme's files.
  /// - Returns: as for a line; several entries' if they are one in the file, as those of a style are.
  package func declarations(
    at place: SourceLocation,
    of file: FileID,
    in sources: SourceMap
  ) -> [Declaration] {
    let source = sources[file]
    guard let offset = source.lines.offset(of: place, in: source.bytes) else { return [] }
    var innermost = Int32.max
    var entries: [Int] = []
    for (index, entry) in theme.entries.enumerated() {
      let (key, value) = (entry.keyRange, entry.valueRange)
      let ranges = key.file == value.file ? [key.union(value)] : [key, value]
      let holding = ranges.first { $0.file == file && $0.lower <= offset && offset < $0.upper }
      guard let holding, holding.upper - holding.lower <= innermost else { continue }
      if holding.upper - holding.lower < innermost { entries = [] }
      innermost = holding.upper - holding.lower
      entries.append(index)
    }
    return declarations(ofEntries: entries)
  }

  /// Returns the declarations of some entries, target by target.
  private func declarations(ofEntries entries: [Int]) -> [Declaration] {
    let wanted = Set(entries.map { Int32($0) })
    return targets.flatMap { declarations(of: $0).filter { wanted.contains($0.entry) } }
  }
}
