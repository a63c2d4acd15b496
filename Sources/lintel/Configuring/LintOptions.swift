import ArgumentParser
import LintelDiagnostics
import LintelLint
import LintelTheme

/// The configuration to use, and the flags that override it.
struct LintOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: .value(
      "file",
      "The configuration; by default, the nearest .lintel.yml in the theme's folder or above."
    )
  )
  var configuration: String?

  @Option(
    name: .customLong("rule"),
    help: .value(
      "id=severity",
      "Set a rule's severity: off, info, warning, or error. Can be repeated."
    )
  )
  var rules: [String] = []

  @Flag(help: "Print the configuration, and where each setting comes from.")
  var printConfig = false

  @Option(help: .value("file", "Hide the findings that this file lists."))
  var baseline: String?

  @Flag(help: "Write all findings to the baseline, and remove those that are fixed.")
  var updateBaseline = false

  @Flag(help: "Fail if the baseline lists findings that no longer exist.")
  var strictBaseline = false

  func validate() throws {
    for rule in rules { _ = try Self.level(rule) }
    try ValidationError.checkPaths(["--config": configuration, "--baseline": baseline])
  }

  /// Returns the severities of `--rule` by rule ID; if a rule has several, the last one applies.
  func levels() throws -> [String: Configuration.Setting<LintSettings.Level>] {
    var levels: [String: Configuration.Setting<LintSettings.Level>] = [:]
    for rule in rules {
      let (id, level) = try Self.level(rule)
      levels[id] = Configuration.Setting(level, .flag("--rule \(rule)"))
    }
    return levels
  }

  private static func level(_ text: String) throws -> (id: String, level: LintSettings.Level) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let names = LintSettings.Level.allCases.map(\.rawValue)
    guard parts.count == 2, let level = LintSettings.Level(rawValue: parts[1]) else {
      throw ValidationError(
        "--rule needs a rule's ID and a severity, as in 'similar-blocks=off'; the severities are \(names.quotedList(conjunction: "and"))"
      )
    }
    guard let rule = LintRule.named(parts[0]) else {
      throw ValidationError(RulesCommand.unknown(parts[0]))
    }
    guard rule.accepts(level) else {
      throw ValidationError(
        "'\(rule.id)' must stay an error, because its findings leave the outputs without a meaning"
      )
    }
    return (rule.id, level)
  }
}

extension Configuration.FailLevel: ExpressibleByArgument {
  /// The lowest severity that fails, or `nil` for `never`.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
