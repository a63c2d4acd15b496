import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Tokens that are written outside of their groups, or in the wrong group.
extension ThemeBuilder {
  /// Returns the entries of `tokens` that are neither groups nor similar to the name of one.
  func ungroupedTokens(in mapping: YAMLNode) -> [YAMLEntry] {
    guard !isReplaying else { return [] }
    let groups = TokenGroup.allCases.map(\.rawValue)
    return mapping.entries.filter { entry in
      let name = entry.key.text
      return TokenGroup(rawValue: name) == nil && !name.utf8.contains(UInt8(ascii: "."))
        && unknownNames < maximumSuggestions && nearestName(to: name, among: groups) == nil
        && KeyAnswer(name, value: nil, at: .tokens, exists: { TokenGroup(rawValue: $0) != nil })?
          .key == nil
    }
  }

  /// Reports all tokens without a group in one finding, because most often a single line is missing.
  mutating func reportUngrouped(_ entries: [YAMLEntry], in mapping: YAMLNode) {
    let names = entries.map(\.key.text)
    let groups = Set(entries.map { self.group(of: $0.value) })
    let groupNames = TokenGroup.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let shown = names.prefix(4).map { "'\($0)'" }
    let further = names.count - shown.count
    let list =
      further > 0
      ? shown.joined(separator: ", ") + ", and \(further) more"
      : names.quotedList(conjunction: "and")
    let only = groups.count == 1 ? groups.first ?? nil : nil
    let isOne = entries.count == 1
    let fixIt = only.flatMap { grouping(entries, in: $0, of: mapping) }
    let finding = Diagnostic(
      "unknown-key",
      "\(list) \(isOne ? "isn't a group" : "aren't groups") of tokens, and a token belongs in a group",
      at: entries[0].key.range,
      help: [
        only.map { "write \(isOne ? "it" : "them") in '\($0.rawValue)'" }
          ?? "the groups are \(groupNames)"
      ],
      fixIts: fixIt.map { [$0] } ?? [],
      about: .missingName
    )
    report(finding)
    for entry in entries { markUnread(entry.key, entry.value) }
  }

  /// Returns the fix that moves a token's entry into its group, or `nil` if there are several tokens or `tokens` has the group.
  private func grouping(_ entries: [YAMLEntry], in group: TokenGroup, of mapping: YAMLNode)
    -> FixIt?
  {
    let entry = entries[0]
    guard entries.count == 1, entry.value.kind == .scalar || entry.value.isFlow,
      !mapping.entries.contains(where: { $0.key.text.hasPrefix(group.rawValue) })
    else { return nil }
    let (title, texts) = ("write it in '\(group.rawValue)'", ["\(group.rawValue): { ", " }"])
    return FixIt(title, keeping: [entry.range], of: entry.range, with: texts)
  }

  /// Reports a token as in a design token file, such as `{ $type: color, $value: red }`, and returns its value, or `nil` for others.
  mutating func reportDesignToken(_ entry: YAMLEntry, _ keys: [String]) -> YAMLNode? {
    guard keys.contains(where: { $0 == "$value" || $0 == "value" }) else { return nil }
    let type = entry.value.member("$type") ?? entry.value.member("type")
    let isTyped =
      type.map { DesignTokenType(rawValue: $0.text) != nil }
      ?? (keys.contains { $0 == "description" || $0 == "comment" } || isLoneValue(entry))
    let others: Set = [
      "$value", "value", "$type", "type", "$description", "description", "comment",
    ]
    guard let value = entry.value.member("$value") ?? (isTyped ? entry.value.member("value") : nil),
      keys.allSatisfy(others.contains)
    else { return nil }
    wrongValues += 1
    let text = rawText(of: value)
    let isShort = text.utf8.count <= 60 && !text.contains(where: \.isNewline)
    let title = "write only the value"
    report(
      "wrong-value-type",
      "\(keys.quotedList(conjunction: "and")) belong\(keys.count == 1 ? "s" : "") to design token files; in a theme, a token has its value directly",
      at: entry.value.range,
      help: [isShort ? "write '\(entry.key.text): \(text)'" : title],
      fixIts: [FixIt(title, keeping: [value.range], of: entry.value.range, with: ["", ""])]
    )
    return value
  }

