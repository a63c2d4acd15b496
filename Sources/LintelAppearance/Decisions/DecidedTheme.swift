package import LintelCascade
package import LintelDecisions
package import LintelSchema
package import LintelTheme

/// A theme as outputs write it: everything that differs between contexts is a separate decision, and tokens stay tokens.
///
/// Except for `legacy`, it describes systems with appearance objects.
package struct DecidedTheme: Sendable {
  /// A value that is set in some contexts.
  package struct ConditionalValue: Hashable, Sendable {
    /// The contexts in which the value is set, as a yes-or-no decision.
    package let presence: DecisionID
    /// The value in those contexts.
    package let value: DecisionID
    /// Both in one decision: the value, or `.undeclared` where it isn't set.
    package let whole: DecisionID
    /// The conditions of the parts that contain the value, the outermost first, where these make the decisions of a part smaller.
    package internal(set) var parts: [PartCondition]

    package init(
      presence: DecisionID,
      value: DecisionID,
      whole: DecisionID,
      parts: [PartCondition] = []
    ) {
      self.presence = presence
      self.value = value
      self.whole = whole
      self.parts = parts
    }
  }

  /// The condition of a part of an object, such as a button or a text, and a value in the contexts in which it is met.
  ///
  /// UIKit uses the attributes of a button's state as a whole. A theme that sets one of them therefore sets all that the state inherits, so
  /// each of them depends on the declarations of all others. A theme that sets anything of a back button does the same for all of the
  /// button. Every value of the part depends on others in the same way, so outputs ask for the part first.
  package struct PartCondition: Hashable, Sendable {
    /// The number of steps of the path to the part.
    package let depth: Int
    /// The contexts in which any value of the part is set, among those of the enclosing parts, as a yes-or-no decision.
    package let test: DecisionID
    /// The contexts among those in which the value is set, as a yes-or-no decision.
    package let presence: DecisionID
    /// The value in those contexts, or `.undeclared` where it isn't set.
    package let whole: DecisionID
  }

  /// A property path to a value; a value has two of them if UIKit renamed a property.
  package struct Route: Hashable, Sendable {
    /// UIKit's property path from the object to the value, including a tab item's layout and state.
    package let path: [String]
    /// The value on the versions that have the path.
    package internal(set) var value: ConditionalValue
    /// The first version with the path, or `nil` if the theme has no older versions.
    package let since: Version?
    /// The first version without the path, or `nil` if there is none.
    package let until: Version?
  }

  /// A value of an appearance object.
  package struct Place: Hashable, Sendable {
    package let leaf: LeafID
    /// The layout of a tab item, or `nil` elsewhere.
    package let layout: ItemLayout?
    /// The state of a tab item or a button, or `nil` elsewhere.
    package let state: ItemState?
    /// UIKit's property path, with the newest names.
    package let path: [String]
    /// The value on all versions.
    package internal(set) var value: ConditionalValue
    /// The property paths that code uses, except on versions that lack the value.
    package internal(set) var routes: [Route]
    /// Whether the value belongs to the background or shadow, which a transparent copy doesn't have.
    package let belongsToBackground: Bool
  }

  /// An appearance object that is assigned to a slot.
  package struct Object: Sendable {
    /// The slot that the object belongs to.
    package let slot: AppearanceSlot
    /// The last part of the configure call's name.
    package let configure: DecisionID
    /// The possible outcomes of `configure`, as yes-or-no decisions.
    package let backgrounds: [Background]
    /// The values in the order in which they're set.
    package let places: [Place]
  }

  /// A background that an appearance object can start with.
  package struct Background: Sendable {
    /// The last part of the configure call's name.
    package let name: String
    /// The contexts in which the object starts with it, among those in which it doesn't start with a preceding one.
    package let presence: DecisionID
  }

  /// A bar, or the item of a screen.
  package struct Bar: Sendable {
    package let kind: BarKind
    /// The object assigned to each slot, without slots that never get one.
    package let assigned: CaseMap<AppearanceSlot, DecisionID>
    /// The assigned objects, in UIKit's order of slots.
    package let objects: [Object]
    /// The values that all objects have in common.
    package let common: [Place]
    /// The bar's own values, sorted by leaf.
    package let values: [OwnValue]
    /// The behavior of the bar while content scrolls, or `nil` if the theme doesn't declare one.
    package let scroll: DecisionID?
  }

  /// A value of the bar itself.
  package struct OwnValue: Sendable {
    package let leaf: LeafID
    /// The value in each slot, `.undeclared` where nothing is set.
    package let bySlot: CaseMap<AppearanceSlot, DecisionID>
    /// The value in all slots, or `nil` if slots differ.
    package let shared: ConditionalValue?
    /// The contexts in which the value is set in any slot.
    package let presence: DecisionID
  }

  /// A token that has a value in some context.
  package struct Token: Sendable {
    package let key: TokenKey
    /// The value in the contexts in which it's set.
    package let value: DecisionID
  }

  /// A setting of a screen.
  package struct Setting: Sendable {
    package let leaf: LeafID
    /// The value, without keywords that a version doesn't have.
    package let value: ConditionalValue
  }

  /// A push of `flows:`.
  package struct Push: Sendable {
    /// The index, in the theme's screens, of the screen below.
    package let from: Int
    /// The index of the screen that is pushed.
    package let to: Int
    /// How the bar changes.
    package let transition: DecisionID
    /// Only the schemes, as keywords, for outputs, in which different reasons for one scheme would be separate.
    package let scheme: DecisionID
  }

  /// The theme, limited to the release of the outputs.
  package let theme: Theme
  /// The brands and mode values that outputs are for.
  private let scope: OutputScope
  /// Indices of the screens that these brands have, ascending.
  package let screens: [Int]
  /// The brands, as values of their dimension.
  package let brandValues: ValueSet
  /// The indices of the brands without declarations or settings of their own, which look as a brand would that is new to the theme.
  package let plainBrands: Set<Int>
  /// The screens, as values of their dimension, and the value for no screen.
  package let screenValues: ValueSet
  /// The tokens, sorted by key.
  package private(set) var tokens: [Token] = []
  /// The bars that the theme declares.
  package private(set) var bars: [Bar] = []
  /// The settings, sorted by leaf.
  package private(set) var settings: [Setting] = []
  /// The pushes, sorted by screens.
  package private(set) var pushes: [Push] = []
  /// The values for systems before iOS 13, or `nil` if the theme doesn't support any of them.
  package private(set) var legacy: DecidedLegacy?
  package let dimensions: ContextDimensions
  /// The values of appearance proxies, weaker proxies first, or `nil` if outputs leave proxies alone.
  package private(set) var proxies: [DecidedProxy]?
  private let store: DecisionStore
  private let outcomes: OutcomeTable

  /// Indices of the brands that outputs are for, ascending.
  package var brands: [Int] { scope.brands }

  /// The modes, with the values that outputs are for.
  package var modes: [Mode] {
    zip(theme.space.calendar.switches.modes, scope.modeValues).map { mode, values in
      Mode(name: mode.name, values: values.map { mode.values[$0] })
    }
  }

  /// Returns the indices of the values of a mode that outputs are for, ascending.
  package func values(ofMode mode: Int) -> [Int] { scope.modeValues[mode] }

  /// Returns the best first question for a decision, with where each answer leads, or `nil` if the decision has only one result.
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

  /// Returns every outcome that a decision has in some context.
  package func outcomes(of decision: DecisionID) -> [ThemeDecisions.Outcome] {
    store.terminals(of: decision).compactMap { outcomes[$0] }
  }

  /// Returns whether a yes-or-no decision is positive wherever another one is.
  package func isPositive(_ test: DecisionID, wherever other: DecisionID) -> Bool {
    store.isPositive(test, wherever: other)
  }

  /// Returns a decision's regions as disjoint boxes with their outcomes; boxes can include contexts that can't happen.
  func boxes(
    of decision: DecisionID
  ) throws(TooLarge) -> [(outcome: ThemeDecisions.Outcome, box: DecisionBox)] {
    var store = store
    return try store.boxes(of: decision).compactMap { box in outcomes[box.result].map { ($0, box) }
    }
  }

  /// Returns the dimensions that a decision asks.
  package func support(of decision: DecisionID) -> [DimensionID] { store.support(of: decision) }

  /// Decides everything about a theme, or returns `nil` for a theme without brands.
  ///
  /// - Parameters:
  ///   - cascade: the theme's cascade, limited to a release and free of conflicts.
  ///   - scope: the part of the theme that outputs are for, or `nil` for all of it.
  ///   - proxies: the settings of appearance proxies that outputs set, or `nil` to leave proxies alone.
  ///   - limit: the largest size of a decision.
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
    plainBrands = Set(builder.scope.brands).subtracting(theme.brandsOfDeclarations)
    screenValues = ValueSet(values: [0] + builder.screens.map { $0 + 1 })
    dimensions = builder.decisions.dimensions
    tokens = try builder.tokens()
    var decided: [DecidedBar] = []
    for kind in BarKind.allCases {
      let (bar, made) = try builder.decisions.combining(kind) { () throws(TooLarge) in
        let bar = try DecidedBar(kind, of: builder.decisions)
        return (bar, try builder.bar(bar))
      }
      if let made { bars.append(made) }
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
