package import LintelSchema

/// UIKit's own choice of the appearance object that a bar shows, as its headers describe it.
///
/// UIKit shows whole objects. For each size, at and away from the scroll edge, it walks a fixed chain of slots and uses the first
/// one that's assigned, the item's before the bar's. The chains are those of `UINavigationBar.h`, `UIToolbar.h`, and the reference
/// pages of `scrollEdgeAppearance`.
package struct AppearanceLookup: Hashable, Sendable {
  /// The object at the end of the walk.
  package struct Found: Hashable, Sendable {
    /// The owner of the property that the object is assigned to.
    package enum Owner: Hashable, Sendable {
      /// The screen's `UINavigationItem`, which comes before the bar (UINavigationItem.h,
      /// `standardAppearance`).
      case item
      /// The bar itself.
      case bar
      /// Nothing, because no object is assigned: UIKit shows the object of a new bar.
      case initial
    }

    package let owner: Owner
    /// The slot that the object is assigned to, which can differ from the slot that UIKit tries first.
    package let slot: AppearanceSlot
    /// Whether UIKit shows a copy with a transparent background, as it does at the edge for an object that wasn't made for it.
    package let isMadeTransparent: Bool
    /// Whether Apple's documentation leaves open whether the background becomes transparent: at the edge, for a compact object.
    ///
    /// `UINavigationBar.h` mentions "compactAppearance followed by a modified standardAppearance", but the reference pages mention only
    /// a fallback to standard. An object that must show has to be assigned.
    package var isDoubtful: Bool { isMadeTransparent && slot == .compact }
  }

  /// The kind of bar, which determines its slots.
  package let bar: BarKind
  /// Whether UIKit has an edge for toolbars, tab bars, and all navigation bars, which is the case starting with iOS 15.
  package let hasEveryEdge: Bool
  /// Whether the bar shows large titles; before iOS 15, only they give a navigation bar a scroll
  /// edge.
  package let showsLargeTitles: Bool

  /// Creates the lookup of a bar on one version of iOS.
  package init(bar: BarKind, ios: Version, showsLargeTitles: Bool) {
    self.bar = bar
    hasEveryEdge = ios >= Version(15)
    self.showsLargeTitles = showsLargeTitles
  }

  /// Returns whether UIKit has a slot on the version: before iOS 15, only large titles give a bar an edge, and never in compact size.
  package func has(_ slot: AppearanceSlot) -> Bool {
    switch slot {
    case .standard: true
    case .compact: bar.hasCompactSlots
    case .scrollEdge: hasEveryEdge || (bar == .navigationBar && showsLargeTitles)
    case .compactScrollEdge: bar.hasCompactSlots && hasEveryEdge
    }
  }

  /// Returns the object that UIKit shows in a size, at or away from the edge.
  ///
  /// - Parameters:
  ///   - cell: the size and edge, as the slot that is made for them.
  ///   - assigned: the slots assigned on the bar.
  ///   - item: the slots assigned on the screen's item, or on the selected item in a tab bar; toolbars have none.
  /// - Returns: the owner of the object, and its slot.
  package func found(at cell: AppearanceSlot, bar assigned: SlotSet, item: SlotSet = []) -> Found {
    let isEdge = cell.isAtEdge && has(cell)
    for slot in chain(of: cell) where item.contains(slot) || assigned.contains(slot) {
      let owner: Found.Owner = item.contains(slot) ? .item : .bar
      return Found(owner: owner, slot: slot, isMadeTransparent: isEdge && !slot.isAtEdge)
    }
    return Found(owner: .initial, slot: .standard, isMadeTransparent: isEdge)
  }

  /// Returns the slots that UIKit tries for a size and edge, in order.
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
