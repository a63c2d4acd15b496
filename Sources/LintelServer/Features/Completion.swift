import LintelBackends
import LintelDiagnostics
import LintelLanguage

/// What may be written at the cursor.
extension LanguageServer {
  /// The keys of the place, the values of the property, or the names that the theme declares.
  ///
  /// The text is read as it is now; names are those of the last reading, because nobody waits for a
  /// theme of thousands of lines at every letter.
  func completion(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    let offset = try offset(parameters, in: document)
    guard !document.path.hasSuffix(".json"), ThemeSearch.isOfTheme(document.file),
      let place = CompletionPlace(document.file, at: offset)
    else { return ["isIncomplete": false, "items": []] }
    let root = roots[document.path]?.first
    let items =
      place.isKey
      ? keys(at: place, schema(ofTheme: root)) : values(at: place, schema(ofTheme: root), root)
    let range = range(place.range.lowerBound, place.range.upperBound, of: document.file)
    return [
      "isIncomplete": false,
      "items": .array(items.enumerated().map { $0.element.json(range, order: $0.offset) }),
    ]
  }

  /// The schema with the names of a theme, made again only if one of them has changed.
  private func schema(ofTheme root: String?) -> SchemaWalk {
    guard let root, var state = themes[root] else { return SchemaWalk(themeSchema()) }
    if state.analysis == nil { analyze(root) }
    state = themes[root] ?? state
    let names = ThemeNameList(state.lastTheme)
    if let known = state.schema, known.names == names { return known.walk }
    let walk = SchemaWalk(themeSchema(for: state.lastTheme))
    themes[root]?.schema = (names, walk)
    return walk
  }

  private func keys(at place: CompletionPlace, _ schema: SchemaWalk) -> [CompletionItem] {
    var seen = place.siblings
    let wantsDots = place.word.contains(".")
    let places = schema.places(at: place.path)
    var items: [CompletionItem] = []
    for member in places.flatMap(\.offeredKeys) {
      guard wantsDots || !member.key.contains(".") || member.value["description"] == nil,
        seen.insert(member.key).inserted
      else { continue }
      items.append(
        CompletionItem(
          label: member.key,
          kind: 10,
          documentation: member.value.shortDescription,
          text: place.hasColon ? member.key : member.key + ": "
        )
      )
    }
    let takesWhen = places.contains { $0.at("patternProperties", "^when ") != nil }
    if takesWhen, !place.hasColon {
      for key in ["when phone", "when pad", "when width compact", "when width regular"]
      where seen.insert(key).inserted {
        items.append(
          CompletionItem(label: key, kind: 14, documentation: nil, text: key + ": ")
        )
      }
    }
    return items
  }

  private func values(
    at place: CompletionPlace,
    _ schema: SchemaWalk,
    _ root: String?
  ) -> [CompletionItem] {
    let theme = root.flatMap { themes[$0]?.lastTheme }
    if place.path.first == "flows" {
      let screens = theme?.space.screens.map(\.name).sorted() ?? []
      return screens.map { CompletionItem(label: $0, kind: 12, documentation: nil, text: $0) }
    }
    let tokens = theme.map { TokenValues(cascade: Cascade($0)) }
    let keys = Self.keys(ofReferencesIn: theme)
    var seen: Set<String> = []
    var items: [CompletionItem] = []
    for value in schema.places(at: place.path).flatMap(\.offeredValues)
    where seen.insert(value).inserted {
      guard value.hasPrefix("$") else {
        // Behind a `$`, a token is meant.
        if place.word.hasPrefix("$") { continue }
        let needsQuotes = value.contains("*")
        items.append(
          CompletionItem(
            label: value,
            kind: 12,
            documentation: nil,
            text: needsQuotes ? "\"\(value)\"" : value
          )
        )
        continue
      }
      let key = keys[value]
      // `$colors.accent` is `$accent` once more.
      if let key, value != "$\(key.name)", !place.word.contains(".") { continue }
      let shown = key.flatMap { tokens?.value(of: .token($0)) }
      items.append(
        CompletionItem(
          label: value,
          kind: key?.group == .colors ? 16 : 21,
          documentation: shown.map(TokenValues.words),
          text: value
        )
      )
    }
    return items
  }

  /// The tokens by the references to them; a plain name that several groups have is the first one's.
  private static func keys(ofReferencesIn theme: Theme?) -> [String: TokenKey] {
    var keys: [String: TokenKey] = [:]
    for key in theme?.tokens.map(\.key) ?? [] {
      keys["$\(key.group.rawValue).\(key.name)"] = key
      if keys["$\(key.name)"] == nil { keys["$\(key.name)"] = key }
    }
    return keys
  }
}

/// Everything that a theme declares by name, on which its schema depends.
struct ThemeNameList: Equatable {
  /// Brands, promos, screens, groups, styles, and the modes with their values.
  private let names: [[String]]
  /// The tokens.
  private let tokens: [TokenKey]

  /// Lists the names of a theme; nil has none.
  init(_ theme: Theme?) {
    guard let theme else {
      (names, tokens) = ([], [])
      return
    }
    let calendar = theme.space.calendar
    names =
      [
        theme.space.brands.map(\.name), calendar.promos.map(\.name),
        theme.space.screens.map(\.name), theme.groups, theme.styles, [theme.name],
      ] + calendar.switches.modes.map { [$0.name] + $0.values }
    tokens = theme.tokens.map(\.key)
  }
}

/// Something to write at the cursor.
private struct CompletionItem {
  /// What the list shows.
  let label: String
  /// The protocol's number for the icon.
  let kind: Int
  /// What the list shows beside it; of a color its digits, which editors draw.
  let documentation: String?
  /// What is written.
  let text: String

  /// The item as the protocol has it.
  func json(_ range: JSONValue, order: Int) -> JSONValue {
    let digits = String(order)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    return .object(dropping: [
      ("label", .string(label)),
      ("kind", .number(Double(kind))),
      ("documentation", documentation.map(JSONValue.string)),
      ("sortText", .string(padding + digits)),
      ("filterText", .string(label)),
      ("textEdit", ["range": range, "newText": .string(text)]),
    ])
  }
}
