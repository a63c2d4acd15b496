import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// Reads `tokens`, whose keys are groups or dotted paths into groups.
  mutating func readTokens(_ mapping: YAMLNode) {
    let isFile = mapping.text.hasSuffix(".json") || mapping.text.hasSuffix(".yaml")
    let help = isFile ? "list the file under 'imports' at the top level" : nil
    guard isMapping(mapping, "'tokens'", help: help) else {
      if !isReplaying { unreadGroups.formUnion(TokenGroup.allCases) }
      return
    }
    let ungrouped = ungroupedTokens(in: mapping)
    let areTokens = ungrouped.count > 1 || ungrouped.contains { group(of: $0.value) != nil }
    let refused = Set(areTokens ? ungrouped.map(\.key.range) : [])
    if !refused.isEmpty { reportUngrouped(ungrouped, in: mapping) }
    for entry in mapping.entries where !refused.contains(entry.key.range) {
      let name = entry.key.text
      if let group = TokenGroup(rawValue: name) {
        readTokenGroup(group, entry.value, prefix: "")
      } else if name.utf8.contains(UInt8(ascii: ".")) {
        readDottedTokens(entry, parts: name.split(separator: ".").map(String.init))
      } else {
        reportUnknownGroup(entry, name)
      }
    }
  }

  /// Reads a dotted key such as `tokens.colors.ink`, where `parts` follow `tokens`.
  mutating func readDottedTokens(_ entry: YAMLEntry, parts: [String]) {
    guard let first = parts.first, let group = TokenGroup(rawValue: first) else {
      return reportUnknownGroup(entry, parts.first ?? "")
    }
    dottedBlocks.insert(scope.block)
    let name = parts.dropFirst().joined(separator: ".")
    if name.isEmpty {
      readTokenGroup(group, entry.value, prefix: "")
    } else {
      readToken(TokenKey(group, name), entry)
    }
  }

  /// Reports a key of `tokens` that isn't a group, and reads its tokens if a group was probably meant.
  private mutating func reportUnknownGroup(_ entry: YAMLEntry, _ name: String) {
    let key = entry.key
    if name == BlockKey.tokens.rawValue, reportRepeatedNames(entry, of: name) { return }
    let isAlone = key.text == name
    let answer = KeyAnswer(name, value: nil, at: .tokens) { TokenGroup(rawValue: $0) != nil }
    let only: String?
    if !isReplaying, let answer {
      var finding = answer.diagnostic("unknown-key", at: key.range)
      if !isAlone { finding.fixIts = [] }
      findings.append(finding)
      only = answer.key
    } else {
      let groups = TokenGroup.allCases.map(\.rawValue)
      let meant = MeantNames(name, among: groups)
      let isOfBlock = isKeyOfBlocks(name)
      report(
        "unknown-key",
        "'\(name)' isn't a group of tokens",
        at: key.range,
        help: isOfBlock
          ? ["'\(name)' belongs in a block, next to 'tokens'"]
          : meant.names.isEmpty
            ? ["the groups are " + groups.map { "'\($0)'" }.joined(separator: ", ")]
            : Suggestion.help(for: meant.names),
        fixIts: isAlone ? Suggestion.fixIts(for: meant.nearest, at: key.range) : []
      )
      only = nearestName(to: name, among: groups)
    }
    // The tokens are declared, even though the group's name is wrong.
    if isAlone, let group = only.flatMap(TokenGroup.init) {
      readTokenGroup(group, entry.value, prefix: "")
    } else {
      markUnread(key, entry.value)
    }
  }

  /// Reads the tokens of a group, in which mappings that aren't values nest names.
  private mutating func readTokenGroup(_ group: TokenGroup, _ mapping: YAMLNode, prefix: String) {
    guard isMapping(mapping, "'tokens.\(group.rawValue)'") else {
      if !isReplaying { unreadGroups.insert(group) }
      return
    }
    readEntries(of: mapping) { builder, entry in
      let name = entry.key.text
      if name.utf8.contains(UInt8(ascii: ".")) { builder.dottedBlocks.insert(builder.scope.block) }
      let key = TokenKey(group, prefix.isEmpty ? name : prefix + "." + name)
      builder.readToken(key, entry)
    }
  }

  /// Reads a token, a group of tokens, or a token by brand.
  private mutating func readToken(_ key: TokenKey, _ entry: YAMLEntry) {
    guard NameRules.isValid(key.name) else {
      report(.invalidName(key.name, kind: "token", at: entry.key.range))
      if !isReplaying { invalidNames.append(key.name) }
      return markUnread(entry.key, entry.value)
    }
    let (node, group) = (entry.value, key.group)
    if key.name == entry.key.text, TokenGroup(rawValue: key.name) != nil,
      key.name != group.rawValue,
      reportInnerKey(
        entry,
        isKeyOutside: { _ in true },
        isKeyHere: { _ in false }
      )
    {
      return
    }
    guard node.kind == .mapping else {
      declareToken(key, entry.key, node)
      return
    }
    let keys = node.entries.map(\.key.text)
    if key.name == group.rawValue, entry.key.text == key.name,
      !ValueKeys.show(node, group.valueType), reportRepeatedNames(entry, of: key.name)
    {
      return
    }
    if keys.contains("brands"), keys.allSatisfy({ $0 == "brands" || Self.isIntendedAsDefault($0) })
    {
      readTokenByBrand(key, entry)
    } else if reportValuesByBrand(key, entry) {
      return
    } else if let value = reportDesignToken(entry, keys) {
      declareToken(key, entry.key, value)
    } else if ValueKeys.show(node, group.valueType)
      || group == .colors && ValueReader.areParts(keys)
    {
      declareToken(key, entry.key, node)
    } else if let other = otherGroup(of: node, than: group) {
      reportOtherGroup(key, entry.key, other)
      markUnread(entry.key, node)
    } else {
      if !isReplaying { tokenMappings.append(TokenMapping(key: key, node: node)) }
      readTokenGroup(group, node, prefix: key.name)
    }
  }

  /// Returns whether a key is a misspelled `default`, which is likelier next to `brands` than a token with that name.
  private static func isIntendedAsDefault(_ key: String) -> Bool {
    !nearestNames(to: key, among: ["default"]).isEmpty
  }

  /// Reads `{ default: …, brands: { … } }`, which has the same meaning as overrides of the token in those brands' blocks.
  private mutating func readTokenByBrand(_ key: TokenKey, _ entry: YAMLEntry) {
    for part in entry.value.entries {
      if part.key.text == "default" {
        declareToken(key, entry.key, part.value)
        continue
      }
      if part.key.text != "brands" {
        report(.unknownKey(part.key.text, at: part.key.range, among: ["default", "brands"]))
        continue
      }
      guard isMapping(part.value, "'brands'") else { continue }
      for brand in part.value.entries { readToken(key, of: brand) }
    }
  }

  /// Reads a token's value for one brand.
  private mutating func readToken(_ key: TokenKey, of brand: YAMLEntry) {
    let name = brand.key.text
    guard let inner = scope(of: .brand, named: name) else {
      return reportUndeclared("brand", brand.key, among: \.brandNames)
    }
    let outer = scope
    scope = inner
    scope.block = addBlock(outer.path(of: "brands.\(name)"), keyRange: brand.key.range)
    declareToken(key, brand.key, brand.value)
    scope = outer
  }

  /// Reads a token's value, which is unknown if it's `nil`, and its values by brand.
  mutating func readValue(
    of key: TokenKey,
    _ name: YAMLNode,
    _ value: YAMLNode?,
    byBrand brands: [YAMLEntry]
  ) {
    if let value {
      declareToken(key, name, value)
    } else {
      declare(key, name, name, nil)
    }
    for brand in brands { readToken(key, of: brand) }
  }

  private mutating func declareToken(_ key: TokenKey, _ name: YAMLNode, _ node: YAMLNode) {
    var expectation = ValueExpectation(token: key)
    expectation.checksCommonMistakes = wrongValues < maximumSuggestions
    let parsed = parseValue(node, as: expectation)
    if parsed.diagnostics.hasErrors { markUnread(name, node) }
    if parsed.value == nil, reportFontKey(key, name, node) { return }
    if parsed.value == nil, parsed.diagnostics.allSatisfy(\.fixIts.isEmpty),
      let other = otherGroup(ofValue: node, than: key.group)
    {
      reportOtherGroup(key, name, other)
    } else {
      report(parsed)
    }
    let entry = declare(key, name, node, parsed.value)
    note(parsed.tokenUses, of: entry)
  }

  /// Declares a token with a value, or with one that couldn't be read, and returns its entry.
  @discardableResult
  private mutating func declare(
    _ key: TokenKey,
    _ name: YAMLNode,
    _ node: YAMLNode,
    _ value: Value?
  ) -> Int32 {
    let target = target(of: key, at: name.range)
    let entry = addEntry(key.path, name.range, node.range)
    let condition = conditions.intern(scope.condition)
    declare(target, intern(value ?? .unread), condition, of: entry)
    return entry
  }

  /// Reports a token that is meant as a key of a font, such as `heading: { asset: Ink }`, and returns whether the table has the key.
  ///
  /// A mapping without any valid key of a font is read as a group of tokens, so its keys are read as tokens too.
  private mutating func reportFontKey(_ key: TokenKey, _ name: YAMLNode, _ node: YAMLNode) -> Bool {
    let parts = key.name.split(separator: ".")
    guard key.group == .fonts, parts.count > 1, node.kind == .scalar, let last = parts.last,
      let answer = KeyAnswer(String(last), value: nil, at: .font, exists: { _ in false })
    else { return false }
    report(answer.diagnostic("unknown-key", at: name.range))
    return true
  }
}
