import LintelBackends
import LintelCompiler
import LintelLint
import LintelTheme

struct ThemeState {
  /// The last analysis, or `nil` if there isn't one yet.
  var analysis: ThemeAnalysis?
  /// The last reading that had names, which complete a text that is being typed.
  var lastTheme: Theme?
  /// The schema for a theme with some names, created when it's needed.
  var schema: (names: [[String]], walk: SchemaWalk)?
  /// Whether something has changed since the analysis.
  var isStale = true
}

/// Open texts, and the themes that they belong to.
extension LanguageServer {
  /// Returns the path at which the compiler reads a document.
  ///
  /// A text without a file is read as if it were in the first folder, so that it finds its imports there.
  func path(of uri: String) -> String {
    DocumentURI.path(uri)
      ?? documents.values.first { $0.uri == uri }?.path
      ?? SourcePath.join(
        folders.first ?? "/",
        uri.split(separator: "/").last.map(String.init) ?? uri
      )
  }

  /// Returns the URI of a file, in the client's spelling if it's open.
  func uri(ofPath path: String) -> String {
    document(atPath: path)?.uri ?? DocumentURI.uri(ofPath: path)
  }

  /// Returns the open document at a path, or at another path to the same file.
  func document(atPath path: String) -> TextDocument? {
    if let document = documents[path] { return document }
    guard !documents.isEmpty else { return nil }
    let real = realPath(path)
    return documents[real] ?? documents.values.first { realPath($0.path) == real }
  }

  /// Returns the path of a file with links resolved, which is looked up once until something changes on disk.
  func realPath(_ path: String) -> String {
    if let known = realPaths[path] { return known }
    let real = disk.provider.resolve(path)
    realPaths[path] = real
    return real
  }

  func document(_ parameters: JSONValue) throws(RequestError) -> TextDocument {
    let uri = try parameters.required("textDocument", "uri")
    guard let document = documents[path(of: uri)] else { throw .failed("'\(uri)' isn't open") }
    return document
  }

  func position(_ parameters: JSONValue) throws(RequestError) -> (TextDocument, offset: Int) {
    let document = try document(parameters)
    guard let position = TextPosition(parameters["position"]) else {
      throw .invalidParameters("position")
    }
    return (document, document.file.offset(of: position, in: encoding))
  }

  /// Returns the open document of a request, and the range in it as offsets.
  func range(_ parameters: JSONValue) throws(RequestError) -> (TextDocument, ClosedRange<Int>) {
    let document = try document(parameters)
    guard let start = TextPosition(parameters.at("range", "start")),
      let end = TextPosition(parameters.at("range", "end"))
    else { throw .invalidParameters("range") }
    let lower = document.file.offset(of: start, in: encoding)
    let upper = document.file.offset(of: end, in: encoding)
    return (document, lower...max(lower, upper))
  }

  // MARK: Notifications

  func open(_ parameters: JSONValue) throws(RequestError) {
    let uri = try parameters.required("textDocument", "uri")
    let text = try parameters.required("textDocument", "text")
    let path = path(of: uri)
    let version = parameters.at("textDocument", "version")?.integer
    documents[path] = TextDocument(uri: uri, path: path, version: version, text: text)
    published[uri]?.isSent = false
    touch(path)
    findThemes()
  }

  func change(_ parameters: JSONValue) throws(RequestError) {
    let uri = try parameters.required("textDocument", "uri")
    let path = path(of: uri)
    guard var document = documents[path] else { throw .failed("'\(uri)' isn't open") }
    guard case .array(let changes) = parameters["contentChanges"] ?? .null else {
      throw .invalidParameters("contentChanges")
    }
    let old = document.file
    try document.apply(
      changes,
      version: parameters.at("textDocument", "version")?.integer,
      in: encoding
    )
    documents[path] = document
    touch(path)
    // A text that is temporarily broken keeps its role.
    if ThemeSearch.isRoot(document.file) != ThemeSearch.isRoot(old)
      || ThemeSearch.belongsToTheme(document.file) != ThemeSearch.belongsToTheme(old)
    {
      findThemes()
    }
  }

