import ArgumentParser
import LintelCompiler
import LintelDiagnostics
import LintelReporting
import LintelTheme
import LintelTokens

/// The `lintel import` command, which converts tokens to a file of a theme.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts design tokens and Style Dictionary trees to a theme's tokens.",
    discussion: """
      Reads Design Tokens files and resolver documents (edition 2025.10), and token trees for Style Dictionary 3 and 4. \
      Contexts named light and dark become colors by appearance, and the contexts of a modifier named 'brand' become \
      brands. For other names, use --modifier, which also renames contexts. Standard error lists what can't be converted, with \
      its place. Design Tokens don't need conversion: a theme can import them as they are.

      EXAMPLES
        lintel import tokens.json --output Styles/tokens.yaml
        lintel import app.resolver.json --brands theme > Styles/tokens.yaml
        lintel import app.resolver.json --modifier season=promos
        lintel import - --stdin-filename palette.tokens.json < palette.tokens.json
        lintel import app.json --modifier mood=appearances:day=light,night=dark
      """
  )

  @Argument(
    help: .value("file", "The files. Those of one kind are read together. '-' is standard input.")
  )
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: .value("file", "The file to write; by default, standard output.")
  )
  var output: String?

  @OptionGroup var standardInput: StandardInputOptions

  @Flag(help: "Replace the output file if it exists.")
  var force = false

  @Option(
    name: .customLong("brands"),
    help: .value(
      "modifier",
      "The modifier whose contexts are brands; by default, the one named 'brand'."
    )
  )
  var brandModifier: String?

  @Option(
    name: .customLong("modifier"),
    help: .value(
      "name=kind",
      "What a modifier is for: brands, promos, appearances, or none. Can be repeated."
    )
  )
  var modifiers: [String] = []

  @OptionGroup var input: InputOptions

  /// The choices of `--modifier`, by the names of modifiers.
  private func choices() throws(Exit) -> [String: ModifierChoice] {
    var choices: [String: ModifierChoice] = [:]
    let kinds = ModifierChoice.Kind.allCases.map(\.rawValue)
    for text in modifiers {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let said = parts.count == 2 ? parts[1].split(separator: ":", maxSplits: 1) : []
      guard let word = said.first, let kind = ModifierChoice.Kind(rawValue: String(word)) else {
        throw .usage(
          "'\(text)' doesn't specify what a modifier is for: write 'NAME=KIND' with one of "
            + kinds.joined(separator: ", ")
        )
      }
      var names: [String: String] = [:]
      var contexts: [String: String] = [:]
      for pair in said.count > 1 ? said[1].split(separator: ",") : [] {
        let pair = pair.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2, kind != .appearances || ModifierChoice.appearances.contains(pair[1])
        else {
          throw .usage(
            "'\(pair.joined(separator: "="))' doesn't specify what a context is: write 'CONTEXT=NAME'"
              + (kind == .appearances
                ? " with one of \(ModifierChoice.appearances.joined(separator: ", "))" : "")
          )
        }
        guard names.updateValue(pair[1], forKey: pair[0]) == nil else {
          throw .usage("the context '\(pair[0])' of '\(parts[0])' is named twice")
        }
        if let other = contexts.updateValue(pair[0], forKey: pair[1]) {
          throw .usage(
            "the contexts '\(other)' and '\(pair[0])' of '\(parts[0])' both have the name '\(pair[1])'"
          )
        }
      }
      guard choices.updateValue(ModifierChoice(kind, names: names), forKey: parts[0]) == nil else {
        throw .usage("'--modifier' names '\(parts[0])' twice")
      }
    }
    if let name = brandModifier, let kind = choices[name]?.kind, kind != .brands {
      throw .usage(
        "'--brands \(name)' and '--modifier \(name)=\(kind.rawValue)' contradict each other"
      )
    }
    return choices
  }

  /// Refuses an output that would replace an input, also through a link.
  private func checkOutput(isNoneOf inputs: [String]) throws(Exit) {
    guard let output, let identity = Files.identity(output) else { return }
    guard let input = inputs.first(where: { Files.identity($0) == identity }) else { return }
    throw .usage(
      "the output \(output) is \(input == output ? "one of the inputs" : "the input \(input)"), "
        + "which would be lost; write to another file"
    )
  }

  func validate() throws {
    try standardInput.check(files)
    try ValidationError.checkPaths(["--output": output])
  }

  func run() throws {
    let output = self.output == StandardInputOptions.word ? nil : self.output
    if let output, Files.kind(output) == .folder {
      throw Exit.usage("\(output) is a folder; specify a file with '--output'")
    }
    if let folder = self.files.first(where: { Files.kind($0) == .folder }) {
      throw Exit.usage("\(folder) is a folder; specify the files in it")
    }
    try checkOutput(isNoneOf: self.files)
    if let output, !force, Files.kind(output) != nil {
      throw Exit.usage("\(output) already exists; '--force' replaces it")
    }
    let given = try standardInput.read(for: files)
    let files = given.naming(self.files)
    let source = ObservedFiles(given)
    for file in files { _ = try source.contents(of: file) }
    let conversion = convertTokens(
      files,
      brandModifier: brandModifier,
      modifiers: try choices(),
      provider: input.provider(of: source)
    )
    try Reporting(toErrors: nil, color: input.color).send([
      Compilation(finding: conversion.diagnostics, in: conversion.sources)
    ])
    if let mistake = conversion.mistakes.first { throw Exit.usage(mistake) }
    guard let text = conversion.text else { throw Exit.findings }
    // Resolver documents add further files.
    try checkOutput(isNoneOf: conversion.sources.files.map(\.path))
    guard let output else {
      Terminal.print(text)
      return
    }
    try Files.makeFolder(Files.folder(of: output))
    try Files.replace(output, with: Array(text.utf8))
    Terminal.print("wrote \(output)\n")
  }
}
