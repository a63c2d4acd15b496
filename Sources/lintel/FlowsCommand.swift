import ArgumentParser
import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelTheme

/// The `lintel flows` command, which prints how the bar changes on every push.
struct FlowsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flows",
    abstract: "Prints how the bar changes on every push in 'flows', and why.",
    discussion: """
      A theme lists pushes under 'flows', as chains such as 'home -> list -> photo'. Each push has a scheme: none, hide, backdrop, \
      or swap. The pop uses the same. If the scheme differs by context, each scheme has a line with its contexts. It describes one \
      release of the app, and names the release if it makes a difference.

      EXAMPLES
        lintel flows Styles/Harbor.yaml
        lintel flows Styles/Harbor.yaml --brand nightHarbor --screen checkout
      """
  )

  @Argument(help: "The theme's root file.")
  var theme: String

  @OptionGroup var scope: ScopeOptions

  @OptionGroup var release: ReleaseOptions

  @Option(name: .customLong("to"), help: .value("format", "The format of the output."))
  var format: AnswerFormat = .text

  @OptionGroup var input: InputOptions

  func run() throws {
    let appVersion = try release.parsed()
    let (compilation, theme) = try input.compileOne(theme, release: appVersion)
    // The errors have already been reported.
    guard let decided = compilation.decided else { throw Exit.findings }
    guard let all = decided.transitions else {
      throw Exit.usage("a push changes the bar in more contexts than can be listed")
    }
    let transitions = try theme.transitions(of: all, matching: scope.query)
    let words = theme.space.phrase(release: theme.space.interval(of: appVersion))
    switch format {
    case .text:
      let text = transitionText(
        transitions,
        in: decided,
        release: words,
        isOfOneBrand: scope.brand != nil
      )
      Terminal.print(text)
    case .json: Terminal.print(transitionsJSON(transitions, in: decided, release: words).text())
    }
  }
}
