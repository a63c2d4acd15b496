import LintelSchema

/// The background of a bar below iOS 13, worked out from that of an appearance object.
struct LegacyBackground {
  let image: LegacyBar.Content?
  /// Nil leaves it to UIKit, which asks the image.
  let isTranslucent: Bool?
  let tint: ResolvedColor?
  let shadow: LegacyBar.Content?

  /// - Parameters:
  ///   - appearance: the object.
  ///   - value: its values, by the theme's name behind the bar's.
  init(_ appearance: Appearance, value: (String) -> ResolvedValue?) {
    let color = value("background.color").flatMap(\.visibleColor)
    let translucency = value("background.translucency")
    let hasBlur =
      value("background.effect").map { $0 != .none }
      ?? (appearance.configure == Preset.defaultBackground)
    let isOpaque =
      translucency == .keyword("opaque")
      || translucency == nil
        && (color.map { $0.knownAlpha >= 1 } ?? (appearance.configure == Preset.opaqueBackground))
    shadow = Self.shadow(of: appearance, value)
    var image: LegacyBar.Content?
    if case .image(let own) = value("background.image"), let legacy = own.beforeIOS13 {
      image = .value(.image(legacy))
    } else if translucency == .keyword("almostOpaque") {
      // As the runtime draws it: nothing is seen to shine through, and the bar counts as translucent.
      image = color.map { .fill($0.withAlpha(0.99)) }
    } else if !hasBlur, !isOpaque {
      image = color.map { .fill($0) } ?? .emptyImage
    } else if let color, !hasBlur || isOpaque, let shadow, shadow != .emptyImage {
      // UIKit shows a shadow of one's own only under a background image of one's own.
      image = .fill(translucency == .keyword("opaque") ? color.withAlpha(1) : color)
    }
    self.image = image
    if case .image = value("background.image"), translucency == nil {
      isTranslucent = nil
    } else {
      isTranslucent = !isOpaque
    }
    tint = image == nil || isOpaque ? color : nil
  }

  /// Nil for UIKit's own line.
  private static func shadow(
    of appearance: Appearance,
    _ value: (String) -> ResolvedValue?
  ) -> LegacyBar.Content? {
    let color = value("shadow.color")
    let visible = color.flatMap(\.visibleColor)
    if case .image(let own) = value("shadow.image"), let image = own.beforeIOS13 {
      guard image.rendering == "template" else { return .value(.image(image)) }
      // A template takes the color, of which older systems know nothing.
      guard color == nil || visible != nil else { return .emptyImage }
      if case .fill = image.source, let visible { return .fill(visible) }
      return .value(.image(image))
    }
    if let visible { return .fill(visible) }
    return color != nil || appearance.configure == Preset.transparentBackground ? .emptyImage : nil
  }
}

extension LegacyBar.Content {
  /// An image of one color.
  static func fill(_ color: ResolvedColor) -> LegacyBar.Content {
    .value(.image(Image(.fill(Image.Fill(color: color)))))
  }
}
