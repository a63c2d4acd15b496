import Foundation
import LintelDiagnostics
import LintelLint
import LintelReporting

/// What a configuration says about the rules of `audit`.
enum AuditSettings {
  private static let name = ".lintel.yml"

  /// The settings of the configuration that is nearest to a theme, up to the repository's root.
  ///
  /// - Parameter theme: the theme's path.
  /// - Returns: the settings; without a configuration, the rules' own severities.
  /// - Throws: `SourceToolError` if the configuration has a mistake.
  static func read(for theme: String) throws -> LintSettings {
    var folder = URL(filePath: theme).standardizedFileURL.deletingLastPathComponent()
    let working = FileManager.default.currentDirectoryPath
    while true {
      let path = folder.appending(path: name).path
      if FileManager.default.fileExists(atPath: path) {
        let reading = readConfiguration(
          path,
          workingFolder: working,
          formats: ["auto"] + ReportFormat.all.map(\.name),
          read: { FileManager.default.contents(atPath: $0).map { Array($0) } }
        )
        if let mistake = reading.diagnostics.first(where: { $0.severity == .error }) {
          throw SourceToolError("\(path): \(mistake.message)")
        }
        return reading.configuration.settings(in: working)
      }
      let isRoot = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      guard !isRoot, folder.path != "/" else { return LintSettings() }
      folder = folder.deletingLastPathComponent()
    }
  }
}
