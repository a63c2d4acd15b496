import LintelDiagnostics
import LintelSyntax

/// Reads sets, modifiers, and their sources.
extension ResolverReader {
  mutating func readSet(_ object: ResolverObject, through stack: [String]) -> [DesignTokenSource] {
    guard let sources = member("sources", of: object, "set", ["sources"]) else { return [] }
    return readSources(sources, through: stack)
  }

  /// Reads a modifier with its contexts, or returns `nil` if there aren't at least two.
  mutating func readModifier(_ object: ResolverObject) -> ResolverDocument.Modifier? {
    let name = object.key.text
    guard let contexts = member("contexts", of: object, "modifier", ["contexts", "default"]) else {
      return nil
    }
    guard contexts.kind == .mapping else {
      return diagnostics.reject(.mismatch(contexts, "'contexts' must be an object"))
    }
    guard contexts.entries.count > 1 else {
      return diagnostics.reject(
        "out-of-range",
        "the modifier '\(name)' has \(contexts.entries.isEmpty ? "no context" : "one context"), and a choice needs at least two",
        at: contexts.range
      )
    }
    let read = contexts.entries.map { entry in
      let (key, sources) = (entry.key, readSources(entry.value, through: []))
      return ResolverDocument.Context(name: key.text, range: key.range, sources: sources)
    }
    var chosen: Int?
    if let node = object["default"]?.value {
      chosen = read.firstIndex { $0.name == node.text }
      if chosen == nil || node.kind != .scalar {
        let near = nearestNames(to: node.text, among: read.map(\.name).sorted())
        diagnostics.append(
          "undeclared-name",
          "the default of '\(name)' isn't one of its contexts: \(node.nounForMessages)",
          at: node.range,
          help: Suggestion.help(for: near)
        )
      }
    }
    return ResolverDocument.Modifier(
      name: name,
      range: object.key.range,
      contexts: read,
      defaultContext: chosen,
      choice: readChoice(of: object, read)
    )
  }

  /// Checks the type and the keys of a set or a modifier, and returns the member that it must have, or `nil` after a report.
  private mutating func member(
    _ name: String,
    of object: ResolverObject,
    _ noun: String,
    _ own: [String]
  ) -> YAMLNode? {
    guard object.node.kind == .mapping else {
      return diagnostics.reject(.mismatch(object.node, "a \(noun) must be an object"))
    }
    let known = own + ["description", "$extensions"] + (object.isInline ? ["name", "type"] : [])
    for entry in object.entries where !known.contains(entry.key.text) {
      diagnostics.append(.unknownKey(entry.key, of: "a \(noun)", among: known))
    }
    if let value = object[name]?.value { return value }
    if object.entries.misspell(name, among: known) { return nil }
    let message = "'\(name)' is missing in the \(noun) '\(object.key.text)'"
    return diagnostics.reject("missing-key", message, at: object.key.range)
  }

  /// Reads an array of references and inline tokens, in its order.
  private mutating func readSources(
    _ node: YAMLNode,
    through stack: [String]
  ) -> [DesignTokenSource] {
    guard node.kind == .sequence else {
      diagnostics.append(.mismatch(node, "the sources must be an array"))
      return []
    }
    return node.elements.flatMap { readSource($0, through: stack) }
  }

  /// Reads a reference to a set or a file, or inline tokens, and returns the sources in the order in which they are merged.
  private mutating func readSource(
    _ node: YAMLNode,
    through stack: [String]
  ) -> [DesignTokenSource] {
    guard node.kind == .mapping else {
      let message = "a source must be a reference or an object of tokens"
      let isSet = definition("sets", node.text) != nil
      reportText(node, message, meant: isSet ? "#/sets/\(node.text)" : nil)
      return []
    }
    guard let reference = node.member("$ref") else { return [DesignTokenSource(node: node)] }
    guard reference.kind == .scalar, reference.style != .plain else {
      diagnostics.append(.mismatch(reference, "'$ref' must be a string"))
      return []
    }
    let parsed = ResolverReference(reference)
    if parsed.path == nil, parsed.parts.first == "sets", parsed.parts.count == 2 {
      return readSet(named: parsed.parts[1], reference, overrides: node, through: stack)
    }
    if let path = parsed.path, parsed.parts.first == "sets", parsed.parts.count == 2 {
      let joined = SourcePath.join(SourcePath.folder(of: file.path), path)
      if let other = files[joined], let root = other.root, other.isResolverDocument {
        return readSet(named: parsed.parts[1], of: other, root, reference, overrides: node)
      }
    }
    guard let target = target(of: parsed, reference) else { return [] }
    var keys = Set(node.entries.map(\.key.text))
    guard keys.count > 1 else { return [DesignTokenSource(node: target)] }
    keys.remove("$ref")
    // Members next to a reference replace whole members of its target. The later of two sources wins.
    return [
      DesignTokenSource(node: target, hidden: keys),
      DesignTokenSource(node: node, hidden: ["$ref"]),
    ]
  }

