extension Component {
  /// The properties of a block: those of the bars, and those that a screen sets around them.
  // swift-format-ignore
  package static let block = Component("Block", [
    Property("tint", .color, "The tint of the window, which every view inherits.", destination: .window, uikit: .property("tintColor"), since: .ios(7), initial: "systemBlue, or the app's accent color", isOptional: true),
    Property("statusBar", .keyword(.statusBarStyle), "The color of the status bar's text.", destination: .viewController, uikit: .property("preferredStatusBarStyle"), since: .ios(7), initial: "default"),
    Property("overrideUserInterfaceStyle", .keyword(.userInterfaceStyle), "The light or dark style of the screen, regardless of the system's appearance.", destination: .viewController, uikit: .property("overrideUserInterfaceStyle"), initial: "unspecified"),
    Property("largeTitleDisplay", .keyword(.largeTitleDisplayMode), "When the screen shows a large title, if the bar prefers large titles.", destination: .navigationItem, uikit: .property("largeTitleDisplayMode"), since: .ios(11), initial: "automatic"),
    Property("backButtonDisplayMode", .keyword(.backButtonDisplayMode), "What the back button that leads to the screen shows.", destination: .navigationItem, uikit: .property("backButtonDisplayMode"), since: .ios(14), initial: "default"),
    Property("backButtonTitle", .string, "The text of the back button that leads to the screen.", destination: .navigationItem, uikit: .property("backButtonTitle"), since: .ios(11), initial: "the screen's title", isOptional: true),
    Property("itemStyle", .keyword(.itemStyle), "How the navigation item lays out the screen's content in the bar.", destination: .navigationItem, uikit: .property("style"), since: .ios(16), initial: "navigator"),
    Property("hidesBottomBar", .boolean, "Whether the tab bar is hidden while the screen is on the stack.", destination: .viewController, uikit: .property("hidesBottomBarWhenPushed"), since: .ios(2), initial: "false"),
    Property("hidesNavigationBar", .boolean, "Whether the navigation bar is hidden on the screen.", destination: .viewController, uikit: .property("isNavigationBarHidden"), since: .ios(2), initial: "false"),
    Property("hidesToolbar", .boolean, "Whether the toolbar is hidden on the screen.", destination: .viewController, uikit: .property("isToolbarHidden"), since: .ios(3), initial: "true"),
    Property("extendsUnderOpaqueBars", .boolean, "Whether the content extends under opaque bars.", destination: .viewController, uikit: .property("extendedLayoutIncludesOpaqueBars"), since: .ios(7), initial: "false"),
    Property("scrolls", .boolean, "Whether the screen's content scrolls; if not, it is always at the scroll edge.", destination: .runtime, uikit: .none, since: .ios(2), initial: "true"),
    Property("transition", .keyword(.transitionScheme), "How the bar changes when the screen is pushed or popped.", destination: .runtime, uikit: .none, since: .ios(2), initial: "chosen for each flow"),
    Property("screenBackground", .color, "The color behind the bar, where it shows through the bar.", destination: .fact, uikit: .none, since: .ios(2), initial: "systemBackground"),
    Property("stickyHeaders", .boolean, "Whether the screen's list has headers that stick to the bar.", destination: .fact, uikit: .none, since: .ios(2), initial: "false"),
    Property("barItems", .keyword(.barItems), "Whether the screen has buttons in the bar.", destination: .fact, uikit: .none, since: .ios(2), initial: "some"),
    Property("tabRoot", .boolean, "Whether the screen is the root of a tab.", destination: .fact, uikit: .none, since: .ios(2), initial: "false"),
  ], parts: [
    Part("navigationBar", .navigationBar, "The navigation bar.", role: .bar(.navigationBar), since: .ios(2)),
    Part("toolbar", .toolbar, "The toolbar.", role: .bar(.toolbar), since: .ios(2)),
    Part("tabBar", .tabBar, "The tab bar.", role: .bar(.tabBar), since: .ios(2)),
  ])
}
