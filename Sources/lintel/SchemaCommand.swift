import ArgumentParser
import LintelBackends
import LintelCompiler
import LintelDiagnostics

/// The `lintel schema` command, which prints the JSON Schema of themes for editors.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of themes, for completion and checks in editors.",
    discussion: """
      If you pass a theme, editors offer its brands, promos, screens, groups, styles, and tokens. An editor with \
      yaml-language-server uses the schema that the first line of a file names:
        # yaml-language-server: $schema=lintel.schema.json

      EXAMPLES
        lintel schema > lintel.schema.json
        lintel schema Styles/Harbor.yaml > Styles/Harbor.schema.json
      """
  )

  @Argument(help: "The theme's root file; by default, the schema of all themes.")
  var theme: String?

  @OptionGroup var input: InputOptions

  func run() throws {
    let known = try theme.map { try input.compileOne($0) }
    Terminal.print(themeSchema(for: known?.theme).text())
    if known?.compilation.diagnostics.hasErrors == true { throw Exit.findings }
  }
}
