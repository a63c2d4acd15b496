import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelTheme

/// Finds and reads the configurations of themes, each once.
final class ConfigurationFiles {
  /// The absolute path of the working folder.
  let workingFolder = Files.workingFolder()
  /// The path of `--config`.
  private let forced: String?
  private let color: ColorChoice
  /// Reads files, and records which ones.
  private let source: ObservedFiles
  /// Applies the flags of the command line to a configuration.
  private let override: (inout Configuration) -> Void
  /// The path of the configuration for each folder so far, or `nil` if there is none.
  private var paths: [String: String?] = [:]
  /// The configurations that were read, by path.
  private var readings: [String: ConfigurationReading] = [:]

  /// Prepares to find configurations: the one at the path of `--config`, or the nearest one for each folder.
  init(
    _ forced: String? = nil,
    color: ColorChoice,
    in source: ObservedFiles = ObservedFiles(),
    override: @escaping (inout Configuration) -> Void = { _ in }
  ) {
    self.forced = forced
    self.color = color
    self.source = source
    self.override = override
  }

  /// Returns the configuration for the files in a folder, with flags applied, or the default one if there is none.
  ///
  /// Throws if the file of `--config` can't be read, or if a configuration has errors, which are reported first.
  func configuration(forFilesIn folder: String) throws -> Configuration {
    var configuration = Configuration()
    if let path = forced ?? path(from: folder) {
      configuration = try reading(of: path).configuration
    }
    override(&configuration)
    return configuration
  }

  /// Whether the configuration includes a file that was found in a folder; files that the user names are always included.
  func includes(_ path: String) throws -> Bool {
    let configuration = try configuration(forFilesIn: Files.folder(of: path))
    let absolute = SourcePath.join(workingFolder, path)
    return configuration.included?.value.contains { $0.matches(absolute) } ?? true
      && !configuration.excluded.value.contains { $0.matches(absolute) }
  }

  /// The warnings about the configurations in use.
  var warnings: [Compilation] {
    readings.sorted { $0.key < $1.key }.map(\.value).compactMap { reading in
      var configuration = reading.configuration
      override(&configuration)
      let diagnostics = configuration.settings(in: workingFolder)
        .applied(
          to: reading.diagnostics + reading.unmetPaths(exists, corrected: corrected),
          in: reading.sources
        )
      return diagnostics.isEmpty ? nil : Compilation(finding: diagnostics, in: reading.sources)
    }
  }

  /// Whether a pattern matches any file.
  private func exists(_ pattern: PathPattern) -> Bool {
    ConfigurationSearch.exists(
      pattern,
      at: pattern.literalPath,
      isFile: { Files.kind($0).map { $0 == .file } },
      names: { (try? Files.names(in: $0)) ?? [] }
    )
  }

  private func corrected(_ pattern: PathPattern) -> String? {
    ConfigurationSearch.corrected(pattern) { (try? Files.names(in: $0)) ?? [] }
  }

  /// Finds the nearest configuration in a folder or above, up to the root of the repository.
  private func path(from folder: String) -> String? {
    if let known = paths[folder] { return known }
    let nearest = ConfigurationSearch.nearest(to: SourcePath.join(workingFolder, folder)) {
      source.kind($0).map { $0 == .file }
    }
    let found = nearest.map { path in
      folder.hasPrefix("/") ? path : SourcePath.relative(path, to: workingFolder)
    }
    paths[folder] = .some(found)
    return found
  }

  /// Returns the configuration at a path, which is read only once.
  private func reading(of path: String) throws -> ConfigurationReading {
    if let known = readings[path] { return known }
    _ = try source.contents(of: path)
    let reading = ConfigurationSearch.reading(of: path, from: workingFolder) {
      try? source.contents(of: $0)
    }
    readings[path] = reading
    if reading.diagnostics.hasErrors {
      let report = Compilation(finding: reading.diagnostics, in: reading.sources)
      try Reporting(color: color).send([report])
      throw Exit(status: 2, message: nil)
    }
    return reading
  }
}
