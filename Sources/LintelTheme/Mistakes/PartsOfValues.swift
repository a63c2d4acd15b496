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
    let meant = parts.map { entry in
      let name = entry.key.text
      let part = partOfValue(meantBy: name, keys, at: place.node)
      let other = keys.contains("symbol") ? KeyMistake.imageKey(meantBy: name) : nil
      return part ?? other ?? KeyMistake.fontKey(meantBy: name) ?? name
    }
    guard let first = parts.first, let part = meant.first,
      mapping.entries.contains(where: { belongs($0, to: place.node, besides: parts) }),
      let (key, group) = property(with: part, at: place.node)
    else { return false }
    guard !isReplaying else { return true }
    unknownNames += 1
    let value = zip(meant, parts).map { part, entry in
      let text = rawText(of: entry.value)
      return "\(part): \(part == "weight" ? FontVocabulary.weight(meantBy: text) ?? text : text)"
    }.joined(separator: ", ")
    let (text, isWhole) = written(key, value, meant, group)
    let own = mapping.entry(key)
    let contradiction = own == nil ? contradiction(in: text, group) : nil
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
      help: own == nil && contradiction == nil
        ? ["write \(text.asCode)"]
        : ["write \(isOne ? "it" : "them") in '\(key)'"] + (contradiction.map { [$0] } ?? []),
      fixIts: own == nil && isWhole && contradiction == nil
        ? joining(parts, of: mapping, in: text) : [],
      property: place.path
    )
    return true
  }

  /// Returns what is wrong with an entry for parts of a value, such as two sources of an image, or `nil` for a valid one.
  private func contradiction(in entry: String, _ group: TokenGroup) -> String? {
    let parsed = parseYAML(SourceFile(path: "", bytes: Array("\(entry)\n".utf8)), as: FileID(0))
    guard let value = parsed.root?.entries.first?.value else { return nil }
    let expectation = ValueExpectation(group.valueType)
    return parseValue(value, as: expectation).diagnostics
      .first { ["missing-key", "contradictory-keys"].contains($0.rule) }?.message
  }

  /// Returns whether a key would be another source of an image that an entry's mapping already has, so that it has another meaning.
  func isSecondSource(_ key: String, _ entry: YAMLEntry, at place: Place) -> Bool {
    guard imageSources.contains(key), place.node[key] == nil,
      let entries = entry.key.mapping?.entries
    else { return false }
    func isSource(_ key: String) -> Bool {
      imageSources.contains(key) || KeyMistake.means(key, oneOf: imageSources, at: .image)
    }
    return entries.contains { other in
      guard other.key.range != entry.key.range else { return false }
      if isSource(other.key.text), !isSource(entry.key.text) { return true }
      guard case .node(let node)? = place.node[other.key.text] else { return false }
      return node.leaf.map { schema[$0].property.type == .image } ?? false
    }
  }

  /// Returns whether an entry belongs to a component itself, perhaps under a name from another tool, instead of to a font.
  private func belongs(_ entry: YAMLEntry, to node: SchemaNode, besides parts: [YAMLEntry]) -> Bool
  {
    if node[entry.key.text] != nil { return true }
    return node["font"] != nil && !parts.contains { $0.key.range == entry.key.range }
      && !KeyMistake.rows(for: entry.key.text, at: KeyPlaces(node, in: .nested)).isEmpty
  }

  /// Reports the coordinates of an offset that have their own keys, such as `x: 0, y: 1`, and returns their entries.
  mutating func reportCoordinates(of mapping: YAMLNode, at place: Place) -> [YAMLEntry] {
    guard case .node(let offset)? = place.node["offset"],
      offset.leaf.map({ schema[$0].property.type == .offset }) ?? false
    else { return [] }
    for names in [["x", "y"], ["dx", "dy"], ["offsetX", "offsetY"], ["horizontal", "vertical"]] {
      let found = mapping.entries.filter { entry in
        names.contains(entry.key.text) && WrittenNumber(entry.value.text) != nil
      }
      guard let first = found.first else { continue }
      guard !isReplaying else { return found }
      let values = names.map { mapping.member($0)?.text ?? "0" }
      let text = "offset: [\(values.joined(separator: ", "))]"
      let own = mapping.entry("offset")
      findings.append(
        "unknown-property",
        "an offset is a single value, a pair of points",
        at: first.key.range,
        notes: own.map { [Note("'offset' is here", at: $0.key.range)] } ?? [],
        help: [own == nil ? "write '\(text)'" : "write its points in 'offset'"],
        fixIts: own == nil ? joining(found, of: mapping, in: text) : [],
        property: place.path
      )
      return found
    }
    return []
  }

  /// Returns a fix that writes one entry instead of several, or no fix if there's anything between these.
  private func joining(_ parts: [YAMLEntry], of mapping: YAMLNode, in text: String) -> [FixIt] {
    guard let first = parts.first, let last = parts.last,
      let start = mapping.entries.firstIndex(where: { $0.key.range == first.key.range })
    else { return [] }
    let range = first.range.union(last.range)
    let isRow =
      mapping.entries[start...].prefix(parts.count).map(\.key.range) == parts.map(\.key.range)
    let between = sources[range.file].bytes[Int(range.lower)..<Int(range.upper)]
    guard parts.count == 1 || isRow && !between.contains(UInt8(ascii: "#")) else { return [] }
    return [FixIt("write \(text.asCode)", replace: range, with: text)]
  }

  /// Returns the key of a value that a key in a component's mapping matches or misspells, unless it's another tool's name.
  func partOfValue(meantBy name: String, _ keys: Set<String>, at node: SchemaNode) -> String? {
    if keys.contains(name) { return name }
    guard KeyMistake.rows(for: name, at: KeyPlaces(node, in: .nested)).isEmpty else { return nil }
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
    let contradiction = contradiction(in: text, group)
    findings.append(
      "unknown-property",
      "\(group.noun) is one value, and a dotted key can't set a part of it, such as '\(name)'",
      at: entry.key.range,
      help: [
        contradiction.map { "write the whole value, because \($0)" } ?? "write \(text.asCode)"
      ] + (group == .fonts ? [helpOnFont(path, part, entry)] : []),
      // A whole font replaces what lower layers set, and a part may be meant to keep the rest.
      fixIts: isWhole && contradiction == nil
        ? [
          FixIt(
            "write \(text.asCode)",
            group == .fonts ? .unsafe : .safe,
            replace: entry.range,
            with: text
          )
        ] : [],
      property: place.path
    )
    return true
  }

  /// Returns help on a font that keeps the other parts of a declared one.
  private func helpOnFont(_ path: String, _ part: String, _ entry: YAMLEntry) -> String {
    let base = "{ base: $title, \(part): \(rawText(of: entry.value)) }"
    return
      "to keep the other parts of a font among the tokens, write '\(path): \(base)' with its name"
  }

  /// Returns the answer to an opacity next to a color, with that color.
  func opacity(_ name: String, _ entry: YAMLEntry, _ answer: KeyAnswer) -> KeyAnswer? {
    guard ["alpha", "opacity"].contains(name), answer.key == nil, entry.value.kind == .scalar,
      let color = entry.key.mapping?.entry("color")?.value, color.kind == .scalar, !color.isEmpty
    else { return nil }
    let written = entry.value.text
    let isPercentage = written.hasSuffix("%")
    guard let number = Double(isPercentage ? String(written.dropLast()) : written),
      0...100 ~= number
    else { return nil }
    let share = isPercentage || number > 1 ? number : number * 100
    let meant = "alpha(\(color.colorText) \(Int(share.rounded()))%)"
    return KeyAnswer(
      sentence: answer.sentence,
      advice: "write 'color: \(meant)' without '\(name)'"
    )
  }

  /// Returns the property of a component whose value has a key.
  private func property(with part: String, at node: SchemaNode) -> (key: String, TokenGroup)? {
    for child in node.children {
      guard case .node(let property)? = node[child.key], let leaf = property.leaf else { continue }
      let type = schema[leaf].property.type
      let isPart =
        ValueKeys.keys(of: type).contains(part)
        || type == .image && KeyMistake.imageDetails.contains(part)
      if let group = type.tokenGroup, isPart {
        return (child.key, group)
      }
    }
    return nil
  }
}
