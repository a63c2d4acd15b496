import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelReporting
import LintelTheme

/// One run of `compile`, with the files that it reads.
struct CompileRun {
  let command: CompileCommand
  /// Reads files, and records which ones.
  let source: ObservedFiles
  /// The text of standard input, if it's the theme.
  private let given: GivenText?

  /// Prepares a run; nothing is read yet.
  init(command: CompileCommand, given: GivenText? = nil) {
    self.command = command
    self.given = given
    source = ObservedFiles(given)
  }

  struct Result {
    /// All current outputs of the themes, whether or not this run wrote them.
    var outputs: [String: FileRecord] = [:]
    /// Whether any file was written or removed.
    var hasWritten = false
    /// Whether the next run has nothing to do if nothing changes; with findings, it has to report them again.
    var isComplete = false
  }

  /// Compiles the themes, and writes what has changed.
  ///
  /// - Parameter last: the outputs of the last run of the same command; those of themes that no longer exist are removed.
  /// - Returns: the current outputs.
  /// - Throws: if a theme has errors, which are reported first, or if a file can't be read or written.
  func write(after last: [String: FileRecord]) throws -> Result {
    let (plan, depfile, isComplete) = try makePlan()
    try plan.refuseToReplaceHandwritten(besides: depfile.inputs)
    let list = command.depfile.map { path in
      FileChange(path: path, bytes: Array(depfile.text(at: path).utf8))
    }
    var messages = try plan.write(list, keeping: depfile.inputs).map { "wrote \($0)\n" }
    var outputs = plan.outputs.map { ($0.path, ContentDigest($0.bytes)) }
    if let list { outputs.append((list.path, ContentDigest(list.bytes))) }
    var result = Result(isComplete: isComplete)
    for (path, digest) in outputs {
      guard let stamp = FileStamp(path) else {
        // Something has deleted it already.
        result.isComplete = false
        continue
      }
      result.outputs[path] = FileRecord(stamp: stamp, digest: digest, isSettled: false)
    }
    for (path, record) in last.sorted(by: { $0.key < $1.key }) where result.outputs[path] == nil {
      if Files.remove(path, ifStill: record) { messages.append("removed \(path)\n") }
    }
    Terminal.print(messages.joined())
    result.hasWritten = !messages.isEmpty
    return result
  }

  /// Compiles to standard output.
  ///
  /// - Throws: if a theme has errors, which are reported first, a file can't be read, or there are several outputs.
  func print() throws {
    let outputs = try makePlan().outputs.outputs
    guard let output = outputs.first, outputs.count == 1 else {
      throw Exit.usage(
        "there are \(outputs.count) outputs, and '--output -' prints one; name one theme"
      )
    }
    Terminal.print(output.bytes)
  }

  /// Compares the outputs with the files on disk.
  ///
  /// - Throws: if a theme has errors or an output is out of date or extra, which is reported first, or if a file can't be read.
  func check() throws {
    let plan = try makePlan().outputs
    let reports =
      try plan.stale()
      + plan.extra(
        in: command.output,
        formats: command.outputFormats,
        coversFolder: command.themes.allSatisfy { Files.kind($0) == .folder }
      )
    Terminal.printError(reports.map { $0 + "\n" }.joined())
    if !reports.isEmpty { throw Exit.findings }
  }

