import LintelCompiler
import LintelDiagnostics
import LintelTesting
import TestThemes
import Testing

@Suite("Contrast")
struct ContrastTests {
  /// The pairs of colors in the finding, and the property; every theme here has at most one finding.
  private func table(
    _ yaml: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [String] {
    let findings = ThemeText(yaml).findings(of: "low-contrast")
    #expect(findings.count <= 1, sourceLocation: sourceLocation)
    return findings.first.map { [$0.property ?? ""] + $0.notes.map(\.message) } ?? []
  }

  @Test("One finding lists every brand with similar colors, the worst first")
  func brands() {
    let theme = """
      tokens: { colors: { paper: "#FFFFFF" } }
      navigationBar: { background: { preset: opaque, color: $paper }, tint: "#3366CC" }
      brands:
        light: {}
        sepia: { tokens: { colors: { paper: "#F0E6D6" } } }
        black: { tokens: { colors: { paper: "#000000" } } }
      """
    #expect(
      table(theme) == [
        "navigationBar.tint",
        "3.91:1 in light and dark: #3366CC on #000000 (brand 'black')",
        "4.34:1 in light and dark: #3366CC on #F0E6D6 (brand 'sepia')",
      ]
    )
  }

  @Test("Text on UIKit's own background is judged if the color of the screen behind it is known")
  func material() {
    func theme(_ text: String, _ screen: String? = nil) -> String {
      let screen = screen.map { "screenBackground: \($0)\n" } ?? ""
      return
        "ios: 15..18\n\(screen)navigationBar: { background: default, title: { color: \(text) } }"
    }
    let white = "\"#FFFFFF\""
    let own = "the measured color of UIKit's background"
    #expect(
      table(theme(white, "systemBackground")) == [
        "navigationBar.title.color", "1.05:1 in light: #FFFFFF on #F9F9F9, \(own)",
      ]
    )
    #expect(
      table(theme(white, "\"#000000\"")) == [
        "navigationBar.title.color", "1.20:1 in light: #FFFFFF on #EAEAEA, \(own)",
      ]
    )
    #expect(table(theme("label", "systemBackground")) == [])
    #expect(table(theme(white)) == [])
    let unknown = ThemeText(theme(white)).findings(of: "unknown-contrast")
    #expect(unknown.count == 1)
    // Glass has no color of its own.
    let glass = theme(white, "systemBackground").replacing("15..18", with: "26..27")
    #expect(table(glass) == [])
  }

  @Test("Contexts with the same look are listed together, though their declarations differ")
  func sharedLooks() {
    let theme = """
      navigationBar: { background: { preset: opaque, color: "#FFFFFF" }, tint: "#777777" }
      screens:
        list: {}
        form: { scrolls: false }
        photo: { navigationBar: { tint: "#000000" } }
      """
    #expect(
      table(theme) == [
        "navigationBar.tint",
        "4.47:1 in light and dark: #777777 on #FFFFFF (screens 'form' and 'list')",
      ]
    )
  }

  @Test("What is behind one bar isn't behind another one with the same color")
  func bars() {
    let theme = """
      toolbar: { background: label, tint: "#00569E" }
      tabBar: { tint: "#00569E" }
      """
    #expect(table(theme) == ["toolbar.tint", "2.82:1 in light: #00569E on #000000"])
  }

  @Test("Versions and devices are named where colors meet on some of them alone")
  func systems() {
    let theme = """
      ios: 15..26
      glass: native
      screenBackground: "#000000"
      navigationBar:
        background: { preset: opaque, color: "#FFFFFF" }
        title: { color: "#111111" }
        when ios 16.. pad width compact: { title: { color: "#FFFFFF" } }
      """
    #expect(
      table(theme).dropFirst() == [
        "1.00:1 in light and dark: #FFFFFF on #FFFFFF (iOS 16 to 18, pad, compact width)",
        "1.11:1 in light and dark: #111111 on #000000 (iOS 26)",
      ]
    )
  }

  @Test("Only the necessary promos are named, not those that may run at the same time")
  func promos() {
    let theme = """
      navigationBar: { background: { preset: opaque, color: white }, title.color: black }
      promos:
        x: { from: 2027-01-01, until: 2027-02-01 }
        y: { from: 2027-01-10, until: 2027-03-01, navigationBar: { title.color: "#777777" } }
      """
    #expect(
      table(theme) == [
        "promos.y.navigationBar.title.color",
        "4.47:1 in light and dark: #777777 on #FFFFFF (promo 'y')",
      ]
    )
  }

  @Test("A fade is judged at half its progress, too")
  func fade() {
    let theme = """
      screenBackground: "#FFFFFF"
      navigationBar:
        background: { preset: opaque, color: "#000000" }
        title: { color: "#767676" }
        scroll: fade
      """
    #expect(
      table(theme) == [
        "navigationBar.title.color",
        "1.14:1 in light and dark: #767676 on #808080 at 50% of the fade",
      ]
    )
    #expect(table(theme.replacing("scroll: fade", with: "scroll: system")) == [])
  }

  @Test("The screen's own color is the color before a fade, and the bar's needs no such words")
  func endsOfFade() {
    func theme(screen: String, bar: String) -> String {
      """
      screenBackground: "\(screen)"
      navigationBar:
        background: { preset: opaque, color: "\(bar)" }
        title: { color: "#FFFFFF" }
        scroll: fade
      """
    }
    #expect(
      table(theme(screen: "#FFFFFF", bar: "#000000")) == [
        "navigationBar.title.color",
        "1.00:1 in light and dark: #FFFFFF on #FFFFFF before the fade",
      ]
    )
    #expect(
      table(theme(screen: "#000000", bar: "#FFFFFF")) == [
        "navigationBar.title.color", "1.00:1 in light and dark: #FFFFFF on #FFFFFF",
      ]
    )
  }

  @Test("A status bar is judged during the whole fade, which the note says")
  func statusBarInFade() {
    let theme = ThemeText(
      """
      screenBackground: "#FFFFFF"
      statusBar: lightContent
      navigationBar: { background: { preset: opaque, color: "#000000" }, scroll: fade }
      """
    )
    #expect(
      theme.findings(of: "status-bar-contrast").map { $0.notes.map(\.message) }
        == [["in light on #FFFFFF before the fade"]]
    )
  }

  @Test(
    "The help names a status bar style that is readable in every appearance, if there is one",
    arguments: [
      ("lightContent", "\"#FFFFFF\"", "'statusBar: darkContent'"),
      ("lightContent", "{ light: \"#FFFFFF\", dark: \"#000000\" }", "'statusBar: default'"),
      ("darkContent", "{ light: \"#FFFFFF\", dark: \"#000000\" }", "'statusBar: default'"),
      ("darkContent", "{ light: \"#000000\", dark: \"#FFFFFF\" }", "change what is behind it"),
    ]
  )
  func statusBarStyle(style: String, color: String, help: String) {
    let bar = "navigationBar: { background: { preset: opaque, color: \(color) } }"
    let found = ThemeText("statusBar: \(style)\n\(bar)").findings(of: "status-bar-contrast")
    #expect(found.count == 1)
    #expect(found.first?.help.first?.contains(help) == true, "\(found)")
  }

  @Test("High contrast has a separate line only if it differs")
  func highContrast() {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: "#FFFFFF" }
        title: { color: { light: "#000000", lightHighContrast: "#AAAAAA" } }
      """
    #expect(
      table(theme) == [
        "navigationBar.title.color",
        "2.32:1 in light with high contrast: #AAAAAA on #FFFFFF",
      ]
    )
  }

  @Test("If a screen keeps a style, only that style is judged")
  func style() {
    let theme = """
      navigationBar: { background: { preset: opaque, color: systemBackground }, tint: "#AA0000" }
      """
    #expect(table(theme).contains { $0.contains("in dark:") })
    #expect(table(theme + "\noverrideUserInterfaceStyle: light") == [])
  }

  @Test("A color of the app is judged by its samples, and not at all without any")
  func samples() {
    let theme = """
      tokens: { colors: { cover: { runtime: true, samples: ["#FFFFFF", "#101010"] } } }
      navigationBar: { background: { preset: opaque, color: $cover }, tint: "#FFFFFF" }
      """
    #expect(table(theme).contains("1.00:1 in light and dark: #FFFFFF on #FFFFFF"))
    #expect(table(theme.replacing("[\"#FFFFFF\", \"#101010\"]", with: "[\"#101010\"]")) == [])
  }

  @Test("Starting with iOS 26, a prominent button's text is on the tint")
  func prominent() {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: "#FFFFFF" }
        tint: "#0A4A78"
        prominentButton: { color: "#0A4A78" }
      """
    #expect(table("ios: 16..18\n" + theme) == [])
    #expect(
      table("ios: 16..26\n" + theme) == [
        "navigationBar.prominentButton.color",
        "1.00:1 in light and dark: #0A4A78 on #0A4A78 (iOS 26)",
      ]
    )
  }

  @Test("A translucent color is judged over the background that the theme declares")
  func screenBackground() {
    let theme = """
      screenBackground: "#000000"
      navigationBar: { background: { preset: transparent }, title: { color: "#000000" } }
      """
    #expect(table(theme).contains("1.00:1 in light and dark: #000000 on #000000"))
    #expect(table(theme.replacing("screenBackground: \"#000000\"\n", with: "")) == [])
  }

  @Test("Private API is refused unless the caller allows it")
  func privateAPI() {
    let theme = ThemeText("navigationBar: { scroll: { behavior: crossfade, mechanism: private } }")
    #expect(theme.findings(of: "private-api").map(\.severity) == [.error])
    #expect(theme.findings(of: "private-api", allowingPrivateAPI: true) == [])
    #expect(theme.compilation.tree == nil)
  }
}
