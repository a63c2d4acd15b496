package import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension Diagnostic {
  /// Creates an error about a key, and suggests similar keys among the valid ones.
  package static func unknownKey(
    _ key: String,
    at range: SourceRange,
    among candidates: [String]
  ) -> Diagnostic {
    let meant = MeantNames(key, among: candidates)
    return Diagnostic(
      "unknown-key",
      "'\(key)' isn't a key here",
      at: range,
      help: Suggestion.help(for: meant.names, or: Suggestion.all(candidates, kind: "key")),
      fixIts: Suggestion.fixIts(for: meant.nearest, at: range)
    )
  }
}

extension ThemeBuilder {
  /// Reports an unknown key, or an unknown part of a dotted key, and suggests similar keys or the places where it would be valid.
  mutating func reportUnknown(
    _ entry: YAMLEntry,
    _ name: String,
    before rest: ArraySlice<String> = [],
    at place: Place
  ) {
    guard !isReplaying else { return }
    unknownNames += 1
    let key = entry.key
    // A condition can contain dots, so the part before a dot isn't a key.
    if key.text != name, let answer = WhenKey.mistakeWithoutWhen(key.text), let meant = answer.key {
      let finding = answer.diagnostic("invalid-condition", at: key.range)
      findings.append(finding)
      return mean(key.text, of: key, finding, as: meant, before: [], at: place)
    }
    if joinedBlocks.contains(key.range) { return markUnread(key, entry.value) }
    let part = key.range(ofPart: name, in: rawText(of: key))
    if reportKnownMistake(entry, name, part, before: rest, at: place) { return }
    // Looking for similar names takes long, so it ends when there are very many mistakes.
    let advice = unknownNames <= 200 ? self.advice(on: name, entry, at: place) : KeyAdvice()
    let isBlock = place.path.isEmpty
    let isNamed = advice.help == [Self.helpOnNamedBlocks] || BarKind(rawValue: place.path) != nil
    let named =
      isNamed && unknownNames <= maximumSuggestions ? namedBlocks(around: entry, at: place) : []
    joinedBlocks.formUnion(named.map(\.key.range))
    let finding = Diagnostic(
      place.ruleOfKeys,
      named.count > 1
        ? "\(named.map(\.key.text).shortList(conjunction: "and", most: 4)) aren't \(isBlock ? "keys here" : "properties of '\(place.path)'")"
        : isBlock ? "'\(name)' isn't a key here" : "'\(place.path)' has no property '\(name)'",
      at: part ?? key.range,
      help: named.isEmpty ? advice.help : [Self.helpOnNamedBlocks],
      fixIts: part.map { Suggestion.fixIts(for: advice.path.map { [$0] } ?? advice.near, at: $0) }
        ?? [],
      property: place.property
    )
    findings.append(finding)
    markUnread(key, entry.value)
    if let meant = advice.only ?? advice.path {
      mean(name, of: key, finding, as: meant, before: rest, at: place)
    }
  }

  /// Reports an unknown key for which there is a specific answer, and returns whether there is one.
  private mutating func reportKnownMistake(
    _ entry: YAMLEntry,
    _ name: String,
    _ part: SourceRange?,
    before rest: ArraySlice<String>,
    at place: Place
  ) -> Bool {
    let isSearched = unknownNames <= maximumSuggestions
    return reportParentSelector(entry, at: place)
      || reportDottedBlock(entry, name, before: rest, at: place)
      || isSearched && (reportKeysOfBar(entry, at: place) || reportKeysOfOtherBar(entry, at: place))
      || isSearched && entry.key.text == name && reportInnerKey(entry, at: place)
      || rest.isEmpty && reportRepeatedLevel(name, at: part, entry, at: place)
      || rest.isEmpty && isSearched && reportPart(name, entry, at: place)
      || entry.key.text == name && reportKeyOfConfiguration(entry, at: place)
      || entry.key.text == name && reportRule(entry, at: place)
      || name.isEmpty && reportEmptyPart(of: entry, at: place)
      || isSearched && reportMistake(name, at: part, before: rest, entry, at: place)
  }

