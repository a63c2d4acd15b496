import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Reports a key or a part of a dotted key if the table of mistakes has it, and continues with its value under the correct key.
  mutating func reportMistake(
    _ name: String,
    at part: SourceRange?,
    before rest: ArraySlice<String>,
    _ entry: YAMLEntry,
    at place: Place
  ) -> Bool {
    if reportWrongPath(name, before: rest, entry, at: place) { return true }
    guard !name.isEmpty, name.utf8.count <= 200,
      !KeyMistake.isSpelling(name, ofOneIn: keys(at: place)),
      var answer = answer(to: name, entry, at: place)
    else { return false }
    let isLast = rest.isEmpty
    if !isLast { answer.entry = nil }
    adapt(&answer, to: isLast ? entry.value : nil, at: place)
    if isLast, let opacity = opacity(name, entry, answer) { answer = opacity }
    if answer.isNeedlessLevel {
      // In a block, a declared name is meant for its own block, and a text as a setting.
      let isLevel = kindOfName(name) == nil && (!isLast || entry.value.kind == .mapping)
      guard isLevel || !place.path.isEmpty else { return false }
      reportNeedlessLevel(name, answer, at: part, before: rest, entry, at: place)
      return true
    }
    let (meantText, edits, help) =
      isLast ? meantValue(entry.value, answer, at: place) : (nil, [], [])
    let isBlock = place.path.isEmpty
    var finding = answer.diagnostic(
      place.ruleOfKeys,
      at: part ?? entry.key.range,
      in: isLast ? entry : nil,
      value: meantText,
      valueEdits: edits,
      property: place.property
    )
    finding.help += help
    // The place of the part isn't known if another part of the key has been replaced. A wrong value needs more than another key.
    if part == nil || !help.isEmpty { finding.fixIts = [] }
    findings.append(finding)
    if let meant = answer.key, isPath(meant, to: entry.value, at: place) {
      // If the value has to change as well, the finding already includes that.
      if entry.value.kind != .scalar || !isLast || meantText != nil && edits.isEmpty {
        mean(name, of: entry.key, finding, as: meant, before: rest, at: place)
      }
      if isBlock, meant == BlockKey.ios.rawValue { mistakenKeys.insert(.ios) }
    } else if isBlock, let key = answer.entry.map(KeyAnswer.path).flatMap(BlockKey.init) {
      mistakenKeys.insert(key)
    }
    return true
  }

  /// Returns what an unknown key means, from the table or in one of the ways in which keys are joined, split, or misspelled.
  func answer(to name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    let node = entry.value
    var places = KeyPlaces(place.node, in: scope.kind)
    if let type = place.node.shorthand?.shorthand.type {
      if type == .image { places.insert(.image) }
      if type == .color { places.insert(.color) }
    }
    // In the middle of a dotted key, a part has no value.
    let isLast = entry.key.text == name || entry.key.text.hasSuffix(".\(name)")
    let value = isLast && (node.kind == .scalar || node.isFlow) ? rawText(of: node) : nil
    func isPath(_ path: String) -> Bool {
      self.isPath(path, to: node, at: place) && !isSecondSource(path, entry, at: place)
    }
    func known(_ name: String) -> KeyAnswer? {
      KeyAnswer(name, value: value, at: places, exists: isPath) ?? uikitName(name, at: place)
    }
    func knownAnywhere(_ name: String) -> KeyAnswer? {
      known(name) ?? nameElsewhere(name, value, at: place)
    }
    if let block = declaredBlock(name, entry, at: place) { return block }
    if let level = levelAroundBars(name, entry, at: place) { return level }
    // Flows are a list, so a mapping under 'navigation' is meant for a bar. Under 'back', one with an image is meant for the indicator.
    let isMapping = node.kind == .mapping
    func isAllowed(_ path: String) -> Bool { path != BlockKey.flows.rawValue && isPath(path) }
    let ofKeys =
      isMapping
      ? KeyAnswer(name, value: value, at: places) {
        isAllowed($0) && hasKeys(of: node, $0, at: place)
      } : nil
    let ofMapping = isMapping ? KeyAnswer(name, value: value, at: places, exists: isAllowed) : nil
    let ofBlock =
      joinedWithParent(name, entry, at: place) ?? joinedWithInner(name, entry, at: place)
      ?? limit(name, node, at: places) ?? (ofKeys?.key == nil ? nil : ofKeys)
      ?? ofMapping
    let ofPlace =
      ofBlock ?? KeyAnswer(name, value: value, at: places, exists: isPath)
      ?? slip(name, entry, at: place)
      ?? uikitName(name, at: place) ?? joinedKeys(name, value, at: place)
      ?? colorOfOneAppearance(name, at: place) ?? keyword(name, entry, at: place)
    // Inside a bar, a size is meant as a slot.
    let isSlot = SlotKey(rawValue: name) != nil && !place.path.isEmpty
    return ofPlace ?? (isSlot ? nil : WhenKey.mistakeWithoutWhen(name))
      ?? keyBesideParent(name, at: place)
      ?? argument(name, meaning: knownAnywhere) ?? repeatedBar(name, at: place, meaning: known)
      ?? nameElsewhere(name, value, at: place)
      ?? misspelled(name, besides: keys(at: place), at: places).flatMap(known)
  }

  /// Returns whether a path of keys exists in a place, and a value isn't text where only blocks make sense.
  private func isPath(_ path: String, to value: YAMLNode, at place: Place) -> Bool {
    // A text isn't a mapping of blocks, and only at the top level can it be the name of a block.
    let isText = value.kind == .scalar && !value.isEmpty && scope.kind != .topLevel
    return exists(path, at: place)
      && !(isText && Self.keysOfNames.contains { $0.rawValue == path })
  }

  /// Returns a hint if another tool's name means a different key than the one that differs from it only in case.
  func otherReading(of name: String, than key: String, at place: Place) -> [String] {
    for row in KeyMistake.rows(for: name, at: KeyPlaces(place.node, in: scope.kind))
    where row.names.contains(name) {
      let target = row.targets.map(KeyAnswer.path).first { exists($0, at: place) }
      guard let target, target != key, let tool = row.origin.tool else { continue }
      return ["\(tool)'s '\(name)' is '\(target)' in a theme"]
    }
    return []
  }

  /// Returns the valid keys in a place, including those of blocks and values.
  func keys(at place: Place) -> [String] {
    place.node.children.map(\.key) + valueKeys(at: place.node).sorted()
      + BlockKey.names(at: place, in: scope.kind)
  }

  func exists(_ path: String, at place: Place) -> Bool {
    if place.path.isEmpty {
      if let key = BlockKey(rawValue: path) { return key.isValid(in: scope.kind) }
      if path.hasPrefix("tokens.") { return true }
    }
    if WhenKey.isValid(path), WhenKey.isMeant(by: path) { return true }
    if valueKeys(at: place.node).contains(path) { return true }
    return meantPlace(path, at: place) != nil
  }

  /// Returns whether a path leads to a place that has all keys of a mapping that isn't empty.
  func hasKeys(of mapping: YAMLNode, _ path: String, at place: Place) -> Bool {
    guard !mapping.entries.isEmpty, let meant = meantPlace(path, at: place) else { return false }
    let keys = valueKeys(at: meant.node)
    return mapping.entries.allSatisfy { entry in
      let first = entry.key.text.prefix { $0 != "." }
      return meant.node[String(first)] != nil || keys.contains(entry.key.text)
        || WhenKey.isMeant(by: entry.key.text)
    }
  }

  func meantPlace(_ path: String, at place: Place) -> Place? {
    var place = place
    for key in path.split(separator: ".").map(String.init) {
      guard let next = place.node[key].flatMap({ place.entering($0, key: key) }) else { return nil }
      place = next
    }
    return place
  }

  /// Returns the value to write after the corrected key, and the changes to the written value.
  mutating func meantValue(
    _ node: YAMLNode,
    _ answer: KeyAnswer,
    at place: Place
  ) -> CorrectedValue {
    guard let key = answer.key, answer.entry == nil, node.kind == .scalar, !node.isEmpty else {
      return (nil, [], [])
    }
    let written = rawText(of: node)
    guard written.utf8.count <= 60 else { return (nil, [], []) }
    if key == BlockKey.ios.rawValue, WrittenVersionSpan(node.text) == nil,
      let span = WrittenVersionSpan.meant(by: node)
    {
      return (span, [FixIt.Edit(range: node.range, newText: span)], [])
    }
    guard let meant = meantPlace(key, at: place) else { return (written, [], []) }
    let type: ValueExpectation
    if let leaf = meant.node.leaf {
      type = ValueExpectation(schema[leaf].property, path: meant.path)
    } else if let shorthand = meant.node.shorthand {
      if shorthand.alternative != nil, isColor(node, ratherThan: shorthand.shorthand.type) {
        return (written, [], [])
      }
      type = ValueExpectation(shorthand.shorthand.type, allowsNone: shorthand.whenNone != nil)
    } else {
      return (nil, [], [])
    }
    return corrected(node, written, as: type)
  }

  /// The text of a value and the edits that lead to it, or no text but help if the value can't be corrected.
  typealias CorrectedValue = (text: String?, edits: [FixIt.Edit], help: [String])

  /// Returns a value as written, or corrected by its only fix.
  mutating func corrected(
    _ node: YAMLNode,
    _ written: String,
    as type: ValueExpectation
  ) -> CorrectedValue {
    let parsed = parseValue(node, as: type)
    strayTokenUses += parsed.tokenUses
    guard parsed.diagnostics.hasErrors else { return (written, [], []) }
    guard parsed.diagnostics.count == 1, let only = parsed.diagnostics.first else {
      return (nil, [], [])
    }
    guard let fixIt = only.fixIts.first, fixIt.edits.count == 1, let edit = fixIt.edits.first,
      edit.range == node.range
    else {
      // Next to the finding about the key, a question needs the reason.
      let help = only.help.map { $0.hasPrefix("did you mean") ? "\(only.message); \($0)" : $0 }
      return (nil, [], help)
    }
    return (edit.newText, [edit], [])
  }

  /// Marks a key, or a part of it, for replacement in another reading, so that errors in its value are reported and its declarations apply.
  mutating func mean(
    _ part: String,
    of key: YAMLNode,
    _ finding: Diagnostic,
    as name: String,
    before rest: ArraySlice<String>,
    at place: Place
  ) {
    // Files are loaded before anything else is read.
    if place.path.isEmpty, let block = BlockKey(rawValue: name),
      block == .imports || block == .assets
    {
      mistakenKeys.insert(block)
      return
    }
    // A condition can contain dots but isn't a path.
    let parts = key.text == part ? [part] : key.text.split(separator: ".").map(String.init)
    let path = parts.dropLast(rest.count + 1) + [name] + rest
    meantKeys.append(MeantKey(node: key, name: path.joined(separator: "."), finding: finding))
  }

  /// Reads the block of an unknown name, as the kind that it would have, to find errors in it without adding declarations.
  mutating func readForMistakes(_ node: YAMLNode, as kind: BlockKind) {
    // The first blocks are enough for an author, and each requires a copy of everything read so far.
    guard !isReplaying, unknownNames <= 20, isMappingOrEmpty(node) else { return }
    var reader = self
    var inner = scope
    inner.kind = kind
    reader.readBlock(node, path: scope.blockPath, keyRange: node.range, in: inner)
    findings = reader.findings
    unknownNames = reader.unknownNames
    wrongValues = reader.wrongValues
    tokenGuesses = reader.tokenGuesses
    mistakenKeys = reader.mistakenKeys
    meantKeys = reader.meantKeys
    unreadEntries = reader.unreadEntries
    invalidNames = reader.invalidNames
    unreadGroups = reader.unreadGroups
    tokenMappings = reader.tokenMappings
    let known = Int32(entries.count)
    strayTokenUses = reader.strayTokenUses + reader.tokenUses.all(from: known)
  }

  func rawText(of node: YAMLNode) -> String {
    let bytes = sources[node.range.file].bytes
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    guard lower <= upper, upper <= bytes.count, upper - lower <= 400 else { return node.text }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns the answer to a key with a slip in its spelling, such as wrong quotes, an invisible space, or a missing ':'.
  private func slip(_ name: String, _ entry: YAMLEntry, at place: Place) -> KeyAnswer? {
    func isKey(_ name: String) -> Bool {
      exists(name, at: place) || BlockKey(rawValue: name) != nil || WhenKey.isMeant(by: name)
    }
    let typographic = "“”„‘’«»"
    let quotes = typographic + "\"'`"
    let blanks: [Unicode.Scalar: String] = [
      "\u{A0}": "a no-break space", "\u{200B}": "a zero-width space",
      "\u{FEFF}": "a byte order mark", "\u{2007}": "a figure space",
      "\u{202F}": "a narrow no-break space",
    ]
    func isStray(_ scalar: Unicode.Scalar) -> Bool { scalar.isInvisible || blanks[scalar] != nil }
    let bare = String(String.UnicodeScalarView(name.unicodeScalars.filter { !isStray($0) }))[...]
      .trimmed
    if bare != name, isKey(bare), let stray = name.unicodeScalars.first(where: isStray) {
      let code = "U+" + stray.value.hexadecimal(digits: 4)
      let what = blanks[stray] ?? "an invisible character"
      // At the top level, the blank is meant as the indentation, which would be missing without it.
      if blanks[stray] != nil, name.first?.isWhitespace == true, scope.kind == .topLevel,
        place.path.isEmpty
      {
        return KeyAnswer(
          sentence: "the indentation of '\(bare)' contains \(what) (\(code))",
          advice: "replace it with a space"
        )
      }
      return KeyAnswer(sentence: "'\(bare)' contains \(what) (\(code))", key: bare)
    }
    let unquoted = name.filter { !quotes.contains($0) }
    if unquoted != name, isKey(unquoted) {
      let kind = name.contains(where: typographic.contains) ? "typographic quotes" : "quotes"
      let cause = "'\(name)' is in \(kind), which YAML reads as part of the text"
      return KeyAnswer(sentence: cause, key: unquoted)
    }
    if entry.value.isEmpty, entry.value.range.lower == entry.value.range.upper {
      for sign in [":", "：", "=", " "] {
        guard let found = name.firstRange(of: sign) else { continue }
        let key = name[..<found.lowerBound].trimmed
        let value = name[found.upperBound...].trimmed
        guard isKey(key), !value.isEmpty else { continue }
        return KeyAnswer(
          sentence: sign == ":"
            ? "the ':' after '\(key)' needs a space after it"
            : sign == " "
              ? "the ':' after '\(key)' is missing"
              : "'\(sign)' doesn't separate a key from its value in YAML; ':' and a space do",
          key: "\(key): \(value)"
        )
      }
    }
    if ["if ", "@media", "#available"].contains(where: name.hasPrefix),
      let answer = WhenKey.mistake(name)
    {
      return answer
    }
    if place.path.isEmpty, let answer = variable(name, entry.value, isKey: isKey) { return answer }
    for mark in ["//", "--", ";"] where name.hasPrefix(mark) {
      let comment = "#" + name.dropFirst(mark.count)
      return KeyAnswer(sentence: "a comment in YAML begins with '#'", key: comment)
    }
    if name.hasPrefix("$"), isKey(String(name.dropFirst())) {
      return KeyAnswer(sentence: "a key has no '$'", key: String(name.dropFirst()))
    }
    return nil
  }

  /// Returns the answer to UIKit's name of a property below the place.
  private func uikitName(_ name: String, at place: Place) -> KeyAnswer? {
    guard let path = schema.path(ofUIKitName: name, under: place.node), exists(path, at: place)
    else { return nil }
    // In a block, the name doesn't say which bar is meant.
    if place.path.isEmpty, bars(havingUIKitName: name).count > 1 { return nil }
    return KeyAnswer(sentence: MistakeOrigin.uikit.sentence(name, meant: path), key: path)
  }

  /// Returns the answer to a key that repeats the name of the bar around it, such as `navigationBarTitleColor` in `navigationBar`.
  private func repeatedBar(
    _ name: String,
    at place: Place,
    meaning known: (String) -> KeyAnswer?
  ) -> KeyAnswer? {
    guard let bar = BarKind(rawValue: place.node.path)?.rawValue, name.hasPrefix(bar),
      name.count > bar.count
    else { return nil }
    guard let answer = known(String(name.dropFirst(bar.count).uncapitalized)) else { return nil }
    guard let meant = answer.entry.map(KeyAnswer.path) ?? answer.key else { return answer }
    return KeyAnswer(
      sentence: MistakeOrigin.guess.sentence(name, meant: meant),
      key: answer.key,
      entry: answer.entry,
      advice: answer.advice
    )
  }

  /// Returns the answer to a method name in Swift, such as `setTitleTextAttributes`, or to a rule of Sass with its argument.
  private func argument(_ name: String, meaning known: (String) -> KeyAnswer?) -> KeyAnswer? {
    if name.hasPrefix("@") { return sassRule(name, meaning: known) }
    guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase ?? false,
      let answer = known(String(name.dropFirst(3).prefix { $0 != "(" }.uncapitalized))
    else { return nil }
    let cause = "'\(name)' is a call, but a theme has keys with values"
    return KeyAnswer(sentence: cause, key: answer.key, entry: answer.entry, advice: answer.advice)
  }

  /// Returns the other tool's name that a key misspells, or `nil` for a key that themes have.
  private func misspelled(_ name: String, besides keys: [String], at places: KeyPlaces) -> String? {
    BlockKey(rawValue: name) == nil && schema.places(of: name).isEmpty
      ? KeyMistake.name(near: name, at: places, besides: keys) : nil
  }

  /// Returns the answer to a key that belongs next to its parent, such as `prominent` in `button` for `prominentButton`.
  private func keyBesideParent(_ name: String, at place: Place) -> KeyAnswer? {
    var steps = place.node.path.split(separator: ".").map(String.init)
    guard let last = steps.popLast() else { return nil }
    var parent = schema.root
    for step in steps {
      guard case .node(let node)? = parent[step] else { return nil }
      parent = node
    }
    let names = [name + last.capitalizedName, last + name.capitalizedName, name + last]
    guard let key = names.first(where: { parent[$0] != nil }) else { return nil }
    let cause = "'\(key)' is a separate key, next to '\(last)'"
    return KeyAnswer(sentence: cause, advice: "write '\(key)' in '\(parent.path)'")
  }
}

extension String {
  var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
  var uncapitalized: Substring { prefix(1).lowercased()[...] + dropFirst() }

  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
