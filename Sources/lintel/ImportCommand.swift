import ArgumentParser
import LintelDiagnostics
import LintelLanguage

/// `lintel import`: tokens from elsewhere as a file of a theme.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts design tokens and Style Dictionary trees to tokens of a theme.",
    discussion: """
      Reads Design Tokens files and resolver documents (edition 2025.10), and token trees for Style Dictionary 3 and 4. \
      Contexts called light and dark become colors by appearance, those of a modifier called 'brand' brands. What can't be \
      carried over is said on standard error, with its place. Design Tokens need no conversion: a theme can import them as they \
      are.

      EXAMPLES
        lintel import tokens.json --output Styles/tokens.yaml
        lintel import app.resolver.json --brands theme > Styles/tokens.yaml
      """
  )

  @Argument(
    help: ArgumentHelp("The files; those of one kind are read together.", valueName: "file")
  )
  var files: [String]

  @Option(help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file"))
  var output: String?

  @Flag(help: "Replace the output if it exists.")
  var force = false

  @Option(
    name: .customLong("brands"),
    help: ArgumentHelp(
      "The modifier whose contexts are brands; the one called 'brand' if left out.",
      valueName: "modifier"
    )
  )
  var brandModifier: String?

  @OptionGroup var input: InputOptions

  func run() throws {
    if let output, !force, Files.kind(output) != nil {
      throw Exit.usage("\(output) exists already; '--force' replaces it")
    }
    for file in files { _ = try Files.contents(of: file) }
    let conversion = convertTokens(files, brandModifier: brandModifier, provider: input.provider)
    try Reporting(toErrors: nil, color: input.color).send([
      Compilation(
        sources: conversion.sources,
        theme: nil,
        tree: nil,
        diagnostics: conversion.diagnostics
      )
    ])
    guard let text = conversion.text else { throw Exit.findings }
    guard let output else {
      Terminal.print(text)
      return
    }
    try Files.makeFolder(Files.folder(of: output))
    try Files.replace(output, with: Array(text.utf8))
  }
}
