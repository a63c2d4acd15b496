import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import TestThemes
import Testing

@Suite("The contexts that rules judge")
struct JudgedContextTests {
  private func count(_ rule: String, _ yaml: String) -> Int {
    ThemeText(yaml).findings(of: rule).count
  }

  @Test(
    "A style's entry has no effect only if it has none in any use",
    arguments: [
      (
        "unused-scroll-setting", "navigationBar: { scroll: { distance: 20 } }",
        "use: [s]", "use: [s], navigationBar: { scroll: { behavior: crossfade } }"
      ),
      (
        "never-scrolled", "navigationBar: { scrolled: { background: { color: systemYellow } } }",
        "use: [s], scrolls: false", "use: [s]"
      ),
      (
        "hidden-by-system-slot", "navigationBar: { title: { color: label } }",
        "use: [s], navigationBar: { allSlots: system }", "use: [s]"
      ),
      (
        "dead-slot", "toolbar: { scrollEdge: { tint: label } }",
        "when ios ..14: { use: [s] }", "use: [s]"
      ),
    ]
  )
  func styles(rule: String, style: String, hidden: String, shown: String) {
    func count(_ a: String, _ b: String) -> Int {
      self.count(
        rule,
        "ios: 13..18\nstyles: { s: { \(style) } }\nscreens: { a: { \(a) }, b: { \(b) } }"
      )
    }
    #expect(count(hidden, hidden) == 1)
    #expect(count(hidden, shown) == 0)
    #expect(count(shown, hidden) == 0)
    #expect(count(shown, shown) == 0)
  }

