import LintelDiagnostics

/// The findings about modifiers and contexts.
extension DesignTokenLibrary {
  private typealias Modifier = ResolverDocument.Modifier

  /// Reports modifiers that a theme doesn't support, and contexts that don't match a brand, a promo, or an appearance.
  ///
  /// `brandFamilies` lists each of the theme's brands with the brands that it extends, nearest first, or is `nil` without a theme.
  package mutating func checkModifiers(brandFamilies: [[String]]?) {
    for (document, roles) in zip(documents, roles) {
      for (modifier, role) in zip(document.modifiers, roles) {
        switch role {
        case .brands(let choice):
          reportLeftOut(modifier, choice.values, "a brand of the theme", Self.nameHelp("brands"))
          checkBrands(modifier, choice, brandFamilies ?? [])
          if brandFamilies == nil { reportRenamed(modifier, choice) }
        case .appearances(let choice):
          let help = "the appearances are light and dark, each with and without high contrast"
          reportLeftOut(modifier, choice.values, "an appearance", help)
        case .promos(let choice):
          reportLeftOut(modifier, choice.values, "a promo of the theme", Self.nameHelp("promos"))
          if modifier.defaultContext == nil { reportNoDefault(modifier, "for promos") }
          if brandFamilies == nil { reportUndated(modifier, choice) }
        case .other: reportOther(modifier)
        }
      }
    }
  }

  /// Reports a modifier that isn't for brands, promos, or appearances, or that the author declared unused.
  private mutating func reportOther(_ modifier: Modifier) {
    let isUnused = choices[modifier.name] ?? modifier.choice != nil
    guard let context = modifier.defaultContext.map({ modifier.contexts[$0].name }) else {
      let kind = isUnused ? "declared unused" : "for neither brands, promos, nor appearances"
      return reportNoDefault(modifier, kind)
    }
    if isUnused {
      let message = "Lintel uses the default '\(context)' of the modifier '\(modifier.name)'"
      return diagnostics.append("unusable-modifier", as: .info, message, at: modifier.range)
    }
    diagnostics.append(
      "unusable-modifier",
      as: .info,
      "the modifier '\(modifier.name)' is for neither brands, promos, nor appearances: Lintel uses its default '\(context)'",
      at: modifier.range,
      notes: [
        Note("its contexts are \(modifier.contexts.map(\.name).quotedList(conjunction: "and"))")
      ],
      help: [
        "Lintel recognizes contexts with the names of brands, promos, light, and dark",
        "otherwise, write what it is for: \"$extensions\": { \"lintel\": { \"role\": \"brands\" } } in the "
          + "modifier, or 'lintel import --modifier \(modifier.name)=brands'",
      ]
    )
  }

  /// Reports a modifier without a default, whose value is therefore unknown.
  private mutating func reportNoDefault(_ modifier: Modifier, _ kind: String) {
    let message = "the modifier '\(modifier.name)' is \(kind), but has no 'default'"
    let help = "write one of its contexts as 'default'"
    diagnostics.append("missing-key", message, at: modifier.range, help: [help])
  }

  /// Returns help for connecting a modifier with the theme.
  private static func nameHelp(_ kind: String) -> String {
    "give one of the theme's \(kind) its name, or write which one it is: \"$extensions\": { \"lintel\": "
      + "{ \"role\": \"\(kind)\", \"contexts\": { \"CONTEXT\": \"NAME\" } } } in the modifier"
  }

  /// Reports the contexts of a modifier that don't match anything in the theme.
  private mutating func reportLeftOut(
    _ modifier: Modifier,
    _ used: some Collection<Int>,
    _ noun: String,
    _ help: String
  ) {
    for (index, context) in modifier.contexts.enumerated()
    where !used.contains(index) && modifier.defaultContext != index {
      note(context, of: modifier, "isn't \(noun) and is left out", help: [help])
    }
  }

  /// Reports the brands of a conversion whose names differ from those of their contexts.
  private mutating func reportRenamed(_ modifier: Modifier, _ choice: [String: Int]) {
    for (brand, index) in choice where modifier.contexts[index].name != brand {
      note(modifier.contexts[index], of: modifier, "is brand '\(brand)' in a theme")
    }
  }

  /// Reports the names of a conversion's promos, and that the document doesn't declare when they run.
  private mutating func reportUndated(_ modifier: Modifier, _ choice: [String: Int]) {
    for (promo, index) in choice {
      let text = "is promo '\(promo)' in a theme, and the document doesn't say when it runs"
      let help = "give the promo 'from' and 'until', or 'with' if it runs together with others"
      note(modifier.contexts[index], of: modifier, text, help: [help])
    }
  }

