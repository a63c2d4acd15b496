extension Component {
  /// The search controller of a screen's navigation item.
  // swift-format-ignore
  static let search = Component("UISearchBar", [
    Property("presence", .keyword(.searchPresence), "Whether the screen has a search controller.", destination: .fact, uikit: .none, since: .ios(2), initial: "some"),
    Property("style", .keyword(.searchStyle), "How much of the search bar has a background.", destination: .searchBar, uikit: .property("searchBarStyle"), initial: "default"),
    Property("tint", .color, "The color of the search bar's buttons and of the insertion point.", destination: .searchBar, uikit: .property("tintColor"), initial: "the tint of the navigation bar", isOptional: true),
    Property("placement", .keyword(.searchPlacement), "Where the navigation bar shows the search bar.", destination: .navigationItem, uikit: .property("preferredSearchBarPlacement"), since: .ios(16), initial: "automatic"),
    Property("hidesWhenScrolling", .boolean, "Whether the search bar hides while the content scrolls.", destination: .navigationItem, uikit: .property("hidesSearchBarWhenScrolling"), initial: "true"),
    Property("field.background", .color, "The color of the field.", destination: .searchBar, uikit: .property("searchTextField.backgroundColor"), initial: "the system's fill", isOptional: true),
    Property("field.color", .color, "The color of the text in the field.", destination: .searchBar, uikit: .property("searchTextField.textColor"), initial: "label", isOptional: true),
    Property("field.font", .font, "The font of the text in the field.", destination: .searchBar, uikit: .property("searchTextField.font"), initial: "body", isOptional: true),
    Property("field.tokenBackground", .color, "The color of the tokens in the field.", destination: .searchBar, uikit: .property("searchTextField.tokenBackgroundColor"), initial: "the tint of the search bar", isOptional: true),
    Property("field.placeholder.color", .color, "The color of the placeholder text.", destination: .searchBar, uikit: .property("searchTextField.attributedPlaceholder.foregroundColor"), initial: "placeholderText", isOptional: true),
    Property("field.icon.color", .color, "The color of the magnifying glass.", destination: .searchBar, uikit: .property("searchTextField.leftView.tintColor"), initial: "secondaryLabel", isOptional: true),
    Property("scope.color", .color, "The color of the scope buttons' titles.", destination: .searchBar, uikit: .property("scopeBarButtonTitleTextAttributes.normal.foregroundColor"), initial: "label"),
    Property("scope.font", .font, "The font of the scope buttons' titles.", destination: .searchBar, uikit: .property("scopeBarButtonTitleTextAttributes.normal.font"), initial: "the system font"),
    Property("scope.selected.color", .color, "The color of the title of the selected scope button.", destination: .searchBar, uikit: .property("scopeBarButtonTitleTextAttributes.selected.foregroundColor"), initial: "label"),
    Property("scope.selected.font", .font, "The font of the title of the selected scope button.", destination: .searchBar, uikit: .property("scopeBarButtonTitleTextAttributes.selected.font"), initial: "the system font"),
  ], shorthands: [
    Shorthand("", .keyword(.searchPresence), "The search controller of the screen.", expandsTo: ["presence": .written]),
  ], groups: [
    "field": "The field that people type in.",
    "field.placeholder": "The text in an empty field.",
    "field.icon": "The magnifying glass in the field.",
    "scope": "The buttons that limit the scope of the search.",
    "scope.selected": "The button of the selected scope.",
  ])
}