  @Test("The path of an entry in a condition has each step once")
  func paths() {
    let theme = ThemeText(
      """
      tabBar: { tint: label, item: { title: { color: label } } }
      screens:
        home:
          tabBar:
            when pad: { tint: label }
            item: { title: { when pad: { color: label } } }

      """
    )
    #expect(
      theme.findings(of: "redundant-override").map(\.message).sorted() == [
        "'screens.home.tabBar.item.title.when pad.color' sets the value that applies there anyway",
        "'screens.home.tabBar.when pad.tint' sets the value that applies there anyway",
      ]
    )
  }

  @Test("A brand's style of the edge that another block of the screen overrides hides nothing")
  func edges() {
    let theme = """
      navigationBar: { background: opaque }
      brands: { a: { navigationBar: { scrollEdge: { background: { color: systemGray6 } } } }, b: {} }
      screens:
        home: { navigationBar: { scrolled: { background: { color: systemYellow } } } }

      """
    let edge = "{ navigationBar: { scrollEdge: { background: { color: systemRed } } } }"
    #expect(count("hidden-at-edge", theme) == 1)
    #expect(count("hidden-at-edge", theme + "  '*': \(edge)") == 0)
    #expect(count("hidden-at-edge", theme + "  '*': { when pad: \(edge) }") == 1)
  }

  @Test("A tint leaves text buttons in the system's font only next to a title with another one")
  func fonts() {
    let font = "navigationBar: { title: { font: { family: Georgia, size: 18 } } }"
    let tint = "navigationBar: { tint: systemTeal }"
    #expect(count("text-buttons-by-tint", "brands: { a: { \(font) }, b: { \(tint) } }") == 0)
    #expect(count("text-buttons-by-tint", "brands: { a: { \(font) } }\n\(tint)") == 1)
    let system = "navigationBar: { title: { font: headline } }"
    #expect(count("text-buttons-by-tint", "brands: { a: { \(system) } }\n\(font)") == 0)
  }

  @Test(
    "The colors of images count, too",
    arguments: [("newer-api", "systemMint"), ("deprecated-api", "groupTableViewBackground")]
  )
  func images(rule: String, color: String) {
    let fill = "toolbar: { background: { image: { fill: \(color) } } }"
    #expect(count(rule, "ios: 14..18\n\(fill)") == 1)
  }

  @Test("The value of a mode in a style is always true only if every use has the value")
  func modes() {
    let theme = """
      styles: { s: { modes: { r: { sepia: { navigationBar: { tint: label } } } } } }
      modes: { r: { plain: {}, sepia: { use: [s] } } }

      """
    #expect(count("always-true-condition", theme) == 1)
    #expect(count("always-true-condition", theme + "screens: { a: { use: [s] } }") == 0)
  }

  @Test("A block that settles a conflict repeats a condition that is always true")
  func settling() {
    let patterns = """
      ios: 15..18
      groups: { shop: [home, cart] }
      screens:
        cart: {}
        shop: { when ios 15..: { toolbar.tint: "#B00020" } }
        '*e': { when pad: { toolbar.tint: "#0B6E99" } }
        home: { when ios 15.. pad: { toolbar.tint: "#084C6B" } }

      """
    #expect(count("always-true-condition", patterns) == 1)
    let others = patterns.replacing("15.. pad: { toolbar.tint", with: "15.. pad: { tabBar.tint")
      .replacing("'*e': { when pad: { toolbar.tint: \"#0B6E99\" } }", with: "feed: {}")
    #expect(count("always-true-condition", others) == 2)
  }

  @Test(
    "A slot's key takes the slot back from the system only if it isn't there already",
    arguments: [
      (
        "background: opaque, allSlots: system",
        "write it under the slot's key, such as 'scrollEdge:', or remove ': system'"
      ),
      (
        "background: opaque, scrollEdge: system, scrollEdge.title.color: systemRed",
        "remove it, or remove ': system'"
      ),
    ]
  )
  func hiddenSlots(bar: String, help: String) {
    let found = ThemeText("navigationBar: { \(bar) }").findings(of: "hidden-by-system-slot")
    #expect(found.map(\.help) == [[help]])
  }

  @Test(
    "An entry without an effect of its own that takes a slot back from the system stays",
    arguments: ["redundant-override", "dead-declaration"]
  )
  func slots(rule: String) {
    let (color, modes) =
      rule == "redundant-override"
      ? (", title: { color: systemRed }", "")
      : (
        "",
        """
        modes:
          m:
            x: { navigationBar: { title: { color: label } } }
            y: { navigationBar: { title: { color: systemBlue } } }
        """
      )
    func theme(_ slot: String) -> String {
      """
      navigationBar: { background: opaque\(color)\(slot) }
      brands: { a: { navigationBar: { scrollEdge: { title: { color: systemRed } } } }, b: {} }
      \(modes)
      """
    }
    #expect(count(rule, theme("")) == 1)
    #expect(count(rule, theme(", scrollEdge: system")) == 0)
  }

  @Test(
    "Bars that differ only in a later release need a transition, too",
    arguments: ["..4", "5.."]
  )
  func releases(span: String) {
    let bar = "navigationBar: { background: opaque }"
    #expect(
      count("inferred-transition", "screens: { a: { appVersions: \(span), \(bar) }, b: {} }") == 1
    )
  }

  @Test(
    "The order of a color's samples doesn't matter",
    arguments: [("#3A5BC7", "#FFFFFF"), ("#FFFFFF", "#3A5BC7")]
  )
  func samples(first: String, second: String) {
    func theme(_ tint: String) -> String {
      """
      tokens: { colors: { c: { runtime: true, samples: ["\(first)", "\(second)"] } } }
      tabBar: { background: { preset: opaque, color: "#000000" }, unselectedTint: $c, tint: \(tint) }
      """
    }
    #expect(count("selected-indistinct", theme("\"#3A5BC7\"")) == 1)
    #expect(count("selected-indistinct", theme("mix($c \"#00FF00\" 50%)")) == 0)
  }

  @Test("Help about a selected tab names the key that has its color")
  func selectedTabs() {
    func help(_ bar: String) -> [String] {
      ThemeText("tabBar: { background: { preset: opaque, color: \"#FFFFFF\" }, \(bar) }")
        .findings(of: "selected-indistinct").flatMap(\.help)
    }
    #expect(
      help("tint: \"#3A5BC7\", unselectedTint: \"#3A5BC7\"") == [
        "change 'tint', which is the color of the selected tab, or the color of the others"
      ]
    )
    #expect(
      help("item: { title: { color: black }, iconColor: black }") == [
        "give 'selected:' its own color, or move this one under 'normal:'"
      ]
    )
  }

  @Test("A proxy overrides nothing where the theme resets the property")
  func proxies() {
    func theme(_ reset: String) -> String {
      """
      navigationBar: { button: { color: label } }
      brands:
        a: { \(reset) proxies: [{ class: UIBarButtonItem, set: { tintColor: systemBlue } }] }
        b: {}
      """
    }
    #expect(count("defeated-by-proxy", theme("")) == 1)
    let reset = "navigationBar: { button: { color: unset } }"
    #expect(count("defeated-by-proxy", theme("\(reset),")) == 0)
    #expect(count("defeated-by-proxy", theme("when pad: { \(reset) },")) == 1)
  }

  @Test("A token named like a bar's background has no shorter form")
  func tokens() throws {
    let yaml = """
      tokens: { colors: { toolbar: { background: { color: label } } } }
      toolbar: { background: { preset: opaque, color: $toolbar.background.color } }
      """
    var options = CompilerOptions()
    let rule = try #require(LintRule.named("long-form"))
    options.lint.configuration.levels[rule.id] = .init(.init(rule.severity))
    let provider = SourceProvider.inMemory(["t.yaml": ThemeText(yaml).text])
    let found = analyze(root: "t.yaml", provider: provider, options: options).diagnostics
    #expect(!found.contains { $0.rule == "long-form" })
  }

  @Test("A proxy that changes with a mode isn't one of a promo")
  func changes() {
    let proxies = "proxies: [{ class: UINavigationBar, set: { barTintColor: systemBlue } }]"
    let findings = ThemeText("modes: { r: { plain: {}, sepia: { \(proxies) } } }")
      .findings(of: "proxy-changed-at-run-time")
    #expect(
      findings.map { $0.notes[0].message } == [
        "bars that are on screen when the mode changes keep their look"
      ]
    )
  }

  @Test(
    "A declaration that another one replaces on some versions doesn't count there",
    arguments: [
      (
        "fade-on-private-view", "26..", "navigationBar: { scroll: fade }",
        "navigationBar: { scroll: crossfade }"
      ),
      (
        "opaque-on-glass", "26..", "toolbar: { background: opaque }",
        "toolbar: { background: default }"
      ),
      (
        "fixed-button-color-on-glass", "26..", "toolbar: { prominentButton: { color: label } }",
        "toolbar: { prominentButton: { color: unset } }"
      ),
      (
        "unselected-icon-on-glass", "26..", "tabBar: { item.normal: { iconColor: label } }",
        "tabBar: { item.normal: { iconColor: unset } }"
      ),
      (
        "deprecated-api", "13..", "toolbar: { background.color: groupTableViewBackground }",
        "toolbar: { background.color: label }"
      ),
      (
        "deprecated-api", "13..", "tokens: { colors: { c: groupTableViewBackground } }",
        "tokens: { colors: { c: label } }"
      ),
      ("newer-api", "..14", "toolbar: { tint: systemMint }", "toolbar: { tint: label }"),
      ("newer-api", "..14", "toolbar: { tint: systemMint }", "toolbar: { tint: unset }"),
    ]
  )
  func versions(rule: String, span: String, replaced: String, other: String) {
    func count(_ condition: String) -> Int {
      self.count(rule, "ios: 12..27\n\(replaced)\nwhen ios \(condition): { \(other) }")
    }
    #expect(count(span) == 0)
    #expect(count("\(span) pad") == 1)
  }

  @Test("A keyword that is too new for every version on which it shows is found")
  func newKeyword() {
    let theme = """
      ios: 15..27
      navigationBar:
        search.placement: integrated
        when ios 26..: { search.placement: integratedCentered }
      """
    #expect(count("newer-api", theme) == 1)
    #expect(count("dead-slot", theme) == 0)
  }

  @Test(
    "Large titles and crossfades count only where the scroll edge has a style",
    arguments: [
      ("", 1), ("navigationBar.prefersLargeTitles: true,", 0),
      ("navigationBar.scroll: crossfade,", 0),
      ("when ios 15..: { navigationBar.prefersLargeTitles: true },", 1),
      ("when pad: { navigationBar.prefersLargeTitles: true },", 0),
    ]
  )
  func largeTitles(setting: String, findings: Int) {
    let theme = """
      ios: 13..18
      screens:
        photo: { \(setting) navigationBar: { scrollEdge: { background: transparent } } }
        list: { navigationBar: { prefersLargeTitles: true, scroll: crossfade } }
      """
    #expect(count("edge-without-large-titles", theme) == findings)
  }

  @Test("A proxy shows where the theme resets the property, even if only in one brand")
  func defeatedProxies() {
    let theme = """
      tabBar: { unselectedTint: label }
      proxies: [{ class: UITabBar, set: { unselectedItemTintColor: systemBlue } }]

      """
    #expect(count("defeated-proxy", theme) == 1)
    let reset = "{ tabBar: { unselectedTint: unset } }"
    #expect(count("defeated-proxy", theme + "brands: { a: \(reset), b: {} }") == 0)
  }

  @Test(
    "Equal backgrounds of two brands have a finding in each",
    arguments: [
      (
        "contradictory-translucency",
        "background: { preset: opaque, color: label, translucency: translucent }"
      ),
      ("shadow-color-without-effect", "shadow: { color: label, image: { fill: label } }"),
    ]
  )
  func backgrounds(rule: String, style: String) {
    let bar = "{ navigationBar: { \(style) } }"
    #expect(count(rule, "brands: { a: \(bar), b: \(bar) }") == 2)
  }

  @Test("A companion of a setting has to apply in all of the setting's contexts")
  func companions() {
    func proxy(_ state: String) -> String {
      "proxies: [{ class: UIBarButtonItem, set: { titleTextAttributes: { \(state): { font: headline } } } }]"
    }
    let (normal, other) = (proxy("normal"), proxy("highlighted"))
    let rule = "normal-without-highlighted"
    #expect(count(rule, "\(normal)\nbrands: { a: { \(other) }, b: {} }") == 1)
    #expect(count(rule, "\(normal)\nbrands: { a: { \(other) }, b: { \(other) } }") == 0)
    #expect(count(rule, "\(other)\nbrands: { a: { \(normal) }, b: {} }") == 0)
  }
}
