import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The maximum length in bytes of a text that the table of mistakes is searched for.
private let maximumLength = 200

/// The keys of mappings that specify a color, with a theme's way to write it, in which `*` is the first key's value.
private let colorMappings: [(keys: [String], meant: String)] = [
  (["name"], "asset(*)"), (["named"], "asset(*)"),
  (["system"], "*"), (["systemName"], "*"), (["hex"], "\"*\""), (["hex"], "\"#*\""),
  (["value"], "*"), (["$value"], "*"), (["color"], "*"),
  (["r", "g", "b"], "rgb(* *2 *3)"), (["r", "g", "b", "a"], "rgb(* *2 *3 / *4)"),
  (["r", "g", "b"], "color(srgb * *2 *3)"), (["r", "g", "b", "a"], "color(srgb * *2 *3 / *4)"),
  (["red", "green", "blue"], "rgb(* *2 *3)"), (["red", "green", "blue"], "color(srgb * *2 *3)"),
  (["red", "green", "blue", "alpha"], "rgb(* *2 *3 / *4)"),
  (["red", "green", "blue", "alpha"], "color(srgb * *2 *3 / *4)"),
  (["h", "s", "b"], "*hsb"), (["h", "s", "v"], "*hsb"),
  (["hue", "saturation", "brightness"], "*hsb"),
  (["h", "s", "l"], "hsl(* *2 *3)"), (["hue", "saturation", "lightness"], "hsl(* *2 *3)"),
  (["color", "alpha"], "alpha(* *2)"), (["color", "opacity"], "alpha(* *2)"),
  (["hex", "alpha"], "alpha(* *2)"), (["hex", "opacity"], "alpha(* *2)"),
  (["asset", "alpha"], "alpha(asset(*) *2)"), (["asset", "opacity"], "alpha(asset(*) *2)"),
  (["token"], "$*"), (["ref"], "$*"), (["$ref"], "$*"),
]

extension ValueReader {
  /// Whether keys are the parts of a color in other notations, such as `r`, `g`, and `b`.
  static func areParts(_ keys: [String]) -> Bool {
    keys.count > 1 && colorMappings.contains { Set($0.keys) == Set(keys) }
  }

  /// Reports a text without its closing quote, which includes the key of the next line, and returns whether it's one.
  mutating func reportMissingQuote(_ node: YAMLNode) -> Bool {
    // The ':' of the key precedes the next quote, and no value of a property ends with one.
    guard node.kind == .scalar, node.style != .plain, expectation.type != .string,
      node.text.contains(" "), node.text[...].trimmed.last == ":"
    else { return false }
    findings.append(
      "wrong-value-type",
      "the text that begins here has no closing quote on its line",
      at: node.range,
      help: ["write the quote after '\(node.text.prefix { $0 != " " })'"]
    )
    return true
  }

  /// Reports a mapping with a condition, such as `{ when pad: label }`, and returns whether it has one.
  mutating func reportCondition(in node: YAMLNode) -> Bool {
    guard let entry = node.entries.first(where: { WhenKey.isMeant(by: $0.key.text) }) else {
      return false
    }
    let steps = expectation.property?.split(separator: ".").map(String.init) ?? []
    let value = entry.value.kind == .scalar && !entry.value.isEmpty ? entry.value.colorText : "…"
    let inner = steps.count < 2 ? "…" : "\(steps[steps.count - 1]): \(value)"
    let place = steps.count < 2 ? "a block" : "'\(steps.dropLast().joined(separator: "."))'"
    findings.append(
      "unknown-key",
      "a condition can't be inside a value",
      at: entry.key.range,
      help: ["write '\(entry.key.text): { \(inner) }' in \(place)"]
    )
    return true
  }

  /// Reports a value if the table has its `text`, without quotes, and returns whether it does; if `isWhole`, a hex color needs quotes.
  mutating func reportMistake(
    _ text: String,
    as type: ValueType,
    rule: String,
    at range: SourceRange,
    isWhole: Bool = true
  ) -> Bool {
    guard expectation.checksCommonMistakes, text.utf8.count <= maximumLength else { return false }
    let kind = type.mistakes
    for row in ValueMistake.all where !row.kinds.isDisjoint(with: kind) {
      for captures in row.captures(in: text)
      where report(row, captures, of: text, as: type, rule: rule, at: range, isWhole: isWhole) {
        return true
      }
    }
    return isWhole && reportMember(text, rule: rule, at: range)
  }