  /// Removes a text, so that its file on disk counts again.
  func close(_ parameters: JSONValue) throws(RequestError) {
    let uri = try parameters.required("textDocument", "uri")
    let path = path(of: uri)
    guard documents.removeValue(forKey: path) != nil else { return }
    pulled.remove(uri)
    touch(path)
    findThemes()
  }

  /// Updates the themes after a text was saved.
  func save(_ parameters: JSONValue) throws(RequestError) {
    let path = path(of: try parameters.required("textDocument", "uri"))
    touch(path)
    // The file may be part of a theme now.
    if roots[path]?.isEmpty ?? true { findThemes() }
  }

  /// Updates the folders that the editor has added and removed.
  func changeFolders(_ parameters: JSONValue) {
    func paths(_ key: String) -> [String] {
      let folders = parameters.at("event", key)?.array ?? []
      return folders.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    }
    folders.removeAll(where: paths("removed").contains)
    folders += paths("added").filter { !folders.contains($0) }
    forgetThemes()
  }

  // MARK: Themes

  /// Marks the themes that depend on a file as changed.
  func touch(_ path: String) {
    let real = realPath(path)
    for (root, state) in themes where !state.isStale {
      guard let analysis = state.analysis else { continue }
      if analysis.depends(on: path) || analysis.depends(on: real) { themes[root]?.isStale = true }
    }
  }

  /// Marks all themes as changed, because files have changed on disk.
  func forgetThemes() {
    realPaths = [:]
    for root in themes.keys { themes[root]?.isStale = true }
    findThemes()
  }

  /// Finds the themes of all open texts, and forgets those that no open text belongs to.
  func findThemes() {
    let files = files
    var found: [String: [String]] = [:]
    let open = documents.values.filter { ThemeSearch.isRoot($0.file) }.map(\.path)
    let search = ThemeSearch(files: files, folders: folders)
    for (path, document) in documents {
      if ThemeSearch.isRoot(document.file) || roots[path] == [path] {
        found[path] = [path]
      } else if path.hasSuffix(".json") || ThemeSearch.belongsToTheme(document.file) {
        found[path] = search.themes(reading: path, among: open)
      } else {
        found[path] = roots[path] ?? []
      }
    }
    roots = found
    let active = Set(found.values.joined())
    themes = themes.filter { active.contains($0.key) }
    for root in active where themes[root] == nil { themes[root] = ThemeState() }
  }

  /// Updates the themes of a document, and returns their analyses.
  ///
  /// - Throws: a cancellation if the client no longer waits for the request.
  func analyses(of document: TextDocument) throws(RequestError) -> [ThemeAnalysis] {
    var found: [ThemeAnalysis] = []
    for root in roots[document.path] ?? [] {
      if themes[root]?.isStale ?? true, !analyze(root) { throw .cancelled }
      if let analysis = themes[root]?.analysis { found.append(analysis) }
    }
    return found
  }

  /// Judges a theme, and returns false if something has arrived meanwhile that makes the result useless; then the theme remains marked.
  @discardableResult
  func analyze(_ root: String) -> Bool {
    var options = options
    options.isInterrupted = interruption
    let analysis = ThemeAnalysis(root: root, files: files, options: options)
    if analysis.compilation.isInterrupted { return false }
    var state = themes[root] ?? ThemeState()
    state.analysis = analysis
    state.lastTheme = analysis.compilation.theme ?? state.lastTheme
    state.isStale = false
    themes[root] = state
    // The import may be newer than the last search for the themes of an open file.
    for path in analysis.paths where documents[path] != nil && path != root {
      guard roots[path] != [path], !(roots[path]?.contains(root) ?? false) else { continue }
      roots[path, default: []].append(root)
    }
    return true
  }
}
