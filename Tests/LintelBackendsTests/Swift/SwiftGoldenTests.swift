import Foundation
import LintelBackends
import LintelTesting
import Testing

@Suite("The Swift output of a small theme")
struct SwiftGoldenTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/Harbor.swift")

  private static var files: [SwiftFile] {
    get throws {
      try SampleTheme(theme).code(SwiftOptions(source: "harbor.yaml"))
    }
  }

  /// Every kind of question: brands, promos, screens, versions and devices, alone and together.
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

  @Test("It is the published one; UPDATE_GOLDENS=1 rewrites it")
  func outputIsGolden() throws {
    let files = try Self.files
    #expect(files.map(\.name) == ["Harbor.swift"])
    let text = files.map(\.text).joined()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: Self.golden)
      Issue.record("Recorded the file anew; look at the difference.")
    }
    let published = try String(contentsOf: Self.golden, encoding: .utf8)
    let (new, old) = (text.split(separator: "\n"), published.split(separator: "\n"))
    let difference = new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+\(line + 1): \(text)"
      case .remove(let line, let text, _): "-\(line + 1): \(text)"
      }
    }
    #expect(text == published, "\(difference.joined(separator: "\n"))")
  }

  #if os(Linux)
    @Test("It compiles and passes swift format's lint")
    func outputCompiles() throws {
      let files = try Self.files
      let texts = files.map { ($0.name, $0.text) }
      let run = try SwiftToolchain.typecheck(texts)
      #expect(run.status == 0, "\(run.output)")
      let lint = try SwiftToolchain.formatLint(texts)
      #expect(lint.status == 0, "\(lint.output)")
    }
  #endif
}
