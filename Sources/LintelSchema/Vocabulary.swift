/// The bars that a theme styles.
@usableFromInline
package enum BarKind: String, Hashable, Sendable, CaseIterable {
  /// `UINavigationBar`, at the top of a screen.
  case navigationBar
  /// `UIToolbar`, at the bottom of a screen.
  case toolbar
  /// `UITabBar`, at the bottom of the app.
  case tabBar

  /// UIKit's class of the bar.
  package var uikitClass: String {
    switch self {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  /// The bar's name in words, such as `tab bar`.
  package var noun: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }

  /// UIKit's class of the bar's appearance objects.
  package var appearanceClass: String { "\(uikitClass)Appearance" }

  /// The slots that UIKit gives the bar, in UIKit's order.
  package var slots: [AppearanceSlot] {
    hasCompactSlots ? AppearanceSlot.allCases : [.standard, .scrollEdge]
  }

  /// Whether UIKit gives the bar slots for its compact size.
  package var hasCompactSlots: Bool {
    switch self {
    case .navigationBar, .toolbar: true
    case .tabBar: false
    }
  }

  /// The slot keys that make a difference in the bar.
  ///
  /// A tab bar doesn't have a compact size, so the compact keys would change nothing there.
  package var slotKeys: [SlotKey] {
    hasCompactSlots ? SlotKey.allCases : [.allSlots, .scrolled, .scrollEdge, .standard]
  }

  /// Returns the first version in which UIKit has a slot of the bar, or `nil` if it never has.
  package func introduction(of slot: AppearanceSlot) -> Version? {
    switch (self, slot) {
    case (_, .standard), (.navigationBar, .compact), (.navigationBar, .scrollEdge),
      (.toolbar, .compact):
      Version(13)
    case (.navigationBar, .compactScrollEdge), (.toolbar, .scrollEdge),
      (.toolbar, .compactScrollEdge), (.tabBar, .scrollEdge):
      Version(15)
    case (.tabBar, .compact), (.tabBar, .compactScrollEdge): nil
    }
  }
}

/// A slot for an appearance object of a bar, which is also a cell of size × edge.
@usableFromInline
package enum AppearanceSlot: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// At the regular size, with content behind the bar.
  case standard
  /// At the compact size, as on a phone in landscape orientation, with content behind the bar.
  case compact
  /// At the regular size, with the content's edge at the bar.
  case scrollEdge
  /// At the compact size, with the content's edge at the bar.
  case compactScrollEdge

  /// UIKit's name, without reflection because every path needs it.
  @usableFromInline package var description: String {
    switch self {
    case .standard: "standard"
    case .compact: "compact"
    case .scrollEdge: "scrollEdge"
    case .compactScrollEdge: "compactScrollEdge"
    }
  }

  /// UIKit's property, such as `scrollEdgeAppearance`.
  package var uikitName: String { "\(self)Appearance" }

  /// Whether the slot shows while the content's edge meets the bar.
  package var isAtEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }

  /// Whether the slot shows at the compact size.
  package var isCompact: Bool { self == .compact || self == .compactScrollEdge }
}

/// A key in a bar that narrows to some of its slots.
///
/// The slots of one key can contain those of another, and a declaration under the narrower key overrides one under the wider key.
package enum SlotKey: String, Hashable, Sendable, CaseIterable {
  /// Every slot, the same as without a slot key.
  case allSlots
  /// The slots that show over scrolled content, at both sizes.
  case scrolled
  /// The slots of the compact size.
  case compact
  /// The slots at the scroll edge, at both sizes.
  case scrollEdge
  /// One slot: the compact size at the scroll edge.
  case compactScrollEdge
  /// One slot: the regular size over scrolled content.
  case standard

  /// The cells of size × edge in which declarations under the key apply.
  package var slots: [AppearanceSlot] {
    switch self {
    case .allSlots: AppearanceSlot.allCases
    case .scrolled: [.standard, .compact]
    case .compact: [.compact, .compactScrollEdge]
    case .scrollEdge: [.scrollEdge, .compactScrollEdge]
    case .compactScrollEdge: [.compactScrollEdge]
    case .standard: [.standard]
    }
  }
}

/// The layouts of a tab bar item; UIKit has an appearance for each.
package enum ItemLayout: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The icon above the title.
  case stacked
  /// The icon beside the title, at the regular size.
  case inline
  /// The icon beside the title, at the compact size.
  case compactInline

  /// UIKit's name, without reflection because every path needs it.
  package var description: String {
    switch self {
    case .stacked: "stacked"
    case .inline: "inline"
    case .compactInline: "compactInline"
    }
  }

  /// UIKit's property, such as `stackedLayoutAppearance`.
  package var uikitName: String { "\(self)LayoutAppearance" }
}

/// The states of a bar button item or a tab bar item.
package enum ItemState: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Not touched, and not selected.
  case normal
  /// While a finger touches it.
  case highlighted
  /// The tab that is shown.
  case selected
  case disabled
  /// With the keyboard's or the remote's focus.
  case focused

  /// UIKit's name, without reflection because every path needs it.
  package var description: String {
    switch self {
    case .normal: "normal"
    case .highlighted: "highlighted"
    case .selected: "selected"
    case .disabled: "disabled"
    case .focused: "focused"
    }
  }

  /// The states of `UIBarButtonItemAppearance`.
  package static let button: [ItemState] = [.normal, .highlighted, .disabled, .focused]
  /// The states of `UITabBarItemAppearance`.
  package static let tabItem: [ItemState] = [.normal, .selected, .disabled, .focused]
}

/// The devices that a theme distinguishes.
package enum Idiom: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case phone
  case pad

  /// UIKit's name, without reflection because every path needs it.
  package var description: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}
