import LintelDiagnostics
import LintelSyntax

extension DesignTokenReader {
  mutating func outOfRange<Value>(
    _ name: String,
    _ text: String,
    _ violation: String,
    _ node: YAMLNode
  ) -> Value? {
    findings.reject("out-of-range", "the \(name) is \(text), \(violation)", at: node.range)
  }

  /// Reports a token whose type isn't declared by the token, a group, or the token that it refers to.
  mutating func reportUntyped(_ token: DesignToken) {
    let message = "the token '\(token.path)' has no type"
    let help = "add '$type' to the token or to a group around it"
    let note = Note("Lintel doesn't guess a type from the value")
    findings.append("untyped-token", message, at: token.keyRange, notes: [note], help: [help])
  }

  /// Reports a reference to a token that isn't in any file, with the nearest names.
  mutating func reportUnknown(_ reference: DesignTokenReference) {
    if reference.isPointer, !reference.text.hasPrefix("#/") { return reportPointer(reference) }
    if !reference.rest.isEmpty, allPaths.contains(reference.path) {
      let message = "'\(reference.text)' doesn't exist in the value of '\(reference.path)'"
      return findings.append("unknown-token", message, at: reference.range)
    }
    let inside = allPaths.filter { $0.hasPrefix(reference.path + ".") }
    if !inside.isEmpty {
      return findings.append(
        "unknown-token",
        "'\(reference.path)' is a group, and only a token has a value",
        at: reference.range,
        help: inside.contains(reference.path + ".$root")
          ? ["its own token is '{\(reference.path).$root}'"] : []
      )
    }
    var near: [String] = []
    if findings.all.count < maximumSuggestions {
      // Older formats refer to a token's value, and design tools omit the set around a token.
      let named = DesignTokenDialect.styleDictionary.paths(named: reference.path[...].trimmed)
      near = named.filter(allPaths.contains)
      if near.isEmpty {
        near = Array(allPaths.filter { $0.hasSuffix(".\(reference.path)") }.prefix(3))
      }
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

  /// Reports a `$ref` that isn't a JSON pointer into the file, with the pointer that it is meant as, if any.
  private mutating func reportPointer(_ reference: DesignTokenReference) {
    var text = reference.text[...]
    let isElsewhere = text.first != "#" && text.contains("#")
    if isElsewhere { text = text.drop { $0 != "#" } }
    let marks = text.contains("/") ? "#/" : "#{}."
    let names = text.split(whereSeparator: marks.contains)
    let isMeant = allPaths.contains(names.prefix { $0 != "$value" }.joined(separator: "."))
    let pointer = "#/" + names.joined(separator: "/")
    findings.append(
      "unknown-token",
      "'\(reference.text.shortened)' isn't a pointer into the file",
      at: reference.range,
      help: (isMeant ? ["write \"\(pointer)\""] : ["a pointer is a path such as \"#/group/token\""])
        + (isElsewhere
          ? ["a theme that imports both files finds the token without the name of its file"] : []),
      fixIts: isMeant
        ? [FixIt("change to '\(pointer)'", replace: reference.range, with: "\"\(pointer)\"")] : []
    )
  }

  private var allPaths: [String] { tokens.map(\.path) }

  mutating func checkType(
    of index: Int,
    _ expected: DesignTokenType,
    _ reference: DesignTokenReference
  ) -> Bool {
    // A token without a type is a separate finding.
    guard let found = types[index] else { return false }
    if found == expected { return true }
    reportWrongType(reference, found: found.noun, expected: expected, at: tokens[index].keyRange)
    return false
  }

  /// Reports a reference to a token of another type, with a note at the token's place if that isn't `nil`.
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

  mutating func reportThemeToken(_ key: TokenKey, _ reference: DesignTokenReference) {
    findings.append(
      "token-of-wrong-type",
      "'\(key.reference)' is a token of the theme, which can't be a part of a design token",
      at: reference.range,
      help: ["declare it in a Design Tokens file"]
    )
  }

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

extension DesignTokenType {
  /// What messages call a token of the type.
  var noun: String {
    self == .cubicBezier
      ? "a timing function" : "a \(NameWords(rawValue).words.joined(separator: " "))"
  }
}

extension Diagnostic {
  /// Returns an error about a value of the wrong type, whose message ends with what was found.
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

  /// Returns an error about an unknown key, with the nearest keys, or otherwise with all keys or other help.
  static func unknownKey(
    _ key: YAMLNode,
    of owner: String,
    among known: [String],
    or help: String? = nil
  ) -> Diagnostic {
    let help = help ?? "the keys are \(known.quotedList(conjunction: "and"))"
    return unknown("key", key, in: " in \(owner)", rule: "unknown-key", among: known, or: help)
  }

  /// Returns an error about a word that the format doesn't define, with the nearest words, or otherwise with other help.
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
