import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The keys in an element of `proxies` or `instances`.
private let settingKeys = ["class", "containedIn", "traits", "set"]

extension ThemeBuilder {
  mutating func readSettings(_ list: YAMLNode, kind: Theme.InstanceSetting.Kind) {
    let listName = kind == .proxy ? "proxies" : "instances"
    guard list.kind == .sequence else {
      if !list.isEmpty {
        report(
          "wrong-value-type",
          "'\(listName)' is a list; each of its elements begins with '-'",
          at: list.range,
          help: [Self.listAdvice(for: list)]
        )
      }
      return
    }
    for (index, element) in list.elements.enumerated() {
      readSetting(element, kind: kind, path: "\(listName)[\(index)]")
    }
  }

  /// Returns help for a list of settings that is written as one mapping.
  private static func listAdvice(for node: YAMLNode) -> String {
    let keys = node.entries.map(\.key.text)
    if keys.contains("class") {
      return "write '- ' before 'class', and indent the other keys in the same way"
    }
    let known = keys.first { LegacyClass.named($0) != nil } ?? "UINavigationBar"
    return "write '- class: \(known)' with 'set:' below it"
  }

  private mutating func readSetting(
    _ element: YAMLNode,
    kind: Theme.InstanceSetting.Kind,
    path: String
  ) {
    var className: Theme.InstanceSetting.Name?
    var containers: [Theme.InstanceSetting.Name] = []
    var (traits, set): ([YAMLEntry], [YAMLEntry]) = ([], [])
    var isClassMissing = true
    // A wrong key may be meant as 'set', or as a property in it.
    var isSetMissing = element.entries.allSatisfy { settingKeys.contains($0.key.text) }
    for entry in element.entries {
      let key = meantKey(of: entry, path: path)
      if key == "class" { isClassMissing = false }
      if key == "set", !entry.value.isEmpty { isSetMissing = false }
      switch key {
      case "class": className = settingClass(entry.value)
      case "containedIn":
        for finding in Diagnostic.listedTwice("type", in: entry.value, sources) { report(finding) }
        containers = entry.value.listed.compactMap { typeName($0) }
      case "traits":
        let help = "write a trait and its value, such as '{ userInterfaceStyle: dark }'"
        if isMapping(entry.value, "'traits'", help: help) { traits = Array(entry.value.entries) }
      case "set":
        if isMapping(entry.value, "'set'") { set = Array(entry.value.entries) }
      default:
        if LegacyClass.named(key) != nil { isClassMissing = false }
        reportStray(entry, in: element, path: path)
      }
    }
    guard let className else {
      if isClassMissing {
        report(
          "missing-class",
          "the setting has no 'class', so Lintel can't tell what it sets",
          at: element.range,
          help: ["write 'class: UINavigationBar'"]
        )
      }
      return
    }
    var reader = SettingReader(path: path)
    let owner = reader.legacyClass(className)
    let readTraits = reader.traits(traits)
    if let owner {
      if isSetMissing { reportNoProperties(of: owner, element) }
      var allUses: [TokenUse] = []
      let assignments = set.compactMap { entry -> SettingAssignment? in
        guard let (assignment, uses) = reader.assignment(entry, of: owner) else {
          strayTokenUses += reader.uses
          return nil
        }
        let place = "\(path).set.\(assignment.property.name)"
        let index = addEntry(place, entry.key.range, entry.value.range)
        note(uses, of: index)
        allUses += uses
        return assignment
      }
      settings.append(
        Theme.InstanceSetting(
          kind: kind,
          classOf: className,
          owner: owner,
          containedIn: containers,
          traits: readTraits,
          set: assignments,
          tokenUses: allUses,
          block: scope.block,
          priority: scope.priority,
          styleDepth: scope.styleDepth,
          path: path,
          range: element.range
        )
      )
    }
    if !isReplaying { findings += reader.diagnostics }
  }

  /// Reports a setting without `set`, or with nothing below it; `set: {}` is empty on purpose.
  private mutating func reportNoProperties(of owner: LegacyClass, _ element: YAMLNode) {
    let example =
      owner["barTintColor"] == nil
      ? "titleTextAttributes: { normal: { color: label } }" : "barTintColor: label"
    report(
      "missing-key",
      "the setting has no properties under 'set', so it doesn't set anything",
      at: element.entry("set")?.key.range ?? element.range,
      help: ["write 'set: { \(example) }', or remove the setting"]
    )
  }

  /// Returns the key of a setting that an entry has, or that a mistaken or misspelled key means.
  ///
  /// The caller continues with the value of a reported key, so that one mistake causes one error.
  private mutating func meantKey(of entry: YAMLEntry, path: String) -> String {
    let key = entry.key.text
    guard !settingKeys.contains(key), key.utf8.count <= 200 else { return key }
    let known = entry.mistake(at: .setting, of: path, exists: settingKeys.contains)
    guard let (answer, finding) = known else {
      guard LegacyClass.named(key) == nil, let near = nearestName(to: key, among: settingKeys)
      else { return key }
      report(.unknownKey(key, at: entry.key.range, among: settingKeys))
      return near
    }
    report(finding)
    return answer.key ?? key
  }

