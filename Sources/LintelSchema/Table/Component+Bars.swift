extension Component {
  /// The navigation bar; a title's offset is in `title`, because UIKit has it only there.
  // swift-format-ignore
  static let navigationBar = Component("UINavigationBarAppearance", including: [.barAppearance], [
    Property("backIndicator.image", .image, "The image next to the back button.", uikit: .argument(of: "setBackIndicatorImage(_:transitionMaskImage:)", "backIndicatorImage"), initial: "the system's chevron", isOptional: true),
    Property("backIndicator.mask", .image, "The mask of the back indicator during a push or pop.", uikit: .argument(of: "setBackIndicatorImage(_:transitionMaskImage:)", "backIndicatorTransitionMaskImage"), initial: "the system's mask", isOptional: true),
    Property("prefersLargeTitles", .boolean, "Whether screens can show large titles.", destination: .bar, uikit: .property("prefersLargeTitles"), since: .ios(11), initial: "false"),
    Property("scroll.behavior", .keyword(.scrollBehavior), "What the bar does while the content scrolls.", destination: .runtime, uikit: .part(of: "scroll", "behavior"), initial: "system"),
    Property("scroll.distance", .number(.positivePoints), "How far the content scrolls until a fade is complete.", destination: .runtime, uikit: .part(of: "scroll", "distance"), initial: "10"),
    Property("scroll.threshold", .number(.points), "How far the content scrolls before the bar moves away.", destination: .runtime, uikit: .part(of: "scroll", "threshold"), initial: "0"),
    Property("scroll.mechanism", .keyword(.scrollMechanism), "Whether a crossfade uses only public API.", destination: .runtime, uikit: .part(of: "scroll", "mechanism"), initial: "public"),
  ], parts: [
    Part("edgeEffect", .edgeEffect, "How the content fades at the bar.", uikit: "topEdgeEffect", since: .with(ios: 26)),
    Part("search", .search, "The search controller of the screen.", uikit: "searchBar"),
    Part("title", .title, "The title in the bar."),
    Part("largeTitle", .text, "The large title below the bar.", textAttributes: "largeTitleTextAttributes"),
    Part("subtitle", .text, "The subtitle in the bar.", textAttributes: "subtitleTextAttributes", since: .ios(26)),
    Part("largeSubtitle", .text, "The subtitle below the large title.", textAttributes: "largeSubtitleTextAttributes", since: .ios(26)),
    Part("button", .button, "The buttons of the bar.", uikit: "buttonAppearance", items: "barButtonItems"),
    Part("backButton", .button, "The back button.", uikit: "backButtonAppearance", items: "backBarButtonItem"),
    Part("prominentButton", .button, "The prominent buttons, called done buttons before iOS 26.", uikit: "prominentButtonAppearance", formerly: .doneButton, items: "prominentBarButtonItems"),
  ], shorthands: [
    Shorthand("backIndicator", .image, "The arrow next to the back button.", expandsTo: ["backIndicator.image": .written, "backIndicator.mask": .written], whenNone: ["backIndicator.image": .none, "backIndicator.mask": .none]),
    Shorthand("scroll", .keyword(.scrollBehavior), "What the bar does while the content scrolls.", expandsTo: ["scroll.behavior": .written]),
  ])

  /// The toolbar, with the buttons of the navigation bar except for the back button.
  // swift-format-ignore
  static let toolbar = Component("UIToolbarAppearance", including: [.barAppearance], parts: [
    Part("edgeEffect", .edgeEffect, "How the content fades at the bar.", uikit: "bottomEdgeEffect", since: .with(ios: 26)),
    Part("button", .button, "The buttons of the bar.", uikit: "buttonAppearance", items: "barButtonItems"),
    Part("prominentButton", .button, "The prominent buttons, called done buttons before iOS 26.", uikit: "prominentButtonAppearance", formerly: .doneButton, items: "prominentBarButtonItems"),
  ])

  /// The tab bar; `item` has the leaves, and the layouts only narrow them.
  // swift-format-ignore
  static let tabBar = Component("UITabBarAppearance", including: [.barAppearance], [
    Property("selectionIndicator.color", .color, "The color of the indicator behind the selected item, or of its template image.", uikit: .property("selectionIndicatorTintColor"), initial: "no indicator", isOptional: true),
    Property("selectionIndicator.image", .image, "The image behind the selected item.", uikit: .property("selectionIndicatorImage"), initial: "the system's indicator", isOptional: true),
    Property("itemPositioning", .keyword(.itemPositioning), "How stacked items share the bar's width.", uikit: .property("stackedItemPositioning"), initial: "automatic"),
    Property("itemWidth", .number(.points), "The width of centered stacked items, or 0 for the system's width.", uikit: .property("stackedItemWidth"), initial: "0"),
    Property("itemSpacing", .number(.points), "The space between centered stacked items, or 0 for the system's spacing.", uikit: .property("stackedItemSpacing"), initial: "0"),
    Property("unselectedTint", .color, "The color of unselected items.", destination: .bar, uikit: .property("unselectedItemTintColor"), since: .ios(10), initial: "the system's gray", isOptional: true),
    Property("minimize", .keyword(.minimizeBehavior), "When the bar shrinks while the content scrolls.", destination: .barController, uikit: .property("tabBarMinimizeBehavior"), since: .with(ios: 26), initial: "automatic"),
  ], parts: [
    Part("edgeEffect", .edgeEffect, "How the content fades at the bar.", uikit: "bottomEdgeEffect", since: .with(ios: 26)),
    Part("item", .tabItem, "The items in every layout.", role: .itemLayout(nil)),
    Part("stacked", .tabItem, "The items with the icon above the title, as on iPhone in portrait.", role: .itemLayout(.stacked), uikit: "stackedLayoutAppearance"),
    Part("inline", .tabItem, "The items with the icon next to the title, as on iPad.", role: .itemLayout(.inline), uikit: "inlineLayoutAppearance"),
    Part("compactInline", .tabItem, "The items of a compact bar, as on iPhone in landscape.", role: .itemLayout(.compactInline), uikit: "compactInlineLayoutAppearance"),
  ], shorthands: [
    Shorthand("selectionIndicator", .color, "The indicator behind the selected item.", expandsTo: ["selectionIndicator.color": .written, "selectionIndicator.image": .unset], whenNone: ["selectionIndicator.color": .none, "selectionIndicator.image": .unset]),
  ])
}

extension FormerName {
  fileprivate static let doneButton = FormerName(name: "doneButtonAppearance", renamed: Version(26))
}
