import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Returns the scope for the numbers of some brands, or of some promos and modes, within the current one.
  private mutating func scope(
    of layer: Layer,
    _ label: String,
    _ values: [Range<Int32>]
  ) -> Scope {
    let dimension: Dimension = layer == .brand ? .brand : .promos
    var inner = scope
    inner.kind = .nested
    inner.layer = max(scope.layer, layer)
    let set = conditions.set(values, of: dimension, label: label)
    conditions.narrow(&inner.condition, dimension, to: set)
    return inner
  }

  /// Returns the scope for a brand or a promo within the current one, or `nil` if the name isn't declared.
  mutating func scope(of layer: Layer, named name: String) -> Scope? {
    let values =
      layer == .brand
      ? names.brandTree.families[name].map { [$0] }
      : names.promoIndices[name].map { Ranges.normalized([$0]) }
    let noun = layer == .brand ? "brand" : "promo"
    return values.map { scope(of: layer, "\(noun) '\(name)'", $0) }
  }

  /// Reads the blocks below `brands` or `promos`.
  ///
  /// A brand's block also applies to the brands that extend it, and nested promos apply while all of them run.
  mutating func readBlocks(of layer: Layer, _ mapping: YAMLNode) {
    let key: BlockKey = layer == .brand ? .brands : .promos
    guard isMappingOfBlocks(mapping, key) else { return }
    let declares = scope.kind == .topLevel
    let kind: BlockKind = !declares ? .nested : layer == .brand ? .declaredBrand : .declaredPromo
    for entry in mapping.entries where !reportKeyAmongNames(entry, in: mapping, of: key.rawValue) {
      guard var inner = scope(of: layer, named: entry.key.text) else {
        if !declares, reportNestedDeclaration(entry, in: mapping, of: layer) { continue }
        let (noun, known) =
          layer == .brand ? ("brand", \ThemeNames.brandNames) : ("promo", \.promoNames)
        reportUndeclared(noun, entry.key, among: known, isCheckedBefore: declares)
        readForMistakes(entry.value, as: kind)
        continue
      }
      inner.kind = kind
      readBlock(entry, under: key.rawValue, in: inner)
    }
  }

  mutating func readModes(_ mapping: YAMLNode) {
    let help =
      "write each mode with its values, such as 'modes: { reading: { standard: {}, sepia: {} } }'"
    guard isMapping(mapping, "'modes'", help: help) else { return }
    for entry in mapping.entries {
      let name = entry.key.text
      guard let mode = names.modes.firstIndex(where: { $0.name == name }) else {
        // At the top level, the key is the mode's declaration, whose errors have been reported already.
        guard scope.kind != .topLevel else { continue }
        if let owner = names.modes.first(where: { $0.values.contains(name) }) {
          let help =
            "'\(name)' is a value of mode '\(owner.name)': write '\(owner.name): { \(name): … }'"
          report("undeclared-name", "there is no mode '\(name)'", at: entry.key.range, help: [help])
        } else {
          reportUndeclared("mode", entry.key, among: \.modeNames)
        }
        for value in entry.value.entries { readForMistakes(value.value, as: .nested) }
        continue
      }
      let isOwn = entry.value.entries.contains { names.modes[mode].values.contains($0.key.text) }
      guard isMappingOrEmpty(entry.value), isOwn || ListedValues(entry.value) == nil else {
        if scope.kind != .topLevel { reportValuesWithoutBlocks(entry, of: names.modes[mode]) }
        continue
      }
      readValues(of: mode, entry.value)
    }
  }

  private mutating func readValues(of number: Int, _ mapping: YAMLNode) {
    let mode = names.modes[number]
    for entry in mapping.entries where !reportKeyAmongNames(entry, in: mapping, of: mode.name) {
      let value = entry.key.text
      guard let index = mode.values.firstIndex(of: value) else {
        if scope.kind != .topLevel { reportUnknownValue(entry.key, of: mode) }
        readForMistakes(entry.value, as: .nested)
        continue
      }
      let numbers = [names.switches.number(of: ModeValue(mode: number, value: index))]
      let label = "mode '\(mode.name)=\(value)'"
      let inner = scope(of: .mode, label, Ranges.normalized(numbers))
      readBlock(entry, under: "modes.\(mode.name)", in: inner)
    }
  }

  private mutating func reportValuesWithoutBlocks(_ entry: YAMLEntry, of mode: Mode) {
    let value = mode.values.first { $0 == entry.value.text } ?? mode.values.last ?? ""
    report(
      "wrong-value-type",
      "the values of mode '\(mode.name)' are keys, each with a block",
      at: entry.value.range,
      help: [
        "write '\(mode.name): { \(value): { … } }', and replace '…' with what the value changes"
      ]
    )
  }

  private mutating func reportUnknownValue(_ key: YAMLNode, of mode: Mode) {
    guard !isReplaying else { return }
    unknownNames += 1
    let near = unknownNames <= 50 ? nearestNames(to: key.text, among: mode.values) : []
    let message = "mode '\(mode.name)' has no value '\(key.text)'"
    let all = Suggestion.all(mode.values, kind: "value")
    findings.append(.near(near, "undeclared-name", message, at: key.range, or: all))
  }

  /// Reads the blocks below `screens`, whose keys are screens, groups, and patterns.
  mutating func readScreens(_ mapping: YAMLNode) {
    guard isMappingOfBlocks(mapping, .screens) else { return }
    readEntries(of: mapping) { $0.readScreen($1, in: mapping) }
  }

  private mutating func readScreen(_ entry: YAMLEntry, in mapping: YAMLNode) {
    let name = entry.key.text
    let declares = scope.kind == .topLevel || scope.kind == .declaredBrand
    let container = BlockKey.screens.rawValue
    if reportKeyAmongNames(entry, in: mapping, of: container) { return }
    if declares, reportDottedScreen(entry) { return }
    guard let set = screenSet(name, entry.key, declares: declares) else {
      readForMistakes(entry.value, as: declares ? .declaredScreen : .nested)
      return
    }
    var inner = scope
    let isOwn = names.groups[name] == nil && !name.utf8.contains(UInt8(ascii: "*"))
    inner.kind = isOwn && declares ? .declaredScreen : .nested
    inner.layer = .screen
    inner.screen = name
    conditions.narrow(&inner.condition, .screen, to: set)
    readBlock(entry, under: "screens", in: inner)
  }

  /// Reads a block whose path ends with its key below `brands`, `promos`, `screens`, or a mode.
  private mutating func readBlock(_ entry: YAMLEntry, under kind: String, in inner: Scope) {
    let path = scope.path(of: "\(kind).\(entry.key.text)")
    readBlock(entry.value, path: path, keyRange: entry.key.range, in: inner)
  }

  /// Returns the set of a key under `screens:`, or reports the key and returns `nil` if it has none.
  private mutating func screenSet(_ name: String, _ key: YAMLNode, declares: Bool) -> SetID? {
    if let set = screenSets[name] { return set }
    let label = ContextSpace.label(ofScreens: name, isGroup: names.groups[name] != nil)
    let set: SetID
    if let group = names.groups[name] {
      let values = groupMembers(group)
      // Errors in a group are reported at its definition. Without screens, its blocks can't apply.
      guard !values.isEmpty else { return nil }
      set = conditions.set(values, of: .screen, rank: 1, label: label)
    } else if name.utf8.contains(UInt8(ascii: "*")) {
      let values = names.screenTree.matches(name)
      guard !values.isEmpty else {
        reportPattern(name, key)
        return nil
      }
      set = conditions.set(values, of: .screen, rank: 1, label: label)
    } else if let family = names.screenTree.family(of: name) {
      set = conditions.set([family], of: .screen, label: label)
    } else {
      if declares || !reportNestedScreen(key) {
        reportUndeclared("screen", key, among: \.screenAndGroupNames, isCheckedBefore: declares)
      }
      return nil
    }
    screenSets[name] = set
    return set
  }

  /// Reports a screen that is declared inside another screen with only the last part of its name.
  private mutating func reportNestedScreen(_ key: YAMLNode) -> Bool {
    let (name, screen) = (key.text, scope.screen)
    guard !screen.isEmpty, names.screenTree.family(of: screen) != nil,
      NameRules.isValid(name), nearestNames(to: name, among: names.screenAndGroupNames).isEmpty
    else { return false }
    let whole = "\(screen).\(name)"
    let isDeclared = names.screenTree.family(of: whole) != nil
    let finding = Diagnostic(
      "undeclared-name",
      "there is no screen '\(name)'",
      at: key.range,
      help: [
        isDeclared
          ? "did you mean '\(whole)'?"
          : "if it is below '\(screen)', declare '\(whole)' under 'screens' at the top level"
      ],
      fixIts: isDeclared ? Suggestion.fixIts(for: [whole], at: key.range) : [],
      about: .undeclaredNames([name], kind: "screen")
    )
    report(finding)
    return true
  }

  /// Returns the screens of a group as sorted ranges.
  func groupMembers(_ group: YAMLEntry) -> [Range<Int32>] {
    Ranges.union(
      group.members.flatMap { member -> [Range<Int32>] in
        let name = member.text
        return name.utf8.contains(UInt8(ascii: "*"))
          ? names.screenTree.matches(name) : names.screenTree.family(of: name).map { [$0] } ?? []
      }
    )
  }

  /// Reports the errors in groups, once each, where the groups are defined.
  mutating func checkGroups() {
    let isInner = names.groups.values.contains { group in
      let name = group.key.text
      return (BarKind(rawValue: name) != nil || BlockKey(rawValue: name) != nil)
        && reportInnerKey(group, isKeyOutside: { _ in true }, isKeyHere: { _ in false })
    }
    // All entries after it are its content, and are read again.
    if isInner { return }
    for (name, group) in names.groups {
      let repeated = Diagnostic.listedTwice("screen", in: group.value, sources)
      findings += repeated
      var isFaulty = !repeated.isEmpty
      for member in group.members {
        let text = member.text
        if member.kind == .scalar, text.utf8.contains(UInt8(ascii: "*")) {
          if names.screenTree.matches(text).isEmpty {
            isFaulty = true
            reportPattern(text, member)
          }
        } else if member.kind == .scalar, names.groups[text] != nil {
          isFaulty = true
          reportGroupAmongScreens(member, in: name)
        } else if member.kind != .scalar || text.isEmpty
          || names.screenTree.family(of: text) == nil
        {
          isFaulty = true
          let isValue = group.value.kind != .sequence
          reportUndeclared("screen", member, among: \.screenTree.names, insteadOfList: isValue)
        }
      }
      if !isFaulty, groupMembers(group).isEmpty {
        report(
          "matches-nothing",
          "group '\(name)' has no screens",
          at: group.key.range,
          help: ["list its screens, such as '\(name): [home]', or remove the group"]
        )
      }
    }
  }

  private mutating func reportGroupAmongScreens(_ member: YAMLNode, in name: String) {
    let other = member.text
    let isOwn = other == name
    let place = names.groups[other]?.key.range
    report(
      "undeclared-name",
      isOwn
        ? "'\(name)' is the group itself, and there is no screen of that name"
        : "'\(other)' is a group, and a group consists of screens",
      at: member.range,
      notes: isOwn
        ? [Note("so 'screens.\(name)' is the group's block, and doesn't declare a screen")]
        : [Note("the group is here", at: place)],
      help: [
        isOwn
          ? "rename the group, so that 'screens.\(name)' declares the screen"
          : "list the screens of '\(other)'"
      ]
    )
  }

  /// Reports an undeclared name; only the first errors have suggestions, because these need a comparison with every name.
  mutating func reportUndeclared(
    _ kind: String,
    _ node: YAMLNode,
    among candidates: KeyPath<ThemeNames, [String]>,
    isCheckedBefore: Bool = false,
    insteadOfList: Bool = false
  ) {
    guard !isReplaying else { return }
    if isCheckedBefore, !NameRules.isValid(node.text) { return }
    unknownNames += 1
    let known = unknownNames <= 50 ? names[keyPath: candidates] : []
    findings.append(.undeclared(kind, node, among: known, insteadOfList: insteadOfList))
  }

  /// Reports a pattern that doesn't match a screen; only the first findings have suggestions.
  private mutating func reportPattern(_ pattern: String, _ node: YAMLNode) {
    guard !isReplaying else { return }
    unknownNames += 1
    let meant = unknownNames <= 50 ? names.screenTree.pattern(meantBy: pattern) : nil
    let fixIts = meant.map { meant in
      // A dotted key has more than the pattern.
      guard node.text == pattern else { return [FixIt]() }
      let text = meant.hasPrefix("*") ? "'\(meant)'" : meant
      return [FixIt("change to '\(meant)'", replace: node.range, with: text)]
    }
    let parent = pattern.hasSuffix(".*") ? String(pattern.dropLast(2)) : ""
    let advice =
      names.screenTree.names.contains(parent)
      ? "declare a screen below '\(parent)', such as '\(parent).detail'; the block of '\(parent)' applies to it, too"
      : "'*' matches within one part of a name, such as '*.detail'"
    findings.append(
      "matches-nothing",
      "pattern '\(pattern)' matches no declared screen",
      at: node.range,
      help: meant.map { Suggestion.help(for: [$0]) } ?? [advice],
      fixIts: fixIts ?? []
    )
  }
}
