import LintelSchema

/// The looks of all sections on some screens: indices of section looks, in the order of the
/// sections.
struct ScreenLook: Hashable {
  let brands: Int32
  var sections: SIMD4<Int32>
}

/// What screens say of a section, apart from their names: screens with equal keys look the same.
struct SectionKey: Hashable {
  private struct Said: Hashable {
    let target: TargetID
    /// With the position of the set of screens among those of the class in its place.
    let sets: SIMD8<Int32>
    let priority: Int32
    let hops: Int32
    let breadth: Int32
    let value: ValueID
  }

  private let section: ThemeSection
  private let brands: Int32
  private let said: [Said]
  /// Which of the sets of screens are at least as specific as which, row by row.
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
        sets: condition.sets,
        priority: declaration.priority,
        hops: declaration.hops,
        breadth: declaration.breadth,
        value: declaration.value
      )
    }
    order =
      sets.count < 2
      ? [] : sets.flatMap { a in sets.map { theme.space.isAtMost(a, $0, in: .screen) } }
  }
}
