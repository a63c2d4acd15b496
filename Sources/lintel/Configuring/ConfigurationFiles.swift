import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelTheme

/// Finds and reads the configurations of themes, each once.
final class ConfigurationFiles {
  /// The working folder, absolute.
  let workingFolder = Files.workingFolder()
  /// The path of `--config`.
  private let forced: String?
  /// Whether messages have colors.
  private let color: ColorChoice
  /// Reads files, and notes which.
  private let source: ObservedFiles
  /// What flags say; applied to every configuration.
  private let override: (inout Configuration) -> Void
  /// The configuration of each folder that was asked for; nil for none.
  private var paths: [String: String?] = [:]
  /// The configurations that were read, by path.
  private var readings: [String: ConfigurationReading] = [:]

  /// Prepares to look for configurations.
  ///
  /// - Parameters:
  ///   - forced: The path of `--config`; nil to search from each folder upwards.
  ///   - color: Whether messages have colors.
  ///   - source: Reads files.
  ///   - override: Applies the command line's own settings to every configuration.
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

  /// The configuration of a file or a folder; the standard one if there is none.
  ///
  /// - Parameter folder: relative to the working folder, or absolute.
  /// - Returns: the values that hold, flags included.
  /// - Throws: if the file of `--config` can't be read; if a configuration has errors, which are reported first.
  func configuration(forFilesIn folder: String) throws -> Configuration {
    var configuration = Configuration()
    if let path = forced ?? path(from: folder) {
      configuration = try reading(of: path).configuration
    }
    override(&configuration)
    return configuration
  }

  /// Whether the configuration of a file wants it to be looked at.
  ///
  /// - Parameter path: of a file that a folder holds; one that is named itself is always wanted.
  /// - Returns: whether it is included, and not excluded.
  /// - Throws: if the configuration has errors or can't be read.
  func includes(_ path: String) throws -> Bool {
    let configuration = try configuration(forFilesIn: Files.folder(of: path))
    let absolute = SourcePath.join(workingFolder, path)
    return configuration.included?.value.contains { $0.matches(absolute) } ?? true
      && !configuration.excluded.value.contains { $0.matches(absolute) }
  }

  /// The warnings about the configurations that were used.
  var warnings: [Compilation] {
    readings.sorted { $0.key < $1.key }.map(\.value).compactMap { reading in
      var configuration = reading.configuration
      override(&configuration)
      let diagnostics = configuration.settings(in: workingFolder)
        .applied(to: reading.diagnostics + reading.unmetPaths(exists), in: reading.sources)
      return diagnostics.isEmpty ? nil : Compilation(finding: diagnostics, in: reading.sources)
    }
  }

  /// Whether one of the files that themes are made of is meant by a pattern.
  private func exists(_ pattern: PathPattern) -> Bool {
    ConfigurationSearch.exists(
      pattern,
      at: pattern.literalPath,
      isFile: { Files.kind($0).map { $0 == .file } },
      names: { (try? Files.names(in: $0)) ?? [] }
    )
  }

  /// The nearest configuration from a folder upwards; the search ends at the root of the repository.
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

  /// The configuration at a path, read once.
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
