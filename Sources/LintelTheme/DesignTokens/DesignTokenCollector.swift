import LintelDiagnostics
package import LintelSyntax

/// Collects the tokens of one file, or of several that are read as one, including the tokens of extended groups.
package struct DesignTokenCollector {
  /// The properties that a token inherits from the groups around it.
  private struct Inherited {
    /// The types by source, because a file's types apply only to its own content, even if other files have groups with the same names.
    var types: [Int: DesignTokenType] = [:]
    /// Whether the nearest group with a type has one that the format doesn't define.
    var hasUnknownType = false
    var deprecation: DesignToken.Deprecation?

    /// Returns the type for a source, or that of the first source with a type.
    func type(in source: Int) -> DesignTokenType? {
      types[source] ?? types.min { $0.key < $1.key }?.value
    }
  }

  /// The members of tokens that the format defines.
  static let tokenMembers = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]
  /// The members of groups that the format defines.
  static let groupMembers = [
    "$type", "$description", "$extends", "$extensions", "$deprecated", "$root", "$ref",
  ]
  /// The maximum number of groups and tokens, because a few lines with `$extends` can expand to any number.
  private static let limit = 50_000

  /// The index of this set of files among those that are read together.
  let scope: Int
  /// The top levels of the sources that are read as one, the winner first.
  let roots: [DesignTokenGroup]
  /// The tokens, in the order of the files.
  private(set) var tokens: [DesignToken] = []
  var diagnostics: [Diagnostic] = []
  /// Whether tokens are missing because of errors, so that any name may be one of theirs.
  var lacksTokens = false
  /// The places of types that only earlier drafts have.
  var outdatedTypes: Set<SourceRange> = []
  var steps = 0

  /// Creates a collector for sources that are read as one, where the first of several tokens with the same name wins.
  init(_ sources: [DesignTokenSource], scope: Int) {
    roots = sources.enumerated().map { index, source in
      DesignTokenGroup(node: source.node, path: [], source: index, hidden: source.hidden)
    }
    self.scope = scope
  }

  mutating func collect() {
    var layers: [DesignTokenGroup] = []
    for root in roots {
      guard root.node.kind == .mapping else {
        let message = "a Design Tokens file is an object of groups and tokens"
        diagnostics.append("wrong-value-type", message, at: root.node.range)
        continue
      }
      if let key = root.node.treeValue {
        lacksTokens = true
        let message =
          "'value' belongs to Style Dictionary and Tokens Studio; in the format, it's '$value'"
        let help = "convert the file with 'lintel import', or export it in the 2025.10 format"
        diagnostics.append("unknown-key", message, at: key.range, help: [help])
        continue
      }
      layers += expand(root, through: [])
    }
    walk(layers, path: [], Inherited())
    if isExhausted, let root = roots.first {
      tokens = []
      diagnostics.append(
        "oversized-token",
        "the file's groups contain more than \(Self.limit) groups and tokens, counting those that they extend",
        at: root.node.range
      )
    }
  }

  /// Whether the limit is reached, after which nothing is read, and the file is refused.
  var isExhausted: Bool { steps > Self.limit }

  private mutating func walk(_ layers: [DesignTokenGroup], path: [String], _ outer: Inherited) {
    guard !layers.isEmpty, !isExhausted else { return }
    for layer in layers where layer.path == path {
      checkGroupMembers(of: layer, isRoot: path.isEmpty)
    }
    let inherited = inherited(by: layers, outer)
    // Looked up once instead of for each child, because a group can have thousands.
    let members = layers.map(\.members)
    for name in childNames(of: layers) {
      let childPath = path + [name]
      let found = zip(layers, members).compactMap { layer, members in
        members[name].map { (layer: layer, entry: $0) }
      }
      guard let first = found.first else { continue }
      var isSound = true
      for (layer, entry) in found
      where layer.path == path || entry.key.range == first.entry.key.range {
        if !checkChild(entry, named: name) { isSound = false }
      }
      guard isSound else {
        lacksTokens = true
        continue
      }
      if Self.isToken(first.entry.value) || name == "$root" {
        add(first.entry, at: childPath, inherited, from: first.layer.source)
      } else if path.count < NameRules.maximumDepth {
        let children = found.prefix { !Self.isToken($0.entry.value) }.map { item in
          item.layer.child(item.entry)
        }
        var merged: [DesignTokenGroup] = []
        for child in children { merged += expand(child, through: []) }
        walk(merged, path: childPath, inherited)
      }
    }
  }

  /// Returns the properties that tokens inherit from a group and the groups around it.
  private func inherited(by layers: [DesignTokenGroup], _ outer: Inherited) -> Inherited {
    var inherited = outer
    for source in Set(layers.map(\.source)) {
      let own = layers.filter { $0.source == source }
      if let type = own.compactMap(\.type).first {
        inherited.types[source] = type
        inherited.hasUnknownType = false
      } else if own.first?.entry("$type") != nil || own.first?.node.misspellsType ?? false {
        inherited.hasUnknownType = true
      } else if own.count > 1 {
        // The type that the extended group inherits is better than no type.
        inherited.types[source] =
          inherited.types[source] ?? own.dropFirst().compactMap(\.outerType).first
      }
    }
    for layer in layers.reversed() {
      if let node = layer.entry("$deprecated")?.value {
        inherited.deprecation = DesignToken.Deprecation(node)
      }
    }
    return inherited
  }

  private mutating func add(
    _ entry: YAMLEntry,
    at path: [String],
    _ inherited: Inherited,
    from source: Int
  ) {
    steps += 1
    let node = entry.value
    checkTokenMembers(of: node, path: path)
    guard let value = node.member("$value") ?? node.member("$ref").map({ _ in node }) else {
      let name = path.joined(separator: ".")
      return diagnostics.append("missing-key", "'\(name)' has no '$value'", at: node.range)
    }
    var deprecation = inherited.deprecation
    if let node = node.member("$deprecated") { deprecation = DesignToken.Deprecation(node) }
    let type = node.member("$type")
    // A reference next to the value could have been meant instead.
    let isUnclear = type != nil || node.member("$value") != nil && node.member("$ref") != nil
    let token = DesignToken(
      entry,
      at: path,
      file: scope,
      value: value,
      type: type.flatMap { DesignTokenType(rawValue: $0.text) },
      inheritedType: inherited.type(in: source),
      hasUnknownType: inherited.hasUnknownType || isUnclear || node.misspellsType,
      deprecation: deprecation,
      description: node.member("$description")?.text
    )
    if let finding = token.nameFinding { diagnostics.append(finding) }
    tokens.append(token)
  }

  /// Returns the names of the children of a group and of the groups that it extends, its own first.
  private func childNames(of layers: [DesignTokenGroup]) -> [String] {
    layers.flatMap { layer in
      layer.node.entries.map(\.key.text).filter { !layer.hidden.contains($0) }
    }.filter { $0 == "$root" || !$0.hasPrefix("$") }.uniqued
  }

  /// Whether an object is a token: it has a value or refers to one.
  package static func isToken(_ node: YAMLNode) -> Bool {
    let keys = node.entries.map(\.key.text)
    if keys.contains("$value") { return true }
    return keys.contains("$ref") && !keys.contains { !$0.hasPrefix("$") || $0 == "$root" }
  }
}

extension YAMLNode {
  /// Whether an unknown key of a token or a group is near to `$type`, so that a missing type isn't another mistake.
  var misspellsType: Bool {
    let known = DesignTokenCollector.tokenMembers + DesignTokenCollector.groupMembers
    return entries.contains { entry in
      let name = entry.key.text
      guard entry.value.kind == .scalar, !known.contains(name) else { return false }
      let member = name.hasPrefix("$") ? name : "$\(name)"
      return nearestNames(to: member, among: known).contains("$type")
    }
  }
}
