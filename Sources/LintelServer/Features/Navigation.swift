import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme

/// Definitions and references, across all files of the themes.
extension LanguageServer {
  /// Returns the name at the position of a request, in each theme of the document.
  private func subjects(
    _ parameters: JSONValue
  ) throws(RequestError) -> [(analysis: ThemeAnalysis, names: NameIndex, at: Occurrence)] {
    let (document, offset) = try position(parameters)
    return try analyses(of: document).compactMap { analysis in
      guard let file = analysis.file(document.path) else { return nil }
      let names = analysis.names
      return names.occurrence(at: offset, in: file).map { (analysis, names, $0) }
    }
  }

  /// Returns where a name is declared, which can be several places for a token that differs by brand.
  func definition(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    var found: [JSONValue] = []
    for (analysis, names, occurrence) in try subjects(parameters) {
      if case .file(let text) = occurrence.subject {
        found += targets(ofImport: text, at: occurrence.range, in: analysis)
        continue
      }
      let all = names.occurrences(of: occurrence.subject)
      let declared = all.filter(\.isDeclaration)
      found += (declared.isEmpty ? Array(all.prefix(1)) : declared).map {
        location($0.range, in: analysis.compilation.sources)
      }
    }
    return .array(found.uniqued)
  }

  /// Returns where a name is used and, if the client asks for it, where it's declared.
  func references(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let includes = parameters.at("context", "includeDeclaration")?.isTrue ?? true
    let found = try subjects(parameters).flatMap { analysis, names, occurrence in
      // A group is used by its tokens.
      let inner = occurrence.subject.tokenKey == nil ? [] : names.below(occurrence.subject)
      return (names.occurrences(of: occurrence.subject) + inner)
        .filter { includes || !$0.isDeclaration }
        .map { location($0.range, in: analysis.compilation.sources) }
    }
    return .array(found.uniqued)
  }

  /// Returns where a document has the name at a position.
  func highlights(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let path = try document(parameters).path
    let found = try subjects(parameters).flatMap { analysis, names, occurrence in
      let sources = analysis.compilation.sources
      return names.occurrences(of: occurrence.subject)
        .filter { sources[$0.range.file].path == path }
        .map { place -> JSONValue in
          ["range": range(place.range, in: sources), "kind": place.isDeclaration ? 3 : 2]
        }
    }
    return .array(found.uniqued)
  }

  /// Returns the beginnings of the files that an import leads to.
  private func targets(
    ofImport text: String,
    at range: SourceRange,
    in analysis: ThemeAnalysis
  ) -> [JSONValue] {
    let own = analysis.compilation.sources[range.file].path
    let pattern = SourcePath.join(SourcePath.folder(of: own), text)
    return files.provider.expand(pattern).filter { $0 != own }.map { path in
      let start: JSONValue = ["line": 0, "character": 0]
      return ["uri": .string(uri(ofPath: path)), "range": ["start": start, "end": start]]
    }
  }

  // MARK: Rename

  /// Returns the names that a rename at the position of a request replaces, in each theme of the document.
  private func renamed(
    _ parameters: JSONValue
  ) throws(RequestError) -> [(analysis: ThemeAnalysis, names: NameIndex, name: RenamedName?)] {
    let (_, offset) = try position(parameters)
    return try subjects(parameters).map { analysis, names, occurrence in
      (analysis, names, RenamedName(occurrence, around: offset, in: analysis.compilation.sources))
    }
  }

  /// Returns the name that a rename would replace, or null if nothing can be renamed.
  func prepareRename(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    guard let (analysis, _, found) = try renamed(parameters).first, let name = found else {
      return .null
    }
    return [
      "range": range(name.range, in: analysis.compilation.sources),
      "placeholder": .string(name.text),
    ]
  }

