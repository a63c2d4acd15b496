import LintelDiagnostics
import LintelSyntax

/// Words what is wrong with tokens.
extension DesignTokenReader {
  /// Reports a number that is out of its range.
  mutating func outOfRange<Value>(
    _ name: String,
    _ text: String,
    _ violation: String,
    _ node: YAMLNode
  ) -> Value? {
    findings.reject("out-of-range", "the \(name) is \(text), \(violation)", at: node.range)
  }

  /// Reports a token whose type neither it nor a group nor its reference says.
  mutating func reportUntyped(_ token: DesignToken) {
    let message = "the token '\(token.path)' has no type"
    let help = "add '$type' to the token or to a group around it"
    let note = Note("Lintel doesn't guess a type from the value")
    findings.append("untyped-token", message, at: token.keyRange, notes: [note], help: [help])
  }

  /// Reports a reference to a token that no file has, with the nearest names.
  mutating func reportUnknown(_ reference: DesignTokenReference) {
    if !reference.rest.isEmpty, allPaths.contains(reference.path) {
      let message = "'\(reference.text)' doesn't exist in the value of '\(reference.path)'"
      findings.append("unknown-token", message, at: reference.range)
      return
    }
    let inside = allPaths.filter { $0.hasPrefix(reference.path + ".") }
    if !inside.isEmpty {
      findings.append(
        "unknown-token",
        "'\(reference.path)' is a group, and only a token has a value",
        at: reference.range,
        help: inside.contains(reference.path + ".$root")
          ? ["its own token is '{\(reference.path).$root}'"] : []
      )
      return
    }
    var near: [String] = []
    if findings.all.count < mostSuggestions {
      // Design tools leave out the set around a token.
      near = Array(allPaths.filter { $0.hasSuffix(".\(reference.path)") }.prefix(3))
      if near.isEmpty { near = nearestNames(to: reference.path, among: allPaths) }
    }
    let isCurly = reference.text.hasPrefix("{")
    let fixed = near.first.map { "\"{\($0)}\"" } ?? ""
    findings.append(
      "unknown-token",
      "unknown token '\(reference.path)'",
      at: reference.range,
      help: Suggestion.help(for: near),
      fixIts: near.count == 1 && isCurly
        ? [FixIt("change to '{\(near[0])}'", replace: reference.range, with: fixed)] : []
    )
  }

  /// The paths of all tokens.
  private var allPaths: [String] { tokens.map(\.path) }

  /// Whether a token has the type that a place expects; if not, that is reported.
  mutating func checkType(
    of index: Int,
    _ expected: DesignTokenType,
    _ reference: DesignTokenReference
  ) -> Bool {
    // A token without a type is reported itself.
    guard let found = types[index] else { return false }
    if found == expected { return true }
    reportWrongType(reference, found: found.noun, expected: expected, at: tokens[index].keyRange)
    return false
  }

  /// Reports a reference to a token of another type.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - found: The type of the token.
  ///   - expected: The type that the place needs.
  ///   - place: Where the type is required; nil if the place itself says so.
  mutating func reportWrongType(
    _ reference: DesignTokenReference,
    found: String,
    expected: DesignTokenType,
    at place: SourceRange?
  ) {
    findings.append(
      "token-of-wrong-type",
      "'\(reference.path)' is \(found), expected \(expected.noun)",
      at: reference.range,
      notes: place.map { [Note("'\(reference.path)' is declared here", at: $0)] } ?? []
    )
  }

  /// Reports a reference to a token that the theme declares itself, in another group.
  mutating func reportThemeToken(_ key: TokenKey, _ reference: DesignTokenReference) {
    findings.append(
      "token-of-wrong-type",
      "'\(key.reference)' is a token of the theme, which can't be a part of a design token",
      at: reference.range,
      help: ["declare it in a Design Tokens file"]
    )
  }

  /// Reports two tokens whose names are the same in a theme.
  mutating func reportSameName(_ index: Int, _ first: Int, _ key: TokenKey) {
    findings.append(
      "duplicate-name",
      "'\(tokens[index].path)' and '\(tokens[first].path)' are both '\(key.reference)' in a theme",
      at: tokens[index].keyRange,
      notes: [
        Note("the other one is here", at: tokens[first].keyRange),
        Note("characters that aren't valid in a theme's names become hyphens"),
      ],
      help: ["rename one of them"]
    )
  }

  /// Reports a name that is a token in one file and a group in another.
  mutating func reportTokenAndGroup(inner: Int, outer: Int) {
    findings.append(
      "token-and-group",
      "'\(tokens[outer].path)' is a token, so '\(tokens[inner].path)' can't be below it",
      at: tokens[inner].keyRange,
      notes: [Note("the token is here", at: tokens[outer].keyRange)],
      help: ["move the token's value into a token '$root' of the group"]
    )
  }
}

/// Names types in messages.
extension DesignTokenType {
  /// What a token of the type is called in messages.
  var noun: String {
    self == .cubicBezier
      ? "a timing function" : "a \(NameWords(rawValue).words.joined(separator: " "))"
  }
}

extension Diagnostic {
  /// The error about a value of the wrong type, whose message ends with what was found.
  static func mismatch(
    _ node: YAMLNode,
    _ message: String,
    found: String? = nil,
    help: [String] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    let message = "\(message), found \(found ?? node.nounForMessages)"
    return Diagnostic("wrong-value-type", message, at: node.range, help: help, fixIts: fixIts)
  }

  /// The error about a key that something doesn't have, with the nearest ones, or else all or another help.
  static func unknownKey(
    _ key: YAMLNode,
    of owner: String,
    among known: [String],
    or help: String? = nil
  ) -> Diagnostic {
    let help = help ?? "the keys are \(known.quotedList(conjunction: "and"))"
    return unknown("key", key, in: " in \(owner)", rule: "unknown-key", among: known, or: help)
  }

  /// The error about a word that the format doesn't have, with the nearest ones, or else another help.
  static func unknown(
    _ noun: String,
    _ node: YAMLNode,
    in place: String = "",
    rule: String = "unknown-keyword",
    among known: [String],
    or help: String
  ) -> Diagnostic {
    let near = nearestNames(to: node.text, among: known)
    return Diagnostic(
      rule,
      "unknown \(noun) '\(node.text)'\(place)",
      at: node.range,
      help: Suggestion.help(for: near, or: help),
      fixIts: Suggestion.fixIts(for: near, at: node.range, isQuoted: true)
    )
  }
}
