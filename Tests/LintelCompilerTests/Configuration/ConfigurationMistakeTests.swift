import LintelDiagnostics
import LintelLint
import Testing

@Suite("Mistakes in a configuration")
struct ConfigurationMistakeTests {
  /// A configuration with one mistake, the expected diagnostic, and the help if it names the intended word.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let diagnostic: String
    let help: String?

    init(_ text: String, _ diagnostic: String, _ help: String? = nil) {
      self.text = text
      self.diagnostic = diagnostic
      self.help = help
    }

    var testDescription: String { text }
  }

  private static let mistakes: [Mistake] = [
    Mistake("a", "1:1 error [wrong-value-type] a configuration is a mapping of settings"),
    Mistake("[rules]", "1:1 error [wrong-value-type] a configuration is a mapping of settings"),
    Mistake("include: [a]", "1:1 error [unknown-key] 'include' isn't a key here", "included"),
    Mistake("exclude: [a]", "1:1 error [unknown-key] 'exclude' isn't a key here", "excluded"),
    Mistake("failon: error", "1:1 error [unknown-key] 'failon' isn't a key here", "fail-on"),
    Mistake("fail_on: error", "1:1 error [unknown-key] 'fail_on' isn't a key here", "fail-on"),
    Mistake("formats: text", "1:1 error [unknown-key] 'formats' isn't a key here", "format"),
    Mistake("Rules: {}", "1:1 error [unknown-key] 'Rules' isn't a key here", "rules"),
    Mistake("rule: {}", "1:1 error [unknown-key] 'rule' isn't a key here", "rules"),
    Mistake("perpath: []", "1:1 error [unknown-key] 'perpath' isn't a key here", "per-path"),
    Mistake("base-line: x", "1:1 error [unknown-key] 'base-line' isn't a key here", "baseline"),
    Mistake("extend: x", "1:1 error [unknown-key] 'extend' isn't a key here", "extends"),
    Mistake("included:", "1:10 error [wrong-value-type] expected a path, found nothing"),
    Mistake("included: {}", "1:11 error [wrong-value-type] expected a path, found a mapping"),
    Mistake("included: [a, []]", "1:15 error [wrong-value-type] expected a path, found a list"),
    Mistake("excluded: ['']", "1:12 error [wrong-value-type] expected a path, found ''"),
    Mistake("baseline: [a]", "1:11 error [wrong-value-type] expected a path, found a list"),
    Mistake("baseline: ~", "1:11 error [wrong-value-type] expected a path, found nothing"),
    Mistake("extends: {}", "1:10 error [wrong-value-type] expected a path, found a mapping"),
    Mistake("extends: gone.yml", "1:10 error [unreadable-file] 'gone.yml' can't be read"),
    Mistake("extends: .lintel.yml", "1:10 error [circular-extends] '.lintel.yml' extends itself"),
    Mistake(
      "fail-on: errors",
      "1:10 error [unknown-keyword] expected one of 'error', 'warning', 'info', or 'never', found 'errors'",
      "error"
    ),
    Mistake(
      "fail-on: [error]",
      "1:10 error [wrong-value-type] expected one of 'error', 'warning', 'info', or 'never', found a list"
    ),
    Mistake(
      "fail-on: off",
      "1:10 error [unknown-keyword] expected one of 'error', 'warning', 'info', or 'never', found 'off'",
      "never"
    ),
    Mistake(
      "format: txt",
      "1:9 error [unknown-keyword] expected one of 'auto', 'text', or 'concise', found 'txt'",
      "text"
    ),
    Mistake("rules: off", "1:8 error [wrong-value-type] 'rules' is a mapping of rules to levels"),
    Mistake("rules:", "1:7 error [wrong-value-type] 'rules' is a mapping of rules to levels"),
    Mistake(
      "rules: [hidden-slot]",
      "1:8 error [wrong-value-type] 'rules' is a mapping of rules to levels"
    ),
    Mistake(
      "rules:\n  hiden-slot: off",
      "2:3 warning [unknown-rule] there is no rule 'hiden-slot'",
      "hidden-slot"
    ),
    Mistake(
      "rules: { all: off }",
      "1:10 warning [unknown-rule] there is no rule 'all'"
    ),
    Mistake(
      "rules:\n  hidden-slot: warnning",
      "2:16 error [unknown-keyword] expected one of 'off', 'info', 'warning', or 'error', found 'warnning'",
      "warning"
    ),
    Mistake(
      "rules: { hidden-slot: 2 }",
      "1:23 error [unknown-keyword] expected one of 'off', 'info', 'warning', or 'error', found '2'",
      "error"
    ),
    Mistake(
      "rules: { hidden-slot: warn }",
      "1:23 error [unknown-keyword] expected one of 'off', 'info', 'warning', or 'error', found 'warn'",
      "warning"
    ),
    Mistake(
      "rules:\n  hidden-slot:\n",
      "2:15 error [wrong-value-type] expected one of 'off', 'info', 'warning', or 'error', found nothing"
    ),
    Mistake(
      "rules:\n  hidden-slot: { level: off }",
      "2:18 error [unknown-key] 'level' isn't a key here"
    ),
    Mistake(
      "rules:\n  similar-blocks: { sharedvalues: 4 }",
      "2:21 error [unknown-key] 'sharedvalues' isn't a key here",
      "shared-values"
    ),
    Mistake(
      "rules:\n  similar-blocks: { severty: off }",
      "2:21 error [unknown-key] 'severty' isn't a key here",
      "severity"
    ),
    Mistake(
      "rules: { similar-blocks: { shared-values: many } }",
      "1:43 error [wrong-value-type] expected a whole number, found 'many'"
    ),
    Mistake(
      "rules: { similar-blocks: { shared-values: 2.5 } }",
      "1:43 error [wrong-value-type] expected a whole number, found '2.5'"
    ),
    Mistake(
      "rules: { similar-blocks: { shared-values: '3' } }",
      "1:43 error [wrong-value-type] expected a whole number, found '3'"
    ),
    Mistake(
      "rules: { similar-blocks: { shared-values: 0 } }",
      "1:43 error [out-of-range] 'shared-values' is 0, but must be from 1 to 1000"
    ),
    Mistake(
      "rules: { low-contrast: { text: 22 } }",
      "1:32 error [out-of-range] 'text' is 22, but must be from 1 to 21"
    ),
    Mistake(
      "rules: { low-contrast: { icon: nan } }",
      "1:32 error [wrong-value-type] expected a number, found 'nan'"
    ),
    Mistake(
      "rules: { redundant-override: { ignore-tokens: yes } }",
      "1:47 error [unknown-keyword] expected one of 'true' or 'false', found 'yes'",
      "true"
    ),
    Mistake(
      "rules: { conflicting-override: off }",
      "1:10 warning [unsuppressible-rule] no setting can switch off 'conflicting-override'"
    ),
    Mistake(
      "rules: { yaml-syntax: { severity: warning } }",
      "1:10 warning [unsuppressible-rule] no setting can make 'yaml-syntax' less than an error"
    ),
    Mistake("per-path: {}", "1:11 error [wrong-value-type] 'per-path' is a list"),
    Mistake(
      "per-path: [a]",
      "1:12 error [wrong-value-type] each element of 'per-path' has a 'path' and 'rules'"
    ),
    Mistake(
      "per-path:\n  - rules: { hidden-slot: off }",
      "2:5 error [missing-key] the element has no 'path'"
    ),
    Mistake(
      "per-path:\n  - path: a",
      "2:5 error [missing-key] the element has no 'rules'"
    ),
    Mistake(
      "per-path: [{ paths: a, rules: {} }]",
      "1:14 error [unknown-key] 'paths' isn't a key here",
      "path"
    ),
    Mistake(
      "per-path: [{ path: [a], rules: {} }]",
      "1:20 error [wrong-value-type] expected a path, found a list"
    ),
    Mistake(
      "per-path: [{ paths: a, path: a, rules: {} }]",
      "1:14 error [unknown-key] 'paths' isn't a key here",
      "path"
    ),
    Mistake(
      "per-path: [{ path: a, rules: { hidden-slut: off } }]",
      "1:32 warning [unknown-rule] there is no rule 'hidden-slut'",
      "hidden-slot"
    ),
    Mistake(
      "per-path: [{ path: a, rules: { hidden-slot: offf } }]",
      "1:45 error [unknown-keyword] expected one of 'off', 'info', 'warning', or 'error', found 'offf'",
      "off"
    ),
    Mistake(
      "per-path: [{ path: a, rules: { low-contrast: { text: 3 } } }]",
      "1:46 error [wrong-value-type] a rule has a level for a path, and its options for the whole theme"
    ),
    Mistake(
      "per-path: [{ path: a, rules: { duplicate-definition: info } }]",
      "1:32 warning [unsuppressible-rule] no setting can make 'duplicate-definition' less than an error"
    ),
    Mistake(
      "rules: {}\nrules: {}",
      "2:1 error [duplicate-key] the key 'rules' occurs twice in this mapping"
    ),
    Mistake("rules: &a {}", "1:8 error [yaml-anchor] the anchor '&a' isn't allowed"),
  ]

  @Test(
    "Each mistake has one diagnostic, with its position and the nearest name",
    arguments: mistakes
  )
  func mistake(_ mistake: Mistake) {
    let reading = configuration(mistake.text)
    #expect(reading.rendered == [mistake.diagnostic])
    let help = reading.diagnostics.flatMap(\.help)
    if let name = mistake.help {
      #expect(help == ["did you mean '\(name)'?"])
      #expect(reading.diagnostics.flatMap(\.fixIts).map { $0.edits.map(\.newText) } == [[name]])
    } else {
      #expect(!help.contains { $0.hasPrefix("did you mean") })
    }
  }

  @Test("A list of rules and a key of a rule without options show what to write")
  func help() {
    func help(_ text: String) -> [String] { configuration(text).diagnostics.flatMap(\.help) }
    #expect(help("rules: [out-of-gamut, hidden-slot]") == ["write 'out-of-gamut: off'"])
    #expect(help("rules: [all]") == [])
    #expect(help("rules: { hidden-slot: { level: off } }") == ["the only key is 'severity'"])
  }

  @Test("A rule about an app's code can be off even if its findings are errors")
  func codeRules() {
    let reading = configuration("rules: { asset-not-in-app: off }")
    #expect(reading.rendered == [])
    #expect(reading.configuration.levels.mapValues(\.value) == ["asset-not-in-app": .off])
  }

  @Test("All mistakes in a file are reported, and valid settings apply")
  func together() {
    let known = Self.mistakes.filter { $0.diagnostic.contains("[unknown-keyword]") }
    #expect(known.count > 5)
    let reading = configuration(
      """
      include: [a]
      fail-on: erorr
      rules:
        hiden-slot: off
        similar-blocks: { shared-values: 0, severity: error }
        missing-slot: info
      """
    )
    #expect(
      reading.diagnostics.map(\.rule)
        == ["unknown-key", "unknown-keyword", "unknown-rule", "out-of-range"]
    )
    #expect(
      reading.configuration.levels.mapValues(\.value) == [
        "similar-blocks": .error, "missing-slot": .info,
      ]
    )
  }

  @Test("The corrected file has no mistakes", arguments: mistakes.filter { $0.help != nil })
  func fixes(_ mistake: Mistake) {
    let reading = configuration(mistake.text)
    let bytes = apply(reading.diagnostics.flatMap(\.fixIts), to: reading.sources.files[0])
    let text = String(decoding: bytes, as: UTF8.self)
    // The fix may have created a duplicate of an existing key.
    guard !text.contains("path: a, path: a") else { return }
    let left = configuration(text).diagnostics.map(\.rule)
    #expect(left == [] || left == ["unreadable-file"])
  }
}
