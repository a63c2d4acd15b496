import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("One resolved context")
struct ResolvedContextTests {
  @Test("A bar with only a tint has no appearance objects")
  func tintOnly() throws {
    let bar = try #require(resolve("tabBar: { tint: label }\n").bars.first)
    #expect(bar.slots.isEmpty)
    #expect(bar.values.map(\.slots) == [[.standard, .scrollEdge]])
  }

  @Test("A scroll edge without a declared background is transparent, and others aren't")
  func silentEdge() throws {
    let silent = try resolve("navigationBar: { title: { color: label } }\n")
    #expect(silent["navigationBar.standardAppearance.configure"] == "defaultBackground")
    #expect(silent["navigationBar.scrollEdgeAppearance.configure"] == "transparentBackground")
    let said = try resolve("navigationBar: { background: { color: label } }\n")
    #expect(said["navigationBar.scrollEdgeAppearance.configure"] == "defaultBackground")
  }

  @Test("Slots without styles show UIKit's fallback")
  func standardAlone() throws {
    let context = try resolve(
      """
      navigationBar:
        standard: { background: { preset: opaque, color: label }, title: { color: link } }

      """
    )
    #expect(context["navigationBar.compactAppearance.backgroundColor"] == ["system": "label"])
    for edge in ["scrollEdgeAppearance", "compactScrollEdgeAppearance"] {
      #expect(context["navigationBar.\(edge).configure"] == "transparentBackground")
      #expect(context["navigationBar.\(edge).backgroundColor"] == .null)
      #expect(
        context["navigationBar.\(edge).titleTextAttributes.foregroundColor"]
          == ["system": "link"]
      )
    }
  }

  @Test("A slot left to the system is nil, without effects on others")
  func systemSlot() throws {
    let context = try resolve("navigationBar: { background: opaque, scrollEdge: system }\n")
    let bar = try #require(context.bars.first)
    #expect(bar.slots[.scrollEdge] == .some(nil))
    #expect(bar.slots[.compactScrollEdge] == .some(nil))
    #expect(context["navigationBar.compactAppearance.configure"] == "opaqueBackground")
  }

  @Test("Slots with the same value from different tokens share it")
  func alikeTokens() throws {
    let bar = try #require(
      resolve(
        """
        tokens: { colors: { one: label, two: $one } }
        tabBar: { standard: { tint: $one }, scrollEdge: { tint: $two } }

        """
      ).bars.first
    )
    #expect(bar.values.map(\.slots) == [[.standard, .scrollEdge]])
  }

  @Test("A title that is inline starting with iOS 17 follows the bar's preference before")
  func inlineTitle() throws {
    let context = try resolve(
      """
      largeTitleDisplay: inline
      navigationBar: { prefersLargeTitles: true, standard: { background: opaque } }

      """,
      ios: 14
    )
    #expect(context["navigationBar.scrollEdgeAppearance.configure"] == "transparentBackground")
  }

  @Test("Before iOS 15, only large titles have a scroll edge")
  func olderEdges() throws {
    let body = "navigationBar: { background: opaque, scrollEdge: { background: transparent } }\n"
    let small = try resolve(body, ios: 14)
    #expect(small["navigationBar.scrollEdgeAppearance.configure"] == "opaqueBackground")
    let large = try resolve(
      body.replacing(
        "{ background: opaque",
        with: "{ prefersLargeTitles: true, background: opaque"
      ),
      ios: 14
    )
    #expect(large["navigationBar.scrollEdgeAppearance.configure"] == "transparentBackground")
    #expect(large["navigationBar.compactScrollEdgeAppearance.configure"] == "opaqueBackground")
  }

  @Test("With a fade, an undeclared scroll edge has the bar's own background")
  func fade() throws {
    let context = try resolve(
      """
      navigationBar:
        scroll: fade
        standard: { background: { preset: opaque, color: label } }
        scrollEdge: { title: { color: link } }

      """
    )
    #expect(context["navigationBar.scrollEdgeAppearance.configure"] == "opaqueBackground")
    #expect(context["navigationBar.scrollEdgeAppearance.backgroundColor"] == ["system": "label"])
    #expect(
      context["navigationBar.scrollEdgeAppearance.titleTextAttributes.foregroundColor"]
        == ["system": "link"]
    )
  }

  @Test("A screen's unset removes a value, and none is nil")
  func unsetAndNone() throws {
    let context = try resolve(
      """
      navigationBar: { background: { preset: opaque, color: label }, title: { color: label } }
      screens: { s: { navigationBar: { title: unset, background.color: none } } }

      """,
      screen: 1
    )
    let object = try #require(context.navigationBar(.standard))
    #expect(object.values.map(\.path) == [["backgroundColor"]])
    #expect(object.values.map(\.value) == [.none])
  }

  @Test("Conflicting winners are listed and left out")
  func conflict() throws {
    let context = try resolve(
      """
      navigationBar: { background: opaque }
      screens:
        s:
          when phone: { navigationBar: { title: { color: label } } }
          when ios 16..: { navigationBar: { title: { color: link } } }

      """,
      screen: 1
    )
    #expect(context.conflicts == ["navigationBar.title.color"])
    #expect(
      context["navigationBar.standardAppearance.titleTextAttributes.foregroundColor"] == .null
    )
  }

  @Test("A conflict is listed for the slots that the bar has")
  func conflictInSlot() throws {
    let context = try resolve(
      """
      tabBar: { background: opaque }
      screens:
        s:
          when phone: { tabBar: { scrollEdge: { background: { color: label } } } }
          when ios 16..: { tabBar: { scrollEdge: { background: { color: link } } } }

      """,
      screen: 1
    )
    #expect(context.conflicts == ["tabBar.scrollEdge.background.color"])
  }

  @Test("Facts are kept for rules, but aren't settings")
  func facts() throws {
    let (read, _) = readTheme(yaml: theme("stickyHeaders: true\nstatusBar: lightContent\n"))
    let resolver = ContextResolver(Cascade(try #require(read)))
    let facts = resolver.facts(
      ContextSelection(brand: 0, promos: [], screen: 0, ios: Version(18), device: .phone)
    )
    #expect(facts.map { Schema.standard[$0.leaf].path } == ["stickyHeaders"])
    let settings = resolver.resolved(
      ContextSelection(
        brand: 0,
        promos: [],
        screen: 0,
        ios: Version(18),
        device: .phone
      )
    ).settings
    #expect(settings.map { Schema.standard[$0.leaf].path } == ["statusBar"])
  }
}

/// Resolves a theme with one brand, which must not have findings.
func resolve(_ body: String, screen: Int = 0, ios: Int = 18) throws -> ResolvedContext {
  let (read, diagnostics) = readTheme(yaml: theme(body, ios: "13..27"))
  #expect(diagnostics == [])
  let theme = try #require(read)
  return ContextResolver(Cascade(theme)).resolved(
    ContextSelection(
      brand: 0,
      promos: [],
      screen: screen,
      ios: Version(ios),
      device: .phone
    ),
    listsCovers: true
  )
}
