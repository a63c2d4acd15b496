import LintelAppearance
import LintelCascade
import LintelDiff
import LintelTesting
import LintelTheme
import TestThemes
import Testing

/// Tests flags that each change one property, which multiply only contexts.
@Suite("Comparing themes with many flags")
struct DifferenceGrowthTests {
  private static let leaves = [
    "navigationBar.background.color", "navigationBar.shadow.color", "navigationBar.title.color",
    "navigationBar.tint", "navigationBar.largeTitle.color", "toolbar.background.color",
    "toolbar.shadow.color", "toolbar.tint", "tabBar.background.color", "tabBar.shadow.color",
    "tabBar.tint", "toolbar.button.color", "navigationBar.button.color",
    "navigationBar.backButton.color", "tabBar.item.title.color",
  ]

  /// A theme in which each flag sets a different property to a color derived from its number.
  private func text(_ flags: Int, recolored: Int? = nil) -> String {
    let promos = (0..<flags).map { index in
      let digits = String(index + (index == recolored ? 0x80 : 0x10), radix: 16)
      return "  p\(index): { with: any, \(Self.leaves[index]): \"#0000\(digits)\" }"
    }
    return """
      lintel: 1
      theme: Flags
      ios: 15..27
      screens: { a: {}, b: {} }
      flows: [a -> b]
      promos:
      \(promos.joined(separator: "\n"))
      """
  }

  private func side(_ text: String) throws -> ComparedTheme {
    let reading = readingOfTheme(yaml: text)
    #expect(reading.diagnostics.isEmpty)
    return ComparedTheme(sources: reading.sources, cascade: Cascade(try #require(reading.theme)))
  }

  @Test(
    "A flag's new color is one change, in the contexts in which the flag is on",
    arguments: [2, 8, 15]
  )
  func oneChange(flags: Int) throws {
    let old = try side(text(flags))
    for recolored in 0..<flags {
      let found = try differences(from: old, to: side(text(flags, recolored: recolored)))
      #expect(found.causes.count == 1)
      for change in found.causes.flatMap(\.changes) {
        let names = change.contexts.map { $0.switchesOn.map { found.space.switches[$0].name } }
        #expect(names == [["p\(recolored)"]], "\(Self.leaves[recolored])")
        let off = change.contexts.flatMap(\.switchesOff)
        #expect(off == [], "\(Self.leaves[recolored])")
      }
    }
  }

  @Test("Fifteen flags that all change color are fifteen causes")
  func allChange() throws {
    let old = try side(text(15))
    let new = try side(text(15).replacing("#00001", with: "#00009"))
    let found = try differences(from: old, to: new)
    #expect(found.causes.count == 15)
    #expect(!isAlike(old, new) && isAlike(old, old))
    let commented = try side("# The same.\n" + text(15))
    #expect(isAlike(old, commented))
  }

  @Test("Each value of sixteen modes is one change, on the screen that uses it")
  func modes() throws {
    func text(_ color: Int) -> String {
      let names = (0..<8).map { "v\($0): {}" }.joined(separator: ", ")
      let modes = (0..<16).map { "  m\($0): { \(names) }" }
      let screens = (0..<16).map { mode in
        let values = (0..<8).map { value in
          "v\(value): { toolbar.tint: \"#\(color + 8 * mode + value)\" }"
        }
        return "  s\(mode): { modes: { m\(mode): { \(values.joined(separator: ", ")) } } }"
      }
      return """
        lintel: 1
        theme: Modes
        ios: 15..27
        modes:
        \(modes.joined(separator: "\n"))
        screens:
        \(screens.joined(separator: "\n"))
        """
    }
    let found = try differences(from: side(text(100_000)), to: side(text(200_000)))
    #expect(found.causes.count == 16 * 8)
    for caused in found.causes {
      let contexts = try #require(caused.contexts.first)
      #expect(caused.contexts.count == 1 && contexts.screens.count == 1)
      #expect(contexts.switchesOn.count == 1 && contexts.switchesOff.isEmpty)
    }
  }

  @Test("Promos that run with any other and style brands are as many changes as blocks")
  func promosOfBrands() throws {
    func text(_ color: Int) -> String {
      let promos = (0..<25).map { promo in
        let brands = (0..<3).map { brand in
          "b\(brand): { toolbar.tint: \"#\(color + 3 * promo + brand)\" }"
        }
        let blocks = brands.joined(separator: ", ")
        return "  p\(promo): { with: any, priority: \(promo + 1), brands: { \(blocks) } }"
      }
      return """
        lintel: 1
        theme: Promos
        ios: 15..27
        brands: { b0: {}, b1: {}, b2: {}, b3: {} }
        promos:
        \(promos.joined(separator: "\n"))
        """
    }
    let found = try differences(from: side(text(100_000)), to: side(text(200_000)))
    #expect(found.causes.count == 25 * 3)
    for caused in found.causes {
      let contexts = try #require(caused.contexts.first)
      #expect(caused.contexts.count == 1 && contexts.brands.count == 1)
      #expect(contexts.switchesOn.count == 1)
    }
  }
}
