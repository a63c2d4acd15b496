import LintelAppearance
import LintelSchema
import LintelTheme

/// A color behind the items of a bar.
struct Shade: Hashable {
  /// The color, with an alpha of 1 as part of a backdrop.
  let color: KnownColor
  /// How far a fade has come where the color shows, from 0; nil outside of fades, and where one is complete.
  var progress: Double?

  /// When the color shows, as the end of a phrase; empty if it shows at rest.
  var moment: String {
    switch progress {
    case nil: ""
    case 0: " before the fade"
    case let progress?: " at \((progress * 100).shortText)% of the fade"
    }
  }
}

/// What lies behind the items of a bar in one slot: the bar's background over the screen's.
package struct Backdrop {
  /// The colors that it may be, all opaque; empty if only the app knows.
  let shades: [Shade]
  /// Whether it would be known if the theme said what is behind the bar.
  let needsScreenBackground: Bool

  /// A backdrop that only the app knows, such as a photo or glass.
  static let unknown = Backdrop(shades: [], needsScreenBackground: false)

  /// Below it a translucent color says too little about what shows.
  private static let leastAlpha = 0.5

  /// Creates the backdrop of a slot.
  ///
  /// - Parameters:
  ///   - object: the appearance object that shows, nil for a bar whose objects are left alone.
  ///   - leaves: the leaves of the bar's background.
  ///   - screen: the color of the screen, nil if the theme does not say.
  ///   - fades: whether the background fades in and out with the content.
  ///   - environment: the appearance and version.
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
    let behind = screen.map { environment.colors(of: $0) } ?? []
    let isThin = fades || own.contains { $0.alpha < Self.leastAlpha }
    guard !behind.isEmpty || !isThin else {
      // A fade without a known screen is still judged where the background is complete.
      let complete = own.filter { $0.alpha >= Self.leastAlpha }
      shades = complete.map { Shade(color: $0.composited(over: Self.plain(environment))) }
      needsScreenBackground = screen == nil
      return
    }
    needsScreenBackground = false
    let screens = behind.isEmpty ? [Self.plain(environment)] : behind
    // If several colors are equally hard to read, the finding names the opaque one, which is in the
    // theme.
    let alphas = fades ? [1, 0.75, 0.5, 0.25, 0] : [1.0]
    shades = own.flatMap { color in
      screens.flatMap { screen in
        alphas.map { alpha in
          Shade(
            color: color.faded(by: alpha).composited(over: screen.opaque),
            progress: alpha < 1 ? alpha : nil
          )
        }
      }
    }
  }

  /// Creates a backdrop of shades that are known.
  private init(shades: [Shade], needsScreenBackground: Bool) {
    self.shades = shades
    self.needsScreenBackground = needsScreenBackground
  }

  /// What content is taken for where it hardly shows.
  private static func plain(_ environment: ColorEnvironment) -> KnownColor {
    let level: Double = environment.isDark ? 0 : 1
    return KnownColor(.srgb, red: level, green: level, blue: level)
  }

  /// The bar's material over plain content as measured, nil where it is glass.
  private static func material(_ environment: ColorEnvironment) -> KnownColor? {
    guard environment.version < Version(26) else { return nil }
    let level = environment.isDark ? 0.114 : 0.976
    return KnownColor(.srgb, red: level, green: level, blue: level, alpha: 0.94)
  }

  /// The background's own colors, nil if they are unknown.
  private static func own(
    _ object: Appearance,
    _ leaves: BackgroundLeaves,
    _ environment: ColorEnvironment
  ) -> [KnownColor]? {
    let material = material(environment)
    let clear = KnownColor(.srgb, red: 0, green: 0, blue: 0, alpha: 0)
    let effect = object.value(of: leaves.effect)
    let hasMaterial =
      effect == nil ? object.configure == "defaultBackground" : effect != ResolvedValue.none
    var colors: [KnownColor]
    switch object.value(of: leaves.color) {
    case .color(let color)?: colors = environment.colors(of: color)
    case nil where object.configure == "opaqueBackground":
      colors = environment.colors(of: .system("systemBackground", alpha: 1))
    case _: colors = [clear]
    }
    if hasMaterial, colors.contains(where: { $0.alpha < 1 }) {
      // Of a material alone Apple says no color, and the content shines through it.
      guard let material, colors.allSatisfy({ $0.alpha >= leastAlpha }) else { return nil }
      colors = colors.map { $0.composited(over: material) }
    }
    if let image = object.image(of: leaves.image) {
      switch image.source {
      case .asset, .symbol: return nil
      case .fill(let fill):
        let fills = environment.colors(of: fill.color)
        colors = fills.flatMap { front in colors.map { front.composited(over: $0) } }
      case .gradient(let gradient):
        let stops = gradient.stops.flatMap { environment.colors(of: $0.color) }
        colors = stops.flatMap { front in colors.map { front.composited(over: $0) } }
      }
    }
    return colors.isEmpty ? nil : colors
  }
}
