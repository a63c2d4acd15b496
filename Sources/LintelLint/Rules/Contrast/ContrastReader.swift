package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// A color that is visible on another color.
struct ContrastPair {
  /// The contrast ratio, from 1 to 21.
  let ratio: Double
  let front: KnownColor
  /// The color behind, opaque.
  let back: Shade

  /// The pair with the least contrast, or `nil` if nothing is visible or known.
  static func worst(of fronts: [Shade], on backs: [Shade]) -> ContrastPair? {
    var worst: ContrastPair?
    for front in fronts where front.color.alpha > 0 {
      for back in backs where front.choices.joined(with: back.choices) != nil {
        let ratio = front.color.contrastRatio(on: back.color)
        if ratio < worst?.ratio ?? .infinity {
          worst = ContrastPair(ratio: ratio, front: front.color, back: back)
        }
      }
    }
    return worst
  }
}

/// The contrast of a bar's color against the color behind it.
package struct ContrastReading: Sendable {
  package let leaf: LeafID
  /// The layout of a tab item, or `nil` for everything else.
  package let layout: ItemLayout?
  /// The state of a tab item, or `nil` for everything else.
  package let state: ItemState?
  /// The contrast ratio, from 1 to 21.
  package let ratio: Double
  /// The ratio that WCAG 2.2 or the project's configuration requires.
  package let needed: Double
  /// The color in front, composited over the color behind.
  package let front: KnownColor
  /// The color behind, opaque.
  package let back: KnownColor
}

/// Measures the contrast of single bars in the same way as `low-contrast` measures that of whole themes.
package struct ContrastReader {
  private let schema = Schema.standard
  /// The settings of the rules, which include the required contrast.
  private let settings: LintSettings
  private let leaves = ForegroundLeaves()

  package init(_ settings: LintSettings) {
    self.settings = settings
  }

  /// Measures every visible color in a slot of a bar, as far as it is known, in the order of the properties.
  package func readings(
    of bar: ResolvedContext.ResolvedBar,
    _ object: Appearance?,
    in slot: AppearanceSlot,
    screen: ResolvedColor?,
    _ environment: ColorEnvironment
  ) -> [ContrastReading] {
    let behavior = bar.value(of: schema[.scrollBehavior], in: .standard)
    let backdrop = Backdrop(
      object,
      leaves: BackgroundLeaves(of: bar.kind, in: schema),
      screen: screen,
      fades: behavior?.keyword() == ScrollBehaviorName.fade,
      environment
    )
    return leaves.foregrounds(bar, object, in: slot).compactMap { foreground in
      let behind: [Shade] =
        switch foreground.role {
        case .text, .largeText, .icon, .field: backdrop.shades
        case .badge: environment.shades(of: leaves.badge(of: foreground, in: object))
        case .fieldText, .fieldIcon:
          leaves.field(of: bar, in: slot).map { environment.shades(of: $0) } ?? []
        case .prominentText:
          environment.version < Version(26)
            ? backdrop.shades
            : leaves.fill(of: bar, in: slot).map { environment.shades(of: $0) } ?? []
        }
      guard let worst = ContrastPair.worst(of: environment.shades(of: foreground.color), on: behind)
      else { return nil }
      return ContrastReading(
        leaf: foreground.leaf,
        layout: foreground.layout,
        state: foreground.state,
        ratio: worst.ratio,
        needed: settings.minimumContrast(of: foreground.role),
        front: worst.front.composited(over: worst.back.color.opaque),
        back: worst.back.color.opaque
      )
    }
  }
}
