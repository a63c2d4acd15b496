extension Component {
  /// A navigation bar's title.
  // swift-format-ignore
  static let title = Component("Title", including: [.text], [
    Property("offset", .offset, "The offset of the title; a large title doesn't have one.", uikit: .property("titlePositionAdjustment"), initial: "[0, 0]"),
  ])

  // swift-format-ignore
  static let buttonState = Component("UIBarButtonItemStateAppearance", including: [.text], [
    Property("offset", .offset, "The offset of the button's title.", uikit: .property("titlePositionAdjustment"), initial: "[0, 0]"),
    Property("backgroundImage", .image, "The image behind the button.", uikit: .property("backgroundImage"), initial: "none", isOptional: true),
    Property("backgroundImageOffset", .offset, "The offset of the image behind the button.", uikit: .property("backgroundImagePositionAdjustment"), initial: "[0, 0]"),
  ])

  /// A kind of button with its states; `normal` is the same as leaving the state out.
  // swift-format-ignore
  static let button = Component("UIBarButtonItemAppearance", [
    Property("tint", .color, "The color of the buttons' icons and titles, set on the items themselves.", destination: .item, uikit: .property("tintColor"), since: .ios(5), initial: "the tint of the bar", isOptional: true, variesBySlot: true),
    Property("sharedBackground", .keyword(.sharedBackground), "The glass behind the buttons: shared with their neighbors, none, or their own.", destination: .item, uikit: .none, since: .with(ios: 26), initial: "shown"),
    Property("paddingRemoved", .boolean, "Whether the buttons omit the space that the system adds around them.", destination: .item, uikit: .property("isPaddingRemoved"), since: .with(ios: 27), initial: "false"),
  ], parts: [
    Part("normal", .buttonState, "The button in its normal state.", role: .buttonState(.normal), uikit: "normal"),
    Part("highlighted", .buttonState, "The button while it is pressed.", role: .buttonState(.highlighted), uikit: "highlighted"),
    Part("disabled", .buttonState, "The button while it's disabled.", role: .buttonState(.disabled), uikit: "disabled"),
    Part("focused", .buttonState, "The button that has the focus.", role: .buttonState(.focused), uikit: "focused"),
  ])

  /// A tab bar item's badge, which UIKit keeps in the item's state.
  // swift-format-ignore
  static let badge = Component("Badge", [
    Property("background", .color, "The color of the badge.", uikit: .property("badgeBackgroundColor"), initial: "systemRed", isOptional: true),
    Property("offset", .offset, "The offset of the badge.", uikit: .property("badgePositionAdjustment"), initial: "[0, 0]"),
    Property("titleOffset", .offset, "The offset of the badge's text.", uikit: .property("badgeTitlePositionAdjustment"), initial: "[0, 0]"),
  ], parts: [
    Part("title", .text, "The text in the badge.", textAttributes: "badgeTextAttributes"),
  ], shorthands: [
    Shorthand("", .color, "The color of the badge.", expandsTo: ["background": .written], whenNone: ["background": .none]),
  ])

  /// A tab bar item, whose layouts and states are conditions, so that all of them share one set of leaves.
  // swift-format-ignore
  static let tabItem = Component("UITabBarItemStateAppearance", [
    Property("iconColor", .color, "The color of the icon.", uikit: .property("iconColor"), initial: "the tint of the bar, or gray if it isn't selected", isOptional: true),
    Property("offset", .offset, "The offset of the title.", uikit: .property("titlePositionAdjustment"), initial: "[0, 0]"),
  ], parts: [
    Part("title", .text, "The title of the item."),
    Part("badge", .badge, "The badge on the item."),
    Part("normal", .empty, "The item in its normal state.", role: .itemState(.normal), uikit: "normal"),
    Part("selected", .empty, "The item while it's selected.", role: .itemState(.selected), uikit: "selected"),
    Part("disabled", .empty, "The item while it's disabled.", role: .itemState(.disabled), uikit: "disabled"),
    Part("focused", .empty, "The item that has the focus.", role: .itemState(.focused), uikit: "focused"),
  ])

  /// The component of a tab bar item's states, which have only the item's own keys.
  private static let empty = Component("")
}
