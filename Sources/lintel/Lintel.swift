import ArgumentParser

/// The style-sheet compiler for the bars of iOS apps.
@main
struct Lintel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel",
    abstract: "Compiles themes for navigation bars, toolbars and tab bars."
  )
}
