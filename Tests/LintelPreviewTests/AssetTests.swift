import LintelLint
import LintelSchema
import LintelTheme
import Testing

@testable import LintelPreview

@Suite("Assets in previews")
struct AssetTests {
  /// An entry of a color set with a gray.
  private static func entry(_ level: String, _ idiom: String = "universal", _ more: String = "")
    -> String
  {
    """
    { "idiom": "\(idiom)", \(more) "color": { "color-space": "srgb",
      "components": { "red": "\(level)", "green": "\(level)", "blue": "\(level)", "alpha": "1" } } }
    """
  }

  private static func subject(_ entries: [String]) throws -> PreviewSubject {
    try PreviewTheme.text(
      """
      assets: [App.xcassets]
      navigationBar: { background: { preset: opaque, color: asset(Paper) }, title.color: alpha(asset(Paper) 50%) }
      """,
      beside: [
        "App.xcassets/Contents.json": "{}",
        "App.xcassets/Paper.colorset/Contents.json":
          "{ \"colors\": [\(entries.joined(separator: ", "))] }",
      ]
    )
  }

  @Test("Colors of a catalog are drawn, by appearance, and not striped")
  func colors() throws {
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    let entries = [Self.entry("0x12"), Self.entry("0xAB", "universal", dark)]
    let sheet = try #require(previewSheets(Self.subject(entries), named: "S").first).text
    #expect(sheet.contains("#121212") && sheet.contains("#ABABAB"))
    #expect(!sheet.contains("known to the app alone") && !sheet.contains("<pattern"))
    let page = previewPage(try Self.subject(entries))
    #expect(page.contains("#121212") && !page.contains("known to the app alone"))
  }

  @Test("A color set can have another color on a pad, which has a drawing of its own")
  func devices() throws {
    let subject = try Self.subject([Self.entry("0x12"), Self.entry("0x34", "ipad")])
    func color(_ idiom: Idiom) throws -> ResolvedColor? {
      let look = try #require(Looks(of: subject).all.last { $0.idiom == idiom })
      return BarScene(.navigationBar, .standard, of: look, in: subject).background.color
    }
    func gray(_ level: Double) -> ResolvedColor {
      .srgb(red: level / 255, green: level / 255, blue: level / 255, alpha: 1)
    }
    #expect(try color(.phone) == gray(0x12))
    #expect(try color(.pad) == gray(0x34))
  }

  @Test("A color that a catalog doesn't say is striped and named")
  func unknown() throws {
    let subject = try Self.subject([])
    let sheet = try #require(previewSheets(subject, named: "S").first).text
    #expect(sheet.contains("asset(Paper), known to the app alone"))
  }
}
