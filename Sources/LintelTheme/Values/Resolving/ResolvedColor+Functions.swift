import LintelSchema

extension ResolvedColor {
  package init(_ color: KnownColor) {
    switch color.space {
    case .srgb:
      self = .srgb(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .displayP3:
      self = .displayP3(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  /// The known color, or `nil` if only the app knows the color, or if it varies by appearance.
  ///
  /// UIKit's fixed colors, such as `white`, are known.
  package var known: KnownColor? {
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      KnownColor(.srgb, red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      KnownColor(.displayP3, red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name, let alpha):
      UIKitColors[name]?.fixed.map { KnownColor($0).faded(by: alpha) }
    case .asset, .parameter, .function, .appearances: nil
    }
  }

  package subscript(appearance: ColorAppearance) -> ResolvedColor {
    if case .appearances(let variants) = self { variants[appearance] } else { self }
  }

  /// Creates a color from one for each appearance, without redundant variants, or returns `nil` if any of them is `nil`.
  ///
  /// The colors that the closure returns don't have variants.
  package init?(byAppearance color: (ColorAppearance) -> ResolvedColor?) {
    guard let light = color(.light), let dark = color(.dark),
      let lightHighContrast = color(.lightHighContrast),
      let darkHighContrast = color(.darkHighContrast)
    else { return nil }
    self = AppearanceVariants(
      light: light,
      dark: dark,
      lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast
    ).canonical(ResolvedColor.appearances)
  }

  /// Returns the color with its alpha transformed, or the same color if it's made of others.
  package func mappingAlpha(_ transform: (Double) -> Double) -> ResolvedColor {
    switch self {
    case .srgb(let red, let green, let blue, let alpha):
      .srgb(red: red, green: green, blue: blue, alpha: transform(alpha))
    case .displayP3(let red, let green, let blue, let alpha):
      .displayP3(red: red, green: green, blue: blue, alpha: transform(alpha))
    case .system(let name, let alpha): .system(name, alpha: transform(alpha))
    case .asset(let name, let alpha): .asset(name, alpha: transform(alpha))
    case .parameter(let name, let alpha): .parameter(name, alpha: transform(alpha))
    case .function, .appearances: self
    }
  }
}

/// The functions of colors without variants, which return `nil` if the result grows too large.
extension ResolvedColor {
  /// Multiplies the alpha, inside of functions, too, if that has the same result.
  func faded(by factor: Double) -> ResolvedColor? {
    guard factor != 1 else { return self }
    switch self {
    case .srgb, .displayP3, .system, .asset, .parameter: return mappingAlpha { $0 * factor }
    case .appearances: return ResolvedColor(byAppearance: { self[$0].faded(by: factor) })
    case .function("alpha", let arguments, let amount):
      return .function("alpha", arguments, amount: (amount ?? 1) * factor)
    case .function("readable", _, _):
      // A fainter color has less contrast, so fading the candidates could change the choice.
      return .function("alpha", [self], amount: factor)
    case .function(let name, let arguments, let amount):
      let faded = arguments.compactMap { $0.faded(by: factor) }
      guard faded.count == arguments.count else { return nil }
      return .function(name, faded, amount: amount)
    }
  }

  /// Adds to the lightness, or subtracts from it if the amount is negative.
  func lightened(by amount: Double) -> ResolvedColor? {
    guard amount != 0 else { return self }
    if let known { return ResolvedColor(known.lightened(by: amount)) }
    return Self.bounded(amount < 0 ? "darken" : "lighten", [self], amount: abs(amount))
  }

  /// Mixes with another color, in OKLab if both are known.
  func mixed(with other: ResolvedColor, share: Double) -> ResolvedColor? {
    if let known, let known2 = other.known {
      return ResolvedColor(known.mixed(with: known2, share: share))
    }
    return Self.bounded("mix", [self, other], amount: share)
  }

  /// Returns the color with more contrast on this one, or a function unless all three colors are known.
  func mostReadable(_ first: ResolvedColor, _ second: ResolvedColor) -> ResolvedColor? {
    if first == second { return first }
    guard let background = known, let a = first.known, let b = second.known else {
      return Self.bounded("readable", [self, first, second], amount: nil)
    }
    return background.mostReadable(a, b) == a ? first : second
  }

  /// Returns a function that the app evaluates, or `nil` if it's too large.
  private static func bounded(
    _ name: String,
    _ arguments: [ResolvedColor],
    amount: Double?
  ) -> ResolvedColor? {
    let color = ResolvedColor.function(name, arguments, amount: amount)
    var room = ResolutionLimits.size
    return color.fits(in: &room) ? color : nil
  }

  /// Whether the color's parts fit into the remaining room, which they reduce.
  private func fits(in room: inout Int) -> Bool {
    room -= 1
    guard room >= 0 else { return false }
    guard case .function(_, let arguments, _) = self else { return true }
    for argument in arguments where !argument.fits(in: &room) { return false }
    return true
  }
}
