import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Collects the tokens of a tree for Style Dictionary, version 3 or 4: whatever has a `value` or a `$value` is one.
struct StyleDictionaryCollector {
  /// What a token or a group has from the groups around it, where the tree is written as the Design Tokens format has it.
  private struct Inherited {
    /// The nearest `$type`.
    var type: YAMLNode?
    /// What the nearest `$deprecated` says.
    var deprecation: DesignToken.Deprecation?

    /// What a group inside this one inherits.
    func inner(_ group: YAMLNode) -> Inherited {
      Inherited(
        type: group.member("$type") ?? type,
        deprecation: StyleDictionaryCollector.deprecation(of: group, outer: deprecation)
      )
    }
  }

  /// What groups say about themselves.
  private static let remarks: Set<String> = [
    "comment", "description", "documentation", "type", "$schema", "$description", "$type",
    "$deprecated", "$extensions", "extensions",
  ]

  /// Members that tokens may also have: those read here, those reported elsewhere, and those that
  /// Style Dictionary adds itself.
  private static let members: Set<String> = remarks.union([
    "value", "$value", "$ref", "deprecated", "attributes", "original", "themeable", "name", "path",
    "filePath", "isSource", "key", "options",
  ])

  /// The number of the tree among those that are read together.
  let scope: Int
  /// The tokens in the order of the file.
  private(set) var tokens: [DesignToken] = []
  /// What can't be carried over.
  private var findings: [Diagnostic] = []
  /// Members of tokens that nothing here reads, by their names.
  private var unread = UnreadMembers()

  /// Everything to report, members that aren't read included.
  var diagnostics: [Diagnostic] { findings + unread.diagnostics }

  /// Starts without tokens.
  init(scope: Int) {
    self.scope = scope
  }

  /// Collects all tokens of a tree; reports a file that is anything but an object.
  mutating func collect(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      findings.append(
        "wrong-value-type",
        "a file of tokens is an object of groups and tokens",
        at: root.range
      )
      return
    }
    walk(root, path: [], Inherited().inner(root))
  }

  /// Walks a group and everything in it.
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

  /// Names what a token has that is not read, and the tokens below it, which a theme has no names for: `a.b` would be one of `a`.
  private mutating func readMembers(of token: YAMLNode, path: [String]) {
    for entry in token.entries where !Self.members.contains(entry.key.text) {
      if Self.hasToken(entry.value) {
        leaveOutTokens(in: entry, path: path + [entry.key.text], below: path)
      } else {
        unread.add(entry.key, of: path)
      }
    }
  }

  /// Reports the tokens below another token, which a theme has no names for.
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

  /// Adds a token, whose type its own words, its groups, its place, or its value decide.
  ///
  /// - Parameters:
  ///   - entry: The token with its key.
  ///   - value: The token's value.
  ///   - path: The names down to the token.
  ///   - inherited: What groups say about it.
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
    let token = DesignToken(
      entry,
      at: path,
      file: scope,
      value: value,
      type: (written ?? category).flatMap { DesignTokenType(styleDictionary: $0.text) },
      // What is written is not overruled by the place, even where a theme has no such type.
      inheritedType: written == nil
        ? DesignTokenType(styleDictionaryPath: path) ?? Self.type(byLookOf: value) : nil,
      deprecation: Self.deprecation(of: entry.value, outer: inherited.deprecation),
      description: comment?.text
    )
    if let finding = token.nameFinding { findings.append(finding) }
    tokens.append(token)
  }

  /// The last resort: trees of this kind need no types at all.
  private static func type(byLookOf value: YAMLNode) -> DesignTokenType? {
    guard value.kind == .scalar else { return nil }
    if CSSText.color(value) != nil { return .color }
    return CSSText.points(value.text) == nil ? nil : .dimension
  }

  /// What a node says about its deprecation, in either spelling; otherwise what the group around it
  /// says.
  ///
  /// - Parameters:
  ///   - node: The token or group.
  ///   - outer: What holds around it.
  /// - Returns: Nil for a token to use without reservation.
  private static func deprecation(
    of node: YAMLNode,
    outer: DesignToken.Deprecation?
  ) -> DesignToken.Deprecation? {
    let own = ["$deprecated", "deprecated"].compactMap { node.member($0) }.first
    // A group with that name doesn't count as one.
    guard let own, own.kind == .scalar else { return outer }
    return DesignToken.Deprecation(own)
  }

  /// The value of a token, or the token itself where it refers to another by a pointer; nil for a group.
  private static func value(of node: YAMLNode) -> YAMLNode? {
    if let value = node.member("$value") ?? node.member("value") { return value }
    return DesignTokenCollector.isToken(node) ? node : nil
  }

  /// Whether anything below a node is a token.
  private static func hasToken(_ node: YAMLNode) -> Bool {
    var pending = [node]
    while let node = pending.popLast() {
      guard node.kind == .mapping else { continue }
      if value(of: node) != nil { return true }
      pending += node.entries.map(\.value)
    }
    return false
  }

  /// Whether a file is such a tree and nothing else: something in it has a `value`, and nothing a `$value`.
  static func isTree(_ root: YAMLNode) -> Bool {
    var pending = [root]
    var hasValue = false
    while let node = pending.popLast() {
      for entry in node.entries {
        if entry.key.text == "$value" { return false }
        if entry.key.text == "value" { hasValue = true }
        if entry.value.kind == .mapping { pending.append(entry.value) }
      }
    }
    return hasValue
  }
}
