import LintelBackends
import LintelCompiler
import LintelLint
import LintelTheme

/// What is known of a theme.
struct ThemeState {
  /// What was found in it last; nil if nobody has looked yet.
  var analysis: ThemeAnalysis?
  /// The last reading that had names, with which a text that is being typed is completed.
  var lastTheme: Theme?
  /// What may be written in a theme with some names, made when somebody asks for it.
  var schema: (names: ThemeNameList, walk: SchemaWalk)?
  /// Whether something has changed since.
  var isStale = true
}

/// Open texts, and the themes that they belong to.
extension LanguageServer {
  /// Returns the path by which the compiler reads a document.
  ///
  /// A text without a file is read as if it were in the first folder, where it finds its imports.
  func path(of uri: String) -> String {
    DocumentURI.path(uri)
      ?? documents.values.first { $0.uri == uri }?.path
      ?? SourcePath.join(
        folders.first ?? "/",
        uri.split(separator: "/").last.map(String.init) ?? uri
      )
  }

  /// Returns the URI of a file: the client's own if it is open.
  func uri(ofPath path: String) -> String {
    document(atPath: path)?.uri ?? DocumentURI.uri(ofPath: path)
  }

  /// The open document at a path, or behind a link to it.
  func document(atPath path: String) -> TextDocument? {
    if let document = documents[path] { return document }
    guard !documents.isEmpty else { return nil }
    let real = realPath(path)
    return documents[real] ?? documents.values.first { realPath($0.path) == real }
  }

  /// The path of a file behind every link, asked for once as long as nothing changes on disk.
  func realPath(_ path: String) -> String {
    if let known = realPaths[path] { return known }
    let real = disk.provider.resolve(path)
    realPaths[path] = real
    return real
  }

  /// The open document that a request is about.
  func document(_ parameters: JSONValue) throws(RequestError) -> TextDocument {
    let uri = try parameters.required("textDocument", "uri")
    guard let document = documents[path(of: uri)] else {
      throw .failed("'\(uri)' isn't open")
    }
    return document
  }

  /// The position that a request is about, as an offset in the document.
  func offset(_ parameters: JSONValue, in document: TextDocument) throws(RequestError) -> Int {
    guard let position = TextPosition(parameters["position"]) else {
      throw .invalidParameters("position")
    }
    return document.file.offset(of: position, in: encoding, skippingMark: false)
  }

  /// The range that a request is about, as offsets in the document.
  func offsets(
    _ parameters: JSONValue,
    in document: TextDocument
  ) throws(RequestError) -> ClosedRange<Int> {
    guard let start = TextPosition(parameters.at("range", "start")),
      let end = TextPosition(parameters.at("range", "end"))
    else { throw .invalidParameters("range") }
    let lower = document.file.offset(of: start, in: encoding, skippingMark: false)
    let upper = document.file.offset(of: end, in: encoding, skippingMark: false)
    return lower...max(lower, upper)
  }

  // MARK: Notifications

  /// Notes a text that the editor has opened.
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

  /// Applies edits to an open text.
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
    // A text that is broken while someone types stays what it was.
    if ThemeSearch.isRoot(document.file) != ThemeSearch.isRoot(old)
      || ThemeSearch.isOfTheme(document.file) != ThemeSearch.isOfTheme(old)
    {
      findThemes()
    }
  }

  /// Forgets a text; its file on disk counts again.
  func close(_ parameters: JSONValue) throws(RequestError) {
    let uri = try parameters.required("textDocument", "uri")
    let path = path(of: uri)
    guard documents.removeValue(forKey: path) != nil else { return }
    pulled.remove(uri)
    touch(path)
    findThemes()
  }

  /// Notes that a text is now the one on disk.
  func save(_ parameters: JSONValue) throws(RequestError) {
    let path = path(of: try parameters.required("textDocument", "uri"))
    touch(path)
    // What a theme imports may be another file now.
    if roots[path]?.isEmpty ?? true { findThemes() }
  }

  /// Notes the folders that the editor has added and removed.
  func changeFolders(_ parameters: JSONValue) {
    let event = parameters["event"] ?? .null
    let removed = event["removed"]?.array.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    let added = event["added"]?.array.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }
    folders.removeAll { removed?.contains($0) ?? false }
    folders += (added ?? []).filter { !folders.contains($0) }
    forgetThemes()
  }

  // MARK: Themes

  /// Notes that a file has changed.
  func touch(_ path: String) {
    let real = realPath(path)
    for (root, state) in themes where !state.isStale {
      guard let analysis = state.analysis else { continue }
      if analysis.depends(on: path) || analysis.depends(on: real) { themes[root]?.isStale = true }
    }
  }

  /// Looks at everything anew, because files have changed on disk.
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
      } else if path.hasSuffix(".json") || ThemeSearch.isOfTheme(document.file) {
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

  /// Brings the themes of a document up to date, and returns what was found in them.
  ///
  /// - Throws: that the request is canceled, if the client doesn't wait any more.
  func analyses(of document: TextDocument) throws(RequestError) -> [ThemeAnalysis] {
    var found: [ThemeAnalysis] = []
    for root in roots[document.path] ?? [] {
      if themes[root]?.isStale ?? true, !analyze(root) { throw .cancelled }
      if let analysis = themes[root]?.analysis { found.append(analysis) }
    }
    return found
  }

  /// Judges a theme.
  ///
  /// - Returns: false if something that has arrived meanwhile makes the result useless; the theme
  ///   stays to be judged then.
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
    // An import may have been written since the themes of an open file were looked for.
    for path in analysis.paths where documents[path] != nil && path != root {
      guard roots[path] != [path], !(roots[path]?.contains(root) ?? false) else { continue }
      roots[path, default: []].append(root)
    }
    return true
  }
}
