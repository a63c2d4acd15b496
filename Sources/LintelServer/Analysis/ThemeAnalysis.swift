import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
package import LintelLint
import LintelReporting
import LintelRuns
import LintelTheme

/// What `lintel lint` finds in one theme with the configuration of its folder.
package final class ThemeAnalysis {
  /// The path of the root file.
  let root: String
  /// The theme; what its baseline lists is left out of the diagnostics.
  let compilation: Compilation
  /// The findings about the configuration and the baseline.
  let others: [Compilation]
  /// The files that the findings depend on besides the theme's own.
  let settingsFiles: Set<String>
  /// The options, with which fixes are judged.
  let options: CompilerOptions
  /// Hides what a baseline lists.
  private let hide: (inout Compilation) -> Void

  /// The declarations, sorted when they are first asked for.
  private(set) lazy var cascade: Cascade? = compilation.theme.map { Cascade($0) }
  /// The places of names and keys in each file, found when they are first asked for.
  private(set) lazy var marks: [FileID: [StructureMark]] = compilation.roots.mapValues {
    StructureReader.marks(in: $0)
  }
  /// The places of all names, found when they are first asked for.
  private(set) lazy var names = NameIndex(self)

  /// The entries by the place of their key, in source order, found when they are first asked for.
  private(set) lazy var entryPlaces: [EntryPlace] = EntryPlace.all(in: cascade)
  /// What decides where entries win; nil for a theme with errors, where nobody can say.
  private lazy var decisions: ThemeDecisions? =
    compilation.diagnostics.hasErrors
    ? nil
    : cascade.flatMap { cascade in
      let own = cascade.limited(to: cascade.theme.space.release)
      return try? ThemeDecisions(own, disagreement: .anyValue)
    }

  /// Where an entry wins; nil if that can't be said.
  func standing(of place: EntryPlace) -> EntryStanding? {
    try? decisions?.standing(of: place.target, from: place.entries)
  }

  /// Judges a theme as `lint` does.
  ///
  /// - Parameters:
  ///   - root: the path of the root file, absolute.
  ///   - files: how files are reached.
  ///   - options: what the command line allows.
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
    // What comes later is asked for by requests, and ends.
    options.isInterrupted = nil
    self.options = options
    self.hide = hide
  }

  /// The paths of the theme's files.
  var paths: [String] { compilation.sources.files.map(\.path) }

  /// The number of a file of the theme; nil if it isn't one.
  func file(_ path: String) -> FileID? {
    compilation.sources.files.firstIndex { $0.path == path }.map { FileID($0) }
  }

  /// Whether the findings can change if a file does.
  ///
  /// A file that wasn't found may be the one that an import is missing.
  func depends(on path: String) -> Bool {
    path == root || settingsFiles.contains(path) || file(path) != nil
      || SourcePath.name(of: path) == ConfigurationSearch.name
      || compilation.diagnostics.contains {
        $0.rule == "import-not-found" || $0.rule == "unreadable-file"
      }
  }

  /// The files as all safe fixes leave them, as `lint --fix` writes them.
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

/// What is written in one place of a file, once for each use of the style that it's in.
struct EntryPlace {
  /// The place of the key.
  let key: SourceRange
  /// The place of the value.
  let value: SourceRange
  /// The path inside its block.
  let path: String
  /// For an entry of a style the places of the `use` entries that brought it.
  let uses: [SourceRange]
  /// Indices of the entries.
  var entries: Set<Int32>
  /// What it sets first: what its path says, and not what that resets.
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
