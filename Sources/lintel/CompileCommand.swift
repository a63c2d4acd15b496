import ArgumentParser
import LintelBackends
import LintelDiagnostics
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

      EXAMPLES
        lintel compile Styles --to swift --to json --output Generated
        lintel compile Styles/Harbor.yaml --to swift --output Generated --depfile Generated/Harbor.d
        lintel compile Styles --to swift --output Generated --check
        lintel compile Styles --to swift --output Sources/App/Theme --standalone
        lintel compile Styles --to swift --output Generated --app-version 5.2
        lintel compile Styles --to swift --output Generated --proxies contained
        lintel compile Styles --to swift --output Generated --shape subclass --shape extension
      """
  )

  @Argument(help: "Theme files, or folders: every file with a 'theme:' in them.")
  var themes: [String]

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("What to write: swift or json; may be repeated.", valueName: "format")
  )
  var formats: [OutputFormat]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output: String

  @Flag(help: "Write nothing; fail and show the difference if an output is not up to date.")
  var check = false

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

  @OptionGroup var input: InputOptions

  func validate() throws {
    if standalone || isPublic || split || !shapes.isEmpty, !formats.contains(.swift) {
      throw ValidationError("--standalone, --public, --split and --shape are about --to swift")
    }
  }

  func run() throws {
    var plan = OutputPlan()
    var compilations: [Compilation] = []
    var options = input.options
    options.appVersion = try release.parsed()
    options.proxies = proxies
    let configurations = ConfigurationFiles(color: input.color)
    for path in try ThemeFiles.find(themes) {
      let configuration = try configurations.configuration(forFilesIn: Files.folder(of: path))
      options.lint = configuration.settings(in: configurations.workingFolder)
      let compilation = compile(root: path, provider: input.provider, options: options)
      compilations.append(compilation)
      guard let tree = compilation.tree else { continue }
      if formats.contains(.swift) {
        let options = swiftOptions(named: Files.baseName(path))
        for note in missingBelowIOS13(tree, options: options) {
          Terminal.complain("\(path): note: \(note)\n")
        }
      }
      let inputs = compilation.sources.files.map(\.path) + configuration.files
      for format in Set(formats).sorted(by: { $0.rawValue < $1.rawValue }) {
        for file in outputFiles(of: tree, as: format, named: Files.baseName(path)) {
          try plan.add(Files.join(output, file.name), file.bytes, inputs: inputs)
        }
      }
    }
    if standalone {
      let runtime = runtimeFile(isPublic: isPublic)
      try plan.add(Files.join(output, runtime.name), runtime.text, inputs: [])
    }
    try Reporting(toErrors: messages.format, color: input.color).send(compilations)
    if compilations.contains(where: { $0.tree == nil }) { throw Exit.findings }
    if check {
      let stale = try plan.stale()
      Terminal.complain(stale.map { $0 + "\n" }.joined())
      if !stale.isEmpty { throw Exit.findings }
    } else {
      for path in try plan.write() { Terminal.print("wrote \(path)\n") }
      if let depfile { try Files.replace(depfile, with: Array(plan.depfile.utf8)) }
    }
  }

  /// The files that a theme's tree becomes, named after the theme's file so that a build knows them beforehand.
  private func outputFiles(
    of tree: AppearanceTree,
    as format: OutputFormat,
    named name: String
  ) -> [(name: String, bytes: [UInt8])] {
    switch format {
    case .json:
      return [("\(name).json", appearanceTreeBytes(tree))]
    case .swift:
      return swiftFiles(tree, options: swiftOptions(named: name)).map { ($0.name, Array($0.text.utf8)) }
    }
  }

  private func swiftOptions(named name: String) -> SwiftOptions {
    SwiftOptions(
      source: "\(name).yaml",
      isPublic: isPublic,
      splits: split,
      isStandalone: standalone,
      shapes: Set(shapes),
      fileName: name
    )
  }
}
