import LintelDiagnostics
import LintelSchema
import LintelSyntax

extension ThemeBuilder {
  /// Reads `proxies:` or `instances:`; what their properties take is judged elsewhere.
  mutating func readSettings(
    _ list: YAMLNode,
    kind: Theme.InstanceSetting.Kind,
    in scope: Scope
  ) {
    let listName = kind == .proxy ? "proxies" : "instances"
    guard list.kind == .sequence else {
      if !list.isEmpty {
        report(
          Diagnostic(
            "wrong-value-type",
            .error,
            "'\(listName)' is a list",
            at: list.range,
            help: ["write '- class: UINavigationBar' with 'set:' below it"]
          )
        )
      }
      return
    }
    for (index, element) in list.elements.enumerated() {
      readSetting(element, kind: kind, path: "\(listName)[\(index)]", in: scope)
    }
  }

  private mutating func readSetting(
    _ element: YAMLNode,
    kind: Theme.InstanceSetting.Kind,
    path: String,
    in scope: Scope
  ) {
    var className: Theme.InstanceSetting.Name?
    var containers: [Theme.InstanceSetting.Name] = []
    var (traits, set): ([YAMLEntry], [YAMLEntry]) = ([], [])
    for entry in element.entries {
      let key = entry.key.text
      switch key {
      case "class": className = typeName(entry.value)
      case "containedIn":
        let nodes = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
        containers = nodes.compactMap { typeName($0) }
      case "traits":
        if isMapping(entry.value, "'traits'") { traits = Array(entry.value.entries) }
      case "set":
        if isMapping(entry.value, "'set'") { set = Array(entry.value.entries) }
      default:
        report(
          .unknownKey(key, at: entry.key.range, among: ["class", "containedIn", "traits", "set"])
        )
      }
    }
    guard let className else {
      if !element.entries.contains(where: { $0.key.text == "class" }) {
        report(
          Diagnostic(
            "missing-class",
            .error,
            "the setting does not say which class it sets",
            at: element.range,
            help: ["write 'class: UINavigationBar'"]
          )
        )
      }
      return
    }
    var reader = SettingReader(path: path)
    let owner = reader.legacyClass(className)
    let readTraits = reader.traits(traits)
    if let owner {
      var allUses: [TokenUse] = []
      let assignments = set.compactMap { entry -> SettingAssignment? in
        guard let (assignment, uses) = reader.assignment(entry, of: owner) else {
          strayTokenUses += reader.uses
          return nil
        }
        let place = "\(path).set.\(assignment.property.name)"
        let index = addEntry(place, entry.key.range, entry.value.range, scope)
        if !uses.isEmpty { tokenUses[index] = uses }
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
          hops: scope.hops,
          path: path,
          range: element.range
        )
      )
    }
    if !isReplaying { findings += reader.diagnostics }
  }

  /// The name of a Swift type, modules and enclosing types included.
  mutating func typeName(_ node: YAMLNode) -> Theme.InstanceSetting.Name? {
    let text = node.text
    let isName =
      node.kind == .scalar && NameRules.isValid(text) && !text.utf8.contains(UInt8(ascii: "-"))
      && text.split(separator: ".").allSatisfy { part in
        (part.utf8.first.map { !(48...57 ~= $0) } ?? false) && !SwiftName.isNoType(part)
      }
    if isName { return Theme.InstanceSetting.Name(text, at: node.range) }
    report(
      Diagnostic(
        "invalid-name",
        .error,
        node.kind == .scalar && !node.isEmpty
          ? "'\(text)' is not the name of a Swift type" : "expected the name of a Swift type",
        at: node.range
      )
    )
    return nil
  }

  /// Reads a screen's `class:` or `navigationController:`.
  mutating func readClass(_ entry: YAMLEntry, _ key: BlockKey, in scope: Scope) {
    guard let name = typeName(entry.value) else { return }
    var classes =
      screenClasses[scope.screen] ?? Theme.ScreenClasses(screen: scope.screen)
    let isClass = key == .class
    if let first = isClass ? classes.viewController : classes.navigationController,
      first.text != name.text
    {
      report(
        Diagnostic(
          "duplicate-key",
          .error,
          "screen '\(scope.screen)' names two types for '\(key.rawValue)'",
          at: name.range,
          notes: [Note("the other one is here", at: first.range)]
        )
      )
      return
    }
    if isClass { classes.viewController = name } else { classes.navigationController = name }
    screenClasses[scope.screen] = classes
  }
}
