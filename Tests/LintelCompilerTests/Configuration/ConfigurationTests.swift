import LintelDiagnostics
import LintelLint
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  @Test("Every setting is read with its line")
  func everything() {
    let reading = configuration(
      """
      included: [Styles, "*.yaml"]
      excluded: Styles/generated
      fail-on: warning
      format: concise
      baseline: lint/baseline.json
      rules:
        hidden-slot: off
        similar-blocks: { severity: warning, shared-values: 5 }
        redundant-override: { ignore-tokens: true }
      per-path:
        - path: "Styles/legacy/**"
          rules: { dead-declaration: off, missing-slot: info }
      """
    )
    #expect(reading.rendered == [])
    let found = reading.configuration
    #expect(found.included?.value.map(\.text) == ["Styles", "*.yaml"])
    #expect(found.excluded.value.map(\.text) == ["Styles/generated"])
    #expect(found.failOn.value == .warning)
    #expect(found.failOn.origin.text == ".lintel.yml:3")
    #expect(found.format.value == "concise")
    #expect(found.baseline?.value == "lint/baseline.json")
    #expect(found.levels.mapValues(\.value) == ["hidden-slot": .off, "similar-blocks": .warning])
    #expect(found.levels["similar-blocks"]?.origin.text == ".lintel.yml:8")
    let values = Dictionary(
      uniqueKeysWithValues: found.values.map { ("\($0.rule).\($0.name)", $1.value.text) }
    )
    #expect(
      values == ["similar-blocks.shared-values": "5", "redundant-override.ignore-tokens": "true"]
    )
    #expect(found.paths.map(\.value.pattern.text) == ["Styles/legacy/**"])
    #expect(found.paths.first?.value.levels.count == 2)
  }

  @Test("An empty file has no settings", arguments: ["", "# later\n", "{}"])
  func empty(_ text: String) {
    let reading = configuration(text)
    #expect(reading.rendered == [])
    #expect(reading.configuration.levels.isEmpty)
    #expect(reading.configuration.files == [".lintel.yml"])
  }

  @Test("A configuration overrides what it extends, key by key")
  func extending() {
    let reading = configuration(
      """
      extends: shared/base.yml
      rules: { hidden-slot: off }
      per-path: [{ path: a, rules: { missing-slot: error } }]
      """,
      others: [
        "shared/base.yml": """
        extends: ../root.yml
        fail-on: warning
        excluded: [old]
        baseline: b.json
        rules: { hidden-slot: info, missing-slot: off }
        per-path: [{ path: ../a, rules: { missing-slot: info } }]
        """,
        "root.yml": "fail-on: never\nformat: text\nrules: { dead-slot: off }",
      ]
    )
    #expect(reading.rendered == [])
    let found = reading.configuration
    #expect(found.files == [".lintel.yml", "shared/base.yml", "root.yml"])
    #expect(found.failOn.value == .warning)
    #expect(found.format.value == "text")
    // A path is relative to the file that contains it.
    #expect(found.baseline?.value == "shared/b.json")
    #expect(found.excluded.value.first?.matches("/app/shared/old/x.yaml") == true)
    #expect(
      found.levels.mapValues(\.value)
        == ["hidden-slot": .off, "missing-slot": .off, "dead-slot": .off]
    )
    let settings = found.settings(in: "/app")
    #expect(settings.level(of: "missing-slot", in: "a/x.yaml") == .error)
    #expect(settings.level(of: "missing-slot", in: "b/x.yaml") == .off)
  }

  @Test("Configurations that extend each other are refused, and so are mistakes in a base")
  func chains() {
    let circle = configuration("extends: b.yml", others: ["b.yml": "extends: .lintel.yml"])
    #expect(
      circle.rendered == ["b.yml:1:10 error [circular-extends] '.lintel.yml' extends itself"]
    )
    let wrong = configuration("extends: b.yml", others: ["b.yml": "rule: {}"])
    #expect(wrong.rendered == ["b.yml:1:1 error [unknown-key] 'rule' isn't a key here"])
  }

  @Test("A path overrides the whole, a later path an earlier one, and the command line all of them")
  func precedence() {
    var found = configuration(
      """
      rules: { hidden-slot: off }
      per-path:
        - { path: old, rules: { hidden-slot: info } }
        - { path: old/very, rules: { hidden-slot: error } }
      """
    ).configuration
    func level(_ path: String) -> LintSettings.Level? {
      found.settings(in: "/app").level(of: "hidden-slot", in: path)
    }
    #expect(level("a.yaml") == .off)
    #expect(level("old/a.yaml") == .info)
    #expect(level("old/very/a.yaml") == .error)
    #expect(level("/app/old/very/a.yaml") == .error)
    found.forced["hidden-slot"] = Configuration.Setting(.warning, .flag("--rule"))
    #expect(level("old/very/a.yaml") == .warning)
  }

  @Test("The text of a configuration has the same meaning")
  func text() {
    let first = configuration(
      """
      included: [Styles]
      excluded: ["a: b", "*.x"]
      fail-on: info
      baseline: "b #1.json"
      rules: { hidden-slot: off, similar-blocks: { shared-values: 7 }, low-contrast: error }
      per-path: [{ path: "old/**", rules: { dead-slot: error } }, { path: x, rules: {} }]
      """
    ).configuration
    let text = first.text(for: "Styles/Harbor.yaml")
    #expect(text.hasPrefix("# Styles/Harbor.yaml: .lintel.yml\n"))
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("hidden-slot: off # .lintel.yml:5"))
    #expect(lines.contains("shared-values: 7 # .lintel.yml:5"))
    #expect(lines.contains("missing-slot: warning # default"))
    let reading = configuration(text.replacing("- path: x   ", with: "- rules: {}\n    path: x   "))
    #expect(reading.rendered == [])
    let second = reading.configuration
    #expect(second.included?.value == first.included?.value)
    #expect(second.excluded.value == first.excluded.value)
    #expect(second.failOn.value == first.failOn.value)
    #expect(second.baseline?.value == first.baseline?.value)
    for rule in LintRule.all {
      let level = first.levels[rule.id]?.value ?? rule.level
      #expect(second.levels[rule.id]?.value == level)
      for option in rule.options {
        #expect(second.values[option]?.value == first.values[option]?.value ?? option.standard)
      }
    }
    #expect(second.paths.map(\.value.pattern) == first.paths.map(\.value.pattern))
  }
}