  /// Compiles everything before anything is written.
  ///
  /// - Returns: the outputs, their inputs, and whether there are neither findings nor notes.
  private func makePlan() throws -> (outputs: OutputPlan, depfile: Depfile, isSound: Bool) {
    var plan = OutputPlan()
    var depfile = Depfile()
    var compilations: [Compilation] = []
    var notes: [String] = []
    var options = command.input.options
    options.appVersion = try command.release.parsed()
    options.proxies = command.proxies
    (options.brands, options.modes) = (command.brand, command.modes)
    let configurations = ConfigurationFiles(color: command.input.color, in: source)
    let paths = try ThemeFiles.find(given.naming(command.themes), in: source)
    // With `--watch`, the first theme may not exist yet.
    guard !paths.isEmpty || command.watch else { throw Exit.noTheme(in: command.themes) }
    for part in command.parts where try ThemeFiles.declares("theme", part, in: source) {
      throw Exit(
        status: 1,
        message: "\(part) became a theme after the build was planned; to plan it again, "
          + "run 'touch Package.swift', or clean the build folder in Xcode"
      )
    }
    let listed = Array(source.observations.folders.keys)
    for path in paths {
      let configuration = try configurations.configuration(forFilesIn: Files.folder(of: path))
      options.lint = configuration.settings(in: configurations.workingFolder)
      let looked = ObservedFiles(given)
      let provider = command.input.provider(of: looked)
      let compilation = compile(root: path, provider: provider, options: options)
      let observations = looked.observations
      source.add(observations)
      compilations.append(compilation)
      do {
        _ = try compilation.theme?.selectScope(brands: options.brands, modes: options.modes)
      } catch {
        guard paths.count > 1 else { throw error }
        throw ScopeError(error, of: path)
      }
      guard let decided = compilation.decided else { continue }
      let name = name(of: decided.theme, at: path)
      if command.outputFormats.contains(.swift) {
        let options = swiftOptions(named: name)
        notes += missingBelowIOS13(decided, options: options).map { "\(path): note: \($0)\n" }
      }
      let inputs = compilation.sources.files.map(\.path) + configuration.files
      for files in outputs(of: decided, named: name) {
        for file in files {
          let output = Files.join(command.output, file.name)
          try plan.add(output, file.bytes)
          depfile.add(output, inputs: inputs, folders: listed + observations.folders.keys)
        }
      }
    }
    if command.standalone {
      let runtime = runtimeFile(
        isPublic: command.isPublic,
        readsTrees: command.outputFormats.contains(.json)
      )
      try plan.add(Files.join(command.output, runtime.name), Array(runtime.text.utf8))
    }
    compilations.refuseSharedNames()
    Terminal.printError(notes.joined())
    let format = command.messages.format
    try Reporting(toErrors: format, color: command.input.color).send(compilations)
    if compilations.contains(where: { $0.decided == nil }) {
      if format?.audience != .programs { warnAboutKeptOutputs(of: paths) }
      throw Exit.findings
    }
    let isSound = notes.isEmpty && compilations.allSatisfy(\.diagnostics.isEmpty)
    freeInBackground(&compilations)
    return (plan, depfile, isSound)
  }

  /// The base name of a theme's outputs; for standard input without a file name, it's the theme's name.
  private func name(of theme: Theme, at path: String) -> String {
    given == nil || command.standardInput.stdinFilename != nil ? Files.baseName(path) : theme.name
  }

  /// Warns after a failure that the outputs of an earlier compile remain, with which the app would be built.
  private func warnAboutKeptOutputs(of paths: [String]) {
    let names = paths.map(Files.baseName).flatMap { name in
      command.outputFormats.flatMap { format in
        switch format {
        case .json: ["\(name).json"]
        case .swift: swiftFileNames(of: name, splits: command.split)
        }
      }
    }
    let kept = names.map { Files.join(command.output, $0) }.filter { Files.kind($0) == .file }
    guard let first = kept.first else { return }
    let others = kept.count == 1 ? "" : " and \(kept.count - 1) more"
    let verb = kept.count == 1 ? "stays as it is" : "stay as they are"
    Terminal.printError("lintel: note: nothing was written; \(first)\(others) \(verb)\n")
  }

  /// A file to write: its name in the output folder, and its contents.
  private typealias OutputFile = (name: String, bytes: [UInt8])

  /// Returns the files of a theme for each format, two formats at a time.
  ///
  /// They're named after the theme's file, so that a build knows the names in advance.
  private func outputs(of decided: DecidedTheme, named name: String) -> [[OutputFile]] {
    let options = swiftOptions(named: name)
    let formats = command.outputFormats
    return inParts(of: formats.count, minimumCountPerPart: 1) { part in
      formats[part].map { format -> [OutputFile] in
        switch format {
        case .json: [("\(name).json", appearanceTreeBytes(decided))]
        case .swift: swiftFiles(decided, options: options).map { ($0.name, Array($0.text.utf8)) }
        }
      }
    }.flatMap(\.self)
  }

  /// Returns the options of the Swift output from the command line.
  private func swiftOptions(named name: String) -> SwiftOptions {
    SwiftOptions(
      source: "\(name).yaml",
      isPublic: command.isPublic,
      splits: command.split,
      isStandalone: command.standalone,
      includesSwiftUI: command.swiftui,
      shapes: Set(command.shapes),
      fileName: name
    )
  }
}

/// The reasons why one of several themes doesn't have what `--brand` and `--mode` name.
private struct ScopeError: UsageError {
  let message: String

  /// Creates an error that names the theme's file in each of its lines.
  init(_ error: ContextQueryError, of path: String) {
    message = error.message.split(separator: "\n").map { "\(path): \($0)" }
      .joined(separator: "\n")
  }
}
