import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The leaves that a leaf's value may come from, or that decide what becomes of it.
struct RelatedLeaves {
  /// The roles of leaves, which say what inherits from what.
  private let roles = LeafRoles.standard

  /// The leaf itself, then those that it inherits from.
  func near(_ leaf: LeafID) -> [LeafID] {
    guard let bar = roles.schema[leaf].bar else { return [leaf] }
    var leaves = [leaf]
    if case .button(let place) = roles[leaf] {
      for family in [place.family, .button] {
        for state in [place.state, .normal] {
          if let next = roles.buttons.leaf(bar, family, state, row: place.row) {
            leaves.append(next)
          }
        }
      }
      // Once one attribute of a state's text is declared, the whole text is written out.
      for family in [place.family, .button] {
        leaves += roles.buttons.rows.indices.compactMap {
          roles.buttons.leaf(bar, family, place.state, row: $0)
        }
      }
    }
    leaves += roles[bar].inheritedValues.filter { $0.leaf == leaf }.map(\.source)
    return leaves.uniqued
  }

  /// Every leaf of a bar that either of two themes declares.
  func declared(of bar: BarKind?, _ old: ComparedTheme, _ new: ComparedTheme) -> [LeafID] {
    guard let bar else { return [] }
    let leaves = roles.schema.leaves
    // Tokens come behind all leaves, and there may be many.
    return Set(
      [old, new].flatMap { $0.cascade.targets.lazy.map(\.index).prefix { $0 < leaves.count } }
    )
    .filter { leaves[$0].bar == bar }
    .sorted().map { LeafID($0) }
  }

  /// What decides about the objects of a bar as a whole.
  func deciding(of bar: BarKind?) -> [LeafID] {
    guard let bar else { return [] }
    let landmarks = roles[bar]
    return [
      landmarks.slot, landmarks.preset, landmarks.scrollBehavior, landmarks.prefersLargeTitles,
      roles.largeTitleDisplay,
    ].compactMap(\.self)
  }
}
