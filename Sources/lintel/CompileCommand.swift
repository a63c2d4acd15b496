import ArgumentParser
import LintelBackends
import LintelLanguage

/// The outputs of `--to`.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case swift
  case json
}

extension ProxyScope: ExpressibleByArgument {}
extension DeliveryShape: ExpressibleByArgument {}

/// `lintel compile`: themes to Swift and JSON.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compiles themes to Swift source or JSON appearance trees.",
    discussion: """
      Outputs are named after the theme's file, written as a whole and only when they change. If any theme has \
      an error, nothing is written. Outputs are for one release of the app; what is checked are all of them.

      A run that would find everything as the last one left it, every file, option and output, ends at once. What it \
      goes by is noted in the folder LINTEL_CACHE, or else in the user's cache folder.

      EXAMPLES
        lintel compile Styles --to swift --to json --output Generated
        lintel compile Styles/Harbor.yaml --to swift --output Generated --depfile Generated/Harbor.d
        lintel compile Styles --to swift --output Generated --check
        lintel compile Styles --to swift --output Generated --watch
        lintel compile Styles @lintel.arguments --to swift --output Generated
        lintel compile Styles --to swift --output Sources/App/Theme --standalone
        lintel compile Styles --to swift --output Generated --app-version 5.2
        lintel compile Styles --to swift --output Generated --proxies contained
        lintel compile Styles --to swift --output Generated --brand harbor
        lintel compile Styles --to swift --output Generated --shape subclass --shape extension
        lintel compile - --to json --output - < Styles/Harbor.yaml
      """
  )

  @Argument(
    help: "Theme files, or folders: every file with a 'theme:' in them; '-' for standard input."
  )
  var themes: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("What to write: swift or json; may be repeated.", valueName: "format")
  )
  var formats: [OutputFormat]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; '-' for standard output, which takes one file.",
      valueName: "dir"
    )
  )
  var output: String

  @Flag(help: "Write nothing; fail and show the difference if an output is not up to date.")
  var check = false

  @Flag(help: "Compile again whenever a file changes that the themes are made of.")
  var watch = false

  @Flag(name: .customLong("no-cache"), help: "Compile even if nothing has changed.")
  var ignoresCache = false

  @Option(
    name: .customLong("part"),
    help: ArgumentHelp("A file that the build's plan takes for no theme.", visibility: .private)
  )
  var parts: [String] = []

  @Option(
    help: ArgumentHelp("List the inputs of each output, for make and ninja.", valueName: "file")
  )
  var depfile: String?

  @Flag(
    help:
      "Swift: write the runtime library along, as LintelUIKit.swift, so that an app needs no dependency."
  )
  var standalone = false

  @Flag(name: .customLong("public"), help: "Swift: let other modules use the code.")
  var isPublic = false

  @Flag(help: "Swift: write a theme to several files, one for each bar and one for all else.")
  var split = false

  @Option(
    name: .customLong("shape"),
    help: ArgumentHelp(
      "Swift: also write factory (functions that make controllers), subclass (controllers that style themselves) or extension (methods on UIKit's classes); may be repeated.",
      valueName: "shape"
    )
  )
  var shapes: [DeliveryShape] = []

  @OptionGroup var standardInput: StandardInputOptions

  @OptionGroup var release: ReleaseOptions

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How to write findings, to standard error; auto decides by who looks on.",
      valueName: "format"
    ),
    completion: .list(FormatChoice.allValueStrings)
  )
  var messages: FormatChoice = .auto

  @Option(
    help: ArgumentHelp(
      "Set the themes' proxies too: contained (in types of the app's own) or everywhere (in the system's controllers as well).",
      valueName: "scope"
    )
  )
  var proxies: ProxyScope?

  @Option(
    help:
      "Write the outputs for this brand alone; may be repeated. For apps that must not ship the others."
  )
  var brand: [String] = []

  @OptionGroup var input: InputOptions

  func validate() throws {
    try ThemeFiles.check(themes)
    try standardInput.check(themes)
    try checkStreams()
    if watch, check {
      throw ValidationError("--watch writes, and --check does not; say one of them")
    }
    if standalone || isPublic || split || !shapes.isEmpty, !formats.contains(.swift) {
      throw ValidationError("--standalone, --public, --split and --shape are about --to swift")
    }
  }

  /// Whether the output goes to standard output.
  var printsOutput: Bool { output == StandardInputOptions.word }

  /// Makes sure that what is asked for can be had of standard input and standard output.
  private func checkStreams() throws(ValidationError) {
    let isInput = themes == [StandardInputOptions.word]
    if isInput || printsOutput, watch || depfile != nil {
      throw ValidationError("--watch and --depfile are about files, and '-' is none")
    }
    if isInput, !printsOutput, standardInput.stdinFilename == nil {
      throw ValidationError(
        "outputs are called after the theme's file, and standard input has no name: say one with --stdin-filename, or '--output -'"
      )
    }
    if printsOutput, check || split || standalone || outputFormats.count > 1 {
      throw ValidationError(
        "'--output -' prints one file: say one --to, and leave out --check, --split and --standalone"
      )
    }
  }

  /// Each format once, in the order of their names.
  var outputFormats: [OutputFormat] {
    Set(formats).sorted { $0.rawValue < $1.rawValue }
  }

  func run() throws {
    if !printsOutput {
      try OutputPlan.checkFolder(output, against: OutputFormat.allCases.map(\.rawValue))
    }
    if watch { CompileWatch(command: self).run() }
    let run = CompileRun(command: self, given: try standardInput.read(for: themes))
    guard !printsOutput else { return try run.print() }
    guard !check else { return try run.check() }
    let arguments = try ResponseFile.expanded(Array(CommandLine.arguments.dropFirst()))
    let store = ignoresCache ? nil : ManifestStore(arguments)
    let made = try run.write(after: store?.load()?.outputs ?? [:])
    let observations = run.source.observations
    guard let store, made.isComplete, observations.isRepeatable else { return }
    store.save(
      BuildManifest(command: store.command, inputs: observations, outputs: made.outputs)
    )
  }
}
