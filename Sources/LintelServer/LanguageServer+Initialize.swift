import LintelBackends
import LintelTheme

/// What the client and the server agree on.
extension LanguageServer {
  /// Records the client's capabilities, and answers with the server's.
  func initialize(_ parameters: JSONValue) -> JSONValue {
    stage = .running
    let capabilities = parameters["capabilities"] ?? .null
    func can(_ keys: String...) -> Bool { keys.reduce(capabilities) { $0[$1] ?? .null }.isTrue }
    client.supportsDocumentChanges = can("workspace", "workspaceEdit", "documentChanges")
    client.refreshesDiagnostics = can("workspace", "diagnostics", "refreshSupport")
    client.watchesFiles = can("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    client.resolvesActions =
      capabilities.at("textDocument", "codeAction", "resolveSupport", "properties")?.array
      .contains("edit") ?? false
    client.showsDocuments = can("window", "showDocument", "support")
    client.supportsSnippets = can("textDocument", "completion", "completionItem", "snippetSupport")
    let offered = capabilities.at("general", "positionEncodings")?.array.compactMap(\.text) ?? []
    encoding = PositionEncoding(offered: offered)
    let given = parameters["workspaceFolders"]?.array.compactMap { $0["uri"]?.text } ?? []
    let uris = given.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : given
    folders = uris.compactMap(DocumentURI.path)
    if folders.isEmpty, let path = parameters["rootPath"]?.text, path.hasPrefix("/") {
      folders = [SourcePath.normalized(path)]
    }
    return [
      "capabilities": serverCapabilities,
      "serverInfo": ["name": "lintel", "version": .string(version)],
    ]
  }

  private var serverCapabilities: JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": [
        "identifier": "lintel", "interFileDependencies": true, "workspaceDiagnostics": false,
      ],
      "codeActionProvider": [
        "codeActionKinds": [
          "quickfix", "refactor.extract", "refactor.inline", "refactor.move", "refactor.rewrite",
          "source.fixAll", "source.lintel",
        ], "resolveProvider": true,
      ],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "selectionRangeProvider": true,
      "inlayHintProvider": true,
      "executeCommandProvider": [
        "commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "completionProvider": ["triggerCharacters": ["$", ":", " ", ".", "\n", "-", "["]],
      "colorProvider": true,
      "renameProvider": ["prepareProvider": true],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true],
        "fileOperations": [
          "willRename": [
            "filters": [
              ["pattern": ["glob": "**/*.{yaml,yml,json}", "matches": "file"]],
              ["pattern": ["glob": "**", "matches": "folder"]],
            ]
          ]
        ],
      ],
    ]
  }

  func feature(_ method: String, _ parameters: JSONValue) throws(RequestError) -> JSONValue {
    switch method {
    case "textDocument/diagnostic": try pullDiagnostics(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "codeAction/resolve": try resolveAction(parameters)
    case "textDocument/formatting": try formatting(parameters)
    case "textDocument/rangeFormatting": try rangeFormatting(parameters)
    case "textDocument/selectionRange": try selectionRanges(parameters)
    case "textDocument/inlayHint": try inlayHints(parameters)
    case "workspace/executeCommand": try execute(parameters)
    case "textDocument/hover": try hover(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/references": try references(parameters)
    case "textDocument/documentHighlight": try highlights(parameters)
    case "workspace/symbol": try workspaceSymbols(parameters)
    case "workspace/willRenameFiles": try renameFiles(parameters)
    case "textDocument/documentSymbol": try symbols(parameters)
    case "textDocument/foldingRange": try foldingRanges(parameters)
    case "textDocument/documentLink": try links(parameters)
    case "textDocument/completion": try completion(parameters)
    case "textDocument/documentColor": try colors(parameters)
    case "textDocument/colorPresentation": try colorPresentations(parameters)
    case "textDocument/prepareRename": try prepareRename(parameters)
    case "textDocument/rename": try rename(parameters)
    case _: throw .methodNotFound(method)
    }
  }
}
