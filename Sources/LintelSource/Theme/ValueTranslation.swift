import LintelSchema
import LintelTheme

/// Translates values of the code to values of themes.
struct ValueTranslation {
  /// The colors of asset catalogs, by name.
  let colors: [String: SourceColor]
  /// The names of colors in the code, by their value in the theme.
  private(set) var colorNames: [ColorValue: String] = [:]
  /// The names of fonts in the code, by their value in the theme.
  private(set) var fontNames: [FontValue: String] = [:]

  /// Translates a value for a property, or throws `LostSetting` if there is no equivalent.
  mutating func value(_ value: SourceValue, for property: Property) throws(LostSetting) -> Value {
    if case .unknown(let reason) = value { throw LostSetting(reason) }
    if value == .none {
      guard property.isOptional else {
        throw LostSetting("'\(property.name)' of a theme can't be nil")
      }
      return .none
    }
    switch (property.type, value) {
    case (.color, .color(let color)): return .color(try self.color(color))
    case (.font, .font(let font)): return .font(try self.font(font))
    case (.image, .image(let image)):
      if case .fill = image.content { throw LostSetting("a theme has no images of one color") }
      guard let image = try Self.image(image) else { return .none }
      return .image(image)
    case (.effect, .keyword(let name)), (.effect, .text(let name)): return .effect(name)
    case (.offset, .fields(let fields)):
      return .offset(
        x: try Self.number(fields, ["horizontal", "width", "x"]),
        y: try Self.number(fields, ["vertical", "height", "y"])
      )
    case (.number, .number(let number)): return .number(number)
    case (.boolean, .bool(let boolean)): return .boolean(boolean)
    case (.keyword(let set), .keyword(let name)):
      let options = Set(name.split(separator: " ").map(String.init))
      let keyword = set.all.first { keyword in
        keyword.uikitName == name || keyword.name == name
          || !keyword.options.isEmpty && Set(keyword.options) == options
      }
      guard let keyword else {
        throw LostSetting("'\(property.name)' of a theme has no keyword '\(name)'")
      }
      return .keyword(keyword.name)
    case (.keyword(let set), .number(let number)):
      guard let keyword = UIKitRawValues.keyword(number, in: set) else {
        throw LostSetting(
          "'\(property.name)' of a theme has no keyword with the raw value \(number.spelled)"
        )
      }
      return .keyword(keyword.name)
    case (.string, .text(let text)): return .string(text)
    case (.color, _), (.font, _), (.image, _), (.effect, _), (.offset, _), (.number, _),
      (.boolean, _), (.keyword, _), (.string, _):
      throw LostSetting("the value isn't what '\(property.name)' of a theme takes")
    }
  }

  private static func number(
    _ fields: [String: SourceValue],
    _ names: [String]
  ) throws(LostSetting) -> Double {
    for name in names {
      guard let field = fields[name] else { continue }
      switch field {
      case .number(let number): return number
      case .unknown(let reason): throw LostSetting(reason)
      case .none, .bool, .text, .keyword, .color, .font, .image, .shadow, .fields:
        throw LostSetting(.value("'\(name)' isn't a number"))
      }
    }
    return 0
  }

  /// Returns the image, by its name in an asset catalog if the code names its file, or `nil` for the empty image, which removes UIKit's.
  private static func image(_ image: SourceImage) throws(LostSetting) -> ImageValue? {
    let rendering = image.renderingMode.flatMap { mode in
      ["alwaysOriginal": "original", "alwaysTemplate": "template"][mode]
    }
    switch image.content {
    case .empty, .fill: return nil
    case .asset(let name):
      let own = name.assetNameOfFile
      // `UIImage(named:)` needs the extension of other files, and finds them only outside of catalogs.
      let extensions = [".png", ".pdf", ".svg"]
      if own != nil, !extensions.contains(where: name.lowercased().hasSuffix) {
        throw LostSetting("'\(name)' is a file, and a theme's images are in an asset catalog")
      }
      return ImageValue(.asset(own ?? name), rendering: rendering)
    case .symbol(let name): return ImageValue(.symbol(.init(name: name)), rendering: rendering)
    }
  }
}

/// Colors and fonts.
extension ValueTranslation {
  /// Translates a color, and remembers its name in the code.
  mutating func color(_ color: SourceColor) throws(LostSetting) -> ColorValue {
    let value = try plainColor(color)
    if let name = color.name, colorNames[value].map({ name < $0 }) ?? true {
      colorNames[value] = name
    }
    return value
  }

