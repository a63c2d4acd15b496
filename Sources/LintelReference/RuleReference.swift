import LintelDiagnostics
package import LintelLint

/// Returns the reference page of all rules in Markdown; the rules about an app's code follow those about themes.
package func ruleReference(
  _ rules: [LintRule] = LintRule.all,
  _ codeRules: [CodeRule] = CodeRule.all
) -> String {
  let rows = (rules + codeRules.map(\.rule)).map {
    "| [\($0.id)](#\($0.id)) | \(level(of: $0)) | \($0.summary) |\n"
  }
  return """
    # Rules

    Everything that `lintel` can report about a theme, and that `lintel audit` can report about an app's code. An error stops
    a compile.

    | rule | severity | what it finds |
    |---|---|---|
    \(rows.joined())
    """ + (rules.map(rulePage) + codeRules.map(codeRulePage)).map { "\n" + $0 }.joined()
}

/// Returns the page of one rule in Markdown, with headings of the second and third level.
package func rulePage(_ rule: LintRule) -> String {
  var parts = [
    "## \(rule.id)",
    rule.isOff
      ? "Severity: \(rule.severity.rawValue), if a configuration turns it on."
      : "Severity: \(rule.severity.rawValue).",
    "### What it finds", rule.summary,
    "### Why it matters", rule.rationale,
  ]
  if let example = rule.triggering.first {
    let option = example.proxies.map { " With `--proxies \($0)`." } ?? ""
    parts += ["### Example", block(example), places(of: example) + option]
  }
  parts += ["### Instead", rule.advice]
  if let example = rule.nonTriggering.first { parts.append(block(example)) }
  if !rule.sources.isEmpty {
    let list = rule.sources.map { "- [\($0.title)](\($0.address))" }
    parts += ["### Sources", list.joined(separator: "\n")]
  }
  if !rule.options.isEmpty { parts += ["### Options", options(of: rule)] }
  parts += [rule.isOff ? "### How to turn it on" : "### How to allow it", allowance(of: rule)]
  return parts.joined(separator: "\n\n") + "\n"
}

/// Returns the severity of a rule's findings without a configuration, or `off`.
private func level(of rule: LintRule) -> String { rule.isOff ? "off" : rule.severity.rawValue }

/// Returns rules for a terminal, one per line: id, severity, and summary.
package func ruleList(_ rules: [LintRule] = LintRule.all) -> String {
  let width = rules.map(\.id.count).max() ?? 0
  let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
  return rules.map { rule in
    "\(padded(rule.id, width))  \(padded(level(of: rule), severityWidth))  \(rule.summary)\n"
  }
  .joined()
}

/// Returns a text with spaces up to a width.
private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// Returns an example as `yml`, because code on a page of the reference that is `yaml` runs as a specification.
private func block(_ example: Example) -> String {
  let files =
    ["```yml\n\(visible(example.yaml))\n```"]
    + example.imports.keys.sorted().map { path in
      "With `\(path)`:\n\n```yml\n\(visible(example.imports[path] ?? ""))\n```"
    }
  let circumstance = example.circumstance.map { [$0.words] } ?? []
  return (files + circumstance).joined(separator: "\n\n")
}

/// Returns a text with pictures of its control characters, without a line break at the end.
private func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
    result.append(isControl ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar)
  }
  if result.last == "\n" { result.removeLast() }
  return String(result)
}

/// Returns the lines that an example's findings point to, as a sentence.
private func places(of example: Example) -> String {
  let lines = Set(example.lines).sorted().map(String.init)
  let last = lines.last ?? ""
  return lines.count > 1
    ? "Found on lines \(lines.dropLast().joined(separator: ", "))\(lines.count > 2 ? "," : "") and \(last)."
    : "Found on line \(last)."
}

/// Returns the options of a rule as a list, with their lines in a configuration.
private func options(of rule: LintRule) -> String {
  let rows = rule.options.map { option in
    let summary = option.summary.prefix(1).uppercased() + option.summary.dropFirst()
    return "- `\(option.name)`: \(summary); `\(option.standard.text)` by default."
  }
  let settings = rule.options.map { "\($0.name): \($0.standard.text)" }.joined(separator: ", ")
  return """
    \(rows.joined(separator: "\n"))

    In `.lintel.yml`:

    ```yml
    rules:
      \(rule.id): { severity: \(rule.severity.rawValue), \(settings) }
    ```
    """
}

/// Returns how comments and configurations can silence a rule, or how a configuration turns it on.
private func allowance(of rule: LintRule) -> String {
  if rule.isOff {
    return "Write `rules: { \(rule.id): \(rule.severity.rawValue) }` in `.lintel.yml`."
  }
  if rule.isSuppressible {
    let isInJSON = rule.triggering.first?.imports.keys.contains { $0.hasSuffix(".json") } ?? false
    let limit = isInJSON ? " JSON files can't have comments, so use the configuration there." : ""
    return """
      Give a reason in a comment, on the line before, or with `disable-line` on the same line:

      ```yml
      # lintel:disable-next-line \(rule.id) -- the reason
      ```

      Or turn the rule off for all themes, or for some paths, in `.lintel.yml`: `rules: { \(rule.id): off }`.\(limit)
      """
  }
  return rule.severity == .error
    ? "You can't, because an error means that no output would be correct."
    : "Fix the cause, or turn the rule off in `.lintel.yml`: `rules: { \(rule.id): off }`."
}

/// Returns the page of a rule about code, in Markdown.
package func codeRulePage(_ rule: CodeRule) -> String {
  func block(_ example: CodeExample) -> [String] {
    ["With the theme:", "```yml\n\(example.theme)\n```"]
      + (example.code.isEmpty ? [] : ["the code:", "```swift\n\(example.code)\n```"])
  }
  let text = rule.rule
  var parts = [
    "## \(text.id)", "Severity: \(text.severity.rawValue). `lintel audit` reports it.",
    "### What it finds", text.summary, "### Why it matters", text.rationale,
  ]
  parts += ["### Example"] + block(rule.triggering)
  // The advice is also the help of messages, in which code is in quotes.
  parts += ["### Instead", text.advice.replacing(#/(^| )'([^']+)'/#) { "\($0.1)`\($0.2)`" }]
  parts += block(rule.nonTriggering)
  parts += [
    "### How to allow it",
    """
    Give a reason in a comment on the line before:

    ```swift
    // lintel:disable-next-line \(text.id) the reason
    ```

    Or for the whole app, in `.lintel.yml`: `rules: { \(text.id): off }`.
    """,
  ]
  return parts.joined(separator: "\n\n") + "\n"
}
