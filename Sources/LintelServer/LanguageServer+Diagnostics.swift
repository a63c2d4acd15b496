package import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelReporting
import LintelSyntax
import LintelTheme

/// The diagnostics that a client shows for a file.
struct PublishedDiagnostics {
  /// The version of the text that the diagnostics are about.
  var version: Int?
  var items: [JSONValue]
  /// Whether they have been sent since the file was opened.
  var isSent = true
}

/// Reports the findings of `lintel lint`.
extension LanguageServer {
  /// Whether there are themes to judge.
  package var hasWork: Bool { stage == .running && themes.values.contains { $0.isStale } }

  /// Judges one theme that has changed.
  ///
  /// Nothing is sent yet. If an edit arrives meanwhile, it's handled first, and the findings are superseded.
  package func work() {
    guard let root = themes.filter({ $0.value.isStale }).keys.min() else { return }
    analyze(root)
  }

  /// Returns notifications of the diagnostics that have changed; those of files whose themes must be judged again come later.
  package func publications() -> [JSONValue] {
    guard stage != .waiting else { return [] }
    var messages: [JSONValue] = []
    let (items, waiting) = currentDiagnostics()
    let uris = Set(items.keys).union(published.keys)
    for uri in uris.sorted() where !waiting.contains(uri) {
      let document = documents.values.first { $0.uri == uri }
      let known = published[uri]
      let found = pulled.contains(uri) ? [] : items[uri] ?? []
      let isOpen = document != nil
      if found == known?.items ?? [], !isOpen || known?.isSent ?? false,
        known?.version == document?.version || known == nil
      {
        if !isOpen, found.isEmpty { published[uri] = nil }
        continue
      }
      published[uri] =
        isOpen || !found.isEmpty
        ? PublishedDiagnostics(version: document?.version, items: found) : nil
      messages.append(
        Message.notify(
          "textDocument/publishDiagnostics",
          .object(dropping: [
            ("uri", .string(uri)),
            ("version", document?.version.map { .number(Double($0)) }),
            ("diagnostics", .array(found)),
          ])
        )
      )
    }
    let outdated = pulled.filter { !waiting.contains($0) && answered[$0] != items[$0] ?? [] }
    if !outdated.isEmpty, client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", .null) }
    for uri in outdated { answered[uri] = items[uri] ?? [] }
    let asked = outbox
    outbox = []
    return messages + asked
  }

  /// Returns the current diagnostics of every file, by URI, and the files whose themes aren't judged yet.
  private func currentDiagnostics() -> (items: [String: [JSONValue]], waiting: Set<String>) {
    var found: [String: [(range: SourceRange, json: JSONValue)]] = [:]
    var waiting: Set<String> = []
    for (_, state) in themes.sorted(by: { $0.key < $1.key }) {
      guard let analysis = state.analysis else { continue }
      let compilations = [analysis.compilation] + analysis.others
      if state.isStale {
        waiting.formUnion(compilations.flatMap(\.sources.files).map { uri(ofPath: $0.path) })
        continue
      }
      for compilation in compilations { add(compilation, to: &found) }
    }
    for document in documents.values {
      let themes = roots[document.path] ?? []
      if themes.contains(where: { self.themes[$0]?.isStale ?? true }) {
        waiting.insert(document.uri)
      } else if themes.isEmpty {
        add(own(document), to: &found)
      }
    }
    return (found.mapValues { $0.map(\.json).uniqued }, waiting)
  }

  /// Returns the findings about a text without a theme: the errors in its YAML if it's a file to import, and everything about a
  /// configuration.
  func own(_ document: TextDocument) -> Compilation {
    if document.isConfiguration {
      return files.compilation(of: files.configuration(at: document.path))
    }
    let belongsToTheme =
      !document.path.hasSuffix(".json") && ThemeSearch.belongsToTheme(document.file)
    let findings = belongsToTheme ? parseYAML(document.file, as: FileID(0)).diagnostics : []
    return Compilation(finding: findings, in: SourceMap([document.file]))
  }