  private mutating func report(
    _ row: ValueMistake,
    _ captures: [String],
    of text: String,
    as type: ValueType,
    rule: String,
    at range: SourceRange,
    isWhole: Bool
  ) -> Bool {
    let cause = row.cause.replacing("@", with: text.shortened)
      .replacing("*", with: captures.first?.shortened ?? "")
    var names: [String] = []
    var meant: String?
    for template in row.meant {
      let filled = ValueMistake.filled(template, with: captures)
      if template.hasPrefix("$") {
        guard let group = type.tokenGroup else { continue }
        names += TokenGuess.names(for: String(filled.dropFirst()), in: group)
      } else if isValue(filled, type, isWhole: isWhole) {
        meant = isWhole ? filled : filled.filter { $0 != "\"" }
        break
      }
    }
    var help: [String] = []
    if let meant {
      help = ["write \(meant.asCode)"]
    } else if let group = type.tokenGroup, let name = names.first {
      help = ["write '$\(name)', and declare '\(name)' under 'tokens.\(group.rawValue)'"]
    } else if let advice = row.advice {
      help = [advice]
    } else {
      return false
    }
    let applicability: FixIt.Applicability = row.isDoubtful ? .unsafe : .safe
    findings.append(
      rule,
      cause,
      at: range,
      help: help,
      fixIts: meant.map {
        [FixIt("change to \($0.asCode)", applicability, replace: range, with: $0)]
      } ?? []
    )
    if let group = type.tokenGroup, !names.isEmpty {
      guess(names, in: group, at: range, isExplained: meant == nil)
    }
    return true
  }

  /// Reports a value written for a component that belongs to one of its keys, such as a color for `background`.
  private mutating func reportMember(_ text: String, rule: String, at range: SourceRange) -> Bool {
    guard let component = expectation.component else { return false }
    if component["behavior"] != nil { return reportDistance(text, rule: rule, at: range) }
    let written = text.hasPrefix("#") ? "\"\(text)\"" : text
    for key in ["color", "image", "effect", "style"] {
      guard case .node(let node)? = component[key], let leaf = node.leaf else { continue }
      let type = Schema.standard[leaf].property.type
      var texts = [written]
      if let file = text.assetNameOfFile, type == .image { texts.append("{ asset: \(file) }") }
      // The replacement of a word for a color may be the name of a token.
      if type != .color { texts += ValueMistake.texts(meantBy: text, for: type.mistakes) }
      guard type != expectation.type,
        let value = texts.first(where: { isValue($0, type, isWhole: true) }),
        value != "none", value != "unset"
      else { continue }
      let name = component.path.split(separator: ".").last.map(String.init) ?? component.path
      let message =
        "'\(text.shortened)' is \(type.noun), but in '\(name)' it needs its key, '\(key)'"
      findings.append(.meaning("{ \(key): \(value) }", rule, message, at: range))
      return true
    }
    return false
  }

  /// Reports a bar's behavior and its distance that are written as one text, such as `fade 120`.
  private mutating func reportDistance(_ text: String, rule: String, at range: SourceRange) -> Bool
  {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, isValue(words[0], expectation.type, isWhole: true),
      WrittenNumber(words[1]) != nil
    else { return false }
    let key = words[0] == "away" ? "threshold" : "distance"
    let meant = "{ behavior: \(words[0]), \(key): \(words[1]) }"
    let message = "'\(text)' has a behavior and a \(key), which are keys of a mapping"
    findings.append(.meaning(meant, rule, message, at: range))
    return true
  }

