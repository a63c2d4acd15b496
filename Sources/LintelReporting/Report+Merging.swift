package import LintelCompiler
package import LintelDiagnostics
import LintelLint
import LintelSyntax

extension Report {
  /// Creates a report from the runs of several themes; a file that two of them import, and a finding of both in it, appear once.
  package init(_ compilations: [Compilation], paths: ReportPaths, run: RunFacts) {
    var files: [FileKey: SourceFile] = [:]
    for file in compilations.flatMap(\.sources.files) {
      let key = FileKey(file, paths)
      files[key] = files[key] ?? file.renamed(key.path)
    }
    let keys = files.keys.sorted()
    let ids = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices.map { FileID($0) }))
    var findings: [Diagnostic] = []
    var silenced: Set<SilencedFinding> = []
    var roots: [FileID: YAMLNode] = [:]
    for compilation in compilations {
      let moved = compilation.sources.files.map { ids[FileKey($0, paths)] }
      for (file, root) in compilation.roots {
        guard let id = moved[Int(file.rawValue)], roots[id] == nil else { continue }
        roots[id] = root.moved(to: id)
      }
      func merged(_ finding: Diagnostic) -> Diagnostic {
        finding.moved { range in
          let index = Int(range.file.rawValue)
          return moved.indices.contains(index) ? range.moved(to: moved[index] ?? range.file) : range
        }
      }
      findings += compilation.diagnostics.map(merged)
      for entry in compilation.suppressed {
        silenced.insert(
          SilencedFinding(merged(entry.finding), .inSource, justification: entry.reason)
        )
      }
      for finding in compilation.baselined {
        silenced.insert(SilencedFinding(merged(finding), .external))
      }
    }
    self.init(
      sources: SourceMap(keys.compactMap { files[$0] }),
      roots: roots,
      findings: findings,
      silenced: Array(silenced),
      paths: paths,
      run: run
    )
  }
}

/// A file as one of several runs read it; a file that changed between two of them counts as two files.
private struct FileKey: Hashable, Comparable {
  /// The path relative to the working folder.
  let path: String
  let bytes: [UInt8]

  init(_ file: SourceFile, _ paths: ReportPaths) {
    path = paths.fromWorkingFolder(file.path)
    bytes = file.bytes
  }

  /// Hashes only the path and the length, because files with the same path are usually the same, and may have megabytes.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  /// Orders files by path, and versions of one file by content.
  static func < (a: FileKey, b: FileKey) -> Bool {
    a.path == b.path ? a.bytes.lexicographicallyPrecedes(b.bytes) : a.path < b.path
  }
}

extension Diagnostic {
  fileprivate func moved(_ move: (SourceRange) -> SourceRange) -> Diagnostic {
    var copy = self
    // An identity contains paths as one run has them. Formats ask for their own.
    copy.identity = nil
    copy.range = move(range)
    copy.notes = notes.map { Note($0.message, at: $0.range.map(move)) }
    copy.fixIts = fixIts.map { fix in
      FixIt(
        fix.title,
        fix.applicability,
        edits: fix.edits.map { FixIt.Edit(range: move($0.range), newText: $0.newText) }
      )
    }
    return copy
  }
}

extension Compilation {
  /// Creates a compilation that has only findings.
  package init(finding diagnostics: [Diagnostic], in sources: SourceMap) {
    self.init(sources: sources, theme: nil, diagnostics: diagnostics)
  }
}
