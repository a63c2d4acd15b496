package import LintelSchema

/// A theme resolved for every context, as UIKit takes it: what backends see.
///
/// Equal nodes are shared: contexts refer to bars and settings, bars to appearances, by index. The order of every array is a
/// function of the theme's meaning, not of its source's order.
package struct AppearanceTree: Sendable, Equatable {
  package var theme: String
  package var minimumIOS: Version
  package var newestIOS: Version
  package var brands: [Brand]
  package var promos: [Promo]
  package var screens: [Screen]
  /// Colors that the app supplies, sorted by name.
  package var parameters: [ColorParameter]
  package var appearances: [Appearance]
  package var bars: [Bar]
  package var settings: [Settings]
  /// Disjoint and complete, as few as the theme allows.
  package var contexts: [ContextEntry]
  package var flows: [Theme.Flow]
  /// How the bar changes on each of the flows, by screens; on systems with appearance objects.
  package var transitions: [Transition]
  /// What appearance proxies are set to; nil if the outputs leave them alone.
  package var proxies: ProxyPlan?

  package init(
    theme: String,
    minimumIOS: Version,
    newestIOS: Version,
    brands: [Brand],
    promos: [Promo],
    screens: [Screen],
    parameters: [ColorParameter],
    appearances: [Appearance],
    bars: [Bar],
    settings: [Settings],
    contexts: [ContextEntry],
    flows: [Theme.Flow],
    transitions: [Transition] = [],
    proxies: ProxyPlan? = nil
  ) {
    self.theme = theme
    self.minimumIOS = minimumIOS
    self.newestIOS = newestIOS
    self.brands = brands
    self.promos = promos
    self.screens = screens
    self.parameters = parameters
    self.appearances = appearances
    self.bars = bars
    self.settings = settings
    self.contexts = contexts
    self.flows = flows
    self.transitions = transitions
    self.proxies = proxies
  }
}

/// A `runtime:` color token.
package struct ColorParameter: Hashable, Sendable {
  package let name: String
  package let samples: [ColorLiteral]

  package init(name: String, samples: [ColorLiteral]) {
    self.name = name
    self.samples = samples
  }
}

/// One complete appearance object.
package struct Appearance: Hashable, Sendable {
  /// A value, and where it goes in the object.
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    /// Nil except in tab items.
    package let layout: ItemLayout?
    /// A tab item's or a button's state; nil elsewhere.
    package let state: ItemState?
    /// UIKit's steps from the object to the value, such as `["buttonAppearance", "normal", "titleTextAttributes", "font"]`.
    package let path: [String]
    package let value: ResolvedValue

    package init(
      leaf: LeafID,
      layout: ItemLayout?,
      state: ItemState?,
      path: [String],
      value: ResolvedValue
    ) {
      self.leaf = leaf
      self.layout = layout
      self.state = state
      self.path = path
      self.value = value
    }
  }

  package let bar: BarKind
  /// The last part of the configure call's name: `defaultBackground`, `opaqueBackground` or `transparentBackground`.
  package let configure: String
  /// In the order in which they are set: by leaf, layout and state.
  package let values: [Value]

  package init(bar: BarKind, configure: String, values: [Value]) {
    self.bar = bar
    self.configure = configure
    self.values = values
  }
}

/// What is assigned to a bar, or to the item of a screen, and what UIKit then shows.
package struct Bar: Hashable, Sendable {
  /// A slot's object after UIKit's own fallback.
  package enum Shown: Hashable, Sendable {
    /// An index into `AppearanceTree.appearances`.
    case appearance(Int)
    /// Left to UIKit, on purpose (`slot: system`).
    case system
    /// The theme declares nothing for the bar's appearance objects.
    case untouched
  }

  /// A property of the bar itself, such as `tint`.
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    /// The slots in which it holds; every slot of the bar for what does not vary.
    package let slots: [AppearanceSlot]
    package let value: ResolvedValue

    package init(leaf: LeafID, slots: [AppearanceSlot], value: ResolvedValue) {
      self.leaf = leaf
      self.slots = slots
      self.value = value
    }
  }

  package let kind: BarKind
  /// Indices into `AppearanceTree.appearances`, in UIKit's order of slots: what the app has to assign.
  package let assigned: CaseMap<AppearanceSlot, Int>
  /// What each slot of the bar shows.
  package let shown: CaseMap<AppearanceSlot, Shown>
  /// Sorted by leaf and slot; leaves of the ways bar, item and runtime.
  package let values: [Value]

  package init(
    kind: BarKind,
    assigned: CaseMap<AppearanceSlot, Int>,
    shown: CaseMap<AppearanceSlot, Shown>,
    values: [Value]
  ) {
    self.kind = kind
    self.assigned = assigned
    self.shown = shown
    self.values = values
  }
}

