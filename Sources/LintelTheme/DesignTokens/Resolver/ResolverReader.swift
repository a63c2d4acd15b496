package import LintelDiagnostics
package import LintelSyntax

/// Reads a resolver document and the files that it refers to (Design Tokens Resolver Module 2025.10).
package struct ResolverReader {
  let file: LoadedFile
  let root: YAMLNode
  /// The files that documents refer to, by path.
  let files: [String: LoadedFile]
  /// The parts of the document that have been read.
  package private(set) var document: ResolverDocument
  package var diagnostics: [Diagnostic] = []
  /// The sets of other documents that led to this one, as `path#name`.
  var chain: [String] = []
  /// The sets and modifiers that steps lead to, directly or through other sets, as `sets/name`.
  var reached: Set<String> = []
  /// The index of each modifier, by `modifiers/name` or `inline/name`.
  private var modifierIndices: [String: Int] = [:]
  /// The place of the first step with each name, and whether that step is inline.
  private var names: [String: (range: SourceRange, isInline: Bool)] = [:]

  package init(_ file: LoadedFile, root: YAMLNode, files: [String: LoadedFile]) {
    self.file = file
    self.root = root
    self.files = files
    document = ResolverDocument(file: file.id)
  }

  package mutating func read() {
    guard root.kind == .mapping else {
      let message = "a resolver document must be an object"
      return diagnostics.append("wrong-value-type", message, at: root.range)
    }
    checkRoot()
    readDefinitions()
    guard let order = root.entry("resolutionOrder") else { return }
    guard order.value.kind == .sequence else {
      let message = "'resolutionOrder' must be an array of sets and modifiers"
      return diagnostics.append(.mismatch(order.value, message))
    }
    guard !order.value.elements.isEmpty else {
      let message = "'resolutionOrder' is empty, so the document has no tokens"
      let help = "name its sets and modifiers in it, such as { \"$ref\": \"#/sets/NAME\" }"
      return diagnostics.append("wrong-value-type", message, at: order.value.range, help: [help])
    }
    reached = []
    for element in order.value.elements { readStep(element) }
    if !diagnostics.hasErrors { reportUnreached() }
  }

  /// Reports the sets and modifiers that no step leads to, because their tokens would be missing without any notice.
  private mutating func reportUnreached() {
    for kind in ["sets", "modifiers"] {
      for entry in definitions(kind) where !reached.contains("\(kind)/\(entry.key.text)") {
        reportUnreached(kind, entry.key)
      }
    }
  }

  private mutating func checkRoot() {
    let known = [
      "version", "resolutionOrder", "sets", "modifiers", "name", "description", "$schema", "$defs",
      "$extensions",
    ]
    for entry in root.entries {
      switch entry.key.text {
      case "version":
        if entry.value.kind == .scalar, entry.value.text == "2025.10" { continue }
        diagnostics.append(
          "unsupported-version",
          "expected version \"2025.10\" of resolver documents, found \(entry.value.nounForMessages)",
          at: entry.value.range
        )
      case "sets", "modifiers":
        if entry.value.kind == .mapping { continue }
        diagnostics.append(.mismatch(entry.value, "'\(entry.key.text)' must be an object"))
      case let name where known.contains(name): break
      case _: diagnostics.append(.unknownKey(entry.key, of: "a resolver document", among: known))
      }
    }
    for name in ["version", "resolutionOrder"]
    where root.entry(name) == nil && !root.entries.misspell(name, among: known) {
      let start = Int(root.range.lower)
      let place = SourceRange(file: file.id, lower: start, upper: start + 1)
      diagnostics.append("missing-key", "'\(name)' is missing in a resolver document", at: place)
    }
  }

  /// Reads every named set and modifier, even without a reference to it.
  private mutating func readDefinitions() {
    for entry in definitions("sets") {
      let object = ResolverObject(node: entry.value, key: entry.key)
      _ = readSet(object, through: [entry.key.text])
    }
    for entry in definitions("modifiers") {
      _ = readModifier(ResolverObject(node: entry.value, key: entry.key))
    }
  }

  private func definitions(_ kind: String) -> [YAMLEntry] {
    root.entries.filter { $0.key.text == kind }.flatMap { Array($0.value.entries) }
  }

  func definition(_ kind: String, _ name: String) -> YAMLEntry? {
    definitions(kind).first { $0.key.text == name }
  }

  private mutating func readStep(_ node: YAMLNode) {
    guard node.kind == .mapping else {
      let meant = ["sets", "modifiers"].first { definition($0, node.text) != nil }
      let message = "a step must be a reference, a set, or a modifier"
      return reportText(node, message, meant: meant.map { "#/\($0)/\(node.text)" })
    }
    guard let reference = node.member("$ref") else {
      readInlineStep(node)
      return
    }
    let parsed = ResolverReference(reference)
    guard parsed.path == nil, parsed.parts.count == 2,
      ["sets", "modifiers"].contains(parsed.parts[0])
    else {
      return reportReference(
        reference,
        "a step refers to a set or a modifier of the document",
        help: ["write \"#/sets/NAME\" or \"#/modifiers/NAME\""]
      )
    }
    let (kind, name) = (parsed.parts[0], parsed.parts[1])
    guard let target = definition(kind, name) else {
      return reportUndeclared(kind, name, reference)
    }
    reached.insert("\(kind)/\(name)")
    guard claim(name, at: reference.range, isInline: false) else { return }
    let object = ResolverObject(node: target.value, overrides: node, key: target.key)
    if kind == "sets" {
      document.steps.append(.set(readSet(object, through: [name])))
    } else {
      add(readModifier(object), as: "modifiers/\(name)")
    }
  }

  /// Reads an inline step, which needs a type and a name.
  private mutating func readInlineStep(_ node: YAMLNode) {
    let members = ["type", "name"].map(node.member)
    for (key, member) in zip(["type", "name"], members) where member == nil {
      diagnostics.append("missing-key", "'\(key)' is missing in a step", at: node.range)
    }
    guard let type = members[0], let name = members[1] else { return }
    guard claim(name.text, at: name.range, isInline: true) else { return }
    let object = ResolverObject(node: node, key: name, isInline: true)
    switch type.text {
    case "set": document.steps.append(.set(readSet(object, through: [])))
    case "modifier": add(readModifier(object), as: "inline/\(name.text)")
    case _:
      let message = "a step must be a 'set' or a 'modifier', found \(type.nounForMessages)"
      diagnostics.append("unknown-keyword", message, at: type.range)
    }
  }

  /// Adds a modifier as a step, unless it couldn't be read.
  private mutating func add(_ modifier: ResolverDocument.Modifier?, as id: String) {
    guard let modifier else { return }
    if modifierIndices[id] == nil {
      modifierIndices[id] = document.modifiers.count
      document.modifiers.append(modifier)
    }
    modifierIndices[id].map { document.steps.append(.modifier($0)) }
  }

  /// Records the name of a step, and reports a name that an inline step shares with another step.
  private mutating func claim(_ name: String, at range: SourceRange, isInline: Bool) -> Bool {
    guard let first = names[name] else {
      names[name] = (range, isInline)
      return true
    }
    guard isInline || first.isInline else { return true }
    let message = "two steps are called '\(name)'"
    let help = "rename one of them"
    let note = Note("the other one is here", at: first.range)
    diagnostics.append("duplicate-name", message, at: range, notes: [note], help: [help])
    return false
  }

  /// Reports a text where an object is expected, which is probably meant as a reference to `meant` or to what it says.
  mutating func reportText(_ node: YAMLNode, _ message: String, meant: String?) {
    let isPath = node.kind == .scalar && (node.text.contains("/") || FileFormat.isJSON(node.text))
    let object = (meant ?? (isPath ? node.text : nil)).map { "{ \"$ref\": \"\($0)\" }" }
    diagnostics.append(
      .mismatch(
        node,
        message,
        help: object.map { ["write \($0)"] } ?? [],
        fixIts: object.map { [FixIt("write it as a reference", replace: node.range, with: $0)] }
          ?? []
      )
    )
  }

  /// Reports a reference that its place doesn't allow.
  mutating func reportReference(_ node: YAMLNode, _ message: String, help: [String] = []) {
    diagnostics.append("misplaced-reference", message, at: node.range, help: help)
  }

  /// Reports a reference to a set or a modifier that the document doesn't have, with the nearest names.
  mutating func reportUndeclared(_ kind: String, _ name: String, _ reference: YAMLNode) {
    let known = definitions(kind).map(\.key.text)
    diagnostics.append(
      "undeclared-name",
      "unknown \(kind == "sets" ? "set" : "modifier") '\(name)'",
      at: reference.range,
      help: Suggestion.help(for: nearestNames(to: name, among: known.sorted()))
    )
  }

  /// Reports a set or a modifier that `resolutionOrder` doesn't lead to.
  mutating func reportUnreached(_ kind: String, _ key: YAMLNode) {
    let noun = kind == "sets" ? "set" : "modifier"
    diagnostics.append(
      "unusable-modifier",
      as: .info,
      "the \(noun) '\(key.text)' isn't a step of 'resolutionOrder', so its tokens are left out",
      at: key.range,
      help: ["add { \"$ref\": \"#/\(kind)/\(key.text)\" } to the order, or remove the \(noun)"]
    )
  }
}
