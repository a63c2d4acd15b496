// Frameworks for apps on several platforms, and names that have no place in a theme.

extension KeyMistake {
  /// Properties of Flutter's themes for bars.
  // swift-format-ignore
  static let flutter: [KeyMistake] = [
    KeyMistake(.flutter, "appBarTheme", "AppBarTheme", "CupertinoNavigationBar", in: .block, ["navigationBar"]),
    KeyMistake(.flutter, "bottomNavigationBarTheme", "navigationBarTheme", "tabBarTheme", "CupertinoTabBar", in: .block, ["tabBar"]),
    KeyMistake(.flutter, "bottomAppBarTheme", in: .block, ["toolbar"]),
    KeyMistake(.flutter, "titleTextStyle", in: .navigationBar, ["title"]),
    KeyMistake(.flutter, "toolbarTextStyle", in: .navigationBar, ["button"]),
    KeyMistake(.flutter, "labelTextStyle", "labelStyle", in: .tabBar, ["item.title"]),
    KeyMistake(.flutter, "selectedLabelStyle", in: .tabBar, ["item.selected.title"]),
    KeyMistake(.flutter, "unselectedLabelStyle", in: .tabBar, ["item.normal.title"]),
    KeyMistake(.flutter, "selectedFontSize", in: .tabBar, ["item.selected.title.font: { size: * }"]),
    KeyMistake(.flutter, "unselectedFontSize", in: .tabBar, ["item.normal.title.font: { size: * }"]),
    KeyMistake(.flutter, "labelColor", in: .tabBar, ["item.selected.title.color"]),
    KeyMistake(.flutter, "unselectedLabelColor", in: .tabBar, ["item.normal.title.color"]),
    KeyMistake(.flutter, "primaryColor", "primarySwatch", in: [.block, .navigationBar, .toolbar, .tabBar], ["tint"]),
    KeyMistake(.flutter, "scaffoldBackgroundColor", in: .block, ["screenBackground"]),
    KeyMistake(.flutter, "brightness", "themeMode", in: [.block, .navigationBar, .toolbar, .tabBar], ["overrideUserInterfaceStyle"]),
    KeyMistake(.flutter, "previousPageTitle", in: .block, ["backButtonTitle"]),
    KeyMistake(.flutter, "surfaceTintColor", "flexibleSpace", "automaticallyImplyLeading", "toolbarOpacity", "bottomOpacity", "useMaterial3", "showSelectedLabels", "showUnselectedLabels", "labelBehavior", "indicatorShape", "overlayColor", "leading", "trailing", "actions", "middle", "bottom", "shape", in: [.block, .navigationBar, .toolbar, .tabBar], advice: "remove the key"),
    KeyMistake(.flutter, "indicatorColor", in: .tabBar, ["selectionIndicator.color"]),
    KeyMistake(.flutter, "iconTheme", "actionsIconTheme", in: [.navigationBar, .toolbar], ["tint"], cause: "the icons of a bar have the color of its 'tint'", values: { !$0.hasPrefix("{") }),
    KeyMistake(.flutter, "iconTheme", "actionsIconTheme", in: [.navigationBar, .toolbar], cause: "the icons of a bar have the color of its 'tint', and their size is UIKit's", advice: "write 'tint: label'"),
    KeyMistake(.flutter, "iconTheme", "selectedIconTheme", "unselectedIconTheme", in: .tabBar, cause: "an item has the color of its icon in 'iconColor', in each state", advice: "write 'item: { iconColor: label, selected: { iconColor: tintColor } }'"),
    KeyMistake(.flutter, "systemOverlayStyle", "systemUiOverlayStyle", in: .block, ["statusBar"], rewrites: ["light": "statusBar: lightContent", "dark": "statusBar: darkContent"]),
    KeyMistake(.flutter, "systemOverlayStyle", in: .navigationBar, cause: "the screen decides the color of the status bar's text", advice: "write 'statusBar: lightContent' or 'statusBar: darkContent' in the block around the bar"),
    KeyMistake(.flutter, "centerTitle", "titleCentered", "toolbarHeight", "titleSpacing", "leadingWidth", "contentInsetStart", in: .bar, cause: "a theme has colors, fonts, and images, and leaves layout to UIKit", advice: "remove the key"),
  ]

