package import LintelSchema

/// What the asset catalogs of an app hold, as far as themes can name it.
package struct AssetCatalog: Hashable, Sendable {
  /// The colors by name, nil for one that can't be read.
  package var colors: [String: ResolvedColor?] = [:]
  /// What the colors are on a device and in a gamut where that is another color than `colors` has.
  package var variants: [AssetVariant: [String: ResolvedColor]] = [:]
  package var images: Set<String> = []
}

/// A device and a gamut, for which a color set can have a color of its own.
package struct AssetVariant: Hashable, Sendable, CaseIterable {
  /// Phone or pad.
  package let idiom: Idiom
  /// Whether the screen shows Display P3.
  package let isWide: Bool

  /// Creates a variant.
  package init(_ idiom: Idiom, isWide: Bool) {
    self.idiom = idiom
    self.isWide = isWide
  }

  /// Each device, in each gamut.
  package static let allCases = Idiom.allCases.flatMap { idiom in
    [false, true].map { AssetVariant(idiom, isWide: $0) }
  }
}

/// Answers what colors are.
extension AssetCatalog {
  /// The colors on a device, as screens of today show them: in Display P3 where a color set has that.
  package func colors(on idiom: Idiom) -> [String: ResolvedColor] {
    let own = variants[AssetVariant(idiom, isWide: true)] ?? [:]
    return colors.compactMapValues(\.self).merging(own) { $1 }
  }

  /// All colors that a name may come to, on any device; none for a color that can't be read.
  package var possibleColors: [String: [ResolvedColor]] {
    colors.reduce(into: [:]) { possible, color in
      var all = [color.value].compactMap(\.self)
      for variant in AssetVariant.allCases {
        guard let own = variants[variant]?[color.key], !all.contains(own) else { continue }
        all.append(own)
      }
      possible[color.key] = all
    }
  }
}
