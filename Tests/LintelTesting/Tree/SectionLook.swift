import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// The looks of all sections on some screens, as indices of section looks in the order of the sections.
struct ScreenLook: Hashable {
  /// The id of the set of brands that have the screens.
  let brands: Int32
  var sections: SIMD4<Int32>
}

/// The declarations for a section on some screens, without the screens' names: screens with equal keys look the same.
struct SectionKey: Hashable {
  /// A declaration, without the name of the screen that it is for.
  private struct Said: Hashable {
    let target: TargetID
    /// The condition, with the set of screens replaced by its position among the sets of the class.
    let condition: Condition
    let priority: Int32
    /// The number of `use` steps between the block and the declaration.
    let styleDepth: Int32
    /// The number of screens in its condition; fewer are narrower.
    let shorthandSteps: Int32
    let value: ValueID
  }

  private let section: ThemeSection
  private let brands: Int32
  /// The declarations, sorted by target.
  private let said: [Said]
  /// Whether each set of screens is at least as specific as each other one, row by row.
  private let order: [Bool]

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
