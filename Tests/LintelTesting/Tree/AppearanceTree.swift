import LintelCascade
package import LintelSchema
package import LintelTheme

@testable package import LintelAppearance

/// A theme resolved in every context, in the form that UIKit accepts.
///
/// Equal nodes are shared: contexts refer to bars and settings, bars to appearances, by index. The order of every array is a
/// function of the theme's meaning, not of its source's order.
package struct AppearanceTree: Sendable, Equatable {
  /// The theme's name from `theme:`, from which backends derive the names of types and files.
  package var theme: String
  /// The app's deployment target, where the first contexts begin.
  package var minimumIOS: Version
  /// The newest version of iOS that Lintel knows; contexts without an end include later versions.
  package var newestIOS: Version
  /// The theme's brands in the order of the file; contexts refer to them by index.
  package var brands: [Brand]
  /// The theme's promos in the order of the file; contexts refer to them by index.
  package var promos: [Promo]
  package var modes: [Mode]
  /// The theme's screens in the order of the file; contexts refer to them by index plus one.
  package var screens: [Screen]
  /// The devices that contexts distinguish: with size classes, or one for each idiom.
  package var devices: [Device]
  /// Colors that the app supplies, sorted by name.
  package var parameters: [ColorParameter]
  /// Every distinct appearance object once, in the order in which the contexts first use them.
  ///
  /// Bars refer to them by index. Objects that no bar assigns or shows aren't listed.
  package var appearances: [Appearance]
  /// Every distinct bar once; contexts refer to them by index.
  package var bars: [TreeBar]
  /// Every distinct group of screen settings once; contexts refer to them by index.
  package var settings: [Settings]
  /// The boxes of contexts, disjoint and complete, in the order of brands, promos, screens, versions, and devices.
  package var contexts: [TreeEntry]
  package var flows: [Theme.Flow]
  /// How the bar changes on each of these pushes, by screens, on systems with appearance objects.
  package var transitions: [Transition]

  /// Creates a tree from parts that refer to each other by unchecked indices; `buildAppearanceTree` builds the trees of themes.
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
    bars: [TreeBar],
    settings: [Settings],
    contexts: [TreeEntry],
    flows: [Theme.Flow],
    transitions: [Transition] = []
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
  }
}

extension AppearanceTree {
  /// Whether conditions depend on the size classes of the app's window.
  package var distinguishesSizeClasses: Bool { devices.count > Device.ofAnySize.count }

  /// The condition on devices of a box, which always exists because boxes of a tree are products.
  package func condition(of entry: TreeEntry) -> DeviceCondition {
    DeviceCondition(entry.devices, of: devices) ?? DeviceCondition()
  }

  /// The table of the numbers of promos and modes' values.
  package var switches: SwitchTable { SwitchTable(promoCount: promos.count, modes: modes) }

  /// The name of a promo or mode's value by its number in `switches`, such as `promo summer` or `reading=sepia`.
  package func words(ofSwitch number: Int) -> String {
    switches.value(number).map(switches.words) ?? "promo \(promos[number].name)"
  }
}

/// The objects assigned to a bar, or to the item of a screen, and the objects that UIKit then shows.
package struct TreeBar: Hashable, Sendable {
  /// The object that a slot shows, after UIKit's own fallback.
  package enum Shown: Hashable, Sendable {
    /// An index into `AppearanceTree.appearances`.
    case appearance(Int)
    /// Intentionally left to UIKit (`slot: system`).
    case system
    /// The theme declares nothing for the bar's appearance objects.
    case untouched
  }

  package typealias Value = Bar.Value

  /// The kind of bar; a screen has at most one of each kind.
  package let kind: BarKind
  /// The objects that the app has to assign, as indices into `AppearanceTree.appearances`, in UIKit's order of slots.
  package let assigned: CaseMap<AppearanceSlot, Int>
  /// The objects that the bar's slots show.
  package let shown: CaseMap<AppearanceSlot, Shown>
  /// The values of leaves that aren't part of appearance objects, sorted by leaf and slot.
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

/// Looks up values of the bar itself, not of its appearance objects.
extension TreeBar {
  /// The value of a leaf of the bar itself in a slot.
  package func value(of leaf: LeafID, in slot: AppearanceSlot) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.slots.contains(slot) }?.value
  }
}
