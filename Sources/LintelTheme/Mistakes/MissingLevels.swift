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
      guard case .node(let node)? = schema.root[bar.rawValue] else { return false }
      return names.allSatisfy { node[$0] != nil }
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
    let isOfBar = BarKind.allCases.contains { bar in
      guard case .node(let node)? = schema.root[bar.rawValue] else { return false }
      return node[name] != nil
    }
    return isOfBar ? name : nil
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
    let answer = KeyAnswer(
      sentence: "'\(name)' is inside '\(name)'",
      key: nil,
      advice: "move the keys up one level"
    )
    reportNeedlessLevel(name, answer, at: part, before: [], entry, at: place)
    return true
  }

  /// Reports a key of blocks among names, such as `statusBar` directly in `screens`, and returns whether it's one.
  ///
  /// A name can equal a key of blocks, so the value decides.
  mutating func reportKeyAmongNames(_ entry: YAMLEntry, of container: String) -> Bool {
    let (name, value) = (entry.key.text, entry.value)
    guard !isReplaying, !value.isEmpty else { return false }
    if name == container { return reportRepeatedNames(entry) }
    guard BlockKey(rawValue: name) != nil || schema.root[name] != nil else { return false }
    if value.kind == .mapping {
      guard case .node(let node)? = schema.root[name],
        value.entries.contains(where: { inner in
          let key = String(inner.key.text.prefix { $0 != "." })
          return node[key] != nil && schema.root[key] == nil && BlockKey(rawValue: key) == nil
        })
      else { return false }
    }
    let isBar = BarKind(rawValue: name) != nil
    markUnread(entry.key, value)
    report(
      "wrong-value-type",
      "'\(name)' is a \(isBar ? "bar" : "key of blocks"), but the keys of '\(container)' are names",
      at: entry.key.range,
      help: ["write it in the block of one of the names, or next to '\(container)'"]
    )
    return true
  }

  /// Reports `screens` directly in `screens`, unless it's a screen with that name.
  private mutating func reportRepeatedNames(_ entry: YAMLEntry) -> Bool {
    let name = entry.key.text
    let isOfNames = entry.value.entries.allSatisfy { inner in
      let key = String(inner.key.text.prefix { $0 != "." })
      return isMappingOrEmpty(inner.value) && schema.root[key] == nil
        && BlockKey(rawValue: key) == nil && !WhenKey.isMeant(by: inner.key.text)
    }
    guard !entry.value.entries.isEmpty, isOfNames else { return false }
    let answer = KeyAnswer(
      sentence: "'\(name)' is inside '\(name)'",
      key: nil,
      advice: "move the keys up one level"
    )
    unknownNames += 1
    reportNeedlessLevel(name, answer, at: nil, before: [], entry, at: Place(schema.root))
    return true
  }
}
