import LintelAppearance
import LintelSchema
import LintelTheme

/// Translates the conditions of code into contexts of the theme that it's compared with.
///
/// Conditions that the theme can't express are ignored. Their code is compared with the theme in more contexts than it runs in.
struct ThemeQuestions {
  let theme: Theme

  /// Returns the versions in which code can differ from the theme.
  func versions(for conditions: Set<DraftCondition>) -> [Version] {
    let changes = conditions.flatMap { condition in
      [condition.lower, condition.end.map(VersionLine.last(before:))].compactMap(\.self)
    }
    let known = changes.filter { $0 > theme.minimumIOS && $0 < theme.newestIOS }
    return Set([theme.minimumIOS, theme.newestIOS] + known).sorted()
  }

  /// Returns the sets of promos and modes' values: each one alone, and those that conditions require.
  func selections(for conditions: Set<DraftCondition>) -> [[Int]] {
    let calendar = theme.space.calendar
    let single = (0..<calendar.switches.count).map { [$0] }
    let asked = conditions.sorted { $0.isBefore($1) }.map(switches).filter { $0.count > 1 }
    var result: [[Int]] = []
    for numbers in [[]] + single + asked {
      let running = calendar.normalized(numbers).running
      if !result.contains(running) { result.append(running) }
    }
    return result
  }

  /// Returns the numbers of the promos and of the modes' values that a condition requires.
  private func switches(of condition: DraftCondition) -> [Int] {
    let calendar = theme.space.calendar
    return (0..<calendar.switches.count).filter { number in
      guard let value = calendar.switches.value(number) else {
        return flag(of: calendar.promos[number].name, in: condition) == true
      }
      let mode = calendar.switches.modes[value.mode]
      return wanted(of: mode.name, in: condition) == mode.values[value.value]
    }
  }

  /// Returns the value of a promo's flag that a condition requires, or `nil` for any.
  private func flag(of promo: String, in condition: DraftCondition) -> Bool? {
    let flag = condition.flags.first { flag, _ in
      DraftNames.name(flag) == promo || DraftNames.modeName(flag) == promo
    }
    return flag?.value
  }

  /// Returns the value of a mode that a condition requires, or `nil` for any.
  private func wanted(of mode: String, in condition: DraftCondition) -> String? {
    if let choice = condition.choices.first(where: { DraftNames.modeName($0.key) == mode }) {
      return DraftNames.name(choice.value)
    }
    return flag(of: mode, in: condition).map { $0 ? "switched" : "standard" }
  }

  /// Returns the brand that a condition requires, or `nil` for any.
  private func brand(of condition: DraftCondition) -> String? {
    let modes = theme.space.calendar.switches.modes.map(\.name)
    let names = condition.choices.filter { !modes.contains(DraftNames.modeName($0.key)) }
      .map { DraftNames.name($0.value) }
    return theme.space.brands.map(\.name).first(where: names.contains)
  }

  /// Whether code under a condition runs in a context, as far as the theme can express the condition.
  func applies(_ condition: DraftCondition, in context: ResolvedContext) -> Bool {
    if let lower = condition.lower, context.ios < lower { return false }
    if let end = condition.end, context.ios >= end { return false }
    if let idiom = condition.idiom, context.device[.idiom] != idiom.rawValue { return false }
    if theme.space.distinguishesSizeClasses {
      if let isCompact = condition.isWidthCompact, (context.device[.width] == 0) != isCompact {
        return false
      }
      if let isCompact = condition.isHeightCompact, (context.device[.height] == 1) != isCompact {
        return false
      }
    }
    if let brand = brand(of: condition), context.brand != brand { return false }
    for choice in context.modes {
      if let value = wanted(of: choice.mode, in: condition), value != choice.value,
        theme.space.calendar.switches.modes.contains(where: {
          $0.name == choice.mode && $0.values.contains(value)
        })
      {
        return false
      }
    }
    return theme.space.calendar.promos.allSatisfy { promo in
      flag(of: promo.name, in: condition).map { $0 == context.promos.contains(promo.name) } ?? true
    }
  }
}
