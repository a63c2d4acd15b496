package import LintelSchema
package import LintelTheme

/// A theme resolved for every context, as UIKit takes it: what backends see.
///
/// Equal nodes are shared: contexts refer to bars and settings, bars to appearances, by index. The order of every array is a
/// function of the theme's meaning, not of its source's order.
package struct AppearanceTree: Sendable, Equatable {
  /// The theme's name, as `theme:` states it; backends derive names of types and files from it.
  package var theme: String
  /// The app's deployment target, where the first contexts begin.
  package var minimumIOS: Version
  /// The newest version of iOS that Lintel knows; contexts without an end go on after it.
  package var newestIOS: Version
  /// The theme's brands in the order of the file; contexts name them by index.
  package var brands: [Brand]
  /// The theme's promos in the order of the file; contexts name them by index.
  package var promos: [Promo]
  package var modes: [Mode]
  /// The theme's screens in the order of the file; contexts name them by index plus one.
  package var screens: [Screen]
  /// The devices that contexts tell apart: with sizes, or one for each idiom.
  package var devices: [Device]
  /// Colors that the app supplies, sorted by name.
  package var parameters: [ColorParameter]
  /// Every distinct appearance object once, in the order in which the contexts first use them.
  ///
  /// Bars name them by index. Objects that no bar assigns or shows aren't here.
  package var appearances: [Appearance]
  /// Every distinct bar once; contexts name them by index.
  package var bars: [Bar]
  /// Every distinct group of screen settings once; contexts name them by index.
  package var settings: [Settings]
  /// Disjoint and complete, as few as the theme allows.
  package var contexts: [ContextEntry]
  /// The boxes of contexts, in the order of brands, promos, screens, versions, and devices.
  package var flows: [Theme.Flow]
  /// How the bar changes on each of the flows, by screens; on systems with appearance objects.
  package var transitions: [Transition]
  /// What appearance proxies are set to; nil if the outputs leave them alone.
  package var proxies: ProxyPlan?

  /// Creates a tree from parts that refer to each other by index.
  ///
  /// Nothing checks the indices; `buildAppearanceTree` is where trees come from. Tests create small
  /// trees by hand.
  package init(
    theme: String,
    minimumIOS: Version,
    newestIOS: Version,
    brands: [Brand],
    promos: [Promo],
    modes: [Mode] = [],
    screens: [Screen],
    devices: [Device] = Device.ofAnySize,
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
    self.modes = modes
    self.screens = screens
    self.devices = devices
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
  /// The colors that the theme gives as examples, with which rules measure contrast and the preview
  /// draws.
  ///
  /// There is at least one. The outputs contain none of them.
  package let samples: [ColorLiteral]

  /// Creates a parameter from the token's name, without `$`, and its examples.
  package init(name: String, samples: [ColorLiteral]) {
    self.name = name
    self.samples = samples
  }
}

/// One complete appearance object.
package struct Appearance: Hashable, Sendable {
  /// A value, and where it goes in the object.
  package struct Value: Hashable, Sendable {
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// Nil except in tab items.
    package let layout: ItemLayout?
    /// A tab item's or a button's state; nil elsewhere.
    package let state: ItemState?
    /// UIKit's steps from the object to the value, such as `["buttonAppearance", "normal", "titleTextAttributes", "font"]`.
    package let path: [String]
    /// What the property is set to: tokens and colors of brands are replaced by what they are here.
    package let value: ResolvedValue

    /// Creates a value from what the schema and the cascade say about it.
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

  /// The kind of bar, which decides the object's class.
  package let bar: BarKind
  /// The last part of the configure call's name: `defaultBackground`, `opaqueBackground` or `transparentBackground`.
  package let configure: String
  /// In the order in which they are set: by leaf, layout and state.
  package let values: [Value]

  /// Creates an appearance; the values have to be in order.
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
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// The slots in which it holds; every slot of the bar for what does not vary.
    package let slots: [AppearanceSlot]
    /// What the property is set to in these slots.
    package let value: ResolvedValue

    /// Creates a value that holds in the given slots.
    package init(leaf: LeafID, slots: [AppearanceSlot], value: ResolvedValue) {
      self.leaf = leaf
      self.slots = slots
      self.value = value
    }
  }

  /// The kind of bar; a screen has at most one of each kind.
  package let kind: BarKind
  /// Indices into `AppearanceTree.appearances`, in UIKit's order of slots: what the app has to assign.
  package let assigned: CaseMap<AppearanceSlot, Int>
  /// What each slot of the bar shows.
  package let shown: CaseMap<AppearanceSlot, Shown>
  /// Sorted by leaf and slot; leaves of the ways bar, item and runtime.
  package let values: [Value]

  /// Creates a bar.
  ///
  /// A slot can show an object without being assigned one, because UIKit falls back to the object
  /// of another slot (UINavigationBar.h, `compactAppearance` and its neighbors).
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

/// Looks up values of the bar itself, as opposed to those of its objects.
extension Bar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}

/// Looks up values of the bar itself, as opposed to those of its objects.
extension ResolvedContext.ResolvedBar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}

