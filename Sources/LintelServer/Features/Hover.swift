import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelReference
import LintelSyntax
import LintelTheme

/// What an editor shows at the pointer.
extension LanguageServer {
  /// The limit of lines of an explanation.
  private static let maximumLines = 10

  /// Returns a property's documentation, a token's values, where an entry wins, or the meaning of a key.
  func hover(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offset) = try position(parameters)
    let analyses = try analyses(of: document)
    for analysis in analyses {
      guard let file = analysis.file(document.path) else { continue }
      if let hover = hover(at: offset, of: file, in: analysis) { return hover }
    }
    let isTheme = ThemeSearch.belongsToTheme(document.file) && !document.isConfiguration
    if isTheme, let mark = Self.mark(at: offset, among: marks(of: document)),
      let text = Self.documentation(of: mark)
    {
      return Self.hover(text, range(mark.range, of: document.file))
    }
    guard isTheme || document.isConfiguration,
      let key = parseYAML(document.file, as: FileID(0)).root?.entries(around: offset).last?.key,
      key.range.encloses(offset),
      let place = CompletionPlace(document.file, at: Int(key.range.upper)), place.isKey
    else { return .null }
    let schema = document.isConfiguration ? SchemaWalk.configuration : KeyDocumentation.schema
    let known = schema.places(at: place.path).flatMap(\.offeredKeys).filter { $0.key == key.text }
    return known.compactMap { $0.value["description"]?.text }.first.map {
      Self.hover("**\(key.text)**\n\n\($0)", range(key.range, of: document.file))
    } ?? .null
  }

  private static func hover(_ text: String, _ range: JSONValue) -> JSONValue {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": range]
  }

  private func hover(at offset: Int, of file: FileID, in analysis: ThemeAnalysis) -> JSONValue? {
    let sources = analysis.compilation.sources
    let names = analysis.names
    if let occurrence = names.occurrence(at: offset, in: file) {
      let text: String?
      switch occurrence.subject {
      case .token(let key): text = Self.text(of: key, in: analysis)
      case .name(let kind, let name, let owner):
        text = Self.text(of: kind, name, owner, names)
      case .tokens, .file: text = nil
      }
      if let text { return Self.hover(text, range(occurrence.range, in: sources)) }
    }
    let mark = Self.mark(at: offset, among: analysis.marks[file] ?? [])
    let fate = explanation(at: offset, of: file, in: analysis)
    if let mark, let text = Self.documentation(of: mark) {
      let parts = [fate].compactMap(\.self) + [text]
      return Self.hover(parts.joined(separator: "\n\n---\n\n"), range(mark.range, in: sources))
    }
    guard let fate else { return nil }
    let place = SourceRange(file: file, lower: offset, upper: offset)
    return Self.hover(fate, range(place, in: sources))
  }

  private static func mark(at offset: Int, among marks: [StructureMark]) -> StructureMark? {
    marks.last { Int($0.range.lower) <= offset && offset < Int($0.range.upper) }
  }

  /// Returns the reference's text about a key.
  private static func documentation(of mark: StructureMark) -> String? {
    switch mark.meaning {
    case .property(let path):
      // The last keys may belong to a value, such as `light`.
      for count in path.indices.reversed() {
        let name = path[...count].joined(separator: ".")
        if case .found(let text) = propertyAnswer(to: name) { return shortened(text) }
      }
      return nil
    case .key(let key): return KeyDocumentation.text(of: WhenKey.isMeant(by: key) ? "when" : key)
    case .subject: return nil
    }
  }

  /// Shortens a page of the reference to a small heading and lists that fit on a screen.
  private static func shortened(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, first.hasPrefix("# ") { lines[0] = "**\(first.dropFirst(2))**" }
    guard lines.count > 40 else { return lines.joined(separator: "\n") }
    return lines.prefix(38).joined(separator: "\n") + "\n- …"
  }

  // MARK: Explanations

  /// Returns the answer of `explain --declaration` for the place in a few lines, or `nil` if nothing is declared there.
  private func explanation(at offset: Int, of file: FileID, in analysis: ThemeAnalysis) -> String? {
    guard let cascade = analysis.cascade else { return nil }
    let sources = analysis.compilation.sources
    let place = SourceRange(file: file, lower: offset, upper: offset)
    let declarations = cascade.declarations(at: sources.location(of: place), of: file, in: sources)
    guard !declarations.isEmpty, declarations.count <= 50 else { return nil }
    let folder = SourcePath.folder(of: analysis.root) + "/"
    let text = fateText(
      declarations.map { cascade.fate(of: $0) },
      of: "",
      in: cascade,
      sources: sources
    ).replacing(folder, with: "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.maximumLines).joined(separator: "\n")
    let fate = "```text\n\(shown)\(lines.count > Self.maximumLines + 1 ? "\n…" : "")\n```"
    return ([fate] + values(at: offset, of: file, in: analysis)).joined(separator: "\n\n")
  }

  /// Returns the values of the entry at an offset by brand and appearance, and how readable they are.
  private func values(at offset: Int, of file: FileID, in analysis: ThemeAnalysis) -> [String] {
    guard let cascade = analysis.cascade,
      let place = analysis.entryPlaces.first(where: {
        $0.key.file == file && Int($0.key.lower) <= offset && offset <= Int($0.value.upper)
      }), let index = place.entries.min(),
      let declaration = cascade.declarations(of: place.target).first(where: { $0.entry == index })
    else { return [] }
    let rows = TokenValues(cascade: cascade)
      .rows(of: cascade.theme.values[declaration.value.index])
    let contrast = ContrastText(analysis: analysis).lines(of: place)
    let values = Self.list(rows)
    return [
      values.isEmpty ? nil : "Value:\n\n\(values.joined(separator: "\n"))",
      contrast.isEmpty ? nil : "Contrast:\n\n\(contrast.map { "- \($0)" }.joined(separator: "\n"))",
    ].compactMap(\.self)
  }

  /// Returns values as a list, with one line for brands that share a value.
  private static func list(_ rows: [TokenValues.Row]) -> [String] {
    rows.map { row in
      let brands = row.brands.isEmpty ? "" : "\(row.brands.joined(separator: ", ")): "
      return "- \(brands)`\(TokenValues.words(row.value))`"
    }
  }

  /// Returns a token's values, with one row for brands that share a value.
  private static func text(of key: TokenKey, in analysis: ThemeAnalysis) -> String? {
    guard let cascade = analysis.cascade else { return nil }
    let lines = list(TokenValues(cascade: cascade).rows(of: .token(key)))
    let title = "**$\(key.name)** (\(key.group.rawValue))"
    let count = cascade.theme.target(of: key).map { cascade.declarations(of: $0).count } ?? 0
    let places = "Declared \(count == 1 ? "once" : "\(count) times") in this theme."
    return ([title] + lines + (count > 0 ? [places] : [])).joined(separator: "\n\n")
  }

  /// Returns what a name is, and how often it's used.
  private static func text(
    of kind: NameKind,
    _ name: String,
    _ owner: String,
    _ names: NameIndex
  ) -> String? {
    let word =
      switch kind {
      case .modeValue: "value of the mode '\(owner)'"
      case .screen where name.contains("*"): "pattern of screens"
      case .group: "group of screens"
      case .brand, .promo, .mode, .screen, .style: kind.rawValue
      }
    let all = names.occurrences(of: .name(kind, name, owner: owner))
    let count = all.count
    return "**\(name)** (\(word))\n\nNamed \(count == 1 ? "once" : "\(count) times") in this theme."
  }
}

/// The meaning of the keys of blocks, from the JSON Schema for editors.
enum KeyDocumentation {
  static let schema = SchemaWalk(themeSchema())

  /// Returns the sentence about a key, or `nil` for keys that blocks don't have.
  static func text(of key: String) -> String? {
    if key == "when" {
      return
        "**when**\n\nWhat applies on iOS versions, idioms, or sizes, such as `when ios 26.. pad`."
    }
    let places: [[String]] = [
      [key], ["brands", "x", key], ["promos", "x", key], ["screens", "x", key],
    ]
    for path in places {
      let text = schema.places(at: path).compactMap { $0["description"]?.text }.first
      if let text { return "**\(key)**\n\n\(text)" }
    }
    return nil
  }
}