  /// Options of React Navigation's screens.
  // swift-format-ignore
  static let reactNavigation: [KeyMistake] = [
    KeyMistake(.reactNavigation, "headerStyle", in: .block, ["navigationBar"]),
    KeyMistake(.reactNavigation, "headerLargeStyle", in: .block, ["navigationBar.scrollEdge"]),
    KeyMistake(.reactNavigation, "headerTintColor", in: .block, ["navigationBar.tint"]),
    KeyMistake(.reactNavigation, "headerTitleStyle", in: .block, ["navigationBar.title"]),
    KeyMistake(.reactNavigation, "headerLargeTitleStyle", in: .block, ["navigationBar.largeTitle"]),
    KeyMistake(.reactNavigation, "headerLargeTitle", "headerLargeTitleEnabled", in: .block, ["navigationBar.prefersLargeTitles"]),
    KeyMistake(.reactNavigation, "headerShadowVisible", "headerLargeTitleShadowVisible", in: .block, ["navigationBar.shadow"], rewrites: ["false": "navigationBar.shadow: none", "true": "navigationBar.shadow: separator"], cause: "the line along the edge of the bar is 'navigationBar.shadow'"),
    KeyMistake(.reactNavigation, "headerTransparent", in: .block, ["navigationBar.background"], rewrites: ["true": "navigationBar.background: transparent", "false": "navigationBar.background: default"]),
    KeyMistake(.reactNavigation, "headerBlurEffect", in: .block, ["navigationBar.background.effect"]),
    KeyMistake(.reactNavigation, "headerBackTitle", in: .block, ["backButtonTitle"]),
    KeyMistake(.reactNavigation, "headerBackTitleVisible", in: .block, ["backButtonDisplayMode"], rewrites: ["false": "backButtonDisplayMode: minimal", "true": "backButtonDisplayMode: default"]),
    KeyMistake(.reactNavigation, "headerBackButtonDisplayMode", in: .block, ["backButtonDisplayMode"]),
    KeyMistake(.reactNavigation, "headerBackTitleStyle", in: .block, ["navigationBar.backButton"]),
    KeyMistake(.reactNavigation, "headerBackImage", "headerBackImageSource", "headerBackIcon", in: .block, ["navigationBar.backIndicator"]),
    KeyMistake(.reactNavigation, "headerSearchBarOptions", in: .block, ["navigationBar.search"]),
    KeyMistake(.reactNavigation, "headerShown", in: .block, ["hidesNavigationBar"], rewrites: ["false": "hidesNavigationBar: true", "true": "hidesNavigationBar: false"]),
    KeyMistake(.reactNavigation, "tabBarStyle", in: .block, ["tabBar"]),
    KeyMistake(.reactNavigation, "tabBarActiveTintColor", in: .block, ["tabBar.tint"]),
    KeyMistake(.reactNavigation, "tabBarInactiveTintColor", in: .block, ["tabBar.unselectedTint"]),
    KeyMistake(.reactNavigation, "tabBarActiveBackgroundColor", in: .block, ["tabBar.selectionIndicator.color"]),
    KeyMistake(.reactNavigation, "tabBarItemStyle", in: .block, ["tabBar.item"]),
    KeyMistake(.reactNavigation, "tabBarLabelStyle", in: .block, ["tabBar.item.title"]),
    KeyMistake(.reactNavigation, "tabBarBadgeStyle", in: .block, ["tabBar.item.badge"]),
    KeyMistake(.reactNavigation, "tabBarBlurEffect", in: .block, ["tabBar.background.effect"]),
    KeyMistake(.reactNavigation, "screenOptions", "options", in: .block, cause: "a block contains the settings of a screen directly", advice: "move the keys up one level", isNeedlessLevel: true),
    KeyMistake(.reactNavigation, "headerTitle", "headerTitleAlign", "headerLeft", "headerRight", "headerBackground", "headerBackVisible", "gestureEnabled", "contentStyle", "tabBarIcon", "tabBarLabel", "tabBarBadge", "tabBarShowLabel", "tabBarLabelPosition", "tabBarHideOnKeyboard", "tabBarAccessibilityLabel", "freezeOnBlur", "statusBarTranslucent", "presentation", "cardStyle", "tabBarIconStyle", "animationTypeForReplace", in: .block, advice: "remove the key"),
  ]

