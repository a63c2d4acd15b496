import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Reads the settings in one file.
struct ConfigurationReader {
  private let file: SourceFile
  /// The working folder, absolute, which all paths in the result are relative to.
  private let workingFolder: String
  private let formats: [String]
  private(set) var configuration = Configuration()
  private(set) var base: (path: String, range: SourceRange)?
  /// The mistakes in the file, in the order of its keys.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, workingFolder: String, formats: [String]) {
    self.file = file
    self.workingFolder = workingFolder
    self.formats = formats
    configuration.files = [file.path]
  }

  /// Reads the whole file; a mistake in one setting doesn't affect the others.
  mutating func read(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      if !root.isEmpty {
        wrongType("a configuration is a mapping of settings", root, help: ["write 'rules:'"])
      }
      return
    }
    for entry in root.entries {
      guard let key = ConfigurationKey(rawValue: entry.key.text) else {
        diagnostics.append(.unknownKey(entry.key, among: ConfigurationKey.allCases.map(\.rawValue)))
        continue
      }
      let value = entry.value
      switch key {
      case .extends:
        if let text = path(value) { base = (relative(text), value.range) }
      case .included:
        if let patterns = patterns(value) { configuration.included = setting(patterns, value) }
      case .excluded:
        if let patterns = patterns(value) { configuration.excluded = setting(patterns, value) }
      case .failOn:
        let names = Configuration.FailLevel.allCases.map(\.rawValue)
        if let level = keyword(value, names).flatMap(Configuration.FailLevel.init) {
          configuration.failOn = setting(level, value)
        }
      case .format:
        if let name = keyword(value, formats) { configuration.format = setting(name, value) }
      case .baseline:
        if let text = path(value) { configuration.baseline = setting(relative(text), value) }
      case .rules: readRules(value)
      case .perPath: readPaths(value)
      }
    }
  }

  // MARK: - Rules

  /// Reads `rules:`, which maps each rule to a level, or to a mapping with its level and options.
  private mutating func readRules(_ node: YAMLNode) {
    guard isRules(node) else { return }
    for entry in node.entries {
      guard let rule = rule(entry.key) else { continue }
      guard entry.value.kind == .mapping else {
        if let level = level(entry.value, of: rule, entry.key) {
          configuration.levels[rule.id] = level
        }
        continue
      }
      for part in entry.value.entries {
        if part.key.text == "severity" {
          if let level = level(part.value, of: rule, entry.key) {
            configuration.levels[rule.id] = level
          }
        } else if let option = rule.options.first(where: { $0.name == part.key.text }) {
          if let value = optionValue(part.value, of: option) {
            configuration.values[option] = setting(value, part.value)
          }
        } else {
          diagnostics.append(.unknownKey(part.key, among: ["severity"] + rule.options.map(\.name)))
        }
      }
    }
  }

  /// Whether a node maps rules to levels; reports it if it doesn't, with help for a list, which other tools have for rules that are off.
  private mutating func isRules(_ node: YAMLNode) -> Bool {
    let first = node.elements.first { $0.kind == .scalar && LintRule.named($0.text) != nil }
    let help = first.map { ["write '\($0.text): off'"] } ?? []
    return isMapping(node, "'rules' is a mapping of rules to levels", help: help)
  }

  /// Reads `per-path:`, a list of paths with the levels of rules.
  private mutating func readPaths(_ node: YAMLNode) {
    guard node.kind == .sequence else {
      wrongType(
        "'per-path' is a list",
        node,
        help: ["write '- path: \"Styles/legacy/**\"' with 'rules:' below it"]
      )
      return
    }
    for element in node.elements
    where isMapping(element, "each element of 'per-path' has a 'path' and 'rules'") {
      var pattern: PathPattern?
      var levels: Configuration.Levels = [:]
      var range = element.range
      var keys: Set<String> = []
      for entry in element.entries {
        keys.insert(entry.key.text)
        switch entry.key.text {
        case "path":
          pattern = path(entry.value).map { self.pattern($0) }
          range = entry.value.range
        case "rules": levels = pathLevels(entry.value)
        default: diagnostics.append(.unknownKey(entry.key, among: ["path", "rules"]))
        }
      }
      let known = ["path", "rules"]
      // A misspelt key is one mistake.
      let meant = Set(keys.flatMap { nearestNames(to: $0, among: known) })
      for key in known where !meant.contains(key) {
        diagnostics.append(
          "missing-key",
          "the element has no '\(key)'",
          at: element.range,
          help: [
            key == "path"
              ? "write 'path: \"Styles/legacy/**\"'" : "write 'rules: { similar-blocks: off }'"
          ]
        )
      }
      guard let pattern else { continue }
      let settings = Configuration.PathSettings(pattern: pattern, levels: levels, range: range)
      configuration.paths.append(setting(settings, element))
    }
  }

  /// Reads the levels of one entry of `per-path:`.
  private mutating func pathLevels(_ node: YAMLNode) -> Configuration.Levels {
    guard isRules(node) else { return [:] }
    var levels: Configuration.Levels = [:]
    for entry in node.entries {
      guard let rule = rule(entry.key) else { continue }
      guard entry.value.kind != .mapping else {
        wrongType(
          "a rule has a level for a path, and its options for the whole theme",
          entry.value,
          help: ["write '\(rule.id): off' here, and the options under the upper 'rules'"]
        )
        continue
      }
      levels[rule.id] = level(entry.value, of: rule, entry.key)
    }
    return levels
  }

  /// Returns the rule that a key names, and reports an unknown name.
  private mutating func rule(_ key: YAMLNode) -> LintRule? {
    if let rule = LintRule.named(key.text) ?? CodeRule.named(key.text)?.rule { return rule }
    return diagnostics.reject(.unknownRule(key.text, at: key.range))
  }

  /// Returns the level that a value names, and reports a mistake.
  private mutating func level(
    _ node: YAMLNode,
    of rule: LintRule,
    _ key: YAMLNode
  ) -> Configuration.Setting<LintSettings.Level>? {
    let names = LintSettings.Level.allCases.map(\.rawValue)
    guard let level = keyword(node, names).flatMap(LintSettings.Level.init) else { return nil }
    guard rule.accepts(level) else {
      let change =
        level == .off ? "switch off '\(rule.id)'" : "make '\(rule.id)' less than an error"
      let finding = LintRule.unsuppressibleRule.diagnostic(
        "no setting can \(change)",
        at: key.range.union(node.range),
        notes: [Note("an error means that no output would be correct")],
        help: ["remove the setting, and fix the finding: 'lintel rules \(rule.id)' says how"]
      )
      return diagnostics.reject(finding)
    }
    return setting(level, node)
  }

  /// Returns the value of an option, or `nil` after reporting a wrong type or a number out of range.
  private mutating func optionValue(_ node: YAMLNode, of option: RuleOption) -> RuleOption.Value? {
    let range: ClosedRange<Double>
    let isWhole: Bool
    switch option.kind {
    case .flag: return keyword(node, ["true", "false"]).map { .flag($0 == "true") }
    case .number(let allowed): (range, isWhole) = (allowed, false)
    case .wholeNumber(let allowed): (range, isWhole) = (allowed, true)
    }
    let noun = isWhole ? "a whole number" : "a number"
    let bounds = "from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
    guard node.kind == .scalar, node.style == .plain, let number = Double(node.text),
      number.isFinite, !isWhole || number == number.rounded()
    else {
      wrongType(
        "expected \(noun), found \(node.nounForMessages)",
        node,
        help: ["write \(noun) \(bounds)"]
      )
      return nil
    }
    guard range.contains(number) else {
      return diagnostics.reject(
        "out-of-range",
        "'\(option.name)' is \(node.text), but must be \(bounds)",
        at: node.range
      )
    }
    return .number(number)
  }

  // MARK: - Values

  /// Returns a setting whose origin is the node's line in this file.
  private func setting<Value: Sendable>(
    _ value: Value,
    _ node: YAMLNode
  ) -> Configuration.Setting<Value> {
    let line = file.lines.line(at: Int(node.range.lower)) + 1
    return Configuration.Setting(value, .file(file.path, line: line))
  }

  /// The keywords that words in the configurations of other tools mean, the likeliest first.
  ///
  /// ESLint numbers its levels from 0 to 2.
  private static let synonyms = [
    "0": ["off", "false"], "1": ["warning", "true"], "2": ["error"], "warn": ["warning"],
    "note": ["info"], "hint": ["info"], "suggestion": ["info"], "disable": ["off"],
    "disabled": ["off"], "ignore": ["off"], "none": ["off", "never"], "false": ["off", "never"],
    "no": ["off", "false", "never"], "yes": ["true"], "on": ["true"], "off": ["false", "never"],
  ]

  /// Returns a keyword, or `nil` after reporting a value that isn't one of the names.
  private mutating func keyword(_ node: YAMLNode, _ names: [String]) -> String? {
    if node.kind == .scalar, names.contains(node.text) { return node.text }
    let meant = Self.synonyms[node.text.lowercased()]?.first(where: names.contains)
    let near = meant.map { [$0] } ?? nearestNames(to: node.text, among: names)
    return diagnostics.reject(
      node.kind == .scalar && !node.isEmpty ? "unknown-keyword" : "wrong-value-type",
      "expected \(names.expectation), found \(node.nounForMessages)",
      at: node.range,
      help: Suggestion.help(for: near),
      fixIts: node.kind == .scalar ? Suggestion.fixIts(for: near, at: node.range) : []
    )
  }

  /// Returns a path, which is any nonempty text.
  private mutating func path(_ node: YAMLNode) -> String? {
    if node.kind == .scalar, !node.isEmpty, !node.text.isEmpty { return node.text }
    wrongType("expected a path, found \(node.nounForMessages)", node, help: [])
    return nil
  }

  /// Returns one pattern, or all patterns of a list.
  private mutating func patterns(_ node: YAMLNode) -> [PathPattern]? {
    let texts = node.listed.compactMap { path($0) }
    guard texts.count == node.listed.count else { return nil }
    let patterns = texts.map { pattern($0) }
    configuration.listedPaths += zip(patterns, node.listed).map { ($0, $1.range) }
    return patterns
  }

  /// Returns a pattern that is relative to the folder of this file.
  private func pattern(_ text: String) -> PathPattern {
    PathPattern(text, in: SourcePath.join(workingFolder, SourcePath.folder(of: file.path)))
  }

  /// Converts a path from relative to this file to relative to the working folder.
  private func relative(_ path: String) -> String {
    SourcePath.join(SourcePath.folder(of: file.path), path)
  }

  /// Whether a node is a mapping; reports it if it isn't.
  private mutating func isMapping(
    _ node: YAMLNode,
    _ expectation: String,
    help: [String] = []
  ) -> Bool {
    if node.kind == .mapping { return true }
    wrongType(expectation, node, help: help)
    return false
  }

  private mutating func wrongType(_ message: String, _ node: YAMLNode, help: [String]) {
    diagnostics.append("wrong-value-type", message, at: node.range, help: help)
  }
}

extension Diagnostic {
  /// The error about an unknown key of a configuration, with the nearest names.
  fileprivate static func unknownKey(_ key: YAMLNode, among names: [String]) -> Diagnostic {
    unknownKey(key.text, at: key.range, among: names)
  }
}
