import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads one value, and collects its findings and its references to tokens.
///
/// Each value has its own reader. The reader returns `nil` after an error, so the values that it
/// returns are complete. It continues after errors, so one run reports all of them.
package struct ValueReader {
  let expectation: ValueExpectation
  /// The references to tokens, in source order.
  var uses: [TokenUse] = []
  /// The findings about the value, and the number of errors among them.
  var findings: CountedFindings
  /// The keys that misnamed keys mean, with the ranges of their values, by the index of the finding.
  var renamings: [Int: (key: String, value: SourceRange)] = [:]
  var guesses: [TokenGuess] = []

  init(_ expectation: ValueExpectation) {
    self.expectation = expectation
    findings = CountedFindings(property: expectation.property)
  }

  mutating func value(_ node: YAMLNode) -> Value? {
    if node.isEmpty { return emptyValue(node) }
    if isReservedWord(node) { return node.text == "unset" ? unset(node) : none(node) }
    if isTokenReference(node) { return tokenValue(node) }
    if node.kind == .mapping, reportBraces(node) { return nil }
    if reportMissingQuote(node) || reportCondition(in: node) { return nil }
    if node.kind != .scalar, expectation.type != .color, expectation.type != .offset,
      node.kind == .sequence || ValueKeys.keys(of: expectation.type).isEmpty,
      let only = reportWrapped(node, expectation.type.noun)
    {
      _ = value(only)
      return nil
    }
    let value = typedValue(node)
    if value == nil { offerReservedWord(for: node) }
    return value
  }

  private mutating func typedValue(_ node: YAMLNode) -> Value? {
    switch expectation.type {
    case .color: return color(node).map(Value.init)
    case .font: return font(node)
    case .image: return image(node).map(Value.image)
    case .effect: return effect(node).map(Value.effect)
    case .offset: return offset(node)
    case .number(let range): return number(node, in: range).map(Value.number)
    case .boolean: return boolean(node).map(Value.boolean)
    case .keyword(let set): return keyword(node, of: set.keywords).map(Value.keyword)
    case .string: return string(node).map(Value.string)
    }
  }

  /// Corrects the help of findings about misnamed keys whose values turned out to be wrong, too.
  mutating func correctRenamings() {
    for (index, renaming) in renamings {
      let wrong = findings.all.filter {
        $0.severity == .error && renaming.value.lower <= $0.range.lower
          && $0.range.upper <= renaming.value.upper
      }
      guard let first = wrong.first else { continue }
      let edits = wrong.count == 1 && first.fixIts.count == 1 ? first.fixIts[0].edits : []
      let isWhole = edits.count == 1 && edits[0].range == renaming.value
      let entry = isWhole ? "\(renaming.key): \(edits[0].newText)" : renaming.key
      findings.all[index].help = ["write \(entry.asCode)"]
    }
  }

  /// Reports a word that the place doesn't accept.
  mutating func reportUnknown(
    _ rule: String,
    _ noun: String,
    _ word: String,
    in place: String? = nil,
    at range: SourceRange,
    among candidates: [String],
    help: [String] = []
  ) {
    let meant = MeantNames(word, among: candidates)
    let near = meant.nearest
    var hints = Suggestion.help(for: meant.names)
    if meant.names.isEmpty {
      hints.append("the \(noun) must be \(candidates.shortList(conjunction: "or"))")
    }
    findings.append(
      rule,
      "unknown \(noun) '\(word)'" + (place.map { " in \($0)" } ?? ""),
      at: range,
      help: hints + help,
      fixIts: Suggestion.fixIts(for: near, at: range)
    )
  }
}

/// Words with the same meaning for every type.
extension ValueReader {
  /// Whether a scalar is `none`, which is nil, or `unset`, which removes what lower layers declare.
  ///
  /// In quotes, a property's string isn't reserved. A property with a keyword `none` reads `none` as that keyword.
  private func isReservedWord(_ node: YAMLNode) -> Bool {
    guard node.kind == .scalar else { return false }
    if case .string = expectation.type, node.style != .plain { return false }
    guard node.text == "none" else { return node.text == "unset" }
    if case .keyword(let set) = expectation.type { return !set.keywords.contains("none") }
    return true
  }

  /// Suggests `none`, `unset`, or a further word if the text is near to it, unless a value of the type is already suggested.
  private mutating func offerReservedWord(for node: YAMLNode) {
    let words =
      (expectation.allowsNone ? ["none"] : []) + (expectation.allowsUnset ? ["unset"] : [])
      + expectation.additionalWords
    guard node.kind == .scalar, node.style == .plain, expectation.checksCommonMistakes,
      let word = nearestName(to: node.text, among: words), let last = findings.all.last,
      last.range == node.range, last.fixIts.isEmpty,
      ["unknown-color", "unknown-keyword", "wrong-value-type"].contains(last.rule)
    else { return }
    findings.all[findings.all.count - 1].help = Suggestion.help(for: [word])
    findings.all[findings.all.count - 1].fixIts = Suggestion.fixIts(for: [word], at: node.range)
    guesses.removeAll { $0.diagnostic == last }
  }

