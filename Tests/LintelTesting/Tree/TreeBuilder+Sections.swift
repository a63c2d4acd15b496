import LintelCascade
import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Resolves one section at a time, first without tokens and then with them.
extension TreeBuilder {
  /// The nodes of a section in a box, as ids of the pool's bars or settings.
  mutating func bound(
    _ section: ThemeSection,
    _ box: ContextBox,
    sets: [SetID],
    _ declarations: [Declaration]
  ) -> [BoxedNode] {
    let unbound = unbound(section, box, declarations)
    var parts: [BoxedNode] = []
    for part in unbound {
      let values =
        section.bar == nil
        ? pool.values(ofSettings: part.node) : pool.values(ofBar: part.node)
      let used = tokens.tokens(of: values)
      guard !used.isEmpty else {
        let bound = bind(section, part.node, environment: -1)
        parts.append(BoxedNode(box: part.box, node: bound))
        continue
      }
      let others = tokens.parts(of: box, tokens: used, sets: sets, &partition, &space)
      for overlap in space.overlaps([part.box], others.map(\.box)) {
        let bound = bind(section, part.node, environment: others[overlap.second].node)
        parts.append(BoxedNode(box: overlap.box, node: bound))
      }
    }
    return BoxMerging.merged(parts, in: &space)
  }

  /// Binds the tokens of an unbound node, and returns the id of the bound one.
  private mutating func bind(
    _ section: ThemeSection,
    _ node: Int32,
    environment: Int32
  ) -> Int32 {
    section.bar == nil
      ? pool.bind(settings: node, in: environment, &tokens)
      : pool.bind(bar: node, in: environment, &tokens)
  }

  /// Splits a box where different declarations of a section begin to apply, into parts with the ids of unbound nodes.
  private mutating func unbound(
    _ section: ThemeSection,
    _ box: ContextBox,
    _ declarations: [Declaration]
  ) -> [BoxedNode] {
    let (theme, roles, winning) = (theme, roles, winning)
    let cuts = UIKitCuts.cuts(for: declarations, theme, roles)
    let parts = partition.parts(of: box, declarations, cuts: cuts, in: &space) {
      holding,
      version in
      let cascaded = CascadedValues(holding, precedence: winning, isTabItem: roles.isTabItem)
      guard let kind = section.bar else {
        return pool.unboundSettings.id(of: cascaded.settings(theme, roles))
      }
      let builder = BarBuilder(kind, theme: theme, roles: roles, ios: version, cascaded: cascaded)
      return pool.id(of: builder.bar())
    }
    return BoxMerging.merged(parts, in: &space)
  }
}
