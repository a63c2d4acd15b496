import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The properties that a property's value can come from, or that affect it.
struct RelatedLeaves {
  /// The roles of properties, which determine what inherits from what.
  private let roles = LeafRoles.standard

  /// The property itself, followed by those that it inherits from.
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
      // If one attribute of a state's text is declared, all its attributes are set.
      for family in [place.family, .button] {
        leaves += roles.buttons.rows.indices.compactMap {
          roles.buttons.leaf(bar, family, place.state, row: $0)
        }
      }
    }
    leaves += roles[bar].inheritedValues.filter { $0.leaf == leaf }.map(\.source)
    return leaves.uniqued
  }

  /// Every property of a bar that either of two themes declares.
  func declared(of bar: BarKind?, _ old: ComparedTheme, _ new: ComparedTheme) -> [LeafID] {
    guard let bar else { return [] }
    let leaves = roles.schema.leaves
    // Tokens follow all properties, and there can be many of them.
    return Set(
      [old, new].flatMap { $0.cascade.targets.lazy.map(\.index).prefix { $0 < leaves.count } }
    )
    .filter { leaves[$0].bar == bar }
    .sorted().map { LeafID($0) }
  }

  /// The properties that affect the appearance objects of a bar as a whole.
  func deciding(of bar: BarKind?) -> [LeafID] {
    guard let bar else { return [] }
    let landmarks = roles[bar]
    return [
      landmarks.slot, landmarks.preset, landmarks.scrollBehavior, landmarks.prefersLargeTitles,
      roles.largeTitleDisplay,
    ].compactMap(\.self)
  }
}
