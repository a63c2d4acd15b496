import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelRuns

/// Fixes at the cursor, and all safe ones at once.
extension LanguageServer {
  /// Returns the fixes of the findings that a range touches, safe ones first, and `source.fixAll`.
  func codeActions(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offsets) = try range(parameters)
    let kinds = parameters.at("context", "only").map { $0.array.compactMap(\.text) }
    func isRequested(_ kind: String) -> Bool {
      kinds?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    let analyses = try analyses(of: document)
    let origin = JSONValue.object(dropping: [
      ("textDocument", parameters["textDocument"]), ("range", parameters["range"]),
    ])
    var actions: [CodeAction] = []
    let compilations = analyses.isEmpty ? [own(document)] : analyses.map(\.compilation)
    if isRequested("quickfix") {
      actions += compilations.flatMap { quickFixes(of: $0, in: document, offsets) }
    }
    for analysis in analyses {
      for refactoring in refactorings(of: analysis, in: document, offsets)
      where isRequested(refactoring.kind) {
        guard let action = action(refactoring, of: analysis, origin) else { continue }
        actions.append((refactoring.kind == "quickfix" ? 1 : 4, action))
      }
    }
    if isRequested("source.lintel") {
      actions += commands(at: offsets.lowerBound, in: document, origin).map { (5, $0) }
    }
    var result = actions.sorted { $0.order < $1.order }.map(\.json).uniqued
    // Judging all fixes takes several runs, so it isn't done only to show a lightbulb.
    if kinds != nil, isRequested("source.fixAll") { result += analyses.compactMap { fixAll($0) } }
    return .array(result)
  }

  private func quickFixes(
    of compilation: Compilation,
    in document: TextDocument,
    _ offsets: ClosedRange<Int>
  ) -> [CodeAction] {
    let sources = compilation.sources
    var actions: [CodeAction] = []
    for finding in compilation.diagnostics
    where sources[finding.range.file].path == document.path {
      guard finding.range.touches(offsets) else { continue }
      let diagnostic = json(finding, in: sources)
      for (index, fix) in finding.fixIts.enumerated() {
        let order =
          switch fix.applicability {
          case .safe: 0
          case .unsafe: 1
          case .placeholder: 2
          }
        let action = JSONValue.object(dropping: [
          ("title", .string(Self.title(of: fix))),
          ("kind", "quickfix"),
          ("diagnostics", [diagnostic]),
          ("isPreferred", order == 0 && index == 0 ? true : nil),
          ("edit", edit(fix.edits, in: sources)),
        ])
        actions.append((order, action))
      }
      if let action = suppression(of: finding, diagnostic, in: sources) {
        actions.append((3, action))
      }
    }
    return actions
  }

  /// Returns the title of a fix, with a remark if the author has to check it.
  private static func title(of fix: FixIt) -> String {
    let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
    switch fix.applicability {
    case .safe: return title
    case .unsafe: return "\(title) (check the result)"
    case .placeholder: return "\(title) (fill in the gap)"
    }
  }

  /// Returns an action that silences a finding with a comment above its line, which needs a reason from the author.
  private func suppression(
    of finding: Diagnostic,
    _ diagnostic: JSONValue,
    in sources: SourceMap
  ) -> JSONValue? {
    let file = sources[finding.range.file]
    guard finding.severity != .error, !file.path.hasSuffix(".json"),
      LintRule.named(finding.rule)?.isSuppressible ?? false
    else { return nil }
    let line = file.lines.line(at: Int(finding.range.lower))
    let start = Int(file.lines.starts[line])
    let indentation = file.bytes[start...].prefix { $0 == 0x20 }.count
    let hasReturn =
      file.endOfLine(line) < file.bytes.count && file.bytes[file.endOfLine(line)] == 0x0D
    let comment =
      String(repeating: " ", count: indentation)
      + "# lintel:disable-next-line \(finding.rule) -- TODO: say why" + (hasReturn ? "\r\n" : "\n")
    let range = SourceRange(file: finding.range.file, lower: start, upper: start)
    return [
      "title": .string("Silence '\(finding.rule)' for this line"),
      "kind": "quickfix",
      "diagnostics": [diagnostic],
      "edit": edit([FixIt.Edit(range: range, newText: comment)], in: sources),
    ]
  }

  /// Returns all safe fixes of a theme, judged as `lint --fix` judges them, or `nil` if there are none.
  private func fixAll(_ analysis: ThemeAnalysis) -> JSONValue? {
    guard analysis.compilation.diagnostics.contains(where: { $0.fixability == .safe }) else {
      return nil
    }
    let files = analysis.fixed(in: files)
    guard !files.isEmpty else { return nil }
    let edits = files.map { file in
      let source = SourceFile(path: file.path, bytes: file.before)
      return (source, [replacement(of: source, with: file.after)].compactMap(\.self))
    }
    return ["title": "Apply all safe fixes", "kind": "source.fixAll", "edit": workspaceEdit(edits)]
  }

  // MARK: Edits

  /// Returns edits of several files in the form that the client accepts.
  func edit(_ edits: [FixIt.Edit], in sources: SourceMap) -> JSONValue {
    let byFile = Dictionary(grouping: edits, by: \.range.file)
    return workspaceEdit(
      byFile.sorted { $0.key < $1.key }.map { file, edits in
        (sources[file], edits.map { json($0, in: sources) })
      }
    )
  }

  func json(_ edit: FixIt.Edit, in sources: SourceMap) -> JSONValue {
    ["range": range(edit.range, in: sources), "newText": .string(edit.newText)]
  }

  func workspaceEdit(_ edits: [(file: SourceFile, edits: [JSONValue])]) -> JSONValue {
    guard client.supportsDocumentChanges else {
      return [
        "changes": .object(edits.map { JSONMember(uri(ofPath: $0.file.path), .array($0.edits)) })
      ]
    }
    return [
      "documentChanges": .array(
        edits.map { file, edits -> JSONValue in
          let version = document(atPath: file.path)?.version
          return [
            "textDocument": [
              "uri": .string(uri(ofPath: file.path)),
              "version": version.map { .number(Double($0)) } ?? .null,
            ],
            "edits": .array(edits),
          ]
        }
      )
    ]
  }

  /// Returns the edit that turns a file's text into another, from the first line that differs to the last.
  func replacement(of file: SourceFile, with bytes: [UInt8]) -> JSONValue? {
    let old = file.bytes
    guard old != bytes else { return nil }
    var start = zip(old, bytes).prefix { $0 == $1 }.count
    // Edits begin and end with whole lines, so that they don't split a character.
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    let longest = min(old.count, bytes.count) - start
    var same = zip(old.reversed(), bytes.reversed()).prefix { $0 == $1 }.count
    same = min(same, longest)
    while same > 0, old.count - same > 0, old[old.count - same - 1] != 0x0A { same -= 1 }
    let text = String(decoding: bytes[start..<bytes.count - same], as: UTF8.self)
    return ["range": range(start, old.count - same, of: file), "newText": .string(text)]
  }
}

/// An action in the protocol's form, with its place in the list; lower numbers come first.
private typealias CodeAction = (order: Int, json: JSONValue)
