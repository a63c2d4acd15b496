import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelTheme

/// Finds and reads the configuration of a theme, as commands do that run in the root folder.
enum ConfigurationSearch {
  /// The name that a configuration has in each folder.
  static let name = ".lintel.yml"
  /// All paths are absolute, so that it doesn't matter where the editor starts the server.
  static let workingFolder = "/"

  /// Returns the path of the nearest configuration from a file upwards; the search ends at the root
  /// of the repository.
  static func nearest(to path: String, in files: ServerFiles) -> String? {
    var folder = SourcePath.folder(of: path)
    while true {
      let candidate = SourcePath.join(folder, name)
      if files.kind(candidate) == .file { return candidate }
      let isRoot = files.kind(SourcePath.join(folder, ".git")) != nil
      guard !isRoot, folder != "/", !folder.isEmpty else { return nil }
      folder = SourcePath.folder(of: folder)
    }
  }

  /// Returns a configuration with what it extends, and what is wrong with them.
  static func reading(of path: String, in files: ServerFiles) -> ConfigurationReading {
    readConfiguration(
      path,
      workingFolder: workingFolder,
      formats: ["auto"] + ReportFormat.all.map(\.name),
      read: { files.provider.read($0) }
    )
  }

  /// Whether a file that themes are made of matches a pattern.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - path: where to look, a file or a folder.
  ///   - depth: how many folders have been entered; links may lead in a circle.
  ///   - files: how they are reached.
  /// - Returns: true at the first that is found.
  static func exists(
    _ pattern: PathPattern,
    at path: String,
    depth: Int = 0,
    in files: ServerFiles
  ) -> Bool {
    switch files.kind(path) {
    case .file:
      [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) } && pattern.matches(path)
    case .folder where depth < 32:
      files.names(path).contains {
        exists(pattern, at: SourcePath.join(path, $0), depth: depth + 1, in: files)
      }
    case .folder, nil: false
    }
  }
}

/// The findings about a configuration, in the form of those about themes.
extension ConfigurationReading {
  /// The findings that `lint` reports besides those about themes.
  func compilation(in files: ServerFiles) -> Compilation {
    let unmet = unmetPaths { ConfigurationSearch.exists($0, at: $0.literalPath, in: files) }
    let settings = configuration.settings(in: ConfigurationSearch.workingFolder)
    return Compilation(
      finding: settings.applied(to: diagnostics + unmet, in: sources),
      in: sources
    )
  }
}
