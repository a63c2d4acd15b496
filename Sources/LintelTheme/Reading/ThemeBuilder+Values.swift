import LintelDiagnostics
package import LintelSchema
package import LintelSyntax

extension ThemeBuilder {
  /// Reads the content of a place: a value, a shorthand, or the keys of a component.
  mutating func readValue(_ entry: YAMLEntry, at place: Place) {
    let node = entry.value
    let isComponent = !place.node.children.isEmpty
    if node.kind == .mapping, reportAppearances(entry, at: place) { return }
    if node.kind == .mapping, isComponent {
      let entries = node.entries
      let keys = entries.map(\.key.text)
      // Most mappings have only the component's own keys.
      if keys.allSatisfy({ place.node.hasChild($0) }) {
        readMapping(entries, keys, at: place)
        return
      }
      let parts = partsOfValue(entries, keys, at: place.node)
      if parts.isEmpty || reportParts(parts, of: node, at: place) {
        let others = parts + reportCoordinates(of: node, at: place)
        readMapping(entries, keys, without: others, at: place)
        return
      }
    }
    if node.kind == .mapping, reportDivided(entry, at: place) { return }
    if node.kind == .scalar, node.style == .plain, node.text == "unset", place.node.leaf == nil {
      unset(place, entry)
    } else if reportSwitch(entry, at: place) {
      return
    } else if isComponent, node.kind == .sequence, !isReplaying, isListOfKeys(node, at: place),
      reportMistakenComponent(entry, at: place)
    {
      declare(.unread, at: place, entry)
    } else if isComponent, node.kind == .scalar, !isReplaying,
      node.text.utf8.contains(UInt8(ascii: "{")),
      reportMappingAsText(node, property: place.path)
    {
      declare(.unread, at: place, entry)
    } else if let shorthand = place.node.shorthand {
      readShorthand(shorthand, entry, at: place)
    } else if let leaf = place.node.leaf {
      readLeaf(leaf, entry, at: place)
    } else if !node.isEmpty {
      if !isReplaying,
        reportMistakenComponent(entry, at: place) || reportHiddenBar(entry, at: place)
      {
        return
      }
      let word = node.kind == .scalar ? nearestName(to: node.text, among: ["unset"]) : nil
      let meant = node.kind == .scalar ? entries(for: node, at: place.node) : []
      let keys = place.node.children.map(\.key).filter { key in
        if place.state != nil, case .itemState? = place.node[key] { false } else { true }
      }
      report(
        "wrong-value-type",
        "'\(place.path)' must be a mapping of its properties, or 'unset'",
        at: node.range,
        help: word.map { Suggestion.help(for: [$0]) }
          ?? (!(1...3).contains(meant.count)
            ? ["its properties are \(keys.shortList(most: 8))"]
            : ["write \(meant.quotedList(conjunction: "or"))"]),
        fixIts: word.map { Suggestion.fixIts(for: [$0], at: node.range) }
          ?? (meant.count == 1
            ? [FixIt("change to '\(meant[0])'", .safe, replace: node.range, with: meant[0])] : []),
        property: place.path
      )
    }
  }

  /// Returns whether a list has a component's entries, perhaps under wrong keys, or only its keys.
  private func isListOfKeys(_ list: YAMLNode, at place: Place) -> Bool {
    let keys = valueKeys(at: place.node)
    return !list.elements.isEmpty
      && list.elements.allSatisfy { element in
        guard element.kind != .scalar else { return place.node[element.text] != nil }
        let names = element.entries.map { String($0.key.text.prefix { $0 != "." }) }
        return names.contains { place.node[$0] != nil }
          || !names.isEmpty && keys.isDisjoint(with: names)
      }
  }

  /// Returns the entries of a component's mapping that belong to a value, such as a color by appearance, instead of the component.
  private func partsOfValue(
    _ entries: YAMLEntries,
    _ written: [String],
    at node: SchemaNode
  ) -> [YAMLEntry] {
    let others = entries.indices.filter { !node.hasChild(written[$0]) }
    let keys = valueKeys(at: node)
    let isGuessed =
      others.count < entries.count && !keys.isEmpty && unknownNames < maximumSuggestions
    let parts = others.filter {
      isGuessed
        ? partOfValue(meantBy: written[$0], keys, at: node) != nil : keys.contains(written[$0])
    }
    // The source of an image under another tool's name says what the other keys mean, as in a value.
    if parts.isEmpty, entries.count > 1, others.count == entries.count,
      node.shorthand?.shorthand.type == .image,
      written.contains(where: { KeyMistake.means($0, oneOf: imageSources, at: .image) })
    {
      return Array(entries)
    }
    // A single name from another tool has its own answer.
    let hasSource =
      keys.contains("symbol") && written.contains { imageSources.contains($0) || $0 == "image" }
    let all = others.filter {
      parts.contains($0)
        || keys.contains("family") && KeyMistake.fontKey(meantBy: written[$0]) != nil
        || hasSource && KeyMistake.imageKey(meantBy: written[$0]) != nil
    }
    return (all.count > 1 || hasSource ? all : parts).map { entries[$0] }
  }