  /// Returns the edits that rename a token or anything else with a name.
  func rename(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let written = try parameters.required("newName")
    var edits: [String: (file: SourceFile, edits: [JSONValue])] = [:]
    var texts: [String: [UInt8]] = [:]
    let found = try renamed(parameters)
    guard !found.isEmpty else { throw .failed("there is nothing to rename here") }
    for (analysis, names, name) in found {
      let sources = analysis.compilation.sources
      guard let name else { throw .failed("this can't be renamed") }
      let new = try name.checked(written, in: analysis, names)
      var byFile: [FileID: [FixIt.Edit]] = [:]
      let inner = names.below(name.subject).filter { name.isRepeated(by: $0, in: sources) }.map {
        ($0, RenamedName($0, below: name.subject, in: sources))
      }
      let same = names.occurrences(of: name.subject).map { ($0, RenamedName($0, in: sources)) }
      for (occurrence, place) in same + inner {
        guard let place else {
          let path = sources[occurrence.range.file].path
          throw .failed(
            "'\(SourcePath.name(of: path))' has the name in a form that can't be edited"
          )
        }
        byFile[occurrence.range.file, default: []].append(
          FixIt.Edit(range: place.range, newText: new)
        )
      }
      for (id, changes) in byFile {
        let file = sources[id]
        let fixIts = changes.map { FixIt("rename", .safe, edits: [$0]) }
        texts[file.path] = apply(fixIts, to: file)
        let sorted = changes.sorted { $0.range < $1.range }
        let known = edits[file.path]?.edits ?? []
        edits[file.path] = (file, (known + sorted.map { json($0, in: sources) }).uniqued)
      }
    }
    for (analysis, _, _) in found {
      guard let error = newError(in: analysis, with: texts) else { continue }
      throw .failed("the rename would cause an error: \(error.message)")
    }
    return workspaceEdit(edits.sorted { $0.key < $1.key }.map(\.value))
  }
}

/// The part of an occurrence that a rename replaces.
private struct RenamedName {
  let subject: Subject
  /// The name without quotes, `$`, and the outer names of a nested token.
  let range: SourceRange
  let text: String

  /// Finds the part, or returns `nil` for files, patterns, and names in files that aren't YAML.
  init?(_ occurrence: Occurrence, in sources: SourceMap) {
    let file = sources[occurrence.range.file]
    guard !file.path.hasSuffix(".json") else { return nil }
    let name: String
    switch occurrence.subject {
    case .file: return nil
    case .name(_, let text, _): name = text
    case .token(let key), .tokens(let key): name = key.lastName
    }
    guard !name.contains("*"), !name.isEmpty else { return nil }
    // A key may be in quotes, and a token after its group; the name ends the text.
    let written = file.text(of: occurrence.range)
    let closing = written.last == "\"" || written.last == "'" ? 1 : 0
    let upper = Int(occurrence.range.upper) - closing
    let lower = upper - name.utf8.count
    guard lower >= Int(occurrence.range.lower), file.text(lower, upper) == name else { return nil }
    subject = occurrence.subject
    range = SourceRange(file: occurrence.range.file, lower: lower, upper: upper)
    text = name
  }

  /// Finds the part of an occurrence that an offset is in, which can be a group in the name of a token.
  init?(_ occurrence: Occurrence, around offset: Int, in sources: SourceMap) {
    let groups = occurrence.subject.tokenKey.map { key in
      key.name.indices.filter { key.name[$0] == "." }
        .map { Subject.tokens(TokenKey(key.group, String(key.name[..<$0]))) }
    }
    let outer = groups?.lazy.compactMap { Self(occurrence, below: $0, in: sources) }
      .first { $0.range.encloses(offset) }
    guard let name = outer ?? Self(occurrence, in: sources) else { return nil }
    self = name
  }

