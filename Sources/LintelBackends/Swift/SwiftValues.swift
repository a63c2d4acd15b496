import LintelSchema
import LintelTheme

/// Writes values of a theme as expressions.
struct SwiftValues: Sendable {
  let names: SwiftNames
  let minimum: Version
  /// The expressions for colors that are tokens, by the tokens' names in values.
  var tokenColor: @Sendable (String) -> SwiftExpression? = { _ in nil }

  func color(_ color: ResolvedColor) -> SwiftExpression {
    switch color {
    case .srgb(let red, let green, let blue, let alpha):
      let rgba = Self.rgba(red, green, blue, alpha)
      guard rgba & 0xFF == 0xFF else { return .call("ThemeColor.srgb", [.rgba(rgba)]) }
      return .call("ThemeColor.rgb", [.rgb(rgba >> 8)])
    case .displayP3(let red, let green, let blue, let alpha):
      let components = [red, green, blue].map { SwiftArgument(nil, .number($0)) }
      let last = alpha == 1 ? [] : [SwiftArgument("alpha", .number(alpha))]
      return .call("ThemeColor.displayP3", components + last)
    case .system(let name, let alpha): return faded(system(name), alpha)
    case .asset(let name, let alpha):
      return faded(.call("ThemeColor.asset", [.string(name)]), alpha)
    case .parameter(let name, let alpha):
      let own = SwiftExpression.name("context.colors.\(names.parameters[name] ?? name)")
      return faded(tokenColor(name) ?? own, alpha)
    case .function(let name, let arguments, let amount):
      let amounts = amount.map { [SwiftExpression.number($0)] } ?? []
      return .call("ThemeColor.\(name)", arguments.map(self.color) + amounts)
    case .appearances(let variants):
      let isPlain = [
        variants.light, variants.dark, variants.lightHighContrast, variants.darkHighContrast,
      ].allSatisfy { color in color.map { Self.opaque($0) != nil } ?? true }
      func written(_ color: ResolvedColor) -> SwiftExpression {
        (isPlain ? Self.opaque(color) : nil).map(SwiftExpression.rgb) ?? self.color(color)
      }
      let parts: [(String, SwiftExpression?)] = [
        ("light", written(variants.light)), ("dark", variants.dark.map(written)),
        ("lightHighContrast", variants.lightHighContrast.map(written)),
        ("darkHighContrast", variants.darkHighContrast.map(written)),
      ]
      return .call("ThemeColor.appearances", Self.written(parts))
    }
  }

  /// Returns `0xRRGGBB` for an opaque sRGB color, or `nil` for any other color.
  private static func opaque(_ color: ResolvedColor) -> UInt32? {
    guard case .srgb(let red, let green, let blue, let alpha) = color else { return nil }
    let rgba = rgba(red, green, blue, alpha)
    return rgba & 0xFF == 0xFF ? rgba >> 8 : nil
  }

  private func faded(_ color: SwiftExpression, _ alpha: Double) -> SwiftExpression {
    alpha == 1 ? color : .call("ThemeColor.alpha", [color, .number(alpha)])
  }

  private func system(_ name: String) -> SwiftExpression {
    // Deprecated since iOS 13 in favor of this one.
    if name == "groupTableViewBackground", minimum >= oldestIOS {
      return .name("UIColor.systemGroupedBackground")
    }
    let isNewer = Self.newerSystemColors.contains(name) && minimum < Version(15)
    return .name("\(isNewer ? "ThemeColor" : "UIColor").\(name)")
  }

  /// The colors that are new in iOS 15, which the runtime library replaces on older systems.
  private static let newerSystemColors: Set<String> = ["systemMint", "systemCyan", "tintColor"]

  private static func rgba(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double
  ) -> UInt32 {
    [red, green, blue, alpha].reduce(0) { result, component in
      result << 8 | UInt32((min(max(component, 0), 1) * 255).rounded())
    }
  }

