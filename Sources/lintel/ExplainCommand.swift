import ArgumentParser
import LintelBackends
import LintelDiagnostics
import LintelLanguage
import LintelSchema

/// `lintel explain`: the winner, every loser, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says why a property or a token has the value that it has.",
    discussion: """
      Without --ios it tells the versions apart on which the answer differs. Of the app's releases it looks at one.

      EXAMPLES
        lintel explain Styles/Harbor.yaml navigationBar.background.color --brand harbor --promo summer
        lintel explain Styles/Harbor.yaml navigationBar.title --brand harbor --screen checkout --ios 18
        lintel explain Styles/Harbor.yaml '$accent' --brand nightHarbor
      """
  )

  @Argument(help: "The theme's root file.")
  var theme: String

  @Argument(
    help:
      "A property such as navigationBar.title.color, a part of one, or a token such as '$accent'."
  )
  var property: String

  @OptionGroup var context: ContextOptions

  @OptionGroup var input: InputOptions

  func run() throws {
    let (compilation, theme) = try input.compileOne(theme)
    let selection = try context.select(in: theme)
    let targets: [TargetID]
    switch theme.targets(named: property) {
    case .success(let found): targets = found
    case .failure(let error): throw Exit.usage(error.message)
    }
    let cascade = Cascade(theme).limited(to: selection.release)
    let explanations = targets.flatMap { target in
      cascade.explain(target, in: selection, onlyVersion: context.ios != nil)
    }
    Terminal.print(
      explanationText(explanations, of: property, in: cascade, sources: compilation.sources)
    )
    if compilation.diagnostics.hasErrors { throw Exit.findings }
  }
}
