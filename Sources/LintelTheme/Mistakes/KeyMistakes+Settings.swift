extension KeyMistake {
  /// Common wrong guesses for the keys in an element of `proxies` or `instances`.
  // swift-format-ignore
  static let settings: [KeyMistake] = [
    KeyMistake(.guess, "type", "className", "target", "name", "view", in: .setting, ["class"]),
    KeyMistake(.guess, "properties", "values", "settings", "attributes", "props", "apply", in: .setting, ["set"]),
    KeyMistake(.guess, "in", "inside", "within", "container", "containers", "parent", in: .setting, ["containedIn"]),
    KeyMistake(.uikit, "whenContainedInInstancesOf", "whenContainedIn", "containedInInstancesOf", in: .setting, ["containedIn"]),
    KeyMistake(.uikit, "traitCollection", "forTraitCollection", "for", in: .setting, ["traits"]),
    KeyMistake(.guess, "trait", "when", "environment", in: .setting, ["traits"]),
  ]

  /// Common wrong guesses for properties under `set`, where UIKit's own names apply.
  // swift-format-ignore
  static let assignments: [KeyMistake] = [
    KeyMistake(.guess, "tint", "controlTint", in: .assignment, ["tintColor"], cause: "a proxy uses UIKit's names, and UIKit's name is 'tintColor'"),
    KeyMistake(.guess, "translucent", "isTransparent", "transparent", in: .assignment, ["isTranslucent"], cause: "a proxy uses UIKit's names, and UIKit's name is 'isTranslucent'"),
    KeyMistake(.guess, "background", "color", "barColor", "barTint", in: .assignment, ["barTintColor"], cause: "a proxy uses UIKit's names, and a bar's color is 'barTintColor'"),
    KeyMistake(.guess, "title", "titleAttributes", "textAttributes", "titleText", in: .assignment, ["titleTextAttributes"], cause: "a proxy uses UIKit's names, and UIKit's name is 'titleTextAttributes'"),
    KeyMistake(.guess, "titleColor", "textColor", "foregroundColor", in: .assignment, ["titleTextAttributes: { color: * }"], cause: "UIKit has the color of a title in 'titleTextAttributes'"),
    KeyMistake(.guess, "font", "titleFont", in: .assignment, ["titleTextAttributes: { font: * }"], cause: "UIKit has the font of a title in 'titleTextAttributes'"),
    KeyMistake(.guess, "textColor", "placeholderColor", in: .assignment, ["searchFieldBackgroundImage"], cause: "the colors of a search bar's text belong to its field, which a proxy can't style", advice: "write 'search: { field: { color: label } }' in 'navigationBar' instead"),
    KeyMistake(.guess, "largeTitle", "largeTitleAttributes", in: .assignment, ["largeTitleTextAttributes"], cause: "a proxy uses UIKit's names, and UIKit's name is 'largeTitleTextAttributes'"),
    KeyMistake(.guess, "largeTitleColor", in: .assignment, ["largeTitleTextAttributes: { color: * }"], cause: "UIKit has the color of a large title in 'largeTitleTextAttributes'"),
    KeyMistake(.guess, "largeTitleFont", in: .assignment, ["largeTitleTextAttributes: { font: * }"], cause: "UIKit has the font of a large title in 'largeTitleTextAttributes'"),
    KeyMistake(.guess, "largeTitles", in: .assignment, ["prefersLargeTitles"], cause: "a proxy uses UIKit's names, and UIKit's name is 'prefersLargeTitles'"),
    KeyMistake(.guess, "shadow", "hairline", "separator", in: .assignment, ["shadowImage"], rewrites: ["none": "shadowImage: empty"], cause: "a proxy uses UIKit's names, and the line at a bar's edge is 'shadowImage'"),
    KeyMistake(.guess, "backIndicator", "backImage", "backButtonImage", in: .assignment, ["backIndicatorImage"], cause: "a proxy uses UIKit's names, and UIKit's name is 'backIndicatorImage'"),
    KeyMistake(.guess, "backIndicatorMask", "backIndicatorMaskImage", in: .assignment, ["backIndicatorTransitionMaskImage"], cause: "a proxy uses UIKit's names, and UIKit's name is 'backIndicatorTransitionMaskImage'"),
    KeyMistake(.guess, "unselectedTint", "unselectedTintColor", "unselectedItemTint", in: .assignment, ["unselectedItemTintColor"], cause: "a proxy uses UIKit's names, and UIKit's name is 'unselectedItemTintColor'"),
    KeyMistake(.guess, "selectionIndicator", in: .assignment, ["selectionIndicatorImage"], cause: "a proxy uses UIKit's names, and UIKit's name is 'selectionIndicatorImage'"),
    KeyMistake(.guess, "badge", "badgeBackground", "badgeBackgroundColor", in: .assignment, ["badgeColor"], cause: "a proxy uses UIKit's names, and UIKit's name is 'badgeColor'"),
    KeyMistake(.guess, "badgeTitle", "badgeText", in: .assignment, ["badgeTextAttributes"], cause: "a proxy uses UIKit's names, and UIKit's name is 'badgeTextAttributes'"),
    KeyMistake(.guess, "offset", "titleOffset", "titlePosition", in: .assignment, ["titlePositionAdjustment"], cause: "a proxy uses UIKit's names, and UIKit's name is 'titlePositionAdjustment'"),
    KeyMistake(.guess, "style", in: .assignment, ["barStyle"], cause: "a proxy uses UIKit's names, and UIKit's name is 'barStyle'"),
    KeyMistake(.uikit, "backgroundEffect", in: .assignment, cause: "'backgroundEffect' belongs to a bar's appearance object, which the theme sets", advice: "write 'background.effect' in the bar instead"),
    KeyMistake(.uikit, "shadowColor", in: .assignment, cause: "'shadowColor' belongs to a bar's appearance object, which the theme sets", advice: "write 'shadow.color' in the bar instead"),
    KeyMistake(.uikit, "buttonAppearance", "plainButtonAppearance", in: .assignment, cause: "a bar's appearance object styles its buttons, and the theme sets that object", advice: "write 'button' in the bar instead"),
    KeyMistake(.uikit, "doneButtonAppearance", in: .assignment, cause: "a bar's appearance object styles its buttons, and the theme sets that object", advice: "write 'prominentButton' in the bar instead"),
    KeyMistake(.uikit, "stackedLayoutAppearance", in: .assignment, cause: "the tab bar's appearance object styles its items, and the theme sets that object", advice: "write 'stacked' in 'tabBar' instead"),
  ]

  /// Common wrong guesses for traits under `traits`.
  // swift-format-ignore
  static let traits: [KeyMistake] = [
    KeyMistake(.guess, "style", "mode", "appearance", "interfaceStyle", "colorScheme", in: .trait, ["userInterfaceStyle"], cause: "UIKit's trait for light and dark is 'userInterfaceStyle'"),
    KeyMistake(.guess, "dark", "darkMode", in: .trait, ["userInterfaceStyle: dark"], cause: "'dark' is a value of the trait 'userInterfaceStyle'"),
    KeyMistake(.guess, "light", in: .trait, ["userInterfaceStyle: light"], cause: "'light' is a value of the trait 'userInterfaceStyle'"),
    KeyMistake(.guess, "idiom", "device", in: .trait, ["userInterfaceIdiom"], cause: "UIKit's trait for the device is 'userInterfaceIdiom'"),
    KeyMistake(.guess, "pad", "iPad", in: .trait, ["userInterfaceIdiom: pad"], cause: "'pad' is a value of the trait 'userInterfaceIdiom'"),
    KeyMistake(.guess, "phone", "iPhone", in: .trait, ["userInterfaceIdiom: phone"], cause: "'phone' is a value of the trait 'userInterfaceIdiom'"),
    KeyMistake(.guess, "sizeClass", "width", "horizontal", in: .trait, ["horizontalSizeClass"], cause: "UIKit's trait for the width is 'horizontalSizeClass'"),
    KeyMistake(.guess, "height", "vertical", in: .trait, ["verticalSizeClass"], cause: "UIKit's trait for the height is 'verticalSizeClass'"),
    KeyMistake(.guess, "compact", in: .trait, ["horizontalSizeClass: compact"], cause: "'compact' is a value of the trait 'horizontalSizeClass'"),
    KeyMistake(.guess, "regular", in: .trait, ["horizontalSizeClass: regular"], cause: "'regular' is a value of the trait 'horizontalSizeClass'"),
    KeyMistake(.guess, "contrast", "highContrast", in: .trait, ["accessibilityContrast"], cause: "UIKit's trait for the contrast is 'accessibilityContrast'"),
    KeyMistake(.guess, "boldText", in: .trait, ["legibilityWeight: bold"], cause: "UIKit's trait for bold text is 'legibilityWeight'"),
    KeyMistake(.guess, "rightToLeft", "rtl", in: .trait, ["layoutDirection: rightToLeft"], cause: "UIKit's trait for the direction of reading is 'layoutDirection'"),
    KeyMistake(.guess, "gamut", in: .trait, ["displayGamut"], cause: "UIKit's trait for the gamut is 'displayGamut'"),
    KeyMistake(.guess, "scale", in: .trait, ["displayScale"], cause: "UIKit's trait for the pixels in a point is 'displayScale'"),
  ]

  /// Mistaken names of text attributes under `set`.
  // swift-format-ignore
  static let textAttributes: [KeyMistake] = [
    KeyMistake(.uikit, "NSForegroundColorAttributeName", "NSAttributedString.Key.foregroundColor", ".foregroundColor", "textColor", "UITextAttributeTextColor", in: [.textAttribute, .text], ["color"]),
    KeyMistake(.uikit, "NSFontAttributeName", "NSAttributedString.Key.font", ".font", "UITextAttributeFont", in: [.textAttribute, .text], ["font"]),
    KeyMistake(.uikit, "NSKernAttributeName", "NSAttributedString.Key.kern", ".kern", in: [.textAttribute, .text], ["kern"]),
    KeyMistake(.css, "font-size", in: .textAttribute, ["font: { size: * }"], cause: "'font-size' is CSS; the size belongs to the font"),
    KeyMistake(.guess, "size", "fontSize", in: .textAttribute, ["font: { size: * }"], cause: "the size belongs to the font"),
    KeyMistake(.css, "letter-spacing", in: .textAttribute, ["kern"]),
  ]
}
