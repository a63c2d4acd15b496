/// SwiftUI's names of colors whose UIKit names differ; UIKit's `red` and similar names are different colors.
private let uikitColors = [
  "primary": "label", "secondary": "secondaryLabel", "accentColor": "tintColor",
  "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
  "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
  "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
  "brown": "systemBrown", "gray": "systemGray",
]

extension ValueMistake {
  /// Returns UIKit's name of a SwiftUI color, or an empty string if both have the same name.
  static func uikitColor(ofSwiftUI name: String) -> String { uikitColors[name] ?? "" }

  /// Colors as Swift code writes them.
  // swift-format-ignore
  static let swiftColors: [ValueMistake] = [
    ValueMistake("UIColor.clear.cgColor", for: .color, ["clear"], "'@' is Swift; a theme uses only the color's name"),
    ValueMistake("UIColor.*.withAlphaComponent(*)", ".*.withAlphaComponent(*)", for: .color, ["alpha(* *2)"], "'@' is Swift; in a theme, 'alpha' makes a color translucent"),
    ValueMistake("Color.*.opacity(*)", ".*.opacity(*)", for: .color, ["alpha(*swiftUI *2)", "alpha(* *2)"], "'@' is SwiftUI; in a theme, 'alpha' makes a color translucent"),
    ValueMistake("*.opacity(*)", "*.withAlphaComponent(*)", "*.alpha(*)", for: .color, ["alpha(* *2)"], "'@' is Swift; in a theme, 'alpha' makes a color translucent"),
    ValueMistake("UIColor.*.cgColor", for: .color, ["*"], "'@' is Swift; a theme uses only the color's name"),
    ValueMistake("UIColor.*", for: .color, ["*", "$*"], "'@' is Swift; a theme uses only the color's name"),
    ValueMistake("Color(.*)", for: .color, ["*"], "'@' is SwiftUI; a theme uses only the color's name"),
    ValueMistake("Color(.*)", for: .color, ["asset(*)"], "'@' is SwiftUI; in a theme, 'asset' refers to a color in the asset catalog", isDoubtful: true),
    ValueMistake("UIColor(hue: *, saturation: *, brightness: *, alpha: *)", "Color(hue: *, saturation: *, brightness: *)", for: .color, ["*hsb"], "'@' is Swift; a theme doesn't have HSB"),
    ValueMistake("Color(\"*\")", for: .color, ["asset(*)"], "'@' is SwiftUI; in a theme, 'asset' refers to a color in the asset catalog"),
    ValueMistake("UIColor(named: \"*\")", "UIColor(named: \"*\")!", "UIColor(resource: .*)", "Asset.*.color", for: .color, ["asset(*)"], "'@' is Swift; in a theme, 'asset' refers to a color in the asset catalog"),
    ValueMistake("R.color.*()", for: .color, ["asset(*)"], "'@' is R.swift; in a theme, 'asset' refers to a color in the asset catalog"),
    ValueMistake("UIColor(hex: \"*\")", "Color(hex: \"*\")", "UIColor(\"*\")", for: .color, ["\"*\"", "\"#*\""], "'@' is Swift; a theme has only the hex color"),
    ValueMistake("UIColor(hex: 0x*)", for: .color, ["\"#*\""], "'@' is Swift; a theme writes a hex color as a string"),
    ValueMistake("UIColor(white: *, alpha: *)", for: .color, ["color(srgb * * * / *2)"], "'@' is Swift; a theme writes the components of a color as CSS does"),
    ValueMistake("UIColor(red: *.0/255.0, green: *.0/255.0, blue: *.0/255.0, alpha: *)", "UIColor(red: */255.0, green: */255.0, blue: */255.0, alpha: *)", "UIColor(red: */255, green: */255, blue: */255, alpha: *)", "UIColor(red: * / 255.0, green: * / 255.0, blue: * / 255.0, alpha: *)", "UIColor(red: * / 255, green: * / 255, blue: * / 255, alpha: *)", for: .color, ["rgb(* *2 *3 / *4)"], "'@' is Swift; a theme writes the components of a color as CSS does"),
    ValueMistake("UIColor(red: *, green: *, blue: *, alpha: *)", for: .color, ["color(srgb * *2 *3 / *4)"], "'@' is Swift; a theme writes the components of a color as CSS does", advice: "write 'rgb(11 110 153)', or a hex color such as \"#0B6E99\""),
    ValueMistake("Color(red: *.0/255.0, green: *.0/255.0, blue: *.0/255.0)", "Color(red: */255.0, green: */255.0, blue: */255.0)", "Color(red: */255, green: */255, blue: */255)", "Color(red: * / 255.0, green: * / 255.0, blue: * / 255.0)", "Color(red: * / 255, green: * / 255, blue: * / 255)", for: .color, ["rgb(* *2 *3)"], "'@' is SwiftUI; a theme writes the components of a color as CSS does"),
    ValueMistake("Color(red: *, green: *, blue: *, opacity: *)", "Color(.sRGB, red: *, green: *, blue: *, opacity: *)", for: .color, ["color(srgb * *2 *3 / *4)"], "'@' is SwiftUI; a theme writes the components of a color as CSS does"),
    ValueMistake("Color(red: *, green: *, blue: *)", for: .color, ["color(srgb * *2 *3)"], "'@' is SwiftUI; a theme writes the components of a color as CSS does"),
    ValueMistake("UIColor(displayP3Red: *, green: *, blue: *, alpha: *)", for: .color, ["display-p3(* *2 *3 / *4)"], "'@' is Swift; a theme writes the components of a color as CSS does"),
    ValueMistake("#colorLiteral(red: *, green: *, blue: *, alpha: *)", for: .color, ["color(srgb * *2 *3 / *4)"], "'@' is Swift; a theme writes the components of a color as CSS does"),
    ValueMistake("*(light: *, dark: *)", "*(any: *, dark: *)", for: .color, ["{ light: *2, dark: *3 }"], "'@' is Swift; in a theme, a color by appearance is a mapping"),
    ValueMistake("UIColor {*}", "UIColor(dynamicProvider: *)", for: .color, [], "'@' is Swift, and a theme doesn't run Swift", advice: "write both colors: '{ light: white, dark: black }'"),
    ValueMistake("UIColor(*)", for: .color, [], "'@' is Swift, and a theme doesn't run Swift", advice: "write a hex color such as \"#0B6E99\", a UIKit color such as 'label', or 'asset(Name)'"),
    ValueMistake("Color.*", for: .color, ["*swiftUI"], "'@' is SwiftUI, and UIKit has another name for the color"),
    ValueMistake("Color.*", for: .color, ["*", "$*"], "'@' is SwiftUI; a theme uses only the color's name"),
    ValueMistake(".primary", for: .color, ["label"], "'@' is SwiftUI; UIKit's name is 'label'"),
    ValueMistake(".secondary", for: .color, ["secondaryLabel"], "'@' is SwiftUI; UIKit's name is 'secondaryLabel'"),
    ValueMistake("primary", for: .color, ["$primary", "label"], "'primary' is SwiftUI's name; UIKit's is 'label'"),
    ValueMistake("secondary", for: .color, ["$secondary", "secondaryLabel"], "'secondary' is SwiftUI's name; UIKit's is 'secondaryLabel'"),
    ValueMistake("accentColor", for: .color, ["$accentColor", "tintColor"], "'accentColor' is SwiftUI's name; UIKit's is 'tintColor'"),
    ValueMistake("0x*", for: .color, ["\"#*\""], "'@' is a number in Swift; a theme writes a hex color as a string"),
    ValueMistake("Colors.transparent", for: .color, ["clear"], "'@' is Flutter; in a theme, it's 'clear'"),
    ValueMistake("Colors.*", for: .color, ["$*"], "'@' is Swift; in a theme, '$' refers to a token"),
  ]

