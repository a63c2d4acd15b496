package import LintelCascade
import LintelSchema
package import LintelTheme

/// Resolves contexts one at a time; what does not depend on the context is prepared once.
package struct ContextResolver {
  /// The theme.
  package let theme: Theme
  /// Where the declarations come from.
  private let cascade: Cascade
  /// The roles of leaves in the standard schema.
  private let roles = LeafRoles.standard
  /// Decides between declarations.
  private let winning: WinningDeclarations

  /// Prepares a resolver for any number of contexts.
  package init(_ cascade: Cascade) {
    self.cascade = cascade
    theme = cascade.theme
    winning = WinningDeclarations(cascade)
  }

  /// Resolves one context: every slot of every bar as UIKit would show it, the bars' own values, and the screen's settings.
  ///
  /// - Parameters:
  ///   - context: the context, with a version within the theme's range.
  ///   - listsCovers: whether UIKit's own objects are listed where outputs set them, since the screen styles none and the bar does.
  /// - Returns: what can be resolved; a leaf in conflict is listed and left out.
  package func resolved(
    _ context: ContextSelection,
    listsCovers: Bool = false
  ) -> ResolvedContext {
    let (cell, promos, ios) = (theme.space.cell(of: context), context.promos, context.ios)
    var (cascaded, conflicts) = settled(cascaded(at: cell), on: ios)
    conflicts.sort()
    let binding = TokenBinding(theme: theme, roles: roles, cascaded: cascaded)
    let switches = theme.space.calendar.switches
    var below: CascadedValues?
    if listsCovers, context.screen != 0, ios >= UIKitCuts.objects {
      var base = cell
      base[.screen] = 0
      below = settled(self.cascaded(at: base), on: ios).cascaded
    }
    return ResolvedContext(
      brand: theme.space.brands[context.brand].name,
      promos: switches.promos(promos).map { theme.space.calendar.promos[$0].name },
      modes: promos.compactMap { switches.value($0) }.map { value in
        let mode = switches.modes[value.mode]
        return ResolvedContext.Choice(mode: mode.name, value: mode.values[value.value])
      },
      screen: context.screen == 0 ? nil : theme.space.screens[context.screen - 1].name,
      ios: ios,
      device: context.device,
      tellsSizes: theme.space.tellsSizes,
      bars: BarKind.allCases.compactMap { resolved($0, ios: ios, cascaded, binding, below) },
      settings: settings(of: .setting, cascaded, binding),
      conflicts: conflicts
    )
  }

  /// The facts about the app that the theme states for a context, by leaf; no output contains them.
  package func facts(_ context: ContextSelection) -> [Settings.Value] {
    let cell = theme.space.cell(of: context)
    let cascaded = settled(cascaded(at: cell), on: context.ios).cascaded
    let binding = TokenBinding(theme: theme, roles: roles, cascaded: cascaded)
    return settings(of: .fact, cascaded, binding)
  }

  /// What the cascade says in a context, before tokens are bound.
  private func cascaded(at cell: Cell) -> CascadedValues {
    let declarations = cascade.targets.flatMap { target in
      cascade.declarations(of: target).filter { declaration in
        theme.space.holdsApartFromParts(theme.conditions[declaration.condition.index], at: cell)
      }
    }
    return CascadedValues(declarations, precedence: winning, isTabItem: roles.isTabItem)
  }

  /// Removes the values whose winners resolve differently here, and the keywords that the version lacks.
  ///
  /// Before appearance objects, the rules for older systems say what a newer keyword is.
  private func settled(
    _ cascaded: CascadedValues,
    on ios: Version
  ) -> (cascaded: CascadedValues, conflicts: [String]) {
    var result = cascaded
    let binding = TokenBinding(theme: theme, roles: roles, cascaded: cascaded)
    var conflicts: Set<String> = []
    for disagreement in cascaded.disagreements {
      let values = Set(disagreement.values.map { binding.bind($0.rawValue) })
      guard values.count > 1 || values.contains(nil) else { continue }
      result.remove(disagreement)
      if let path = path(of: disagreement) { conflicts.insert(path) }
    }
    for target in cascaded.targets where UIKitCuts.objects <= ios {
      guard let leaf = theme.leaf(of: target, in: roles.schema) else { continue }
      let type = roles.schema[leaf].property.type
      result.remove(target) { ios < theme.values[$0.index].introduced(as: type) ?? ios }
    }
    return (result, Array(conflicts))
  }

  /// Where values disagree; nil in a slot that the bar doesn't have.
  private func path(of disagreement: CascadedValues.Disagreement) -> String? {
    if let token = theme.token(of: disagreement.target, in: roles.schema) {
      return token.key.path
    }
    let leaf = roles.schema[LeafID(disagreement.target.index)]
    guard let bar = leaf.bar, disagreement.slots.count == 1,
      let slot = disagreement.slots.slots.first
    else { return leaf.path }
    guard bar.slots.contains(slot) else { return nil }
    return "\(bar.rawValue).\(slot)\(leaf.path.dropFirst(bar.rawValue.count))"
  }

  /// A bar in the context; nil if the theme leaves it alone.
  ///
  /// - Parameters:
  ///   - kind: The kind of bar.
  ///   - ios: The version of iOS, which decides the slots that the bar has.
  ///   - cascaded: What the cascade says in the context.
  ///   - binding: The values of tokens in the context.
  ///   - below: What the cascade says where no screen shows; nil if it makes no difference.
  /// - Returns: The bar with UIKit's own fallback applied to its slots.
  private func resolved(
    _ kind: BarKind,
    ios: Version,
    _ cascaded: CascadedValues,
    _ binding: TokenBinding,
    _ below: CascadedValues?
  ) -> ResolvedContext.ResolvedBar? {
    func bar(_ cascaded: CascadedValues) -> UnboundBar {
      BarBuilder(kind, theme: theme, roles: roles, ios: ios, cascaded: cascaded).bar()
    }
    let own = bar(cascaded)
    let covers = own.own.isEmpty && below.map { !bar($0).own.isEmpty } ?? false
    guard !own.isEmpty || covers else { return nil }
    var slots: [AppearanceSlot: Appearance?] = [:]
    for slot in kind.slots {
      if own.system.contains(slot) {
        slots[slot] = .some(nil)
      } else if covers || !own.own.isEmpty {
        slots[slot] = binding.bind(own.shown(in: slot, ios: ios, roles))
      }
    }
    return .init(kind: kind, slots: slots, values: binding.bind(own.values))
  }

  /// The settings or facts of the context.
  ///
  /// - Parameters:
  ///   - role: `.setting` or `.fact`.
  ///   - cascaded: What the cascade says in the context.
  ///   - binding: The values of tokens in the context.
  /// - Returns: The values, sorted by leaf; a value whose tokens have none is left out.
  private func settings(
    of role: LeafRoles.Role,
    _ cascaded: CascadedValues,
    _ binding: TokenBinding
  ) -> [Settings.Value] {
    cascaded.targets.compactMap { target in
      guard let leaf = theme.leaf(of: target, in: roles.schema), roles[leaf] == role,
        let value = cascaded.value(of: target, in: .standard)
      else { return nil }
      return binding.bind(value.rawValue).map { Settings.Value(leaf: leaf, value: $0) }
    }
  }
}

/// Tells targets that vary by tab item part from all others.
extension LeafRoles {
  /// Whether a target is a property of tab items; a token never is.
  func isTabItem(_ target: TargetID) -> Bool {
    target.index < roles.count && roles[target.index] == .tabItem
  }
}
