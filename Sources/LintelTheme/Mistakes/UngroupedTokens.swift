import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Tokens that are written outside of their groups, or in others.
extension ThemeBuilder {
  /// The entries of `tokens` that are neither groups nor like the name of one.
  func ungroupedTokens(in mapping: YAMLNode) -> [YAMLEntry] {
    guard !isReplaying else { return [] }
    let groups = TokenGroup.allCases.map(\.rawValue)
    return mapping.entries.filter { entry in
      let name = entry.key.text
      return TokenGroup(rawValue: name) == nil && !name.utf8.contains(UInt8(ascii: "."))
        && unknownNames < mostSuggestions && nearestName(to: name, among: groups) == nil
        && KeyAnswer(name, value: nil, at: .tokens, exists: { TokenGroup(rawValue: $0) != nil })?
          .key
          == nil
    }
  }

  /// Reports tokens without a group once, since one missing line is mostly why.
  mutating func reportUngrouped(_ entries: [YAMLEntry]) {
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
    report(
      Diagnostic(
        "unknown-key",
        .error,
        "\(list) aren't groups of tokens, and a token belongs in a group",
        at: entries[0].key.range,
        help: [
          only.map { "write them in '\($0.rawValue)'" }
            ?? "the groups are \(groupNames)"
        ]
      )
    )
    for entry in entries { leaveUnread(entry.key, entry.value) }
  }

  /// The group that a value belongs in as it's written; nil if that isn't sure.
  private func group(of node: YAMLNode) -> TokenGroup? {
    if node.kind == .scalar {
      return parseValue(node, as: ValueExpectation(.color, allowsNone: false)).diagnostics.hasErrors
        ? nil : .colors
    }
    return [.colors, .fonts, .images].first { ValueKeys.show(node, $0.valueType) }
  }

  /// The group whose values have all keys of a mapping, where those of its own group have none of them.
  func otherGroup(of node: YAMLNode, than group: TokenGroup) -> TokenGroup? {
    let written = node.entries.map(\.key.text)
    guard written.count > 1 else { return nil }
    return [TokenGroup.colors, .fonts, .images].first { other in
      other != group && written.allSatisfy(ValueKeys.keys(of: other.valueType).contains)
    }
  }
}
