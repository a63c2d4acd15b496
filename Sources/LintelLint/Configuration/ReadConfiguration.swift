package import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// A configuration and the mistakes in its files.
package struct ConfigurationReading: Sendable {
  package let configuration: Configuration
  /// The files that were read, the nearest first, followed by those that it extends.
  package let sources: SourceMap
  /// The mistakes, file by file.
  package let diagnostics: [Diagnostic]

  /// Returns findings about the patterns in `per-path` that match no file.
  package func unmetPaths(_ isMet: (PathPattern) -> Bool) -> [Diagnostic] {
    configuration.paths.map(\.value).filter { !isMet($0.pattern) }.map { setting in
      Diagnostic(
        "unused-suppression",
        as: .warning,
        "the file '\(setting.pattern.text)' doesn't exist",
        at: setting.range,
        help: ["correct the path, which is relative to the configuration's folder, or remove it"]
      )
    }
  }
}

/// Reads a configuration and the files that it extends, and reports mistakes in them without failing.
///
/// - Parameters:
///   - path: the path of the file.
///   - workingFolder: the absolute path that relative paths start from.
///   - formats: the names of the report formats.
///   - read: returns the bytes of a file, or `nil` if it can't be read.
/// - Returns: the settings that could be read, and all mistakes.
package func readConfiguration(
  _ path: String,
  workingFolder: String,
  formats: [String],
  read: (String) -> [UInt8]?
) -> ConfigurationReading {
  var sources = SourceMap()
  var diagnostics: [Diagnostic] = []
  var configuration = Configuration()
  /// The next file to read, and the range of the text that names it, or `nil` for the first file.
  var next: (path: String, range: SourceRange?)? = (SourcePath.normalized(path), nil)
  while let (path, range) = next {
    next = nil
    if let range, let id = sources.files.firstIndex(where: { $0.path == path }) {
      let first = SourceRange(file: FileID(id), lower: 0, upper: 0)
      diagnostics.append(
        "circular-extends",
        "'\(path)' extends itself",
        at: range,
        notes: range.file == first.file ? [] : [Note("by way of this file", at: first)],
        help: ["remove one 'extends'"]
      )
      break
    }
    guard let bytes = read(path) else {
      let place =
        range
        ?? SourceRange(file: sources.add(SourceFile(path: path, bytes: [])), lower: 0, upper: 0)
      diagnostics.append("unreadable-file", "'\(path)' can't be read", at: place)
      break
    }
    let id = sources.add(SourceFile(path: path, bytes: bytes))
    let parsed = parseYAML(sources[id], as: id)
    diagnostics += parsed.diagnostics
    var reader = ConfigurationReader(
      file: sources[id],
      workingFolder: workingFolder,
      formats: formats
    )
    if let root = parsed.root { reader.read(root) }
    diagnostics += reader.diagnostics
    configuration.extend(reader.configuration)
    next = reader.base.map { ($0.path, $0.range) }
  }
  return ConfigurationReading(
    configuration: configuration,
    sources: sources,
    diagnostics: diagnostics.sortedForOutput()
  )
}
