import LintelAppearance
import LintelCascade
import LintelLint
import LintelSchema
import LintelTheme

/// Describes how readable colors are on what is behind them.
struct ContrastText {
  /// The limit of brands to list.
  private static let maximumBrands = 6

  let analysis: ThemeAnalysis

  /// Returns a line for each brand in which an entry's color must be visible, and none for other entries.
  func lines(of place: EntryPlace) -> [String] {
    guard let cascade = analysis.cascade, let leaf = cascade.theme.leaf(of: place.target),
      let bar = Schema.standard[leaf].bar,
      let declaration = cascade.declarations(of: place.target).first(where: {
        place.entries.contains($0.entry)
      })
    else { return [] }
    let theme = cascade.theme
    let condition = theme.conditions[declaration.condition.index]
    var lines = OrderedGroups<String, String>()
    for (index, brand) in theme.space.brands.enumerated().prefix(Self.maximumBrands) {
      guard theme.space.domains[Dimension.brand.index].contains(condition[.brand], index),
        var selection = CursorPlace.selection(condition, in: cascade)
      else { continue }
      selection.brand = index
      guard theme.space.exists(screen: selection.screen, inBrand: index),
        let text = text(leaf, of: bar, condition, selection, cascade)
      else { continue }
      lines.add([brand.name], to: text)
    }
    let isShared = lines.all.count < 2
    return lines.all.map { text, brands in
      isShared ? text : "\(brands.joined(separator: ", ")): \(text)"
    }
  }

  /// Returns the contrast in one context, in light and dark, or `nil` if it isn't known.
  private func text(
    _ leaf: LeafID,
    of kind: BarKind,
    _ condition: Condition,
    _ selection: ContextSelection,
    _ cascade: Cascade
  ) -> String? {
    let own = cascade.limited(to: selection.release)
    let resolver = ContextResolver(own)
    guard let found = resolver.resolved(selection).bars.first(where: { $0.kind == kind }) else {
      return nil
    }
    let bar = ResolvedContext.ResolvedBar(kind: kind, slots: [:], values: found.values)
    var screen: ResolvedColor?
    let background = Schema.standard[.screenBackground]
    if case .color(let color) = resolver.facts(selection).first(where: { $0.leaf == background })?
      .value
    {
      screen = color
    }
    let reader = ContrastReader(analysis.options.lint)
    let slots = kind.slots.filter {
      cascade.theme.space.domains[Dimension.slot.index].contains(condition[.slot], $0.rawValue)
    }
    var parts: [String] = []
    for appearance in [ColorAppearance.light, .dark] {
      let environment = ColorEnvironment(
        appearance: appearance,
        version: selection.ios,
        samples: cascade.theme.samples,
        assets: cascade.theme.assets?.possibleColors ?? [:]
      )
      let readings = slots.flatMap { slot -> [ContrastReading] in
        guard let object = found.slots[slot] ?? nil else { return [] }
        return reader.readings(of: bar, object, in: slot, screen: screen, environment)
          .filter { $0.leaf == leaf }
      }
      guard let worst = readings.min(by: { $0.ratio < $1.ratio }) else { continue }
      let ratio = TokenValues.number((worst.ratio * 100).rounded(.down) / 100)
      let isEnough = worst.ratio >= worst.needed
      parts.append(
        "\(appearance == .light ? "light" : "dark") \(ratio):1 (\(worst.front.shortText) on "
          + "\(worst.back.shortText)\(isEnough ? "" : ", less than \(TokenValues.number(worst.needed)):1"))"
      )
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
