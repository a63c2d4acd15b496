import LintelDiagnostics
import LintelLanguage
import LintelSchema
import Testing

@Suite("The choice of a transition scheme")
struct TransitionSchemeTests {
  /// The scheme for a push from screen 'a' to screen 'b' of a sound theme.
  private func scheme(
    _ yaml: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TransitionScheme {
    let compilation = ThemeText(yaml).compilation
    #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
    let tree = try #require(compilation.tree, sourceLocation: sourceLocation)
    let sides = try ["a", "b"].map { name in
      let screen = try #require(tree.screens.firstIndex { $0.name == name }) + 1
      let context = try #require(tree.contexts.first { $0.screens.contains(screen) })
      return TransitionSide(
        bar: context.bars[.navigationBar].map { tree.bars[$0] },
        scrolls: !yaml.contains("\(name): { scrolls: false"),
        in: tree
      )
    }
    return transitionScheme(from: sides[0], to: sides[1])
  }

  @Test("Bars that look the same need none, whatever their texts")
  func same() throws {
    let theme = """
      navigationBar: { background: { preset: opaque, color: systemBackground } }
      screens: { a: {}, b: { navigationBar: { title: { color: systemRed }, tint: systemRed } } }
      """
    #expect(try scheme(theme) == .none)
  }

  @Test("A bar that differs at its edge from another away from it needs a scheme")
  func edges() throws {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: systemBackground }
        scrollEdge: { background: transparent }
      screens: { a: {}, b: {} }
      """
    #expect(try scheme(theme) == .backdrop)
  }

  @Test("A screen that does not scroll shows its edge alone")
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

  @Test("Colors without blur are backdrops")
  func colors() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: { preset: opaque, color: systemRed } } }
        b: { navigationBar: { background: transparent } }
      """
    #expect(try scheme(theme) == .backdrop)
  }

  @Test("A blur is swapped")
  func blur() throws {
    let theme = """
      screens:
        a: { navigationBar: { background: default } }
        b: { navigationBar: { background: transparent } }
      """
    #expect(try scheme(theme) == .swap)
  }

  @Test(
    "The choice never trips a trap of a swap",
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
}
