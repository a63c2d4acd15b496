package import LintelLint
import LintelTheme

/// Finds and reads the configurations of themes, wherever files are.
package enum ConfigurationSearch {
  /// The name that a configuration has in each folder.
  package static let name = ".lintel.yml"

  /// The path of the nearest configuration from an absolute folder upwards; the search ends at the root of the repository.
  ///
  /// What isn't there has nil for `isFile`.
  package static func nearest(to folder: String, isFile: (String) -> Bool?) -> String? {
    for folder in SourcePath.upwards(from: folder) {
      let candidate = SourcePath.join(folder, name)
      if isFile(candidate) == true { return candidate }
      if isFile(SourcePath.join(folder, ".git")) != nil { return nil }
    }
    return nil
  }

  /// A configuration with what it extends, and what is wrong with them; relative paths start in the working folder.
  package static func reading(
    of path: String,
    from workingFolder: String,
    read: (String) -> [UInt8]?
  ) -> ConfigurationReading {
    let formats = ["auto"] + ReportFormat.all.map(\.name)
    return readConfiguration(path, workingFolder: workingFolder, formats: formats, read: read)
  }

  /// Whether one of the files that themes are made of is meant by a pattern, at an absolute path or below it.
  ///
  /// What isn't there has nil for `isFile`. Links may lead in a circle, so that `depth` has an end.
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
