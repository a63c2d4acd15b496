import LintelAppearance
import LintelSchema
import LintelTheme
import Testing
import UIKit

/// The compiler's simulation of UIKit's lookup and the stand-in's were written independently, both from UIKit's headers.
@MainActor
@Suite("The compiler's lookup and the stand-in's")
struct LookupAgreementTests {
  private typealias Cell = LintelSchema.AppearanceSlot

  @Test(
    "Both find the same object for every set of assigned slots",
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
    // UIKit refuses a slot that the version doesn't have; the compiler's lookup ignores it.
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
      expect(
        theirs?.place,
        theirs?.isModified,
        found,
        "\(cell) with \(bar.slots) on the bar, \(item.slots) on the item"
      )
    }
  }

  private func isAvailable(_ slot: Cell, _ kind: BarKind = .navigationBar) -> Bool {
    kind.introduction(of: slot).map { $0 <= Version(Simulation.systemVersion / 10) } ?? false
  }

  @Test(
    "Both find the same object for toolbars, which have no items",
    arguments: [13, 14, 15, 18, 26, 27]
  )
  func toolbarAgreement(major: Int) {
    Simulation.run(onSystemVersion: major * 10) {
      let lookup = AppearanceLookup(bar: .toolbar, ios: Version(major), showsLargeTitles: false)
      for rawValue in UInt8(0)..<16 {
        let slots = SlotSet(rawValue: rawValue)
        let (bar, appearance) = (UIToolbar(), UIToolbarAppearance())
        for slot in slots.slots where isAvailable(slot, .toolbar) {
          switch slot {
          case .standard: bar.standardAppearance = appearance
          case .compact: bar.compactAppearance = appearance
          case .scrollEdge: bar.scrollEdgeAppearance = appearance
          case .compactScrollEdge: bar.compactScrollEdgeAppearance = appearance
          }
        }
        for cell in Cell.allCases {
          let state = BarState(isCompact: cell.isCompact, isAtScrollEdge: cell.isAtEdge)
          let theirs = bar.shownAppearance(in: state)
          expect(theirs?.place, theirs?.isModified, lookup.found(at: cell, bar: slots), "\(cell)")
        }
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "Both find the same object for tab bars, with the selected item",
    arguments: [13, 14, 15, 18, 26, 27]
  )
  func tabBarAgreement(major: Int) {
    Simulation.run(onSystemVersion: major * 10) {
      let lookup = AppearanceLookup(bar: .tabBar, ios: Version(major), showsLargeTitles: false)
      let sets = [[], [.standard], [.scrollEdge], [.standard, .scrollEdge]].map { SlotSet($0) }
      for onBar in sets {
        for onItem in sets {
          let (bar, item, appearance) = (UITabBar(), UITabBarItem(), UITabBarAppearance())
          if onBar.contains(.standard) { bar.standardAppearance = appearance }
          if onItem.contains(.standard) { item.standardAppearance = appearance }
          if isAvailable(.scrollEdge, .tabBar) {
            if onBar.contains(.scrollEdge) { bar.scrollEdgeAppearance = appearance }
            if onItem.contains(.scrollEdge) { item.scrollEdgeAppearance = appearance }
          }
          for cell in [Cell.standard, .scrollEdge] {
            let theirs = bar.shownAppearance(item: item, isAtScrollEdge: cell.isAtEdge)
            let ours = lookup.found(at: cell, bar: onBar, item: onItem)
            expect(theirs?.place, theirs?.isModified, ours, "\(cell)")
          }
        }
      }
      #expect(Simulation.misuses == [])
    }
  }

  private func expect(
    _ place: AppearancePlace?,
    _ isModified: Bool?,
    _ found: AppearanceLookup.Found,
    _ name: @autoclosure () -> String
  ) {
    #expect(
      place == AppearancePlace(found.owner == .item ? .item : .bar, Self.place(found.slot)),
      "\(name())"
    )
    // The compiler doesn't rely on behavior that Apple doesn't specify.
    if !found.isDoubtful { #expect(isModified == found.isMadeTransparent, "\(name())") }
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
