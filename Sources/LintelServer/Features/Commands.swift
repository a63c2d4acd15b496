import LintelAppearance
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// What an editor can show about a theme.
enum EditorCommand: String, CaseIterable {
  /// The preview, at the screen of the cursor.
  case preview = "lintel.preview"
  /// The resolved bars of the context at the cursor.
  case resolve = "lintel.resolve"
  /// The generated code of the bar at the cursor.
  case swift = "lintel.swift"
}

/// Commands about the place of the cursor.
extension LanguageServer {
  func commands(at offset: Int, in document: TextDocument, _ origin: JSONValue) -> [JSONValue] {
    let analyses = (roots[document.path] ?? []).compactMap { themes[$0]?.analysis }
    for analysis in analyses {
      guard let file = analysis.file(document.path),
        let place = CursorPlace(offset, of: file, in: analysis)
      else { continue }
      return EditorCommand.allCases.map { command -> JSONValue in
        let title =
          switch command {
          case .preview:
            place.screen.map { "Open the preview at the screen '\($0)'" } ?? "Open the preview"
          case .resolve: "Show what this context resolves to"
          case .swift: "Show the generated Swift" + (place.bar.map { " of '\($0.rawValue)'" } ?? "")
          }
        let uri = origin.at("textDocument", "uri") ?? .null
        let arguments: JSONValue = [["uri": uri, "position": origin.at("range", "start") ?? .null]]
        return [
          "title": .string(title), "kind": "source.lintel",
          "command": [
            "title": .string(title), "command": .string(command.rawValue), "arguments": arguments,
          ],
        ]
      }
    }
    return []
  }

  /// Runs a command, whose only argument has the members `uri` and `position`.
  ///
  /// The result has a `text`, and a `uri` if the text was written to a file. If the client can show documents, the server asks it
  /// to show that file.
  func execute(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let name = try parameters.required("command")
    guard let command = EditorCommand(rawValue: name) else {
      throw .failed("unknown command '\(name)'")
    }
    guard let argument = parameters["arguments"]?.array.first, let uri = argument["uri"] else {
      throw .invalidParameters("arguments")
    }
    let place: JSONValue = [
      "textDocument": ["uri": uri], "position": argument["position"] ?? .null,
    ]
    let (document, offset) = try position(place)
    for analysis in try analyses(of: document) {
      guard let file = analysis.file(document.path),
        let cursor = CursorPlace(offset, of: file, in: analysis)
      else { continue }
      return try show(command, cursor, of: analysis)
    }
    throw .failed("'\(document.uri)' doesn't belong to a theme that can be read")
  }

  private func show(
    _ command: EditorCommand,
    _ place: CursorPlace,
    of analysis: ThemeAnalysis
  ) throws(RequestError) -> JSONValue {
    let base = SourcePath.name(of: analysis.root).split(separator: ".").first.map(String.init) ?? ""
    switch command {
    case .preview:
      let page = "#brand=\(place.selection.brand)&screen=\(place.selection.screen)"
      let text = compiled(analysis).flatMap { desk?.page($0, analysis.options.lint) }
      guard let text else { throw .failed("the theme has errors; correct them to see its preview") }
      return shown(text, as: "\(base).html", fragment: page)
    case .resolve:
      guard let cascade = analysis.cascade?.limited(to: place.selection.release) else {
        return .null
      }
      let resolved = ContextResolver(cascade).resolved(place.selection, listsCovers: true)
      let screen = place.screen.map { "-\($0)" } ?? ""
      return shown(resolvedContextJSON(resolved).text(), as: "\(base)\(screen).json")
    case .swift:
      guard let decided = compiled(analysis)?.decided else {
        throw .failed("a theme with errors has no Swift output")
      }
      let options = SwiftOptions(
        source: SourcePath.name(of: analysis.root),
        splits: place.bar != nil
      )
      let files = swiftFiles(decided, options: options)
      let file = files.first {
        place.bar.map { "+\($0.uikitClass).swift" }.map($0.name.hasSuffix) ?? true
      }
      guard let file else { return .null }
      return shown(file.text, as: file.name)
    }
  }

  /// Compiles a theme for outputs, or returns `nil` if it has errors.
  private func compiled(_ analysis: ThemeAnalysis) -> Compilation? {
    let compilation = compile(
      root: analysis.root,
      provider: files.provider,
      options: analysis.options
    )
    return compilation.diagnostics.hasErrors ? nil : compilation
  }

  /// Asks the client to show a text.
  private func shown(_ text: String, as name: String, fragment: String = "") -> JSONValue {
    let path = desk?.keep(name, Array(text.utf8))
    let uri = path.map { DocumentURI.uri(ofPath: $0) + fragment }
    if let uri, client.showsDocuments {
      ask(
        "window/showDocument",
        ["uri": .string(uri), "external": .boolean(name.hasSuffix(".html"))]
      )
    }
    return .object(dropping: [("uri", uri.map(JSONValue.string)), ("text", .string(text))])
  }
}
