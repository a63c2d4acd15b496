import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Texts and lists that are written instead of a component's mapping.
extension ThemeBuilder {
  /// Reports a bar that is written as hidden, which is a setting of the screen.
  mutating func reportHiddenBar(_ entry: YAMLEntry, at place: Place) -> Bool {
    let words = ["hidden", "none", "false"]
    guard entry.value.kind == .scalar, words.contains(entry.value.text),
      let bar = BarKind(rawValue: place.path), entry.key.text == place.path
    else { return false }
    let setting = bar == .tabBar ? "hidesBottomBar" : "hides\(bar.rawValue.capitalizedName)"
    guard exists(setting, at: Place(schema.root)) else { return false }
    let text = "\(setting): true"
    let applicability: FixIt.Applicability = entry.value.text == "hidden" ? .safe : .unsafe
    findings.append(
      "wrong-value-type",
      "'\(place.path)' must be a mapping of its properties, or 'unset'",
      at: entry.value.range,
      help: ["write '\(text)' to hide the bar"],
      fixIts: [FixIt("write '\(text)'", applicability, replace: entry.range, with: text)],
      property: place.path
    )
    return true
  }

  /// Reports `largeTitle: true` and `largeTitle: never`, which are settings of the bar or of a screen, not styles of the title.
  mutating func reportSwitch(_ entry: YAMLEntry, at place: Place) -> Bool {
    // This runs for every value of a theme, so it has to be fast.
    guard entry.value.kind == .scalar, place.node.path == "navigationBar.largeTitle" else {
      return false
    }
    if let display = LargeTitleDisplay(rawValue: entry.value.text) {
      report(
        "wrong-value-type",
        "'largeTitleDisplay' decides whether a screen shows a large title, and 'largeTitle' styles it",
        at: entry.value.range,
        help: ["write 'largeTitleDisplay: \(display.rawValue)' in the screen's block"],
        property: place.path
      )
      return true
    }
    let isOn = ["true", "yes", "on"].contains(entry.value.text)
    guard isOn || ["false", "no", "off"].contains(entry.value.text) else { return false }
    let text = "prefersLargeTitles: \(isOn)"
    report(
      "wrong-value-type",
      "'prefersLargeTitles' turns large titles on, and 'largeTitle' styles them",
      at: entry.value.range,
      help: ["write '\(text)'"],
      fixIts: place.slot == nil && entry.key.text == "largeTitle"
        ? [FixIt("write '\(text)'", replace: entry.range, with: text)] : [],
      property: place.path
    )
    return true
  }

  /// Reports a list in brackets that is written instead of a component's mapping.
  private mutating func reportFlowList(_ list: YAMLNode, at place: Place) {
    let entries = list.elements.flatMap(\.entries)
    let names = Set(entries.map(\.key.text))
    let isWhole =
      list.elements.allSatisfy { $0.kind == .mapping } && names.count == entries.count
      && names.allSatisfy { place.node[String($0.prefix { $0 != "." })] != nil }
      && entries.allSatisfy { $0.value.kind == .scalar || $0.value.isFlow }
    let text =
      "{ "
      + entries.map { rawText(of: $0.key) + ": " + rawText(of: $0.value) }
      .joined(separator: ", ") + " }"
    let isMeant = isWhole && !entries.isEmpty && !text.contains(where: \.isNewline)
    let keys = list.elements.filter { $0.kind == .scalar && place.node[$0.text] != nil }
    let title = "change to \(text.asCode)"
    report(
      "wrong-value-type",
      "'\(place.path)' is a mapping of its properties, not a list",
      at: list.range,
      help: [
        isMeant
          ? "write \(text.asCode)"
          : keys.isEmpty
            ? "write each property as a key, in braces"
            : "write each property with a value, such as '\(keys[0].text): …', in braces"
      ],
      fixIts: isMeant ? [FixIt(title, replace: list.range, with: text)] : [],
      property: place.path
    )
  }

  /// Reports a mapping in quotes or parentheses, which YAML reads as text, and returns whether it's one.
  mutating func reportMappingAsText(_ node: YAMLNode, property: String?) -> Bool {
    guard node.kind == .scalar, node.text.utf8.count <= 400 else { return false }
    let around = "“”„‘’«»\"'`()%@| "
    let inner = String(
      node.text.drop(while: around.contains).reversed().drop(while: around.contains).reversed()
    )
    guard inner.hasPrefix("{"), inner.hasSuffix("}"), !inner.contains(where: \.isNewline),
      inner == "{}" || inner.contains(": ")
    else {
      return false
    }
    let isQuoted = node.style != .plain && inner == node.text
    let title = "remove what is around the braces"
    report(
      "wrong-value-type",
      isQuoted
        ? "the mapping is in quotes, so YAML reads it as text"
        : "YAML reads this as text, because a mapping begins with '{' and ends with '}'",
      at: node.range,
      help: [inner.utf8.count <= 60 ? "write \(inner.asCode)" : title],
      fixIts: [FixIt(title, replace: node.range, with: inner)],
      property: property
    )
    return true
  }

  /// Reports a text or a list that is written instead of a component's mapping, if the mistake is a known one.
  mutating func reportMistakenComponent(_ entry: YAMLEntry, at place: Place) -> Bool {
    let node = entry.value
    if node.kind == .sequence, node.isFlow {
      reportFlowList(node, at: place)
      return true
    }
    if node.kind == .sequence {
      findings.append(
        "wrong-value-type",
        "a '-' begins an element of a list, but '\(place.path)' is a mapping",
        at: node.range,
        help: ["write each property without the '-' before it"],
        fixIts: unlisted(node),
        property: place.path
      )
      return true
    }
    if reportMappingAsText(node, property: place.path) { return true }
    guard node.kind == .scalar, node.style == .plain, node.text.utf8.count <= 200 else {
      return false
    }
    for sign in [":", "：", "="] {
      guard let found = node.text.firstRange(of: sign) else { continue }
      let key = node.text[..<found.lowerBound].trimmed
      let value = node.text[found.upperBound...].trimmed
      guard !value.isEmpty, !value.contains(where: \.isNewline), place.node[key] != nil else {
        continue
      }
      let isEntry = sign == ":" && [" ", "\t"].contains(node.text[found.upperBound...].first)
      let text = isEntry ? "{ \(key): \(value) }" : "\(key): \(value)"
      let isFlow = isEntry && value.contains { ",[]{}".contains($0) }
      findings.append(
        "wrong-value-type",
        isEntry
          ? "'\(key)' is a key on the line of another one"
          : sign == ":"
            ? "the ':' after '\(key)' needs a space after it"
            : "'\(sign)' doesn't separate a key from its value in YAML; ':' and a space do",
        at: node.range,
        help: ["write \(text.asCode)"],
        fixIts: rawText(of: node) == node.text && !isFlow
          ? [FixIt("write \(text.asCode)", replace: node.range, with: text)] : [],
        property: place.path
      )
      return true
    }
    return false
  }
}
