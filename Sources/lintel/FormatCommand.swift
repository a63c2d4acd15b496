import ArgumentParser
import LintelCompiler
import LintelDiagnostics
import LintelFormat
import LintelReporting
import LintelTheme

/// The `lintel format` command, which writes the files of themes in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats theme files without changing their comments or their meaning.",
    discussion: """
      Lintel reads each result again before it writes it, and discards it if its meaning would change. It reports files that \
      it can't read, and doesn't change them.

      EXAMPLES
        lintel format
        lintel format Styles --check
        lintel format Styles/Harbor.yaml --diff
        lintel format - --stdin-filename Styles/Harbor.yaml < Styles/Harbor.yaml
      """
  )

  @Argument(
    help:
      "Files, or folders, in which every file with a 'lintel' key is formatted if the configuration includes it; '-' for standard input. By default, the working folder."
  )
  var paths: [String] = []

  @Flag(help: "Write nothing. List the files that aren't formatted, and fail if there are any.")
  var check = false

  @Flag(help: "Write nothing. Print the changes as a patch, and fail if there are any.")
  var diff = false

  @OptionGroup var standardInput: StandardInputOptions

  @Option(
    name: .customLong("config"),
    help: .value(
      "file",
      "The configuration; by default, the nearest .lintel.yml in the file's folder or above."
    )
  )
  var configurationFile: String?

  @Option(help: .value("when", "When to color messages: auto, always, or never."))
  var color: ColorChoice = .auto

  func validate() throws {
    try standardInput.check(paths)
    try ValidationError.checkPaths(["--config": configurationFile])
  }

  func run() throws {
    let configurations = ConfigurationFiles(configurationFile, color: color)
    // Only files in folders depend on the configuration, but one that can't be read is always a mistake.
    if configurationFile != nil { _ = try configurations.configuration(forFilesIn: "") }
    var run = FormatRun(writes: !check && !diff, showsChanges: diff, color: color)
    if let text = try standardInput.read(for: paths) {
      try run.formatInput(text, isNamed: standardInput.stdinFilename != nil, configurations)
    } else {
      let key = "lintel"
      let found = try ThemeFiles.find(paths.isEmpty ? [""] : paths, declaring: key) {
        try configurations.includes($0)
      }
      guard !found.isEmpty else {
        throw try ThemeFiles.noTheme(in: paths, declaring: key, to: "format")
      }
      for path in found { try run.format(path) }
    }
    try run.finish()
  }
}

/// The files of one run.
private struct FormatRun {
  let writes: Bool
  let showsChanges: Bool
  let color: ColorChoice
  var unreadable: [Compilation] = []
  var failures: [String] = []
  var hasChanges = false

  mutating func format(_ path: String) throws {
    // Read as YAML, JSON would be written as YAML, which no other tool could read in this file.
    guard !FileFormat.isJSON(path) else {
      throw Exit.usage("\(path) is JSON, and only files in YAML are formatted")
    }
    let file = SourceFile(path: path, bytes: try Files.contents(of: path))
    guard let bytes = formatted(file), bytes != file.bytes else { return }
    hasChanges = true
    if showsChanges {
      Terminal.print(unifiedDiff(of: path, old: file.bytes, new: bytes))
    }
    if writes {
      let change = FileChange(path: path, bytes: bytes, before: file.bytes)
      try Files.replaceAll([change], isDurable: true)
      Terminal.print("formatted \(path)\n")
    } else if !showsChanges {
      Terminal.printError("\(path): isn't formatted\n")
    }
  }

  /// Formats standard input to standard output; input that the configuration excludes is printed unchanged.
  mutating func formatInput(
    _ text: GivenText,
    isNamed: Bool,
    _ configurations: ConfigurationFiles
  ) throws {
    let path = text.path
    let file = SourceFile(path: path, bytes: text.bytes)
    let isIncluded = try (!isNamed || configurations.includes(path)) && !FileFormat.isJSON(path)
    // An editor that replaces the input with the output must not lose a text that can't be read.
    let bytes = (isIncluded ? formatted(file) : nil) ?? file.bytes
    hasChanges = bytes != file.bytes
    if showsChanges {
      Terminal.print(unifiedDiff(of: path, old: file.bytes, new: bytes))
    } else if writes {
      Terminal.print(bytes)
    } else if hasChanges {
      Terminal.printError("\(path): isn't formatted\n")
    }
  }

  /// Returns the formatted bytes, or `nil` if the file has to be left alone.
  private mutating func formatted(_ file: SourceFile) -> [UInt8]? {
    switch formatTheme(file) {
    case .unchanged: return file.bytes
    case .formatted(let bytes): return bytes
    case .unreadable(let diagnostics):
      unreadable.append(Compilation(finding: diagnostics, in: SourceMap([file])))
    case .failed(let failure):
      let place = SourceMap([file]).location(of: failure.range)
      failures.append(
        "\(file.path):\(place.line):\(place.column): internal error: \(failure.message); the file is left as it is\n"
      )
    }
    return nil
  }

  func finish() throws {
    if !unreadable.isEmpty { try Reporting(toErrors: nil, color: color).send(unreadable) }
    if !failures.isEmpty {
      Terminal.printError(failures.joined())
      throw Exit(status: 2, message: nil)
    }
    if !unreadable.isEmpty || hasChanges && !writes { throw Exit.findings }
  }
}
