package import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// A theme as outputs write it: everything that differs between contexts is a decision of its own, and tokens stay tokens.
///
/// It is for systems with appearance objects, except for `legacy`.
package struct DecidedTheme: Sendable {
  /// A value that is set in some contexts.
  package struct Guarded: Hashable, Sendable {
    /// Where it is set: yes or no.
    package let presence: DecisionID
    /// What it is there.
    package let value: DecisionID
    /// Both in one: what it is, and `.undeclared` where it isn't set.
    package let whole: DecisionID
  }

  /// A way to a value, which a rename of UIKit's may split in two.
  package struct Route: Hashable, Sendable {
    /// UIKit's steps from the object to the value, tab item layout and state included.
    package let path: [String]
    /// The value on the versions that have the way.
    package let value: Guarded
    /// The first of these versions, if the theme's range has older ones.
    package let since: Version?
    /// The first version without the way, if the range has it.
    package let until: Version?
  }

  /// A value of an appearance object.
  package struct Place: Hashable, Sendable {
    /// The leaf.
    package let leaf: LeafID
    /// Nil except in tab items.
    package let layout: ItemLayout?
    /// A tab item's or a button's state; nil elsewhere.
    package let state: ItemState?
    /// UIKit's steps by their newest names.
    package let path: [String]
    /// The value on all versions.
    package let value: Guarded
    /// The ways that code goes; none on versions that lack the value.
    package let routes: [Route]
    /// Whether it belongs to background or shadow, which a transparent copy lacks.
    package let isOfBackground: Bool
  }

  /// An appearance object that some slot is given.
  package struct Object: Sendable {
    /// The slot whose own object it is.
    package let slot: AppearanceSlot
    /// The last part of the configure call's name.
    package let configure: DecisionID
    /// The same as yes-or-no decisions.
    package let backgrounds: [Background]
    /// In the order in which they are set.
    package let places: [Place]
  }

  /// A background that an appearance object may begin with.
  package struct Background: Sendable {
    /// The last part of the configure call's name.
    package let name: String
    /// Where it does, if it begins with none of those before.
    package let presence: DecisionID
  }

  /// A bar, or the item of a screen.
  package struct Bar: Sendable {
    /// The bar.
    package let kind: BarKind
    /// What each slot is given; a slot that is never given anything is left out.
    package let assigned: CaseMap<AppearanceSlot, DecisionID>
    /// The objects that slots are given, in UIKit's order of slots.
    package let objects: [Object]
    /// The values that all objects have in common.
    package let common: [Place]
    /// The bar's own values, by leaf.
    package let values: [OwnValue]
    /// What the bar does while content scrolls; nil by default.
    package let scroll: DecisionID?
  }

  /// A value that a bar itself has.
  package struct OwnValue: Sendable {
    /// The leaf.
    package let leaf: LeafID
    /// What it is in each slot, `.undeclared` where nothing is set.
    package let bySlot: CaseMap<AppearanceSlot, DecisionID>
    /// The value in all slots; nil if slots differ.
    package let shared: Guarded?
    /// Where it is set in some slot.
    package let presence: DecisionID
  }

  /// A token that has a value somewhere.
  package struct Token: Sendable {
    /// The group and the name.
    package let key: TokenKey
    /// The value where it's set, `.undeclared` elsewhere.
    package let value: DecisionID
  }

  /// A setting of a screen.
  package struct Setting: Sendable {
    /// The leaf.
    package let leaf: LeafID
    /// Its value, without the keywords that a version lacks.
    package let value: Guarded
  }

  /// A push of `flows:`.
  package struct Push: Sendable {
    /// Indices into the theme's screens.
    package let from: Int
    /// The screen that is pushed.
    package let to: Int
    /// How the bar changes.
    package let transition: DecisionID
  }

  /// The theme, limited to the release of the outputs.
  package let theme: Theme
  /// What outputs are for.
  private let scope: OutputScope
  /// Indices of the screens that the brands have, ascending.
  package let screens: [Int]
  /// The values of `brands` in decisions.
  package let brandValues: ValueSet
  /// The values of `screens` in decisions, and that of no screen.
  package let screenValues: ValueSet
  /// Sorted by key.
  package private(set) var tokens: [Token] = []
  /// The bars that the theme declares.
  package private(set) var bars: [Bar] = []
  /// Sorted by leaf.
  package private(set) var settings: [Setting] = []
  /// Sorted by screens.
  package private(set) var pushes: [Push] = []
  /// What systems before iOS 13 are given; nil for a theme that is for none of them.
  package private(set) var legacy: DecidedLegacy?
  /// What decisions ask.
  package let dimensions: ContextDimensions
  /// What appearance proxies are set to, a weaker one before a stronger one; nil if the outputs leave them alone.
  package private(set) var proxies: [DecidedProxy]?
  /// The diagrams of all decisions.
  private let store: DecisionStore
  /// The outcomes by their ids.
  private let outcomes: OutcomeTable

  /// Indices of the brands that outputs are for, ascending.
  package var brands: [Int] { scope.brands }

  /// The modes with the values that outputs are for.
  package var modes: [Mode] {
    zip(theme.space.calendar.switches.modes, scope.modeValues).map { mode, values in
      Mode(name: mode.name, values: values.map { mode.values[$0] })
    }
  }

  /// Indices of the values of a mode that outputs are for, ascending.
  package func values(ofMode mode: Int) -> [Int] { scope.modeValues[mode] }

  /// What a decision is best asked first, and where each answer leads; nil for one with one result.
  package func question(of decision: DecisionID) -> DecisionStore.Question? {
    store.shortQuestion(of: decision)
  }

  /// Returns the outcome of a decision that has one result.
  package func outcome(of decision: DecisionID) -> ThemeDecisions.Outcome? {
    decision.terminal.flatMap { outcomes[$0] }
  }

  /// Returns the outcome of a decision in a context.
  package func outcome(of decision: DecisionID, at context: Context) -> ThemeDecisions.Outcome {
    outcomes[store.evaluate(decision, at: context)] ?? .undeclared
  }

  /// Returns every outcome that a decision has somewhere.
  package func outcomes(of decision: DecisionID) -> [ThemeDecisions.Outcome] {
    store.terminals(of: decision).compactMap { outcomes[$0] }
  }

  /// Whether a yes-or-no decision is positive wherever another one is.
  package func isPositive(_ test: DecisionID, wherever other: DecisionID) -> Bool {
    store.isPositive(test, wherever: other)
  }

  /// The regions of a decision as disjoint boxes, which may reach into contexts that can't happen, each with its outcome.
  func boxes(
    of decision: DecisionID
  ) throws(TooLarge) -> [(outcome: ThemeDecisions.Outcome, box: DecisionBox)] {
    var store = store
    return try store.boxes(of: decision).compactMap { box in outcomes[box.result].map { ($0, box) }
    }
  }

  /// The dimensions that a decision asks.
  package func support(of decision: DecisionID) -> [DimensionID] { store.support(of: decision) }

  /// Decides everything about a theme.
  ///
  /// Nil for a theme without brands.
  ///
  /// - Parameters:
  ///   - cascade: the theme's cascade, limited to a release and free of conflicts.
  ///   - scope: what the outputs are for; nil for all of the theme.
  ///   - proxies: the settings of appearance proxies that outputs set; nil to leave proxies alone.
  ///   - limit: how large a decision may become.
  /// - Throws: `TooLarge` if a decision exceeds its limit.
  package init?(
    _ cascade: Cascade,
    scope: OutputScope? = nil,
    proxies: [ProxySelection.Kept]? = nil,
    limit: Limit = .standard
  ) throws(TooLarge) {
    guard let builder = try DecidedThemeBuilder(cascade, scope: scope, limit: limit) else {
      return nil
    }
    theme = cascade.theme
    self.scope = builder.scope
    screens = builder.screens
    brandValues = ValueSet(values: builder.scope.brands)
    screenValues = ValueSet(values: [0] + builder.screens.map { $0 + 1 })
    dimensions = builder.decisions.dimensions
    tokens = try builder.tokens()
    var decided: [DecidedBar] = []
    for kind in BarKind.allCases {
      let bar = try DecidedBar(kind, of: builder.decisions)
      if let made = try builder.bar(bar) { bars.append(made) }
      if kind == .navigationBar { pushes = try builder.pushes(bar) }
      decided.append(bar)
    }
    legacy = try builder.legacy(decided)
    settings = try builder.settings()
    if let proxies { self.proxies = try builder.proxies(proxies) }
    store = builder.decisions.store
    outcomes = builder.decisions.outcomes
  }
}
