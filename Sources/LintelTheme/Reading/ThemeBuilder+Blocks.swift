import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Reads a block, whose condition, layer, and kind are already those of `inner`, and returns to the scope around it.
  mutating func readBlock(_ node: YAMLNode, path: String, keyRange: SourceRange, in inner: Scope) {
    guard isMapping(node, "a block", blocks: inner.kind == .declaredScreen ? node.classKey : nil)
    else { return }
    let outer = scope
    scope = inner
    open(node, path: path, keyRange: keyRange)
    for entry in node.entries { readBlockEntry(entry) }
    scope = outer
  }

  /// Adds a block in the current scope, and completes the scope with what the block says about itself.
  private mutating func open(_ node: YAMLNode, path: String, keyRange: SourceRange) {
    var own: (value: Int32, range: SourceRange)?
    var releaseRange: SourceRange?
    for entry in node.entries {
      switch BlockKey(rawValue: entry.key.text) {
      case .priority:
        let written = priority(entry.value)
        if let written { own = (written, entry.value.range) }
        // A priority resolves a conflict, so an unreadable one is assumed to do that too.
        let value = written ?? 1
        // Nested styles can add up to more than `Int32` can represent.
        let (sum, overflows) = scope.priority.addingReportingOverflow(value)
        scope.priority = overflows ? (value > 0 ? .max : .min) : sum
      case .final:
        if let value = boolean(entry.value) { scope.isFinal = scope.isFinal || value }
      case .appVersions:
        if let span = releases(entry.value) {
          releaseRange = entry.key.range
          conditions.narrow(&scope.condition, to: span, text: entry.value.text)
        }
      case .lintel, .theme, .ios, .glass, .assets, .imports, .extends, .from, .until, .with, .class,
        .navigationController, .tokens, .styles, .use, .proxies, .instances, .brands, .promos,
        .modes, .groups, .screens, .flows, nil:
        break
      }
    }
    scope.block = addBlock(path, keyRange: keyRange, own: own, releases: releaseRange)
    scope.blockPath = path
  }

  private mutating func readBlockEntry(_ entry: YAMLEntry) {
    let name = entry.key.text
    if let key = BlockKey(rawValue: name) {
      if key.isValid(in: scope.kind) {
        read(key, entry)
      } else {
        reportMisplaced(key, entry)
      }
    } else if WhenKey.isMeant(by: name) {
      // Without a condition, the key itself is wrong, regardless of its value.
      guard name == "when" || isMapping(entry.value, "a block") else { return }
      readWhen(entry, at: Place(schema.root))
    } else {
      readProperty(entry, key: name, at: Place(schema.root))
    }
  }

  /// Reports a key that belongs in another kind of block, and suggests an alternative for this one.
  private mutating func reportMisplaced(_ key: BlockKey, _ entry: YAMLEntry) {
    let range = entry.key.range
    // The first of a promo's keys reports all of them.
    let isSearched = key.home == .declaredPromo && unknownNames <= maximumSuggestions
    let alike =
      (isSearched ? entry.key.mapping : nil)?.entries.map(\.key)
      .filter { BlockKey(rawValue: $0.text)?.home == .declaredPromo } ?? []
    if isSearched, !isReplaying { unknownNames += 1 }
    if let first = alike.first, first.range != range { return }
    let isUse = key == .styles && entry.value.emptyBlocks != nil
    var help = isUse ? ["write 'use', which adds styles to a block"] : []
    if key == .extends {
      help = [
        scope.kind == .topLevel
          ? "list the file that the theme builds on under 'imports'"
          : "declare what blocks share under 'styles', and write 'use' with the style's name"
      ]
    }
    let finding = Diagnostic(
      "misplaced-key",
      alike.count > 1
        ? "\(alike.map(\.text).quotedList(conjunction: "and")) belong in a promo's block at the top level"
        : "'\(key.rawValue)' \(key.belonging)",
      at: range,
      help: help,
      fixIts: isUse ? [FixIt("change to 'use'", replace: range, with: "use")] : []
    )
    report(finding)
    // The block's styles aren't declared.
    if key == .styles, !isUse { markUnread(entry.key, entry.value) }
    if isUse, !isReplaying {
      let name = entry.key.text
      mean(name, of: entry.key, finding, as: "use", before: [], at: Place(schema.root))
    }
  }

  /// Reads the value of a block key, except for the keys that `open` has read.
  private mutating func read(_ key: BlockKey, _ entry: YAMLEntry) {
    switch key {
    case .lintel, .theme, .ios, .glass, .assets, .imports, .groups, .styles, .extends, .from,
      .until, .with, .appVersions, .priority, .final:
      // These are read elsewhere and don't open blocks.
      break
    case .flows: readFlows(entry.value)
    case .class, .navigationController: readClass(entry, key)
    case .tokens: readTokens(entry.value)
    case .use: readUses(entry.value)
    case .proxies: readSettings(entry.value, kind: .proxy)
    case .instances: readSettings(entry.value, kind: .instance)
    case .brands: readBlocks(of: .brand, entry.value)
    case .promos: readBlocks(of: .promo, entry.value)
    case .modes: readModes(entry.value)
    case .screens: readScreens(entry.value)
    }
  }

  /// Returns what may be meant as the condition of a `when` key in its value, such as `pad` or `ios 26..`.
  private func conditions(writtenIn value: YAMLNode) -> [String] {
    // With a mapping below it, the ':' that ends the key is read as part of the text.
    guard value.kind != .scalar else {
      return [value.text.last == ":" ? String(value.text.dropLast()) : value.text]
    }
    return value.entries.flatMap { [$0.key.text, "\($0.key.text) \($0.value.text)"] }
  }

  /// Reads the content of a `when` key, in a block or at a place in it, whose keys are then part of the new block's path.
  mutating func readWhen(_ entry: YAMLEntry, at place: Place) {
    let key = entry.key.text
    switch WhenKey.parse(key) {
    case .failure(let malformed):
      let values = key == "when" ? conditions(writtenIn: entry.value) : []
      if key != "when", entry.value.kind == .scalar, entry.value.text.last == ":",
        case let whole = "\(key) \(entry.value.text.dropLast())",
        WhenKey.isValid(whole)
      {
        return report(
          "invalid-condition",
          "a condition is one key, without a ':' inside it",
          at: entry.key.range,
          help: ["write '\(whole):'"]
        )
      }
      let name = String(key.dropFirst("when ".count))
      if let (home, block) = home(of: name) {
        return report(
          "invalid-condition",
          "'\(name)' is one of the \(home.rawValue), which have their own blocks",
          at: entry.key.range,
          help: [
            "write the content in '\(block)' under '\(home.rawValue)', which every block can have"
          ]
        )
      }
      let failure = values.lazy.compactMap(WhenKey.misplaced).first ?? malformed
      let other = values.lazy.compactMap { WhenKey.mistake("when \($0)") }.first { $0.key == nil }
      if let answer = WhenKey.mistake(key) ?? other {
        let finding = answer.diagnostic("invalid-condition", at: entry.key.range)
        report(finding)
        if !isReplaying, let meant = answer.key {
          mean(key, of: entry.key, finding, as: meant, before: [], at: Place(schema.root))
        }
        return
      }
      return report("invalid-condition", failure.message, at: entry.key.range, help: failure.help)
    case .success(let when):
      let outer = scope
      scope.kind = .nested
      narrow(to: when, key: key)
      let path = scope.path(of: place.path.isEmpty ? key : "\(place.path).\(key)")
      open(entry.value, path: path, keyRange: entry.key.range)
      if place.path.isEmpty {
        for entry in entry.value.entries { readBlockEntry(entry) }
      } else {
        var place = place
        place.opensBlock = true
        readValue(entry, at: place)
      }
      scope = outer
    }
  }

  /// Returns the key that has the blocks of a name, and the path to the name's block there, or `nil` if the name isn't declared.
  private func home(of name: String) -> (key: BlockKey, block: String)? {
    if names.brandTree.families[name] != nil { return (.brands, name) }
    if names.promoIndices[name] != nil { return (.promos, name) }
    if names.screenTree.names.contains(name) { return (.screens, name) }
    let words = name.split { " =:".contains($0) }.map(String.init)
    for mode in names.modes {
      let value = words.first { mode.values.contains($0) }
      if value != nil || words.first == mode.name {
        return (.modes, "\(mode.name): { \(value ?? mode.values.first ?? "…"): … }")
      }
    }
    return nil
  }

  /// Narrows the scope to the versions and devices of a `when` key.
  private mutating func narrow(to when: WhenKey, key: String) {
    if when.mentionsVersions {
      for cut in [when.lower, when.end] { if let cut { cuts.insert(cut) } }
      let set = conditions.versions(from: when.lower, upTo: when.end, label: key)
      conditions.narrow(&scope.condition, .ios, to: set)
    }
    guard !when.devices.isEmpty else { return }
    if when.devices.mentionsSizes { distinguishesSizeClasses = true }
    let set = conditions.set(
      Ranges.normalized(Device.all.filter(when.devices.contains).map(\.rawValue)),
      of: .device,
      label: "when \(when.devices.label)"
    )
    conditions.narrow(&scope.condition, .device, to: set)
  }

  // MARK: Small values of blocks

  func isMappingOrEmpty(_ node: YAMLNode) -> Bool { node.kind == .mapping || node.isEmpty }

  /// Returns whether a key's value is a mapping of names to blocks, or empty, or reports it with the blocks that were probably meant.
  ///
  /// Where names are declared, the fix can add empty blocks. Elsewhere, an empty block would lose the restriction that was meant.
  mutating func isMappingOfBlocks(_ node: YAMLNode, _ key: BlockKey) -> Bool {
    let declares = scope.kind == .topLevel || key == .screens && scope.kind == .declaredBrand
    return isMapping(
      node,
      "'\(key.rawValue)'",
      help: declares ? nil : node.emptyBlocks.map(Self.filling),
      blocks: declares ? node.emptyBlocks : nil
    )
  }

  /// Returns help that suggests blocks instead of the names that limit a block.
  static func filling(_ blocks: String) -> String {
    let blocks = blocks.replacing("{}", with: "{ … }")
    return "write '\(blocks)', and replace '…' with what the block sets there"
  }

  /// Returns whether a node is a mapping or empty, or reports it with what it should be.
  mutating func isMapping(
    _ node: YAMLNode,
    _ what: String,
    help: String? = nil,
    blocks: @autoclosure () -> String? = nil
  ) -> Bool {
    if isMappingOrEmpty(node) { return true }
    let blocks = blocks()
    if blocks == nil, reportMappingAsText(node, property: nil) {
      markUnread(node, node)
      return false
    }
    let fixIts =
      blocks.map { [FixIt("change to '\($0)'", replace: node.range, with: $0)] } ?? unlisted(node)
    markUnread(node, node)
    report(
      "wrong-value-type",
      "\(what) is a mapping of keys to values",
      at: node.range,
      help: [
        blocks.map { "write '\($0)'" } ?? help
          ?? (node.kind == .sequence
            ? "write each name as a key, without a '-' or brackets"
            : "write its keys on the lines below it, or in braces")
      ],
      fixIts: fixIts
    )
    return false
  }

  /// Reads `priority`, an integer from −1,000,000 to 1,000,000.
  private mutating func priority(_ node: YAMLNode) -> Int32? {
    if node.kind == .scalar, let value = Int32(node.text), abs(Int(value)) <= 1_000_000 {
      return value
    }
    report(
      "wrong-value-type",
      "'priority' is an integer between -1000000 and 1000000",
      at: node.range,
      help: ["write 'priority: 1' for a block that should override others in its layer"]
    )
    return nil
  }

  /// Reads `final`, interpreting other words that mean true or false.
  private mutating func boolean(_ node: YAMLNode) -> Bool? {
    let parsed = parseValue(node, as: ValueExpectation(.boolean, allowsUnset: false))
    report(parsed)
    if case .boolean(let value)? = parsed.value { return value }
    return parsed.diagnostics.first?.fixIts.first?.edits.first.map { $0.newText == "true" }
  }

  /// Reads the value of `appVersions:`, such as `5.2..`.
  private mutating func releases(_ node: YAMLNode) -> ReleaseSpan? {
    let result: Result<ReleaseSpan, ReleaseSpan.Failure> =
      node.kind == .scalar ? ReleaseSpan.parse(node.text) : .failure(.malformed)
    let (message, help): (String, String)
    switch result {
    case .success(let span): return span
    case .failure(.malformed):
      message = "expected a range of the app's versions"
      if node.kind == .scalar, let meant = ReleaseSpan.meant(by: node.text) {
        report(.meaning(meant, "invalid-version", message, at: node.range))
        return nil
      }
      help =
        node.kind == .scalar && AppRelease(node.text) != nil
        ? "write '\(node.text)..' for that version and later, or '\(node.text)..\(node.text)' for only that version"
        : "write '5.2..', '..5.1', or '4.0..5.1.2', each with up to three numbers"
    case .failure(.backwards(let higher, let lower)):
      message = "the range ends before it begins"
      help = "write '\(lower)..\(higher)'"
    }
    report("invalid-version", message, at: node.range, help: [help])
    return nil
  }

  /// Reads a file's top level as one block.
  mutating func readFile(_ file: LoadedFile) {
    guard let root = file.root, root.kind == .mapping else { return }
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    readBlock(root, path: "", keyRange: start, in: Scope())
  }

  /// Reports tokens of one group with the same name in Swift.
  mutating func checkTokenNames() {
    for group in TokenGroup.allCases {
      let own = tokens.filter { $0.key.group == group }
      findings += SwiftNameCollisions.diagnostics("token", own.map { ($0.key.name, $0.keyRange) })
    }
  }

  /// Reports properties that a block sets twice, with dotted and nested keys, and keeps only the first, so that the cascade doesn't
  /// report them again; if `isRenamed`, a replaced key may repeat a key in any block.
  mutating func checkDuplicates(isRenamed: Bool) {
    guard !dottedBlocks.isEmpty || isRenamed else { return }
    var seen: [Int32: [String: Int]] = [:]
    var surplus: Set<Int32> = []
    for (index, entry) in entries.enumerated()
    where (isRenamed || dottedBlocks.contains(entry.block)) && entry.uses.isEmpty {
      guard let known = seen[entry.block]?[entry.path] else {
        seen[entry.block, default: [:]][entry.path] = index
        continue
      }
      let first = entries[known]
      if entry.keyRange < first.keyRange { seen[entry.block]?[entry.path] = index }
      surplus.insert(Int32(first.keyRange < entry.keyRange ? index : known))
      let (earlier, later) = first.keyRange < entry.keyRange ? (first, entry) : (entry, first)
      // The finding about the replaced key is enough.
      guard dottedBlocks.contains(entry.block), !hasReplacedKey(earlier), !hasReplacedKey(later)
      else { continue }
      findings.append(
        "duplicate-key",
        "'\(entry.path)' is written twice in one block",
        at: later.keyRange,
        notes: [Note("first written here", at: earlier.keyRange)],
        help: ["remove one of them"],
        property: entry.path
      )
    }
    if !surplus.isEmpty { declarations.removeAll { surplus.contains($0.entry) } }
    if isRenamed { dropRepetitions() }
  }

  /// Returns whether an entry's path ends with another key than the one in the file, so that there's a finding about that key.
  private func hasReplacedKey(_ entry: Entry) -> Bool {
    let range = entry.keyRange
    let key = sources[range.file].text(of: range).filter { !"\"'".contains($0) }
    return !entry.path.hasSuffix(key)
  }

  /// Drops the declarations of entries with a replaced key that the same blocks also contain under other keys, such as `badge: red` next
  /// to `badgeColor: red`.
  private mutating func dropRepetitions() {
    struct Setting: Hashable {
      let block: Int32
      let target: TargetID
      let condition: ConditionID
    }
    let isReplaced = entries.map(hasReplacedKey)
    func setting(_ declaration: Declaration) -> Setting {
      let block = entries[Int(declaration.entry)].block
      return Setting(block: block, target: declaration.target, condition: declaration.condition)
    }
    let own = Set(declarations.filter { !isReplaced[Int($0.entry)] }.map(setting))
    declarations.removeAll { isReplaced[Int($0.entry)] && own.contains(setting($0)) }
  }
}

extension YAMLNode {
  /// The block of a screen whose name of a class is written instead of its block, or `nil` for other values.
  fileprivate var classKey: String? {
    guard kind == .scalar, text.first?.isUppercase ?? false,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return "{ class: \(text) }"
  }
}
