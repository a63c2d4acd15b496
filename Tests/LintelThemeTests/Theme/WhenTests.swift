import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("Conditions on versions and idioms")
struct WhenTests {
  private func versions(_ body: String, ios: String) throws -> [String] {
    let (theme, diagnostics) = readTheme(yaml: theme(body, ios: ios))
    #expect(diagnostics == [])
    return try #require(theme).space.versions.map { "\($0.first)..<\($0.end?.description ?? "")" }
  }

  @Test("The cut points are the versions that the theme mentions within its range")
  func cutPoints() throws {
    #expect(try versions("scrolls: true", ios: "15..27") == ["15..<"])
    #expect(
      try versions(
        """
        when ios 16.4..: { scrolls: true }
        when ios ..17: { navigationBar: { when ios 26..: { tint: label } } }
        when ios ..14: { scrolls: false }
        """,
        ios: "15..27"
      ) == ["15..<16.4", "16.4..<18", "18..<26", "26..<"]
    )
    #expect(try versions("when ios 26..: { scrolls: true }", ios: "15..18") == ["15..<"])
  }

  @Test("An upper bound includes its minor releases, and no version is between 18 and 26")
  func upperBounds() throws {
    for bound in ["..18", "..25"] {
      #expect(
        try versions("when ios \(bound): { scrolls: true }", ios: "15..27")
          == ["15..<26", "26..<"]
      )
    }
    #expect(
      try versions("when ios ..16.4: { scrolls: true }", ios: "15..27") == ["15..<16.5", "16.5..<"]
    )
  }

  @Test("Conditions can be in blocks, bars, slots, and components, and don't change the layer")
  func everywhere() {
    #expect(
      declarations(
        """
        when ios 26..: { navigationBar: { title: { kern: 1 } } }
        navigationBar:
          when pad: { title: { kern: 2 } }
          scrollEdge: { when phone: { title: { kern: 3 } } }
          title: { when ios ..25 pad: { kern: 4 } }
          background: { when ios 26..: transparent }
        """
      ).filter { $0.contains("kern") || $0.contains("preset") } == [
        "navigationBar.background.preset = transparent @ base [when ios 26..] shorthand",
        "navigationBar.title.kern = 1 @ base [when ios 26..]",
        "navigationBar.title.kern = 2 @ base [when pad]",
        "navigationBar.title.kern = 3 @ base [when phone, scrollEdge:]",
        "navigationBar.title.kern = 4 @ base [when ios ..25 pad, when pad]",
      ]
    )
  }

  @Test("A condition in a bar is a separate block with its own priority")
  func blocksInsideBars() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme("screens: { s: { navigationBar: { when pad: { priority: 3, tint: label } } } }")
    )
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(
      read.blocks.map(\.path) == ["", "screens.s", "screens.s.navigationBar.when pad"]
    )
    #expect(
      read.summary == ["navigationBar.tint = label @ screen [screen 's', when pad] priority 3"]
    )
    #expect(read.entries.map(\.path) == ["navigationBar.tint"])
  }

  @Test(
    "Invalid conditions are refused with a correction",
    arguments: [
      ("when", "'when' isn't a condition"), ("when ios", "'when ios' isn't a condition"),
      ("when ios 26", "'when ios 26' isn't a condition"),
      ("when ios 20..", "there is no iOS 20"), ("when ios ..28", "there is no iOS 28"),
      ("when ios 17..16", "'when ios 17..16' doesn't include any version"),
      ("when pod", "'pod' in 'when pod' isn't a condition"),
      ("when pad phone", "'when pad phone' names more than one idiom"),
      ("when width", "'width' in 'when width' has no size class"),
      ("when height small", "'small' in 'when height small' isn't a size class"),
      ("when width compat", "'compat' in 'when width compat' isn't a size class"),
      (
        "when width compact width regular",
        "'when width compact width regular' names more than one width"
      ),
      ("when hight compact", "'hight' in 'when hight compact' isn't a condition"),
    ]
  )
  func refused(key: String, message: String) {
    #expect(
      findings("\(key): { scrolls: true }") == ["4:1 error [invalid-condition] \(message)"]
    )
  }

  @Test(
    "A condition that is the value of 'when' belongs in the key",
    arguments: ["when: width compact", "when: { width compact: { scrolls: true } }"]
  )
  func misplaced(text: String) {
    #expect(
      findings(text) == ["4:1 error [invalid-condition] the condition belongs in the key"]
    )
    #expect(
      findings("when: compact") == [
        "4:1 error [invalid-condition] a size class belongs to a width or a height"
      ]
    )
    #expect(findings("when: {}") == ["4:1 error [invalid-condition] 'when' isn't a condition"])
  }

  @Test("Native glass keeps backgrounds and shadows before iOS 26, and nothing else")
  func nativeGlass() {
    #expect(
      declarations(
        """
        glass: native
        navigationBar:
          background: { color: label }
          shadow: none
          title: { shadow: { blur: 2 } }
        """
      ).filter { !$0.contains("image") } == [
        "navigationBar.background.color = label @ base [before iOS 26]",
        "navigationBar.shadow.color = none @ base [before iOS 26] shorthand",
        "navigationBar.title.shadow.blur = 2 @ base",
      ]
    )
  }
}
