import LintelBackends
import LintelCascade
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelSyntax
import LintelTheme

/// Suggestions at the cursor.
extension LanguageServer {
  /// Returns the keys at the place, the values of the property, or the names that the theme declares.
  ///
  /// The text is read in its current state. Names come from the last reading, because reading a theme of thousands of lines at every
  /// letter would take too long.
  func completion(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offset) = try position(parameters)
    guard !document.path.hasSuffix(".json"),
      document.isConfiguration || ThemeSearch.belongsToTheme(document.file)
    else { return Self.list([]) }
    if let found = suppression(at: offset, in: document) { return found }
    guard let place = CompletionPlace(document.file, at: offset) else { return Self.list([]) }
    let root = roots[document.path]?.first
    let schema = document.isConfiguration ? .configuration : schema(ofTheme: root)
    let values = place.isKey ? [] : values(at: place, schema, root, document)
    let items = values + (place.isKey || place.beginsElement ? keys(at: place, schema, root) : [])
    let range = range(place.range.lowerBound, place.range.upperBound, of: document.file)
    let written = place.quote.map { quote in items.map { $0.inside(quote) } } ?? items
    return Self.list(written.enumerated().map { $0.element.json(range, order: $0.offset) })
  }

  private static func list(_ items: [JSONValue]) -> JSONValue {
    ["isIncomplete": false, "items": .array(items)]
  }

  /// Returns what can be written in a comment that silences findings, or `nil` if the offset isn't in one.
  private func suppression(at offset: Int, in document: TextDocument) -> JSONValue? {
    let file = document.file
    let line = file.lines.line(at: offset)
    guard file.bytes[Int(file.lines.starts[line])..<offset].contains(UInt8(ascii: "#")) else {
      return nil
    }
    // A comment ends before the spaces at the end of its line.
    let comment = comments(in: file, as: FileID(0)).last {
      Int($0.lower) < offset && file.lines.line(at: Int($0.lower)) == line
    }
    guard let comment, let suppression = SuppressionComment(comment, in: file),
      let found = suppression.choices(at: offset)
    else { return nil }
    let items = found.words.map { word in
      let summary = LintRule.named(word)?.summary
      return CompletionItem(label: word, kind: 12, documentation: summary, text: word)
    }
    let range = range(found.range.lowerBound, found.range.upperBound, of: file)
    return Self.list(items.enumerated().map { $0.element.json(range, order: $0.offset) })
  }

  /// Returns the schema with the names of a theme, which is only created again if one of them has changed.
  private func schema(ofTheme root: String?) -> SchemaWalk {
    guard let root, var state = themes[root] else { return KeyDocumentation.schema }
    if state.analysis == nil { analyze(root) }
    state = themes[root] ?? state
    let names = state.lastTheme?.declaredNames ?? []
    if let known = state.schema, known.names == names { return known.walk }
    let walk = SchemaWalk(themeSchema(for: state.lastTheme))
    themes[root]?.schema = (names, walk)
    return walk
  }

  private func keys(
    at place: CompletionPlace,
    _ schema: SchemaWalk,
    _ root: String?
  ) -> [CompletionItem] {
    var seen = place.siblings
    let places = schema.places(at: place.path).filter { $0.admits(place.siblings) }
    let isCondition = place.word.hasPrefix("when ")
    let theme = root.flatMap { themes[$0]?.lastTheme }
    var items = tokenNames(at: place, of: theme)
      .filter { seen.insert($0).inserted }
      .map { CompletionItem(label: $0, kind: 21, text: place.text(ofKey: $0)) }
    let inner = isCondition ? [] : innerKeys(at: place, schema, places)
    for member in isCondition ? [] : inner.isEmpty ? places.flatMap(\.offeredKeys) : inner {
      guard !inner.isEmpty || !member.key.contains(".") || member.value["description"] == nil,
        seen.insert(member.key).inserted
      else { continue }
      items.append(
        CompletionItem(
          label: member.key,
          kind: 10,
          documentation: member.value["description"]?.text,
          text: place.text(ofKey: member.key)
        )
      )
    }
    let acceptsWhen =
      inner.isEmpty && places.contains { $0.at("patternProperties", "^when ") != nil }
    if acceptsWhen {
      for key in conditions(of: theme) where seen.insert(key).inserted {
        items.append(CompletionItem(label: key, kind: 14, text: place.text(ofKey: key)))
      }
    }
    return items
  }

  /// Returns the keys that continue a word with dots, such as `title.shadow.`, or none if the word isn't a path of keys.
  private func innerKeys(
    at place: CompletionPlace,
    _ schema: SchemaWalk,
    _ places: [JSONValue]
  ) -> [JSONMember] {
    guard let first = place.outerSteps.first, places.contains(where: { $0.dots(after: first) })
    else {
      return []
    }
    let prefix = place.outerSteps.map { "\($0)." }.joined()
    return schema.places(at: place.path + place.outerSteps).flatMap(\.offeredKeys)
      .filter { !$0.key.contains(".") && $0.value.isStep }
      .map { JSONMember(prefix + $0.key, $0.value) }
  }

  /// Returns the next parts of the names of tokens that a block can override.
  private func tokenNames(at place: CompletionPlace, of theme: Theme?) -> [String] {
    let whole = place.path + place.outerSteps
    let path = whole.drop { $0 != "tokens" && !$0.hasPrefix("tokens.") }
      .flatMap { $0.split(separator: ".").map(String.init) }
    guard whole.first?.hasPrefix("tokens") == false, path.count > 1,
      let group = TokenGroup(rawValue: path[1])
    else { return [] }
    let outer = path.dropFirst(2).map { "\($0)." }.joined()
    let prefix = place.outerSteps.map { "\($0)." }.joined()
    return (theme?.tokens ?? []).map(\.key).compactMap { key in
      guard key.group == group, key.name.hasPrefix(outer) else { return nil }
      return key.name.dropFirst(outer.count).split(separator: ".").first.map { prefix + $0 }
    }
  }

  /// Returns the keys that narrow a block to devices and versions, but only versions that divide the theme's contexts.
  private func conditions(of theme: Theme?) -> [String] {
    let sizes = DeviceTrait.sizes.flatMap { size in size.names.map { "\(size.name) \($0)" } }
    let devices = (DeviceTrait.idiom.names + sizes).map { "when \($0)" }
    let majors = VersionLine.majors.filter { major in
      guard let theme else { return true }
      return Version(major) > theme.minimumIOS && major <= theme.newestIOS.major
    }
    return devices + majors.map { "when ios \($0).." }
  }

  private func values(
    at place: CompletionPlace,
    _ schema: SchemaWalk,
    _ root: String?,
    _ document: TextDocument
  ) -> [CompletionItem] {
    let theme = root.flatMap { themes[$0]?.lastTheme }
    if place.path == ["imports", SchemaWalk.element] || place.path == ["imports"] {
      return imports(into: document, isInList: place.path.count > 1)
    }
    if place.path.first == "flows" {
      let screens = theme?.space.screens.map(\.name).sorted() ?? []
      return screens.map { CompletionItem(label: $0, kind: 12, text: $0) }
    }
    let tokens = theme.map { TokenValues(cascade: Cascade($0)) }
    let keys = Self.keys(ofReferencesIn: theme)
    var seen = place.listed
    var items: [CompletionItem] = []
    var functions: [CompletionItem] = []
    let places = schema.places(at: place.path)
    if !place.word.hasPrefix("$"), places.contains(where: \.acceptsColorFunctions) {
      functions = calls(theme).filter { place.function == nil || $0.label != "fixed" }
      if let count = place.argumentCount {
        return functions.compactMap { $0.calling(withArguments: count) }
      }
    }
    if place.path.count == 3, place.path[0] == "brands", place.path[2] == "extends" {
      seen = Self.descendants(of: place.path[1], in: document)
    }
    if let function = place.function {
      // Components don't have names.
      guard ColorFunctions.examples[function]?.contains("$") ?? true else { return [] }
      seen = ["none", "unset"]
    }
    for value in places.flatMap(\.offeredValues)
    where seen.insert(value).inserted {
      guard value.hasPrefix("$") else {
        // After a `$`, only tokens are meant.
        if place.word.hasPrefix("$") { continue }
        let text = value.contains("*") && place.quote == nil ? "\"\(value)\"" : value
        items.append(CompletionItem(label: value, kind: 12, text: text))
        continue
      }
      let key = keys[value]
      // `$colors.accent` repeats `$accent`.
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
    // Most themes write their tokens, so these come first.
    let isToken = { (item: CompletionItem) in item.label.hasPrefix("$") }
    return items.filter(isToken) + functions + items.filter { !isToken($0) }
  }

  /// Returns a brand and those that extend it, which the brand itself can't extend.
  private static func descendants(of brand: String, in document: TextDocument) -> Set<String> {
    let root = parseYAML(document.file, as: FileID(0)).root
    let brands = root?.entries.first { $0.key.text == "brands" }?.value
    var descendants: Set<String> = [brand]
    var count = 0
    while count < descendants.count {
      count = descendants.count
      for entry in brands.map({ Array($0.entries) }) ?? [] {
        let parent = entry.value.entries.first { $0.key.text == "extends" }?.value.text
        if let parent, descendants.contains(parent) { descendants.insert(entry.key.text) }
      }
    }
    return descendants
  }

  /// Returns calls of the color functions, with arguments from the theme or with gaps.
  private func calls(_ theme: Theme?) -> [CompletionItem] {
    let colors = theme?.tokens.map(\.key).filter { $0.group == .colors }.map { "$\($0.name)" } ?? []
    return ColorFunctions.names.compactMap { name in
      guard let example = ColorFunctions.examples[name], name != "asset" else { return nil }
      let arguments = example.drop { $0 != "(" }.dropFirst().dropLast()
        .split(separator: " ").map(String.init)
      var next = 0
      let written = arguments.map { argument -> String in
        guard argument.hasPrefix("$") else { return argument }
        defer { next += 1 }
        // UIKit's names are colors in every theme.
        return colors.isEmpty
          ? ["label", "systemBackground", "tintColor"][next % 3] : colors[next % colors.count]
      }
      let plain = "\(name)(\(written.joined(separator: " ")))"
      let snippet = written.enumerated().map { index, argument in
        argument == "/" ? argument : "${\(index + 1):\(argument.replacing("$", with: "\\$"))}"
      }
      return CompletionItem(
        label: name,
        kind: 3,
        documentation: example,
        text: client.supportsSnippets ? "\(name)(\(snippet.joined(separator: " ")))" : plain,
        isSnippet: client.supportsSnippets
      )
    }
  }

  /// Returns files near a document that it can import, except for those that it already imports.
  private func imports(into document: TextDocument, isInList: Bool) -> [CompletionItem] {
    let folder = SourcePath.folder(of: document.path)
    let start = folder.count + 1
    let files = files
    let marks = marks(of: document)
    let imported = Set(
      marks.compactMap { mark -> String? in
        guard case .subject(.file(let text), _) = mark.meaning else { return nil }
        return SourcePath.join(folder, text)
      }
    )
    var found: [String] = []
    var level = [folder]
    for _ in 0..<Self.maximumImportDepth {
      var next: [String] = []
      for folder in level {
        for name in files.names(folder).prefix(Self.maximumNamesPerFolder) {
          let path = SourcePath.join(folder, name)
          let isTheme = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
          if isTheme || name.hasSuffix(".json") {
            guard path != document.path, !imported.contains(path), files.kind(path) == .file,
              let bytes = files.provider.read(path)
            else { continue }
            let file = SourceFile(path: path, bytes: bytes)
            let isPart =
              isTheme
              ? ThemeSearch.belongsToTheme(file) && !ThemeSearch.isRoot(file)
              : name.hasSuffix(".tokens.json")
            if isPart { found.append(String(path.dropFirst(start))) }
          } else if !name.contains("."), files.kind(path) == .folder {
            next.append(path)
          }
        }
      }
      level = next
    }
    return found.sorted().map { name in
      CompletionItem(label: name, kind: 17, text: isInList ? name : "[\(name)]")
    }
  }

  /// How many folders deep the search for files to import goes.
  private static let maximumImportDepth = 3
  /// The limit of names to check in a folder.
  private static let maximumNamesPerFolder = 200

  /// Returns the tokens by the references to them; a plain name in several groups refers to the first one.
  private static func keys(ofReferencesIn theme: Theme?) -> [String: TokenKey] {
    var keys: [String: TokenKey] = [:]
    for key in theme?.tokens.map(\.key) ?? [] {
      keys["$\(key.group.rawValue).\(key.name)"] = key
      if keys["$\(key.name)"] == nil { keys["$\(key.name)"] = key }
    }
    return keys
  }
}

