import LintelDiagnostics
package import LintelLint
import LintelTheme

/// Finds and reads the configurations of themes, independent of where files are stored.
package enum ConfigurationSearch {
  /// The usual name of a configuration.
  package static let name = ".lintel.yml"
  /// The names of a configuration; if a folder has both, the usual one applies.
  package static let names = [name, ".lintel.yaml"]

  /// Returns the path of the nearest configuration, from an absolute folder upward to the root of the repository.
  ///
  /// `isFile` returns `nil` for a path that doesn't exist.
  package static func nearest(to folder: String, isFile: (String) -> Bool?) -> String? {
    for folder in SourcePath.upwards(from: folder) {
      for name in names {
        let candidate = SourcePath.join(folder, name)
        if isFile(candidate) == true { return candidate }
      }
      if isFile(SourcePath.join(folder, ".git")) != nil { return nil }
    }
    return nil
  }

  /// Reads a configuration with those that it extends, and finds what is wrong with them; relative paths start in the working folder.
  package static func reading(
    of path: String,
    from workingFolder: String,
    read: (String) -> [UInt8]?
  ) -> ConfigurationReading {
    let formats = ["auto"] + ReportFormat.all.map(\.name)
    return readConfiguration(path, workingFolder: workingFolder, formats: formats, read: read)
  }

  /// Returns a pattern with the only similar name instead of the first name in it that doesn't exist, or `nil` if nothing is similar.
  ///
  /// `names` returns the names in a folder, or nothing for a path that isn't a folder.
  package static func corrected(
    _ pattern: PathPattern,
    names: (String) -> [String]
  ) -> String? {
    var folder = "/"
    for name in pattern.literalPath.split(separator: "/").map(String.init) {
      let known = names(folder)
      // Hidden names aren't among the known ones.
      guard known.contains(name) || name.hasPrefix(".") else {
        let end = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        let stems = known.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }
        return nearestName(to: String(name.dropLast(end.count)), among: stems)
          .flatMap { pattern.replacing(name, with: $0 + end) }
      }
      folder = SourcePath.join(folder, name)
    }
    return nil
  }

  /// Returns whether a pattern matches one of the files of themes, at an absolute path or below it.
  ///
  /// `isFile` returns `nil` for a path that doesn't exist. Links can form a cycle, so `depth` is limited.
  package static func exists(
    _ pattern: PathPattern,
    at path: String,
    depth: Int = 0,
    isFile: (String) -> Bool?,
    names: (String) -> [String]
  ) -> Bool {
    guard let isOne = isFile(path) else { return false }
    if isOne {
      return [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) } && pattern.matches(path)
    }
    return depth < 32
      && names(path).contains { name in
        let inner = SourcePath.join(path, name)
        return exists(pattern, at: inner, depth: depth + 1, isFile: isFile, names: names)
      }
  }
}