  func isValue(_ text: String, _ type: ValueType, isWhole: Bool) -> Bool {
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return false }
    if isWhole, expectation.additionalWords.contains(text) { return true }
    let file = SourceFile(path: "", bytes: Array("value: \(text)\n".utf8))
    let parsed = parseYAML(file, as: FileID(0))
    guard parsed.diagnostics.isEmpty, let entry = parsed.root?.entries.first else { return false }
    var probe = ValueExpectation(
      type,
      allowsNone: isWhole && type == expectation.type && expectation.allowsNone,
      allowsUnset: isWhole && type == expectation.type && expectation.allowsUnset
    )
    probe.checksCommonMistakes = false
    let value = parseValue(entry.value, as: probe)
    return value.value != nil && value.diagnostics.isEmpty
  }

  /// Notes that the last finding may be about a token.
  mutating func guess(
    _ names: [String],
    in group: TokenGroup,
    at range: SourceRange,
    isExplained: Bool = false
  ) {
    guard expectation.checksCommonMistakes, let diagnostic = findings.all.last else { return }
    let valid = names.filter { $0.utf8.count <= maximumLength && NameRules.isValid($0) }
    guard !valid.isEmpty else { return }
    guesses.append(
      TokenGuess(
        diagnostic: diagnostic,
        group: group,
        names: valid,
        range: range,
        isExplained: isExplained
      )
    )
  }

  /// Reports a mapping instead of a color that specifies the color with keys of another format, such as `{ name: Ink }`.
  mutating func reportColorMapping(_ node: YAMLNode) -> Bool {
    guard expectation.checksCommonMistakes, node.entries.count <= 4 else { return false }
    let written = node.entries.map(\.key.text)
    guard node.entries.allSatisfy({ $0.value.kind == .scalar }) else { return false }
    for row in colorMappings where row.keys.count == written.count {
      let values = row.keys.compactMap { node.member($0)?.text }
      guard values.count == row.keys.count else { continue }
      let meant = ValueMistake.filled(row.meant, with: values)
      guard meant.hasPrefix("$") || isValue(meant, .color, isWhole: false) else { continue }
      let message =
        "a mapping has a color for each appearance, but \(written.quotedList(conjunction: "and")) "
        + (written.count == 1 ? "isn't an appearance" : "aren't appearances")
      findings.append(.meaning(meant, "wrong-value-type", message, at: node.range))
      return true
    }
    return false
  }

  /// Reports a list instead of a color that has the color's components, or its light and dark colors.
  mutating func reportColorList(_ node: YAMLNode) -> Bool {
    if reportListedAppearances(node) { return true }
    let parts = node.elements.map(\.colorText)
    guard expectation.checksCommonMistakes, (2...4).contains(parts.count) else { return false }
    let isPair = parts.count == 2
    let meant =
      isPair
      ? "{ light: \(parts[0]), dark: \(parts[1]) }"
      : "rgb(\(parts.prefix(3).joined(separator: " "))\(parts.count == 4 ? " / \(parts[3])" : ""))"
    guard isValue(meant, .color, isWhole: false) else { return false }
    let (message, applicability): (String, FixIt.Applicability) =
      isPair
      ? ("a color by appearance is a mapping, not a list", .unsafe)
      : ("a color is a single value, not a list of components", .safe)
    findings.append(.meaning(meant, "wrong-value-type", message, at: node.range, applicability))
    return true
  }

  /// Reports a list of a color's appearances, such as `[{ light: white }, { dark: black }]`.
  private mutating func reportListedAppearances(_ node: YAMLNode) -> Bool {
    let entries = node.elements.flatMap(\.entries)
    guard expectation.checksCommonMistakes, !entries.isEmpty,
      node.elements.allSatisfy({ $0.entries.count == 1 && $0.entries[0].value.kind == .scalar })
    else { return false }
    let members = entries.map { "\($0.key.text): \($0.value.colorText)" }
    let meant = "{ \(members.joined(separator: ", ")) }"
    guard isValue(meant, .color, isWhole: false) else { return false }
    let message = "a color by appearance is a mapping, not a list"
    findings.append(.meaning(meant, "wrong-value-type", message, at: node.range))
    return true
  }

  /// Reports a list or mapping around a single scalar and returns the scalar, or returns `nil` for other nodes.
  mutating func reportWrapped(_ node: YAMLNode, _ noun: String) -> YAMLNode? {
    guard expectation.checksCommonMistakes, node.elements.count + node.entries.count == 1,
      let only = node.elements.first ?? node.entries.first?.value, only.kind == .scalar,
      !only.isEmpty
    else { return nil }
    let title = "change to \(only.colorText.asCode)"
    let help = ["write \(only.colorText.asCode)"]
    let fixIt = FixIt(title, keeping: [only.range], of: node.range, with: ["", ""])
    findings.append(.mismatch(node, "expected \(noun)", help: help, fixIts: [fixIt]))
    return only
  }

  /// Reports a reference in braces, which YAML reads as a mapping with a key and no value.
  mutating func reportBraces(_ node: YAMLNode) -> Bool {
    guard expectation.checksCommonMistakes, node.kind == .mapping, node.isFlow,
      node.entries.count == 1, let entry = node.entries.first, entry.value.isEmpty,
      entry.value.range.lower == entry.value.range.upper, let group = expectation.type.tokenGroup,
      !ValueKeys.keys(of: expectation.type).contains(entry.key.text)
    else { return false }
    let name = entry.key.text
    let names = TokenGuess.names(for: name, in: group)
    guard let first = names.first else { return false }
    findings.append(
      "malformed-token",
      "'{\(name)}' is a reference in a design token file; a theme writes '$' and the name",
      at: node.range,
      help: ["write '$\(first)', and declare '\(first)' under 'tokens.\(group.rawValue)'"]
    )
    guess(names, in: group, at: node.range, isExplained: true)
    return true
  }
}

extension YAMLNode {
  /// The scalar's text, with the quotes that a hex color needs.
  var colorText: String { text.hasPrefix("#") ? "\"\(text)\"" : text }
}

extension String {
  /// The text as code in a message, in single quotes unless it has double quotes and no spaces.
  var asCode: String { contains("\"") && !contains(" ") ? self : "'\(self)'" }
}

extension ValueType {
  /// The kinds of values whose rows in the table of mistakes apply to the type.
  var mistakes: ValueKinds {
    switch self {
    case .color: .color
    case .font: .font
    case .image: .image
    case .effect: .effect
    case .offset: .offset
    case .number: .number
    case .boolean: .boolean
    case .keyword: .keyword
    case .string: .string
    }
  }
}
