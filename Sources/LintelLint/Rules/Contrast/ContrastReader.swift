package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// Two colors, where one is visible on the other.
struct ContrastPair {
  /// The contrast ratio, from 1 to 21.
  let ratio: Double
  /// The color in front.
  let front: KnownColor
  /// The color behind, opaque.
  let back: Shade

  /// The pair with the least contrast; nil if nothing is seen, or nothing is known.
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
  /// The leaf of the color in front.
  package let leaf: LeafID
  /// Nil except in tab items.
  package let layout: ItemLayout?
  /// Nil except in tab items.
  package let state: ItemState?
  /// 1 to 21.
  package let ratio: Double
  /// What WCAG 2.2 or the project's own settings ask for.
  package let needed: Double
  /// As it shows, over what is behind it.
  package let front: KnownColor
  /// The color behind, opaque.
  package let back: KnownColor
}

/// Measures single bars by the same rules as `low-contrast` does whole themes.
package struct ContrastReader {
  /// The table of properties.
  private let schema = Schema.standard
  /// The settings of the rules.
  private let settings: LintSettings
  /// What each leaf is used for.
  private let leaves = ForegroundLeaves()

  /// - Parameter settings: how much contrast is asked for.
  package init(_ settings: LintSettings) {
    self.settings = settings
  }

  /// Measures every color that is visible in a slot of a bar, as far as it is known.
  ///
  /// - Parameters:
  ///   - bar: the bar.
  ///   - object: the appearance object that shows in the slot.
  ///   - slot: the slot.
  ///   - screen: the color of the screen behind the bar; nil if the theme says none.
  ///   - environment: the appearance and the version.
  /// - Returns: a reading for each color of text or icon, in the order of the leaves.
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
        needed: settings.leastContrast(of: foreground.role),
        front: worst.front.composited(over: worst.back.color.opaque),
        back: worst.back.color.opaque
      )
    }
  }
}
