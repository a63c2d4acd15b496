import LintelDiagnostics
import LintelSyntax

/// Collects the tokens of one file: walks its groups, with what they extend.
struct DesignTokenCollector {
  /// What a token has from the groups around it.
  private struct Inherited {
    var type: DesignTokenType?
    /// Whether the nearest group that names a type names none of the format's.
    var hasUnknownType = false
    var deprecation: DesignToken.Deprecation?
  }

  static let tokenMembers = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]
  static let groupMembers = [
    "$type", "$description", "$extends", "$extensions", "$deprecated", "$root", "$ref",
  ]
  /// With `$extends` a few lines can stand for any number of tokens.
  private static let limit = 50_000

  let file: Int
  let root: YAMLNode
  private(set) var tokens: [DesignToken] = []
  var diagnostics: [Diagnostic] = []
  var steps = 0

  init(_ root: YAMLNode, file: Int) {
    self.root = root
    self.file = file
  }

  mutating func collect() {
    guard root.kind == .mapping else {
      report("wrong-value-type", "a Design Tokens file is an object of groups and tokens", root)
      return
    }
    let layers = expand(DesignTokenGroup(node: root, path: []), through: [])
    walk(layers, path: [], Inherited())
    if isExhausted {
      tokens = []
      report(
        "oversized-token",
        "the file's groups come to more than \(Self.limit) with what they extend",
        root
      )
    }
  }

  var isExhausted: Bool { steps > Self.limit }

  private mutating func walk(_ layers: [DesignTokenGroup], path: [String], _ outer: Inherited) {
    guard let own = layers.first, !isExhausted else { return }
    checkGroupMembers(of: own.node, isRoot: path.isEmpty)
    var inherited = outer
    if let type = layers.compactMap({ type(of: $0.node) }).first {
      inherited.type = type
      inherited.hasUnknownType = false
    } else if member("$type", of: own.node) != nil {
      inherited.hasUnknownType = true
    } else if layers.count > 1 {
      // What the extended group itself inherits is better than no type at all.
      inherited.type = inherited.type ?? layers.dropFirst().compactMap(\.outerType).first
    }
    for layer in layers.reversed() {
      if let node = member("$deprecated", of: layer.node) {
        inherited.deprecation = deprecation(node)
      }
    }
    for name in childNames(of: layers) {
      let childPath = path + [name]
      let found = layers.compactMap { layer in
        layer.node.entries.first { $0.key.text == name }.map { (layer: layer, entry: $0) }
      }
      guard let first = found.first, checkChild(first.entry, named: name) else { continue }
      if Self.isToken(first.entry.value) || name == "$root" {
        add(first.entry, at: childPath, inherited)
      } else if path.count < NameRules.maximumDepth {
        let children = found.prefix { !Self.isToken($0.entry.value) }.map { item in
          DesignTokenGroup(
            node: item.entry.value,
            path: item.layer.path + [name],
            outerType: type(of: item.layer.node) ?? item.layer.outerType
          )
        }
        var merged: [DesignTokenGroup] = []
        for child in children { merged += expand(child, through: []) }
        walk(merged, path: childPath, inherited)
      }
    }
  }

  private mutating func add(_ entry: YAMLEntry, at path: [String], _ inherited: Inherited) {
    steps += 1
    let node = entry.value
    checkTokenMembers(of: node, path: path)
    guard let value = member("$value", of: node) ?? member("$ref", of: node).map({ _ in node })
    else {
      report("missing-key", "'\(path.joined(separator: "."))' has no '$value'", node)
      return
    }
    let name = DesignTokenName.name(of: path)
    if name == nil {
      diagnostics.append(.unusableTokenName(path.joined(separator: "."), at: entry.key.range))
    }
    var deprecation = inherited.deprecation
    if let node = member("$deprecated", of: node) { deprecation = self.deprecation(node) }
    tokens.append(
      DesignToken(
        file: file,
        path: path.joined(separator: "."),
        name: name,
        keyRange: entry.key.range,
        node: node,
        value: value,
        type: type(of: node),
        inheritedType: inherited.type,
        hasUnknownType: inherited.hasUnknownType || member("$type", of: node) != nil,
        deprecation: deprecation
      )
    )
  }

  /// The children of a group with what it extends, its own first.
  private func childNames(of layers: [DesignTokenGroup]) -> [String] {
    var seen: Set<String> = []
    return layers.flatMap { $0.node.entries.map(\.key.text) }.filter { name in
      (name == "$root" || !name.hasPrefix("$")) && seen.insert(name).inserted
    }
  }

  func member(_ name: String, of node: YAMLNode) -> YAMLNode? {
    node.entries.first { $0.key.text == name }?.value
  }

  /// The type that a token or group names itself; a wrong one is reported where its members are checked.
  func type(of node: YAMLNode) -> DesignTokenType? {
    member("$type", of: node).flatMap { DesignTokenType(rawValue: $0.text) }
  }

  private func deprecation(_ node: YAMLNode) -> DesignToken.Deprecation? {
    if node.style == .plain {
      return node.text == "true" ? DesignToken.Deprecation(reason: nil, range: node.range) : nil
    }
    return DesignToken.Deprecation(reason: node.text, range: node.range)
  }

  /// Whether an object is a token: it has a value, or refers to one.
  static func isToken(_ node: YAMLNode) -> Bool {
    let keys = node.entries.map(\.key.text)
    if keys.contains("$value") { return true }
    return keys.contains("$ref") && !keys.contains { !$0.hasPrefix("$") || $0 == "$root" }
  }

  mutating func report(
    _ rule: String,
    _ message: String,
    _ node: YAMLNode,
    help: [String] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(rule, .error, message, at: node.range, help: help, fixIts: fixIts)
    )
  }
}

/// A group as it stands in the file.
struct DesignTokenGroup {
  let node: YAMLNode
  /// Where it stands, which with `$extends` is not where its tokens are found.
  let path: [String]
  /// The type that the groups around it give it.
  var outerType: DesignTokenType?
}

extension Diagnostic {
  fileprivate static func unusableTokenName(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "invalid-name",
      .error,
      "nothing of the token name '\(path)' can be a name in a theme",
      at: range,
      notes: [Note("characters that a theme's names can't hold become hyphens")],
      help: ["use letters or digits in each of its parts"]
    )
  }
}
