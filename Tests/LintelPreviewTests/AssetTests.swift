import Foundation
import LintelCascade
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

  @Test("Colors of a catalog are drawn by appearance, without stripes")
  func colors() throws {
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    let entries = [Self.entry("0x12"), Self.entry("0xAB", "universal", dark)]
    let sheet = try #require(try previewSheets(Self.subject(entries), named: "S").first).text
    #expect(sheet.contains("#121212") && sheet.contains("#ABABAB"))
    #expect(!sheet.contains("known only to the app") && !sheet.contains("<pattern"))
    let page = try previewPage(try Self.subject(entries))
    #expect(page.contains("#121212") && !page.contains("known only to the app"))
  }

  @Test("A color set can have a different color on a pad, which has a separate drawing")
  func devices() throws {
    let subject = try Self.subject([Self.entry("0x12"), Self.entry("0x34", "ipad")])
    func color(_ idiom: Idiom) throws -> ResolvedColor? {
      let look = try #require(try Looks(of: subject).all.last { $0.idiom == idiom })
      return BarScene(.navigationBar, .standard, of: look, in: subject).background.color
    }
    func gray(_ level: Double) -> ResolvedColor {
      .srgb(red: level / 255, green: level / 255, blue: level / 255, alpha: 1)
    }
    #expect(try color(.phone) == gray(0x12))
    #expect(try color(.pad) == gray(0x34))
  }

  @Test("A color that isn't in a catalog is striped and named")
  func unknown() throws {
    let subject = try Self.subject([])
    let sheet = try #require(try previewSheets(subject, named: "S").first).text
    #expect(sheet.contains("asset(Paper), known only to the app"))
  }

  // MARK: Images

  /// The beginning of a PNG of 24 by 12 pixels, which is enough to read its size.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 24, 0, 0, 0, 12, 8, 6, 0, 0, 0]

  private static let svg = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' width='20px' height='20' viewBox='0 0 40 40'/>".utf8
  )

  /// The beginning of a JPEG of 32 by 16 pixels, which is enough to read its size.
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 32, 3,
  ]

  /// The drawing of a theme with a back indicator and a background from a catalog.
  private static func drawn(
    _ images: String,
    _ more: String = "",
    files: [String: [UInt8]]
  ) throws -> (subject: PreviewSubject, sheet: String, page: String) {
    let plain = try PreviewTheme.text(
      """
      assets: [App.xcassets]
      navigationBar:
        tint: "#123456"
        backIndicator: asset(mark)
        background: { preset: opaque, image: asset(mark) }
      """,
      beside: [
        "App.xcassets/Contents.json": "{}",
        "App.xcassets/mark.imageset/Contents.json": "{ \"images\": [\(images)]\(more) }",
      ]
    )
    let subject = try #require(
      try PreviewSubject(
        plain.cascade,
        plain.sources,
        pictures: PictureBook(plain.cascade.theme) { files[$0] }
      )
    )
    let sheet = try #require(try previewSheets(subject, named: "S").first).text
    return (subject, sheet, try previewPage(subject))
  }

  private static func image(_ name: String, _ more: String = "") -> String {
    "{ \"idiom\": \"universal\", \(more) \"filename\": \"\(name)\" }"
  }

  @Test("Images of a catalog are embedded once, in points, and back indicators have the tint")
  func images() throws {
    let image = Self.image("mark@2x.png", #""scale": "2x","#)
    let (_, sheet, page) = try Self.drawn(
      image,
      files: ["App.xcassets/mark.imageset/mark@2x.png": Self.png]
    )
    for text in [sheet, page] {
      #expect(!text.contains("known only to the app"))
      #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
      // 12 by 6 points.
      #expect(text.contains("<symbol id=\"picture-0\"") && text.contains("viewBox=\"0 0 12 6\""))
      #expect(text.contains("mask=\"url(#picture-0-shape)\""))
      #expect(text.contains("href=\"#picture-0\" x="))
    }
    #expect(page.contains("; img-src data:"))
    #expect(try !previewPage(Self.subject([])).contains("img-src"))
  }

  @Test("Original images of the catalog or the theme keep their colors, and templates don't")
  func rendering() throws {
    func sheet(_ intent: String) throws -> String {
      try Self.drawn(
        Self.image("mark.svg"),
        ", \"properties\": { \"template-rendering-intent\": \"\(intent)\" }",
        files: ["App.xcassets/mark.imageset/mark.svg": Self.svg]
      ).sheet
    }
    #expect(try !sheet("original").contains("mask="))
    #expect(try sheet("original").contains("viewBox=\"0 0 20 20\""))
    #expect(try !sheet("template").contains("href=\"#picture-0\" x="))
  }

  @Test("Images differ by appearance, on pages by the displayed one")
  func appearances() throws {
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    let (_, sheet, page) = try Self.drawn(
      Self.image("mark.svg") + ", " + Self.image("night.jpg", dark),
      files: [
        "App.xcassets/mark.imageset/mark.svg": Self.svg,
        "App.xcassets/mark.imageset/night.jpg": Self.jpeg,
      ]
    )
    #expect(
      sheet.contains("data:image/svg+xml;base64,") && sheet.contains("data:image/jpeg;base64,")
    )
    #expect(page.contains("display:var(--in-light)") && page.contains("display:var(--in-dark)"))
    #expect(page.contains("--in-light:none;--in-dark:inline"))
  }

  @Test(
    "An image that can't be drawn has a placeholder",
    arguments: [
      ("mark.pdf", svg), ("mark.png", Array("no image".utf8)),
      ("mark.png", png + Array(repeating: 0, count: PictureBook.largestFile)),
    ]
  )
  func placeholders(name: String, bytes: [UInt8]) throws {
    let (_, sheet, page) = try Self.drawn(
      Self.image(name),
      files: ["App.xcassets/mark.imageset/\(name)": bytes]
    )
    #expect(sheet.contains("known only to the app") && !sheet.contains("data:image"))
    #expect(!page.contains("img-src"))
  }

  @Test("A screen without a search has no search contrast")
  func noSearch() throws {
    let theme = """
      navigationBar: { background: "#FFFFFF", search.field: { background: "#767676", color: "#FFFFFF" } }
      screens: { player: { navigationBar: { search: none } } }
      """
    struct Page: Decodable {
      struct View: Decodable { let contrast: [Int] }
      struct Contrast: Decodable { let path: String }
      let views: [View]
      let contrasts: [Contrast]
    }
    func count(_ text: String) throws -> Int {
      let page = try previewPage(PreviewTheme.text(text))
      let rest = page.components(separatedBy: "id=\"data\">").last ?? ""
      let data = Data(rest.components(separatedBy: "</script>")[0].utf8)
      let read = try JSONDecoder().decode(Page.self, from: data)
      return read.views.flatMap(\.contrast).count {
        read.contrasts[$0].path == "navigationBar.search.field.color"
      }
    }
    let shown = try count(theme.replacing("search: none", with: "tint: label"))
    #expect(try count(theme) < shown)
  }
}
