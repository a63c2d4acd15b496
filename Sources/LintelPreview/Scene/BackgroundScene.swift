import LintelAppearance
import LintelSchema
import LintelTheme

/// What lies behind a bar's items, from the bottom up: effect, color, image; and the line at the bar's edge.
struct BackgroundScene: Hashable, Sendable {
  /// The blur at the bottom; nil for none.
  var material: Material?
  /// The color above the blur; nil for none.
  var color: ResolvedColor?
  /// The image on top; nil for none.
  var image: Image<ResolvedColor>?
  /// A `UIView.ContentMode`.
  var imageMode = "scaleToFill"
  /// The line at the edge; nil where nothing is drawn.
  var shadow: ShadowScene?

  /// - Parameters:
  ///   - object: the appearance object that shows.
  ///   - design: the system's.
  ///   - isBlack: whether what the system draws by itself is dark.
  init(_ object: Appearance, _ design: BarDesign, isBlack: Bool = false) {
    func system(_ color: ResolvedColor) -> ResolvedColor {
      isBlack ? color.kept(KeptStyle(dark: true), on: design.version) : color
    }

    let values = PartValues(object, at: object.bar.rawValue)
    let isGlass = design == .glass
    switch values["background.effect"] {
    case .effect(let name): material = Material(name)
    case nil where object.configure == "defaultBackground" && !isGlass:
      material = Material(isBlack ? "systemChromeMaterialDark" : "systemChromeMaterial")
    case _: break
    }
    if values.declares("background.color") {
      color = values.color("background.color")
    } else if object.configure == "opaqueBackground" {
      color = system(.uikit("systemBackground"))
    }
    image = values.image("background.image")
    imageMode = values.keyword("background.imageMode") ?? imageMode
    switch values[.backgroundTranslucency]?.keyword(Translucency.self) {
    case .opaque, .almostOpaque:
      color = (color ?? system(.uikit("systemBackground"))).opaque
      material = nil
    case .translucent, nil: break
    }
    let own: ResolvedColor? =
      object.configure == "transparentBackground" || isGlass
      ? nil : .uikit("black", alpha: 0.3)
    let line = values.declares("shadow.color") ? values.color("shadow.color") : own
    shadow = ShadowScene(color: line, image: values.image("shadow.image"))
  }

  /// Whether the content shows as it is.
  var isClear: Bool { material == nil && color == nil && image == nil }
}

/// The line between a bar and the content.
struct ShadowScene: Hashable, Sendable {
  /// Of the hairline, or of a template image.
  let color: ResolvedColor?
  /// In place of the hairline.
  let image: Image<ResolvedColor>?

  /// By UIKit's rules: nil where nothing is drawn.
  init?(color: ResolvedColor?, image: Image<ResolvedColor>?) {
    let visible = color == .uikit("clear") ? nil : color
    guard visible != nil || (image != nil && image?.rendering != "template") else { return nil }
    self.color = visible
    self.image = image
  }
}

/// A blur, and the tint that it lays over what it blurs.
///
/// Apple gives no numbers for materials; these are close to what is seen, and that of the bars is as measured.
struct Material: Hashable, Sendable {
  /// A `UIBlurEffect.Style`.
  let name: String
  /// The color over what is blurred, translucent so that the blur shows.
  let tint: ResolvedColor

  /// The material of a `UIBlurEffect.Style`; Apple publishes no numbers, so the tints are close
  /// guesses.
  init(_ name: String) {
    self.name = name
    let alpha: Double =
      switch name {
      case _ where name.contains("UltraThin"): 0.46
      case _ where name.contains("Thin"): 0.6
      case _ where name.contains("Thick"): 0.87
      case _ where name.contains("Chrome"): 0.94
      case "light": 0.4
      case "dark": 0.73
      case "extraLight": 0.82
      case _: 0.74
      }
    let light = Self.gray(0.976, alpha)
    let dark = Self.gray(0.114, alpha)
    if name.hasSuffix("Light") || name == "light" {
      tint = light
    } else if name.hasSuffix("Dark") || name == "dark" {
      tint = dark
    } else {
      tint = .appearances(light: light, dark: dark)
    }
  }

  /// A gray from 0 (black) to 1 (white) with an alpha.
  private static func gray(_ level: Double, _ alpha: Double) -> ResolvedColor {
    .srgb(red: level, green: level, blue: level, alpha: alpha)
  }
}

/// Removes transparency.
extension ResolvedColor {
  /// The color with an alpha of 1.
  var opaque: ResolvedColor {
    if case .appearances(let variants) = self { return .appearances(variants.map(\.opaque)) }
    return mappingAlpha { _ in 1 }
  }
}
