import Foundation
import LintelDiagnostics
import LintelLint
import LintelReporting

/// The settings of a configuration for the rules of `audit`.
enum AuditSettings {
  /// Reads the configuration nearest to a theme, up to the repository's root; without one, rules have their own severities.
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
