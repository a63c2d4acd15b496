import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
package import LintelLint
import LintelReporting
import LintelRuns
import LintelTheme

/// The findings of `lintel lint` in one theme, with the configuration of its folder.
package final class ThemeAnalysis {
  let root: String
  /// The theme, whose diagnostics don't include what its baseline lists.
  let compilation: Compilation
  /// The findings about the configuration and the baseline.
  let others: [Compilation]
  /// The files besides the theme's own that the findings depend on.
  let settingsFiles: Set<String>
  /// The options with which fixes are judged.
  let options: CompilerOptions
  /// Hides the findings that a baseline lists.
  private let hide: (inout Compilation) -> Void

  /// The declarations, sorted when they are first needed.
  private(set) lazy var cascade: Cascade? = compilation.theme.map { Cascade($0) }
  /// The places of names and keys in each file, found when they are first needed.
  private(set) lazy var marks: [FileID: [StructureMark]] = compilation.roots.mapValues {
    StructureReader.marks(in: $0)
  }
  /// The places of all names, found when they are first needed.
  private(set) lazy var names = NameIndex(self)

  /// The entries by the place of their key, in source order, found when they are first needed.
  private(set) lazy var entryPlaces: [EntryPlace] = EntryPlace.all(in: cascade)
  /// The decisions that show where entries win, or `nil` for a theme with errors.
  private lazy var decisions: ThemeDecisions? =
    compilation.diagnostics.hasErrors
    ? nil
    : cascade.flatMap { cascade in
      let own = cascade.limited(to: cascade.theme.space.release)
      return try? ThemeDecisions(own, disagreement: .anyValue)
    }

  /// Returns where an entry wins, or `nil` if that can't be decided.
  func effect(of place: EntryPlace) -> EntryEffect? {
    try? decisions?.effect(of: place.target, from: place.entries)
  }

  /// Judges the theme at an absolute path like `lint` does.
  package init(root: String, files: ServerFiles, options: CompilerOptions = CompilerOptions()) {
    self.root = root
    var options = options
    let reading = files.configuration(nearestTo: root)
    let configuration = reading?.configuration ?? Configuration()
    options.lint = configuration.settings(in: ServerFiles.workingFolder)
    var others = reading.map { [files.compilation(of: $0)] } ?? []
    var settingsFiles = Set(reading?.sources.files.map(\.path) ?? [])
    var compilation = analyze(root: root, provider: files.provider, options: options)
    var hide: (inout Compilation) -> Void = { _ in }
    if let path = configuration.baseline?.value {
      settingsFiles.insert(path)
      if let bytes = files.provider.read(path) {
        let baseline = readBaseline(SourceFile(path: path, bytes: bytes))
        let folders = BaselineFolders(working: ServerFiles.workingFolder, baselineAt: path)
        hide = { _ = BaselineRun(hidingIn: &$0, baseline.baseline, folders) }
        let stale = BaselineRun(hidingIn: &compilation, baseline.baseline, folders)
          .stale(in: baseline.baseline) { files.kind($0) == nil }
        let findings =
          baseline.diagnostics.hasErrors
          ? baseline.diagnostics : baseline.staleDiagnostics(stale, .warning)
        let applied = options.lint.applied(to: findings, in: baseline.sources)
        others.append(Compilation(finding: applied, in: baseline.sources))
      }
    }
    self.compilation = compilation
    self.others = others
    self.settingsFiles = settingsFiles
    // Later work answers requests, and is never interrupted.
    options.isInterrupted = nil
    self.options = options
    self.hide = hide
  }

  var paths: [String] { compilation.sources.files.map(\.path) }

  /// Returns the ID of a file of the theme, or `nil` if the theme doesn't read it.
  func file(_ path: String) -> FileID? {
    compilation.sources.files.firstIndex { $0.path == path }.map { FileID($0) }
  }

  /// Whether a change of a file can change the findings.
  ///
  /// If an import wasn't found, any file may be the missing one.
  func depends(on path: String) -> Bool {
    path == root || settingsFiles.contains(path) || file(path) != nil
      || ConfigurationSearch.names.contains(SourcePath.name(of: path))
      || compilation.diagnostics.contains {
        $0.rule == "import-not-found" || $0.rule == "unreadable-file"
      }
  }

  /// Returns the files with all safe fixes applied, as `lint --fix` writes them.
  func fixed(in files: ServerFiles) -> [FixOutcome.File] {
    applyFixes(
      .safe,
      provider: files.provider,
      identity: files.provider.resolve,
      themes: [
        { [root, options, hide] provider in
          var compilation = analyze(root: root, provider: provider, options: options)
          hide(&compilation)
          return compilation
        }
      ]
    ).files
  }
}

/// The entries that result from one place in a file: one, or one for each use of the style that contains it.
struct EntryPlace {
  let key: SourceRange
  let value: SourceRange
  /// The path inside its block.
  let path: String
  /// For an entry of a style, the places of the `use` entries that add it.
  let uses: [SourceRange]
  var entries: Set<Int32>
  /// The target that the path of the entry names, not those that it resets.
  let target: TargetID

  /// The places of a theme's entries in source order.
  static func all(in cascade: Cascade?) -> [EntryPlace] {
    guard let cascade else { return [] }
    let theme = cascade.theme
    var places: [SourceRange: EntryPlace] = [:]
    var steps: [SourceRange: Int32] = [:]
    for declaration in theme.declarations {
      let entry = theme.entries[Int(declaration.entry)]
      let entries = (places[entry.keyRange]?.entries ?? []).union([declaration.entry])
      if let known = steps[entry.keyRange], known <= declaration.shorthandSteps {
        places[entry.keyRange]?.entries = entries
        continue
      }
      steps[entry.keyRange] = declaration.shorthandSteps
      places[entry.keyRange] = EntryPlace(
        key: entry.keyRange,
        value: entry.valueRange,
        path: entry.path,
        uses: entry.uses,
        entries: entries,
        target: declaration.target
      )
    }
    return places.values.sorted { $0.key < $1.key }
  }
}
