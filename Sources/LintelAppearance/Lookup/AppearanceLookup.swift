package import LintelSchema

/// UIKit's own choice of the appearance object that a bar shows, as its headers describe it.
///
/// Objects are used in whole: for each size, at and away from the scroll edge, UIKit walks a fixed chain of slots and takes the
/// first one that is assigned, the item's before the bar's. The chains are those of `UINavigationBar.h`, `UIToolbar.h` and the
/// reference pages of `scrollEdgeAppearance`.
package struct AppearanceLookup: Hashable, Sendable {
  /// Where the walk ends.
  package struct Found: Hashable, Sendable {
    /// Whose property the object is assigned to.
    package enum Owner: Hashable, Sendable {
      /// The screen's `UINavigationItem`, which comes before the bar (UINavigationItem.h,
      /// `standardAppearance`).
      case item
      /// The bar itself.
      case bar
      /// Nothing is assigned: the object that a new bar starts with.
      case initial
    }

    /// Where UIKit finds the object.
    package let owner: Owner
    /// The slot that the object is assigned to there; not always the one that UIKit looks for
    /// first.
    package let slot: AppearanceSlot
    /// Whether UIKit shows a copy whose background is transparent, as it does at the edge for an object that was not made for it.
    package let isMadeTransparent: Bool
    /// Whether Apple's own pages leave open if the background is made transparent: at the edge, for a compact object.
    ///
    /// `UINavigationBar.h` speaks of "compactAppearance followed by a modified standardAppearance", the reference pages of a
    /// fallback to standard alone; what is to show has to be assigned.
    package var isDoubtful: Bool { isMadeTransparent && slot == .compact }
  }

  /// The kind of bar, which decides the slots that it has.
  package let bar: BarKind
  /// Whether UIKit knows the edge of toolbars and tab bars, and of navigation bars of every kind: from iOS 15 on.
  package let knowsEveryEdge: Bool
  /// Whether the bar shows large titles; before iOS 15, only they give a navigation bar a scroll
  /// edge.
  package let showsLargeTitles: Bool

  /// Creates the lookup of a bar on one version of iOS.
  package init(bar: BarKind, ios: Version, showsLargeTitles: Bool) {
    self.bar = bar
    knowsEveryEdge = ios >= Version(15)
    self.showsLargeTitles = showsLargeTitles
  }

  /// Whether UIKit has the slot on the version: below iOS 15 only a large title gives a bar an edge, and never in compact size.
  package func has(_ slot: AppearanceSlot) -> Bool {
    switch slot {
    case .standard: true
    case .compact: bar.hasCompactSlots
    case .scrollEdge: knowsEveryEdge || (bar == .navigationBar && showsLargeTitles)
    case .compactScrollEdge: bar.hasCompactSlots && knowsEveryEdge
    }
  }

  /// The object that is shown in a size, at or away from the edge.
  ///
  /// - Parameters:
  ///   - cell: the size and edge, by the slot made for it.
  ///   - assigned: the slots assigned on the bar.
  ///   - item: the slots assigned on the screen's item, in a tab bar on the selected one; toolbars have none.
  /// - Returns: the owner of the object, and its slot.
  package func found(at cell: AppearanceSlot, bar assigned: SlotSet, item: SlotSet = []) -> Found {
    let isEdge = cell.isAtEdge && has(cell)
    for slot in chain(of: cell) where item.contains(slot) || assigned.contains(slot) {
      let owner: Found.Owner = item.contains(slot) ? .item : .bar
      return Found(owner: owner, slot: slot, isMadeTransparent: isEdge && !slot.isAtEdge)
    }
    return Found(owner: .initial, slot: .standard, isMadeTransparent: isEdge)
  }

  /// The slots that UIKit looks at for a size and edge, in order.
  func chain(of cell: AppearanceSlot) -> [AppearanceSlot] {
    switch cell {
    case .standard: [.standard]
    case .compact: bar.hasCompactSlots ? [.compact, .standard] : [.standard]
    case .scrollEdge: has(.scrollEdge) ? [.scrollEdge, .standard] : [.standard]
    case .compactScrollEdge:
      if !bar.hasCompactSlots {
        chain(of: .scrollEdge)
      } else if has(.compactScrollEdge) {
        [.compactScrollEdge, .scrollEdge, .compact, .standard]
      } else {
        [.compact, .standard]
      }
    }
  }
}
