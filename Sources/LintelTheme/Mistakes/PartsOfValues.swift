import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Keys of a font, a color, or an image that are written next to the property whose value they belong in.
extension ThemeBuilder {
  /// Reports keys of a value among a component's keys, as in `title: { color: white, weight: bold }`.
  ///
  /// - Returns: whether the mapping also has keys of the component. Otherwise, it's the value itself.
  mutating func reportParts(_ parts: [YAMLEntry], of mapping: YAMLNode, at place: Place) -> Bool {
    let keys = valueKeys(at: place.node)
    let meant = parts.map { partOfValue(meantBy: $0.key.text, keys, at: place.node) ?? $0.key.text }
    guard let first = parts.first, let part = meant.first,
      mapping.entries.contains(where: { place.node[$0.key.text] != nil }),
      let (key, group) = property(with: part, at: place.node)
    else { return false }
    guard !isReplaying else { return true }
    unknownNames += 1
    let value = zip(meant, parts).map { "\($0): \(rawText(of: $1.value))" }.joined(separator: ", ")
    let (text, isWhole) = written(key, value, meant, group)
    let own = mapping.entry(key)
    let names = parts.map(\.key.text)
    let isOne = names.count == 1
    findings.append(
      "unknown-property",
      names != meant && isOne
        ? "'\(names[0])' looks like '\(meant[0])', a part of \(group.noun), which belongs in '\(key)'"
        : isOne
          ? "'\(names[0])' is a part of \(group.noun), so it belongs in '\(key)'"
          : "\(names.quotedList(conjunction: "and")) are parts of \(group.noun), so they belong in '\(key)'",
      at: first.key.range,
      notes: own.map { [Note("'\(key)' is here", at: $0.key.range)] } ?? [],
      help: own == nil ? ["write \(text.asCode)"] : ["write \(isOne ? "it" : "them") in '\(key)'"],
      fixIts: own == nil && isOne && isWhole
        ? [FixIt("write \(text.asCode)", replace: first.range, with: text)] : [],
      property: place.path
    )
    return true
  }

  /// Returns the key of a value that a key in a component's mapping matches or misspells.
  func partOfValue(meantBy name: String, _ keys: Set<String>, at node: SchemaNode) -> String? {
    if keys.contains(name) { return name }
    let near = nearestName(to: name, among: node.children.map(\.key) + keys.sorted())
    return near.flatMap { keys.contains($0) && node[$0] == nil ? $0 : nil }
  }

  /// Returns the entry to write for parts of a value, and whether it's complete; a font needs a text style or a size.
  private func written(
    _ key: String,
    _ value: String,
    _ parts: [String],
    _ group: TokenGroup
  ) -> (text: String, isWhole: Bool) {
    let isWhole = group != .fonts || parts.contains("style") || parts.contains("size")
    return ("\(key): { \(isWhole ? "" : "style: headline, ")\(value) }", isWhole)
  }

  /// Reports a dotted key that continues into a value, such as `title.font.weight: bold`, and returns whether it does.
  mutating func reportPart(_ name: String, _ entry: YAMLEntry, at place: Place) -> Bool {
    guard let leaf = place.node.leaf, place.node.children.isEmpty,
      let group = schema[leaf].property.type.tokenGroup
    else { return false }
    let keys = valueKeys(at: place.node)
    guard let part = keys.contains(name) ? name : nearestName(to: name, among: keys.sorted())
    else { return false }
    let written = entry.key.text
    let path = written.hasSuffix(".\(name)") ? String(written.dropLast(name.count + 1)) : place.path
    let (text, isWhole) = self.written(path, "\(part): \(rawText(of: entry.value))", [part], group)
    findings.append(
      "unknown-property",
      "\(group.noun) is one value, and a dotted key can't set a part of it, such as '\(name)'",
      at: entry.key.range,
      help: ["write \(text.asCode)"],
      fixIts: isWhole ? [FixIt("write \(text.asCode)", replace: entry.range, with: text)] : [],
      property: place.path
    )
    return true
  }

  /// Returns the property of a component whose value has a key.
  private func property(with part: String, at node: SchemaNode) -> (key: String, TokenGroup)? {
    for child in node.children {
      guard case .node(let property)? = node[child.key], let leaf = property.leaf else { continue }
      let type = schema[leaf].property.type
      if let group = type.tokenGroup, ValueKeys.keys(of: type).contains(part) {
        return (child.key, group)
      }
    }
    return nil
  }
}
