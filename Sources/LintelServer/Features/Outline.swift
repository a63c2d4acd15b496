import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Outlines, folding, and links, which only need one file.
extension LanguageServer {
  /// Returns the marks of an open document in its current state.
  func marks(of document: TextDocument) -> [StructureMark] {
    guard !document.path.hasSuffix(".json") else { return [] }
    let root = parseYAML(document.file, as: FileID(0)).root
    return root.map { StructureReader.marks(in: $0) } ?? []
  }

  /// Returns the brands, promos, modes, screens, styles, and bars of a file, each inside of the block that contains it.
  func symbols(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    guard ThemeSearch.belongsToTheme(document.file) else { return [] }
    // In source order, an outer mark comes before those that it encloses.
    var open: [(symbol: OutlineSymbol, end: Int32)] = []
    var outline: [OutlineSymbol] = []
    func closeSymbols(before offset: Int32) {
      while let last = open.last, last.end <= offset {
        open.removeLast()
        if open.isEmpty {
          outline.append(last.symbol)
        } else {
          open[open.count - 1].symbol.children.append(last.symbol)
        }
      }
    }
    for mark in marks(of: document) {
      guard let symbol = OutlineSymbol(mark) else { continue }
      closeSymbols(before: mark.range.lower)
      open.append((symbol, mark.extent.upper))
    }
    closeSymbols(before: .max)
    return .array(outline.map { json($0, of: document.file) })
  }

  /// Returns the names that the open themes declare and that contain the text of a query.
  func workspaceSymbols(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let query = try parameters.required("query").lowercased()
    var found: [JSONValue] = []
    for root in themes.keys.sorted() {
      if themes[root]?.isStale ?? true, !analyze(root) { throw .cancelled }
      guard let analysis = themes[root]?.analysis else { continue }
      for mark in analysis.marks.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        guard case .subject(_, isDeclaration: true) = mark.meaning,
          let symbol = OutlineSymbol(mark),
          query.isEmpty || symbol.name.lowercased().contains(query)
        else { continue }
        found.append(
          .object(dropping: [
            ("name", .string(symbol.name)),
            ("containerName", symbol.detail.map(JSONValue.string)),
            ("kind", .number(Double(symbol.kind))),
            ("location", location(mark.range, in: analysis.compilation.sources)),
          ])
        )
      }
    }
    return .array(found.uniqued)
  }

  private func json(_ symbol: OutlineSymbol, of file: SourceFile) -> JSONValue {
    .object(dropping: [
      ("name", .string(symbol.name.isEmpty ? "?" : symbol.name)),
      ("detail", symbol.detail.map(JSONValue.string)),
      ("kind", .number(Double(symbol.kind))),
      ("range", range(symbol.mark.extent, of: file)),
      ("selectionRange", range(symbol.mark.range, of: file)),
      (
        "children",
        symbol.children.isEmpty ? nil : .array(symbol.children.map { json($0, of: file) })
      ),
    ])
  }

  /// Returns the blocks and the comments that have several lines.
  func foldingRanges(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    let file = document.file
    var found: [JSONValue] = []
    var lines: Set<Int> = []
    for mark in marks(of: document) {
      let start = file.lines.line(at: Int(mark.range.lower))
      let end = file.lines.line(at: max(0, Int(mark.extent.upper) - 1))
      guard end > start, lines.insert(start).inserted else { continue }
      found.append(["startLine": .number(Double(start)), "endLine": .number(Double(end))])
    }
    return .array(found + commentRanges(of: file))
  }

  private func commentRanges(of file: SourceFile) -> [JSONValue] {
    var found: [JSONValue] = []
    var start: Int?
    for line in file.lines.starts.indices {
      let text = file.bytes[Int(file.lines.starts[line])..<file.endOfLine(line)]
      let isComment = text.first { $0 != 0x20 } == UInt8(ascii: "#")
      if isComment { start = start ?? line }
      let isLast = line == file.lines.starts.count - 1
      guard let first = start, !isComment || isLast else { continue }
      let end = isComment ? line : line - 1
      if end > first {
        found.append([
          "startLine": .number(Double(first)), "endLine": .number(Double(end)), "kind": "comment",
        ])
      }
      start = nil
    }
    return found
  }

  /// Returns the files that a file imports; a pattern leads to the first file that it matches.
  func links(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    let folder = SourcePath.folder(of: document.path)
    let provider = files.provider
    return .array(
      marks(of: document).compactMap { mark -> JSONValue? in
        guard case .subject(.file(let text), _) = mark.meaning else { return nil }
        let pattern = SourcePath.join(folder, text)
        let target =
          provider.expand(pattern).first { $0 != document.path }
          ?? (disk.kind(pattern) != nil ? pattern : nil)
        guard let target else { return nil }
        return [
          "range": range(mark.range, of: document.file),
          "target": .string(uri(ofPath: target)),
        ]
      }
    )
  }
}

private struct OutlineSymbol {
  let mark: StructureMark
  let name: String
  /// The kind of thing that the entry is, or `nil` for keys.
  let detail: String?
  /// The protocol's number for the icon.
  let kind: Int
  var children: [OutlineSymbol] = []

  /// Creates the entry of a mark, or returns `nil` if outlines don't show it.
  init?(_ mark: StructureMark) {
    self.mark = mark
    switch mark.meaning {
    case .subject(.name(let kind, let name, _), _):
      // References, such as those of `use`, don't have content.
      guard mark.extent != mark.range else { return nil }
      self.name = name
      switch kind {
      case .brand: (detail, self.kind) = ("brand", 5)
      case .promo: (detail, self.kind) = ("promo", 24)
      case .mode: (detail, self.kind) = ("mode", 10)
      case .modeValue: (detail, self.kind) = ("value of a mode", 22)
      case .screen: (detail, self.kind) = ("screen", 19)
      case .group: (detail, self.kind) = ("group", 3)
      case .style: (detail, self.kind) = ("style", 23)
      }
    case .subject(.token(let key), _): (name, detail, kind) = (key.name, key.group.rawValue, 14)
    case .subject(.tokens(let key), _): (name, detail, kind) = (key.name, key.group.rawValue, 3)
    case .property(let path):
      // Only the bars, and what a block itself declares.
      guard path.count == 1 else { return nil }
      (name, detail, kind) = (path[0], nil, 7)
    case .key(let key):
      let shown: [BlockKey] = [
        .tokens, .groups, .styles, .brands, .promos, .modes, .screens, .flows, .proxies, .instances,
      ]
      guard BlockKey(rawValue: key).map(shown.contains) ?? WhenKey.isMeant(by: key) else {
        return nil
      }
      (name, detail, kind) = (key, nil, WhenKey.isMeant(by: key) ? 3 : 2)
    case .subject(.file, _): return nil
    }
  }
}
