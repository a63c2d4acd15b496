package import LintelDiagnostics
package import LintelSchema
import LintelSyntax

/// The content of an app's asset catalogs, as far as themes can refer to it.
package struct AssetCatalog: Hashable, Sendable {
  /// The colors by name, `nil` for a color that can't be read.
  package var colors: [String: ResolvedColor?] = [:]
  /// The colors that differ from `colors`, by device and gamut.
  package var variants: [AssetVariant: [String: ResolvedColor]] = [:]
  /// The color sets without any color, such as the `AccentColor` that Xcode creates.
  package var unset: Set<String> = []
  package var images: Set<String> = []
  /// The files of images that a browser can draw, by name.
  package var pictures: [String: CatalogPicture] = [:]
}

/// The files of an image, for drawing it.
package struct CatalogPicture: Hashable, Sendable {
  /// A file that a browser can draw.
  package struct File: Hashable, Sendable {
    package let path: String
    package let appearance: ColorAppearance
    /// The number of pixels in a point, or 1 for a vector.
    package let scale: Int
    /// The device, or `nil` for every device.
    let idiom: Idiom?
  }

  /// The files in the order of the catalog.
  package var files: [File]
  /// Whether the image is a template, which has the color of its bar, or `nil` if that depends on where the image is used.
  package var isTemplate: Bool?

  /// Returns the file with the highest scale for an appearance, preferring files for the device, or `nil` if no file fits.
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
  /// The appearance, followed by those that UIKit falls back to if a catalog doesn't have an image or a color for it.
  var fallbacks: [ColorAppearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark, .light]
    case .lightHighContrast: [.lightHighContrast, .light]
    case .darkHighContrast: [.darkHighContrast, .dark, .lightHighContrast, .light]
    }
  }
}

/// A device and a gamut for which a color set can have a different color.
package struct AssetVariant: Hashable, Sendable, CaseIterable {
  package let idiom: Idiom
  /// Whether the screen shows Display P3.
  package let isWide: Bool

  package init(_ idiom: Idiom, isWide: Bool) {
    self.idiom = idiom
    self.isWide = isWide
  }

  /// Each device in each gamut.
  package static let allCases = Idiom.allCases.flatMap { idiom in
    [false, true].map { AssetVariant(idiom, isWide: $0) }
  }
}

extension AssetCatalog {
  /// Returns the colors on a device, in Display P3 where a color set has it, as on current screens.
  package func colors(on idiom: Idiom) -> [String: ResolvedColor] {
    let own = variants[AssetVariant(idiom, isWide: true)] ?? [:]
    return colors.compactMapValues(\.self).merging(own) { $1 }
  }

  /// All colors that a name may resolve to on any device, or an empty array for a color that can't be read.
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

  /// Reads one asset catalog from every `Contents.json`, with the path of its folder in the catalog, such as `Brand/Ink.colorset`.
  package init(reading files: [(folder: String, file: SourceFile)]) {
    let assets = files.compactMap { folder, file -> AssetFile? in
      guard let kind = AssetFile.kind(of: folder) else { return nil }
      let (place, root) = (SourcePath.folder(of: file.path), parseJSON(file, as: FileID(0)).root)
      return AssetFile(folder: folder, kind: kind, place: place, root: root)
    }
    self = AssetCatalogReader(assets).catalog
  }
}
