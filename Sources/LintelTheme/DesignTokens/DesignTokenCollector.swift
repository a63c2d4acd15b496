import LintelDiagnostics
package import LintelSyntax

/// Collects the tokens of one file, or of several that are read as one: walks their groups, with what they extend.
package struct DesignTokenCollector {
  /// What a token has from the groups around it.
  private struct Inherited {
    /// By source: a file's types apply to its own content, whatever other files declare for groups
    /// of the same name.
    var types: [Int: DesignTokenType] = [:]
    /// Whether the nearest group that names a type names none of the format's.
    var hasUnknownType = false
    /// What the nearest group says about deprecation.
    var deprecation: DesignToken.Deprecation?

    /// The type for a source; for one that names none, that of the first source that does.
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
  /// With `$extends`, a few lines can expand to any number of tokens.
  private static let limit = 50_000

  /// The number of this set of files among those that are read together.
  let scope: Int
  /// The top levels of what is read as one, that which wins first.
  let roots: [DesignTokenGroup]
  /// The tokens, in the order of the files.
  private(set) var tokens: [DesignToken] = []
  /// What is wrong with groups and tokens.
  var diagnostics: [Diagnostic] = []
  /// The number of tokens and groups visited so far.
  var steps = 0

  /// - Parameters:
  ///   - sources: what is read as one; of tokens with one name the first is taken.
  ///   - scope: an index into what a reader reads together.
  init(_ sources: [DesignTokenSource], scope: Int) {
    roots = sources.enumerated().map { index, source in
      DesignTokenGroup(node: source.node, path: [], source: index, hidden: source.hidden)
    }
    self.scope = scope
  }

  /// Walks all groups from the top.
  mutating func collect() {
    var layers: [DesignTokenGroup] = []
    for root in roots {
      guard root.node.kind == .mapping else {
        let message = "a Design Tokens file is an object of groups and tokens"
        diagnostics.append("wrong-value-type", message, at: root.node.range)
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

  /// Whether the limit on visits is reached; what is left is then not read, and the file is
  /// refused.
  var isExhausted: Bool { steps > Self.limit }

  /// Walks one group.
  private mutating func walk(_ layers: [DesignTokenGroup], path: [String], _ outer: Inherited) {
    guard !layers.isEmpty, !isExhausted else { return }
    for layer in layers where layer.path == path {
      checkGroupMembers(of: layer, isRoot: path.isEmpty)
    }
    let inherited = inherited(by: layers, outer)
    // Looked up once rather than for each child, because a group may have thousands.
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
      guard isSound else { continue }
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

  /// What a group's tokens have from it and from the groups around it.
  private func inherited(by layers: [DesignTokenGroup], _ outer: Inherited) -> Inherited {
    var inherited = outer
    for source in Set(layers.map(\.source)) {
      let own = layers.filter { $0.source == source }
      if let type = own.compactMap(\.type).first {
        inherited.types[source] = type
        inherited.hasUnknownType = false
      } else if own.first?.entry("$type") != nil {
        inherited.hasUnknownType = true
      } else if own.count > 1 {
        // What the extended group itself inherits is better than no type at all.
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

  /// Adds one token.
  ///
  /// - Parameters:
  ///   - entry: The token with its key.
  ///   - path: The names of the groups around it and its own.
  ///   - inherited: What the groups say about it.
  ///   - source: The number of the source whose types apply.
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
      diagnostics.append("missing-key", "'\(name)' has no '$value'", at: node.range)
      return
    }
    var deprecation = inherited.deprecation
    if let node = node.member("$deprecated") { deprecation = DesignToken.Deprecation(node) }
    let type = node.member("$type")
    let token = DesignToken(
      entry,
      at: path,
      file: scope,
      value: value,
      type: type.flatMap { DesignTokenType(rawValue: $0.text) },
      inheritedType: inherited.type(in: source),
      hasUnknownType: inherited.hasUnknownType || type != nil,
      deprecation: deprecation,
      description: node.member("$description")?.text
    )
    if let finding = token.nameFinding { diagnostics.append(finding) }
    tokens.append(token)
  }

  /// The children of a group with what it extends, its own first.
  private func childNames(of layers: [DesignTokenGroup]) -> [String] {
    var seen: Set<String> = []
    return layers.flatMap { layer in
      layer.node.entries.map(\.key.text).filter { !layer.hidden.contains($0) }
    }.filter { name in
      (name == "$root" || !name.hasPrefix("$")) && seen.insert(name).inserted
    }
  }

  /// Whether an object is a token: it has a value, or refers to one.
  package static func isToken(_ node: YAMLNode) -> Bool {
    let keys = node.entries.map(\.key.text)
    if keys.contains("$value") { return true }
    return keys.contains("$ref") && !keys.contains { !$0.hasPrefix("$") || $0 == "$root" }
  }
}
