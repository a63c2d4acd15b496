import ArgumentParser
import Foundation
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelRuns
import LintelSource
import LintelTheme

/// The `lintel-source audit` command, which finds what an app's code sets besides its theme; the help of `lintel audit` describes its
/// options.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds code that overrides, repeats, or undoes what a theme sets, for 'lintel audit'."
  )

  @Argument(help: ArgumentHelp(valueName: "path")) var paths: [String]
  @Option var format: String?
  @Flag var strict = false
  @Flag var diff = false
  @Flag var fix = false
  @Option(help: ArgumentHelp(valueName: "file")) var baseline: String?
  @Flag var updateBaseline = false
  @Option(help: ArgumentHelp(valueName: "file")) var output: String?
  @Flag(name: .customLong("no-cache")) var isUncached = false
  @Option(name: .customLong("allow-import")) var allowedFolders: [String] = []

  func validate() throws {
    guard paths.count > 1 else {
      throw ValidationError("specify the app's folders, followed by the theme")
    }
    if diff, fix { throw ValidationError("--diff writes nothing, and --fix does; use one of them") }
    if diff, output == "-" {
      throw ValidationError("--diff prints a patch on standard output; write the report to a file")
    }
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline needs a file: specify it with '--baseline FILE'")
    }
  }

  private var apps: [String] { Array(paths.dropLast()) }

  func run() throws {
    let format = try chosenFormat()
    let theme = paths[paths.count - 1]
    if Self.kind(theme) == .folder {
      throw SourceToolError("'\(theme)' is a folder; specify a theme in it")
    }
    let compilation = compile(root: theme, provider: provider)
    guard compilation.theme != nil else {
      throw SourceToolError("\(theme): isn't a theme that can be read; 'lintel lint' says why")
    }
    // What such a theme sets is unknown, so a run without findings could be a mistake.
    guard !compilation.diagnostics.hasErrors else {
      throw SourceToolError("\(theme): the theme has errors; 'lintel lint' shows them")
    }
    var (files, result) = try audit(compilation)
    if diff { printRemoval(of: result.removable, from: files) }
    if fix, try delete(result.removable.filter(\.isSafe), from: files) {
      (files, result) = try audit(compilation)
    }
    result.findings = try AuditSettings.read(for: theme)
      .applied(to: result.findings, in: result.sources)
    let hidden = try hide(&result)
    let text = format.render(report(of: result, hidden), .plain)
    if output == "-" {
      FileHandle.standardOutput.write(Data(text.utf8))
    } else if let output {
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } else {
      switch format.audience {
      case .people: FileHandle.standardError.write(Data(text.utf8))
      case .programs where !diff: FileHandle.standardOutput.write(Data(text.utf8))
      case .programs: break
      }
    }
    let level: Severity = strict ? .warning : .error
    if result.findings.contains(where: { $0.severity >= level }) { throw ExitCode(1) }
  }

  /// Reads the app and compares it with the theme.
  private func audit(_ theme: Compilation) throws -> (files: [SourceFile], result: AuditResult) {
    try TerminalProgress.during { report in
      let files = try AppFiles.load(apps, report: report)
      let reading = ReadingCache(of: apps, isOff: isUncached).read(files, report: report)
      report(.comparing)
      return (files, auditApp(reading, files: files, theme: theme) { AppFiles.shown($0, in: apps) })
    }
  }

  /// Removes the findings that the baseline lists, or writes all into the baseline, and returns the hidden ones.
  private func hide(_ result: inout AuditResult) throws -> [Diagnostic] {
    guard let baseline else { return [] }
    let folder = FileManager.default.currentDirectoryPath
    let folders = BaselineFolders(working: folder, baselineAt: baseline)
    var compilation = Compilation(finding: result.findings, in: result.sources)
    var known = Baseline()
    if let bytes = FileManager.default.contents(atPath: baseline) {
      let reading = readBaseline(SourceFile(path: baseline, bytes: Array(bytes)))
      if let mistake = reading.diagnostics.first {
        throw SourceToolError("\(baseline): \(mistake.message)")
      }
      known = reading.baseline
    } else if !updateBaseline {
      throw SourceToolError("'\(baseline)' doesn't exist; '--update-baseline' writes it")
    }
    if updateBaseline {
      var all = compilation
      known = BaselineRun(hidingIn: &all, known, folders).found
      try Data(baselineJSON(known).bytes()).write(to: URL(filePath: baseline), options: .atomic)
    }
    _ = BaselineRun(hidingIn: &compilation, known, folders)
    result.findings = compilation.diagnostics
    return compilation.baselined
  }

  /// Returns the Swift files that change if the statements on some lines are deleted, each with its new bytes.
  private func changes(
    deleting lines: [RemovableLine],
    from files: [SourceFile]
  ) -> [(file: SourceFile, bytes: [UInt8])] {
    let byFile = Dictionary(grouping: lines, by: \.place.file)
    return files.compactMap { file -> (SourceFile, [UInt8])? in
      guard file.path.hasSuffix(".swift"), let own = byFile[file.path] else { return nil }
      let bytes = file.removingStatements(onLines: Set(own.map(\.place.line)))
      return bytes == file.bytes ? nil : (file, bytes)
    }
  }

  /// Deletes the statements on lines, and returns whether a file changed.
  private func delete(_ lines: [RemovableLine], from files: [SourceFile]) throws -> Bool {
    var hasChanged = false
    for (file, bytes) in changes(deleting: lines, from: files) {
      guard let url = AppFiles.place(of: file.path, in: apps) else { continue }
      try Data(bytes).write(to: url, options: .atomic)
      hasChanged = true
    }
    return hasChanged
  }

  private func chosenFormat() throws -> ReportFormat {
    let environment = ProcessInfo.processInfo.environment
    guard let format, format != "auto" else {
      return ReportFormat.automatic(isTerminal: false, environment: { environment[$0] })
    }
    guard let chosen = ReportFormat.named(format) else {
      let names = ["auto"] + ReportFormat.all.map(\.name)
      throw SourceToolError(
        "the value '\(format)' is invalid for '--format'; write \(names.quotedList(conjunction: "or"))"
      )
    }
    return chosen
  }

  private func report(of result: AuditResult, _ hidden: [Diagnostic]) -> Report {
    var facts = RunFacts(version: "0.1.0")
    facts.rule = { CodeRule.named($0)?.rule ?? LintRule.named($0) }
    return Report(
      sources: result.sources,
      findings: result.findings,
      silenced: result.suppressed.map {
        SilencedFinding($0.finding, .inSource, justification: $0.reason)
      } + hidden.map { SilencedFinding($0, .external) },
      paths: ReportPaths(workingFolder: FileManager.default.currentDirectoryPath),
      run: facts
    )
  }

  /// Prints the deletions as a patch.
  private func printRemoval(of lines: [RemovableLine], from files: [SourceFile]) {
    for (file, bytes) in changes(deleting: lines, from: files) {
      let path = AppFiles.shown(file.path, in: apps)
      let patch = unifiedDiff(of: path, old: file.bytes, new: bytes)
      FileHandle.standardOutput.write(Data(patch.utf8))
    }
  }

  /// The compiler's access to the theme's files.
  private var provider: SourceProvider {
    SourceProvider(
      read: { FileManager.default.contents(atPath: $0).map { Array($0) } },
      expand: { pattern in
        FilePattern.expand(pattern, kind: Self.kind) { folder in
          let path = folder.isEmpty ? "." : folder
          let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
          return names.filter { !$0.hasPrefix(".") }
        }
      },
      allowedFolders: allowedFolders
    )
  }

  private static func kind(_ path: String) -> FilePattern.Kind? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue ? .folder : .file : nil
  }
}
