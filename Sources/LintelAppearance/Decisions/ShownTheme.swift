package import LintelCascade
package import LintelDecisions
import LintelSchema
import LintelTheme

/// Everything that users of an app see of a theme, by place, in all contexts at once.
package struct ShownTheme {
  /// A push of `flows:`.
  package struct Push: Hashable {
    /// The name of the screen below.
    package let from: String
    /// The name of the screen that is pushed.
    package let to: String
  }

  package let decisions: ThemeDecisions
  /// The values with tokens resolved, as `.resolved`, or `.undeclared` where UIKit shows its own.
  ///
  /// The preset of a bar's background represents its whole slot: it's `system` for a slot that the theme leaves to UIKit.
  package private(set) var values: [ValuePlace: DecisionID] = [:]
  /// How the bar changes on systems with appearance objects, as `.transition`, in contexts in which both screens exist.
  package private(set) var pushes: [Push: DecisionID] = [:]

  /// Decides what a theme shows, or returns `nil` for a theme without brands.
  ///
  /// The cascade must be limited to a release and free of conflicts.
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

  /// Adds a value, unless UIKit shows its own in every context.
  private mutating func add(_ place: ValuePlace, _ value: DecisionID) {
    if value != decisions.constant(.undeclared) { values[place] = value }
  }
}
