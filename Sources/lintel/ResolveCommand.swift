import ArgumentParser
import LintelAppearance
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelTheme

/// The `lintel resolve` command, which prints one context as UIKit would show it.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Prints the resolved bars of one context.",
    discussion: """
      Every slot is what UIKit would show there, without properties that the iOS version doesn't have. Findings don't stop it: it prints what can be resolved, and lists the \
      paths in conflict.

      EXAMPLES
        lintel resolve Styles/Harbor.yaml --brand harbor --screen checkout
        lintel resolve Styles/Harbor.yaml --brand nightHarbor --ios 18 --idiom pad
      """
  )

  /// The values of `--to`.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json
  }

  @Argument(help: "The theme's root file.")
  var theme: String

  @OptionGroup var context: ContextOptions

  @Option(name: .customLong("to"), help: .value("format", "The format of the output."))
  var format: Format = .json

  @OptionGroup var input: InputOptions

  func run() throws {
    let (compilation, theme) = try input.compileOne(theme)
    let selection = try context.select(in: theme)
    let cascade = Cascade(theme).limited(to: selection.release)
    let resolved = ContextResolver(cascade).resolved(selection, listsCovers: true).onlyAvailable
    switch format {
    case .json: Terminal.print(resolvedContextJSON(resolved).text())
    }
    if compilation.diagnostics.hasErrors { throw Exit.findings }
  }
}
