extension Component {
  /// The properties of every bar: those of `UIBarAppearance`, and the bar's own switches.
  // swift-format-ignore
  static let barAppearance = Component("UIBarAppearance", [
    Property("slot", .keyword(.slot), "Whether the theme styles the slot or leaves it to UIKit's own fallback.", destination: .slot, uikit: .none, since: .ios(12), initial: "own if anything is declared for the bar's appearance", variesBySlot: true),
    Property("background.preset", .keyword(.preset), "The background that the appearance starts with, before everything else is set.", uikit: .configure, initial: "default, or transparent at a scroll edge without a background"),
    Property("background.color", .color, "The color over the effect.", uikit: .property("backgroundColor"), initial: "the preset's color", isOptional: true),
    Property("background.effect", .effect, "The blur behind the color.", uikit: .property("backgroundEffect"), initial: "the preset's effect", isOptional: true),
    Property("background.image", .image, "The image over the color.", uikit: .property("backgroundImage"), initial: "none", isOptional: true),
    Property("background.imageMode", .keyword(.contentMode), "How the background's image fills the bar.", uikit: .property("backgroundImageContentMode"), initial: "scaleToFill"),
    Property("background.translucency", .keyword(.translucency), "Whether content shows through the bar, or the bar only counts as translucent.", uikit: .none, since: .ios(7), initial: "depends on the color and the image"),
    Property("shadow.color", .color, "The color of the hairline or of the shadow's template image, or none or clear for no shadow.", uikit: .property("shadowColor"), initial: "the preset's color", isOptional: true),
    Property("shadow.image", .image, "The image instead of the hairline.", uikit: .property("shadowImage"), initial: "the hairline", isOptional: true),
    Property("overrideUserInterfaceStyle", .keyword(.userInterfaceStyle), "The light or dark style of the bar, regardless of the system's appearance.", uikit: .property("overrideUserInterfaceStyle"), since: .with(ios: 27), initial: "unspecified"),
    Property("tint", .color, "The color of the bar's items.", destination: .bar, uikit: .property("tintColor"), since: .ios(5), initial: "the tint of the window", isOptional: true, variesBySlot: true),
    Property("barStyle", .keyword(.barStyle), "The style that the system's default background and colors follow.", destination: .bar, uikit: .property("barStyle"), since: .ios(7), initial: "default"),
  ], shorthands: [
    Shorthand("background", .keyword(.preset), "The background of the bar: a color, or a preset, which resets the other properties.", expandsTo: [
      "background.preset": .written, "background.color": .unset, "background.effect": .unset, "background.image": .unset,
      "background.imageMode": .unset, "background.translucency": .unset, "shadow.color": .unset, "shadow.image": .unset,
    ], or: "background.color"),
    Shorthand("shadow", .color, "The line between the bar and the content.", expandsTo: ["shadow.color": .written, "shadow.image": .unset], whenNone: ["shadow.color": .none, "shadow.image": .unset]),
  ])
}
