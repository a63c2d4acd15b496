import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("Slots, states, and shorthands")
struct SlotTests {
  private func summary(_ body: String) throws -> [String] {
    let (theme, diagnostics) = readTheme(yaml: theme(body))
    #expect(diagnostics == [])
    return try #require(theme).summary
  }

  @Test("A declaration under a slot key implies that the slot is the theme's own")
  func ownSlots() throws {
    #expect(
      try summary("navigationBar: { scrollEdge: { title: { kern: 1 } }, title: { kern: 2 } }") == [
        "navigationBar.slot = own @ base [scrollEdge:] shorthand",
        "navigationBar.title.kern = 1 @ base [scrollEdge:]",
        "navigationBar.title.kern = 2 @ base",
      ]
    )
  }

  @Test(
    "Under compact, it implies that only away from the scroll edge, and an explicit slot decides"
  )
  func ownCompactSlot() throws {
    #expect(
      try summary("navigationBar: { compact: { title: { kern: 1 } } }") == [
        "navigationBar.slot = own @ base [compact: away from the edge] shorthand",
        "navigationBar.title.kern = 1 @ base [compact:]",
      ]
    )
    let space = ContextSpace(brands: [], promos: [], screens: [], versions: [])
    let away = ContextSpace.compactAwayFromEdge
    #expect(space.domains[Dimension.slot.index][away].values == [1..<2])
    #expect(space.isAtMost(ContextSpace.slotSet(.compact), away, in: .slot))
    #expect(space.isAtMost(away, ContextSpace.slotSet(.scrolled), in: .slot))
    #expect(!space.isAtMost(away, ContextSpace.slotSet(.compact), in: .slot))
  }

  @Test("'system' leaves a slot to UIKit")
  func systemSlot() throws {
    #expect(
      try summary("toolbar: { scrollEdge: system }") == [
        "toolbar.slot = system @ base [scrollEdge:]"
      ]
    )
  }

  @Test("A slot key occurs only once on the way to a property")
  func nestedSlots() {
    #expect(
      findings("navigationBar: { scrollEdge: { compact: { title: { kern: 1 } } } }") == [
        "4:32 error [nested-slot] 'compact' is inside 'scrollEdge', but a declaration can have "
          + "only one slot"
      ]
    )
  }

  @Test("Properties that are the same in every slot can't be under a slot key")
  func notBySlot() {
    #expect(
      findings("navigationBar: { scrollEdge: { prefersLargeTitles: true } }") == [
        "4:32 error [not-by-slot] 'prefersLargeTitles' is the same in every slot, so it can't "
          + "be under 'scrollEdge'"
      ]
    )
  }

  @Test("A tab item's layout and state narrow, and a button's state is a different property")
  func states() throws {
    #expect(
      try summary(
        """
        tabBar:
          item: { iconColor: label, selected: { iconColor: link } }
          inline: { iconColor: clear, disabled: { iconColor: none } }
        navigationBar: { button: { normal: { kern: 1 }, disabled: { kern: 2 } } }
        """
      ) == [
        "navigationBar.button.disabled.kern = 2 @ base",
        "navigationBar.button.kern = 1 @ base",
        "tabBar.item.iconColor = clear @ base [inline]",
        "tabBar.item.iconColor = label @ base",
        "tabBar.item.iconColor = link @ base [selected]",
        "tabBar.item.iconColor = none @ base [inline.disabled]",
      ]
    )
  }

  @Test("A preset as a scalar resets the others, and in a mapping it is one leaf among others")
  func presets() throws {
    let scalar = try summary("navigationBar: { background: opaque }")
    #expect(scalar.contains("navigationBar.background.preset = opaque @ base shorthand"))
    #expect(scalar.contains("navigationBar.background.color = unset @ base shorthand"))
    #expect(scalar.contains("navigationBar.shadow.color = unset @ base shorthand"))
    #expect(
      try summary("navigationBar: { background: { preset: opaque } }") == [
        "navigationBar.background.preset = opaque @ base"
      ]
    )
  }

  @Test("'unset' removes a whole component")
  func unset() throws {
    let leaves = try summary("screens: { s: { navigationBar: { title: unset } } }")
    #expect(leaves.count > 5)
    #expect(
      leaves.allSatisfy {
        $0.hasPrefix("navigationBar.title.")
          && $0.hasSuffix(" = unset @ screen [screen 's'] shorthand")
      }
    )
  }

  @Test("A dotted key means the same as nesting, even with a shorthand")
  func dottedKeys() throws {
    let lines = try summary(
      "navigationBar:\n  background: opaque\n  background.color: label\n  scrollEdge.title.kern: 2"
    )
    #expect(lines.contains("navigationBar.background.color = label @ base"))
    #expect(lines.contains("navigationBar.background.color = unset @ base shorthand"))
    #expect(lines.contains("navigationBar.title.kern = 2 @ base [scrollEdge:]"))
  }

  @Test("A dotted key and nested keys for one property are a duplicate")
  func dottedDuplicates() {
    #expect(
      findings("navigationBar:\n  title: { kern: 1 }\n  title.kern: 2\n") == [
        "6:3 error [duplicate-key] 'navigationBar.title.kern' is written twice in one block"
      ]
    )
  }

  @Test("A color by appearances is a value even where a component is expected")
  func valuesAtComponents() throws {
    let lines = try summary("navigationBar: { shadow: { light: label, dark: link } }")
    #expect(
      lines.contains(
        "navigationBar.shadow.color = { light: label, dark: link } @ base shorthand"
      )
    )
  }
}
