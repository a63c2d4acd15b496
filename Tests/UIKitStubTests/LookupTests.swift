import Testing
import UIKit

/// The facts page, 2.1, line by line: where UIKit looks for an appearance object.
@MainActor
@Suite("Lookup of appearance objects")
struct LookupTests {
  /// Every place that a navigation bar's objects can have.
  private static let places: [AppearancePlace] = AppearanceSlot.allCases.flatMap {
    [AppearancePlace(.item, $0), AppearancePlace(.bar, $0)]
  }

  private static func bar(_ slot: AppearanceSlot) -> AppearancePlace { AppearancePlace(.bar, slot) }
  private static func item(_ slot: AppearanceSlot) -> AppearancePlace {
    AppearancePlace(.item, slot)
  }

  private static let normal = [item(.standard), bar(.standard)]
  private static let compact = [
    item(.compact), bar(.compact), item(.standard), bar(.standard),
  ]
  private static let edge = [
    item(.scrollEdge), bar(.scrollEdge), item(.standard), bar(.standard),
  ]
  private static let compactEdge = [
    item(.compactScrollEdge), bar(.compactScrollEdge), item(.scrollEdge), bar(.scrollEdge),
    item(.compact), bar(.compact), item(.standard), bar(.standard),
  ]

  /// Fills each subset of the places, and expects the first filled place of the chain.
  private func check(
    _ chain: [AppearancePlace],
    isCompact: Bool,
    isAtEdge: Bool,
    isLarge: Bool,
    isManaged: Bool = true,
    _ comment: Comment
  ) {
    let appearance = UINavigationBarAppearance()
    for subset in 0..<(1 << Self.places.count) {
      let (bar, item) = (UINavigationBar(), UINavigationItem())
      let filled = Self.places.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
      for place in filled { place.assign(appearance, bar: bar, item: item) }
      let shown = bar.shownAppearance(
        item: item,
        in: BarState(isCompact: isCompact, isAtScrollEdge: isAtEdge),
        isLarge: isLarge,
        isManaged: isManaged
      )
      let expected = chain.first { filled.contains($0) } ?? Self.bar(.standard)
      #expect(shown?.place == expected, "\(comment): \(filled)")
    }
  }

  @Test("Navigation bars starting with iOS 15", arguments: [150, 164, 180, 260, 270])
  func navigationBars(version: Int) {
    Simulation.run(onSystemVersion: version) {
      for isLarge in [false, true] {
        check(Self.normal, isCompact: false, isAtEdge: false, isLarge: isLarge, "normal")
        check(Self.compact, isCompact: true, isAtEdge: false, isLarge: isLarge, "compact")
        check(Self.edge, isCompact: false, isAtEdge: true, isLarge: isLarge, "edge")
        check(Self.compactEdge, isCompact: true, isAtEdge: true, isLarge: isLarge, "both")
      }
    }
  }

  @Test("On iOS 13 and 14, only bars with large titles have a scroll edge", arguments: [130, 145])
  func olderNavigationBars(version: Int) {
    Simulation.run(onSystemVersion: version) {
      check(Self.normal, isCompact: false, isAtEdge: true, isLarge: false, "small")
      check(Self.edge, isCompact: false, isAtEdge: true, isLarge: true, "large")
      check(Self.compact, isCompact: true, isAtEdge: true, isLarge: true, "titles in landscape")
      check(Self.compact, isCompact: true, isAtEdge: false, isLarge: false, "compact")
    }
  }

  @Test("A bar that the app creates ignores the scroll edge")
  func unmanaged() {
    check(
      Self.normal,
      isCompact: false,
      isAtEdge: true,
      isLarge: true,
      isManaged: false,
      "standard"
    )
    check(
      Self.compact,
      isCompact: true,
      isAtEdge: true,
      isLarge: true,
      isManaged: false,
      "compact"
    )
  }

