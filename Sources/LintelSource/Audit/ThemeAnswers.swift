import LintelAppearance
import LintelCascade
import LintelSchema
import LintelTheme

/// What a theme says in the contexts of a screen, as far as code can be compared with it.
///
/// Compared are all brands in the theme's first and newest version on phones and pads, without promos and with each promo and each mode's
/// value by itself; what differs there is code that a theme can't agree with in all contexts.
struct ThemeAnswers {
  let theme: Theme
  private let contexts: [String?: [ResolvedContext]]

  init(_ theme: Theme) {
    self.theme = theme
    let resolver = ContextResolver(Cascade(theme))
    var contexts: [String?: [ResolvedContext]] = [:]
    let calendar = theme.space.calendar
    var selections = [calendar.normalized([]).running]
    for one in 0..<calendar.switches.count {
      let running = calendar.normalized([one]).running
      if !selections.contains(running) { selections.append(running) }
    }
    let idioms = [0, 1].map { Device(idiom: $0, width: 0, height: 0) }
    for screen in 0...theme.space.screens.count {
      let name = screen == 0 ? nil : theme.space.screens[screen - 1].name
      contexts[name] = theme.space.brands.indices.flatMap { brand in
        Set([theme.minimumIOS, theme.newestIOS]).sorted().flatMap { version in
          selections.flatMap { promos in
            idioms.map { device in
              resolver.resolved(
                brand: brand,
                promos: promos,
                screen: screen,
                ios: version,
                device: device
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
    if let named = theme.screenClasses.first(where: { $0.viewController?.text == type }) {
      return named.screen
    }
    let name = DraftNames.screenName(type)
    return contexts.keys.contains(name) ? name : nil
  }

  /// The contexts in which a setting can show.
  private func contexts(of screen: String?) -> [ResolvedContext] {
    guard let screen else { return contexts.values.flatMap { $0 } }
    return contexts[self.screen(of: screen)] ?? contexts[nil] ?? []
  }

  /// What the theme sets where a setting of the code holds: nil in contexts in which it sets nothing.
  func values(of setting: DraftSetting) -> [ResolvedValue?] {
    contexts(of: setting.screen).map { value(of: setting, in: $0) }
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
