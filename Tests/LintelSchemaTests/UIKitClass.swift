import Testing

/// The properties for styling that a class has in UIKit's headers, up to iOS 27, and the places where the class occurs.
struct UIKitClass: CustomTestStringConvertible {
  let name: String
  let properties: [String]
  /// UIKit's property path from a bar's appearance object to the class, by bar, without the layout and state of tab items.
  let places: [String]

  var testDescription: String { name }

  private static let buttons = [
    "navigationBar buttonAppearance", "navigationBar backButtonAppearance",
    "navigationBar prominentButtonAppearance", "toolbar buttonAppearance",
    "toolbar prominentButtonAppearance",
  ]
  private static let buttonStates = ["normal", "highlighted", "disabled", "focused"]
  private static let states = buttons.flatMap { button in buttonStates.map { "\(button) \($0)" } }

  static let all = [
    UIKitClass(
      name: "UIBarAppearance",
      properties: [
        "configure", "backgroundEffect", "backgroundColor", "backgroundImage",
        "backgroundImageContentMode", "shadowColor", "shadowImage", "overrideUserInterfaceStyle",
      ],
      places: ["navigationBar", "toolbar", "tabBar"]
    ),
    UIKitClass(
      name: "UINavigationBarAppearance",
      properties: [
        "titleTextAttributes", "titlePositionAdjustment", "largeTitleTextAttributes",
        "subtitleTextAttributes", "largeSubtitleTextAttributes", "buttonAppearance",
        "prominentButtonAppearance", "backButtonAppearance", "backIndicatorImage",
        "backIndicatorTransitionMaskImage",
      ],
      places: ["navigationBar"]
    ),
    UIKitClass(
      name: "UIToolbarAppearance",
      properties: ["buttonAppearance", "prominentButtonAppearance"],
      places: ["toolbar"]
    ),
    UIKitClass(
      name: "UITabBarAppearance",
      properties: [
        "selectionIndicatorTintColor", "selectionIndicatorImage", "stackedItemPositioning",
        "stackedItemWidth", "stackedItemSpacing",
      ],
      places: ["tabBar"]
    ),
    UIKitClass(name: "UIBarButtonItemAppearance", properties: buttonStates, places: buttons),
    UIKitClass(
      name: "UIBarButtonItemStateAppearance",
      properties: [
        "titleTextAttributes", "titlePositionAdjustment", "backgroundImage",
        "backgroundImagePositionAdjustment",
      ],
      places: states
    ),
    UIKitClass(
      name: "UITabBarItemStateAppearance",
      properties: [
        "titleTextAttributes", "titlePositionAdjustment", "iconColor", "badgePositionAdjustment",
        "badgeBackgroundColor", "badgeTextAttributes", "badgeTitlePositionAdjustment",
      ],
      places: ["tabBar"]
    ),
    UIKitClass(
      name: "NSAttributedString.Key",
      properties: [
        "font", "foregroundColor", "backgroundColor", "kern", "tracking", "baselineOffset",
        "shadow shadowColor", "shadow shadowOffset", "shadow shadowBlurRadius", "paragraphStyle",
        "ligature", "strokeColor", "strokeWidth", "underlineStyle", "underlineColor",
        "strikethroughStyle", "strikethroughColor", "obliqueness", "expansion", "textEffect",
      ],
      places: states.map { "\($0) titleTextAttributes" } + [
        "navigationBar titleTextAttributes", "navigationBar largeTitleTextAttributes",
        "navigationBar subtitleTextAttributes", "navigationBar largeSubtitleTextAttributes",
        "tabBar titleTextAttributes", "tabBar badgeTextAttributes",
      ]
    ),
  ]

  /// Settable API that the table intentionally leaves out, by the last part of UIKit's property path.
  static let leftOut = [
    "doneButtonAppearance": "the older name of prominentButtonAppearance",
    "stackedLayoutAppearance": "a condition, not a leaf",
    "inlineLayoutAppearance": "a condition, not a leaf",
    "compactInlineLayoutAppearance": "a condition, not a leaf",
    "selected": "a tab item's state is a condition, not a leaf",
    "idiom": "read-only",
    "attachment": "bars show no attachments",
    "link": "bars follow no links",
    "writingDirection": "bars take the text's own direction",
    "verticalGlyphForm": "iOS does not support it",
  ]
}
