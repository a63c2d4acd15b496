#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// UIKit's values by name.
///
/// The compiler's table has the same names, which a test compares. Enumerations of the runtime library have them as raw values.
nonisolated enum TreeKeywords {
  static let textStyles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]
  static let fontWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
    "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let userInterfaceStyles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]
  /// The modes without `inline`, which is newer.
  static let largeTitleDisplayModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
  static let itemPositionings: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]
  static let textAlignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
    "byTruncatingHead": .byTruncatingHead, "byClipping": .byClipping,
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
  ]
  static let textEffects: [String: NSAttributedString.TextEffectStyle] = [
    "letterpressStyle": .letterpressStyle
  ]

  /// Returns the style for a line, its pattern, and whether it leaves out spaces, such as `singleDotByWord`.
  static func underlineStyle(_ name: String) -> NSUnderlineStyle? {
    let lines: [(String, NSUnderlineStyle)] = [
      ("single", .single), ("thick", .thick), ("double", .double),
    ]
    let patterns: [String: NSUnderlineStyle] = [
      "": [], "Dot": .patternDot, "Dash": .patternDash, "DashDot": .patternDashDot,
      "DashDotDot": .patternDashDotDot,
    ]
    guard let (word, line) = lines.first(where: { name.hasPrefix($0.0) }) else { return nil }
    var rest = String(name.dropFirst(word.count))
    var style = line
    if rest.hasSuffix("ByWord") {
      rest.removeLast("ByWord".count)
      style.insert(.byWord)
    }
    guard let pattern = patterns[rest] else { return nil }
    return style.union(pattern)
  }

  /// Returns UIKit's color with a name; some colors are newer than the oldest system, and one has been renamed.
  static func color(_ name: String) -> UIColor? {
    switch name {
    case "systemMint": return ThemeColor.systemMint
    case "systemCyan": return ThemeColor.systemCyan
    case "tintColor": return ThemeColor.tintColor
    default: break
    }
    if let color = colors[name] { return color }
    if #available(iOS 13, *) { return newerColors[name] }
    return lightColors[name].map(ThemeColor.srgb)
  }

  private static let colors: [String: UIColor] = [
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemGray": .systemGray,
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "lightText": .lightText, "darkText": .darkText,
  ]
}
#endif