  private mutating func note(
    _ context: ResolverDocument.Context,
    of modifier: Modifier,
    _ text: String,
    help: [String] = []
  ) {
    let message = "the context '\(context.name)' of '\(modifier.name)' \(text)"
    diagnostics.append("unusable-modifier", as: .info, message, at: context.range, help: help)
  }

  /// Checks that there is a default if the theme has brands without a context.
  private mutating func checkBrands(
    _ modifier: Modifier,
    _ choice: [String: Int],
    _ families: [[String]]
  ) {
    guard modifier.defaultContext == nil else { return }
    let missing = families.filter { family in !family.contains { choice[$0] != nil } }
      .compactMap(\.first)
    guard !missing.isEmpty else { return }
    diagnostics.append(
      "missing-key",
      "the modifier '\(modifier.name)' has no 'default', and none of its contexts is for the "
        + "theme's \(missing.quotedList(conjunction: "and"))",
      at: modifier.range,
      help: ["add a context for each brand, or name one as the 'default'"]
    )
  }

  /// Reports a token without a value in light appearance.
  mutating func reportNoLight(_ declaration: Declaration) {
    append(
      Diagnostic(
        "value-by-appearance",
        as: .warning,
        "'\(declaration.token.path)' has no value in light appearance and is left out",
        at: declaration.token.keyRange,
        help: ["declare it in a set, or also for light"]
      )
    )
  }

  /// Reports values that differ by appearance, although only colors can.
  mutating func reportByAppearance(_ declarations: [Declaration]) {
    let light = declarations[0]
    let others = declarations.dropFirst().filter { $0.value != light.value }
    append(
      Diagnostic(
        "value-by-appearance",
        as: .warning,
        "'\(light.token.path)' differs by appearance, but only colors can: Lintel uses the value for light",
        at: light.token.keyRange,
        notes: Set(others.map(\.token.keyRange)).sorted().map { Note("it differs here", at: $0) },
        help: ["give it one value, and let only its colors differ"]
      )
    )
  }

  /// Reports documents with too many tokens, counted in all readings.
  mutating func reportExhausted() {
    let places = documents.map { SourceRange(file: $0.file, lower: 0, upper: 0) }
    guard let first = places.first else { return }
    let noun = places.count == 1 ? "the document has" : "the documents together have"
    diagnostics.append(
      "oversized-token",
      "\(noun) too many tokens, counting every brand and appearance",
      at: first,
      notes: places.dropFirst().map { Note("its tokens count, too", at: $0) }
    )
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Adds findings, except for those about mistakes that are already reported at the same place.
  ///
  /// Files are read again for every choice of contexts. The advice can differ, because different tokens are near, but the mistake doesn't.
  mutating func addNew(_ found: [Diagnostic]) {
    func mistake(_ finding: Diagnostic) -> Diagnostic {
      Diagnostic(finding.rule, finding.message, at: finding.range)
    }
    var known = Set(diagnostics.map(mistake))
    diagnostics += found.filter { known.insert(mistake($0)).inserted }
  }
}

extension Value {
  /// Creates a value that differs by appearance, or returns `nil` if a theme can't express that.
  init?(byAppearance values: [ColorAppearance: Value]) {
    guard let light = values[.light] else { return nil }
    let images = values.compactMapValues { value -> ImageValue.Gradient? in
      guard case .image(let image) = value, case .gradient(let gradient) = image.source else {
        return nil
      }
      return gradient
    }
    if let gradient = images[.light], images.count == values.count {
      // Gradients with the same stops differ only in their colors.
      let locations = gradient.stops.map(\.location)
      guard images.values.allSatisfy({ $0.stops.map(\.location) == locations }) else { return nil }
      let stops = gradient.stops.indices.map { index in
        ImageValue.Gradient.Stop(
          color: ColorValue(byAppearance: images.mapValues { $0.stops[index].color })
            ?? gradient.stops[index].color,
          location: locations[index]
        )
      }
      self = .image(Image(.gradient(.init(from: gradient.from, stops: stops))))
      return
    }
    let colors = values.compactMapValues(\.colorValue)
    guard light.colorValue != nil, colors.count == values.count,
      let color = ColorValue(byAppearance: colors)
    else { return nil }
    self = Value(color)
  }

  /// The value as a color, if it is a color or refers to one.
  package var colorValue: ColorValue? {
    if case .color(let color) = self { return color }
    if case .token(let key) = self, key.group == .colors { return .token(key) }
    return nil
  }
}

extension ColorValue {
  /// Creates a color with variants by appearance, or returns `nil` if there is no light one.
  init?(byAppearance colors: [ColorAppearance: ColorValue]) {
    guard let light = colors[.light] else { return nil }
    self = AppearanceVariants(
      light: light,
      dark: colors[.dark],
      lightHighContrast: colors[.lightHighContrast],
      darkHighContrast: colors[.darkHighContrast]
    ).canonical(ColorValue.appearances)
  }
}
