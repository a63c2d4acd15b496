import LintelLint

/// Themes that test a rule in addition to the examples on its page, by the rule's ID.
enum RuleCases {
  static let all = [
    syntax, files, names, values, tokens, cascade, appearance, overrides, slots, proxies,
    contrast, behavior, tidiness,
  ].flatMap { $0.map { (rule: $0, examples: $1.all) } }
}
