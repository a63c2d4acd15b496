import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

@Suite("Tokens that only some blocks declare")
struct MissingTokenTests {
  /// The messages about references without a value.
  private func messages(_ yaml: String) -> [String] {
    ThemeText(yaml).findings(of: "unknown-token").map(\.message)
  }

  @Test(
    "A property that refers to one in other contexts is an error, with the contexts",
    arguments: [
      (
        "brands: { day: {}, night: { tokens: { colors: { accent: black } } } }",
        "'$accent' is used where it has no value: brand 'day'"
      ),
      (
        "promos: { sale: { from: 2027-01-07, tokens: { colors: { accent: black } } } }",
        "'$accent' is used where it has no value: outside the blocks that declare it"
      ),
      (
        "modes: { look: { plain: {}, sepia: { tokens: { colors: { accent: black } } } } }",
        "'$accent' is used where it has no value: look 'plain'"
      ),
      (
        "when pad: { tokens: { colors: { accent: black } } }",
        "'$accent' is used where it has no value: phone"
      ),
    ]
  )
  func contexts(block: String, message: String) {
    #expect(messages("toolbar: { tint: $accent }\n\(block)") == [message])
    #expect(messages("toolbar: { title: {} }\n\(block)") == [])
    #expect(
      messages("tokens: { colors: { accent: white } }\ntoolbar: { tint: $accent }\n\(block)") == []
    )
  }

  @Test("A token that leaves others without a value is reported once, at its declaration")
  func chains() {
    let theme = """
      tokens: { colors: { accent: $base, soft: alpha($accent 50%) } }
      toolbar: { tint: $soft }
      navigationBar: { tint: $accent }
      brands: { day: {}, night: { tokens: { colors: { base: black } } } }
      """
    let findings = ThemeText(theme).findings(of: "unknown-token")
    #expect(findings.map(\.message) == ["'$base' is used where it has no value: brand 'day'"])
    #expect(findings.map { $0.notes.map(\.message) } == [["'$base' is declared here"]])
  }

  // No brand closes the circle of the three tokens. Their names decide the order in which they're checked.
  @Test(
    "Tokens that refer to each other in different brands are checked in any order",
    arguments: [
      ["p", "q", "r"], ["p", "r", "q"], ["q", "p", "r"], ["q", "r", "p"], ["r", "p", "q"],
      ["r", "q", "p"],
    ]
  )
  func circles(names: [String]) {
    let (a, b, c) = (names[0], names[1], names[2])
    let theme = """
      toolbar: { tint: $\(a) }
      brands:
        w: { tokens: { colors: { \(a): black } } }
        x: { tokens: { colors: { \(a): $\(b), \(b): $\(c) } } }
        y: { tokens: { colors: { \(a): $\(b), \(b): black, \(c): $\(a) } } }
        z: { tokens: { colors: { \(a): black, \(b): $\(c), \(c): $\(a) } } }
      """
    let message = "'$\(c)' is used where it has no value: brand 'x'"
    #expect(messages(theme) == [message])
  }

  @Test("Proxies and instances that refer to one are errors, too, where they win")
  func proxies() {
    let theme = """
      proxies:
        - { class: UINavigationBar, set: { barTintColor: $accent, titleTextAttributes: { color: $ink } } }
      instances: [{ class: UIToolbar, set: { barTintColor: $deep } }]
      tokens: { colors: { deep: $base } }
      brands:
        a: { tokens: { colors: { accent: black, ink: black, base: black } } }
        b: { tokens: { colors: { accent: black, base: black } } }
        c:
          tokens: { colors: { ink: black } }
          proxies: [{ class: UINavigationBar, set: { barTintColor: white } }]
      """
    let findings = ThemeText(theme).findings(of: "unknown-token")
    #expect(
      findings.map(\.message) == [
        "'$ink' is used where it has no value: brand 'b'",
        "'$base' is used where it has no value: brand 'c'",
      ]
    )
    #expect(findings.map(\.property) == ["proxies[0]", "tokens.colors.deep"])
  }

  @Test("A proxy applies on all screens, so tokens that only screens declare are missing for it")
  func screens() {
    let theme = """
      proxies: [{ class: UIToolbar, set: { barTintColor: $glow } }]
      screens: { photo: { tokens: { colors: { glow: black } } } }
      """
    let message = "'$glow' is used where it has no value: outside the blocks that declare it"
    #expect(messages(theme) == [message])
    #expect(messages("tokens: { colors: { glow: white } }\n\(theme)") == [])
  }

  @Test("A token that no property needs there isn't reported")
  func unneeded() {
    let theme = """
      tokens: { colors: { accent: $base } }
      brands:
        day: {}
        night: { tokens: { colors: { base: black } }, toolbar: { tint: $accent } }
      """
    #expect(messages(theme) == [])
    #expect(
      messages(
        """
        screens:
          photo: { tokens: { colors: { glow: black } }, toolbar: { tint: $glow } }
          list: {}
        """
      ) == []
    )
    #expect(
      messages(
        """
        brands:
          day: { tokens: { colors: { accent: white } } }
          night: { tokens: { colors: { accent: black } } }
        toolbar: { tint: $accent }
        """
      ) == []
    )
  }
}