  /// Returns the keys that show that a mapping is the value of the place itself.
  func valueKeys(at node: SchemaNode) -> Set<String> {
    let leaf = node.leaf ?? node.shorthand?.alternative
    let types = [node.shorthand?.shorthand.type, leaf.map { schema[$0].property.type }]
    let keys = types.compactMap(\.self).reduce(into: Set()) { $0.formUnion(ValueKeys.keys(of: $1)) }
    // A catalog has images too, and both are valid in the place.
    return node.leaf == nil && leaf != nil ? keys.subtracting(["asset"]) : keys
  }

  /// Reads the value of a property.
  ///
  /// Equal scalars at a leaf always have the same meaning, so each of them is parsed only once, which matters in large themes.
  private mutating func readLeaf(_ leaf: LeafID, _ entry: YAMLEntry, at place: Place) {
    let written = WrittenValue(entry.value, of: leaf)
    if let written, let known = knownValues[written] {
      let uses = known.tokens.lazy.map { (token: $0, range: entry.value.range) }
      declare(leaf, known.value, entry, uses: uses, at: place)
      return
    }
    let property = schema[leaf].property
    var expectation = ValueExpectation(property, path: place.path)
    expectation.checksCommonMistakes = wrongValues < maximumSuggestions
    let parsed = parseValue(entry.value, as: expectation)
    report(parsed)
    noteUsed(parsed.tokenUses)
    let id = intern(parsed.value ?? .unread)
    let uses = tokenUses.numbered(parsed.tokenUses)
    if let written, parsed.diagnostics.isEmpty,
      uses.allSatisfy({ $0.range == entry.value.range })
    {
      knownValues[written] = (id, uses.map(\.token))
    }
    declare(leaf, id, entry, uses: uses, at: place)
  }

  /// Reads a value that is written for a component as a whole.
  private mutating func readShorthand(
    _ resolved: ResolvedShorthand,
    _ entry: YAMLEntry,
    at place: Place
  ) {
    let (type, allowsNone) = (resolved.shorthand.type, resolved.whenNone != nil)
    if let leaf = resolved.alternative, isColor(entry.value, ratherThan: type) {
      readLeaf(leaf, entry, at: place)
      return
    }
    var expectation = ValueExpectation(type, allowsNone: allowsNone, property: place.path)
    expectation.component = place.node
    expectation.otherGroup = resolved.alternative.flatMap { schema[$0].property.type.tokenGroup }
    expectation.checksCommonMistakes = wrongValues < maximumSuggestions
    let parsed = parseValue(entry.value, as: expectation)
    report(parsed)
    noteUsed(parsed.tokenUses)
    let value = parsed.value ?? .unread
    if value == .unset {
      unset(place, entry)
      return
    }
    let expansion = value == .none ? resolved.whenNone ?? [] : resolved.expansion
    let leaves = expansion.map { step in
      let value = value == .unread ? value : step.assignment.value(written: value)
      return (leaf: step.leaf, value: intern(value), unwrittenSteps: step.unwritten)
    }
    declare(leaves, entry, uses: tokenUses.numbered(parsed.tokenUses), at: place)
  }

  /// Returns whether a value looks like a color instead of a keyword; `clear` counts as a keyword, because it changes more than a color.
  func isColor(_ node: YAMLNode, ratherThan type: ValueType) -> Bool {
    switch node.kind {
    case .mapping: return true
    case .sequence:
      let elements = node.elements
      let isList = elements.count == 1 || elements.allSatisfy { $0.kind == .scalar }
      return !elements.isEmpty && isList && elements.allSatisfy { isColor($0, ratherThan: type) }
    case .scalar: break
    }
    let text = node.text
    if case .keyword(let set) = type, set[text] != nil || text == "clear" { return false }
    return text.looksLikeColor
  }

