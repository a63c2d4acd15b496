import LintelCompiler
import LintelDiagnostics
import LintelLint
import TestThemes
import Testing

/// Tests that a mistake is one finding, regardless of its severity, and causes no others.
@Suite("Mistakes without follow-ups")
struct SingleFindingTests {
  /// Every finding about a theme as `line:column severity [rule] message`, including infos.
  private func found(_ text: String, _ files: [String: String] = [:]) -> [String] {
    let files = files.merging(["theme.yaml": text]) { _, text in text }
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(files))
    return compilation.diagnostics.map { rendered($0, in: compilation.sources) }
  }

  private func help(_ text: String, _ files: [String: String] = [:]) -> [[String]] {
    let files = files.merging(["theme.yaml": text]) { _, text in text }
    return analyze(root: "theme.yaml", provider: .inMemory(files)).diagnostics.map(\.help)
  }

  @Test(
    "A misspelled 'ios' declares the versions, so that they aren't missing, too",
    arguments: ["iso", "iOS"]
  )
  func versions(key: String) {
    #expect(
      found("lintel: 1\ntheme: T\n\(key): 15..18\ntoolbar: { tint: label }")
        == ["3:1 error [unknown-key] '\(key)' isn't a key here"]
    )
  }

  @Test("A key like one of the header that is there already has no value of its own")
  func header() {
    #expect(
      found("lintel: 1\ntheme: T\nthemes: [a]\nios: 15..18\ntoolbar: { tint: label }")
        == ["3:1 error [unknown-key] 'themes' isn't a key here"]
    )
    #expect(
      found("lintel: 1\nthemes: [a]\ntheme: T\nios: 15..18\niso: [15]\ntoolbar: { tint: label }")
        == [
          "2:1 error [unknown-key] 'themes' isn't a key here",
          "5:1 error [unknown-key] 'iso' isn't a key here",
        ]
    )
  }

  @Test("The source of an image under another tool's name decides what the other keys mean")
  func images() {
    let image = "{ color: label, sfSymbol: arrow.left }"
    let messages = [
      "an image has the tint of its bar",
      "'sfSymbol' isn't a key here; in a theme, it's 'symbol'",
    ]
    for key in ["backIndicator", "backIndicator.image"] {
      let bar = "navigationBar: { \(key): \(image) }"
      let findings = found("lintel: 1\ntheme: T\nios: 15..18\n\(bar)")
      let place = bar.utf8.count - image.utf8.count + 1
      #expect(
        findings == [
          "4:\(place) error [unknown-key] \(messages[0])",
          "4:\(place + 14) error [unknown-key] \(messages[1])",
        ]
      )
    }
  }

  @Test("Unknown names aren't reported while an import can't be loaded")
  func imports() {
    let text = theme(
      """
      imports: [nope.yaml]
      toolbar: { tint: $accent }
      groups: { forms: ['*.edit'] }
      brands: { a: { extends: b } }
      screens: { home: { use: hero, brands: { x: { tint: label } } } }
      flows: [home -> list]
      """
    )
    #expect(
      found(text) == ["4:11 error [import-not-found] the file 'nope.yaml' doesn't exist"]
    )
    #expect(found(theme("imports: [../x.yaml]\ntoolbar: { tint: $accent }")).count == 1)
    let importing = theme("import: [x.yaml]\ntoolbar: { tint: $accent }")
    #expect(found(importing, ["x.yaml": "lintel: 1"]).count == 1)
    let loaded = theme("imports: [x.yaml]\ntoolbar: { tint: $accent }")
    #expect(found(loaded, ["x.yaml": "lintel: 1"]).count == 1)
  }

  @Test(
    "A missing import means a file with a similar name, regardless of its extension",
    arguments: [
      ("nope.yaml", "p.yaml", [String]()),
      ("tokns.yaml", "tokens.yaml", ["did you mean 'tokens.yaml'?"]),
      ("tokens.yml", "tokens.yaml", ["did you mean 'tokens.yaml'?"]),
    ]
  )
  func nearFiles(written: String, file: String, expected: [String]) {
    #expect(help(theme("imports: [\(written)]"), [file: "lintel: 1"]) == [expected])
  }

  @Test(
    "Names declared in something that isn't a mapping aren't missing",
    arguments: [
      (
        "styles:\n  - hero: { toolbar: { tint: label } }\nscreens: { a: { use: hero } }",
        "wrong-value-type"
      ),
      (
        "modes:\n  look: [day, dusk]\nscreens: { a: { modes: { look: { day: { tint: label } } } } }",
        "mode-without-values"
      ),
      ("tokens: { colors: 17 }\ntoolbar: { tint: $a, button.color: $b }", "wrong-value-type"),
      ("tokens: 17\ntoolbar: { tint: $a }", "wrong-value-type"),
      ("screens: [home, list]\nflows: [home -> list]", "wrong-value-type"),
      ("screens: { \"home\\u200b\": {} }\nflows: [home -> home]", "invalid-name"),
    ]
  )
  func containers(text: String, rule: String) {
    let rules = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": theme(text)]))
      .diagnostics.map(\.rule)
    #expect(rules == [rule], "\(text)")
  }

  @Test("The block of a group with a mistake isn't unreachable")
  func groups() {
    #expect(
      found(theme("groups: { forms: [hoem] }\nscreens: { home: {}, forms: { scrolls: false } }"))
        == ["4:19 error [undeclared-name] there is no screen 'hoem'"]
    )
  }

  @Test("A promo with a wrong date or companion excludes no others")
  func promos() {
    let others = "summer: { toolbar: { tint: red } }"
    #expect(
      found(theme("promos: { p: { from: 2027-02-29, tabBar: { tint: red } }, \(others) }"))
        == ["4:22 error [invalid-date] '2027-02-29' isn't a date: February 2027 has 28 days"]
    )
    #expect(
      found(theme("promos: { p: { with: [sumer], tabBar: { tint: red } }, \(others) }"))
        == ["4:23 error [undeclared-name] there is no promo 'sumer'"]
    )
  }

  @Test("A promo with a mistake in its dates or companions conflicts with no others")
  func conflictsOfPromos() {
    let others = "summer: { from: 2027-06-01, toolbar: { tint: red } }"
    #expect(
      found(
        theme("promos: { p: { until: 2027-01-10T08:00, toolbar: { tint: green } }, \(others) }")
      ) == ["4:23 error [invalid-date] the time in '2027-01-10T08:00' has no offset"]
    )
    #expect(
      found(theme("promos: { p: { with: [sumer], toolbar: { tint: green } }, \(others) }"))
        == ["4:23 error [undeclared-name] there is no promo 'sumer'"]
    )
  }

  @Test("A token with a misspelled declaration is one mistake, regardless of its references")
  func declaration() {
    let text = theme(
      """
      tokens: { colors: { acccent: "#000000" } }
      brands: { a: { tokens: { colors: { acccent: "#000001" } } }, b: {} }
      toolbar: { tint: $accent }
      tabBar: { tint: alpha($accent 50%) }
      """
    )
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    #expect(
      compilation.diagnostics.map { rendered($0, in: compilation.sources) } == [
        "4:21 error [unknown-token] nothing refers to '$acccent', and '$accent', which 2 references name, isn't declared"
      ]
    )
    let fixed = apply(
      compilation.diagnostics.flatMap(\.fixIts),
      to: compilation.sources[FileID(0)]
    )
    #expect(String(decoding: fixed, as: UTF8.self) == text.replacing("acccent", with: "accent"))
    // If the declared name is used, too, or only one reference differs, the reference is wrong.
    for uses in [["$ink", "$inc", "$inc"], ["$inc"]] {
      let bars = ["toolbar.tint", "tabBar.tint", "navigationBar.tint"]
      let lines = zip(bars, uses).map { "\($0): \($1)" }.joined(separator: "\n")
      let findings = found(theme("tokens: { colors: { ink: label } }\n\(lines)"))
      #expect(findings.allSatisfy { $0.contains("unknown token '$inc'") || uses.count == 1 })
      #expect(findings.count { $0.contains("unknown token '$inc'") } == uses.count { $0 == "$inc" })
    }
  }

  @Test("A missing token is one mistake, with each place that refers to it")
  func missing() {
    let text = theme(
      """
      tokens: { colors: { paper: "#FFFFFF" } }
      toolbar: { tint: $zebra, shadow: $paper }
      tabBar: { tint: $zebra }
      navigationBar: { tint: alpha($zebra 50%), title.color: $horse }
      """
    )
    let findings = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
      .diagnostics
    #expect(
      findings.map(\.message) == [
        "unknown token '$zebra' among the colors", "unknown token '$horse' among the colors",
      ]
    )
    #expect(
      findings.map { $0.notes.map(\.message) } == [
        Array(repeating: "also referred to here", count: 2), [],
      ]
    )
  }

  @Test(
    "The effect of an unreadable value is unknown, so nothing follows from omitting it",
    arguments: [
      """
      toolbar: { tint: systemRed }
      brands: { a: {}, night: { toolbar: { tint: zzqx } } }
      screens: { s: { toolbar: { tint: systemRed } } }
      """,
      """
      promos:
        a: { from: 2027-01-01, until: 2027-03-01, toolbar: { tint: red }, promos: { b: { toolbar: { tint: zzqx } } } }
        b: { from: 2027-02-01, until: 2027-04-01, toolbar: { tint: blue } }
      """,
      """
      promos:
        a: { from: 2027-01-01, until: 2027-03-01, toolbar: { tint: red } }
        b: { from: 2027-02-01, until: 2027-04-01, toolbar: { tint: zzqx } }
      """,
      """
      promos:
        a: { from: 2027-01-01, until: 2027-03-01, toolbar: { tint: red } }
        b: { from: 2027-02-01, until: 2027-04-01, priority: zzqx, toolbar: { tint: blue } }
      """,
      """
      navigationBar:
        standard: { background: opaque }
        compact: { background: zzqx }
        scrollEdge: { background: transparent }
      """,
      """
      navigationBar: { title.color: label, scrollEdge: { title.color: zzqx } }
      screens: { home: { navigationBar: { title.color: red } } }
      """,
      """
      toolbar: { tint: systemRed }
      brands: { a: { toolbar: { tint: systemBlue } }, b: { toolbar: { tint: zzqx } } }
      """,
      "tokens: { colors: { ink: label, veil: alpha($ink zzqx) } }\ntoolbar: { tint: $veil }",
    ]
  )
  func unread(text: String) {
    let findings = found(theme(text))
    #expect(findings.count == 1, "\(findings)")
  }

  @Test("A conflict between other values is reported in addition to an unreadable value")
  func independentConflicts() {
    let text = """
      promos:
        a: { from: 2027-01-01, until: 2027-03-01, toolbar: { tint: red } }
        b: { from: 2027-02-01, until: 2027-04-01, toolbar: { tint: blue } }
        c: { from: 2027-02-01, until: 2027-04-01, toolbar: { tint: zzqx } }
      """
    let rules = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": theme(text)]))
      .diagnostics.map(\.rule)
    #expect(rules == ["conflicting-override", "unknown-color"])
  }

  @Test("A token outside of the groups is recognized by its name")
  func ungrouped() {
    let text = "tokens: { accent: label, ink: link }\ntoolbar: { tint: accent }"
    #expect(
      found(theme(text)) == [
        "4:11 error [unknown-key] 'accent' and 'ink' aren't groups of tokens, and a token belongs in a group",
        "5:18 error [unknown-color] 'accent' is a token, and '$' refers to a token",
      ]
    )
  }

  @Test("A list around a value hides no mistakes in the value")
  func wrapped() {
    let text = "tokens: { colors: { paper: label } }\ntoolbar: { tint: [paper] }"
    #expect(
      found(theme(text)) == [
        "5:18 error [wrong-value-type] expected a color, found a list",
        "5:19 error [unknown-color] 'paper' is a token, and '$' refers to a token",
      ]
    )
    let stops = "[[paper, 0], [label, 60]]"
    let image = "{ gradient: { from: top, stops: \(stops) } }"
    let gradient = "tokens: { colors: { paper: label } }\ntoolbar: { background.image: \(image) }"
    let compilation = analyze(
      root: "theme.yaml",
      provider: .inMemory(["theme.yaml": theme(gradient)])
    )
    #expect(compilation.diagnostics.count == 4)
    let fixed = apply(
      compilation.diagnostics.flatMap(\.fixIts),
      to: compilation.sources[FileID(0)]
    )
    let meant = "[{ color: $paper, location: 0 }, { color: label, location: 60% }]"
    #expect(
      String(decoding: fixed, as: UTF8.self) == theme(gradient.replacing(stops, with: meant))
    )
  }

  @Test(
    "Tokens that a broken file of design tokens may declare aren't unknown",
    arguments: [
      ##"{ "accent": { "$type": "color" "$value": "#0B6E99" } }"##,
      ##"{ "other": { "$type": "color", "$value": "#0B6E99" }, "accent": "##,
      "[1, 2]", "", "lintel: 1", ##"{ "accent": { "$type": "colr", "$value": "#0B6E99" } }"##,
      ##"{ "colors": { "accent": { "$value": "#0B6E99" } } }"##,
    ]
  )
  func brokenTokens(file: String) {
    let text = theme(
      "imports: [x.tokens.json]\ntoolbar: { tint: $accent }\ntabBar: { tint: $accent }"
    )
    let compilation = analyze(
      root: "theme.yaml",
      provider: .inMemory(["theme.yaml": text, "x.tokens.json": file])
    )
    let files = compilation.diagnostics.map { compilation.sources[$0.range.file].path }
    #expect(!files.isEmpty)
    #expect(files.allSatisfy { $0 == "x.tokens.json" }, "\(compilation.diagnostics.map(\.message))")
  }

  @Test("A screen whose name ends like a property is a screen if it names its class")
  func screenNamedAsProperty() {
    let block = "{ class: ToolbarController, toolbar: { tint: label } }"
    #expect(found(theme("screens: { home: {}, home.toolbar: \(block) }")) == [])
  }

  @Test("An override with a misspelled token is renamed, not removed")
  func overrides() {
    let text = theme(
      """
      tokens: { colors: { accent: "#000000" } }
      brands: { a: { tokens: { colors: { acent: "#000001" } } }, b: {} }
      toolbar: { tint: $accent }
      """
    )
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(["theme.yaml": text]))
    let findings = compilation.diagnostics
    #expect(findings.map(\.rule) == ["unused-token"])
    #expect(findings.map(\.help) == [["did you mean 'accent', declared at line 4?"]])
    let fixIts = findings.flatMap(\.fixIts)
    #expect(fixIts.map(\.applicability) == [.unsafe])
    let fixed = apply(fixIts, to: compilation.sources[FileID(0)])
    #expect(String(decoding: fixed, as: UTF8.self) == text.replacing("acent", with: "accent"))
  }

  @Test("A group of tokens that has references into it stays a group")
  func groupsOfTokens() {
    let text = theme("tokens: { colors: { c: { lihgt: red } } }\ntoolbar: { tint: $c.lihgt }")
    #expect(found(text) == [])
  }

  @Test("A priority at the top level is reported as one")
  func priority() {
    #expect(
      found(theme("priority: 1\ntoolbar: { tint: label }"))
        == ["4:11 warning [needless-priority] the priority of the top level has no effect"]
    )
  }

  @Test("The help for a foreign key with a wrong value has both corrections")
  func wrongValues() {
    #expect(
      help(theme("navigationBar: { title: { letterSpacing: 1% } }"))
        == [["write 'kern'", "write points: in a font of 17 points, 1% is 0.17"]]
    )
    #expect(
      help(theme("navigationBar: { backIndicatorImage: foo }"))
        == [["write 'backIndicator.image'", "write `{ symbol: foo }` or `{ asset: foo }`"]]
    )
  }

  @Test("A reference in a file of tokens gets the set that it omits")
  func setsOfTokens() {
    let set = #"{ "set": { "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } } }"#
    #expect(
      help(theme("imports: [a.tokens.json]\n"), ["a.tokens.json": set])
        == [["did you mean 'set.a'?"]]
    )
  }

  @Test("A shortened list of names says so")
  func lists() {
    let screens = (10..<30).map { "s\($0): {}" }.joined(separator: ", ")
    let names = (10..<22).map { "'s\($0)'" }.joined(separator: ", ")
    #expect(
      help(theme("screens: { \(screens) }\nflows: [other -> s10]"))
        == [["the screens are \(names), and 8 others"]]
    )
    let style = help(theme("navigationBar: { title: { underline: { style: wavy } } }"))
    #expect(style.joined().first?.hasPrefix("the keyword must be 'single', ") == true)
    #expect(style.joined().first?.hasSuffix(" others") == true)
  }
}
