import LintelCompiler
import LintelLint
import LintelReporting
import LintelTheme

/// Finds and reads the configurations of themes, as commands do that run in the root folder.
extension ServerFiles {
  /// All paths are absolute, so that it doesn't matter where the editor starts the server.
  static let workingFolder = "/"

  /// The nearest configuration from a file upwards; nil if there is none.
  func configuration(nearestTo path: String) -> ConfigurationReading? {
    ConfigurationSearch.nearest(to: SourcePath.folder(of: path), isFile: isFile)
      .map(configuration(at:))
  }

  /// A configuration with what it extends, and what is wrong with them.
  func configuration(at path: String) -> ConfigurationReading {
    ConfigurationSearch.reading(of: path, from: Self.workingFolder, read: provider.read)
  }

  /// The findings about a configuration that `lint` reports besides those about themes.
  func compilation(of reading: ConfigurationReading) -> Compilation {
    let unmet = reading.unmetPaths { pattern in
      ConfigurationSearch.exists(pattern, at: pattern.literalPath, isFile: isFile, names: names)
    }
    let settings = reading.configuration.settings(in: Self.workingFolder)
    let findings = settings.applied(to: reading.diagnostics + unmet, in: reading.sources)
    return Compilation(finding: findings, in: reading.sources)
  }
}