  @Test("Only a standard object that replaces one for the scroll edge loses its background")
  func modification() throws {
    let (bar, item) = (UINavigationBar(), UINavigationItem())
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    func shown(_ isCompact: Bool, _ isAtEdge: Bool) throws -> ShownAppearance<
      UINavigationBarAppearance
    > {
      try #require(
        bar.shownAppearance(
          item: item,
          in: BarState(isCompact: isCompact, isAtScrollEdge: isAtEdge),
          isLarge: false
        )
      )
    }
    item.standardAppearance = appearance
    #expect(try shown(false, false).background(with: .current).color == .red)
    #expect(try shown(false, true).isModified)
    #expect(try shown(false, true).background(with: .current).color == nil)
    bar.compactAppearance = appearance
    // "first the scrollEdgeAppearance will be tried, and if that is nil then compactAppearance followed by a modified
    // standardAppearance" (UINavigationBar.h)
    #expect(try shown(true, true).background(with: .current).color == .red)
    bar.scrollEdgeAppearance = appearance
    #expect(try !shown(false, true).isModified)
  }

  @Test("Before iOS 13, there are no appearance objects")
  func beforeAppearances() {
    Simulation.run(onSystemVersion: 124) {
      let state = BarState(isCompact: false, isAtScrollEdge: false)
      #expect(UINavigationBar().shownAppearance(item: nil, in: state, isLarge: false) == nil)
      #expect(UIToolbar().shownAppearance(in: state) == nil)
      #expect(UITabBar().shownAppearance(item: nil, isAtScrollEdge: false) == nil)
    }
  }

  @Test("Toolbars have a scroll edge starting with iOS 15", arguments: [130, 145, 150, 270])
  func toolbars(version: Int) {
    Simulation.run(onSystemVersion: version) {
      let bar = UIToolbar()
      @MainActor func slot(_ isCompact: Bool, _ isAtEdge: Bool) -> AppearanceSlot? {
        bar.shownAppearance(in: BarState(isCompact: isCompact, isAtScrollEdge: isAtEdge))?.place
          .slot
      }
      let hasEdge = version >= 150
      #expect(slot(true, true) == .standard && slot(false, true) == .standard)
      bar.compactAppearance = UIToolbarAppearance()
      #expect(slot(true, false) == .compact && slot(true, true) == .compact)
      #expect(slot(false, true) == .standard)
      bar.scrollEdgeAppearance = UIToolbarAppearance()
      #expect(slot(false, true) == (hasEdge ? .scrollEdge : .standard))
      #expect(slot(true, true) == (hasEdge ? .scrollEdge : .compact))
      #expect(slot(true, false) == .compact)
      bar.compactScrollEdgeAppearance = UIToolbarAppearance()
      #expect(slot(true, true) == (hasEdge ? .compactScrollEdge : .compact))
      #expect(slot(false, true) == (hasEdge ? .scrollEdge : .standard))
    }
  }

  @Test(
    "Tab bars use the selected item first, and have a scroll edge starting with iOS 15",
    arguments: [145, 150]
  )
  func tabBars(version: Int) {
    Simulation.run(onSystemVersion: version) {
      let (bar, item) = (UITabBar(), UITabBarItem())
      @MainActor func place(_ isAtEdge: Bool) -> AppearancePlace? {
        bar.shownAppearance(item: item, isAtScrollEdge: isAtEdge)?.place
      }
      let hasEdge = version >= 150
      #expect(place(false) == Self.bar(.standard) && place(true) == Self.bar(.standard))
      item.standardAppearance = UITabBarAppearance()
      #expect(place(false) == Self.item(.standard) && place(true) == Self.item(.standard))
      bar.scrollEdgeAppearance = UITabBarAppearance()
      #expect(place(true) == (hasEdge ? Self.bar(.scrollEdge) : Self.item(.standard)))
      item.scrollEdgeAppearance = UITabBarAppearance()
      #expect(place(true) == (hasEdge ? Self.item(.scrollEdge) : Self.item(.standard)))
      #expect(place(false) == Self.item(.standard))
    }
  }
}

extension AppearancePlace {
  @MainActor
  func assign(
    _ appearance: UINavigationBarAppearance,
    bar: UINavigationBar,
    item: UINavigationItem
  ) {
    switch (owner, slot) {
    case (.bar, .standard): bar.standardAppearance = appearance
    case (.bar, .compact): bar.compactAppearance = appearance
    case (.bar, .scrollEdge): bar.scrollEdgeAppearance = appearance
    case (.bar, .compactScrollEdge): bar.compactScrollEdgeAppearance = appearance
    case (.item, .standard): item.standardAppearance = appearance
    case (.item, .compact): item.compactAppearance = appearance
    case (.item, .scrollEdge): item.scrollEdgeAppearance = appearance
    case (.item, .compactScrollEdge): item.compactScrollEdgeAppearance = appearance
    }
  }
}
