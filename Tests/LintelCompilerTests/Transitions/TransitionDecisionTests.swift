import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import TestThemes
import Testing

@Suite("The choice of a transition scheme")
struct TransitionDecisionTests {
  /// The decision for a push from screen 'a' to screen 'b' of a valid theme, which must be the same in all contexts.
  private func decision(
    _ yaml: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TransitionDecision {
    let compilation = ThemeText(yaml + "\nflows: [a -> b]").compilation
    #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
    let tree = try #require(compilation.tree, sourceLocation: sourceLocation)
    try #require(tree.transitions.count == 1, sourceLocation: sourceLocation)
    #expect(tree.transitions[0].contexts.isEmpty, sourceLocation: sourceLocation)
    return tree.transitions[0].decision
  }

  private func scheme(_ yaml: String) throws -> TransitionScheme {
    try decision(yaml).scheme
  }

  @Test("Bars that look the same need no scheme, regardless of their texts")
  func same() throws {
    let theme = """
      navigationBar: { background: { preset: opaque, color: systemBackground } }
      screens: { a: {}, b: { navigationBar: { title: { color: systemRed }, tint: systemRed } } }
      """
    #expect(try scheme(theme) == .none)
  }

  @Test("A bar whose scroll edge differs from another bar's standard look needs a scheme")
  func edges() throws {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: systemBackground }
        scrollEdge: { background: transparent }
      screens: { a: {}, b: {} }
      """
    #expect(try scheme(theme) == .backdrop)
  }

  @Test(
    "Bars that are left to UIKit are glass on iOS 26, which looks the same in every position"
  )
  func glass() throws {
    let screens = "screens: { a: {}, b: {} }"
    #expect(try scheme("ios: 26..27\nnavigationBar: { tint: label }\n\(screens)") == .none)
    #expect(try scheme("ios: 18..18\nnavigationBar: { tint: label }\n\(screens)") == .swap)
    let native = "ios: 26..27\nglass: native\nnavigationBar: { background: opaque }\n"
    #expect(try scheme(native + screens) == .none)
    #expect(
      try scheme(
        "ios: 26..27\nscreens: { a: {}, b: { navigationBar: { background: opaque } } }"
      ) == .backdrop
    )
  }

  @Test(
    "A default background is glass on iOS 26, with or without appearance objects",
    arguments: [
      ("{}", "{}", TransitionScheme.none),
      ("{ background: default }", "{ background: transparent }", .none),
      ("{ background: default }", "{ scroll: fade }", .none),
      ("{ background: default }", "{ background: { preset: default, effect: none } }", .none),
      ("{ background: default }", "{ background: \"#FF0000\" }", .backdrop),
      ("{ background: default }", "{ shadow: \"#FF0000\" }", .backdrop),
      ("{ background: default }", "{ background.effect: systemThinMaterial }", .swap),
    ]
  )
  func defaultGlass(a: String, b: String, expected: TransitionScheme) throws {
    let theme = """
      ios: 26..27
      navigationBar: { title: { color: label } }
      screens: { a: { navigationBar: \(a) }, b: { navigationBar: \(b) } }
      """
    #expect(try scheme(theme) == expected)
    // The objects of both screens are alike, but their scroll edges have no background.
    let older = "ios: 16..18\nnavigationBar: { title: { color: label } }\n"
    #expect(try scheme(older + "screens: { a: {}, b: {} }") == .swap)
  }

  @Test("With native glass, screens differ only before iOS 26", arguments: ["16..18", "26..27"])
  func native(versions: String) throws {
    let theme = """
      ios: \(versions)
      glass: native
      navigationBar: { background: default, title: { color: label } }
      screens: { a: {}, b: { navigationBar: { background: transparent } } }
      """
    #expect(try scheme(theme) == (versions == "16..18" ? .swap : .none))
  }

  @Test("Values that are clear don't distinguish transparent backgrounds")
  func clear() throws {
    for value in ["shadow: none", "shadow: clear", "background.effect: none"] {
      let theme = """
        screens:
          a: { navigationBar: { background: transparent } }
          b: { navigationBar: { background: transparent, \(value), scroll: fade } }
        """
      #expect(try decision(theme) == TransitionDecision(.none, .sameBackgrounds), "\(value)")
    }
  }

  @Test("A screen that doesn't scroll shows only its scroll edge")
  func unscrolled() throws {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: systemBackground }
      screens:
        a: {}
        b: { scrolls: false, navigationBar: { scrolled: { background: { color: systemRed } } } }
      """
    #expect(try scheme(theme) == .none)
  }

  @Test("Colors without blur use backdrops")
  func colors() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: { preset: opaque, color: systemRed } } }
        b: { navigationBar: { background: transparent } }
      """
    #expect(try scheme(theme) == .backdrop)
  }

  @Test("Opaque colors that differ use backdrops")
  func colorsAlone() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: { preset: opaque, color: systemRed } } }
        b: { navigationBar: { background: { preset: opaque, color: systemYellow } } }
      """
    #expect(try decision(theme) == TransitionDecision(.backdrop, .noBlur))
  }

  @Test("A blur uses a swap")
  func blur() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: default } }
        b: { navigationBar: { background: transparent } }
      """
    #expect(try scheme(theme) == .swap)
  }

  @Test(
    "The choice never leads to a trap in a swap",
    arguments: ["scroll: fade", "shadow: { image: { asset: line } }"]
  )
  func traps(_ trap: String) throws {
    let theme = """
      screens:
        a: { navigationBar: { background: default, \(trap) } }
        b: { navigationBar: { background: transparent } }
      """
    #expect(try scheme(theme) == .backdrop)
  }

  @Test("A screen's own scheme applies, the pushed screen's first")
  func written() throws {
    let bars = "navigationBar: { background: default }"
    #expect(
      try decision("\(bars)\nscreens: { a: { transition: swap }, b: { transition: hide } }")
        == TransitionDecision(.hide, .writtenOnPushed)
    )
    #expect(
      try decision("\(bars)\nscreens: { a: { transition: hide }, b: {} }")
        == TransitionDecision(.hide, .writtenBelow)
    )
    #expect(
      try decision(
        """
        screens:
          a: { navigationBar: { background: default } }
          b: { transition: none, navigationBar: { background: transparent } }
        """
      ) == TransitionDecision(.none, .writtenOnPushed)
    )
  }

  @Test("A hidden bar has no background to compare")
  func hidden() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: default } }
        b: { hidesNavigationBar: true, navigationBar: { background: transparent } }
      """
    #expect(try decision(theme) == TransitionDecision(.none, .hiddenBar))
  }

  @Test("Each choice has a reason")
  func reasons() throws {
    let screens = { (a: String, b: String) in
      "screens: { a: { navigationBar: { \(a) } }, b: { navigationBar: { \(b) } } }"
    }
    let clear = "background: transparent"
    let red = "background: { preset: opaque, color: systemRed }"
    let frosted = "background: default"
    #expect(try decision(screens(clear, clear)).reason == .sameBackgrounds)
    #expect(try decision(screens(clear, red)).reason == .noBlur)
    #expect(try decision(screens(clear, frosted)).reason == .blur)
    #expect(try decision(screens(clear, "\(frosted), scroll: fade")).reason == .fade)
    let line = "shadow: { image: { asset: line } }"
    #expect(try decision(screens("\(frosted), \(line)", clear)).reason == .shadowImage)
  }
}
