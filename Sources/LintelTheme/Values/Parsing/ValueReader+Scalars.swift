import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ValueReader {
  /// Reads a text, with or without quotes.
  mutating func string(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar else {
      return findings.mismatch(node, expected: ValueType.string.noun)
    }
    return node.text
  }

  /// Reads `true` or `false`, as in the core schema of YAML 1.2, and suggests them for other words.
  mutating func boolean(_ node: YAMLNode) -> Bool? {
    if node.kind == .scalar, node.style == .plain {
      if node.text == "true" { return true }
      if node.text == "false" { return false }
    }
    if node.kind == .scalar, reportMistake(node, as: .boolean) { return nil }
    let isQuoted = node.kind == .scalar && ["true", "false"].contains(node.text)
    let near = node.kind == .scalar ? nearestName(to: node.text, among: ["true", "false"]) : nil
    let meant = node.kind == .scalar ? intendedBoolean(node.text) : nil
    return findings.mismatch(
      node,
      expected: isQuoted ? "\(ValueType.boolean.noun) without quotes" : ValueType.boolean.noun,
      help: (isQuoted ? ["a quoted '\(node.text)' is a string"] : [])
        + (meant.map { ["write '\($0)'"] } ?? Suggestion.help(for: [near].compactMap(\.self))),
      fixIts: Suggestion.fixIts(for: [meant ?? near].compactMap(\.self), at: node.range)
    )
  }

  /// Returns the boolean that a word of YAML 1.1 or a similar word means, or `nil` for any other word.
  private func intendedBoolean(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "true", "y", "enabled", "enable": "true"
    case "no", "off", "false", "n", "disabled", "disable": "false"
    case _: nil
    }
  }

  mutating func keyword(
    _ node: YAMLNode,
    of keywords: [String],
    noun: String = "keyword",
    kind: ValueKinds = .keyword,
    help: [String] = []
  ) -> String? {
    guard node.kind == .scalar, !node.isEmpty else {
      return findings.mismatch(node, expected: keywords.expectation, help: help)
    }
    if keywords.contains(node.text) { return node.text }
    let type =
      kind == .keyword ? .keyword(KeywordSet("", keywords.map { Keyword($0) })) : expectation.type
    if reportMistake(node, as: type, rule: "unknown-keyword") { return nil }
    if expectation.otherGroup == .colors, kind == .keyword,
      MeantNames(node.text, among: keywords).names.isEmpty
    {
      let errors = findings.errorCount
      _ = color(node)
      if findings.errorCount > errors { return nil }
    }
    reportUnknown("unknown-keyword", noun, node.text, at: node.range, among: keywords, help: help)
    if let group = type.tokenGroup ?? expectation.otherGroup {
      guess([node.text], in: group, at: node.range)
    }
    return nil
  }

  mutating func reportMistake(
    _ node: YAMLNode,
    as type: ValueType,
    rule: String = "wrong-value-type"
  ) -> Bool {
    reportMistake(node.text, as: type, rule: rule, at: node.range)
  }

  /// Reads the name of a `UIBlurEffect.Style`.
  mutating func effect(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar else {
      return findings.mismatch(node, expected: ValueType.effect.noun)
    }
    return keyword(node, of: UIKitNames.blurEffectStyles.map(\.name), noun: "effect", kind: .effect)
  }

  mutating func offset(_ node: YAMLNode) -> Value? {
    guard node.kind == .sequence, node.elements.count == 2 else {
      if node.kind == .scalar, reportMistake(node, as: .offset) { return nil }
      let meant = node.intendedOffset
      return findings.mismatch(
        node,
        expected: ValueType.offset.noun,
        found: node.countForMessages,
        help: [meant.map { "write '\($0)'" } ?? "write [x, y]"],
        fixIts: meant.map { [FixIt("write '\($0)'", replace: node.range, with: $0)] } ?? []
      )
    }
    let x = number(node.elements[0], in: NumberRange())
    let y = number(node.elements[1], in: NumberRange())
    guard let x, let y else { return nil }
    return .offset(x: x, y: y)
  }

  /// Returns a mapping's values by key, reports unknown keys, and reads their values as those of the keys that are meant.
  ///
  /// The `alternatives` are keys that exclude each other. If the mapping has one of them, perhaps under a name from another tool, no other
  /// name means another one. No name from another tool means one of the `others`.
  mutating func members(
    of node: YAMLNode,
    keys: [String],
    alternatives: [String] = [],
    except others: [String] = [],
    in noun: String,
    at place: KeyPlaces
  ) -> ValueMembers {
    var members = ValueMembers()
    let decisive = decisiveEntry(of: node, among: alternatives, at: place)
    var meant: [(key: String, node: YAMLNode)] = []
    for (index, entry) in node.entries.enumerated() {
      let key = entry.key.text
      let isOpen = decisive == nil || decisive == index
      let excluded = (isOpen ? [] : alternatives) + others
      let candidates = keys.filter { !excluded.contains($0) }
      if keys.contains(key) {
        members.add(key, entry.value)
      } else if let answer = reportMistakenKey(entry, among: candidates, at: place) {
        if answer.entry == nil, let key = answer.key { meant.append((key, entry.value)) }
      } else {
        if let near = nearestName(to: key, among: keys) { meant.append((near, entry.value)) }
        // A key that the mapping already has is only meant if it's misspelled.
        let isNear = !nearestNames(to: key, among: keys).isEmpty
        let open = isNear ? keys : keys.filter { node.member($0) == nil }
        reportUnknown("unknown-key", "key", key, in: noun, at: entry.key.range, among: open)
      }
    }
    for (key, node) in meant where keys.contains(key) && members[key] == nil {
      members.add(key, node)
    }
    return members
  }

  /// Returns the index of the entry that decides between alternatives: one of them, or else a name that can only mean one of them.
  private func decisiveEntry(
    of node: YAMLNode,
    among alternatives: [String],
    at place: KeyPlaces
  ) -> Int? {
    guard !alternatives.isEmpty else { return nil }
    let written = node.entries.map(\.key.text)
    return written.firstIndex(where: alternatives.contains)
      ?? written.firstIndex { KeyMistake.means($0, oneOf: alternatives, at: place) }
  }
}

extension YAMLNode {
  /// The pair that a mapping such as `{ x: 0, y: 2 }` means, or `nil` for any other node.
  fileprivate var intendedOffset: String? {
    for keys in [["x", "y"], ["dx", "dy"], ["horizontal", "vertical"], ["width", "height"]] {
      let parts = keys.map { key in entries.first { $0.key.text == key }?.value.text }
      guard parts.count(where: { $0 != nil }) == entries.count,
        parts.compactMap(\.self).allSatisfy({ WrittenNumber($0) != nil })
      else { continue }
      return entries.isEmpty ? nil : "[\(parts.map { $0 ?? "0" }.joined(separator: ", "))]"
    }
    return nil
  }
}

/// The known keys of a mapping that is a value, which has only a few.
struct ValueMembers {
  private var members: [(key: String, node: YAMLNode)] = []

  var count: Int { members.count }

  mutating func add(_ key: String, _ node: YAMLNode) { members.append((key, node)) }

  /// Removes a key, and returns its value, or `nil` if the mapping doesn't have the key.
  mutating func remove(_ key: String) -> YAMLNode? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).node
  }

  /// The value of a key, or `nil` if the mapping doesn't have it.
  subscript(key: String) -> YAMLNode? { members.first { $0.key == key }?.node }
}
