import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("The appearance tree of a whole theme")
struct AppearanceTreeTests {
  @Test(
    "Every context has one entry, which matches the independently resolved context",
    arguments: 0..<12
  )
  func agreesWithSingleContexts(seed: UInt64) throws {
    let text = RandomBars.text(seed: seed)
    let (read, diagnostics) = readTheme(yaml: text)
    #expect(!diagnostics.contains { $0.contains(" error ") }, "\(diagnostics)\n\(text)")
    let theme = try #require(read)
    let cascade = Cascade(theme)
    let tree = buildAppearanceTree(theme, cascade).tree
    let resolver = ContextResolver(cascade)
    var compared = 0
    var generator = SplitMix(state: seed)
    for context in theme.everyContext.shuffled(using: &generator).prefix(40) {
      let entries = tree.contexts.filter { $0.contains(context) }
      let exists = theme.space.exists(screen: context.screen, inBrand: context.brand)
      guard exists, entries.count == 1 else {
        #expect(entries.count == (exists ? 1 : 0), "\(context)\n\(text)")
        continue
      }
      let resolved = resolver.resolved(
        ContextSelection(
          brand: context.brand,
          promos: context.promos,
          screen: context.screen,
          ios: context.ios,
          device: context.device
        )
      )
      guard resolved.conflicts.isEmpty else { continue }
      compared += 1
      let difference = tree.difference(entries[0], from: resolved, in: context)
      if let difference {
        Issue.record("\(difference) in \(context)\n\(text)")
        return
      }
    }
    #expect(compared > 0)
  }

  @Test("No two entries can be joined")
  func isJoined() throws {
    let tree = try tree(
      of: """
        navigationBar: { tint: label }
        brands:
          a: {}
          b: {}
          c: { navigationBar: { tint: "#FF0000" } }
        promos: { sale: { from: 2027-01-01 }, flag: {} }
        screens: { s: {}, t: { navigationBar: { tint: "#FF0000" } }, u: {} }
        """
    )
    #expect(
      tree.contexts.map { "\($0.brands) \($0.screens) \($0.switchesOn) \($0.switchesOff)" } == [
        "[0, 1] [0, 1, 3] [] []", "[2] [0, 1, 3] [] []", "[0, 1, 2] [2] [] []",
      ]
    )
    #expect(tree.bars.count == 2)
  }

  @Test("A screen that only some brands have has no entry in others")
  func screenOfABrand() throws {
    let tree = try tree(of: "brands: { a: { screens: { s: {} } }, b: {} }\n")
    #expect(tree.contexts.map(\.brands) == [[0, 1], [0]])
    #expect(tree.contexts.map(\.screens) == [[0], [1]])
  }

  @Test("A promo that matters on one screen divides only that screen")
  func promoOfAScreen() throws {
    let tree = try tree(
      of: """
        promos:
          sale: { screens: { s: { statusBar: lightContent } } }
          flag: { with: any, screens: { t: { statusBar: lightContent } } }
        screens: { s: {}, t: {} }
        """
    )
    #expect(
      tree.contexts.map { "\($0.screens) on \($0.switchesOn) off \($0.switchesOff)" } == [
        "[0] on [] off []", "[1] on [] off [1]", "[1] on [1] off []",
        "[2] on [] off [0]", "[2] on [0] off []",
      ]
    )
  }

  @Test("A screen's tab bar item gets every object that the bar's own would override")
  func tabBarItem() throws {
    // UIKit looks at the bar's scroll edge object before the item's standard object.
    let tree = try tree(
      of: """
        tabBar: { background: opaque, scrollEdge: { background: { preset: default } } }
        screens: { s: { tabBar: { scrollEdge: { background: transparent } } } }
        """
    )
    let entry = try #require(tree.contexts.first { $0.screens == [1] })
    let bar = tree.bars[try #require(entry.bars[.tabBar])]
    let edge = tree.appearances[try #require(bar.assigned[.scrollEdge])]
    #expect(edge.configure == "transparentBackground")
  }

  @Test("A necessary copy of UIKit's fallback is reported once for each place")
  func emulatedSlot() throws {
    let text = theme(
      """
      navigationBar: { background: opaque }
      screens:
        s: { navigationBar: { scrollEdge: system, title: { color: label } } }
        s.t: {}
      """
    )
    let theme = try #require(readTheme(yaml: text).theme)
    let found = ThemeText(text).findings(of: "system-slot-emulated")
    #expect(found.map(\.severity) == [.info])
    let tree = buildAppearanceTree(theme, Cascade(theme)).tree
    let entry = try #require(tree.contexts.last)
    let bar = tree.bars[try #require(entry.bars[.navigationBar])]
    #expect(bar.shown[.scrollEdge] == .system)
    let copy = tree.appearances[try #require(bar.assigned[.scrollEdge])]
    #expect(copy.configure == "transparentBackground")
    #expect(copy.values.map(\.path) == [["titleTextAttributes", "foregroundColor"]])
  }

  @Test("Contexts before iOS 13 are separate, because there are no appearance objects")
  func legacy() throws {
    let tree = try tree(of: "navigationBar: { background: opaque }\n", ios: "12..16")
    #expect(tree.contexts.map(\.firstIOS) == [Version(12), Version(13)])
    #expect(tree.contexts.map(\.endIOS) == [Version(13), nil])
  }

  @Test("The order of the source doesn't matter")
  func orderOfSource() throws {
    let parts = [
      "tokens: { colors: { ink: label } }\n",
      "navigationBar: { title: { color: $ink }, background: opaque }\n",
      "tabBar: { tint: $ink }\n",
      "brands: { a: { statusBar: lightContent }, b: { tokens: { colors: { ink: link } } } }\n",
      "promos: { p: { tint: link }, q: { tint: label } }\n",
      "screens: { s: { hidesBottomBar: true }, t: { navigationBar: { tint: $ink } } }\n",
    ]
    let first = try tree(of: parts.joined())
    #expect(try tree(of: parts.reversed().joined()) == first)
    #expect(try tree(of: (parts[3...] + parts[..<3]).joined()) == first)
  }

  private func tree(of body: String, ios: String = "15..27") throws -> AppearanceTree {
    let (read, diagnostics) = readTheme(yaml: theme(body, ios: ios))
    #expect(diagnostics == [])
    let theme = try #require(read)
    let (tree, findings) = buildAppearanceTree(theme, Cascade(theme))
    #expect(findings == [])
    return tree
  }
}
