import LintelAppearance
import LintelLint
import LintelSchema
import LintelTheme

/// The values of one part of a bar by their names in the part, such as `color` or `shadow.offset` of a title.
struct PartValues {
  private var values: [String: ResolvedValue] = [:]

  init(_ values: [String: ResolvedValue]) { self.values = values }

  /// Creates the values of an object below a path, such as `navigationBar.title`; only tab items have a layout and a state.
  init(_ object: Appearance?, at path: String, layout: ItemLayout? = nil, state: ItemState? = nil) {
    for value in object?.values ?? [] where layout == nil || value.layout == layout {
      guard layout == nil || value.state == state else { continue }
      let leaf = Schema.standard[value.leaf].path
      guard leaf.hasPrefix(path + ".") else { continue }
      values[String(leaf.dropFirst(path.count + 1))] = value.value
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Returns whether the name, or anything below it, is declared.
  func declares(_ name: String) -> Bool {
    values.keys.contains { $0 == name || $0.hasPrefix(name + ".") }
  }

  subscript(name: String) -> ResolvedValue? { values[name] }

  /// Returns a color, or `nil` also for `none`, which `declares` distinguishes.
  func color(_ name: String) -> ResolvedColor? { values[name]?.color }

  func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  func keyword(_ name: String) -> String? {
    if case .keyword(let keyword) = values[name] { keyword } else { nil }
  }

  subscript(name: BarLeafName) -> ResolvedValue? { values[name.rawValue] }

  func font(_ name: String) -> FontValue? {
    if case .font(let font) = values[name] { font } else { nil }
  }

  func image(_ name: String) -> Image<ResolvedColor>? {
    if case .image(let image) = values[name] { image } else { nil }
  }

  func offset(_ name: String) -> Offset? {
    if case .offset(let x, let y) = values[name] { Offset(x: x, y: y) } else { nil }
  }
}

/// A vector in points, with y pointing down.
struct Offset: Hashable, Sendable {
  var x = 0.0
  var y = 0.0

  static let zero = Offset()
}

extension ResolvedColor {
  static func uikit(_ name: String, alpha: Double = 1) -> ResolvedColor {
    .system(name, alpha: alpha)
  }

  /// Returns the color with its alpha multiplied.
  func faded(_ factor: Double) -> ResolvedColor {
    switch self {
    case .srgb, .displayP3, .system, .asset, .parameter: mappingAlpha { $0 * factor }
    case .function: .function("alpha", [self], amount: factor)
    case .appearances(let variants): .appearances(variants.map { $0.faded(factor) })
    }
  }

  /// Returns the color in a style, regardless of its surroundings; high contrast stays the same.
  func kept(_ style: KeptStyle, on version: Version) -> ResolvedColor {
    switch self {
    case .srgb, .displayP3, .asset, .parameter: return self
    case .function(let name, let arguments, let amount):
      return .function(name, arguments.map { $0.kept(style, on: version) }, amount: amount)
    case .system, .appearances: break
    }
    return .appearances { appearance in
      let appearance = style.appearance(in: appearance)
      switch self {
      case .appearances(let variants):
        return variants[appearance]
          .kept(KeptStyle(dark: appearance.isDark), on: version)[appearance]
      case .system, .srgb, .displayP3, .asset, .parameter, .function:
        let known = ColorEnvironment(appearance: appearance, version: version, samples: [:]).shown(
          self
        )
        let parts = known.srgb
        return .srgb(red: parts[0], green: parts[1], blue: parts[2], alpha: known.alpha)
      }
    }
  }

  static func appearances(light: ResolvedColor, dark: ResolvedColor) -> ResolvedColor {
    .appearances(AppearanceVariants(light: light, dark: dark))
  }

  /// Returns a color with a variant for each appearance, the light one first.
  static func appearances(_ variant: (ColorAppearance) -> ResolvedColor) -> ResolvedColor {
    .appearances(
      AppearanceVariants(
        light: variant(.light),
        dark: variant(.dark),
        lightHighContrast: variant(.lightHighContrast),
        darkHighContrast: variant(.darkHighContrast)
      )
    )
  }

  /// The first part of the color that only the app knows, such as `asset(Brand)`, or `nil` if all is known.
  var unknownName: String? {
    leaves.lazy.compactMap { leaf in
      switch leaf {
      case .asset(let name, _): "asset(\(name))"
      case .parameter(let name, _): "runtime color \(name)"
      case .srgb, .displayP3, .system, .function, .appearances: nil
      }
    }.first
  }

  /// The color of text and icons on glass that is filled with this color: white, or black on very light
  /// fills.
  var onGlass: ResolvedColor {
    .appearances { appearance in
      let environment = ColorEnvironment(appearance: appearance, version: Version(26), samples: [:])
      let isLight = (environment.colors(of: self).first?.relativeLuminance ?? 0) > 0.5
      return .uikit(isLight ? "black" : "white")
    }
  }
}