  /// What an author may have meant by an unknown key.
  private struct KeyAdvice {
    var help: [String] = []
    /// The similar keys, nearest first.
    var near: [String] = []
    /// The key that is meant, if only one is near.
    var only: String?
    /// The path to the key in the only component that has it.
    var path: String?
  }

  /// Returns advice on an unknown key: similar keys, or else the places where it would be valid, or else the keys that are valid here.
  private func advice(on name: String, _ entry: YAMLEntry, at place: Place) -> KeyAdvice {
    var advice = KeyAdvice()
    let isBlock = place.path.isEmpty
    let candidates =
      keys(at: place).filter { $0 != name && accepts(entry.value, $0, at: place) }
      + conditions(meantBy: name)
    let meant = MeantNames(name, among: candidates)
    // A key that is valid in another bar or next to this one isn't a misspelling of this bar's keys.
    if !isKeyOfOtherBar(name, at: place), isBlock || schema.root[name] == nil {
      advice.near = meant.nearest.filter { !Synonyms.isMoreSpecific(name, than: $0) }
      advice.only = nearestName(to: name, among: candidates)
        .flatMap { Synonyms.isMoreSpecific(name, than: $0) ? nil : $0 }
    }
    advice.help = Suggestion.help(for: advice.near)
    if let key = nameInOtherCase(of: name, among: candidates) {
      advice.help += otherReading(of: name, than: key, at: place)
    }
    if advice.help.isEmpty {
      advice.help = otherPlaces(of: name, from: place)
      if !advice.help.isEmpty { advice.path = onlyPath(to: name, entry, from: place) }
    }
    if advice.help.isEmpty {
      // A key that the mapping already has is only meant if it's misspelled.
      let present = entry.key.mapping.map { $0.entries.map(\.key.text) } ?? []
      let names = meant.names.filter { meant.nearest.contains($0) || !present.contains($0) }
      advice.help = Suggestion.help(for: names)
    }
    if advice.help.isEmpty { advice.help = validKeys(insteadOf: name, entry, at: place) }
    return advice
  }

  /// Returns help about the keys that are valid in a place, or about what a block with a name may be meant for.
  private func validKeys(insteadOf name: String, _ entry: YAMLEntry, at place: Place) -> [String] {
    if let text = textBefore(entry) {
      return ["a comma ends an entry; if it's part of the text, write '\(text)' in quotes"]
    }
    guard place.path.isEmpty else {
      let keys = place.node.children.map(\.key)
      return keys.isEmpty
        ? [] : ["the properties of '\(place.path)' are \(keys.quotedList(conjunction: "and"))"]
    }
    if scope.kind == .declaredScreen, entry.value.kind == .mapping {
      return ["a screen below '\(scope.screen)' is '\(scope.screen).\(name)' under 'screens'"]
    }
    let isNamed = entry.value.entries.contains { entry in
      BarKind(rawValue: String(entry.key.text.prefix { $0 != "." })) != nil
    }
    return [
      isNamed
        ? Self.helpOnNamedBlocks
        : "'lintel help keys' lists the keys of a theme"
    ]
  }

  /// Returns the text of the entry before one in braces that is only a word, as in `{ backButtonTitle: Save, close }`.
  private func textBefore(_ entry: YAMLEntry) -> String? {
    guard entry.value.isEmpty, entry.value.range.lower == entry.value.range.upper,
      let mapping = entry.key.mapping, mapping.isFlow, entry.key.style == .plain
    else { return nil }
    let before = mapping.entries.prefix { $0.key.range != entry.key.range }.last?.value
    guard let before, before.kind == .scalar, before.style == .plain, !before.isEmpty else {
      return nil
    }
    return "\(before.text), \(entry.key.text)"
  }

  private static let helpOnNamedBlocks =
    "named blocks belong under 'screens', 'brands', 'promos', or 'styles'"

