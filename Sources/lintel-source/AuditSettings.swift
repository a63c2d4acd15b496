import Foundation
import LintelDiagnostics
import LintelLint
import LintelReporting

/// What a configuration says about the rules of `audit`.
enum AuditSettings {
  /// The settings of the configuration that is nearest to a theme, up to the repository's root.
  ///
  /// - Parameter theme: the theme's path.
  /// - Returns: the settings; without a configuration, the rules' own severities.
  /// - Throws: `SourceToolError` if the configuration has a mistake.
  static func read(for theme: String) throws -> LintSettings {
    let folder = URL(filePath: theme).standardizedFileURL.deletingLastPathComponent().path
    let working = FileManager.default.currentDirectoryPath
    let nearest = ConfigurationSearch.nearest(to: folder) {
      FileManager.default.fileExists(atPath: $0) ? true : nil
    }
    guard let path = nearest else { return LintSettings() }
    let reading = ConfigurationSearch.reading(of: path, from: working) {
      FileManager.default.contents(atPath: $0).map { Array($0) }
    }
    if let mistake = reading.diagnostics.first(where: { $0.severity == .error }) {
      throw SourceToolError("\(path): \(mistake.message)")
    }
    return reading.configuration.settings(in: working)
  }
}
