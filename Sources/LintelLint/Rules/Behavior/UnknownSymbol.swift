import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let unknownSymbol = LintRule(
    .warning("unknown-symbol"),
    summary:
      "A theme names an SF Symbol that doesn't exist, or that is newer than the oldest iOS version.",
    rationale:
      "If UIKit doesn't know a symbol, the image is missing, without an error. A back indicator becomes the standard one.",
    advice:
      "Correct the name. Write a newer symbol in `when ios 17..:` (with the version that it needs), and a different one for older versions.",
    """
    assets: [symbols.plist]
    navigationBar: { backIndicator: { symbol: chevron.bakward } }
    """.found(at: 2).importing(["symbols.plist": symbols]),
    """
    ios: 15..18
    assets: [symbols.plist]
    navigationBar:
      backIndicator: { symbol: chevron.backward }
      when ios 17..: { backIndicator: { symbol: arrowshape.backward.circle } }
    """.fine().importing(["symbols.plist": symbols]),
    check: { analysis in
      guard let list = analysis.theme.symbols else { return [] }
      var names: [String]?
      let entries = analysis.matches { declaration -> (symbol: String, version: Version?)? in
        guard case .image(let image) = analysis.value(of: declaration),
          case .symbol(let symbol) = image.source
        else { return nil }
        guard let version = list.versions[symbol.name] else { return (symbol.name, nil) }
        // SF Symbols and the API that draws them both start with iOS 13.
        guard let oldest = analysis.shownVersions(of: declaration)?.oldest, version > Version(13),
          version > oldest
        else { return nil }
        return (symbol.name, version)
      }
      return entries.map { entry, wrong in
        let (symbol, version) = wrong[0]
        if let version {
          return Finding(
            "the symbol '\(symbol)' needs iOS \(version), but the theme supports iOS \(analysis.theme.minimumIOS), where the image is missing",
            at: entry,
            part: \.valueRange,
            help: [
              "write it in 'when ios \(version)..:', and a different symbol or one of the app's images for older versions"
            ]
          )
        }
        let all = names ?? list.versions.keys.sorted()
        names = all
        let near = nearestNames(to: symbol, among: all)
        let isImage = analysis.theme.assets?.images.contains(symbol) ?? false
        return Finding(
          "there is no SF Symbol '\(symbol)'"
            + (isImage ? ", but the asset catalogs have an image with this name" : ""),
          at: entry,
          part: \.valueRange,
          help: isImage ? ["write 'asset: \(symbol)'"] : Suggestion.help(for: near),
          fixIts: near.count == 1 && !isImage
            ? analysis.renaming(symbol, to: near[0], in: entry.entry.valueRange, .unsafe) : []
        )
      }
    }
  )

  /// A list of three symbols in the format that macOS uses.
  private static let symbols = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>symbols</key>
    <dict>
    <key>arrowshape.backward.circle</key><string>2023</string>
    <key>chevron.backward</key><string>2020</string>
    <key>chevron.left</key><string>2019</string>
    </dict>
    <key>year_to_release</key>
    <dict>
    <key>2019</key><dict><key>iOS</key><string>13.0</string></dict>
    <key>2020</key><dict><key>iOS</key><string>14.0</string></dict>
    <key>2023</key><dict><key>iOS</key><string>17.0</string></dict>
    </dict>
    </dict></plist>
    """
}
