import Foundation
import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme
import Testing

@testable import LintelPreview

@Suite("The page")
struct PageTests {
  @Test(
    "The page allows only its own program, by its hash, and makes no requests"
  )
  func policy() throws {
    let page = try previewPage(PreviewTheme.example("Harbor"))
    let parts = page.components(separatedBy: "<script")
    // The page has two scripts, the data and the program.
    #expect(parts.count == 3)
    let program = try #require(parts[2].dropFirst().components(separatedBy: "</script>").first)
    let question: JSONValue = ["kind": "hashes", "texts": [.string(program)]]
    let answer = try Node.answer(Data(question.bytes(.compact)))
    let hashes = try JSONDecoder().decode([String].self, from: answer)
    let policy = try #require(
      page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)?.1
    )
    #expect(policy.contains("default-src 'none'; script-src 'sha256-\(hashes[0])'; "))
    #expect(policy.contains("connect-src 'none'"))
    #expect(!page.contains("src="))
    #expect(!page.contains("href="))
    #expect(!page.contains("@import"))
  }

  @Test("Names and values of a theme can't become markup or end the data")
  func hostile() throws {
    let subject = try PreviewTheme.text(
      """
      navigationBar:
        background: { preset: opaque, color: asset("</template></script><script>alert(1)</script>") }
        title: { font: { family: "</style><script>alert(2)</script>", size: 17 } }
        backIndicator: { asset: "\\"></svg><script>alert(3)</script>" }
      backButtonTitle: "<img src=x onerror=alert(4)>&amp;\\u2028"
      """
    )
    let page = try previewPage(subject)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "</style").count == 2)
    #expect(
      page.components(separatedBy: "<template").count
        == page.components(separatedBy: "</template").count
    )
    #expect(!page.contains("<img"))
    let data = try Self.data(of: page)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.contains("asset("))
  }

  @Test("Every color of a drawing is in the palette, in all four appearances")
  func palette() throws {
    for theme in ["Harbor", "SlotDebug", "Mastodon"] {
      let page = try previewPage(PreviewTheme.example(theme))
      let used = Set(
        page.components(separatedBy: "\"var(--").dropFirst().map { String($0.prefix { $0 != ")" }) }
      )
      #expect(used.count > 5)
      for appearance in ["light", "dark", "lightHighContrast", "darkHighContrast"] {
        let start = try #require(page.range(of: "[data-appearance=\"\(appearance)\"]{"))
        let block = page[start.upperBound...].prefix { $0 != "}" }
        let defined = Set(
          block.split(separator: ";").map { String($0.dropFirst(2).prefix { $0 != ":" }) }
        )
        #expect(used.isSubset(of: defined), "\(theme) \(appearance)")
      }
    }
  }

  @Test("Every context has one look, which matches the resolved context")
  func contexts() throws {
    for theme in ["Harbor", "BrandAndPromo"] {
      let subject = try PreviewTheme.example(theme)
      let looks = try Looks(of: subject)
      let space = subject.space
      let versions = subject.versions
      for set in space.calendar.smallestSets(containing: []) {
        for brand in space.brands.indices {
          for screen in 0...space.screens.count where space.exists(screen: screen, inBrand: brand) {
            for version in versions.indices {
              let found = looks.contexts.filter { context in
                context.brands.contains(brand) && context.screens.contains(screen)
                  && context.versions.contains(version) && context.devices.contains(.phone)
                  && context.switchesOn.allSatisfy(set.running.contains)
                  && !context.switchesOff.contains(where: set.running.contains)
              }
              #expect(found.count == 1)
              let resolved = ContextResolver(subject.cascade).resolved(
                ContextSelection(
                  brand: brand,
                  promos: set.running,
                  screen: screen,
                  ios: versions[version].first,
                  device: .phone
                ),
                listsCovers: true
              )
              let look = try #require(found.first.map { looks.all[$0.look] })
              #expect(Set(look.bars.keys) == Set(resolved.bars.map(\.kind)))
              for bar in resolved.bars {
                for (slot, object) in bar.slots {
                  guard let object else { continue }
                  let scene = BarScene(bar.kind, slot, of: look, in: subject)
                  #expect(scene.object == object, "\(theme) \(bar.kind) \(slot)")
                }
              }
            }
          }
        }
      }
    }
  }

  /// A theme with promos that run in any combination and each color one property.
  private static func flags(_ leaves: [String]) throws -> PreviewSubject {
    let promos = leaves.enumerated().map { number, leaf in
      "  p\(number): { with: any, \(leaf): \"#0000\(number + 10)\" }\n"
    }
    return try PreviewTheme.text("promos:\n\(promos.joined())")
  }

  private static let leaves = ["background.color", "shadow.color", "tint", "button.color"]

  @Test("Promos that color different bars don't multiply")
  func flags() throws {
    let bars = ["navigationBar", "toolbar"]
    func leaves(_ bars: [String]) -> [String] {
      bars.flatMap { bar in Self.leaves.map { "\(bar).\($0)" } }
    }
    let sizes = try bars.map { try previewPage(Self.flags(leaves([$0]))).utf8.count }
    let both = try previewPage(Self.flags(leaves(bars))).utf8.count
    #expect(both < sizes[0] + sizes[1])
    // The page doesn't list sets of promos, because each of the eight promos is offered separately.
    #expect(try !previewPage(Self.flags(leaves(bars))).contains("\"promoSets\""))
  }

  @Test("A bar with too many looks is refused, with what differs and where")
  func refusal() throws {
    let states = ["normal", "selected", "disabled", "focused"]
    let leaves = ["iconColor", "title.color", "badge.background", "badge.title.color"]
    let items = states.flatMap { state in leaves.map { "tabBar.stacked.\(state).\($0)" } }
    let subject = try Self.flags(items)
    let refusal = #expect(throws: PreviewRefusal.self) { try previewPage(subject) }
    let diagnostic = try #require(refusal).diagnostic
    #expect(diagnostic.rule == "too-many-contexts")
    #expect(diagnostic.message.hasPrefix("the tab bar looks different in more ways than"))
    #expect(diagnostic.message.contains("'tabBar.item.iconColor' differs in 'promos.p"))
    #expect(diagnostic.notes.count == 5 && diagnostic.help.count == 2)
    // Some of the contexts can still be drawn.
    var question = ContextParts()
    question.promos = [0, 3]
    #expect(try previewPage(subject, matching: question).contains("<template"))
    #expect(!previewOverview(subject, named: "t").text.isEmpty)
  }

  @Test("The same theme results in the same page, regardless of the order of its keys")
  func order() throws {
    let one = try PreviewTheme.text(
      "navigationBar: { tint: \"#112233\", shadow: none }\nbrands: { b: {}, a: {} }\nscreens: { y: {}, x: {} }"
    )
    let other = try PreviewTheme.text(
      "screens: { x: {}, y: {} }\nbrands: { a: {}, b: {} }\nnavigationBar: { shadow: none, tint: \"#112233\" }"
    )
    #expect(try Self.withoutPlaces(previewPage(one)) == Self.withoutPlaces(previewPage(other)))
  }

  private static func withoutPlaces(_ page: String) -> String {
    page.components(separatedBy: "Sample.yaml:")
      .map { $0.drop { $0.isNumber || $0 == ":" } }.joined()
  }

  @Test("Without a theme that can be drawn, there are only the findings")
  func findings() throws {
    let bytes = Array("lintel: 1\ntheme: T\nios: 15..18\nnavigationBar: { titel: {} }\n".utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    let compilation = analyze(root: "T.yaml", provider: provider)
    let findings = compilation.diagnostics.map { PageFinding($0, in: compilation.sources) }
    let text = try #require(findings.first { $0.rule == "unknown-property" }).text
    // The message and the place are above the source line, and the total is above all findings.
    #expect(text.contains("^^^^^") && !text.contains("T.yaml") && !text.hasSuffix("\n"))
    let page = try previewPage(nil, findings: findings, mode: .served(version: 3))
    #expect(page.contains("unknown-property"))
    #expect(page.contains("T.yaml:4:18"))
    #expect(page.contains("connect-src 'self'"))
    #expect(!page.contains("<template"))
  }

  private static func data(of page: String) throws -> Data {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let data = Data(page[start..<end].utf8)
    _ = try JSONSerialization.jsonObject(with: data)
    return data
  }
}