  /// Returns the entries of a bar or the top level that are blocks with a name that no key is similar to, if an entry is one of them.
  private func namedBlocks(around entry: YAMLEntry, at place: Place) -> [YAMLEntry] {
    guard scope.kind == .topLevel, let mapping = entry.key.mapping else { return [] }
    let keys = keys(at: place)
    let named = mapping.entries.filter { entry in
      let (name, content) = (entry.key.text, entry.value.entries)
      // A bar doesn't have the keys of blocks, but a block without a bar may be meant as a setting.
      let isBlock =
        !content.isEmpty && content.allSatisfy(isKeyOfBlocks)
        && (!place.path.isEmpty || content.contains { BarKind(rawValue: $0.key.firstPart) != nil })
      return isBlock && isName(entry) && NameRules.isValid(name) && schema.places(of: name).isEmpty
        && KeyMistake.rows(for: name).isEmpty && MeantNames(name, among: keys).names.isEmpty
    }
    return named.contains { $0.key.range == entry.key.range } ? named : []
  }

  /// Returns whether the place that a key leads to accepts the kind of a value, because parts of bars don't accept lists, and a keyword
  /// isn't a mapping of mappings.
  private func accepts(_ value: YAMLNode, _ key: String, at place: Place) -> Bool {
    guard value.kind != .scalar, case .node(let node)? = place.node[key] else { return true }
    guard value.kind == .mapping else { return node.leaf != nil || node.shorthand != nil }
    guard let leaf = node.leaf, node.children.isEmpty else { return true }
    return schema[leaf].property.type.tokenGroup != nil
      || !value.entries.contains { $0.value.kind == .mapping }
  }

  /// Returns the path from a place to a key that only one component below the place has, if the component accepts the value.
  private func onlyPath(to name: String, _ entry: YAMLEntry, from place: Place) -> String? {
    let places = schema.places(of: name)
    guard places.count == 1, let component = places.first, component != "a block" else {
      return nil
    }
    let inner = place.path.isEmpty ? component : component.droppingPath(place.node.path)
    guard let path = inner.map({ "\($0).\(name)" }), let node = meantPlace(path, at: place)?.node
    else { return nil }
    let isValue = entry.value.kind == .scalar && (node.leaf != nil || node.shorthand != nil)
    return isValue || hasKeys(of: entry.value, path, at: place) ? path : nil
  }

  /// Returns whether a place is a bar, and the key belongs to another bar.
  private func isKeyOfOtherBar(_ name: String, at place: Place) -> Bool {
    BarKind(rawValue: place.node.path) != nil
      && schema.places(of: name).contains { BarKind(rawValue: $0) != nil }
  }

  /// Returns the `when` key that may be meant by a name with a space.
  func conditions(meantBy name: String) -> [String] {
    let words = name.split(separator: " ", maxSplits: 1)
    guard words.count == 2, !nearestNames(to: String(words[0]), among: ["when"]).isEmpty else {
      return []
    }
    return ["when \(words[1])"]
  }

  /// Returns the place of a state that is written inside a part of its component, such as `selected` in the title of an item.
  private func outerPlace(of name: String, from place: Place) -> String? {
    let steps = place.node.path.split(separator: ".").map(String.init)
    var node = schema.root
    var found: String?
    for (index, step) in steps.enumerated() {
      if case .itemState? = node[name], place.state == nil {
        found =
          "'\(name)' belongs in '\(node.path)', as '\(name).\(steps[index...].joined(separator: "."))'"
      }
      switch node[step] {
      case .node(let next)?, .itemLayout(_, let next)?: node = next
      case .slot?, .itemState?, nil: return found
      }
    }
    return found
  }

  /// Returns the key whose names include a declared name, or `nil` if the theme doesn't declare the name.
  func kindOfName(_ name: String) -> String? {
    let declared = [
      ("screens", !name.isEmpty && names.screenTree.family(of: name) != nil),
      ("brands", names.brandTree.families[name] != nil),
      ("promos", names.promoIndices[name] != nil),
      ("modes", names.modes.contains { $0.name == name }),
    ]
    return declared.first(where: \.1)?.0
  }

