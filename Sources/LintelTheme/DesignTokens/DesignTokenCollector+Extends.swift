import LintelDiagnostics
import LintelSyntax

/// Follows `$extends` (Design Tokens Format 2025.10, section 6).
extension DesignTokenCollector {
  /// A group that extends another one, and its reference to that group.
  struct Extension {
    let path: [String]
    let range: SourceRange
  }

  /// Returns a group and the groups that it extends, nearest first.
  mutating func expand(
    _ group: DesignTokenGroup,
    through stack: [Extension]
  ) -> [DesignTokenGroup] {
    steps += 1
    guard !isExhausted, let node = extendedReference(of: group), let target = extendedPath(node)
    else { return [group] }
    let step = Extension(path: group.path, range: node.range)
    guard !group.path.starts(with: target) else {
      reportCycle(stack.filter { $0.path == target } + [step])
      return [group]
    }
    if let start = stack.firstIndex(where: { $0.path == group.path }) {
      reportCycle(Array(stack[start...]))
      return [group]
    }
    guard stack.count < NameRules.maximumDepth else {
      let message = "groups extend each other more than \(NameRules.maximumDepth) levels deep"
      diagnostics.append("too-deep", message, at: node.range)
      return [group]
    }
    return [group]
      + layers(at: target, node, through: stack + [step]).map { layer in
        var layer = layer
        layer.source = group.source
        return layer
      }
  }

  /// Returns a group's reference to the group that it extends, or `nil` if it doesn't extend any.
  private func extendedReference(of group: DesignTokenGroup) -> YAMLNode? {
    // The prose of the specification also allows a group to be a reference.
    (group.entry("$extends") ?? (Self.isToken(group.node) ? nil : group.entry("$ref")))?.value
  }

  /// Returns the path in a reference, or reports the reference if it isn't a path.
  private mutating func extendedPath(_ node: YAMLNode) -> [String]? {
    var path = DesignTokenReference.curlyPath(node)
    if path == nil, node.kind == .scalar, node.text.hasPrefix("#/") {
      path = DesignTokenReference(pointer: node).path
    }
    if let path { return path.split(separator: ".").map(String.init) }
    lacksTokens = true
    let message = "'$extends' must name a group, found \(node.nounForMessages)"
    let help = "write \"{group}\" or \"#/group\""
    return diagnostics.reject("wrong-value-type", message, at: node.range, help: [help])
  }

  /// Returns the groups at a path and those that they extend, nearest first, or an empty array after a report.
  private mutating func layers(
    at path: [String],
    _ reference: YAMLNode,
    through stack: [Extension]
  ) -> [DesignTokenGroup] {
    var layers = roots
    for name in path {
      var found: [DesignTokenGroup] = []
      for layer in layers {
        guard let entry = layer.entry(name), entry.value.kind == .mapping else { continue }
        if Self.isToken(entry.value) {
          if found.isEmpty { reportTarget(reference, path, isToken: true) }
          return []
        }
        found += expand(layer.child(entry), through: stack)
      }
      if found.isEmpty {
        let names = layers.flatMap { layer in
          layer.node.entries.filter { $0.value.kind == .mapping }.map(\.key.text)
        }
        reportTarget(reference, path, near: nearestNames(to: name, among: Set(names).sorted()))
        return []
      }
      layers = found
    }
    return layers
  }

  /// Reports a reference that doesn't lead to a group.
  private mutating func reportTarget(
    _ reference: YAMLNode,
    _ path: [String],
    isToken: Bool = false,
    near: [String] = []
  ) {
    let name = path.joined(separator: ".")
    lacksTokens = true
    diagnostics.append(
      isToken ? "wrong-value-type" : "undeclared-name",
      isToken
        ? "'\(name)' is a token, and only a group can be extended" : "unknown group '\(name)'",
      at: reference.range,
      help: isToken
        ? ["a token refers to another by its '$value'"]
        : Suggestion.help(for: near.filter { !$0.hasPrefix("$") })
    )
  }

  /// Reports a cycle once, regardless of the group from which it is found.
  private mutating func reportCycle(_ cycle: [Extension]) {
    guard let first = cycle.map(\.range).min(),
      let start = cycle.firstIndex(where: { $0.range == first })
    else { return }
    let ordered = cycle[start...] + cycle[..<start]
    let names = ordered.map { $0.path.joined(separator: ".") }
    diagnostics.append(
      "circular-extends",
      ordered.count == 1
        ? "the group '\(names[0])' extends itself or a group that contains it"
        : "groups extend each other in a cycle: "
          + names.map { "'\($0)'" }.joined(separator: ", "),
      at: first,
      notes: ordered.count == 1
        ? [] : zip(names, ordered).map { Note("'\($0)' extends the next here", at: $1.range) },
      help: ["remove one of the '$extends' keys"]
    )
  }
}
