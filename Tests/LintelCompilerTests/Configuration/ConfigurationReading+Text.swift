import LintelDiagnostics
import LintelLint
import TestThemes

/// Reads configurations from the text of `/app/.lintel.yml`, and from others that it extends, by their paths relative to `/app`.
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