/// What a screen sets around its bars.
package struct Settings: Hashable, Sendable {
  /// One setting: a property and its value.
  package struct Value: Hashable, Sendable {
    /// The property, as the schema numbers it.
    package let leaf: LeafID
    /// What the property is set to.
    package let value: ResolvedValue

    /// Creates a setting.
    package init(leaf: LeafID, value: ResolvedValue) {
      self.leaf = leaf
      self.value = value
    }
  }

  /// Sorted by leaf; leaves of the ways viewController, window and runtime, never facts.
  package let values: [Value]

  /// Creates a group of settings; the values have to be sorted by leaf, each leaf once.
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
  /// The first version in the box, at or after the app's deployment target.
  package var firstIOS: Version
  /// The first version behind the box; nil for the end of the range.
  package var endIOS: Version?
  /// The devices in the box, in the order of their numbers; never empty.
  package var devices: [Device]
  /// Indices into `AppearanceTree.bars`, nil for a bar that the theme leaves alone.
  package var bars: CaseMap<BarKind, Int>
  /// An index into `AppearanceTree.settings`.
  package var settings: Int?
  /// An index into `ProxyPlan.sets`, in the contexts of proxies alone.
  package var proxies: Int?

  /// Creates a box.
  ///
  /// Two boxes of one tree never overlap, and together they cover every context of the app.
  package init(
    brands: [Int],
    promosOn: [Int],
    promosOff: [Int],
    screens: [Int],
    firstIOS: Version,
    endIOS: Version?,
    devices: [Device],
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
    self.devices = devices
    self.bars = bars
    self.settings = settings
    self.proxies = proxies
  }
}

/// One context resolved by itself, for `lintel resolve`.
package struct ResolvedContext: Sendable, Equatable {
  /// A bar with each slot's object in place.
  package struct ResolvedBar: Hashable, Sendable {
    /// The kind of bar.
    package var kind: BarKind
    /// Nil for a slot that is left to the system; no key for a bar whose objects are untouched.
    package var slots: [AppearanceSlot: Appearance?]
    /// The properties of the bar itself, sorted by leaf and slot.
    package var values: [Bar.Value]

    /// Creates a bar from its slots.
    package init(kind: BarKind, slots: [AppearanceSlot: Appearance?], values: [Bar.Value]) {
      self.kind = kind
      self.slots = slots
      self.values = values
    }
  }

  /// A mode with the value that it has.
  package struct Choice: Hashable, Sendable {
    package let mode: String
    package let value: String
  }

  /// The name of the brand.
  package var brand: String
  /// The names of the promos that run, in the order of the theme.
  package var promos: [String]
  /// The value of each mode, in the order of the theme's modes.
  package var modes: [Choice]
  /// The name of the screen; nil for an app's bars outside of the theme's screens.
  package var screen: String?
  /// The version of iOS.
  package var ios: Version
  /// The device, that is phone or pad.
  package var device: Device
  /// Whether the theme has conditions for sizes.
  package var tellsSizes: Bool
  /// The bars that the theme sets anything of, in the order of `BarKind.allCases`.
  package var bars: [ResolvedBar]
  /// What the screen sets around its bars, sorted by leaf.
  package var settings: [Settings.Value]
  /// Paths that no declaration wins, sorted.
  package var conflicts: [String]

  /// Creates the resolved context.
  ///
  /// The rest of the compiler gets it from `resolveContext`.
  package init(
    brand: String,
    promos: [String],
    modes: [Choice] = [],
    screen: String?,
    ios: Version,
    device: Device,
    tellsSizes: Bool = false,
    bars: [ResolvedBar],
    settings: [Settings.Value],
    conflicts: [String]
  ) {
    self.brand = brand
    self.promos = promos
    self.modes = modes
    self.screen = screen
    self.ios = ios
    self.device = device
    self.tellsSizes = tellsSizes
    self.bars = bars
    self.settings = settings
    self.conflicts = conflicts
  }
}

extension AppearanceTree {
  /// Whether conditions ask for the size classes of the app's window.
  package var tellsSizes: Bool { devices.count > Device.ofAnySize.count }

  /// What a box asks of devices; boxes of a tree are products.
  package func condition(of entry: ContextEntry) -> DeviceCondition {
    DeviceCondition(entry.devices, of: devices) ?? DeviceCondition()
  }

  /// The numbers of the promos and of the modes' values.
  package var switches: SwitchTable { SwitchTable(promoCount: promos.count, modes: modes) }

  /// The name of a number of `switches`, such as `promo summer` or `reading=sepia`.
  package func words(ofSwitch number: Int) -> String {
    switches.value(number).map(switches.words) ?? "promo \(promos[number].name)"
  }
}
