/// The leaves that code refers to, by their full paths.
///
/// With cases instead of strings, the compiler finds misspellings, and a test finds names that the table doesn't have.
package enum LeafName: String, Hashable, Sendable, CaseIterable {
  case tint
  case statusBar
  case overrideUserInterfaceStyle
  case screenBackground
  case largeTitleDisplay
  case backButtonTitle
  case backButtonDisplayMode
  case hidesNavigationBar
  case hidesToolbar
  case hidesBottomBar
  case transition
  case scrolls
  case stickyHeaders
  case barItems

  case prefersLargeTitles = "navigationBar.prefersLargeTitles"
  case backIndicatorImage = "navigationBar.backIndicator.image"
  case backIndicatorMask = "navigationBar.backIndicator.mask"
  case navigationBarTint = "navigationBar.tint"
  case titleFont = "navigationBar.title.font"
  case searchPresence = "navigationBar.search.presence"
  case searchField = "navigationBar.search.field.background"
  case searchText = "navigationBar.search.field.color"
  case searchPlaceholder = "navigationBar.search.field.placeholder.color"
  case searchIcon = "navigationBar.search.field.icon.color"
  case scrollBehavior = "navigationBar.scroll.behavior"
  case scrollDistance = "navigationBar.scroll.distance"
  case scrollThreshold = "navigationBar.scroll.threshold"
  case scrollMechanism = "navigationBar.scroll.mechanism"

  case tabBarTint = "tabBar.tint"
  case unselectedTint = "tabBar.unselectedTint"
  case tabItemPositioning = "tabBar.itemPositioning"
  case selectionIndicatorColor = "tabBar.selectionIndicator.color"
  case selectionIndicatorImage = "tabBar.selectionIndicator.image"
  case tabIconColor = "tabBar.item.iconColor"
  case tabTitleColor = "tabBar.item.title.color"
  case tabTitleFont = "tabBar.item.title.font"
  case badgeBackground = "tabBar.item.badge.background"
}

/// The leaves that every bar has, by their paths below the bar.
package enum BarLeafName: String, Hashable, Sendable, CaseIterable {
  case slot
  case backgroundPreset = "background.preset"
  case backgroundColor = "background.color"
  case backgroundEffect = "background.effect"
  case backgroundImage = "background.image"
  case backgroundTranslucency = "background.translucency"
  case shadowColor = "shadow.color"
  case shadowImage = "shadow.image"
  case tint
  case overrideUserInterfaceStyle
  case barStyle
}

/// Leaves that some bars have, by their paths below the bar.
package enum PartLeafName: String, Hashable, Sendable, CaseIterable {
  case titleColor = "title.color"
  case subtitleColor = "subtitle.color"
  case largeTitleColor = "largeTitle.color"
  case largeSubtitleColor = "largeSubtitle.color"
  case buttonColor = "button.color"
  case buttonTint = "button.tint"
  case backButtonColor = "backButton.color"
  case backButtonTint = "backButton.tint"
  case prominentButtonColor = "prominentButton.color"
  case prominentButtonTint = "prominentButton.tint"
  case itemTitleColor = "item.title.color"
  case itemIconColor = "item.iconColor"
  case badgeTitleColor = "item.badge.title.color"
  case unselectedTint
}

extension Schema {
  package subscript(name: LeafName) -> LeafID { id(of: name.rawValue) }

  /// The bar's leaf with a name that every bar has.
  package subscript(name: BarLeafName, of bar: BarKind) -> LeafID {
    id(of: "\(bar.rawValue).\(name.rawValue)")
  }

  /// The bar's leaf with a name that some bars have, or `nil` for the other bars.
  package subscript(name: PartLeafName, of bar: BarKind) -> LeafID? {
    leaf("\(bar.rawValue).\(name.rawValue)")
  }

  /// Returns the leaf at a path that the table must have.
  private func id(of path: String) -> LeafID {
    guard let id = leaf(path) else { preconditionFailure("the table has no '\(path)'") }
    return id
  }
}