  private mutating func unset(_ node: YAMLNode) -> Value? {
    if expectation.allowsUnset { return .unset }
    return findings.mismatch(
      node,
      expected: expectation.type.noun,
      help: [
        expectation.token != nil
          ? "'unset' leaves a property to UIKit, but a token must have a value"
          : "to leave it to UIKit, omit the key"
            + (expectation.allowsNone ? ", or write 'none' to set it to nil" : "")
      ]
    )
  }

  private mutating func none(_ node: YAMLNode) -> Value? {
    if expectation.allowsNone { return Value.none }
    if reportMistake(node, as: expectation.type, rule: "none-not-allowed") { return nil }
    return findings.reject(
      "none-not-allowed",
      "'none' isn't a value here, expected \(expectation.type.noun)",
      at: node.range,
      help: expectation.allowsUnset
        ? ["'unset' removes what lower layers declare and leaves the value to UIKit"] : []
    )
  }

  /// Reports a missing value, or one that YAML reads as null.
  private mutating func emptyValue(_ node: YAMLNode) -> Value? {
    if !node.text.isEmpty, reportMistake(node, as: expectation.type) { return nil }
    var help: [String] = []
    if expectation.allowsNone { help.append("'none' means nil") }
    if expectation.allowsUnset {
      help.append("'unset' removes what lower layers declare and leaves the value to UIKit")
    }
    if case .string = expectation.type { help.append("write an empty string as ''") }
    var noun = expectation.type.noun
    if node.text.isEmpty, expectation.component != nil,
      let key = expectation.property?.split(separator: ".").last
    {
      noun += " or the properties of '\(key)'"
      help.insert("indent the lines that belong to '\(key)', or remove it", at: 0)
    }
    return findings.mismatch(node, expected: noun, help: help)
  }

  /// Whether a scalar begins with `$` and refers to a token, unlike the quoted value of a string property.
  func isTokenReference(_ node: YAMLNode) -> Bool {
    guard node.kind == .scalar, node.text.utf8.first == UInt8(ascii: "$") else { return false }
    if case .string = expectation.type { return node.style == .plain }
    return true
  }

  /// Reads a scalar that begins with `$` as a token, and reports it if no tokens have the expected type.
  mutating func tokenValue(_ node: YAMLNode) -> Value? {
    guard let group = expectation.type.tokenGroup else {
      if reportMistake(node, as: expectation.type) { return nil }
      let help = "tokens can be \(TokenGroup.allCases.map(\.rawValue).plainList())"
      return findings.mismatch(node, expected: expectation.type.noun, help: [help])
    }
    return token(node.text, in: group, at: node.range).map(Value.token)
  }

  /// Reads `$name` or `$group.name`, without checking whether the token exists, because not all tokens are known yet.
  mutating func token(
    _ reference: String,
    in group: TokenGroup,
    at range: SourceRange
  ) -> TokenKey? {
    var name = reference.dropFirst()
    let prefix = "\(group.rawValue)."
    if name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    guard NameRules.isValid(String(name)) else {
      let type = group.valueType
      if reportMistake(reference, as: type, rule: "malformed-token", at: range) { return nil }
      let meant = NameRules.name(meantBy: String(name))
      findings.append(
        "malformed-token",
        "'\(reference)' isn't a valid name for a token",
        at: range,
        help: (NameRules.isValid(meant) ? ["write '$\(meant)'"] : [])
          + ["a name has letters, digits, '-', and '_'; a dot nests, as in '$brand.primary'"]
      )
      guess([meant], in: group, at: range, isExplained: true)
      return nil
    }
    let key = TokenKey(group, String(name))
    uses.append(TokenUse(key, at: range))
    return key
  }
}

extension Value {
  /// Creates a value from a color, where a reference to a token is the value `token`, not a color.
  init(_ color: ColorValue) {
    if case .token(let key) = color { self = .token(key) } else { self = .color(color) }
  }
}

/// Findings with a count of the errors among them.
struct CountedFindings: Findings {
  var property: String?
  /// The findings, including those that aren't errors.
  var all: [Diagnostic] = []
  private(set) var errorCount = 0

  mutating func append(_ finding: Diagnostic) {
    if finding.severity == .error { errorCount += 1 }
    all.append(finding)
    if let property { all[all.count - 1].property = Abbreviation.text(property) }
  }

  /// Adds a finding about a value of the wrong type, and returns `nil`.
  mutating func mismatch<Value>(
    _ node: YAMLNode,
    expected: String,
    found: String? = nil,
    help: [String] = [],
    fixIts: [FixIt] = []
  ) -> Value? {
    reject(.mismatch(node, "expected \(expected)", found: found, help: help, fixIts: fixIts))
  }
}
