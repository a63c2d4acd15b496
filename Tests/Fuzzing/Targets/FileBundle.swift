package import LintelTheme

/// Several files in one sequence of bytes, in which a line `#~ NAME` begins the next file.
package struct FileBundle {
  /// The files by name; the caller names the first file, and lines name the others.
  package private(set) var files: [String: [UInt8]] = [:]

  package init(_ bytes: [UInt8], root: String) {
    var name = root
    var lines: [ArraySlice<UInt8>] = []
    func text() -> [UInt8] { Array(lines.joined(separator: [0x0A])) }
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard line.starts(with: Array("#~ ".utf8)) else {
        lines.append(line)
        continue
      }
      files[name] = files[name] ?? text()
      name = String(decoding: line.dropFirst(3), as: UTF8.self)
      lines = []
    }
    files[name] = files[name] ?? text()
  }

  /// A provider that reads the files from memory.
  package var provider: SourceProvider {
    SourceProvider(
      read: { [files] in files[$0] },
      expand: { [files] pattern in
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
          return files[pattern] == nil ? [] : [pattern]
        }
        return files.keys.filter { $0.hasPrefix(first) && $0.hasSuffix(last) }.sorted()
      }
    )
  }
}
