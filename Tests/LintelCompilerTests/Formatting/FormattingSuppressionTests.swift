import LintelCompiler
import LintelDiagnostics
import LintelTesting
import TestThemes
import Testing

@Suite("Formatting around comments that silence findings")
struct FormattingSuppressionTests {
  @Test("A comment for a single line keeps that line unchanged")
  func lines() {
    let value =
      "{ preset: default, color: $veil, effect: systemChromeMaterial, imageMode: scaleAspectFill, translucency: almostOpaque }"
    for comment in ["disable-line", "disable-next-line"] {
      let text = "# lintel:\(comment) newer-api -- why"
      let line = "background.something: \(value)"
      let written = comment == "disable-line" ? "\(line)  \(text)" : "\(text)\n  \(line)"
      FormatThemeTests.expect(
        "toolbar:\n  \(written)\n  tint: label\n",
        becomes: "toolbar:\n  \(written)\n  tint: label\n"
      )
    }
  }

  @Test(
    "A value on a line that a comment silences stays on that line",
    arguments: [
      ("backButtonTitle:\n    Back to # ", "backButtonTitle:\n  Back to  # "),
      ("use:\n- \n      x # ", "use:\n  -\n    x  # "),
      ("toolbar:\n      {tint: x} # ", "toolbar:\n  { tint: x }  # "),
    ]
  )
  func apart(written: String, formatted: String) {
    let comment = "lintel:disable-line newer-api -- why\n"
    FormatThemeTests.expect(written + comment, becomes: formatted + comment)
  }

  @Test("Multiline brackets with lines that a comment affects stay unchanged")
  func brackets() {
    FormatThemeTests.expect(
      "toolbar:\n    tint:  label\n    title: { color: x,  # lintel:disable-line newer-api -- why\n             font:   y }\n",
      becomes:
        "toolbar:\n  tint: label\n  title: { color: x,  # lintel:disable-line newer-api -- why\n           font:   y }\n"
    )
  }

  @Test("Nothing moves across the bounds of a region")
  func regions() {
    FormatThemeTests.expect(
      """
      lintel: 1
      screens: {}
      # lintel:disable newer-api -- why
      toolbar: { tint: x }
      tabBar: { tint: x }
      navigationBar: { tint: x }
      # lintel:enable newer-api
      tokens: {}
      """,
      becomes: """
        lintel: 1
        screens: {}
        # lintel:disable newer-api -- why
        navigationBar: { tint: x }
        toolbar: { tint: x }
        tabBar: { tint: x }
        # lintel:enable newer-api
        tokens: {}

        """
    )
  }

  @Test(
    "A comment for the next line moves with it, regardless of its indentation and distance"
  )
  func nextLine() {
    FormatThemeTests.expect(
      "toolbar:\n  tint: x\n  # lintel:disable-next-line newer-api -- why\n\nlintel: 1\n",
      becomes: "# lintel:disable-next-line newer-api -- why\nlintel: 1\n\ntoolbar:\n  tint: x\n"
    )
    FormatThemeTests.expect(
      "toolbar:\n  tint: x  # lintel:disable-next-line newer-api -- why\n  shadow: none\n  background: opaque\n",
      becomes:
        "toolbar:\n  background: opaque\n  # lintel:disable-next-line newer-api -- why\n  shadow: none\n  tint: x\n"
    )
  }

  private static let theme = """
    lintel: 1
    theme: T
    ios: 15..27
    tokens:
      colors: { unused: label, accent: "#777777" }
    screens:
      b:
        scrolls: false
        navigationBar:
          standard: { title: { color: $accent } }
          background: { preset: opaque, color: "#808080" }
          title: { color: $accent }
      a:
        navigationBar: { title: { color: $accent }, background: { color: "#787878", preset: opaque } }
        itemStyle: browser
    tabBar:
      item: { selected: { iconColor: $accent } }
      background: { color: "#707070" }
    navigationBar: { title: { color: $accent } }
    proxies:
      - set: { barTintColor: label }
        class: UINavigationBar
    """

  @Test(
    "Findings and silenced findings are the same before and after, wherever such a comment is"
  )
  func findings() {
    let lines = Self.theme.split(separator: "\n").map(String.init)
    let all = Self.findings(Self.theme)
    let rules = Set(all.map { $0.prefix { $0 != " " } }).map(String.init).sorted()
    #expect(rules.count > 4, "\(all)")
    var generator = SeededGenerator(seed: 3)
    var silenced = 0
    for _ in 0..<60 {
      var lines = lines
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 3..<lines.count, using: &generator)
        let verb =
          ["disable-next-line", "disable-line", "disable", "enable", "disable-next-line"]
          .randomElement(using: &generator) ?? ""
        let comment =
          "# lintel:\(verb) \(rules.shuffled(using: &generator).prefix(2).joined(separator: ", ")) -- why"
        if verb == "disable-line" || Int.random(in: 0..<4, using: &generator) == 0 {
          if !lines[index].contains("#l") { lines[index] += "  \(comment)" }
        } else {
          let space = lines[index].prefix { $0 == " " }
          lines.insert(space + comment, at: index)
        }
      }
      let text = lines.joined(separator: "\n") + "\n"
      let result = FormatThemeTests.format(text)
      let before = Self.findings(text)
      if before.count < all.count { silenced += 1 }
      #expect(Self.findings(result) == before, "\(text)\n----\n\(result)")
      let again = FormatThemeTests.format(result)
      #expect(again == result, "\(text)\n----\n\(result)\n----\n\(again)")
    }
    #expect(silenced > 2)
  }

  /// The rule and the message of each finding, without its place.
  private static func findings(_ text: String) -> [String] {
    let files = ["theme.yaml": text]
    return analyze(root: "theme.yaml", provider: .inMemory(files)).diagnostics
      .map { "\($0.rule) \($0.message)" }.sorted()
  }
}
