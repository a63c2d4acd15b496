import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// The theme's values in the contexts of a screen, to compare code with.
///
/// The contexts include all brands, and each device that the theme distinguishes. The versions are the theme's first and newest, and
/// those at which the code changes something. Promos and modes are left out, run alone, and run in the combinations of the code.
/// If values differ between these contexts, code can't agree with the theme in all of them.
struct ThemeAnswers {
  let theme: Theme
  /// The contexts of each screen and, for `nil`, outside of screens.
  private let contexts: [String?: [ResolvedContext]]

  /// Resolves a theme in the contexts in which code under some conditions can differ from it.
  init(_ theme: Theme, for conditions: Set<DraftCondition>) {
    self.theme = theme
    let resolver = ContextResolver(Cascade(theme))
    let questions = ThemeQuestions(theme: theme)
    var contexts: [String?: [ResolvedContext]] = [:]
    let selections = questions.selections(for: conditions)
    let versions = questions.versions(for: conditions)
    for screen in 0...theme.space.screens.count {
      let name = screen == 0 ? nil : theme.space.screens[screen - 1].name
      contexts[name] = theme.space.brands.indices.flatMap { brand in
        versions.flatMap { version in
          selections.flatMap { promos in
            theme.space.devices.map { device in
              resolver.resolved(
                ContextSelection(
                  brand: brand,
                  promos: promos,
                  screen: screen,
                  ios: version,
                  device: device
                )
              )
            }
          }
        }
      }
    }
    self.contexts = contexts
  }

  /// Returns the screen of a class, or `nil` if the theme doesn't have one for it.
  func screen(of type: String) -> String? {
    let named = theme.screenClasses.first { classes in
      [classes.viewController, classes.navigationController].contains { $0?.text == type }
    }
    if let named { return named.screen }
    let name = DraftNames.screenName(type)
    return contexts.keys.contains(name) ? name : nil
  }

  /// Returns the contexts in which a setting can be visible.
  private func contexts(of screen: String?) -> [ResolvedContext] {
    guard let screen else { return contexts.values.flatMap { $0 } }
    return contexts[self.screen(of: screen)] ?? contexts[nil] ?? []
  }

  /// Returns the theme's values where a setting of the code applies, with `nil` in contexts in which the theme doesn't set it.
  ///
  /// The settings of a container for its own bar are compared with the theme's values outside of screens.
  func values(of setting: DraftSetting) -> [ResolvedValue?] {
    let isContainers = setting.screen == nil && setting.level >= .bar
    let all = isContainers ? contexts[nil] ?? [] : contexts(of: setting.screen)
    let own = matching(setting.condition, all)
    return (own.isEmpty ? all : own).map { value(of: setting, in: $0) }
  }

  /// Whether the theme sets the property in every context in which a setting can be visible, including those of other screens.
  func isAlwaysSet(_ setting: DraftSetting) -> Bool {
    matching(setting.condition, contexts(of: setting.screen))
      .allSatisfy { value(of: setting, in: $0) != nil }
  }

  /// Returns the contexts in which code under a condition runs.
  private func matching(
    _ condition: DraftCondition,
    _ contexts: [ResolvedContext]
  ) -> [ResolvedContext] {
    guard condition != .always else { return contexts }
    let questions = ThemeQuestions(theme: theme)
    return contexts.filter { questions.applies(condition, in: $0) }
  }

  /// Whether the theme gives the bar an appearance object in all contexts of a screen.
  func hasObject(_ bar: BarKind, on screen: String?) -> Bool {
    contexts(of: screen).allSatisfy { context in
      context.bars.contains { $0.kind == bar && ($0.slots[.standard] ?? nil) != nil }
    }
  }

  /// Returns the text attributes of the bar that the theme sets on a screen.
  func textLeaves(of bar: BarKind, on screen: String?) -> Set<LeafID> {
    var result: Set<LeafID> = []
    for context in contexts(of: screen) {
      guard let own = context.bars.first(where: { $0.kind == bar }),
        let object = own.slots[.standard] ?? nil
      else { continue }
      for value in object.values where Schema.standard[value.leaf].isTextAttribute {
        result.insert(value.leaf)
      }
    }
    return result
  }

  private func value(of setting: DraftSetting, in context: ResolvedContext) -> ResolvedValue? {
    let leaf = Schema.standard[setting.property.leaf]
    guard let kind = leaf.bar else {
      return context.settings.first { $0.leaf == leaf.id }?.value
    }
    guard let bar = context.bars.first(where: { $0.kind == kind }) else { return nil }
    let slot: AppearanceSlot =
      switch setting.place {
      case .object(let slot): slot
      case .legacy(let slot): slot ?? .standard
      case .own: .standard
      }
    guard leaf.property.destination == .appearance else {
      return bar.values.first { $0.leaf == leaf.id && $0.slots.contains(slot) }?.value
    }
    guard let object = bar.slots[slot] ?? nil else { return nil }
    if leaf.property.binding == .configure {
      return .keyword(String(object.configure.dropLast("Background".count)))
    }
    let keys = setting.property.keys
    let layout = ItemLayout.allCases.first { $0.description == keys.first }
    let state = leaf.isTabItem ? ItemState.tabItem.first { keys.contains($0.description) } : nil
    return object.values.first { value in
      value.leaf == leaf.id && (layout == nil || value.layout == layout)
        && (state == nil || value.state == state)
    }?.value
  }
}
