import LintelDiagnostics
import LintelTheme

extension LintRule {
  static let unknownAsset = LintRule(
    .error("unknown-asset"),
    summary: "A theme names a color or an image that the app's asset catalogs don't have.",
    rationale:
      "UIKit finds nothing under such a name: the color is the default one, and the image is missing.",
    advice:
      "Correct the name. Groups that provide a namespace are a part of it, as in `Brand/Ink`.",
    """
    assets: [Assets.xcassets]
    toolbar: { tint: asset(Inc) } ←
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}

    assets: [Assets.xcassets]
    toolbar: { tint: asset(Ink) }
    navigationBar: { backIndicator: asset(Icons/back) }
    --- Assets.xcassets/Ink.colorset/Contents.json
    {}
    --- Assets.xcassets/Icons/Contents.json
    { "properties": { "provides-namespace": true } }
    --- Assets.xcassets/Icons/back.imageset/Contents.json
    {}
    """,
    check: { analysis in
      guard let catalog = analysis.theme.assets else { return [] }
      let (colors, images) = (catalog.colors.keys.sorted(), catalog.images.sorted())
      let entries = analysis.matches { declaration in
        analysis.value(of: declaration).assetNames.first { asset in
          asset.isColor ? catalog.colors[asset.name] == nil : !catalog.images.contains(asset.name)
        }
      }
      return entries.map { entry, missing in
        let asset = missing[0]
        let near = nearestNames(to: asset.name, among: asset.isColor ? colors : images)
        let isOther = asset.isColor ? images.contains(asset.name) : colors.contains(asset.name)
        let (noun, other) = asset.isColor ? ("color", "an image") : ("image", "a color")
        return Finding(
          "the asset catalogs have no \(noun) '\(asset.name)'"
            + (isOther ? ", but they have \(other) with this name" : ""),
          at: entry,
          part: \.valueRange,
          help: Suggestion.help(for: near),
          fixIts: near.count == 1
            ? analysis.renaming(asset.name, to: near[0], in: entry.entry.valueRange) : []
        )
      }
    }
  )
}

extension Analysis {
  /// Returns a fix that replaces a name in a value, if the value contains the name exactly once.
  func renaming(
    _ name: String,
    to other: String,
    in range: SourceRange,
    _ applicability: FixIt.Applicability = .safe
  ) -> [FixIt] {
    let text = text(range)
    let parts = text.split(separator: name, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    let renamed = parts.joined(separator: other)
    return [FixIt("change to '\(other)'", applicability, replace: range, with: renamed)]
  }
}

extension Value {
  /// The names in asset catalogs that the value refers to.
  fileprivate var assetNames: [(name: String, isColor: Bool)] {
    switch self {
    case .color(let color): return color.assetNames.map { ($0, true) }
    case .image(let image):
      if case .asset(let name) = image.source { return [(name, false)] }
      return image.colors.flatMap(\.assetNames).map { ($0, true) }
    case .unset, .none, .token, .font, .derivedFont, .effect, .offset, .number, .boolean, .keyword,
      .string:
      return []
    }
  }
}
