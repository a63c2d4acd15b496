package import LintelCascade
import LintelSchema
package import LintelTheme

/// Resolves contexts one at a time; work that doesn't depend on the context is done only once.
package struct ContextResolver {
  package let theme: Theme
  private let cascade: Cascade
  private let roles = LeafRoles.standard
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
  ///   - listsCovers: whether to list UIKit's own objects in slots where outputs set them, because only the bar has its own.
  /// - Returns: the resolved values. A leaf in conflict is listed in `conflicts` and has no value.
  package func resolved(_ context: ContextSelection, listsCovers: Bool = false) -> ResolvedContext {
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
      distinguishesSizeClasses: theme.space.distinguishesSizeClasses,
      bars: BarKind.allCases.compactMap { resolved($0, ios: ios, cascaded, binding, below) },
      settings: settings(of: .setting, cascaded, binding),
      conflicts: conflicts
    )
  }

  /// Returns the facts about the app that the theme states for a context, sorted by leaf; outputs don't contain facts.
  package func facts(_ context: ContextSelection) -> [Settings.Value] {
    let cell = theme.space.cell(of: context)
    let cascaded = settled(cascaded(at: cell), on: context.ios).cascaded
    let binding = TokenBinding(theme: theme, roles: roles, cascaded: cascaded)
    return settings(of: .fact, cascaded, binding)
  }

  /// Returns the winning values in a context, before tokens are resolved.
  private func cascaded(at cell: Cell) -> CascadedValues {
    let declarations = cascade.targets.flatMap { target in
      cascade.declarations(of: target).filter { declaration in
        theme.space.appliesRegardlessOfParts(
          theme.conditions[declaration.condition.index],
          at: cell
        )
      }
    }
    return CascadedValues(declarations, precedence: winning, isTabItem: roles.isTabItem)
  }

  /// Removes values whose winners resolve differently in this context, and keywords that the version doesn't have.
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
    // Before iOS 13, newer keywords stay, because the rules for older systems decide what they mean.
    for target in cascaded.targets where UIKitCuts.objects <= ios {
      guard let leaf = theme.leaf(of: target, in: roles.schema) else { continue }
      let type = roles.schema[leaf].property.type
      result.remove(target) { ios < theme.values[$0.index].introduced(as: type) ?? ios }
    }
    return (result, Array(conflicts))
  }

  /// Returns the path of a disagreement, or `nil` if it's in a slot that the bar doesn't have.
  private func path(of disagreement: CascadedValues.Disagreement) -> String? {
    if let token = theme.token(of: disagreement.target, in: roles.schema) { return token.key.path }
    let leaf = roles.schema[LeafID(disagreement.target.index)]
    guard let bar = leaf.bar, disagreement.slots.count == 1,
      let slot = disagreement.slots.slots.first
    else { return leaf.path }
    guard bar.slots.contains(slot) else { return nil }
    return "\(bar.rawValue).\(slot)\(leaf.path.dropFirst(bar.rawValue.count))"
  }

  /// Resolves a bar with UIKit's own fallback applied to its slots, or returns `nil` if the theme doesn't change the bar.
  ///
  /// `below` has the values outside of every screen, or is `nil` if they make no difference.
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

  /// Returns the settings or facts of the context, sorted by leaf, without values whose tokens don't resolve.
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

extension LeafRoles {
  /// Whether a target is a property of tab items; a token never is.
  func isTabItem(_ target: TargetID) -> Bool {
    target.index < roles.count && roles[target.index] == .tabItem
  }
}
