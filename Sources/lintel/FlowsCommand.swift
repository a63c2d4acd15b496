import ArgumentParser
import LintelBackends
import LintelLanguage

/// `lintel flows`: how the bar changes on every push.
struct FlowsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flows",
    abstract: "Prints how the bar changes on every push of 'flows:', and why.",
    discussion: """
      Each push takes a scheme: none, hide, backdrop or swap; the way back takes the same. A push whose scheme differs by \
      context has a line for each, with the contexts.

      EXAMPLES
        lintel flows Styles/Harbor.yaml
        lintel flows Styles/Harbor.yaml --brand nightHarbor --screen checkout --to json
      """
  )

  @Argument(help: "The theme's root file.")
  var theme: String

  @OptionGroup var question: TransitionOptions

  @Option(name: .customLong("to"), help: ArgumentHelp("What to print.", valueName: "format"))
  var format: AnswerFormat = .text

  @OptionGroup var input: InputOptions

  func run() throws {
    let (compilation, theme) = try input.compileOne(theme)
    // What is wrong has been said.
    guard let tree = compilation.tree else { throw Exit.findings }
    let transitions = try question.select(from: tree, of: theme)
    switch format {
    case .text: Terminal.print(transitionText(transitions, in: tree))
    case .json: Terminal.print(transitionsJSON(transitions, in: tree).text())
    }
  }
}

/// Which contexts `flows` looks at; every one of what is left out.
struct TransitionOptions: ParsableArguments {
  @Option(help: "The brand; every one if left out.")
  var brand: String?

  @Option(name: .customLong("promo"), help: "A promo that runs; may be repeated.")
  var promos: [String] = []

  @Option(help: "A screen that is pushed or beneath; every one if left out.")
  var screen: String?

  @Option(help: "The iOS version, such as 18 or 16.4; every one if left out.")
  var ios: String?

  @Option(help: "The device: phone or pad; both if left out.")
  var idiom: String?

  /// The transitions in the contexts that are asked for.
  func select(from tree: AppearanceTree, of theme: Theme) throws(Exit) -> [Transition] {
    let query = ContextQuery(
      brand: brand,
      promos: promos,
      screen: screen,
      ios: ios,
      idiom: idiom
    )
    do {
      return try theme.transitions(of: tree, matching: query)
    } catch {
      throw .usage(error.message)
    }
  }
}
