import LintelDiagnostics
import LintelSyntax

/// Reads one file's settings.
struct ConfigurationReader {
  private enum Key: String, CaseIterable {
    case extends
    case included
    case excluded
    case failOn = "fail-on"
    case format
    case baseline
    case rules
    case perPath = "per-path"
  }

  private let file: SourceFile
  private let workingFolder: String
  private let formats: [String]
  private(set) var configuration = Configuration()
  /// The configuration that this one extends.
  private(set) var base: (path: String, range: SourceRange)?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, workingFolder: String, formats: [String]) {
    self.file = file
    self.workingFolder = workingFolder
    self.formats = formats
    configuration.files = [file.path]
  }

  mutating func read(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      if !root.isEmpty {
        wrongType("a configuration is a mapping of settings", root, help: ["write 'rules:'"])
      }
      return
    }
    for entry in root.entries {
      guard let key = Key(rawValue: entry.key.text) else {
        report(.unknownKey(entry.key, among: Key.allCases.map(\.rawValue)))
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

  private mutating func readRules(_ node: YAMLNode) {
    guard isMapping(node, "'rules' is a mapping of rules to levels") else { return }
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
          report(.unknownKey(part.key, among: ["severity"] + rule.options.map(\.name)))
        }
      }
    }
  }

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
      var levels: [String: Configuration.Setting<LintSettings.Level>] = [:]
      var range = element.range
      var keys: Set<String> = []
      for entry in element.entries {
        keys.insert(entry.key.text)
        switch entry.key.text {
        case "path":
          pattern = path(entry.value).map { self.pattern($0) }
          range = entry.value.range
        case "rules": levels = pathLevels(entry.value)
        default: report(.unknownKey(entry.key, among: ["path", "rules"]))
        }
      }
      for key in ["path", "rules"] where !keys.contains(key) {
        report(
          Diagnostic(
            "missing-key",
            .error,
            "the element does not say its '\(key)'",
            at: element.range,
            help: [
              key == "path"
                ? "write 'path: \"Styles/legacy/**\"'" : "write 'rules: { similar-blocks: off }'"
            ]
          )
        )
      }
      guard let pattern else { continue }
      let settings = Configuration.PathSettings(pattern: pattern, levels: levels, range: range)
      configuration.paths.append(setting(settings, element))
    }
  }

  private mutating func pathLevels(
    _ node: YAMLNode
  ) -> [String: Configuration.Setting<LintSettings.Level>] {
    guard isMapping(node, "'rules' is a mapping of rules to levels") else { return [:] }
    var levels: [String: Configuration.Setting<LintSettings.Level>] = [:]
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

  private mutating func rule(_ key: YAMLNode) -> LintRule? {
    if let rule = LintRule.named(key.text) { return rule }
    report(.unknownRule(key.text, at: key.range))
    return nil
  }

  private mutating func level(
    _ node: YAMLNode,
    of rule: LintRule,
    _ key: YAMLNode
  ) -> Configuration.Setting<LintSettings.Level>? {
    let names = LintSettings.Level.allCases.map(\.rawValue)
    guard let level = keyword(node, names).flatMap(LintSettings.Level.init) else { return nil }
    guard rule.mayBe(level) else {
      report(.unsuppressible(rule, level, at: key.range.union(node.range)))
      return nil
    }
    return setting(level, node)
  }

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
      report(
        Diagnostic(
          "out-of-range",
          .error,
          "'\(option.name)' is \(node.text), and has to be \(bounds)",
          at: node.range
        )
      )
      return nil
    }
    return .number(number)
  }

  // MARK: - Values

  private func setting<Value: Sendable>(
    _ value: Value,
    _ node: YAMLNode
  ) -> Configuration.Setting<Value> {
    let line = file.lines.line(at: Int(node.range.lower)) + 1
    return Configuration.Setting(value, .file(file.path, line: line))
  }

  private mutating func keyword(_ node: YAMLNode, _ names: [String]) -> String? {
    if node.kind == .scalar, names.contains(node.text) { return node.text }
    let near = nearestNames(to: node.text, among: names)
    report(
      Diagnostic(
        node.kind == .scalar && !node.isEmpty ? "unknown-keyword" : "wrong-value-type",
        .error,
        "expected \(names.expectation), found \(node.nounForMessages)",
        at: node.range,
        help: Suggestion.help(for: near),
        fixIts: near.count == 1 && node.kind == .scalar
          ? [FixIt("change to '\(near[0])'", replace: node.range, with: near[0])] : []
      )
    )
    return nil
  }

  private mutating func path(_ node: YAMLNode) -> String? {
    if node.kind == .scalar, !node.isEmpty, !node.text.isEmpty { return node.text }
    wrongType("expected a path, found \(node.nounForMessages)", node, help: [])
    return nil
  }

  private mutating func patterns(_ node: YAMLNode) -> [PathPattern]? {
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    let texts = nodes.compactMap { path($0) }
    return texts.count == nodes.count ? texts.map { pattern($0) } : nil
  }

  private func pattern(_ text: String) -> PathPattern {
    PathPattern(text, in: SourcePath.join(workingFolder, SourcePath.folder(of: file.path)))
  }

  /// A path that is written relative to this file, as one that is relative to the working folder.
  private func relative(_ path: String) -> String {
    SourcePath.join(SourcePath.folder(of: file.path), path)
  }

  private mutating func isMapping(_ node: YAMLNode, _ expectation: String) -> Bool {
    if node.kind == .mapping { return true }
    wrongType(expectation, node, help: [])
    return false
  }

  private mutating func wrongType(_ message: String, _ node: YAMLNode, help: [String]) {
    report(Diagnostic("wrong-value-type", .error, message, at: node.range, help: help))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func unknownKey(_ key: YAMLNode, among names: [String]) -> Diagnostic {
    unknownKey(key.text, at: key.range, among: names)
  }

  fileprivate static func unsuppressible(
    _ rule: LintRule,
    _ level: LintSettings.Level,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "unsuppressible-rule",
      .warning,
      level == .off
        ? "no setting can switch off '\(rule.id)'"
        : "no setting can make '\(rule.id)' less than an error",
      at: range,
      notes: [Note("what an error finds would leave the outputs without a meaning")],
      help: ["remove the setting, and mend what is found: 'lintel rules \(rule.id)' says how"]
    )
  }
}
