import LintelAppearance
import LintelSchema
import LintelTheme

/// The background of a bar from the bottom up: effect, color, and image; and the line at the bar's edge.
struct BackgroundScene: Hashable, Sendable {
  /// The blur at the bottom, or `nil` for none.
  var material: Material?
  var color: ResolvedColor?
  var image: Image<ResolvedColor>?
  /// The name of a `UIView.ContentMode`.
  var imageMode = "scaleToFill"
  /// The line at the edge, or `nil` if nothing is drawn.
  var shadow: ShadowScene?

  /// Creates the background of an appearance object; `isBlack` makes the system's own colors dark.
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

  var isClear: Bool { material == nil && color == nil && image == nil }
}

struct ShadowScene: Hashable, Sendable {
  /// The color of the hairline, or of a template image.
  let color: ResolvedColor?
  /// The image that replaces the hairline.
  let image: Image<ResolvedColor>?

  /// Creates a line by UIKit's rules, or returns `nil` if nothing is drawn.
  init?(color: ResolvedColor?, image: Image<ResolvedColor>?) {
    let visible = color == .uikit("clear") ? nil : color
    guard visible != nil || (image != nil && image?.rendering != "template") else { return nil }
    self.color = visible
    self.image = image
  }
}

/// A blur, and the tint over the blurred content.
///
/// Apple doesn't publish numbers for materials. The numbers here are close to what is visible, and those of bars are measured.
struct Material: Hashable, Sendable {
  /// A `UIBlurEffect.Style`.
  let name: String
  /// The color over the blurred content, translucent so that the blur shows.
  let tint: ResolvedColor

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

  /// Returns a gray from 0 (black) to 1 (white) with an alpha.
  private static func gray(_ level: Double, _ alpha: Double) -> ResolvedColor {
    .srgb(red: level, green: level, blue: level, alpha: alpha)
  }
}

extension ResolvedColor {
  var opaque: ResolvedColor {
    if case .appearances(let variants) = self { return .appearances(variants.map(\.opaque)) }
    return mappingAlpha { _ in 1 }
  }
}
