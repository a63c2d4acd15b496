package import LintelCompiler
package import LintelDiagnostics
import LintelLint
import LintelSyntax

/// Merges the runs of several themes.
extension Report {
  /// Puts the runs of several themes together: a file that two of them import is one file, and what both find in it one finding.
  ///
  /// - Parameters:
  ///   - compilations: one for each theme.
  ///   - paths: how files are named.
  ///   - run: what is known of the run.
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

/// A file as one of several runs has read it; one that has changed between two of them is two files.
private struct FileKey: Hashable, Comparable {
  /// The path relative to the working folder.
  let path: String
  /// The contents.
  let bytes: [UInt8]

  /// The key of a file.
  init(_ file: SourceFile, _ paths: ReportPaths) {
    path = paths.fromWorkingFolder(file.path)
    bytes = file.bytes
  }

  /// Files of one name are mostly one file, so that there is no need to hash megabytes of them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  /// Orders files by path, versions of one file by content.
  static func < (a: FileKey, b: FileKey) -> Bool {
    a.path == b.path ? a.bytes.lexicographicallyPrecedes(b.bytes) : a.path < b.path
  }
}

/// Translates findings from one numbering of files to another.
extension Diagnostic {
  /// The finding with every one of its ranges put elsewhere.
  fileprivate func moved(_ move: (SourceRange) -> SourceRange) -> Diagnostic {
    var copy = self
    // An identity is made of paths as one run has them; formats ask for their own.
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

/// Puts findings about something else than a theme into the form of those about themes.
extension Compilation {
  /// Creates a compilation that has findings alone.
  package init(finding diagnostics: [Diagnostic], in sources: SourceMap) {
    self.init(sources: sources, theme: nil, diagnostics: diagnostics)
  }
}
