package import LintelDiagnostics
package import LintelTheme

extension Cascade {
  /// Returns the locations where declarations start in a file, in ascending order without duplicates.
  package func starts(in file: FileID, of sources: SourceMap) -> [SourceLocation] {
    let ranges = theme.declarations.map { theme.entries[Int($0.entry)].keyRange }
    return Set(ranges.filter { $0.file == file }).sorted().map { sources.location(of: $0) }
  }

  /// Returns the declarations on a line, counted from 1, which are those of entries whose key or value starts there.
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

  /// Returns the declarations at a location in a file, which are those of the innermost entry whose key or value contains it.
  ///
  /// Several entries count if they have the same range, as a style's entries do.
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
