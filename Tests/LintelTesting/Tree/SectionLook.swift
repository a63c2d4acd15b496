import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The looks of all sections on some screens: indices of section looks, in the order of the
/// sections.
struct ScreenLook: Hashable {
  /// The set of brands that the screens have, by its id.
  let brands: Int32
  /// An index for each section.
  var sections: SIMD4<Int32>
}

/// What screens say of a section, apart from their names: screens with equal keys look the same.
struct SectionKey: Hashable {
  /// One declaration, without the name of the screen that it is for.
  private struct Said: Hashable {
    /// The property or token that it sets.
    let target: TargetID
    /// With the position of the set of screens among those of the class in its place.
    let condition: Condition
    /// The priority, `priority:` of its block.
    let priority: Int32
    /// The number of `use` steps between the block and the declaration.
    let styleDepth: Int32
    /// The number of screens in its condition; fewer are more specific.
    let shorthandSteps: Int32
    /// The value that it sets.
    let value: ValueID
  }

  /// The section.
  private let section: ThemeSection
  /// The set of brands, by its id.
  private let brands: Int32
  /// The declarations in the order of targets.
  private let said: [Said]
  /// Which of the sets of screens are at least as specific as which, row by row.
  private let order: [Bool]

  /// Describes what screens say about a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - own: The declarations that name one of the sets of screens.
  ///   - sets: The sets that contain the screens.
  ///   - box: The contexts of the screens.
  ///   - theme: The theme.
  init(
    _ section: ThemeSection,
    _ own: [Declaration],
    _ sets: [SetID],
    _ box: ContextBox,
    _ theme: Theme
  ) {
    self.section = section
    brands = box.brands
    said = own.map { declaration in
      var condition = theme.conditions[declaration.condition.index]
      let position = sets.firstIndex(of: condition[.screen]) ?? 0
      condition[.screen] = SetID(position)
      return Said(
        target: declaration.target,
        condition: condition,
        priority: declaration.priority,
        styleDepth: declaration.styleDepth,
        shorthandSteps: declaration.shorthandSteps,
        value: declaration.value
      )
    }
    order =
      sets.count < 2
      ? [] : sets.flatMap { a in sets.map { theme.space.isAtMost(a, $0, in: .screen) } }
  }
}