  /// Finds the part of an occurrence that repeats the name of the screen or the group above it, or returns `nil` if it doesn't.
  init?(_ occurrence: Occurrence, below outer: Subject, in sources: SourceMap) {
    let file = sources[occurrence.range.file]
    let written = file.text(of: occurrence.range)
    let quotes = written.first == "\"" || written.first == "'" ? 1 : 0
    let (name, lower): (String, Int)
    switch (outer, occurrence.subject.tokenKey) {
    case (.name(_, let screen, _), nil):
      (name, lower) = (screen, Int(occurrence.range.lower) + quotes)
    case (.tokens(let group), let key?) where !file.path.hasSuffix(".json"):
      // The inner names end the text.
      let inner = key.name.utf8.count - group.name.utf8.count
      name = group.lastName
      lower = Int(occurrence.range.upper) - quotes - inner - name.utf8.count
    case _: return nil
    }
    let upper = lower + name.utf8.count
    guard lower >= Int(occurrence.range.lower), upper <= Int(occurrence.range.upper),
      file.text(lower, upper) == name
    else { return nil }
    subject = outer
    range = SourceRange(file: occurrence.range.file, lower: lower, upper: upper)
    text = name
  }

  /// Whether an occurrence contains the name; a token doesn't if it's declared in the mapping of its group.
  func isRepeated(by inner: Occurrence, in sources: SourceMap) -> Bool {
    guard case .tokens(let group) = subject, let key = inner.subject.tokenKey else { return true }
    let file = sources[inner.range.file]
    func dots(_ text: some StringProtocol) -> Int { text.count { $0 == "." } }
    return file.path.hasSuffix(".json")
      || dots(file.text(of: inner.range)) >= dots(key.name) - dots(group.name)
  }

  /// Returns the text to write for a new name, which the author may type with `$`, or throws the reason if the name can't be used.
  func checked(
    _ written: String,
    in analysis: ThemeAnalysis,
    _ names: NameIndex
  ) throws(RequestError) -> String {
    var new = written
    if subject.tokenKey != nil, new.hasPrefix("$") { new.removeFirst() }
    guard NameRules.isValid(new) else {
      throw .failed("'\(new)' isn't a name: use letters, digits, '-', and '_'")
    }
    switch subject {
    case .file: return new
    case .token(let key), .tokens(let key):
      let outer = key.name.split(separator: ".").dropLast().joined(separator: ".")
      if !outer.isEmpty, new.hasPrefix(outer + ".") { new.removeFirst(outer.count + 1) }
      guard !new.contains(".") else {
        throw .failed("a rename can't move a token: '\(new)' contains a dot")
      }
      let full = outer.isEmpty ? new : "\(outer).\(new)"
      let known = analysis.compilation.theme?.tokens.first { token in
        token.key.group == key.group
          && (token.key.name == full || token.key.name.hasPrefix(full + "."))
      }
      if full != key.name, let known {
        throw .failed("the theme already has a token '$\(known.key.name)'")
      }
    case .name(let kind, let old, let owner):
      let inner = names.below(subject).compactMap { occurrence in
        if case .name(_, let name, _) = occurrence.subject { name } else { nil }
      }
      let renamed = ([old] + inner).uniqued.map { (old: $0, new: new + $0.dropFirst(old.count)) }
      for (name, new) in renamed
      where name != new && !names.occurrences(of: .name(kind, new, owner: owner)).isEmpty {
        throw .failed("the theme already has the name '\(new)'")
      }
      if kind == .screen || kind == .group { try checkPatterns(renamed, names) }
    }
    return new
  }

  /// Refuses a name for a screen if a pattern matches only the old or only the new one.
  private func checkPatterns(
    _ renamed: [(old: String, new: String)],
    _ names: NameIndex
  ) throws(RequestError) {
    func matches(_ pattern: String, _ name: String) -> Bool {
      PathPattern(pattern.replacing(".", with: "-"), in: "/")
        .matches("/" + name.replacing(".", with: "-"))
    }
    for occurrence in names.occurrences {
      guard case .name(.screen, let pattern, _) = occurrence.subject, pattern.contains("*") else {
        continue
      }
      let newPattern = renamed.first { $0.old == pattern }?.new ?? pattern
      for (old, new) in renamed where matches(pattern, old) != matches(newPattern, new) {
        throw .failed("the pattern '\(pattern)' matches only one of '\(old)' and '\(new)'")
      }
    }
  }
}
