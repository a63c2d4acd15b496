import ArgumentParser
import LintelDiagnostics
import LintelLanguage
import LintelReporting

/// `lintel format`: the files of themes in their canonical form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats the files of themes, and keeps their comments and their meaning.",
    discussion: """
      Each file is read again before it is written; one that would mean something else is left as it is. So is one that can't be read, \
      and what is wrong with it is reported.

      EXAMPLES
        lintel format
        lintel format Styles --check
        lintel format Styles/Harbor.yaml --diff
        lintel format - --stdin-filename Styles/Harbor.yaml < Styles/Harbor.yaml
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files, or folders: every file with a 'lintel:' in them that the configuration includes; '-' for standard input. Without any, this folder."
    )
  )
  var paths: [String] = []

  @Flag(help: "Write nothing; list the files that are not formatted, and fail if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the changes as a patch, and fail if there are any.")
  var diff = false

  @OptionGroup var standardInput: StandardInputOptions

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration; if left out, the nearest .lintel.yml from the file's folder upwards.",
      valueName: "file"
    )
  )
  var configurationFile: String?

  @Option(help: ArgumentHelp("Color messages: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    try standardInput.check(paths)
  }

  func run() throws {
    let configurations = ConfigurationFiles(configurationFile, color: color)
    var run = FormatRun(writes: !check && !diff, showsChanges: diff, color: color)
    if let text = try standardInput.read(for: paths) {
      try run.formatInput(text, isNamed: standardInput.stdinFilename != nil, configurations)
    } else {
      let found = try ThemeFiles.find(paths.isEmpty ? [""] : paths, declaring: "lintel") {
        try configurations.includes($0)
      }
      guard !found.isEmpty || !paths.isEmpty else {
        throw Exit.usage("there is no theme here; name a file, or a folder that holds some")
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
  private var unreadable: [Compilation] = []
  private var failures: [String] = []
  private var hasChanges = false

  init(writes: Bool, showsChanges: Bool, color: ColorChoice) {
    self.writes = writes
    self.showsChanges = showsChanges
    self.color = color
  }

  mutating func format(_ path: String) throws {
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
      Terminal.complain("\(path): is not formatted\n")
    }
  }

  /// Formats standard input to standard output; what the configuration leaves out comes out as it went in.
  mutating func formatInput(
    _ text: GivenText,
    isNamed: Bool,
    _ configurations: ConfigurationFiles
  ) throws {
    let path = text.path
    let file = SourceFile(path: path, bytes: text.bytes)
    let isIncluded = try !isNamed || configurations.includes(path)
    // An editor that puts the output in the place of the input must not lose a text that can't be read.
    let bytes = (isIncluded ? formatted(file) : nil) ?? file.bytes
    hasChanges = bytes != file.bytes
    if showsChanges {
      Terminal.print(unifiedDiff(of: path, old: file.bytes, new: bytes))
    } else if writes {
      Terminal.print(bytes)
    } else if hasChanges {
      Terminal.complain("\(path): is not formatted\n")
    }
  }

  /// Nil if the file has to be left alone.
  private mutating func formatted(_ file: SourceFile) -> [UInt8]? {
    switch formatTheme(file) {
    case .unchanged: return file.bytes
    case .formatted(let bytes): return bytes
    case .unreadable(let diagnostics):
      unreadable.append(
        Compilation(
          sources: SourceMap([file]),
          theme: nil,
          tree: nil,
          diagnostics: diagnostics
        )
      )
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
      Terminal.complain(failures.joined())
      throw Exit(status: 2, message: nil)
    }
    if !unreadable.isEmpty || hasChanges && !writes { throw Exit.findings }
  }
}
