import LintelLanguage
import LintelSchema
import Testing
import UIKit

/// The compiler's simulation of UIKit's lookup and the stand-in's were written apart from each other, both from UIKit's headers.
@MainActor
@Suite("The compiler's lookup and the stand-in's")
struct LookupAgreementTests {
  private typealias Cell = LintelSchema.AppearanceSlot

  @Test(
    "They find the same object for every set of assigned slots",
    arguments: [13, 14, 15, 18, 26, 27]
  )
  func agreement(major: Int) {
    Simulation.run(onSystemVersion: major * 10) {
      for isLarge in [false, true] {
        let lookup = AppearanceLookup(
          bar: .navigationBar,
          ios: Version(major),
          showsLargeTitles: isLarge
        )
        for onBar in UInt8(0)..<16 {
          for onItem in UInt8(0)..<16 {
            compare(lookup, isLarge, SlotSet(rawValue: onBar), SlotSet(rawValue: onItem))
          }
        }
      }
    }
  }

  private func compare(_ lookup: AppearanceLookup, _ isLarge: Bool, _ bar: SlotSet, _ item: SlotSet)
  {
    let shown = (bar: UINavigationBar(), item: UINavigationItem())
    let appearance = UINavigationBarAppearance()
    // UIKit refuses a slot that the version lacks; the compiler's lookup passes over it.
    for slot in bar.slots where isAvailable(slot) {
      AppearancePlace(.bar, Self.place(slot)).assign(appearance, bar: shown.bar, item: shown.item)
    }
    for slot in item.slots where isAvailable(slot) {
      AppearancePlace(.item, Self.place(slot)).assign(appearance, bar: shown.bar, item: shown.item)
    }
    for cell in Cell.allCases {
      let found = lookup.found(at: cell, bar: bar, item: item)
      let state = BarState(isCompact: cell.isCompact, isAtScrollEdge: cell.isAtEdge)
      let theirs = shown.bar.shownAppearance(
        item: shown.item,
        in: state,
        isLarge: isLarge,
        isManaged: true
      )
      let ours =
        found.owner == .item
        ? AppearancePlace(.item, Self.place(found.slot))
        : AppearancePlace(.bar, Self.place(found.slot))
      #expect(
        theirs?.place == ours,
        "\(cell) with \(bar.slots) on the bar, \(item.slots) on the item"
      )
      // What Apple leaves open the compiler never relies on.
      if !found.isDoubtful { #expect(theirs?.isModified == found.isMadeTransparent, "\(cell)") }
    }
  }

  private func isAvailable(_ slot: Cell) -> Bool {
    BarKind.navigationBar.introduction(of: slot).map {
      $0 <= Version(Simulation.systemVersion / 10)
    } ?? false
  }

  private static func place(_ slot: Cell) -> UIKit.AppearanceSlot {
    switch slot {
    case .standard: .standard
    case .compact: .compact
    case .scrollEdge: .scrollEdge
    case .compactScrollEdge: .compactScrollEdge
    }
  }
}
