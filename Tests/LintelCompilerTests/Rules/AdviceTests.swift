import LintelCompiler
import LintelDiagnostics
import TestThemes
import Testing

@Suite("What findings advise, and which places they name")
struct AdviceTests {
  private static let slotRules = ["hidden-slot", "hidden-at-edge", "missing-slot"]

  @Test(
    "The advice about a declaration that overrides slots leads to no other finding about slots",
    arguments: [
      (
        "scrolled: { tint: label }, scrollEdge: { tint: systemTeal }", "", "tint: systemRed",
        "write 'navigationBar.scrolled.tint' to keep the lower layer's value at the scroll edge",
        "scrolled.tint: systemRed"
      ),
      (
        "scrolled: { tint: label }", "", "tint: systemRed",
        "write 'navigationBar.scrollEdge.tint' to keep the lower layer's value",
        "scrollEdge.tint: systemRed"
      ),
      (
        "tint: label, compact: { tint: systemTeal }", "", "tint: systemRed",
        "declare 'navigationBar.compact.tint' next to it to set what shows there",
        "tint: systemRed, compact.tint: systemTeal"
      ),
      (
        "tint: label", "scrollEdge: { tint: systemTeal }", "tint: systemRed",
        "declare 'navigationBar.scrollEdge.tint' next to it to set what shows there",
        "tint: systemRed, scrollEdge.tint: systemTeal"
      ),
      (
        "tint: label, scrollEdge: { tint: label }", "scrollEdge: { tint: systemTeal }",
        "tint: systemRed", "write 'navigationBar.scrolled.tint' to keep the lower layer's value",
        "scrolled.tint: systemRed"
      ),
    ]
  )
  func slots(top: String, promo: String, screen: String, advice: String, followed: String) {
    func theme(_ screen: String) -> ThemeText {
      ThemeText(
        """
        navigationBar: { \(top) }
        promos: { sale: { navigationBar: { \(promo) } } }
        screens: { home: { navigationBar: { \(screen) } } }
        """
      )
    }
    let found = Self.slotRules.flatMap { theme(screen).findings(of: $0) }
    #expect(found.map { [$0.rule, $0.help.first] } == [["hidden-slot", advice]])
    #expect(Self.slotRules.flatMap { theme(followed).findings(of: $0) }.isEmpty)
  }

  @Test(
    "A style for one slot is moved to every slot on purpose if a lower layer styles other slots",
    arguments: [
      ("scrollEdge: { tint: systemTeal }", "under 'allSlots:'"),
      ("tint: label", "outside 'standard:'"),
    ]
  )
  func everySlot(top: String, place: String) {
    let found = ThemeText(
      """
      navigationBar: { \(top) }
      screens: { home: { navigationBar: { standard: { tint: systemRed } } } }
      """
    ).findings(of: "missing-slot")
    #expect(found.count == 1)
    #expect(found.first?.help.first?.hasPrefix("write it \(place) for every slot, or") == true)
  }

  @Test("A declaration without an effect names only declarations that are enough to override it")
  func overriders() {
    let analysis = ThemeText(
      """
      navigationBar: { tint: label }
      brands:
        day: { when pad: { toolbar: { tint: label } }, navigationBar: { tint: systemRed } }
        night: { navigationBar: { tint: systemTeal }, toolbar: { tint: systemRed } }
      promos: { sale: { navigationBar: { tint: systemPink } } }
      screens:
        home:
          navigationBar: { tint: systemGreen }
          brands: { night: { toolbar: { tint: systemBlue } } }
        map: { brands: { day: { toolbar: { tint: systemIndigo } } } }
        '*': { brands: { day: { toolbar: { tint: systemPurple } } } }
      modes:
        look: { plain: { toolbar: { tint: systemMint } }, rich: { toolbar: { tint: systemCyan } } }
      """
    ).analysis
    let named = analysis.diagnostics.filter { $0.rule == "dead-declaration" }.map { finding in
      ([finding.range] + finding.notes.compactMap(\.range)).map { range in
        let bytes = analysis.sources[range.file].bytes[Int(range.lower)..<Int(range.upper)]
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(
      named == [
        ["tint", "systemRed", "systemTeal"], ["tint", "systemMint", "systemCyan"],
        ["tint", "systemMint", "systemCyan"],
      ]
    )
  }
}
