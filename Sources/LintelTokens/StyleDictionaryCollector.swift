import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Collects the tokens of a tree for Style Dictionary 3 or 4, where every object with a `value` or a `$value` is a token.
struct StyleDictionaryCollector {
  /// The properties that a token or a group inherits from the groups around it, in a tree with members of the Design Tokens format.
  private struct Inherited {
    /// The nearest `$type`.
    var type: YAMLNode?
    /// The nearest `$deprecated`.
    var deprecation: DesignToken.Deprecation?

    /// Returns what a group inside of this one inherits.
    func inner(_ group: YAMLNode) -> Inherited {
      Inherited(
        type: group.member("$type") ?? type,
        deprecation: StyleDictionaryCollector.deprecation(of: group, outer: deprecation)
      )
    }
  }

  /// The members that describe a group.
  private static let remarks: Set<String> = [
    "comment", "description", "documentation", "type", "$schema", "$description", "$type",
    "$deprecated", "$extensions", "extensions",
  ]

  /// The members that tokens can also have: those read here, those reported elsewhere, and those that
  /// Style Dictionary adds itself.
  private static let members: Set<String> = remarks.union([
    "value", "$value", "$ref", "deprecated", "attributes", "original", "themeable", "name", "path",
    "filePath", "isSource", "key", "options",
  ])

  /// The index of the tree among those that are read together.
  let scope: Int
  /// Whether the file's top level has sets of Tokens Studio, whose names references omit.
  private var hasSets = false
  /// The tokens, in the order of the file.
  private(set) var tokens: [DesignToken] = []
  /// The findings about what can't be carried over.
  private var findings: [Diagnostic] = []
  /// The members of tokens that aren't read, by name.
  private var unread = UnreadMembers()

  /// All findings, including those about members that aren't read.
  var diagnostics: [Diagnostic] { findings + unread.diagnostics }

  init(scope: Int) {
    self.scope = scope
  }

  /// Collects all tokens of a tree, and reports a file that isn't an object.
  mutating func collect(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      return findings.append(
        "wrong-value-type",
        "a file of tokens is an object of groups and tokens",
        at: root.range
      )
    }
    hasSets = root.entries.contains { TokensStudio.members.contains($0.key.text) }
    walk(root, path: [], Inherited().inner(root))
  }

  /// Walks a group and its contents.
  private mutating func walk(_ group: YAMLNode, path: [String], _ inherited: Inherited) {
    for entry in group.entries where !Self.remarks.contains(entry.key.text) {
      let childPath = path + [entry.key.text]
      if path.isEmpty, TokensStudio.members.contains(entry.key.text) {
        findings.append(TokensStudio.finding(entry))
      } else if entry.key.text.hasPrefix("$"), entry.key.text != "$root" {
        unread.add(entry.key, of: path)
      } else if entry.value.kind != .mapping {
        leaveOut(entry, childPath, "which has no 'value'")
      } else if let value = Self.value(of: entry.value) {
        add(entry, value, at: childPath, inherited)
        readMembers(of: entry.value, path: childPath)
      } else if childPath.count < NameRules.maximumDepth {
        walk(entry.value, path: childPath, inherited.inner(entry.value))
      }
    }
  }

  /// Reports members of a token that aren't read, and tokens below it: a theme can't have a token `a.b` if `a` is a token.
  private mutating func readMembers(of token: YAMLNode, path: [String]) {
    for entry in token.entries where !Self.members.contains(entry.key.text) {
      if Self.hasToken(entry.value) {
        leaveOutTokens(in: entry, path: path + [entry.key.text], below: path)
      } else {
        unread.add(entry.key, of: path)
      }
    }
  }

  /// Reports the tokens below another token, which a theme can't have.
  private mutating func leaveOutTokens(in entry: YAMLEntry, path: [String], below token: [String]) {
    if Self.value(of: entry.value) != nil {
      leaveOut(entry, path, "which is below the token '\(token.joined(separator: "."))'")
    } else if path.count < NameRules.maximumDepth {
      for child in entry.value.entries {
        leaveOutTokens(in: child, path: path + [child.key.text], below: token)
      }
    }
  }

  /// Reports one token that isn't carried over, with the reason as a relative clause.
  private mutating func leaveOut(_ entry: YAMLEntry, _ path: [String], _ reason: String) {
    findings.append(
      "unusable-design-token",
      as: .info,
      "'\(path.joined(separator: "."))', \(reason), is left out",
      at: entry.key.range,
      help: ["a token is an object with a 'value', and has no tokens below it: rename one of them"]
    )
  }

  /// Adds a token, whose type comes from its own members, its groups, its path, or its value.
  private mutating func add(
    _ entry: YAMLEntry,
    _ value: YAMLNode,
    at path: [String],
    _ inherited: Inherited
  ) {
    let written =
      ["$type", "type"].compactMap { entry.value.member($0) }.first ?? inherited.type
    let category = entry.value.member("attributes")
      .flatMap { $0.member("category") }
    let comment = ["$description", "comment", "description", "documentation"]
      .compactMap { entry.value.member($0) }.first
    var token = DesignToken(
      entry,
      at: path,
      file: scope,
      value: value,
      type: (written ?? category).flatMap { DesignTokenType(styleDictionary: $0.text) },
      // The path doesn't override a declared type, even if themes don't have that type.
      inheritedType: written == nil
        ? DesignTokenType(styleDictionaryPath: path) ?? Self.type(inferredFrom: value) : nil,
      deprecation: Self.deprecation(of: entry.value, outer: inherited.deprecation),
      description: comment?.text
    )
    if hasSets { token.pathInSet = path.dropFirst().joined(separator: ".") }
    if let finding = token.nameFinding { findings.append(finding) }
    tokens.append(token)
  }

  /// Infers a type from the value as a last resort, because such trees don't need any types.
  private static func type(inferredFrom value: YAMLNode) -> DesignTokenType? {
    guard value.kind == .scalar else { return nil }
    if CSSText.color(value) != nil { return .color }
    return CSSText.points(value.text) == nil ? nil : .dimension
  }

  /// Returns the deprecation of a node in either notation, or that of the group around it, or `nil` if
  /// there is none.
  private static func deprecation(
    of node: YAMLNode,
    outer: DesignToken.Deprecation?
  ) -> DesignToken.Deprecation? {
    let own = ["$deprecated", "deprecated"].compactMap { node.member($0) }.first
    // A group with that name isn't a deprecation.
    guard let own, own.kind == .scalar else { return outer }
    return DesignToken.Deprecation(own)
  }

  /// Returns the value of a token, or the token itself if it refers to another one by a pointer, or `nil` for a group.
  private static func value(of node: YAMLNode) -> YAMLNode? {
    if let value = node.member("$value") ?? node.member("value") { return value }
    return DesignTokenCollector.isToken(node) ? node : nil
  }

  /// Whether a node is or contains a token.
  private static func hasToken(_ node: YAMLNode) -> Bool {
    var pending = [node]
    while let node = pending.popLast() {
      guard node.kind == .mapping else { continue }
      if value(of: node) != nil { return true }
      pending += node.entries.map(\.value)
    }
    return false
  }
}
