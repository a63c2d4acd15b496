import ArgumentParser
import LintelAppearance
import LintelBackends

/// The values of `--to`.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case swift
  case json
}

extension ProxyScope: ExpressibleByArgument {}
extension DeliveryShape: ExpressibleByArgument {}

/// The `lintel compile` command, which compiles themes to Swift and JSON.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    // Keeps the command's own parser, which reads nearly every command line, from looking for the flag of the whole tool.
    _superCommandName: "lintel",
    abstract: "Compiles themes to Swift source or JSON appearance trees.",
    discussion: """
      Outputs are named after the theme's file. Lintel writes each output as a whole, and only if it changes. If any theme \
      has an error, it writes nothing. Outputs are for one release of the app, but Lintel checks every release.

      If nothing changed since the last compile, it exits immediately. It keeps a record of the last compile in the \
      folder LINTEL_CACHE, or else in the user's cache folder.

      EXAMPLES
        lintel compile Styles --to swift --to json --output Generated
        lintel compile Styles/Harbor.yaml --to swift -o Out --depfile Out/Harbor.d
        lintel compile Styles --to swift --output Generated --check
        lintel compile Styles --to swift --output Generated --watch
        lintel compile Styles @lintel.arguments --to swift --output Generated
        lintel compile Styles --to swift --output Sources/App/Theme --standalone
        lintel compile Styles --to swift --output Generated --app-version 5.2
        lintel compile Styles --to swift --output Generated --proxies contained
        lintel compile Styles/Harbor.yaml --to swift -o Generated --brand harbor
        lintel compile Styles --to swift -o Out --shape subclass --shape extension
        lintel compile Styles --to swift --output Generated --swiftui
        lintel compile - --to json --output - < Styles/Harbor.yaml
      """
  )

  @Argument(
    help:
      "Theme files, or folders, in which every file with a 'theme' key is compiled; '-' for standard input."
  )
  var themes: [String]

  @Option(
    name: .customLong("to"),
    help: .value(
      "format",
      "The output: \(OutputFormat.allValueStrings.joined(separator: " or ")). Can be repeated."
    )
  )
  var formats: [OutputFormat]

  @Option(
    name: .shortAndLong,
    help: .value(
      "dir",
      "The folder for the outputs; '-' for standard output, which accepts only one file."
    )
  )
  var output: String

  @Flag(
    help:
      "Write nothing. Fail, and show the difference, if an output is out of date, or if a generated file is left over."
  )
  var check = false

  @Flag(help: "Compile again whenever a file of the themes changes.")
  var watch = false

  @Flag(name: .customLong("no-cache"), help: "Compile even if nothing changed.")
  var ignoresCache = false

  @Option(
    name: .customLong("part"),
    help: ArgumentHelp(
      "A file that the build's plan doesn't treat as a theme.",
      visibility: .private
    )
  )
  var parts: [String] = []

  @Option(help: .value("file", "Write the inputs of each output to a file, for make and Ninja."))
  var depfile: String?

  @Flag(
    help:
      "Swift: also write the runtime library, LintelUIKit.swift, so that the app doesn't need a dependency."
  )
  var standalone = false

  @Flag(name: .customLong("public"), help: "Swift: let other modules use the code.")
  var isPublic = false

  @Flag(
    help: "Swift: write several files for each theme, one for each bar and one for everything else."
  )
  var split = false

  @Flag(
    help:
      "Swift: also write the context, previews, and tokens for SwiftUI, which needs the library LintelSwiftUI."
  )
  var swiftui = false

  @Option(
    name: .customLong("shape"),
    help: .value(
      "shape",
      "Swift: also write factory (functions that create controllers), subclass (controllers that style themselves), or extension (methods of UIKit's classes). Can be repeated."
    )
  )
  var shapes: [DeliveryShape] = []

  @OptionGroup var standardInput: StandardInputOptions

  @OptionGroup var release: ReleaseOptions

  @Option(
    name: .customLong("format"),
    help: .value(
      "format",
      "The format of findings on standard error; auto picks the format for the environment."
    ),
    completion: .list(FormatChoice.allValueStrings)
  )
  var messages: FormatChoice = .auto

  @Option(
    help: .value(
      "scope",
      "Also set the themes' proxies: contained (in the app's own types) or everywhere (also in the system's controllers)."
    )
  )
  var proxies: ProxyScope?

  @Option(
    help:
      "Write outputs for only this brand, for apps that must not contain the others. Can be repeated."
  )
  var brand: [String] = []

  @Option(
    name: .customLong("mode"),
    help: .value(
      "mode=value",
      "Write outputs for only this value of a mode, such as reading=sepia. Can be repeated."
    )
  )
  var modes: [String] = []

  @OptionGroup var input: InputOptions

  func validate() throws {
    try ThemeFiles.check(themes)
    try standardInput.check(themes)
    try ValidationError.checkPaths(["--output": output, "--depfile": depfile])
    try checkStreams()
    let isForSwift = standalone || isPublic || split || swiftui || !shapes.isEmpty
    try ValidationError.check([
      watch && check: "--watch writes, and --check doesn't; use one of them",
      isForSwift && !formats.contains(.swift):
        "--standalone, --public, --split, --swiftui, and --shape need --to swift",
      swiftui && standalone:
        "--swiftui needs the library LintelSwiftUI, and --standalone is for apps without a library; use one of them",
    ])
  }

  /// Whether the output goes to standard output.
  var printsOutput: Bool { output == StandardInputOptions.word }

  /// Checks that standard input and standard output can do what the command line asks for.
  private func checkStreams() throws(ValidationError) {
    let isInput = themes == [StandardInputOptions.word]
    try ValidationError.check([
      (isInput || printsOutput) && (watch || depfile != nil)
        || depfile == StandardInputOptions.word:
        "--watch and --depfile need files, and '-' isn't a file",
      isInput && !printsOutput && standardInput.stdinFilename == nil:
        "outputs are named after the theme's file, and standard input has no name; specify one with --stdin-filename, or use '--output -'",
      printsOutput && (check || split || standalone || outputFormats.count > 1):
        "'--output -' prints one file: use one --to, and omit --check, --split, and --standalone",
    ])
  }

  /// The requested formats, each once, in the order of their names.
  var outputFormats: [OutputFormat] { Set(formats).sorted { $0.rawValue < $1.rawValue } }

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
    store.save(BuildManifest(command: store.command, inputs: observations, outputs: made.outputs))
  }
}
