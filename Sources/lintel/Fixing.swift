import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelRuns
import LintelTheme

/// Applies fixes for `lint`.
extension FixOutcome {
  /// Determines what fixes would change in the files of a run.
  init(_ level: FixLevel, for run: LintRun, _ input: InputOptions) throws {
    self = applyFixes(
      level,
      provider: input.provider,
      identity: { Files.realPath($0) },
      themes: try run.judgments(input.options)
    )
  }

  /// Writes the files, or none if one can't be written or has changed meanwhile; `quietly` keeps standard output free.
  func write(quietly: Bool) throws(FileError) {
    let changes = files.map { FileChange(path: $0.path, bytes: $0.after, before: $0.before) }
    try Files.replaceAll(changes, isDurable: true)
    for file in files {
      let count = "\(file.findings) finding\(file.findings == 1 ? "" : "s")"
      let line = "fixed \(file.path)\(file.findings > 0 ? ": \(count)" : "")\n"
      if quietly { Terminal.printError(line) } else { Terminal.print(line) }
    }
    reportSkippedFixes()
  }

  func printPatch() {
    for file in files {
      Terminal.print(unifiedDiff(of: file.path, old: file.before, new: file.after))
    }
    reportSkippedFixes()
  }

  /// Reports the fixes that weren't applied, with the reasons.
  private func reportSkippedFixes() {
    for refusal in refusals {
      let place = "\(refusal.path):\(refusal.findingStart.line):\(refusal.findingStart.column)"
      Terminal.printError(
        "\(place): note: '\(refusal.title)' isn't applied: \(refusal.reason) [\(refusal.rule)]\n"
      )
    }
  }
}

/// Judges the themes of a run again, with changed files.
extension LintRun {
  /// Returns a judge for each theme, which leaves out the findings that baselines list.
  ///
  /// The mistakes in a baseline are reported at the end of the run.
  func judgments(_ options: CompilerOptions) throws -> [(SourceProvider) -> Compilation] {
    let known = try knownFindings()
    return themes.map { theme in
      let options = compilerOptions(for: theme, options)
      let baseline = theme.configuration.baseline.flatMap { known[$0.value] }
      return { provider in
        var own = analyze(root: theme.path, provider: provider, options: options)
        if let (findings, folders) = baseline { _ = BaselineRun(hidingIn: &own, findings, folders) }
        return own
      }
    }
  }

  /// Reads the baselines, by path.
  private func knownFindings() throws -> [String: (Baseline, BaselineFolders)] {
    if options.updateBaseline { return [:] }
    return try Set(themes.compactMap(\.configuration.baseline?.value)).sorted()
      .reduce(into: [:]) { known, path in
        let reading = readBaseline(SourceFile(path: path, bytes: try Files.contents(of: path)))
        let folders = BaselineFolders(working: files.workingFolder, baselineAt: path)
        known[path] = (reading.baseline, folders)
      }
  }
}
