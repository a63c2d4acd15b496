package import LintelSchema
package import LintelTheme

extension Appearance {
  /// Whether content shows through a background.
  package enum Opacity {
    /// Nothing shows through.
    case opaque
    /// Content shows through, blurred or not.
    case translucent
    /// Only the app knows.
    case unknown
  }

  /// Returns the opacity of the color, image, and preset, regardless of `translucency`.
  package func opacity(_ leaves: BackgroundLeaves) -> Opacity {
    if let image = image(of: leaves.image) {
      switch image.source {
      case .asset, .symbol: return .unknown
      case .fill(let fill):
        if fill.cornerRadius == 0, fill.color.opacity == .opaque { return .opaque }
      case .gradient(let gradient):
        if gradient.stops.allSatisfy({ $0.color.opacity == .opaque }) { return .opaque }
      }
    }
    switch value(of: leaves.color) {
    case .color(let color)?: return color.opacity
    case nil: return configure == "opaqueBackground" ? .opaque : .translucent
    case .some: return .translucent
    }
  }

  /// Returns whether a blur shows, either the preset's own or a declared one.
  package func hasBlur(_ leaves: BackgroundLeaves) -> Bool {
    guard opacity(leaves) != .opaque else { return false }
    return hasOwnBlur(leaves)
      || (configure == "defaultBackground" && value(of: leaves.effect) == nil)
  }

  /// Returns whether the theme itself puts a blur behind the bar that nothing covers.
  package func hasOwnBlur(_ leaves: BackgroundLeaves) -> Bool {
    guard opacity(leaves) != .opaque else { return false }
    return value(of: leaves.effect).map { $0 != .none } ?? false
  }
}

extension Appearance {
  /// The same look on systems with glass, where the default background is clear.
  package var onGlass: Appearance {
    configure == Preset.defaultBackground
      ? Appearance(bar: bar, configure: Preset.transparentBackground, values: values) : self
  }

  /// The same look without the values that are clear, like everything else of a transparent background.
  var visible: Appearance {
    guard configure == Preset.transparentBackground else { return self }
    return Appearance(bar: bar, configure: configure, values: values.filter { !$0.value.isClear })
  }

  /// Whether a background has nothing to show.
  var isClear: Bool { configure == Preset.transparentBackground && values.isEmpty }
}

extension ResolvedValue {
  fileprivate var isClear: Bool {
    if case .color(.system("clear", _)) = self { true } else { self == .none }
  }
}

extension ResolvedColor {
  /// Whether the color covers everything behind it, in every appearance.
  package var opacity: Appearance.Opacity {
    switch self {
    case .srgb(_, _, _, let alpha), .displayP3(_, _, _, let alpha):
      return alpha < 1 ? .translucent : .opaque
    case .system(let name, let alpha):
      guard let own = UIKitColors[name]?.variants(on: VersionLine.newest) else { return .unknown }
      return own.light.alpha * alpha < 1 ? .translucent : .opaque
    case .asset(_, let alpha), .parameter(_, let alpha):
      return alpha < 1 ? .translucent : .unknown
    case .function:
      return .unknown
    case .appearances(let variants):
      let all = ColorAppearance.allCases.map { variants[$0].opacity }
      if all.contains(.translucent) { return .translucent }
      return all.contains(.unknown) ? .unknown : .opaque
    }
  }
}

extension Appearance {
  /// Returns the value of a leaf that doesn't belong to a tab item.
  package func value(of leaf: LeafID) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.layout == nil }?.value
  }

  /// Returns the image of a leaf, or `nil` if its value isn't an image.
  package func image(of leaf: LeafID) -> Image<ResolvedColor>? {
    if case .image(let image) = value(of: leaf) { image } else { nil }
  }
}
