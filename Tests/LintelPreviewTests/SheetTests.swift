import Foundation
import LintelBackends
import LintelLint
import LintelSchema
import LintelTheme
import Testing

@testable import LintelPreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures of looks", .serialized)
struct SheetTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(
    "Pictures of the gallery match the goldens",
    arguments: [
      ("Harbor", "Harbor.harbor.home.ios15"), ("Harbor", "Harbor.harbor.summer.checkout.ios26"),
      ("Mastodon", "Mastodon.profile"),
    ]
  )
  func goldens(theme: String, name: String) throws {
    let sheets = try previewSheets(try PreviewTheme.example(theme), named: theme)
    let sheet = try #require(sheets.first { $0.name == "\(name).svg" }, "\(sheets.map(\.name))")
    let golden = Self.goldens.appending(path: sheet.name)
    guard (try? String(contentsOf: golden, encoding: .utf8)) != sheet.text else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else {
      Issue.record("\(sheet.name) is not what is drawn; run 'make goldens' and look at it")
      return
    }
    try sheet.text.write(to: golden, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(sheet.name)")
  }

  @Test("Equal looks are drawn once, and every file has a unique name")
  func distinct() throws {
    let many = (1...40).map { "  s\($0): {}" }.joined(separator: "\n")
    let subject = try PreviewTheme.text(
      """
      navigationBar: { background: { preset: opaque, color: "#FFEE00" } }
      brands: { a: {}, b: {}, c: {} }
      promos: { sale: { navigationBar: { tint: "#112233" } } }
      screens:
      \(many)
      """
    )
    let sheets = try previewSheets(subject, named: "Sample")
    // Two systems, with and without the promo, instead of a file for each screen.
    #expect(sheets.count == 4)
    #expect(Set(sheets.map(\.name)).count == sheets.count)
  }

  @Test("A search is drawn below the title, and in every state")
  func search() throws {
    let subject = try PreviewTheme.text(
      """
      navigationBar:
        background: { preset: opaque, color: "#7A3E12" }
        search:
          tint: "#FFF8EE"
          placement: stacked
          field: { background: "#0A0B0C", tokenBackground: "#0D0E0F", placeholder: { color: "#010203" } }
      screens:
        stays: { navigationBar: { search: { hidesWhenScrolling: false } } }
        none: { navigationBar: { search: none } }
      """
    )
    let looks = try Looks(of: subject).all
    func heights(_ look: Look) -> [Double] {
      [AppearanceSlot.scrollEdge, .standard].map {
        BarDrawing.height(of: BarScene(.navigationBar, $0, of: look, in: subject))
      }
    }
    // The bars of iOS 15 to 18, and the higher ones of iOS 26.
    let expected: Set<[Double]> = [
      [96, 44], [96, 96], [44, 44], [106, 54], [106, 106], [54, 54],
    ]
    #expect(Set(looks.map(heights)) == expected)
    let sheets = try previewSheets(subject, named: "Sample").map(\.text)
    #expect(sheets.contains { !$0.contains("search by state") })
    let drawn = try #require(sheets.first { $0.contains("search by state") })
    for text in ["#0A0B0C", "#0D0E0F", "#010203", ">Search<", ">Cancel<", "hidden when scrolled"] {
      #expect(drawn.contains(text), "\(text)")
    }
  }

  @Test("An overview has at most four columns, and no style that a screen never has")
  func overview() throws {
    let subject = try PreviewTheme.text(
      """
      navigationBar: { tint: "#112233" }
      brands: { a: {}, b: {}, dark: { overrideUserInterfaceStyle: dark }, c: {} }
      screens: { home: {} }
      """
    )
    let text = previewOverview(subject, named: "Sample").text
    let labels = text.matches(
      of: #/<text x="([0-9.]+)" y="([0-9.]+)"[^>]*>([^<]*(?:light|dark))</text>/#
    )
    let rows = Dictionary(grouping: labels, by: \.output.2).values
      .map { $0.map { String($0.output.3) } }.sorted { $0.count > $1.count }
    #expect(
      rows == [
        ["a · light", "a · dark", "b · light", "b · dark"], ["c · light", "c · dark", "dark"],
      ]
    )
    #expect(labels.allSatisfy { (Double($0.output.1) ?? .infinity) < 880 })
  }

  @Test("A picture shows the theme's colors, fonts, and offsets in each appearance")
  func content() throws {
    let subject = try PreviewTheme.text(
      """
      navigationBar:
        background: { preset: opaque, color: { light: "#010203", dark: "#0A0B0C" } }
        title: { font: { family: Avenir Next, size: 19, weight: bold }, color: "#ABCDEF", kern: 1.5 }
        shadow: "#FEDCBA"
      """
    )
    let sheet = try #require(try previewSheets(subject, named: "S").first)
    for text in [
      "#010203", "#0A0B0C", "#ABCDEF", "#FEDCBA", "'Avenir Next'", "font-size=\"19\"",
      "font-weight=\"700\"", "letter-spacing=\"1.5\"",
    ] {
      #expect(sheet.text.contains(text.replacing("'", with: "&apos;")), "\(text)")
    }
  }

  @Test("A clear scroll edge shows the screen, and a missing hairline isn't drawn")
  func layers() throws {
    let subject = try PreviewTheme.text(
      """
      screenBackground: "#123456"
      navigationBar:
        background: { preset: opaque, color: "#654321" }
        shadow: none
        scrollEdge: { background: transparent }
      """
    )
    var question = ContextParts()
    question.ios = .init(18)
    let sheet = try #require(try previewSheets(subject, named: "S", matching: question).first)
    let fills = sheet.text.components(separatedBy: "fill=\"#654321\"").count - 1
    // Standard, compact, and the buttons, in light and dark, without the two scroll edges.
    #expect(fills == 6)
    #expect(!sheet.text.contains("height=\"0.333\""))
    #expect(sheet.text.contains("#123456"))
  }

  @Test("A black bar is dark where the system draws, and a bar that keeps a style everywhere")
  func darkBars() throws {
    func colors(_ bar: String, _ design: BarDesign = .glass) throws -> [String] {
      let subject = try PreviewTheme.text("navigationBar: { background: opaque, \(bar) }")
      let look = try #require(try Looks(of: subject).all.last { $0.design == design })
      let scene = BarScene(.navigationBar, .standard, of: look, in: subject)
      let ink = Ink(ColorEnvironment(appearance: .light, version: Version(27), samples: [:]))
        .keeping(dark: scene.keptDark)
      return [scene.background.color ?? .uikit("red"), scene.title.color].map {
        ink.paint("fill", $0)[0].value
      }
    }
    #expect(try colors("tint: \"#000001\"") == ["#FFFFFF", "#000000"])
    #expect(try colors("barStyle: black") == ["#000000", "#FFFFFF"])
    let own = "title: { color: { light: \"#000002\", dark: \"#FFFFF0\" } }"
    #expect(try colors("barStyle: black, \(own)") == ["#000000", "#000002"])
    #expect(
      try colors("overrideUserInterfaceStyle: dark, \(own)") == ["#000000", "#FFFFF0"]
    )
    // Systems before iOS 27 don't have that property.
    #expect(
      try colors("overrideUserInterfaceStyle: dark, \(own)", .modern) == ["#FFFFFF", "#000002"]
    )
  }

  @Test("A background image has its own size, and a place that depends on its mode")
  func imageModes() throws {
    func place(_ mode: String) throws -> String {
      let subject = try PreviewTheme.text(
        "navigationBar: { background: { preset: opaque, image: { symbol: star, pointSize: 40 }, imageMode: \(mode) } }"
      )
      let look = try #require(try Looks(of: subject).all.first)
      let scene = BarScene(.navigationBar, .standard, of: look, in: subject)
      let ink = Ink(ColorEnvironment(appearance: .light, version: Version(15), samples: [:]))
      let text = Tile(scene, Captions(scene, screen: nil), ink, id: "t").svg().compactText
      let part = try #require(text.components(separatedBy: "navigationBar.background.image").last)
      return part.components(separatedBy: "transform=\"").dropFirst().prefix(2)
        .map { String($0.prefix { $0 != "\"" }) }.joined(separator: "; ")
    }
    // The bar including the status bar is 390 by 91 points, and the star is 48 by 48.
    #expect(try place("center").hasPrefix("translate(171 21.5) scale(2)"))
    #expect(try place("topLeft").hasPrefix("translate(0 0) scale(2)"))
    #expect(try place("bottomRight").hasPrefix("translate(342 43) scale(2)"))
    #expect(try place("scaleAspectFit").hasPrefix("translate(149.5 0) scale(3.792)"))
    #expect(try place("scaleToFill").hasPrefix("translate(195 45.5) scale(4.286 1)"))
  }

  @Test("Names and values of a theme can't become markup")
  func hostile() throws {
    let subject = try PreviewTheme.text(
      """
      navigationBar:
        background: { preset: opaque, color: asset("</text><script>alert(1)</script>") }
        title: { font: { family: "x'\\"; } <script>alert(2)</script>", size: 17 } }
        backIndicator: { asset: "\\"><script>alert(3)</script>" }
        button: { backgroundImage: { asset: "]]><script>" } }
      backButtonTitle: "<script>alert(4)</script>&amp;"
      """
    )
    for sheet in try previewSheets(subject, named: "S") {
      #expect(!sheet.text.contains("<script"))
      let parser = XMLParser(data: Data(sheet.text.utf8))
      let reader = ElementNames()
      #if canImport(Darwin)
        unsafe parser.delegate = reader
      #else
        parser.delegate = reader
      #endif
      #expect(parser.parse())
      #expect(reader.names.isSubset(of: ElementNames.drawn), "\(reader.names)")
    }
  }
}

/// The elements that a document contains.
private final class ElementNames: NSObject, XMLParserDelegate {
  static let drawn: Set<String> = [
    "svg", "g", "rect", "path", "circle", "text", "title", "clipPath", "filter", "feGaussianBlur",
    "linearGradient", "stop", "pattern", "tspan",
  ]

  private(set) var names: Set<String> = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
  }
}
