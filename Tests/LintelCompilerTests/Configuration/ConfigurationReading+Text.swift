import LintelDiagnostics
import LintelLint
import TestThemes

/// Reads configurations from text.
///
/// - Parameters:
///   - text: the file `.lintel.yml` in the folder `/app`.
///   - others: the files that it extends, by their paths relative to that folder.
/// - Returns: the configuration, and its diagnostics.
func configuration(_ text: String, others: [String: String] = [:]) -> ConfigurationReading {
  var files = others
  files[".lintel.yml"] = text
  return readConfiguration(
    ".lintel.yml",
    workingFolder: "/app",
    formats: ["auto", "text", "concise"],
    read: { [files] path in files[path].map { Array($0.utf8) } }
  )
}

extension ConfigurationReading {
  /// The diagnostics in the form of `TestThemes`.
  var rendered: [String] {
    diagnostics.map { TestThemes.rendered($0, in: sources) }
  }
}
