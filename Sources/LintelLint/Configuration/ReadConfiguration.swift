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

  /// Returns findings about the paths that match no file.
  ///
  /// Those in `included` and `excluded` can be there before their files, so they must name a theme's file or be similar to a name.
  ///
  /// - Parameters:
  ///   - isMet: returns whether a file of a theme matches a pattern.
  ///   - corrected: returns a pattern with the only similar name of a file or folder, or `nil` if nothing is similar.
  /// - Returns: a warning for each of them.
  package func unmetPaths(
    _ isMet: (PathPattern) -> Bool,
    corrected: (PathPattern) -> String?
  ) -> [Diagnostic] {
    let paths = configuration.paths.map { (pattern: $0.value.pattern, range: $0.value.range) }
    let unmet = paths.filter { !isMet($0.pattern) }
    let listed = configuration.listedPaths.filter { path in
      !isMet(path.pattern) && (path.pattern.namesFile || corrected(path.pattern) != nil)
    }
    return (unmet + listed).map { pattern, range in
      let meant = corrected(pattern)
      let advice = "correct the path, which is relative to the configuration's folder, or remove it"
      return Diagnostic(
        "unused-suppression",
        as: .warning,
        "the file '\(pattern.text)' doesn't exist",
        at: range,
        help: Suggestion.help(for: meant.map { [$0] } ?? [], or: advice)
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
