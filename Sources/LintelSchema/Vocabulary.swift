/// The bars that a theme styles.
package enum BarKind: String, Hashable, Sendable, CaseIterable {
  case navigationBar
  case toolbar
  case tabBar

  /// UIKit's class of the bar.
  package var uikitClass: String {
    switch self {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  /// UIKit's class of the bar's appearance objects.
  package var appearanceClass: String {
    "\(uikitClass)Appearance"
  }

  /// The slots that UIKit gives the bar, in UIKit's order.
  package var slots: [AppearanceSlot] {
    switch self {
    case .navigationBar, .toolbar: AppearanceSlot.allCases
    case .tabBar: [.standard, .scrollEdge]
    }
  }

  /// The slot keys that tell something apart in the bar.
  package var slotKeys: [SlotKey] {
    switch self {
    case .navigationBar, .toolbar: SlotKey.allCases
    case .tabBar: [.allSlots, .scrolled, .scrollEdge, .standard]
    }
  }

  /// The first version on which UIKit has a slot of the bar; nil if it never had.
  package func introduction(of slot: AppearanceSlot) -> Version? {
    switch (self, slot) {
    case (_, .standard), (.navigationBar, .compact), (.navigationBar, .scrollEdge),
      (.toolbar, .compact):
      Version(13)
    case (.navigationBar, .compactScrollEdge), (.toolbar, .scrollEdge),
      (.toolbar, .compactScrollEdge), (.tabBar, .scrollEdge):
      Version(15)
    case (.tabBar, .compact), (.tabBar, .compactScrollEdge):
      nil
    }
  }
}

/// A slot of a bar that takes an appearance object; at the same time a cell of size × edge.
package enum AppearanceSlot: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case standard
  case compact
  case scrollEdge
  case compactScrollEdge

  /// UIKit's name, without reflection, since it is asked for wherever a path is made.
  package var description: String {
    switch self {
    case .standard: "standard"
    case .compact: "compact"
    case .scrollEdge: "scrollEdge"
    case .compactScrollEdge: "compactScrollEdge"
    }
  }

  /// UIKit's property, such as `scrollEdgeAppearance`.
  package var uikitName: String {
    "\(self)Appearance"
  }

  package var isAtEdge: Bool {
    self == .scrollEdge || self == .compactScrollEdge
  }

  package var isCompact: Bool {
    self == .compact || self == .compactScrollEdge
  }
}

/// A key inside a bar that narrows to some of its slots.
package enum SlotKey: String, Hashable, Sendable, CaseIterable {
  case allSlots
  case scrolled
  case compact
  case scrollEdge
  case compactScrollEdge
  case standard

  /// The cells of size × edge in which declarations under the key hold.
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

/// The layouts of a tab bar item; UIKit keeps an appearance for each.
package enum ItemLayout: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case stacked
  case inline
  case compactInline

  /// UIKit's name, without reflection, since it is asked for wherever a path is made.
  package var description: String {
    switch self {
    case .stacked: "stacked"
    case .inline: "inline"
    case .compactInline: "compactInline"
    }
  }

  /// UIKit's property, such as `stackedLayoutAppearance`.
  package var uikitName: String {
    "\(self)LayoutAppearance"
  }
}

/// The states of a bar button item or a tab bar item.
package enum ItemState: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case normal
  case highlighted
  case selected
  case disabled
  case focused

  /// UIKit's name, without reflection, since it is asked for wherever a path is made.
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

/// The devices that a theme tells apart.
package enum Idiom: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case phone
  case pad

  /// UIKit's name, without reflection, since it is asked for wherever a path is made.
  package var description: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}
