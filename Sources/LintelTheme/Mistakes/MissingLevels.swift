import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Levels that are left out, or written twice.
extension ThemeBuilder {
  /// Reports the keys of a bar among the keys of a block in one finding, because most often the line with the bar's name is missing.
  ///
  /// - Returns: whether the entry is one of several such keys.
  mutating func reportKeysOfBar(_ entry: YAMLEntry, at place: Place) -> Bool {
    guard place.path.isEmpty, let block = entry.key.mapping else { return false }
    let keys = block.entries.filter { keyOfBars($0) != nil }
    let names = keys.compactMap(keyOfBars).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let bars = BarKind.allCases.filter { bar in
      names.allSatisfy { has(bar, $0) }
    }
    guard names.count > 1, let bar = bars.first?.rawValue,
      keys.contains(where: { $0.key.range == entry.key.range })
    else { return false }
    // The first one reports all of them.
    guard keys[0].key.range == entry.key.range else { return true }
    let finding = Diagnostic(
      "unknown-key",
      "\(names.shortList(conjunction: "and", most: 4)) belong in a bar",
      at: entry.key.range,
      help: ["write them in \(bars.map(\.rawValue).quotedList(conjunction: "or"))"]
    )
    findings.append(finding)
    let isAlone = !block.entries.contains { $0.key.text.prefix { $0 != "." } == bar }
    for key in keys {
      markUnread(key.key, key.value)
      guard isAlone else { continue }
      let name = "\(bar).\(key.key.text)"
      meantKeys.append(MeantKey(node: key.key, name: name, finding: finding))
    }
    return true
  }

  /// Returns the first part of a key that only bars have, or `nil` for other keys.
  private func keyOfBars(_ entry: YAMLEntry) -> String? {
    let name = String(entry.key.text.prefix { $0 != "." })
    guard schema.root[name] == nil, BlockKey(rawValue: name) == nil else { return nil }
    // At the top level, a text is meant as the name of the theme.
    if scope.kind == .topLevel, name == "title", entry.value.kind == .scalar { return nil }
    return BarKind.allCases.contains { has($0, name) } ? name : nil
  }

  func has(_ bar: BarKind, _ key: String) -> Bool {
    if case .node(let node)? = schema.root[bar.rawValue] { node[key] != nil } else { false }
  }

  /// Reports a component inside the same component, such as `title: { title: { color: label } }`, and returns whether it's one.
  mutating func reportRepeatedLevel(
    _ name: String,
    at part: SourceRange?,
    _ entry: YAMLEntry,
    at place: Place
  ) -> Bool {
    guard entry.key.text == name, !entry.value.entries.isEmpty,
      let around = place.path.split(separator: ".").last, around == name,
      entry.value.entries.allSatisfy({ inner in
        place.node[String(inner.key.text.prefix { $0 != "." })] != nil
      })
    else { return false }
    let answer = KeyAnswer(needlessLevel: "'\(name)' is inside '\(name)'")
    reportNeedlessLevel(name, answer, at: part, before: [], entry, at: place)
    return true
  }

