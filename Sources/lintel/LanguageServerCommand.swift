import ArgumentParser
import LintelServer

/// The `lintel lsp` command, which runs a language server on standard input and output.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Runs a language server for editors.",
    discussion: """
      Uses the Language Server Protocol 3.17 on standard input and output. Editors start it. 'lintel help editors' \
      describes how to set them up. While you type, it reports what 'lintel lint' finds with the nearest .lintel.yml.

      EXAMPLES
        lintel lsp
        lintel lsp --log lintel-lsp.log
      """
  )

  @Flag(
    help: ArgumentHelp(
      "Use standard input and output. This is always on, but many editors pass the option.",
      visibility: .hidden
    )
  )
  var stdio = false

  @Option(help: .value("file", "Append each message to this file, for reports about problems."))
  var log: String?

  @Option(
    help: .value(
      "url",
      "The address of the published output of 'lintel rules --all'; findings link to it."
    )
  )
  var rulesPage: String?

  @OptionGroup var input: InputOptions

  func run() throws {
    var host = try ServerHost(
      LanguageServer(
        files: files,
        options: input.options,
        version: lintelVersion,
        rulesPage: rulesPage,
        desk: ServerHost.desk
      ),
      log: log
    )
    let status = host.run()
    if status != 0 { throw Exit(status: status, message: nil) }
  }

  /// The files on disk, each read when the server needs it.
  private var files: ServerFiles {
    ServerFiles(
      provider: input.provider,
      kind: { path in
        switch Files.kind(path) {
        case .file: .file
        case .folder: .folder
        case .stream, nil: nil
        }
      },
      names: { (try? Files.names(in: $0)) ?? [] }
    )
  }
}
