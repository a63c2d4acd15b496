import LintelAppearance
import LintelSchema
import LintelTheme

/// The background behind the items of a bar in one slot: the bar's own over the screen's.
package struct Backdrop {
  /// The possible colors, all opaque, or an empty list if only the app knows them.
  let shades: [Shade]
  /// Whether more colors would be known if the theme set the screen's background.
  let needsScreenBackground: Bool

  /// A backdrop that only the app knows, such as a photo or glass.
  static let unknown = Backdrop(shades: [], needsScreenBackground: false)

  /// The colors without those of UIKit's material, which is the background of many sheets, whose bars aren't behind the status bar.
  var themedShades: [Shade] { shades.filter { !$0.isMaterial } }

  /// The alpha below which a background shows so much of the content behind it that its own color says too little.
  private static let minimumAlpha = 0.5
}

extension Backdrop {
  /// Creates the backdrop of a slot; `nil` is an object that the theme doesn't change, or a color that it doesn't set.
  init(
    _ object: Appearance?,
    leaves: BackgroundLeaves,
    screen: ResolvedColor?,
    fades: Bool,
    _ environment: ColorEnvironment
  ) {
    guard let object, let own = Self.own(object, leaves, environment) else {
      self = .unknown
      return
    }
    // Content shines through a material without a color.
    guard screen != nil || !own.contains(where: \.isMaterial) else {
      (shades, needsScreenBackground) = ([], true)
      return
    }
    let behind = screen.map { environment.shades(of: $0) } ?? []
    let isThin = fades || own.contains { $0.color.alpha < Self.minimumAlpha }
    guard !behind.isEmpty || !isThin else {
      // Even if a fade's screen is unknown, the background can be judged where it is complete.
      let complete = own.filter { $0.color.alpha >= Self.minimumAlpha }
      shades = complete.compactMap { $0.composited(over: Self.plain(environment)) }
      needsScreenBackground = screen == nil
      return
    }
    needsScreenBackground = false
    let screens = behind.isEmpty ? [Self.plain(environment)] : behind
    // If several colors are equally hard to read, the finding names the opaque one, because it is in
    // the theme.
    let alphas = fades ? [1, 0.75, 0.5, 0.25, 0] : [1.0]
    shades = own.flatMap { shade in
      screens.flatMap { screen in
        let screen = Shade(color: screen.color.opaque, choices: screen.choices)
        return alphas.compactMap { alpha in
          var faded = shade
          faded.color = shade.color.faded(by: alpha)
          faded.progress = alpha < 1 ? alpha : nil
          return faded.composited(over: screen)
        }
      }
    }
  }

  /// The color that represents content that hardly shows.
  private static func plain(_ environment: ColorEnvironment) -> Shade {
    let level: Double = environment.isDark ? 0 : 1
    return Shade(color: KnownColor(.srgb, red: level, green: level, blue: level))
  }

  /// The measured color of the bar's material over plain content, or `nil` on versions with glass.
  private static func material(_ environment: ColorEnvironment) -> Shade? {
    guard environment.version < Version(26) else { return nil }
    let level = environment.isDark ? 0.114 : 0.976
    let color = KnownColor(.srgb, red: level, green: level, blue: level, alpha: 0.94)
    return Shade(color: color, isMaterial: true)
  }

  /// The background's own colors, or `nil` if they are unknown.
  private static func own(
    _ object: Appearance,
    _ leaves: BackgroundLeaves,
    _ environment: ColorEnvironment
  ) -> [Shade]? {
    let material = material(environment)
    let clear = Shade(color: KnownColor(.srgb, red: 0, green: 0, blue: 0, alpha: 0))
    let effect = object.value(of: leaves.effect)
    let hasMaterial =
      effect == nil ? object.configure == "defaultBackground" : effect != ResolvedValue.none
    var shades: [Shade]
    switch object.value(of: leaves.color) {
    case .color(let color)?: shades = environment.shades(of: color)
    case nil where object.configure == "opaqueBackground":
      shades = environment.shades(of: .system("systemBackground", alpha: 1))
    case _: shades = [clear]
    }
    if hasMaterial, shades.contains(where: { $0.color.alpha < 1 }) {
      guard let material else { return nil }
      shades = shades.compactMap { $0.composited(over: material) }
    }
    if let image = object.image(of: leaves.image) {
      switch image.source {
      case .asset, .symbol: return nil
      case .fill(let fill):
        let fills = environment.shades(of: fill.color)
        shades = fills.flatMap { front in shades.compactMap { front.composited(over: $0) } }
      case .gradient(let gradient):
        let stops = gradient.stops.flatMap { environment.shades(of: $0.color) }
        shades = stops.flatMap { front in shades.compactMap { front.composited(over: $0) } }
      }
    }
    return shades.isEmpty ? nil : shades
  }
}