  /// Names in Apple's frameworks that aren't about the look of bars, in any place.
  // swift-format-ignore
  static let apps: [KeyMistake] = [
    KeyMistake(.uikit, "delegate", "idiom", "topItem", "barPosition", "isOpaque", "behavioralStyle", "preferredBehavioralStyle", "currentNSToolbarSection", "isCustomizing", "isSpringLoaded", "customView", "possibleTitles", "primaryAction", "menuRepresentation", "preferredMenuElementOrder", "changesSelectionAsPrimaryAction", "isSymbolAnimationEnabled", "menu", "tag", "selectedIndex", "selectedItem", "selectedViewController", "viewControllers", "moreNavigationController", "customizableViewControllers", "leadingAccessoryView", "trailingAccessoryView", "bottomAccessory", "leadingItemGroups", "centerItemGroups", "trailingItemGroups", "pinnedTrailingGroup", "additionalOverflowItems", "leftItemsSupplementBackButton", "customizationIdentifier", "backAction", "renameDelegate", "documentProperties", "titleView", "subtitleView", "largeSubtitleView", "inputAccessoryView", "barHideOnSwipeGestureRecognizer", "barHideOnTapGestureRecognizer", "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer", "contentScrollView", "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets", "setNeedsStatusBarAppearanceUpdate", "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "definesPresentationContext", "modalPresentationStyle", "modalTransitionStyle", "preferredContentSize", "isModalInPresentation", "searchBarPlacementAllowsToolbarIntegration", "searchBarPlacementAllowsExternalIntegration", "obscuresBackgroundDuringPresentation", "hidesNavigationBarDuringPresentation", "automaticallyShowsCancelButton", "automaticallyShowsScopeBar", "automaticallyShowsSearchResultsController", "scopeBarActivation", "showsCancelButton", "showsScopeBar", "showsBookmarkButton", "showsSearchResultsButton", "selectedScopeButtonIndex", "isLookToDictateEnabled", "clearButtonMode", "borderStyle", "leftView", "leftViewMode", "rightView", "rightViewMode", "defaultTextAttributes", "typingAttributes", "keyboardAppearance", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "allowsDeletingTokens", "allowsCopyingTokens", "searchSuggestions", "isUserInteractionEnabled", "accessibilityLabel", "accessibilityIdentifier", "tabBarObservedScrollView", in: .anywhere, advice: "set it in the app's code"),
    KeyMistake(.uikit, "attributedTitle", "attributedSubtitle", "scopeButtonTitles", "cancelButtonText", "attributedText", in: .anywhere, cause: "the app sets texts, and a theme styles them", advice: "remove the key"),
    KeyMistake(.uikit, "landscapeImagePhone", "largeContentSizeImage", "imageInsets", "landscapeImagePhoneInsets", "largeContentSizeImageInsets", "finishedSelectedImage", in: .anywhere, cause: "the app gives items their images", advice: "remove the key, and set it in the app's code"),
    KeyMistake(.uikit, "adjustsFontSizeToFitWidth", "minimumScaleFactor", "numberOfLines", "allowsDefaultTighteningForTruncation", "adjustsFontForContentSizeCategory", "highlightedTextColor", "lineLimit", "allowsTightening", "textScale", in: .anywhere, cause: "the name belongs to a label, and UIKit has no property for those in bars", advice: "remove the key; a font with 'relativeTo' follows Dynamic Type"),
    KeyMistake(.uikit, "verticalGlyphForm", "writingDirection", "attachment", "link", in: .text, cause: "a title doesn't show the attribute", advice: "remove the key"),
    KeyMistake(.swiftUI, "navigationBarItems", "navigationSubtitle", "toolbarRole", "toolbarTitleMenu", "toolbarItemHidden", "tabViewStyle", "tabViewBottomAccessory", "tabViewCustomization", "tabViewSearchActivation", "searchPresentationToolbarBehavior", "searchToolbarBehavior", "searchSuggestions", "scrollContentBackground", "containerBackground", "listStyle", "listRowBackground", "safeAreaInset", "safeAreaBar", "ignoresSafeArea", "buttonStyle", "buttonBorderShape", "controlSize", "symbolVariant", "symbolRenderingMode", "imageScale", "dynamicTypeSize", "navigationTransition", "matchedTransitionSource", "backgroundExtensionEffect", "environment", "presentationBackground", "presentationDetents", "badgeProminence", "navigationDestination", in: .anywhere, advice: "use the modifier in the app's code"),
  ]
}
