import LintelDiagnostics
import LintelSchema
import LintelTheme
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
  /// The reading of a theme that refers to a catalog.
  private func reading(_ files: [String: String]) -> ThemeReading {
    let theme = """
      lintel: 1
      theme: Shop
      ios: 15..18
      assets: [App.xcassets]
      toolbar: { tint: label }
      """
    var all = files
    all["theme.yaml"] = theme
    return readTheme(root: "theme.yaml", provider: Self.provider(all))
  }

  /// A provider of files by path, in which `*` matches one part of a path.
  private static func provider(_ files: [String: String]) -> SourceProvider {
    let bytes = files.mapValues { Array($0.utf8) }
    return SourceProvider(
      read: { bytes[$0] },
      expand: { pattern in
        let steps = pattern.split(separator: "/")
        return bytes.keys.sorted().filter { path in
          let own = path.split(separator: "/")
          return own.count == steps.count
            && zip(steps, own).allSatisfy { $0 == "*" || $0 == $1 }
        }
      }
    )
  }

  /// The color of a color set with some entries.
  private func color(_ entries: String...) -> ResolvedColor?? {
    let text = "{ \"colors\": [\(entries.joined(separator: ", "))] }"
    let reading = reading(["App.xcassets/Ink.colorset/Contents.json": text])
    #expect(reading.diagnostics == [])
    return reading.theme?.assets?.colors["Ink"]
  }

  @Test("The name of a color or an image may have dots")
  func dots() {
    let files = ["App.xcassets/nav.bar.colorset", "App.xcassets/back.large.imageset"]
    let assets = reading(
      Dictionary(uniqueKeysWithValues: files.map { ("\($0)/Contents.json", "{}") })
    ).theme?.assets
    #expect(assets?.colors.keys.sorted() == ["nav.bar"])
    #expect(assets?.images == ["back.large"])
  }

  private func entry(
    _ red: String,
    _ green: String,
    _ blue: String,
    space: String = "srgb",
    _ more: String = ""
  ) -> String {
    """
    { "idiom": "universal", \(more) "color": { "color-space": "\(space)",
      "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000" } } }
    """
  }

  private static let dark =
    #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#

  @Test(
    "Components are hexadecimal, whole numbers up to 255, or ratios",
    arguments: [("0x80", 128.0 / 255), ("128", 128.0 / 255), ("0.500", 0.5), ("1", 1), ("0", 0)]
      as [(String, Double)]
  )
  func components(text: String, value: Double) {
    #expect(
      color(entry(text, "0", "1")) == .srgb(red: value, green: 0, blue: 1, alpha: 1)
    )
    #expect(
      color(entry(text, "0", "1", space: "display-p3"))
        == .displayP3(red: value, green: 0, blue: 1, alpha: 1)
    )
  }

  @Test("A color can be gray, or one of the system's")
  func otherColors() {
    let gray =
      #"{ "idiom": "universal", "color": { "color-space": "gray-gamma-22", "components": { "white": "0.5", "alpha": "0.25" } } }"#
    #expect(color(gray) == .srgb(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    let system =
      #"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemBlueColor" } }"#
    #expect(color(system) == .system("systemBlue", alpha: 1))
    let unknown =
      #"{ "idiom": "universal", "color": { "platform": "osx", "reference": "gridColor" } }"#
    #expect(color(unknown) == .some(nil))
    // A color in a space that isn't converted is unknown instead of wrong.
    #expect(color(entry("1", "0", "0", space: "extended-linear-srgb")) == .some(nil))
  }

  @Test("Variants are those by appearance, for every device and in the default gamut")
  func variants() {
    let light = ResolvedColor.srgb(red: 1, green: 1, blue: 1, alpha: 1)
    let dark = ResolvedColor.srgb(red: 0, green: 0, blue: 0, alpha: 1)
    let both = ResolvedColor(byAppearance: {
      [.dark, .darkHighContrast].contains($0) ? dark : light
    })
    let pad = entry("0", "1", "0").replacing("universal", with: "ipad")
    let wide = entry("0", "0", "1", #""display-gamut": "display-P3","#)
    for entries in [
      [entry("1", "1", "1"), entry("0", "0", "0", Self.dark), pad, wide],
      [wide, pad, entry("0", "0", "0", Self.dark), entry("1", "1", "1")],
    ] {
      let text = "{ \"colors\": [\(entries.joined(separator: ", "))] }"
      let theme = reading(["App.xcassets/Ink.colorset/Contents.json": text]).theme
      #expect(theme?.assets?.colors["Ink"] == both)
    }
    // Without a color for light mode, nothing can be a fallback.
    #expect(color(entry("0", "0", "0", Self.dark)) == .some(nil))
  }

  @Test("A device and a gamut can have different colors, in the appearances that they have")
  func devices() throws {
    func gray(_ level: Double) -> ResolvedColor {
      .srgb(red: level, green: level, blue: level, alpha: 1)
    }
    let pad = entry("0", "0", "0").replacing("universal", with: "ipad")
    let wide = entry("1", "0", "0", space: "display-p3", #""display-gamut": "display-P3","#)
    let padDark = entry("0.5", "0.5", "0.5", Self.dark).replacing("universal", with: "ipad")
    let text = "{ \"colors\": [\(entry("1", "1", "1")), \(pad), \(wide), \(padDark)] }"
    let reading = reading(["App.xcassets/Ink.colorset/Contents.json": text])
    let assets = try #require(reading.theme?.assets)
    let red = ResolvedColor.displayP3(red: 1, green: 0, blue: 0, alpha: 1)
    let both = try #require(
      ResolvedColor(byAppearance: {
        [.dark, .darkHighContrast].contains($0) ? gray(0.5) : gray(0)
      })
    )
    #expect(assets.variants[AssetVariant(.phone, isWide: false)] == ["Ink": gray(1)])
    #expect(assets.colors(on: .phone) == ["Ink": red])
    #expect(assets.colors(on: .pad) == ["Ink": both])
    // Contrast is calculated with the worst of the possible colors.
    #expect(assets.possibleColors["Ink"]?.contains(red) == true)
    #expect(assets.possibleColors["Ink"]?.contains(both) == true)
  }

  @Test("Folders with a namespace are part of names, and others aren't")
  func namespaces() {
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    let assets = reading([
      "App.xcassets/Contents.json": "{}",
      "App.xcassets/Brand/Contents.json": namespace,
      "App.xcassets/Brand/Ink.colorset/Contents.json": "{}",
      "App.xcassets/Brand/Deep/Contents.json": namespace,
      "App.xcassets/Brand/Deep/Star.imageset/Contents.json": "{}",
      "App.xcassets/Plain/Contents.json": "{}",
      "App.xcassets/Plain/Paper.colorset/Contents.json": "{}",
      "App.xcassets/Plain/Bolt.symbolset/Contents.json": "{}",
      "App.xcassets/AppIcon.appiconset/Contents.json": "{}",
    ]).theme?.assets
    #expect(assets?.colors.keys.sorted() == ["Brand/Ink", "Paper"])
    #expect(assets?.images.sorted() == ["Bolt", "Brand/Deep/Star"])
  }

  @Test("Mistakes in a catalog's file are reported at their places, and the rest is read")
  func brokenFiles() {
    let reading = reading([
      "App.xcassets/A.colorset/Contents.json": "{ \"colors\": [",
      "App.xcassets/B.colorset/Contents.json": "{ \"colors\": [\n\(entry("ten", "0", "1"))] }",
      "App.xcassets/C.colorset/Contents.json": "{ \"colors\": [\(entry("1", "0", "0"))] }",
    ])
    let found = reading.diagnostics.map { diagnostic in
      let file = reading.sources[diagnostic.range.file]
      return
        "\(file.path):\(reading.sources.location(of: diagnostic.range).line) \(diagnostic.rule)"
    }
    #expect(
      found.sorted() == [
        "App.xcassets/A.colorset/Contents.json:1 malformed-json",
        "App.xcassets/B.colorset/Contents.json:3 unusable-asset-catalog",
      ]
    )
    let colors = reading.theme?.assets?.colors
    #expect(colors?.keys.sorted() == ["A", "B", "C"])
    #expect(colors?["C"] == .srgb(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