  /// Returns whether `value` is the only key of a group, and nothing refers to it as a token.
  private func isLoneValue(_ entry: YAMLEntry) -> Bool {
    // The search reads the whole theme, so very many of these groups are read as groups.
    guard entry.value.entries.count == 1, wrongValues < maximumSuggestions,
      entry.value.member("value")?.kind != .mapping
    else { return false }
    let reference = Array("\(entry.key.text).value".utf8)
    return !sources.files.contains { $0.bytes.firstRange(of: reference) != nil }
  }

  /// Reports a token in the wrong group, together with the tokens after it if a line with the right group is missing above them.
  mutating func reportOtherGroup(_ token: TokenKey, _ name: YAMLNode, _ other: TokenGroup) {
    guard !isReplaying else { return }
    func belongs(_ value: YAMLNode) -> Bool {
      value.kind == .mapping
        ? otherGroup(of: value, than: token.group) == other
        : otherGroup(ofValue: value, than: token.group) == other
    }
    func finding(_ names: [String]) -> Diagnostic {
      let isOne = names.count == 1
      let what = isOne ? "looks like \(other.noun)" : "look like \(other.rawValue)"
      return Diagnostic(
        "wrong-value-type",
        "\(names.shortList(conjunction: "and", most: 4)) \(what), but \(isOne ? "it's" : "they're") under '\(token.group.rawValue)'",
        at: name.range,
        help: isOne ? ["write it in '\(other.rawValue)'"] : []
      )
    }
    if name.text == token.name, unknownNames <= maximumSuggestions, let mapping = name.mapping {
      let rest = mapping.entries.drop { $0.key.range != name.range }
      let group = Array(rest.prefix { belongs($0.value) })
      if reportMissingLine(other.rawValue, above: group, finding(group.map(\.key.text))) { return }
    }
    findings.append(finding([token.name]))
  }

  /// Returns the only other group whose tokens can have a value, or `nil` if there are several or none.
  func otherGroup(ofValue node: YAMLNode, than group: TokenGroup) -> TokenGroup? {
    guard wrongValues < maximumSuggestions else { return nil }
    let others = TokenGroup.allCases.filter { other in
      guard other != group, other != .strings, !node.text.hasPrefix("$") else { return false }
      var probe = ValueExpectation(other.valueType, allowsUnset: false)
      probe.checksCommonMistakes = false
      return !parseValue(node, as: probe).diagnostics.hasErrors
    }
    return others.count == 1 ? others[0] : nil
  }

  /// Returns the group for a value as written, or `nil` if that isn't certain.
  func group(of node: YAMLNode) -> TokenGroup? {
    if node.kind == .scalar {
      return parseValue(node, as: ValueExpectation(.color, allowsNone: false)).diagnostics.hasErrors
        ? nil : .colors
    }
    return [.colors, .fonts, .images].first { ValueKeys.show(node, $0.valueType) }
  }

  /// Returns another group whose values have all keys of a mapping, or `nil` if there is none or a single key could be a token's name.
  func otherGroup(of node: YAMLNode, than group: TokenGroup) -> TokenGroup? {
    let written = node.entries.map(\.key.text)
    let other = [TokenGroup.colors, .fonts, .images].first { other in
      other != group && written.allSatisfy(ValueKeys.keys(of: other.valueType).contains)
    }
    guard let other, written.count <= 1 else { return other }
    // A single key could also be the name of a token.
    let areTokens = node.entries.allSatisfy {
      !parseValue($0.value, as: ValueExpectation(group.valueType)).diagnostics.hasErrors
    }
    return group == .colors && !areTokens ? other : nil
  }
}
