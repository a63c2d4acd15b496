import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The screens, grouped by the sets in which declarations name them; screens that no declaration names form one class.
struct ScreenClasses {
  /// Screens for which the same declarations apply in every context.
  struct Class {
    /// The sets that contain the screens, ascending, without ⊤.
    let sets: [SetID]
    /// Values of the screen dimension, ascending; 0 is "no screen".
    var screens: [Int]
    /// The brands that have the screens, ascending.
    let brands: [Int]
  }

  /// The facts that determine the class of a screen.
  private struct Key: Hashable {
    /// The sets that contain the screen.
    let sets: [SetID]
    /// The brands that have the screen, or `nil` for all.
    let brands: [Range<Int32>]?
  }

  /// The classes in the order of their first screens; the first class contains "no screen".
  private(set) var classes: [Class] = []

  init(_ space: ContextSpace, mentioned sets: [SetID]) {
    let domain = space.domains[Dimension.screen.index]
    var setsByScreen: [[SetID]] = Array(repeating: [], count: domain.count)
    for set in sets.sorted() where set != .top {
      for range in domain[set].values {
        for screen in range { setsByScreen[Int(screen)].append(set) }
      }
    }
    var classIDs: [Key: Int] = [:]
    for (screen, sets) in setsByScreen.enumerated() {
      let brands = screen == 0 ? nil : space.screens[screen - 1].brands
      let key = Key(sets: sets, brands: brands)
      if let id = classIDs[key] {
        classes[id].screens.append(screen)
      } else {
        classIDs[key] = classes.count
        classes.append(
          Class(
            sets: sets,
            screens: [screen],
            brands: space.brands.indices.filter { space.exists(screen: screen, inBrand: $0) }
          )
        )
      }
    }
  }
}
