import ArgumentParser
import LintelCompiler
import LintelPreview
import LintelSchema
import LintelTheme

/// The `lintel preview` command, which draws every look as a page or as pictures.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws the bars of a theme, as a page or as pictures.",
    discussion: """
      The page is one file that doesn't need a network. It shows every bar in every slot and state, an iPhone with scrolling content, \
      the pushes in 'flows', contrast, and for each part the line of the theme that it comes from. With --to svg, each look is a \
      picture for documentation and code review. With --to overview, one screen in every brand and promo is one picture for a \
      README. System colors have Apple's published values. Symbols and fonts are free substitutes. A striped area with a name \
      is a value that only the app knows.

      EXAMPLES
        lintel preview Styles/Harbor.yaml --output Preview
        lintel preview Styles/Harbor.yaml --watch
        lintel preview Styles/Harbor.yaml --to svg --brand harbor --output Pictures
        lintel preview Styles/Harbor.yaml --to overview --output Pictures
      """
  )

  /// The values of `--to`.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html
    case svg
    case overview
  }

  @Argument(help: "The theme's root file.")
  var theme: String

  @Option(name: .customLong("to"), help: .value("format", "What to write."))
  var format: Format = .html

  @Option(name: .shortAndLong, help: .value("dir", "The folder for the output."))
  var output: String?

  @Flag(
    help:
      "Write nothing. Serve the page only to this computer, and update it whenever the theme changes."
  )
  var watch = false

  @Option(
    parsing: .unconditional,
    help: "The port to serve at; by default, any free one.",
    transform: wholeNumber
  )
  var port: UInt16 = 0

  @OptionGroup var question: ScopeOptions

  @OptionGroup var release: ReleaseOptions

  @OptionGroup var input: InputOptions

  func validate() throws {
    try ValidationError.checkFolder(output, for: "--output")
    if watch, output != nil || format != .html {
      throw ValidationError("--watch serves the page and writes nothing; omit --output and --to")
    }
    if !watch, output == nil {
      throw ValidationError("specify an output folder with --output, or --watch")
    }
    if !watch, port != 0 { throw ValidationError("--port needs --watch") }
  }

  func run() throws {
    try ThemeFiles.refuseFolder(theme)
    if let output { try OutputPlan.checkFolder(output, against: ["html", "svg"]) }
    let maker = PreviewMaker(
      path: theme,
      input: input,
      release: try release.parsed(),
      question: question
    )
    guard !watch else { return try PreviewWatch(maker: maker, port: port).run() }
    let made = try maker.make(isThorough: format == .html)
    try Reporting(color: input.color).send([made.errors])
    // The errors have already been reported.
    guard let output, let subject = made.subject else { throw Exit.findings }
    let name = Files.baseName(theme)
    let matching = try made.question.get()
    var plan = OutputPlan()
    let written: [SheetFile]
    do throws(PreviewRefusal) {
      switch format {
      case .html:
        let page = try previewPage(subject, findings: made.findings, matching: matching)
        written = [SheetFile(name: "\(name).html", text: page)]
      case .svg: written = try previewSheets(subject, named: name, matching: matching)
      case .overview: written = [previewOverview(subject, named: name, matching: matching)]
      }
    } catch {
      var refused = made.errors
      refused.diagnostics = [error.diagnostic]
      try Reporting(color: input.color).send([refused])
      throw Exit.findings
    }
    for file in written { try plan.add(Files.join(output, file.name), file.text) }
    for path in try plan.write() { Terminal.print("wrote \(path)\n") }
  }
}

/// Selects the contexts of a preview.
extension ScopeOptions {
  func selected(in theme: Theme) throws(ContextQueryError) -> ContextParts {
    var parts = try theme.selectParts(of: query)
    if !theme.space.distinguishesSizeClasses { parts.devices = parts.devices.ofIdiom }
    return parts
  }
}