extension Bar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}

/// What a screen sets around its bars.
package struct Settings: Hashable, Sendable {
  package struct Value: Hashable, Sendable {
    package let leaf: LeafID
    package let value: ResolvedValue

    package init(leaf: LeafID, value: ResolvedValue) {
      self.leaf = leaf
      self.value = value
    }
  }

  /// Sorted by leaf; leaves of the ways viewController, window and runtime, never facts.
  package let values: [Value]

  package init(values: [Value]) {
    self.values = values
  }
}

/// A box of contexts that share their nodes.
package struct ContextEntry: Hashable, Sendable {
  /// Indices into `AppearanceTree.brands`, ascending.
  package var brands: [Int]
  /// Indices of promos that run.
  package var promosOn: [Int]
  /// Indices of promos that do not run; promos in neither list do not matter.
  package var promosOff: [Int]
  /// 0 for "no screen", otherwise one more than the index into `AppearanceTree.screens`; ascending.
  package var screens: [Int]
  package var firstIOS: Version
  /// The first version behind the box; nil for the end of the range.
  package var endIOS: Version?
  package var idioms: [Idiom]
  /// Indices into `AppearanceTree.bars`, nil for a bar that the theme leaves alone.
  package var bars: CaseMap<BarKind, Int>
  /// An index into `AppearanceTree.settings`.
  package var settings: Int?
  /// An index into `ProxyPlan.sets`, in the contexts of proxies alone.
  package var proxies: Int?

  package init(
    brands: [Int],
    promosOn: [Int],
    promosOff: [Int],
    screens: [Int],
    firstIOS: Version,
    endIOS: Version?,
    idioms: [Idiom],
    bars: CaseMap<BarKind, Int>,
    settings: Int?,
    proxies: Int? = nil
  ) {
    self.brands = brands
    self.promosOn = promosOn
    self.promosOff = promosOff
    self.screens = screens
    self.firstIOS = firstIOS
    self.endIOS = endIOS
    self.idioms = idioms
    self.bars = bars
    self.settings = settings
    self.proxies = proxies
  }
}

/// One context resolved by itself, for `lintel resolve`.
package struct ResolvedContext: Sendable, Equatable {
  /// A bar with each slot's object in place.
  package struct ResolvedBar: Sendable, Equatable {
    package var kind: BarKind
    /// Nil for a slot that is left to the system; no key for a bar whose objects are untouched.
    package var slots: [AppearanceSlot: Appearance?]
    package var values: [Bar.Value]

    package init(kind: BarKind, slots: [AppearanceSlot: Appearance?], values: [Bar.Value]) {
      self.kind = kind
      self.slots = slots
      self.values = values
    }
  }

  package var brand: String
  package var promos: [String]
  package var screen: String?
  package var ios: Version
  package var idiom: Idiom
  package var bars: [ResolvedBar]
  package var settings: [Settings.Value]
  /// Paths that no declaration wins, sorted.
  package var conflicts: [String]

  package init(
    brand: String,
    promos: [String],
    screen: String?,
    ios: Version,
    idiom: Idiom,
    bars: [ResolvedBar],
    settings: [Settings.Value],
    conflicts: [String]
  ) {
    self.brand = brand
    self.promos = promos
    self.screen = screen
    self.ios = ios
    self.idiom = idiom
    self.bars = bars
    self.settings = settings
    self.conflicts = conflicts
  }
}