  mutating func report(_ parsed: ParsedValue) {
    guard !parsed.diagnostics.isEmpty else { return }
    wrongValues += 1
    guard !isReplaying else { return }
    findings += parsed.diagnostics
    if tokenGuesses.count < maximumSuggestions { tokenGuesses += parsed.guesses }
  }

  /// Declares `unset` for all leaves at a place and below it.
  mutating func unset(_ place: Place, _ entry: YAMLEntry) { declare(.unset, at: place, entry) }

  /// Declares one value for all leaves at a place and below it.
  private mutating func declare(_ value: Value, at place: Place, _ entry: YAMLEntry) {
    let leaves = place.node.subtree.filter {
      place.slot == nil || schema[$0].property.variesBySlot
    }
    let value = intern(value)
    let path = place.node.path
    let declared = leaves.map { leaf in
      let steps = leaves.count > 1 ? unwrittenSteps(of: schema[leaf].path, below: path) : 0
      return (leaf: leaf, value: value, unwrittenSteps: steps)
    }
    declare(declared, entry, at: place)
  }

  mutating func declare(
    _ leaf: LeafID,
    _ value: ValueID,
    _ entry: YAMLEntry,
    uses: some Sequence<TokenUses.Numbered> = EmptyCollection(),
    at place: Place
  ) {
    if let slot = place.slot, !schema[leaf].property.variesBySlot {
      let name = schema[leaf].property.name
      return report(
        "not-by-slot",
        "'\(name)' is the same in every slot, so it can't be under '\(slot.rawValue)'",
        at: entry.key.range,
        help: ["write it next to '\(slot.rawValue)'"],
        property: place.path
      )
    }
    let only = CollectionOfOne((leaf: leaf, value: value, unwrittenSteps: Int32(0)))
    declare(only, entry, uses: uses, at: place)
  }

  private mutating func declare(
    _ leaves: some Collection<(leaf: LeafID, value: ValueID, unwrittenSteps: Int32)>,
    _ written: YAMLEntry,
    uses: some Sequence<TokenUses.Numbered> = EmptyCollection(),
    at place: Place
  ) {
    guard !leaves.isEmpty else { return }
    let entry = addEntry(place.path, written.key.range, written.value.range)
    tokenUses.note(uses, of: entry)
    let condition = place.narrowed(scope.condition)
    let id = conditions.intern(condition)
    let beforeGlass =
      leaves.contains { lookup.isGlass[$0.leaf.index] } ? narrowedBeforeGlass(id) : id
    for (leaf, value, unwrittenSteps) in leaves {
      let condition = lookup.isGlass[leaf.index] ? beforeGlass : id
      declare(TargetID(leaf), value, condition, of: entry, steps: unwrittenSteps)
    }
    guard let slot = place.slot, let bar = place.node.bar, let slotLeaf = lookup.slotLeaves[bar],
      leaves.contains(where: { schema[$0.leaf].property.destination == .appearance }),
      !leaves.contains(where: { $0.leaf == slotLeaf })
    else { return }
    var owned = condition
    if slot == .compact { owned[.slot] = ContextSpace.compactAwayFromEdge }
    let ownedID = conditions.intern(owned)
    let isAllGlass = leaves.allSatisfy { lookup.isGlass[$0.leaf.index] }
    let own = intern(.keyword(SlotOwner.own.rawValue))
    let holding = isAllGlass ? narrowedBeforeGlass(ownedID) : ownedID
    let steps = unwrittenSteps(of: schema[slotLeaf].path, below: place.node.path)
    declare(TargetID(slotLeaf), own, holding, of: entry, steps: steps)
  }

  /// Returns a condition narrowed to versions before iOS 26, because bars are glass in later ones.
  private mutating func narrowedBeforeGlass(_ id: ConditionID) -> ConditionID {
    if let narrowed = glassConditions[id] { return narrowed }
    var condition = conditions.conditions[id.index]
    if header.newest >= Version(26) {
      let set = conditions.versions(from: nil, upTo: Version(26), label: "before iOS 26")
      conditions.narrow(&condition, .ios, to: set)
    }
    let narrowed = conditions.intern(condition)
    glassConditions[id] = narrowed
    return narrowed
  }