  /// Other values as Swift code writes them.
  // swift-format-ignore
  static let swiftValues: [ValueMistake] = [
    ValueMistake("nil", for: .any, ["none"], "'nil' is Swift; in a theme, it's 'none'", advice: "write 'unset', which leaves the value to UIKit"),
    ValueMistake("null", for: .any, ["none"], "'null' isn't a value in a theme; 'none' means nil", advice: "write 'unset', which leaves the value to UIKit"),
    ValueMistake("UIFont.preferredFont(forTextStyle: .*)", ".preferredFont(forTextStyle: .*)", "UIFont.TextStyle.*", for: .font, ["*"], "'@' is Swift; a theme uses only the text style's name"),
    ValueMistake("UIFont.systemFont(ofSize: *, weight: .*)", ".systemFont(ofSize: *, weight: .*)", for: .font, ["{ size: *, weight: *2 }"], "'@' is Swift; in a theme, a font is a mapping"),
    ValueMistake("UIFont.systemFont(ofSize: *)", ".systemFont(ofSize: *)", for: .font, ["{ size: * }"], "'@' is Swift; in a theme, a font is a mapping"),
    ValueMistake("UIFont.boldSystemFont(ofSize: *)", ".boldSystemFont(ofSize: *)", for: .font, ["{ size: *, weight: bold }"], "'@' is Swift; in a theme, a font is a mapping"),
    ValueMistake("UIFont(name: \"*\", size: *)", "UIFont(name: \"*\", size: *)!", for: .font, ["{ family: *, size: *2 }"], "'@' is Swift; in a theme, a font is a mapping"),
    ValueMistake(".*.bold()", for: .font, ["{ style: *, weight: bold }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake(".*.weight(.*)", for: .font, ["{ style: *, weight: *2 }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake(".system(.*, design: .*)", for: .font, ["{ style: *, design: *2 }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake(".system(size: *, weight: .*)", "Font.system(size: *, weight: .*)", for: .font, ["{ size: *, weight: *2 }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake(".custom(\"*\", size: *)", "Font.custom(\"*\", size: *)", for: .font, ["{ family: *, size: *2 }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake(".system(size: *)", "Font.system(size: *)", for: .font, ["{ size: * }"], "'@' is SwiftUI; in a theme, a font is a mapping"),
    ValueMistake("system(* *)", "system(*, *)", for: .font, ["{ size: *, weight: *2 }"], "'@' isn't a font; a system font is a mapping without a name"),
    ValueMistake("Font.*", for: .font, ["*"], "'@' is SwiftUI; a theme uses only the text style's name"),
    ValueMistake("UIImage(systemName: \"*\")", for: .image, ["{ symbol: * }"], "'@' is Swift; in a theme, a symbol is a mapping"),
    ValueMistake("UIImage(named: \"*\")", "UIImage.*", for: .image, ["{ asset: * }"], "'@' is Swift; in a theme, an image is a mapping"),
    ValueMistake("Image(systemName: \"*\")", for: .image, ["{ symbol: * }"], "'@' is SwiftUI; in a theme, a symbol is a mapping"),
    ValueMistake("Image(\"*\")", for: .image, ["{ asset: * }"], "'@' is SwiftUI; in a theme, an image is a mapping"),
    ValueMistake("UIImage()", for: [.image, .color], ["none"], "'@' is Swift; in a theme, an empty image is 'none'"),
    ValueMistake("UIBlurEffect(style: .*)", "UIBlurEffect.Style.*", for: .effect, ["*"], "'@' is Swift; a theme uses only the style's name"),
    ValueMistake(".ultraThinMaterial", for: .effect, ["systemUltraThinMaterial"], "'@' is SwiftUI; UIKit's name is 'systemUltraThinMaterial'"),
    ValueMistake(".thinMaterial", for: .effect, ["systemThinMaterial"], "'@' is SwiftUI; UIKit's name is 'systemThinMaterial'"),
    ValueMistake(".regularMaterial", for: .effect, ["systemMaterial"], "'@' is SwiftUI; UIKit's name is 'systemMaterial'"),
    ValueMistake(".thickMaterial", for: .effect, ["systemThickMaterial"], "'@' is SwiftUI; UIKit's name is 'systemThickMaterial'"),
    ValueMistake(".bar", for: .effect, ["systemChromeMaterial"], "'@' is SwiftUI; UIKit's name is 'systemChromeMaterial'"),
    ValueMistake("UIOffset(horizontal: *, vertical: *)", "CGPoint(x: *, y: *)", "CGSize(width: *, height: *)", for: .offset, ["[*, *2]"], "'@' is Swift; in a theme, an offset is a pair"),
    ValueMistake(".zero", for: .offset, ["[0, 0]"], "'@' is Swift; in a theme, an offset is a pair"),
    ValueMistake("UIFont.Weight.*", for: .keyword, ["*"], "'@' is Swift; a theme uses only the weight's name"),
    ValueMistake("NSUnderlineStyle.*.rawValue", "NSUnderlineStyle.*", for: .keyword, ["*"], "'@' is Swift; a theme uses only the style's name"),
    ValueMistake("UIBarStyle.*", "UIStatusBarStyle.*", for: .keyword, ["*"], "'@' is Swift; a theme uses only the case's name"),
    ValueMistake(".default", for: .keyword, ["default", "automatic", "system"], "'@' is Swift; a theme names the case without the dot"),
    ValueMistake("CGFloat(*)", for: .number, ["*"], "'@' is Swift; a theme has only the number"),
    ValueMistake(".*", for: .any, ["*"], "'@' is Swift; a theme writes the name without the dot"),
    ValueMistake(".*", for: .color, ["$*"], "'@' is Swift; in a theme, '$' refers to a token"),
    ValueMistake("\"*\"", for: .any, ["*"], "the quotes around '*' are part of the text"),
  ]
}
