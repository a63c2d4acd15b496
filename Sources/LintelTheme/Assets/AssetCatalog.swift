package import LintelDiagnostics
package import LintelSchema
import LintelSyntax

/// What the asset catalogs of an app hold, as far as themes can name it.
package struct AssetCatalog: Hashable, Sendable {
  /// The colors by name, nil for one that can't be read.
  package var colors: [String: ResolvedColor?] = [:]
  /// What the colors are on a device and in a gamut where that is another color than `colors` has.
  package var variants: [AssetVariant: [String: ResolvedColor]] = [:]
  /// The sets that have no color at all, as Xcode makes `AccentColor`.
  package var unset: Set<String> = []
  package var images: Set<String> = []
  /// The files of images, by name, as far as a browser can draw them.
  package var pictures: [String: CatalogPicture] = [:]
}

/// The files of an image, for drawing it.
package struct CatalogPicture: Hashable, Sendable {
  /// A file that a browser can draw.
  package struct File: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// Light or dark, and the contrast.
    package let appearance: ColorAppearance
    /// The pixels of a point; 1 for a vector.
    package let scale: Int
    /// The device, nil for every one.
    let idiom: Idiom?
  }

  /// The files, in the order in which the catalog has them.
  package var files: [File]
  /// Whether the image is a template, which takes the color of its bar; nil if its place decides.
  package var isTemplate: Bool?

  /// The file for an appearance on a device.
  ///
  /// - Parameters:
  ///   - appearance: light or dark, and the contrast.
  ///   - idiom: the device.
  /// - Returns: the device's own file before one for all, and the finest of these; nil if none fits.
  package func file(for appearance: ColorAppearance, on idiom: Idiom) -> File? {
    for wanted in appearance.fallbacks {
      let fitting = files.filter {
        $0.appearance == wanted && ($0.idiom == nil || $0.idiom == idiom)
      }
      let own = fitting.filter { $0.idiom != nil }
      if let best = (own.isEmpty ? fitting : own).max(by: { $0.scale < $1.scale }) { return best }
    }
    return nil
  }
}

extension ColorAppearance {
  /// The appearance, and those that a catalog's images fall back to without it.
  var fallbacks: [ColorAppearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark, .light]
    case .lightHighContrast: [.lightHighContrast, .light]
    case .darkHighContrast: [.darkHighContrast, .dark, .lightHighContrast, .light]
    }
  }
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

  /// Reads one asset catalog from its files.
  ///
  /// - Parameter files: every `Contents.json` with the path of its folder in the catalog, such as
  ///   `Brand/Ink.colorset`.
  package init(reading files: [(folder: String, file: SourceFile)]) {
    let assets = files.compactMap { folder, file -> AssetFile? in
      guard let kind = AssetFile.kind(of: folder) else { return nil }
      let (place, root) = (SourcePath.folder(of: file.path), parseJSON(file, as: FileID(0)).root)
      return AssetFile(folder: folder, kind: kind, place: place, root: root)
    }
    self = AssetCatalogReader(assets).catalog
  }
}