  private func add(
    _ compilation: Compilation,
    to found: inout [String: [(range: SourceRange, json: JSONValue)]]
  ) {
    for file in compilation.sources.files {
      let uri = uri(ofPath: file.path)
      if found[uri] == nil { found[uri] = [] }
    }
    for finding in compilation.diagnostics {
      let uri = uri(ofPath: compilation.sources[finding.range.file].path)
      found[uri, default: []].append((finding.range, json(finding, in: compilation.sources)))
    }
  }

  func json(_ finding: Diagnostic, in sources: SourceMap) -> JSONValue {
    let related = finding.notes.compactMap { note in
      note.range.map { range -> JSONValue in
        ["location": location(range, in: sources), "message": .string(note.message)]
      }
    }
    let more =
      finding.notes.filter { $0.range == nil }.map { "note: \($0.message)" }
      + finding.help.map { "help: \($0)" }
    let severity = finding.severity.choice(error: 1.0, warning: 2, info: 3)
    return .object(dropping: [
      ("range", range(finding.range, in: sources)),
      ("severity", .number(severity)),
      ("code", .string(finding.rule)),
      ("codeDescription", rulesPage.map { ["href": .string("\($0)#\(finding.rule)")] }),
      ("source", "lintel"),
      ("message", .string(([finding.message] + more).joined(separator: "\n"))),
      ("tags", DiagnosticTags.tags(of: finding.rule)),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
    ])
  }

  func range(_ range: SourceRange, in sources: SourceMap) -> JSONValue {
    self.range(range, of: sources[range.file])
  }

  /// Returns a range of a file, regardless of its file ID.
  func range(_ range: SourceRange, of file: SourceFile) -> JSONValue {
    self.range(Int(range.lower), Int(range.upper), of: file)
  }

  func range(_ lower: Int, _ upper: Int, of file: SourceFile) -> JSONValue {
    // Some editors keep a byte-order mark in an open file; the text that they send shows it.
    let skips = document(atPath: file.path) == nil
    return [
      "start": file.position(at: lower, in: encoding, skippingMark: skips).json,
      "end": file.position(at: max(lower, upper), in: encoding, skippingMark: skips).json,
    ]
  }

  func location(_ range: SourceRange, in sources: SourceMap) -> JSONValue {
    [
      "uri": .string(uri(ofPath: sources[range.file].path)),
      "range": self.range(range, in: sources),
    ]
  }

  // MARK: Pulling

  /// Answers a client that asks for diagnostics itself; the server doesn't send that file's diagnostics from then on.
  func pullDiagnostics(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    pulled.insert(document.uri)
    _ = try analyses(of: document)
    let (items, _) = currentDiagnostics()
    answered[document.uri] = items[document.uri] ?? []
    let own = JSONValue.array(items[document.uri] ?? [])
    let result = "\(ContentHash(own.text(.compact)).text)"
    if parameters["previousResultId"]?.text == result {
      return ["kind": "unchanged", "resultId": .string(result)]
    }
    return ["kind": "full", "resultId": .string(result), "items": own]
  }
}

/// The findings that editors gray out or strike through.
enum DiagnosticTags {
  private static let unnecessary: Set<String> = [
    "always-true-condition", "dead-declaration", "dead-slot", "defeated-proxy",
    "duplicate-declaration", "duplicate-use", "empty-block", "hidden-by-system-slot",
    "needless-priority", "never-scrolled", "redundant-override", "unreachable-block", "unused-mode",
    "unused-name", "unused-scroll-setting", "unused-suppression", "unused-token",
  ]
  private static let deprecated: Set<String> = ["deprecated-api", "deprecated-token"]

  /// Returns the tags of a rule's findings, or `nil` for none.
  static func tags(of rule: String) -> JSONValue? {
    if unnecessary.contains(rule) { return [1] }
    return deprecated.contains(rule) ? [2] : nil
  }
}
