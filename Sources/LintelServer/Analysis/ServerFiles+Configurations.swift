import LintelCompiler
import LintelLint
import LintelReporting
import LintelTheme

/// Finds and reads the configurations of themes, like a command that runs in the root folder.
extension ServerFiles {
  /// The root folder, because all paths are absolute and don't depend on where the editor starts the server.
  static let workingFolder = "/"

  /// Returns the nearest configuration in a file's folder or above, or `nil` if there is none.
  func configuration(nearestTo path: String) -> ConfigurationReading? {
    ConfigurationSearch.nearest(to: SourcePath.folder(of: path), isFile: isFile)
      .map(configuration(at:))
  }

  /// Returns a configuration with those that it extends, and the findings about them.
  func configuration(at path: String) -> ConfigurationReading {
    ConfigurationSearch.reading(of: path, from: Self.workingFolder, read: provider.read)
  }

  /// Returns the findings that `lint` reports about a configuration.
  func compilation(of reading: ConfigurationReading) -> Compilation {
    let unmet = reading.unmetPaths {
      ConfigurationSearch.exists($0, at: $0.literalPath, isFile: isFile, names: names)
    } corrected: {
      ConfigurationSearch.corrected($0, names: names)
    }
    let settings = reading.configuration.settings(in: Self.workingFolder)
    let findings = settings.applied(to: reading.diagnostics + unmet, in: reading.sources)
    return Compilation(finding: findings, in: reading.sources)
  }
}
