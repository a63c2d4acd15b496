import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelSyntax

/// A change that an author can choose at a place; its edits are determined when it's chosen.
struct Refactoring {
  let title: String
  /// The protocol's kind of action.
  let kind: String
  /// The findings that the change addresses.
  var diagnostics: [JSONValue] = []
  /// Returns the files that change, with their new bytes, or `nil` if the change can't be made.
  let changes: () -> [FileChange]?
}

/// The changes of a theme that are possible at a place in one of its files.
struct Refactorings {
  let analysis: ThemeAnalysis
  /// The file that the author is editing.
  let file: FileID

  var sources: SourceMap { analysis.compilation.sources }
}

/// A file with its new bytes.
struct FileChange {
  let file: SourceFile
  let bytes: [UInt8]
}

/// Changes that authors can choose besides fixes.
extension LanguageServer {
  /// Returns the changes that are offered for a range of a document.
  func refactorings(
    of analysis: ThemeAnalysis,
    in document: TextDocument,
    _ offsets: ClosedRange<Int>
  ) -> [Refactoring] {
    guard let file = analysis.file(document.path), !document.path.hasSuffix(".json") else {
      return []
    }
    let own = Refactorings(analysis: analysis, file: file)
    return settlements(of: analysis, in: file, offsets)
      + own.extractions(at: offsets.lowerBound) + own.inlinings(at: offsets.lowerBound)
      + own.moves(at: offsets.lowerBound)
  }

  /// Returns the action of a refactoring, or `nil` if it needs its edits and these can't be made or would cause an error.
  ///
  /// If the client asks for edits later, the action has the parameters of the request instead, by which the edits are found again.
  func action(
    _ refactoring: Refactoring,
    of analysis: ThemeAnalysis,
    _ origin: JSONValue
  ) -> JSONValue? {
    var edit: JSONValue?
    if !client.resolvesActions {
      edit = self.edit(of: refactoring, to: analysis)
      if edit == nil { return nil }
    }
    return .object(dropping: [
      ("title", .string(refactoring.title)),
      ("kind", .string(refactoring.kind)),
      ("diagnostics", refactoring.diagnostics.isEmpty ? nil : .array(refactoring.diagnostics)),
      ("edit", edit),
      ("data", edit == nil ? origin : Optional.none),
    ])
  }

  func resolveAction(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    guard case .object(let members) = parameters else { throw .invalidParameters("data") }
    guard parameters["edit"] == nil, let origin = parameters["data"] else { return parameters }
    let title = try parameters.required("title")
    let (document, offsets) = try range(origin)
    for analysis in try analyses(of: document) {
      let offered = refactorings(of: analysis, in: document, offsets)
      guard let chosen = offered.first(where: { $0.title == title }) else { continue }
      guard let edit = edit(of: chosen, to: analysis) else {
        throw .failed("this change would cause an error, or lose a comment")
      }
      return .object(members + [JSONMember("edit", edit)])
    }
    throw .failed("the text has changed, so this change doesn't apply anymore")
  }

  /// Returns the edits of a refactoring, or `nil` if they can't be made or would cause an error.
  private func edit(of refactoring: Refactoring, to analysis: ThemeAnalysis) -> JSONValue? {
    guard let changes = refactoring.changes() else { return nil }
    var texts: [String: [UInt8]] = [:]
    for change in changes { texts[change.file.path] = change.bytes }
    guard newError(in: analysis, with: texts) == nil else { return nil }
    let edits = changes.sorted { $0.file.path < $1.file.path }.map { change in
      (change.file, [replacement(of: change.file, with: change.bytes)].compactMap(\.self))
    }
    return workspaceEdit(edits)
  }

  /// Returns the first error that a theme has with other texts, and doesn't have now.
  func newError(in analysis: ThemeAnalysis, with texts: [String: [UInt8]]) -> Diagnostic? {
    let after = ThemeAnalysis(root: analysis.root, files: files.reading(texts), options: options)
    func errors(_ analysis: ThemeAnalysis) -> [Diagnostic] {
      analysis.compilation.diagnostics.filter { $0.severity == .error }
    }
    let before = errors(analysis)
    return errors(after).first { new in
      let isSame = { (old: Diagnostic) in old.rule == new.rule && old.message == new.message }
      return errors(after).count(where: isSame) > before.count(where: isSame)
    }
  }

  // MARK: Conflicts

  /// Returns blocks that settle the conflicts in a range, each where its keys already are.
  private func settlements(
    of analysis: ThemeAnalysis,
    in file: FileID,
    _ offsets: ClosedRange<Int>
  ) -> [Refactoring] {
    let sources = analysis.compilation.sources
    return analysis.compilation.diagnostics.compactMap { finding in
      // The author may be at any of the declarations that disagree.
      let places = [finding.range] + finding.notes.compactMap(\.range)
      guard let settlement = finding.facts?.settlement,
        places.contains(where: { $0.file == file && $0.touches(offsets) })
      else { return nil }
      return Refactoring(
        title: "Settle the conflict with a block for the overlap (check the value)",
        kind: "quickfix",
        diagnostics: [json(finding, in: sources)]
      ) {
        let blocks = EditedFile(file: SourceFile(path: "", bytes: Array((settlement + "\n").utf8)))
        var edited = EditedFile(file: sources[file])
        for (path, node) in blocks.root?.scalars() ?? [] {
          guard edited.insert(blocks.file.text(of: node.range), at: path) else { return nil }
        }
        return [FileChange(file: sources[file], bytes: edited.file.bytes)]
      }
    }
  }
}

extension SourceRange {
  /// Whether an offset in the range's file is in the range, or right after it.
  func encloses(_ offset: Int) -> Bool { Int(lower) <= offset && offset <= Int(upper) }

  /// Whether the range shares a position with other offsets in its file.
  func touches(_ offsets: ClosedRange<Int>) -> Bool {
    Int(lower) <= offsets.upperBound && Int(upper) >= offsets.lowerBound
  }
}
