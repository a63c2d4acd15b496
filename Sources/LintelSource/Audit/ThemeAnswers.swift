import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// What a theme says in the contexts of a screen, as far as code can be compared with it.
///
/// Compared are all brands in the theme's first and newest version, and in those at which code changes something, on each device that
/// the theme tells apart, without promos, with each promo and each mode's value by itself, and with those that code asks for together;
/// what differs there is code that a theme can't agree with in all contexts.
struct ThemeAnswers {
  /// The theme.
  let theme: Theme
  /// The contexts of each screen, and of what is on none.
  private let contexts: [String?: [ResolvedContext]]

  /// - Parameters:
  ///   - theme: the theme.
  ///   - conditions: when the code runs that is compared with it.
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

  /// The screen of a class, nil if the theme has none.
  func screen(of type: String) -> String? {
    let named = theme.screenClasses.first { classes in
      [classes.viewController, classes.navigationController].contains { $0?.text == type }
    }
    if let named { return named.screen }
    let name = DraftNames.screenName(type)
    return contexts.keys.contains(name) ? name : nil
  }

  /// The contexts in which a setting can show.
  private func contexts(of screen: String?) -> [ResolvedContext] {
    guard let screen else { return contexts.values.flatMap { $0 } }
    return contexts[self.screen(of: screen)] ?? contexts[nil] ?? []
  }

  /// What the theme sets where a setting of the code holds: nil in contexts in which it sets nothing.
  ///
  /// What a container sets on its own bar is what the theme says where no screen says anything else.
  func values(of setting: DraftSetting) -> [ResolvedValue?] {
    let isContainers = setting.screen == nil && setting.level >= .bar
    let all = isContainers ? contexts[nil] ?? [] : contexts(of: setting.screen)
    let own = matching(setting.condition, all)
    return (own.isEmpty ? all : own).map { value(of: setting, in: $0) }
  }

  /// Whether the theme sets the property in every context in which a setting can show, on other screens, too.
  func isAlwaysSet(_ setting: DraftSetting) -> Bool {
    matching(setting.condition, contexts(of: setting.screen))
      .allSatisfy { value(of: setting, in: $0) != nil }
  }

  /// The contexts in which code of a condition runs.
  private func matching(
    _ condition: DraftCondition,
    _ contexts: [ResolvedContext]
  ) -> [ResolvedContext] {
    guard condition != .always else { return contexts }
    let questions = ThemeQuestions(theme: theme)
    return contexts.filter { questions.holds(condition, in: $0) }
  }

  /// Whether the theme gives the bar an appearance object in all contexts of a screen.
  func hasObject(_ bar: BarKind, on screen: String?) -> Bool {
    contexts(of: screen).allSatisfy { context in
      context.bars.contains { $0.kind == bar && ($0.slots[.standard] ?? nil) != nil }
    }
  }

  /// Whether a text part of the bar has attributes on a screen.
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