  /// Returns help about the places where a key would be valid.
  private func otherPlaces(of name: String, from place: Place) -> [String] {
    if !place.path.isEmpty, let key = BlockKey(rawValue: name) {
      return ["'\(name)' \(key.belonging)"]
    }
    if let outer = outerPlace(of: name, from: place) { return [outer] }
    if let bar = BarKind(rawValue: place.path), let kind = kindOfName(name), kind != "modes" {
      let block = "\(kind): { \(name): { \(bar.rawValue): … } }"
      return ["'\(name)' is one of the \(kind): write '\(block)', next to the bar"]
    }
    if SlotKey(rawValue: name) != nil {
      let bar = String(place.node.path.prefix { $0 != "." })
      guard case .node(let node)? = schema.root[bar] else {
        return ["'\(name)' belongs directly inside a bar, such as 'navigationBar'"]
      }
      let slots = node.children.map(\.key).filter { SlotKey(rawValue: $0) != nil }
      return slots.contains(name)
        ? ["'\(name)' belongs directly in '\(bar)'"]
        : ["the slots of '\(bar)' are \(slots.quotedList(conjunction: "and"))"]
    }
    if place.path.isEmpty, let kind = kindOfName(name) { return ["\(kind) belong under '\(kind)'"] }
    if place.path.isEmpty, scope.blockPath.contains("screens.") {
      let screen = scope.blockPath.split(separator: ".").dropFirst().joined(separator: ".")
      if names.screenTree.family(of: screen + "." + name) != nil {
        return ["screens below a screen have their own keys, such as '\(screen).\(name)'"]
      }
    }
    let elsewhere = BlockKey.allCases.filter { !$0.isValid(in: scope.kind) }
    if place.path.isEmpty,
      let key = nearestNames(to: name, among: elsewhere.map(\.rawValue)).first
        .flatMap(BlockKey.init)
    {
      return ["did you mean '\(key.rawValue)'? it \(key.belonging)"]
    }
    let all = schema.places(of: name)
    // The component around the place is likelier than one inside it, and both are likelier than one in another bar.
    let around = all.last { place.node.path.droppingPath($0) != nil }
    let inside = all.filter { $0.droppingPath(place.node.path) != nil }
    let bar = place.node.path.prefix { $0 != "." }
    let near = all.filter { $0.droppingPath(bar) != nil }
    let places = around.map { [$0] } ?? (!inside.isEmpty ? inside : near.isEmpty ? all : near)
    guard !places.isEmpty else { return [] }
    if places == ["a block"] { return ["'\(name)' belongs in a block, next to the bars"] }
    let others = places.filter { $0 != "a block" }
    return ["'\(name)' belongs in \(others.shortList(conjunction: "or", most: 3))"]
  }
}

extension Schema {
  /// Returns the paths of the components that have a key, shortest first.
  func places(of name: String) -> [String] { Self.places[name] ?? [] }

  private static let places: [String: [String]] = {
    var found: [String: Set<String>] = [:]
    func look(in node: SchemaNode) {
      for (key, child) in node.children {
        switch child {
        case .node(let inner), .itemLayout(nil, let inner):
          found[key, default: []].insert(node.path.isEmpty ? "a block" : node.path)
          look(in: inner)
        case .itemLayout: found[key, default: []].insert(node.path)
        // These narrow the content of other keys.
        case .slot, .itemState: continue
        }
      }
    }
    look(in: standard.root)
    return found.mapValues { $0.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
  }()
}

extension StringProtocol {
  /// Returns the rest of a path below another path, or `nil` if it isn't below it.
  func droppingPath(_ outer: some StringProtocol) -> String? {
    hasPrefix(outer + ".") ? String(dropFirst(outer.count + 1)) : nil
  }
}

extension YAMLNode {
  /// Returns the range of a part of a dotted key, or `nil` if the part occurs twice or its position isn't certain.
  ///
  /// The text is as written, because other parts may have been replaced since.
  fileprivate func range(ofPart name: String, in written: String) -> SourceRange? {
    if text == name { return range }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let indices = parts.indices.filter { parts[$0] == name }
    guard style == .plain, indices.count == 1, let index = indices.first,
      written.utf8.count == Int(range.upper - range.lower)
    else { return nil }
    let lower = Int(range.lower) + parts[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
    return SourceRange(file: range.file, lower: lower, upper: lower + name.utf8.count)
  }
}
