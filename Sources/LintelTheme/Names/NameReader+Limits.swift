import LintelDiagnostics

extension NameReader {
  /// Whether there are no more names than a theme is made for; if there are, says so once.
  mutating func checkCounts(_ limits: ThemeLimits) -> Bool {
    let kinds = [
      ("brands", names.brandPlaces, limits.brands),
      ("promos", names.promoPlaces, limits.promos),
      ("modes", names.modePlaces.mapValues { [$0] }, limits.modes),
      ("screens", names.screenPlaces, limits.screens),
    ]
    for (kind, places, limit) in kinds where places.count > limit {
      let firsts = places.values.compactMap(\.first).sorted()
      diagnostics.append(
        "too-many-names",
        "the theme has \(places.count) \(kind), more than the limit of \(limit)",
        at: firsts[limit],
        help: ["remove the ones that you no longer use, or split the theme by app"]
      )
      return false
    }
    return true
  }

  /// Whether brands extend each other no deeper than anybody can follow.
  mutating func checkDepth(_ limits: ThemeLimits) -> Bool {
    var depths: [Int] = []
    // A brand comes after the one that it extends.
    for brand in names.brandTree.brands {
      let depth = brand.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      guard depth > limits.extends else { continue }
      diagnostics.append(
        "too-many-names",
        "brand '\(brand.name)' is at the end of a chain of more than \(limits.extends) brands that extend each other",
        at: names.brandPlaces[brand.name, default: []].first ?? start,
        help: ["shorten the chain: extend a brand that is closer to its beginning"]
      )
      return false
    }
    return true
  }

  /// The beginning of the root file.
  private var start: SourceRange {
    SourceRange(file: files.first?.id ?? FileID(0), lower: 0, upper: 0)
  }
}
