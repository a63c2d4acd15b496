package import LintelCascade
package import LintelDecisions
import LintelSchema
import LintelTheme

/// Everything that users of an app see of a theme, by its place, in all contexts at once.
package struct ShownTheme {
  /// A push of `flows:`.
  package struct Push: Hashable {
    /// The name of the screen below.
    package let from: String
    /// The name of the screen that is pushed.
    package let to: String
  }

  /// The decisions of the theme.
  package let decisions: ThemeDecisions
  /// The values without tokens, as `.resolved`; `.undeclared` where UIKit's own shows.
  ///
  /// The preset of a bar's background represents its whole slot: it is `system` for a slot that is left to UIKit.
  package private(set) var values: [ValuePlace: DecisionID] = [:]
  /// How the bar changes, as `.transition`, on systems with appearance objects; `.undeclared` where a screen doesn't exist.
  package private(set) var pushes: [Push: DecisionID] = [:]

  /// Decides what a theme shows.
  ///
  /// Nil for a theme without brands.
  ///
  /// - Parameter cascade: the theme's cascade, limited to a release and free of conflicts.
  /// - Throws: `TooLarge` if a decision exceeds its limit.
  package init?(_ cascade: Cascade) throws(TooLarge) {
    guard let builder = try DecidedThemeBuilder(cascade, scope: nil) else { return nil }
    decisions = builder.decisions
    let roles = LeafRoles.standard
    for kind in BarKind.allCases {
      let decided = try DecidedBar(kind, of: decisions)
      try add(ShownBar(decided, decisions), roles)
      guard kind == .navigationBar else { continue }
      let screens = cascade.theme.space.screens
      for push in try builder.pushes(decided) {
        pushes[Push(from: screens[push.from].name, to: screens[push.to].name)] = push.transition
      }
    }
    for leaf in roles.leaves(.setting, in: cascade) {
      try add(ValuePlace(leaf), decisions.bound(decisions.plainDecision(of: TargetID(leaf))))
    }
  }

  /// Adds what shows of a bar.
  private mutating func add(_ bar: ShownBar, _ roles: LeafRoles) throws(TooLarge) {
    for slot in bar.kind.slots {
      add(ValuePlace(roles[bar.kind].preset, in: slot), try bar.preset(in: slot))
      for place in bar.places {
        let (layout, state) = (place.part?.layout, place.part?.state)
        let at = ValuePlace(place.leaf, in: slot, layout: layout, state: state)
        add(at, try bar.value(of: place, in: slot))
      }
    }
    for leaf in bar.ownLeaves {
      let isBySlot = roles.schema[leaf].property.variesBySlot
      for slot in isBySlot ? bar.kind.slots : [.standard] {
        add(ValuePlace(leaf, in: isBySlot ? slot : nil), try bar.ownValue(of: leaf, in: slot))
      }
    }
  }

  /// Adds a value, unless UIKit's own shows everywhere.
  private mutating func add(_ place: ValuePlace, _ value: DecisionID) {
    if value != decisions.constant(.undeclared) { values[place] = value }
  }
}
