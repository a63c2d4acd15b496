import LintelDiagnostics
import LintelSyntax

extension DesignTokenCollector {
  /// Checks the members of a group whose names begin with `$`.
  mutating func checkGroupMembers(of group: DesignTokenGroup, isRoot: Bool) {
    let known = Self.groupMembers + (isRoot ? ["$schema"] : [])
    for entry in group.node.entries
    where entry.key.text.hasPrefix("$") && !group.hidden.contains(entry.key.text) {
      checkMember(entry, of: "a group", known: known)
    }
  }

  mutating func checkTokenMembers(of node: YAMLNode, path: [String]) {
    for entry in node.entries {
      let name = entry.key.text
      if name.hasPrefix("$"), name != "$root" {
        checkMember(entry, of: "a token", known: Self.tokenMembers)
      } else {
        reportChildOfToken(entry, of: node, path: path)
      }
    }
    if let value = node.member("$value") { checkReferences(in: value) }
    let keys = node.entries.map(\.key.text)
    if keys.contains("$value"), let reference = node.entry("$ref") {
      let message = "a token has either '$value' or '$ref'"
      let help = "remove one of them"
      diagnostics.append("contradictory-keys", message, at: reference.key.range, help: [help])
    }
  }

  /// Rejects members next to a `$ref` in a value, because they have no effect.
  private mutating func checkReferences(in value: YAMLNode) {
    let isReference = value.entries.contains { $0.key.text == "$ref" }
    for entry in value.entries {
      if !isReference {
        checkReferences(in: entry.value)
      } else if entry.key.text != "$ref" {
        let message = "'\(entry.key.text)' has no effect next to a '$ref', which is the whole value"
        let help = "remove it, or write the members of the value with a '$ref' each"
        diagnostics.append("unknown-key", message, at: entry.key.range, help: [help])
      }
    }
    for element in value.elements { checkReferences(in: element) }
  }

  /// Reports a token or a group inside of a token, which the format doesn't allow.
  private mutating func reportChildOfToken(_ entry: YAMLEntry, of node: YAMLNode, path: [String]) {
    let name = entry.key.text
    // Text, numbers, and lists probably aren't meant as tokens.
    guard entry.value.kind == .mapping else {
      let near = nearestNames(to: "$\(name)", among: Self.tokenMembers)
      return diagnostics.append(
        "unknown-key",
        "unknown key '\(name)' in a token",
        at: entry.key.range,
        help: Suggestion.help(for: near),
        fixIts: near.contains { node.member($0) != nil }
          ? [] : Suggestion.fixIts(for: near, at: entry.key.range, isQuoted: true)
      )
    }
    let token = path.joined(separator: ".")
    let message = "'\(token)' is a token, so '\(name)' can't be below it"
    let help = "move the token's value into a token '$root' of the group"
    let note = Note("its value is here", at: (node.entry("$value")?.key ?? node).range)
    diagnostics.append("token-and-group", message, at: entry.key.range, notes: [note], help: [help])
  }

  private mutating func checkMember(_ entry: YAMLEntry, of noun: String, known: [String]) {
    let name = entry.key.text
    let node = entry.value
    switch name {
    case "$type": checkType(node)
    case "$description":
      if node.kind != .scalar || node.style == .plain {
        reportMismatch(node, name, expected: "a string")
      }
    case "$extensions":
      if node.kind != .mapping { reportMismatch(node, name, expected: "an object") }
    case "$deprecated":
      let isBoolean = ["true", "false"].contains(node.text)
      if node.kind != .scalar || node.style == .plain && !isBoolean {
        reportMismatch(node, name, expected: "true, false, or a string")
      }
    case _ where known.contains(name): break
    case _ where TokensStudio.members.contains(name):
      diagnostics.append(
        "unknown-key",
        "unknown key '\(name)' in \(noun)",
        at: entry.key.range,
        help: [
          "Tokens Studio stores the purpose of its sets in it; the format uses a resolver document for that: "
            + "remove it, or convert the file with 'lintel import'"
        ]
      )
    case _:
      if noun == "a group" { lacksTokens = true }
      let help = "names that begin with '$' belong to the format"
      diagnostics.append(.unknownKey(entry.key, of: noun, among: known, or: help))
    }
  }

  /// Checks `$type`, whose value is one of the format's types.
  private mutating func checkType(_ node: YAMLNode) {
    guard node.kind == .scalar, node.style != .plain else {
      return reportMismatch(node, "$type", expected: "the name of a type")
    }
    if let type = DesignTokenType(rawValue: node.text) {
      if type.isOutdated { outdatedTypes.insert(node.range) }
      return
    }
    let types = DesignTokenType.current.map(\.rawValue)
    let help = "the types are \(types.quotedList(conjunction: "and"))"
    diagnostics.append(.unknown("type", node, among: types, or: help))
  }

  private mutating func reportMismatch(_ node: YAMLNode, _ name: String, expected: String) {
    diagnostics.append(.mismatch(node, "'\(name)' must be \(expected)"))
  }

  /// Checks whether a member of a group can be a token or a group, and reports one that can't.
  mutating func checkChild(_ entry: YAMLEntry, named name: String) -> Bool {
    if name.unicodeScalars.contains(where: { $0 == "." || $0 == "{" || $0 == "}" }) {
      let message = "'\(name)' isn't a valid name for a token or group"
      let help = "the format reserves '.', '{', and '}' for references; nest groups instead of dots"
      diagnostics.append("invalid-name", message, at: entry.key.range, help: [help])
      return false
    }
    let member = "$\(name)"
    // An object without objects inside is a value, such as that of a color.
    let isValue =
      entry.value.kind != .mapping
      || !entry.value.entries.isEmpty
        && entry.value.entries.allSatisfy { item in
          item.value.kind != .mapping && !item.key.text.hasPrefix("$")
        }
    if isValue, Self.tokenMembers.contains(member) {
      diagnostics.append(
        "unknown-key",
        "unknown key '\(name)' in a group",
        at: entry.key.range,
        help: Suggestion.help(for: [member]),
        fixIts: Suggestion.fixIts(for: [member], at: entry.key.range, isQuoted: true)
      )
      return false
    }
    guard entry.value.kind == .mapping else {
      let message = "'\(name)' must be a token or a group, found \(entry.value.nounForMessages)"
      let help = "a token is an object such as { \"$type\": \"number\", \"$value\": 4 }"
      diagnostics.append("wrong-value-type", message, at: entry.value.range, help: [help])
      return false
    }
    return true
  }
}
