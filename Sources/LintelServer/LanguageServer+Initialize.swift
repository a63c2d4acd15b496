import LintelBackends
import LintelLanguage

/// What client and server agree on.
extension LanguageServer {
  /// Notes what the client can do, and answers with what the server can.
  func initialize(_ parameters: JSONValue) -> JSONValue {
    stage = .running
    let capabilities = parameters["capabilities"] ?? .null
    client.takesDocumentChanges =
      capabilities.at("workspace", "workspaceEdit", "documentChanges")?.isTrue ?? false
    client.refreshesDiagnostics =
      capabilities.at("workspace", "diagnostics", "refreshSupport")?.isTrue ?? false
    client.watchesFiles =
      capabilities.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.isTrue ?? false
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
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "diagnosticProvider": [
        "identifier": "lintel", "interFileDependencies": true, "workspaceDiagnostics": false,
      ],
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
      "documentFormattingProvider": true,
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "completionProvider": ["triggerCharacters": ["$", ":", " ", ".", "\n", "-", "["]],
      "colorProvider": true,
      "renameProvider": ["prepareProvider": true],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
  }

  /// Calls the feature that a method belongs to.
  func feature(_ method: String, _ parameters: JSONValue) throws(RequestError) -> JSONValue {
    switch method {
    case "textDocument/diagnostic": try pullDiagnostics(parameters)
    case "textDocument/codeAction": try codeActions(parameters)
    case "textDocument/formatting": try formatting(parameters)
    case "textDocument/hover": try hover(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/references": try references(parameters)
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