  /// Reports a key that doesn't belong in a setting: a class, a property, or an unknown key.
  private mutating func reportStray(_ entry: YAMLEntry, in element: YAMLNode, path: String) {
    let key = entry.key.text
    if LegacyClass.named(key) != nil {
      return report(
        "unknown-key",
        "'\(key)' is a class; a setting names its class with the key 'class'",
        at: entry.key.range,
        help: ["write 'class: \(key)', and the properties under 'set'"],
        property: path
      )
    }
    let owner = element.member("class").flatMap { LegacyClass.named($0.text) }
    guard let owner, owner[SettingReader.propertyName(key)] != nil else {
      return report(.unknownKey(key, at: entry.key.range, among: settingKeys))
    }
    let strays = element.entries.filter { !settingKeys.contains($0.key.text) }
    let meant = entry.value.inlineText.map { "set: { \(key): \($0) }" }
    report(
      "unknown-key",
      "'\(key)' is a property; the properties of a setting go under 'set'",
      at: entry.key.range,
      help: [meant.map { "write \($0.asCode)" } ?? "write it under 'set'"],
      fixIts: meant.map { meant in
        guard strays.count == 1, element.entry("set") == nil else { return [] }
        return [FixIt("write \(meant.asCode)", replace: entry.range, with: meant)]
      } ?? [],
      property: path
    )
  }

  /// Reads the class of a setting, ignoring Swift code around the name.
  private mutating func settingClass(_ node: YAMLNode) -> Theme.InstanceSetting.Name? {
    guard node.kind == .scalar else { return typeName(node) }
    let text = node.text
    for suffix in [".appearance()", ".self", "()"] where text.hasSuffix(suffix) {
      let name = String(text.dropLast(suffix.count))
      guard LegacyClass.named(name) != nil else { continue }
      let message = "'\(text)' is Swift code; a theme has only the name of the class"
      report(.meaning(name, "invalid-name", message, at: node.range))
      return Theme.InstanceSetting.Name(name, at: node.range)
    }
    let meant = LegacyClass.all.first { $0.bars.count == 1 && $0.bars.first?.rawValue == text }
    guard let meant else { return typeName(node) }
    let message = "'\(text)' is a theme's name for the bar; a setting names the class"
    report(.meaning(meant.name, "invalid-name", message, at: node.range))
    return Theme.InstanceSetting.Name(meant.name, at: node.range)
  }

  /// Reads the name of a Swift type, which may include modules and enclosing types.
  mutating func typeName(_ node: YAMLNode) -> Theme.InstanceSetting.Name? {
    let text = node.text
    let isName =
      node.kind == .scalar && NameRules.isValid(text) && !text.utf8.contains(UInt8(ascii: "-"))
      && text.split(separator: ".").allSatisfy { part in
        (part.utf8.first.map { !(48...57 ~= $0) } ?? false) && !SwiftName.isInvalidTypeName(part)
      }
    if isName { return Theme.InstanceSetting.Name(text, at: node.range) }
    let bare = text.filter { !"[]".contains($0) }
    let meant = [bare.hasSuffix(".self") ? String(bare.dropLast(5)) : bare]
      .filter { $0 != text && NameRules.isValid($0) }
    report(
      "invalid-name",
      node.kind == .scalar && !node.isEmpty
        ? "'\(text)' isn't a valid name for a Swift type" : "expected the name of a Swift type",
      at: node.range,
      help: meant.isEmpty
        ? ["write the name as in the app's code, such as 'ShopViewController'"]
        : meant.map { "write '\($0)'" },
      fixIts: Suggestion.fixIts(for: meant, at: node.range)
    )
    return nil
  }

  /// Reads a screen's `class:` or `navigationController:`.
  mutating func readClass(_ entry: YAMLEntry, _ key: BlockKey) {
    guard let name = typeName(entry.value) else { return }
    let screen = scope.screen
    var classes = screenClasses[screen] ?? Theme.ScreenClasses(screen: screen)
    let isClass = key == .class
    if let first = isClass ? classes.viewController : classes.navigationController,
      first.text != name.text
    {
      return report(
        "duplicate-key",
        "screen '\(screen)' names two types for '\(key.rawValue)'",
        at: name.range,
        notes: [Note("the other one is here", at: first.range)]
      )
    }
    if isClass { classes.viewController = name } else { classes.navigationController = name }
    screenClasses[screen] = classes
  }
}

extension YAMLNode {
  /// The scalar as it can be written on one line, in double quotes if it had quotes, or `nil` for other, empty, or long nodes.
  var inlineText: String? {
    guard kind == .scalar, !isEmpty, text.utf8.count <= 60, !text.contains(where: \.isNewline)
    else { return nil }
    return style == .plain ? text : "\"\(text)\""
  }
}