  /// Returns the mappings that a scalar may be short for, each with one property, such as `{ style: hard }`.
  private func entries(for value: YAMLNode, at place: SchemaNode) -> [String] {
    place.children.compactMap { child in
      guard case .node(let node)? = place[child.key] else { return nil }
      var candidates = [(child.key, node)]
      if case .node(let color)? = node["color"] { candidates.append((child.key + ".color", color)) }
      for (key, candidate) in candidates {
        switch candidate.leaf.map({ schema[$0].property.type })
          ?? candidate.shorthand?.shorthand.type
        {
        case .keyword(let set)? where set[value.text] != nil: break
        case .boolean? where value.text == key: return "{ \(key): true }"
        case .color? where isColor(value, ratherThan: .color): break
        case _: continue
        }
        return "{ \(key): \(rawText(of: value)) }"
      }
      return nil
    }
  }
}

extension String {
  /// Whether the text is written like a color, or is the name of one in UIKit or CSS.
  var looksLikeColor: Bool {
    if first == "#" || first == "$" || UIKitColors[self] != nil { return true }
    return ColorFunctions.names.contains { hasPrefix("\($0)(") }
      || !(cssColors[lowercased()] ?? "").isEmpty
      || utf8.count >= 6 && ColorLiteral(hexDigits: self) != nil
  }
}

/// A scalar as written at a leaf, which has the same meaning wherever it recurs.
struct WrittenValue: Hashable {
  private let leaf: LeafID
  /// The style of the scalar, because quotes can change its meaning.
  private let style: ScalarStyle
  /// The text without quotes.
  private let text: String

  /// Creates the value of a scalar, or returns `nil` for other nodes.
  init?(_ node: YAMLNode, of leaf: LeafID) {
    guard node.kind == .scalar else { return nil }
    self.leaf = leaf
    style = node.style
    text = node.text
  }
}

extension Shorthand.Assignment {
  /// Returns the value to assign if `written` is the value of the whole shorthand.
  fileprivate func value(written: Value) -> Value {
    switch self {
    case .written: written
    case .unset: .unset
    case .none: .none
    case .keyword(let keyword): .keyword(keyword)
    }
  }
}

/// The keys that show that a mapping is a value.
package enum ValueKeys {
  /// Returns the keys of a type's mappings, such as `light` and `dark` for colors, or an empty set if its values can't be mappings.
  package static func keys(of type: ValueType) -> Set<String> {
    switch type {
    case .color: color
    case .font: font
    case .image: image
    case .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }

  /// Returns whether a mapping is a value of a type instead of a mapping of token names.
  ///
  /// `base` could also be the name of a token, so it shows a font only if it's the only key and has a token as its value, or if another
  /// key is a misspelled key of a font.
  package static func show(_ mapping: YAMLNode, _ type: ValueType) -> Bool {
    let own = keys(of: type)
    let written = mapping.entries.map(\.key.text)
    if written.contains(where: own.contains) { return true }
    if type == .font, mapping.entries.contains(where: isPartOfFont) { return true }
    let others = others(of: type)
    guard !others.isEmpty, written.contains(where: others.contains) else { return false }
    if type == .font, written.count == 1, let value = mapping.entries.first?.value {
      return value.kind == .scalar && value.text.utf8.first == UInt8(ascii: "$")
    }
    return written.contains { !nearestNames(to: $0, among: own).isEmpty }
  }

  /// Whether an entry has another tool's name for a key of a font, and a value that isn't a font.
  ///
  /// Looks at the value first, because the table of other tools' names is built at its first use, which valid themes don't need.
  private static func isPartOfFont(_ entry: YAMLEntry) -> Bool {
    let value = entry.value
    return value.kind == .scalar && !FontVocabulary.styles.contains(value.text)
      && !value.text.hasPrefix("$") && KeyMistake.fontKey(meantBy: entry.key.text) != nil
  }

  /// Returns keys of values that could also be names of tokens.
  private static func others(of type: ValueType) -> Set<String> {
    switch type {
    case .font: ["base"]
    case .image: ["weight", "scale", "pointSize", "cornerRadius"]
    case .color, .effect, .offset, .number, .boolean, .keyword, .string: []
    }
  }

  private static let color: Set<String> = [
    "light", "dark", "lightHighContrast", "darkHighContrast", "runtime", "samples", "asset",
  ]
  private static let font: Set<String> = [
    "style", "family", "size", "weight", "width", "design", "relativeTo", "maximumSize", "features",
  ]
  private static let image: Set<String> = [
    "asset", "symbol", "gradient", "fill", "rendering", "insets",
  ]
}