  /// Reads a set of this document, with keys that replace the set's own.
  private mutating func readSet(
    named name: String,
    _ reference: YAMLNode,
    overrides: YAMLNode,
    through stack: [String]
  ) -> [DesignTokenSource] {
    guard let target = definition("sets", name) else {
      reportUndeclared("sets", name, reference)
      return []
    }
    reached.insert("sets/\(name)")
    guard !stack.contains(name) else {
      // A cycle is found from each of its sets, but reported only from the first by name.
      if name == stack.first, name == stack.min() { reportCycle(stack, reference) }
      return []
    }
    guard stack.count < NameRules.maximumDepth else {
      reportReference(
        reference,
        "sets refer to each other more than \(NameRules.maximumDepth) levels deep"
      )
      return []
    }
    let object = ResolverObject(node: target.value, overrides: overrides, key: target.key)
    return readSet(object, through: stack + [name])
  }

  /// Reads a set of another document, whose references are relative to that document.
  private mutating func readSet(
    named name: String,
    of other: LoadedFile,
    _ root: YAMLNode,
    _ reference: YAMLNode,
    overrides: YAMLNode
  ) -> [DesignTokenSource] {
    let step = "\(other.path)#\(name)"
    guard !chain.contains(step) else {
      let help = "remove one of the references"
      reportReference(reference, "sets of documents refer to each other in a cycle", help: [help])
      return []
    }
    guard chain.count < NameRules.maximumDepth else {
      let depth = NameRules.maximumDepth
      reportReference(
        reference,
        "sets of documents refer to each other more than \(depth) levels deep"
      )
      return []
    }
    var reader = ResolverReader(other, root: root, files: files)
    reader.chain = chain + [step]
    guard reader.definition("sets", name) != nil else {
      reader.reportUndeclared("sets", name, reference)
      diagnostics += reader.diagnostics
      return []
    }
    let sources = reader.readSet(named: name, reference, overrides: overrides, through: [])
    diagnostics += reader.diagnostics.filter { !diagnostics.contains($0) }
    return sources
  }

  private mutating func reportCycle(_ names: [String], _ reference: YAMLNode) {
    reportReference(
      reference,
      names.count == 1
        ? "the set '\(names[0])' refers to itself"
        : "sets refer to each other in a cycle: \(names.quotedList(conjunction: "and"))",
      help: ["remove one of the references"]
    )
  }

  /// Returns the object that a pointer or a file leads to.
  private mutating func target(of parsed: ResolverReference, _ reference: YAMLNode) -> YAMLNode? {
    var node = root
    if let path = parsed.path {
      let joined = SourcePath.join(SourcePath.folder(of: file.path), path)
      // A file that can't be read is reported elsewhere.
      guard let found = files[joined]?.root else { return nil }
      node = found
    } else if let first = parsed.parts.first, first == "resolutionOrder" || first == "modifiers" {
      reportReference(
        reference,
        first == "modifiers"
          ? "a modifier can't be a source of tokens" : "nothing can refer into 'resolutionOrder'",
        help: ["refer to a set, \"#/sets/NAME\", or to a file"]
      )
      return nil
    } else if parsed.parts.isEmpty {
      reportReference(reference, "the document can't be its own source")
      return nil
    }
    for part in parsed.parts {
      guard let next = node.child(part) else {
        let near = nearestNames(to: part, among: node.entries.map(\.key.text).sorted())
        return diagnostics.reject(
          "undeclared-name",
          "'\(reference.text.shortened)' refers to nothing",
          at: reference.range,
          help: Suggestion.help(for: near)
        )
      }
      node = next
    }
    return node
  }
}
