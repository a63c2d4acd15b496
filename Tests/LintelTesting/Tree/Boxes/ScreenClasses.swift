import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The screens, grouped by the sets that declarations name them in; screens that nobody mentions are one class.
struct ScreenClasses {
  /// Screens that no declaration tells apart in any context.
  struct Class {
    /// The sets that contain the screens, ascending; ⊤ is left out.
    let sets: [SetID]
    /// Values of the screen dimension, ascending; 0 is "no screen".
    var screens: [Int]
    /// The brands in which they exist, ascending.
    let brands: [Int]
  }

  /// What decides the class of a screen.
  private struct Key: Hashable {
    /// The sets that contain the screen.
    let sets: [SetID]
    /// The brands that have the screen; nil for all.
    let brands: [Range<Int32>]?
  }

  /// In the order of their first screens; the first contains "no screen".
  private(set) var classes: [Class] = []

  /// - Parameters:
  ///   - space: the theme's contexts.
  ///   - sets: the sets of screens that declarations mention.
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
