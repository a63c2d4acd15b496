import LintelTheme

/// Writes a configuration as YAML, for `lintel lint --print-config`.
extension Configuration {
  /// Returns the complete configuration of a theme as YAML, with the origin of each setting in a comment.
  package func text(for theme: String) -> String {
    var lines: [(text: String, origin: Origin?)] = []
    let names = included?.value.map(\.text) ?? ["."]
    lines.append((list("included", names), included?.origin ?? .standard))
    lines.append((list("excluded", excluded.value.map(\.text)), excluded.origin))
    lines.append(("fail-on: \(failOn.value.rawValue)", failOn.origin))
    lines.append(("format: \(format.value)", format.origin))
    if let baseline { lines.append(("baseline: \(yamlScalar(baseline.value))", baseline.origin)) }
    lines.append(("rules:", nil))
    for rule in LintRule.all { lines += rows(of: rule) }
    if !paths.isEmpty { lines.append(("per-path:", nil)) }
    for entry in paths {
      lines.append(("  - path: \(yamlScalar(entry.value.pattern.text))", entry.origin))
      if !entry.value.levels.isEmpty { lines.append(("    rules:", nil)) }
      for (rule, level) in entry.value.levels.sorted(by: { $0.key < $1.key }) {
        lines.append(("      \(rule): \(level.value.rawValue)", level.origin))
      }
    }
    let header =
      files.isEmpty
      ? "# \(theme): no configuration\n"
      : "# \(theme): \(files.joined(separator: ", then "))\n"
    let width = 48
    return header
      + lines.map { text, origin in
        guard let origin else { return text + "\n" }
        let space = String(repeating: " ", count: max(0, width - text.count))
        return "\(text)\(space)  # \(origin.text)\n"
      }
      .joined()
  }

  /// Returns the lines of one rule: its level and its options, each with its origin.
  private func rows(of rule: LintRule) -> [(String, Origin?)] {
    let level = forced[rule.id] ?? levels[rule.id] ?? Setting(rule.level, .standard)
    guard !rule.options.isEmpty else {
      return [("  \(rule.id): \(level.value.rawValue)", level.origin)]
    }
    let options = rule.options.map { option -> (String, Origin?) in
      let value = values[option] ?? Setting(option.standard, .standard)
      return ("    \(option.name): \(value.value.text)", value.origin)
    }
    return [("  \(rule.id):", nil), ("    severity: \(level.value.rawValue)", level.origin)]
      + options
  }

  private func list(_ key: String, _ names: [String]) -> String {
    "\(key): [\(names.map { yamlScalar($0) }.joined(separator: ", "))]"
  }
}