extension Theme {
  /// Everything that the theme declares by name, on which its schema depends.
  fileprivate var declaredNames: [[String]] {
    [
      space.brands.map(\.name), space.calendar.promos.map(\.name), space.screens.map(\.name),
      groups, styles, typeNames, [name], tokens.map { "\($0.key.group.rawValue).\($0.key.name)" },
    ] + space.calendar.switches.modes.map { [$0.name] + $0.values }
  }
}

/// A suggestion at the cursor.
private struct CompletionItem {
  let label: String
  /// The protocol's number for the icon.
  let kind: Int
  /// The text next to it in the list; for a color its digits, which editors draw.
  var documentation: String?
  var text: String
  /// Whether the text has gaps to fill in.
  var isSnippet = false

  /// Returns only the name of a function, for a call that already exists, or `nil` if the function has other arguments.
  func calling(withArguments count: Int) -> CompletionItem? {
    let example = documentation ?? ""
    guard example.contains("$"), example.count(where: { $0 == " " }) == count - 1 else {
      return nil
    }
    return CompletionItem(label: label, kind: kind, documentation: documentation, text: label)
  }

  /// Returns the item for a place in quotes, which other quotes must not end.
  func inside(_ quote: Character) -> CompletionItem {
    var item = self
    item.text = text.replacing(String(quote), with: quote == "\"" ? "'" : "\"")
    return item
  }

  /// Returns the item in the protocol's form.
  func json(_ range: JSONValue, order: Int) -> JSONValue {
    let digits = String(order)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    return .object(dropping: [
      ("label", .string(label)),
      ("kind", .number(Double(kind))),
      ("documentation", documentation.map(JSONValue.string)),
      ("sortText", .string(padding + digits)),
      ("filterText", .string(label)),
      ("insertTextFormat", isSnippet ? Optional(2) : .none),
      ("textEdit", ["range": range, "newText": .string(text)]),
    ])
  }
}

extension JSONValue {
  /// Whether a schema describes colors that functions can create.
  fileprivate var acceptsColorFunctions: Bool {
    self["pattern"]?.text?.hasPrefix("^(\(ColorFunctions.names.joined(separator: "|")))") ?? false
  }
}
