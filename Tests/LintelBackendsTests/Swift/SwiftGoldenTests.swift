import Foundation
import LintelBackends
import LintelTesting
import Testing

@Suite("The Swift output of a small theme")
struct SwiftGoldenTests {
  /// A published output, with its theme and options.
  struct Golden: CustomTestStringConvertible, Sendable {
    let name: String
    let theme: String
    let options: SwiftOptions

    var testDescription: String { name }
    var files: [SwiftFile] { get throws { try SampleTheme(theme).code(options) } }

    var url: URL {
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).swift")
    }
  }

  static let goldens = [
    Golden(name: "Harbor", theme: theme, options: SwiftOptions(source: "harbor.yaml")),
    Golden(
      name: "Shop",
      theme: viewTheme,
      options: SwiftOptions(source: "shop.yaml", includesSwiftUI: true)
    ),
  ]

  /// Tokens of each kind, for SwiftUI.
  static let viewTheme = """
    lintel: 1
    theme: Shop
    ios: 13..18
    tokens:
      colors: { accent: { light: "#00569E", dark: "#7CC0FF" }, ink: label }
      fonts: { title: { style: headline } }
      images: { back: { symbol: chevron.backward } }
      numbers: { gap: 8 }
    navigationBar: { background: opaque, tint: $accent, title: { font: $title, color: $ink }, backIndicator: $back }
    brands:
      day: {}
      night: { tokens: { colors: { accent: { light: "#8F4A00", dark: "#FFB77A" } } } }
    promos: { sale: { from: 2027-01-07, until: 2027-02-01, tabBar: { tint: systemRed } } }
    screens: { home: {}, photo: { navigationBar: { background: transparent } } }

    """

  /// Every kind of question: brands, promos, screens, versions, and devices, separately and together.
  static let theme = """
    lintel: 1
    theme: Harbor
    ios: 15..27
    tokens:
      colors:
        ink: { light: "#1B1B1F", dark: "#F4F4F6" }
        accent: { light: "#0B6E99", dark: "#5CC8F2" }
        cover: { runtime: true, samples: ["#FFFFFF"] }
      fonts: { title: { style: headline } }
    tint: $accent
    navigationBar:
      background: { preset: default, color: alpha(systemBackground 85%), effect: systemChromeMaterial }
      shadow: none
      title: { font: $title, color: $ink, underline: single }
      button: { color: $accent, disabled: { color: alpha($accent 40%) } }
      when ios 26..: { title: { color: label } }
      when pad: { title: { font: { style: title3 } } }
    brands:
      harbor: {}
      nightHarbor: { extends: harbor, tokens: { colors: { accent: { light: "#0A4A78", dark: "#7FD1FF" } } } }
    promos:
      summer: { from: 2027-06-01, until: 2027-09-01T08:00Z, tokens: { colors: { accent: "#FFD166" } } }
      preview: { with: any, toolbar: { tint: $cover } }
    screens:
      home: { largeTitleDisplay: always, navigationBar: { prefersLargeTitles: true } }
      checkout: { hidesBottomBar: true, navigationBar: { scroll: fade, compact: { title: { color: "#888888" } } } }
      checkout.payment: {}
    flows:
      - home -> checkout -> checkout.payment

    """

  @Test("The output matches the published one; UPDATE_GOLDENS=1 rewrites it", arguments: goldens)
  func outputIsGolden(golden: Golden) throws {
    let files = try golden.files
    #expect(files.map(\.name) == ["\(golden.name).swift"])
    let text = files.map(\.text).joined()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: golden.url)
      Issue.record("Recorded the file anew; look at the difference.")
    }
    let published = try String(contentsOf: golden.url, encoding: .utf8)
    let (new, old) = (text.split(separator: "\n"), published.split(separator: "\n"))
    let difference = new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+\(line + 1): \(text)"
      case .remove(let line, let text, _): "-\(line + 1): \(text)"
      }
    }
    #expect(text == published, "\(difference.joined(separator: "\n"))")
  }

  @Test(
    "Without --swiftui, the output contains nothing for SwiftUI, in any shape",
    arguments: goldens
  )
  func linksNoSwiftUI(golden: Golden) throws {
    var options = golden.options
    options.shapes = Set(DeliveryShape.allCases)
    let isThere = try [true, false].map { includesSwiftUI in
      options.includesSwiftUI = includesSwiftUI
      return try SampleTheme(golden.theme).code(options).contains { $0.text.contains("SwiftUI") }
    }
    #expect(isThere == [true, false])
  }

  #if os(Linux)
    @Test(
      "The output compiles and passes swift format's lint, including for SwiftUI and other modules",
      arguments: goldens
    )
    func outputCompiles(golden: Golden) throws {
      var options = golden.options
      options.includesSwiftUI = true
      options.isPublic = true
      let files = try SampleTheme(golden.theme).code(options)
      let texts = files.map { ($0.name, $0.text) }
      let run = try SwiftToolchain.typecheck(texts)
      #expect(run.status == 0, "\(run.output)")
      let lint = try SwiftToolchain.formatLint(texts)
      #expect(lint.status == 0, "\(lint.output)")
    }
  #endif
}
