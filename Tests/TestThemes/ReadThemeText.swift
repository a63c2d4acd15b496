package import LintelDiagnostics
package import LintelTheme

/// Reads a theme from text, with imported files by their paths relative to the root file, and returns its diagnostics as
/// `line:column severity [rule] message`, with the path first for imported files.
package func readTheme(
  yaml: String,
  files: [String: String] = [:]
) -> (theme: Theme?, diagnostics: [String]) {
  let reading = readingOfTheme(yaml: yaml, files: files)
  return (reading.theme, reading.diagnostics.map { rendered($0, in: reading.sources) })
}

/// Reads a theme from text, and returns its diagnostics as values.
package func readingOfTheme(yaml: String, files: [String: String] = [:]) -> ThemeReading {
  var files = files
  files["theme.yaml"] = yaml
  return readTheme(root: "theme.yaml", provider: .inMemory(files))
}

/// A theme's text with the header that the tests' themes share: version, name, and versions of iOS.
package func theme(_ body: String, ios: String = "15..27") -> String {
  "lintel: 1\ntheme: Test\nios: \(ios)\n" + body
}

/// A diagnostic as `line:column severity [rule] message`, with the path first unless it is the root file.
package func rendered(_ diagnostic: Diagnostic, in sources: SourceMap) -> String {
  let place = sources.location(of: diagnostic.range)
  let path =
    diagnostic.range.file == FileID(0) ? "" : sources[diagnostic.range.file].path + ":"
  return "\(path)\(place.line):\(place.column) \(diagnostic.severity.rawValue) "
    + "[\(diagnostic.rule)] \(diagnostic.message)"
}

extension SourceProvider {
  /// A provider of files that exist only as text.
  package static func inMemory(
    _ files: [String: String],
    allowedFolders: [String] = [],
    ignoringCase: Bool = false
  ) -> SourceProvider {
    if ignoringCase { return .inMemoryIgnoringCase(files, allowedFolders: allowedFolders) }
    return SourceProvider(
      read: { files[$0].map { Array($0.utf8) } },
      expand: { pattern in
        files.keys.filter { matches($0[...], pattern[...]) }.sorted()
      },
      allowedFolders: allowedFolders
    )
  }

  /// A provider of files on a disk that ignores case: files have the path that was requested, as long as it has no `*`.
  private static func inMemoryIgnoringCase(
    _ files: [String: String],
    allowedFolders: [String]
  ) -> SourceProvider {
    @Sendable func own(_ path: String) -> String? {
      files.keys.first { $0.lowercased() == path.lowercased() }
    }
    var provider = SourceProvider(
      read: { own($0).flatMap { files[$0] }.map { Array($0.utf8) } },
      expand: { pattern in
        let parts = pattern.split(separator: "/")
        return files.keys.compactMap { file -> String? in
          let names = file.split(separator: "/")
          guard names.count == parts.count else { return nil }
          let isMatch = zip(names, parts).allSatisfy { name, part in
            part.contains("*") ? matches(name, part) : name.lowercased() == part.lowercased()
          }
          guard isMatch else { return nil }
          return zip(names, parts).map { $1.contains("*") ? $0 : $1 }.joined(separator: "/")
        }.sorted()
      },
      allowedFolders: allowedFolders
    )
    provider.spelling = { own($0) ?? $0 }
    return provider
  }

  /// `*` matches within one part of a path.
  private static func matches(_ path: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      var tail = path
      while true {
        if matches(tail, rest) { return true }
        guard let next = tail.first, next != "/" else { return false }
        tail = tail.dropFirst()
      }
    }
    return path.first == first && matches(path.dropFirst(), pattern.dropFirst())
  }
}
