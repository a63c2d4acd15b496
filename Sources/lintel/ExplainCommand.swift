import ArgumentParser
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelTheme

/// The `lintel explain` command, which shows the winner, every loser, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a property or a token has its value.",
    discussion: """
      Shows the declaration that wins, those that lose, and why, and the same for the tokens that the value refers to. \
      Without --brand, --ios, --idiom, --width, and --height, it shows each brand, iOS version, and device for which the answer \
      differs. It describes one release of the app.

      With --declaration, it shows where a declaration wins and what overrides it elsewhere, in every context, and in every \
      release unless you pass --app-version.

      EXAMPLES
        lintel explain Styles/Harbor.yaml navigationBar.background --promo summer
        lintel explain Styles/Harbor.yaml navigationBar.title --brand harbor --ios 18
        lintel explain Styles/Harbor.yaml '$accent' --brand nightHarbor
        lintel explain Styles/Harbor.yaml --declaration Styles/Harbor.yaml:20
        lintel explain Styles/Harbor.yaml --declaration 20:15
      """
  )

  @Argument(help: "The theme's root file.")
  var theme: String

  @Argument(
    help:
      "A property such as navigationBar.title.color, a part of one, or a token such as '$accent'."
  )
  var property: String?

  @Option(
    help: .value(
      "file:line:column",
      "Explain the declarations on a line, or the one at a line and column; by default, FILE is the theme's root file."
    )
  )
  var declaration: String?

  @Option(name: .customLong("to"), help: .value("format", "The format of the output."))
  var format: AnswerFormat = .text

  @OptionGroup var context: ContextOptions

  @OptionGroup var input: InputOptions

  /// Checks that the command line asks for either a property or a declaration.
  func validate() throws {
    let isTheme =
      Files.kind(theme) != nil || Files.baseName(theme) != theme
      || ["", StandardInputOptions.word].contains(theme)
    try ValidationError.check([
      !isTheme && property.map { Files.kind($0) == .file } ?? false:
        "the theme comes before the property: lintel explain \(property ?? "") \(theme)",
      !isTheme && property == nil && declaration == nil:
        "specify the theme before the property, as in 'lintel explain Styles/Harbor.yaml \(theme)'",
      property == nil && declaration == nil:
        "specify a property, such as navigationBar.tint, a token, or a line with --declaration; in a shell, put a token in quotes: '$accent'",
      property?.contains(":") == true:
        "specify a place with --declaration: --declaration \(property ?? "")",
      property != nil && declaration != nil:
        "specify a property or a token, or a line with --declaration, but not both",
      declaration != nil && !context.isEveryContext:
        "--declaration covers every context; omit --brand, --promo, --screen, --ios, --idiom, --width, and --height",
    ])
  }

  func run() throws {
    let (compilation, theme) = try input.compileOne(theme)
    if let property {
      try explain(property, in: theme, compilation.sources)
    } else if let declaration {
      try explain(at: declaration, in: theme, compilation.sources)
    }
    if compilation.diagnostics.hasErrors { throw Exit.findings }
  }

  /// Explains a property, a part, or a token.
  private func explain(_ property: String, in theme: Theme, _ sources: SourceMap) throws {
    var refusals = QueryRefusals()
    let asked = refusals.keep(from: try context.selections(in: theme))
    let named = refusals.keep(targets: theme.targets(named: property))
    try refusals.check()
    guard let selections = asked, let targets = named else { return }
    let cascade = Cascade(theme).limited(to: selections[0].release)
    let answer = Explanation.joined(
      selections.map { selection in
        (
          theme.space.brands[selection.brand].name,
          cascade.answer(
            targets,
            theme.part(named: property),
            in: selection,
            distinguishing: context.query.open
          )
        )
      }
    )
    switch format {
    case .text:
      let release = theme.space.phrase(release: selections[0].release)
      Terminal.print(
        explanationText(answer, of: property, release: release, in: cascade, sources: sources)
      )
    case .json:
      Terminal.print(explanationJSON(answer, of: property, in: cascade, sources: sources).text())
    }
  }

  /// Explains the declarations at a place.
  private func explain(at text: String, in theme: Theme, _ sources: SourceMap) throws {
    let place = try DeclarationPlace(text, root: self.theme, in: sources)
    let release = try context.release.parsed().map { theme.space.interval(of: $0) }
    let cascade = Cascade(theme)
    let fates = place.declarations(of: cascade, in: sources).map {
      cascade.fate(of: $0, inRelease: release)
    }
    let words = release.flatMap { theme.space.phrase(release: $0) }
    switch format {
    case .text:
      Terminal.print(fateText(fates, of: text, release: words, in: cascade, sources: sources))
      if fates.isEmpty, let near = place.nearest(of: cascade, in: sources) {
        Terminal.print("  \(near)\n")
      }
    case .json:
      Terminal.print(
        fateJSON(fates, of: text, release: words, in: cascade, sources: sources).text()
      )
    }
  }
}
