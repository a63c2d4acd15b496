import LintelDiagnostics
import LintelSyntax

/// Collects the tokens of a tree for Style Dictionary, version 3 or 4: whatever has a `value` is one.
struct StyleDictionaryCollector {
  /// What groups and tokens say about themselves.
  private static let remarks: Set<String> = [
    "comment", "description", "documentation", "type", "$schema", "$description", "$type",
  ]

  /// Objects of tokens that hold no tokens.
  private static let members: Set<String> = [
    "value", "attributes", "original", "$extensions", "extensions",
  ]

  let scope: Int
  private(set) var tokens: [DesignToken] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(scope: Int) {
    self.scope = scope
  }

  mutating func collect(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      diagnostics.append(
        Diagnostic(
          "wrong-value-type",
          .error,
          "a file of tokens is an object of groups and tokens",
          at: root.range
        )
      )
      return
    }
    walk(root, path: [])
  }

  private mutating func walk(_ group: YAMLNode, path: [String]) {
    for entry in group.entries {
      let childPath = path + [entry.key.text]
      guard entry.value.kind == .mapping else {
        if !Self.remarks.contains(entry.key.text) {
          leaveOut(entry, childPath, "which has no 'value'")
        }
        continue
      }
      if let value = Self.member("value", of: entry.value) {
        add(entry, value, at: childPath)
        leaveOutChildren(of: entry.value, path: childPath)
      } else if childPath.count < NameRules.maximumDepth {
        walk(entry.value, path: childPath)
      }
    }
  }

  /// Names the tokens below a token, which a theme has no names for: `a.b` would be one of `a`.
  private mutating func leaveOutChildren(of token: YAMLNode, path: [String]) {
    for entry in token.entries
    where entry.value.kind == .mapping && !Self.members.contains(entry.key.text) {
      let childPath = path + [entry.key.text]
      if Self.member("value", of: entry.value) != nil {
        leaveOut(entry, childPath, "which stands below the token '\(path.joined(separator: "."))'")
      } else if childPath.count < NameRules.maximumDepth {
        leaveOutChildren(of: entry.value, path: childPath)
      }
    }
  }

  private mutating func leaveOut(_ entry: YAMLEntry, _ path: [String], _ reason: String) {
    diagnostics.append(
      Diagnostic(
        "unusable-design-token",
        .info,
        "'\(path.joined(separator: "."))', \(reason), is left out",
        at: entry.key.range,
        help: [
          "a token is an object with a 'value', and has no tokens below it: rename one of them"
        ]
      )
    )
  }

  private mutating func add(_ entry: YAMLEntry, _ value: YAMLNode, at path: [String]) {
    let name = DesignTokenName.name(of: path)
    if name == nil {
      diagnostics.append(.unusableTokenName(path.joined(separator: "."), at: entry.key.range))
    }
    let written = Self.member("type", of: entry.value)
    let category = Self.member("attributes", of: entry.value)
      .flatMap { Self.member("category", of: $0) }
    let type =
      (written ?? category).flatMap { DesignTokenType(styleDictionary: $0.text) }
    let comment = ["comment", "description", "documentation"]
      .compactMap { Self.member($0, of: entry.value) }.first
    tokens.append(
      DesignToken(
        file: scope,
        path: path.joined(separator: "."),
        name: name,
        keyRange: entry.key.range,
        node: entry.value,
        value: value,
        type: type,
        // What is written is not overruled by the place, even where a theme has no such type.
        inheritedType: written == nil
          ? DesignTokenType(styleDictionaryPath: path) ?? Self.type(byLookOf: value) : nil,
        hasUnknownType: false,
        deprecation: nil,
        description: comment?.text
      )
    )
  }

  /// The last resort: trees of this kind need no types at all.
  private static func type(byLookOf value: YAMLNode) -> DesignTokenType? {
    guard value.kind == .scalar else { return nil }
    if CSSText.color(value) != nil { return .color }
    return CSSText.points(value.text) == nil ? nil : .dimension
  }

  private static func member(_ name: String, of node: YAMLNode) -> YAMLNode? {
    node.entries.first { $0.key.text == name }?.value
  }

  /// Whether a file is such a tree: something in it has a `value`, and nothing a `$value`.
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