  func font(
    _ font: FontValue,
    with parts: [DerivedFont.Part: SwiftExpression] = [:],
    base: SwiftExpression? = nil
  ) -> SwiftExpression {
    func member(_ name: String?) -> SwiftExpression? { name.map(SwiftExpression.implicit) }
    let arguments: [(String, SwiftExpression?)] = [
      ("base", base), ("style", member(font.style)),
      ("family", parts[.family] ?? font.family.map(SwiftExpression.string)),
      ("size", parts[.size] ?? font.size.map(SwiftExpression.number)),
      ("weight", parts[.weight] ?? member(font.weight)),
      ("width", member(font.width)),
      ("design", member(font.design)),
      ("relativeTo", member(font.relativeTo)),
      ("maximumSize", font.maximumSize.map(SwiftExpression.number)),
      ("features", font.features.isEmpty ? nil : .array(font.features.map(SwiftExpression.string))),
    ]
    return .member(.call("ThemeFont", Self.written(arguments)), "uiFont")
  }

  func image(_ image: Image<ResolvedColor>) -> SwiftExpression {
    var arguments = [SwiftArgument(nil, source(image.source))]
    if let rendering = image.rendering {
      let mode = rendering == "template" ? ".alwaysTemplate" : ".alwaysOriginal"
      arguments.append(SwiftArgument("rendering", .name(mode)))
    }
    if let insets = image.insets, insets.count == 4 {
      let sides = zip(["top", "left", "bottom", "right"], insets)
      let values = sides.map { SwiftArgument($0, .number($1)) }
      arguments.append(SwiftArgument("insets", .call("UIEdgeInsets", values)))
    }
    return .member(.call("ThemeImage", arguments), "uiImage")
  }

  private func source(_ source: Image<ResolvedColor>.Source) -> SwiftExpression {
    switch source {
    case .asset(let name): return .call(".asset", [.string(name)])
    case .symbol(let symbol):
      let options: [(String, SwiftExpression?)] = [
        ("weight", symbol.weight.map { .name(".\($0)") }),
        ("scale", symbol.scale.map { .name(".\($0)") }),
        ("pointSize", symbol.pointSize.map(SwiftExpression.number)),
      ]
      let name = SwiftArgument(nil, .string(symbol.name))
      return .call(".symbol", [name] + Self.written(options))
    case .gradient(let gradient):
      let stops = gradient.stops.map { stop in
        SwiftExpression.call(
          "GradientStop",
          [SwiftArgument(nil, color(stop.color)), SwiftArgument("at", .number(stop.location))]
        )
      }
      let start = SwiftArgument("from", .implicit(gradient.from))
      return .call(".gradient", [start, SwiftArgument("stops", .array(stops))])
    case .fill(let fill):
      let radius = SwiftArgument("cornerRadius", .number(fill.cornerRadius))
      let color = SwiftArgument(nil, color(fill.color))
      return .call(".fill", fill.cornerRadius == 0 ? [color] : [color, radius])
    }
  }

  private static func written(
    _ arguments: [(label: String, value: SwiftExpression?)]
  ) -> [SwiftArgument] {
    arguments.compactMap { label, value in value.map { SwiftArgument(label, $0) } }
  }

  func value(_ value: ResolvedValue, as type: ValueType) -> SwiftExpression {
    switch value {
    case .none: return .none
    case .color(let color): return self.color(color)
    case .font(let font): return self.font(font)
    case .image(let image): return self.image(image)
    case .effect(let style):
      return .call("UIBlurEffect", [SwiftArgument("style", .name(".\(style)"))])
    case .offset(let x, let y):
      return .call(
        "UIOffset",
        [SwiftArgument("horizontal", .number(x)), SwiftArgument("vertical", .number(y))]
      )
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .string(let string): return .string(string)
    case .keyword(let name): return keyword(name, of: type)
    }
  }

  private func keyword(_ name: String, of type: ValueType) -> SwiftExpression {
    guard case .keyword(let set) = type, let keyword = set[name] else {
      return .implicit(name)
    }
    if keyword.options.isEmpty { return .implicit(keyword.uikitName) }
    if keyword.options.count == 1 { return .name(".\(keyword.options[0])") }
    return .array(keyword.options.map { .name(".\($0)") })
  }
}