  /// Reports keys of blocks among names, such as `statusBar` directly in `screens`, in one finding, because most often a line with a name is
  /// missing.
  ///
  /// - Returns: whether the entry is one of these keys.
  mutating func reportKeyAmongNames(
    _ entry: YAMLEntry,
    in mapping: YAMLNode,
    of container: String
  ) -> Bool {
    let name = entry.key.text
    guard !isReplaying, !entry.value.isEmpty else { return false }
    if name == container {
      return entry.value.entries.allSatisfy(isName) && reportRepeatedNames(entry, of: name)
    }
    guard isKeyOfBlocks(entry) else { return false }
    let keys = keysAmongNames(in: mapping)
    guard keys.contains(where: { $0.key.range == entry.key.range }) else { return false }
    markUnread(entry.key, entry.value)
    // The first one reports all of them.
    guard keys[0].key.range == entry.key.range else { return true }
    let isOne = keys.count == 1
    let areSections = keys.allSatisfy { inner in
      BlockKey(rawValue: inner.key.text).map(Self.keysOfNames.contains) ?? false
    }
    let kind = isOne && BarKind(rawValue: name) != nil ? "a bar" : "a key of blocks"
    let next = "next to '\(container)'"
    let finding = Diagnostic(
      "wrong-value-type",
      "\(keys.map(\.key.text).shortList(most: 4)) \(isOne ? "is \(kind)" : "are keys of blocks"), but the keys of '\(container)' are names",
      at: entry.key.range,
      help: [
        areSections
          ? "move \(isOne ? "it" : "them") \(next)"
          : isOne
            ? "write it in the block of one of the names, or \(next)"
            : "write the name of their block on a line above '\(name)', or move them \(next)"
      ],
      about: .missingName
    )
    findings.append(finding)
    if scope.kind == .topLevel, let key = BlockKey(rawValue: container) {
      meantKeys.append(
        MeantKey(node: entry.key, name: nil, finding: finding, group: keys, container: key)
      )
    }
    return true
  }

  /// Returns the entries of a mapping of names that are keys of blocks.
  ///
  /// A name can equal a key of blocks, so the values decide: one value that no block of a name has decides for all of these keys.
  private func keysAmongNames(in mapping: YAMLNode) -> [YAMLEntry] {
    let keys = mapping.entries.filter { isKeyOfBlocks($0) && !$0.value.isEmpty }
    let hasEmptyName = mapping.entries.contains { $0.value.isEmpty }
    func isCertain(_ entry: YAMLEntry) -> Bool {
      guard entry.value.kind == .mapping else { return true }
      let written = entry.value.entries.map { String($0.key.text.prefix { $0 != "." }) }
      if entry.key.text == BlockKey.tokens.rawValue {
        return written.contains { TokenGroup(rawValue: $0) != nil }
      }
      if let key = BlockKey(rawValue: entry.key.text), Self.keysOfNames.contains(key) {
        return entry.value.entries.allSatisfy { inner in
          isName(inner) || key == .groups && inner.value.kind == .sequence
        }
      }
      guard case .node(let node)? = schema.root[entry.key.text] else { return false }
      // Nobody names a block as a bar, and sets only what that bar has. Below a name without content, a bar isn't indented enough.
      if !hasEmptyName, BarKind(rawValue: entry.key.text) != nil,
        written.allSatisfy({ node[$0] != nil })
      {
        return !written.isEmpty
      }
      return written.contains {
        node[$0] != nil && schema.root[$0] == nil && BlockKey(rawValue: $0) == nil
      }
    }
    func isBlock(_ value: YAMLNode) -> Bool {
      value.kind == .mapping && value.entries.allSatisfy(isKeyOfBlocks)
    }
    guard keys.contains(where: isCertain) else { return [] }
    return keys.filter {
      isCertain($0) || !isBlock($0.value) || BarKind(rawValue: $0.key.text) != nil
    }
  }

  func isKeyOfBlocks(_ entry: YAMLEntry) -> Bool { isKeyOfBlocks(entry.key.text) }

  func isKeyOfBlocks(_ name: String) -> Bool {
    BlockKey(rawValue: name) != nil || schema.root[name] != nil || WhenKey.isMeant(by: name)
  }

  func isName(_ entry: YAMLEntry) -> Bool {
    let first = String(entry.key.text.prefix { $0 != "." })
    return isMappingOrEmpty(entry.value) && schema.root[first] == nil
      && BlockKey(rawValue: first) == nil && !WhenKey.isMeant(by: entry.key.text)
  }

  /// Reports names below their container's key twice, such as `screens` directly in `screens`, and returns whether there are any.
  mutating func reportRepeatedNames(_ entry: YAMLEntry, of name: String) -> Bool {
    guard !isReplaying, !entry.value.entries.isEmpty else { return false }
    let answer = KeyAnswer(needlessLevel: "'\(name)' is inside '\(name)'")
    unknownNames += 1
    reportNeedlessLevel(name, answer, at: nil, before: [], entry, at: Place(schema.root))
    return true
  }
}