  private func plainColor(_ color: SourceColor) throws(LostSetting) -> ColorValue {
    switch color.content {
    case .components(let red, let green, let blue, let alpha, let isDisplayP3):
      let (red, green, blue, alpha) =
        isDisplayP3
        ? (red, green, blue, alpha)
        : (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
      return .literal(
        ColorLiteral(isDisplayP3 ? .displayP3 : .srgb, red, green, blue, alpha: alpha)
      )
    case .system(let name):
      guard let name = Self.systemName(name) else {
        throw LostSetting("themes have no color '\(name)'")
      }
      return .system(name)
    case .asset(let name): return .asset(name)
    case .dynamic(let light, let dark):
      return .appearances(
        AppearanceVariants(light: try plainColor(light), dark: try plainColor(dark))
      )
    case .withAlpha(let base, let alpha): return try plainColor(base, with: alpha)
    case .supplied(let name): return .runtime(name: DraftNames.name(name), samples: Self.samples)
    }
  }

  /// The colors with which checks test a color that only the app knows.
  private static let samples = [
    ColorLiteral(.srgb, 1, 1, 1, alpha: 1), ColorLiteral(.srgb, 0, 0, 0, alpha: 1),
  ]

  /// Translates `withAlphaComponent(_:)`, which replaces the alpha; `alpha()` in a theme multiplies it.
  private func plainColor(
    _ color: SourceColor,
    with alpha: Double
  ) throws(LostSetting) -> ColorValue {
    switch color.content {
    case .components(let red, let green, let blue, _, let isDisplayP3):
      return try plainColor(
        SourceColor(
          .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
        )
      )
    case .withAlpha(let base, _): return try plainColor(base, with: alpha)
    case .dynamic(let light, let dark):
      return .appearances(
        AppearanceVariants(
          light: try plainColor(light, with: alpha),
          dark: try plainColor(dark, with: alpha)
        )
      )
    case .system(let name):
      guard let own = UIKitColors.all.first(where: { $0.name == Self.systemName(name) }),
        let variants = own.variants(on: VersionLine.newest),
        [variants.light, variants.dark, variants.lightHighContrast, variants.darkHighContrast]
          .allSatisfy({ $0.alpha == 1 })
      else {
        throw LostSetting(
          "the color '\(name)' has its own alpha, which the code replaces",
          advice: "write the color with the right alpha"
        )
      }
      return .function(.alpha(.system(own.name), alpha))
    case .asset(let name):
      guard let own = colors[name] else {
        throw LostSetting(.undeclared("no asset catalog that was read has the color '\(name)'"))
      }
      guard Self.isOpaque(own) else {
        throw LostSetting("the color '\(name)' has its own alpha, which the code replaces")
      }
      return .function(.alpha(.asset(name), alpha))
    case .supplied(let name):
      throw LostSetting(
        .undeclared("the color '\(name)' isn't declared in these files, and gets a different alpha")
      )
    }
  }

  private static func isOpaque(_ color: SourceColor) -> Bool {
    switch color.content {
    case .components(_, _, _, let alpha, _): alpha == 1
    case .dynamic(let light, let dark): isOpaque(light) && isOpaque(dark)
    case .system, .asset, .withAlpha, .supplied: false
    }
  }

  /// Returns UIKit's name without `Color`, or `nil` if themes don't have the color.
  private static func systemName(_ name: String) -> String? {
    let names = [name, name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    return names.first { name in UIKitColors.all.contains { $0.name == name } }
  }

  /// Rounds a component to the nearest of 256 steps if it's written as one, such as 0.2 for 51 of 255.
  private static func byte(_ component: Double) -> Double {
    let steps = (component * 255).rounded()
    return abs(steps / 255 - component) < 0.000_5 ? steps / 255 : component
  }

  /// Translates a font, and remembers its name in the code.
  mutating func font(_ font: SourceFont) throws(LostSetting) -> FontValue {
    var value = FontValue()
    switch font.face {
    case .system(let design):
      value.design = design == "default" ? nil : design
      value.size = font.size
      guard value.size != nil else { throw LostSetting(.value("the font has no size")) }
    case .named(let name):
      value.family = name
      value.size = font.size
    case .style(let style): value.style = style
    }
    guard !font.isItalic else { throw LostSetting("themes have no italic fonts") }
    value.weight = font.weight
    value.relativeTo = value.style == nil ? font.relativeTo : nil
    value.maximumSize = font.maximumSize
    // The system font with digits of one width is the system font with the feature 'tnum'.
    if font.hasMonospacedDigits { value.features = ["tnum"] }
    if let name = font.name, fontNames[value].map({ name < $0 }) ?? true {
      fontNames[value] = name
    }
    return value
  }
}
