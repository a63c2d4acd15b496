import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Effects of settings on findings")
struct LintSettingsTests {
  private static let vivid = "oklch(0.7 0.4 150)"

  /// The findings of a theme under a configuration, as `path severity [rule]`.
  private func lint(
    _ body: String,
    _ text: String,
    importing imports: [String: String] = [:],
    thoroughly: Bool = true
  ) -> (findings: [String], hasTree: Bool) {
    var files = imports
    files["theme.yaml"] = theme(body)
    var options = CompilerOptions()
    let reading = configuration(text)
    options.lint = reading.configuration.settings(in: "/app")
    let provider = SourceProvider.inMemory(files)
    let compilation =
      thoroughly
      ? analyze(root: "theme.yaml", provider: provider, options: options)
      : compile(root: "theme.yaml", provider: provider, options: options)
    let findings = compilation.diagnostics.map { finding in
      "\(compilation.sources[finding.range.file].path) \(finding.severity.rawValue) [\(finding.rule)]"
    }
    return (findings, compilation.tree != nil)
  }

  @Test(
    "A finding has the severity that a configuration sets for its rule, in compile as in lint",
    arguments: [
      ("off", []), ("info", ["theme.yaml info [out-of-gamut]"]),
      ("warning", ["theme.yaml warning [out-of-gamut]"]),
      ("error", ["theme.yaml error [out-of-gamut]"]),
    ] as [(String, [String])]
  )
  func levels(level: String, expected: [String]) {
    for thoroughly in [true, false] {
      let run = lint(
        "toolbar: { tint: \(Self.vivid) }",
        "rules: { out-of-gamut: \(level) }",
        thoroughly: thoroughly
      )
      #expect(run.findings == expected)
      #expect(run.hasTree == (level != "error"))
    }
  }

  @Test("Findings in an excluded file are reported if they are errors")
  func excluded() {
    let body = "imports: [old/a.yaml]\ntoolbar: { tint: \(Self.vivid) }"
    let imports = [
      "old/a.yaml": "lintel: 1\ntabBar: { tint: \(Self.vivid), tnit: \"#000000\" }\n"
    ]
    let all = lint(body, "", importing: imports).findings
    #expect(
      all == [
        "theme.yaml warning [out-of-gamut]", "old/a.yaml warning [out-of-gamut]",
        "old/a.yaml error [unknown-property]",
      ]
    )
    // Excluding a file overrides a level.
    let some = lint(body, "excluded: [old]\nrules: { out-of-gamut: error }", importing: imports)
    #expect(
      some.findings == [
        "theme.yaml error [out-of-gamut]", "old/a.yaml error [unknown-property]",
      ]
    )
  }

  @Test("Design tokens, which have no comments, are silenced by their path")
  func designTokens() {
    let tokens = """
      { "old": { "$type": "color", "$deprecated": true,
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """
    let body = "imports: [brand.tokens.json]\ntoolbar: { tint: $old }"
    let imports = ["brand.tokens.json": tokens]
    let rules = lint(body, "", importing: imports).findings
    #expect(rules.contains("theme.yaml warning [deprecated-token]"))
    let quiet = lint(
      body,
      "per-path: [{ path: theme.yaml, rules: { deprecated-token: off } }]",
      importing: imports
    )
    #expect(quiet.findings == rules.filter { !$0.contains("deprecated-token") })
  }

  @Test("A comment that silences a rule that is off isn't unused")
  func commentsAndSettings() {
    let body = "toolbar: { tint: \(Self.vivid) } # lintel:disable-line out-of-gamut -- printed"
    #expect(lint(body, "rules: { out-of-gamut: off }").findings == [])
  }

  @Test(
    "A rule that is off runs where the theme, a path, or a comment turns it on",
    arguments: [
      ("", "", []), ("rules: { long-form: info }", "", ["info [long-form]"]),
      ("per-path: [{ path: theme.yaml, rules: { long-form: info } }]", "", ["info [long-form]"]),
      ("", "# lintel:disable-next-line long-form -- on purpose\n", []),
      (
        "", "# lintel:disable-next-line long-form -- on purpose\ntoolbar: { tint: $cover }\n",
        ["warning [unused-suppression]"]
      ),
    ] as [(String, String, [String])]
  )
  func ruleThatIsOff(settings: String, comment: String, expected: [String]) {
    let body = """
      tokens: { colors: { cover: { light: "#1B1224", dark: "#1B1224" } } }
      tabBar: { tint: $cover }

      """
    #expect(lint(comment + body, settings).findings == expected.map { "theme.yaml " + $0 })
  }

  @Test("An error stays an error, even with settings made in code")
  func errors() {
    var settings = LintSettings()
    settings.configuration.levels = ["unknown-property": .init(.off)]
    settings.configuration.forced = ["unknown-property": .init(.off)]
    let file = SourceFile(path: "a.yaml", bytes: [])
    let range = SourceRange(file: FileID(0), lower: 0, upper: 0)
    let error = Diagnostic("unknown-property", "x", at: range)
    #expect(settings.applied(to: [error], in: SourceMap([file])) == [error])
  }

  @Test(
    "An option changes its rule's limit",
    arguments: [
      (
        "low-contrast",
        "navigationBar: { background: { preset: opaque, color: \"#FFFFFF\" }, title: { color: \"#767676\" } }",
        "text: 4.6", true
      ),
      (
        "low-contrast",
        "navigationBar: { background: { preset: opaque, color: \"#FFFFFF\" }, title: { color: \"#777777\" } }",
        "text: 4.4", false
      ),
      (
        "similar-blocks",
        "screens: { a: { navigationBar: { tint: \"#000009\" }, tabBar: { tint: \"#000009\" }, toolbar: { tint: \"#000001\" } }, b: { navigationBar: { tint: \"#000009\" }, tabBar: { tint: \"#000009\" }, toolbar: { tint: \"#000002\" } } }",
        "shared-values: 2", true
      ),
      (
        "brand-parity",
        "brands: { a: { toolbar: { shadow: none } }, b: {} , c: { statusBar: hidden } }",
        "siblings: 2", false
      ),
      (
        "redundant-override",
        "tokens: { colors: { x: \"#FFFFFF\" } }\ntoolbar: { tint: $x }\nscreens: { a: { toolbar: { tint: $x } } }",
        "ignore-tokens: true", false
      ),
    ] as [(String, String, String, Bool)]
  )
  func options(rule: String, body: String, option: String, isFound: Bool) {
    func has(_ text: String) -> Bool {
      lint(body, text).findings.contains { $0.hasSuffix("[\(rule)]") }
    }
    #expect(has("rules: { \(rule): { \(option) } }") == isFound)
    if rule != "brand-parity" { #expect(has("") == !isFound) }
  }

  @Test("A value is reported where it's repeated, or where it's first set if that rule is off")
  func repetitions() {
    let day = "brands: { day: { toolbar: { tint: label } }, night: { toolbar: { tint: label } } }"
    let body = "toolbar: { tint: label }\n\(day)"
    func found(_ text: String) -> Set<String> {
      Set(lint(body, text).findings.filter { $0.contains("override") || $0.contains("dead") })
    }
    #expect(found("") == ["theme.yaml warning [redundant-override]"])
    #expect(
      found("rules: { redundant-override: off }") == ["theme.yaml warning [dead-declaration]"]
    )
  }
}
