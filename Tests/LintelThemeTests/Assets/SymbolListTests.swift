import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Lists of SF Symbols")
struct SymbolListTests {
  /// A list in the format of macOS.
  private static let list = """
    <plist version="1.0"><dict>
    <key>symbols</key>
    <dict>
    <key>chevron.backward</key><string>2020</string>
    <key>chevron.left</key><string>2019</string>
    <key>star.slash</key><string>2019.1</string>
    <key>tomorrow</key><string>2099</string>
    </dict>
    <key>year_to_release</key>
    <dict>
    <key>2019</key><dict><key>iOS</key><string>13.0</string><key>macOS</key><string>10.15</string></dict>
    <key>2019.1</key><dict><key>iOS</key><string>13.1.2</string></dict>
    <key>2020</key><dict><key>iOS</key><string>14</string></dict>
    </dict>
    </dict></plist>
    """

  private func findings(_ theme: String, _ files: [String: String] = ["symbols.plist": list])
    -> [String]
  {
    var all = files
    all["theme.yaml"] = "lintel: 1\ntheme: Shop\n" + theme
    let compilation = analyze(root: "theme.yaml", provider: .inMemory(all))
    return compilation.diagnostics.filter { $0.severity != .info }.map {
      "\($0.rule): \($0.message)\($0.help.map { "; \($0)" }.joined())"
    }
  }

  @Test("Each name has the version of its year, and none for a year that the list doesn't explain")
  func versions() throws {
    let list = try #require(SymbolList(reading: Array(Self.list.utf8)))
    #expect(
      list.versions == [
        "chevron.backward": Version(14), "chevron.left": Version(13),
        "star.slash": Version(13, 1),
      ]
    )
    #expect(SymbolList(reading: Array("<plist><dict></dict></plist>".utf8)) == nil)
  }

  @Test(
    "A name in no list is reported with similar ones, and one that is too new with its version"
  )
  func names() {
    let head = "ios: 13..18\nassets: symbols.plist\n"
    func indicator(_ symbol: String) -> [String] {
      findings(head + "navigationBar: { backIndicator: { symbol: \(symbol) } }\n")
    }
    #expect(indicator("chevron.left") == [])
    #expect(
      indicator("chevron.lefd") == [
        "unknown-symbol: there is no SF Symbol 'chevron.lefd'; did you mean 'chevron.left'?"
      ]
    )
    let newer = indicator("chevron.backward")
    #expect(newer.count == 1)
    #expect(newer.first?.contains("needs iOS 14, but the theme supports iOS 13") == true)
    #expect(indicator("star.slash").first?.contains("needs iOS 13.1,") == true)
  }

  @Test("A block for newer versions may use newer symbols, and a catalog's own image is suggested")
  func guards() {
    let theme = """
      ios: 13..18
      assets: [symbols.plist, App.xcassets]
      navigationBar:
        backIndicator: { symbol: chevron.left }
        when ios 14..: { backIndicator: { symbol: chevron.backward } }
      """
    let catalog = "App.xcassets/mark.imageset/Contents.json"
    let files = ["symbols.plist": Self.list, catalog: "{}", "App.xcassets/Contents.json": "{}"]
    #expect(findings(theme, files) == [])
    let own = findings(
      theme.replacing("{ symbol: chevron.left }", with: "{ symbol: mark }"),
      files
    )
    #expect(
      own == [
        "unknown-symbol: there is no SF Symbol 'mark', but the asset catalogs have an image with this name; write 'asset: mark'"
      ]
    )
  }

  @Test("A path to anything else is an error, and a list without catalogs checks no assets")
  func refusals() {
    let head = "ios: 15..18\ntoolbar: { tint: asset(Ink) }\n"
    #expect(findings(head + "assets: symbols.plist\n") == [])
    let missing = findings(head + "assets: simbols.plist\n")
    #expect(missing.first?.hasPrefix("unusable-asset-catalog: the file") == true)
    let other = findings(
      head + "assets: Info.plist\n",
      ["Info.plist": "<plist><dict><key>a</key><true/></dict></plist>"]
    )
    #expect(
      other.first?.hasPrefix("unusable-asset-catalog: 'Info.plist' isn't a list of SF Symbols")
        == true
    )
  }
}
