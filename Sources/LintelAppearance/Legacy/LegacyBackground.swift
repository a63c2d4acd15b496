import LintelSchema
import LintelTheme

/// The background of a bar before iOS 13, derived from that of an appearance object.
struct LegacyBackground {
  /// The image for `setBackgroundImage`, or `nil` for UIKit's own material.
  let image: LegacyBar.Content?
  /// The value of `isTranslucent`, or `nil` if UIKit decides by the image.
  let isTranslucent: Bool?
  let tint: ResolvedColor?
  /// The image for `shadowImage`, or `nil` for UIKit's own line below or above the bar.
  let shadow: LegacyBar.Content?

  init(_ appearance: Appearance) {
    let leaves = BackgroundLeaves(of: appearance.bar, in: .standard)
    let color = appearance.value(of: leaves.color).flatMap(\.visibleColor)
    let written = appearance.value(of: leaves.translucency)
    let translucency = written?.keyword(Translucency.self)
    let hasBlur =
      appearance.value(of: leaves.effect).map { $0 != .none }
      ?? (appearance.configure == Preset.defaultBackground)
    let isOpaque =
      translucency == .opaque
      || written == nil
        && (color.map { $0.knownAlpha >= 1 } ?? (appearance.configure == Preset.opaqueBackground))
    shadow = Self.shadow(of: appearance, leaves)
    var image: LegacyBar.Content?
    if case .image(let own) = appearance.value(of: leaves.image), let legacy = own.beforeIOS13 {
      image = .value(.image(legacy))
    } else if translucency == .almostOpaque {
      // As the runtime draws it: nothing visibly shines through, but the bar counts as translucent.
      image = color.map { .fill($0.withAlpha(0.99)) }
    } else if !hasBlur, !isOpaque {
      image = color.map { .fill($0) } ?? .emptyImage
    } else if let color, !hasBlur || isOpaque, let shadow,
      shadow != .emptyImage || appearance.bar != .navigationBar
    {
      // UIKit uses a custom shadow only with a custom background image, except for a navigation bar's empty shadow.
      image = .fill(translucency == .opaque ? color.withAlpha(1) : color)
    }
    self.image = image
    if case .image = appearance.value(of: leaves.image), written == nil {
      isTranslucent = nil
    } else {
      isTranslucent = !isOpaque
    }
    tint = image == nil || isOpaque ? color : nil
  }

  /// Returns the shadow, or `nil` for UIKit's own line.
  private static func shadow(
    of appearance: Appearance,
    _ leaves: BackgroundLeaves
  ) -> LegacyBar.Content? {
    let color = appearance.value(of: leaves.shadowColor)
    let visible = color.flatMap(\.visibleColor)
    if case .image(let own) = appearance.value(of: leaves.shadowImage), let image = own.beforeIOS13
    {
      guard image.rendering == "template" else { return .value(.image(image)) }
      // A template needs the color, which older systems don't have.
      guard color == nil || visible != nil else { return .emptyImage }
      if case .fill = image.source, let visible { return .fill(visible) }
      return .value(.image(image))
    }
    if let visible { return .fill(visible) }
    return color != nil || appearance.configure == Preset.transparentBackground ? .emptyImage : nil
  }
}

extension LegacyBar.Content {
  static func fill(_ color: ResolvedColor) -> LegacyBar.Content {
    .value(.image(Image(.fill(Image.Fill(color: color)))))
  }
}
