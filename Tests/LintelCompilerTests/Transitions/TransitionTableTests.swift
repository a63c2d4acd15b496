import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("The table of transitions")
struct TransitionTableTests {
  private static let red = "background: { preset: opaque, color: systemRed }"
  private static let blue = "background: { preset: opaque, color: systemBlue }"
  private static let frosted = "background: default"

  private func decided(_ yaml: String) throws -> DecidedTheme {
    let compilation = ThemeText(yaml).compilation
    #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
    return try #require(compilation.decided)
  }

  /// A line for each decision of a theme, with the contexts that it names.
  private func lines(_ yaml: String) throws -> [String] {
    let decided = try decided(yaml)
    let tree = decided.outline
    return try #require(decided.transitions).map { transition in
      let contexts = transition.contexts.map { context in
        let end = context.endIOS.map { "..<\($0)" } ?? "..."
        return
          (context.brands.map { tree.brands[$0].name }
          + context.switchesOn.map { "+\(tree.promos[$0].name)" }
          + context.switchesOff.map { "-\(tree.promos[$0].name)" }
          + ["\(context.firstIOS)\(end)"] + context.devices.map { "\($0.idiom)" })
          .joined(separator: " ")
      }
      let push = "\(transition.from) -> \(transition.to): \(transition.decision.scheme)"
      return ([push] + contexts).joined(separator: "; ")
    }
  }

  @Test("A push with the same scheme everywhere names no contexts, though the bars differ")
  func everywhere() throws {
    let theme = """
      brands:
        day: { navigationBar: { \(Self.red) } }
        night: { navigationBar: { \(Self.blue) } }
      screens:
        a: {}
        b: { navigationBar: { background: transparent } }
        c: {}
      flows: [a -> b -> c, a -> c]
      """
    #expect(try lines(theme) == ["a -> b: backdrop", "a -> c: none", "b -> c: backdrop"])
  }

  @Test("Contexts are divided by brand, promo, version, and device if the scheme differs")
  func contexts() throws {
    let theme = """
      ios: 15..18
      navigationBar: { \(Self.red) }
      brands:
        day: {}
        night: { screens: { b: { navigationBar: { \(Self.blue) } } } }
      promos:
        sale: { screens: { b: { priority: 1, navigationBar: { \(Self.frosted) } } } }
      screens:
        a: {}
        b: {}
        c: { when ios 17..: { navigationBar: { \(Self.blue) } } }
        d: { when pad: { navigationBar: { \(Self.blue) } } }
      flows: [a -> b, a -> c, a -> d]
      """
    #expect(
      try lines(theme) == [
        "a -> b: none; day -sale 15... phone pad",
        "a -> b: swap; day night +sale 15... phone pad",
        "a -> b: backdrop; night -sale 15... phone pad",
        "a -> c: none; day night 15..<17 phone pad",
        "a -> c: backdrop; day night 17... phone pad",
        "a -> d: none; day night 15... phone",
        "a -> d: backdrop; day night 15... pad",
      ]
    )
  }

  @Test("Only contexts that can occur are listed, in brands that have both screens")
  func feasible() throws {
    let theme = """
      navigationBar: { \(Self.red) }
      brands:
        day: { screens: { b: {} } }
        night: { navigationBar: { background: transparent } }
      promos:
        early:
          from: 2027-01-01
          until: 2027-02-01
          screens: { a: { navigationBar: { \(Self.frosted) } } }
        late:
          from: 2027-03-01
          until: 2027-04-01
          screens: { c: { navigationBar: { \(Self.frosted) } } }
      screens: { a: {}, c: {} }
      flows: [a -> b, a -> c]
      """
    let contexts = try #require(decided(theme).transitions).flatMap(\.contexts)
    #expect(contexts.allSatisfy { $0.switchesOn.count <= 1 })
    #expect(
      try lines(theme) == [
        "a -> b: none; day -early 15... phone pad",
        "a -> b: swap; day +early 15... phone pad",
        "a -> c: none; day night -early -late 15... phone pad",
        "a -> c: swap; day night +early 15... phone pad; day night +late 15... phone pad",
      ]
    )
  }

  @Test("A screen that doesn't scroll shows only its scroll edge if small titles have one")
  func edges() throws {
    let theme = """
      ios: 14..18
      navigationBar: { background: { preset: opaque, color: systemBackground } }
      screens:
        a: {}
        b: { scrolls: false, navigationBar: { scrolled: { background: { color: systemRed } } } }
      flows: [a -> b]
      """
    #expect(
      try lines(theme) == [
        "a -> b: backdrop; Example 14..<15 phone pad", "a -> b: none; Example 15... phone pad",
      ]
    )
  }

  @Test("A push that is listed twice counts once, and the order of the list doesn't matter")
  func order() throws {
    let theme = """
      screens: { a: {}, b: {}, c: {} }
      navigationBar: { \(Self.red) }

      """
    let lists = ["[b -> c, a -> b -> c]", "[a -> b, b -> c, a -> b]"]
    for list in lists {
      #expect(try lines(theme + "flows: \(list)") == ["a -> b: none", "b -> c: none"])
    }
  }

  @Test("Queries narrow the table")
  func queries() throws {
    let text = ThemeText(
      """
      navigationBar: { \(Self.red) }
      brands: { day: {}, night: { screens: { b: { navigationBar: { \(Self.blue) } } } } }
      screens: { a: {}, b: {}, c: {} }
      flows: [a -> b, a -> c]
      """
    )
    let compilation = text.compilation
    let theme = try #require(compilation.theme)
    let transitions = try #require(compilation.decided?.transitions)
    func schemes(_ query: ContextQuery) throws -> [TransitionScheme] {
      try theme.transitions(of: transitions, matching: query).map(\.decision.scheme)
    }
    #expect(try schemes(ContextQuery()) == [.none, .backdrop, .none])
    #expect(try schemes(ContextQuery(brand: "night")) == [.backdrop, .none])
    #expect(try schemes(ContextQuery(brand: "day", screen: "b")) == [.none])
    #expect(throws: ContextQueryError.self) { try schemes(ContextQuery(brand: "nigth")) }
  }
}
