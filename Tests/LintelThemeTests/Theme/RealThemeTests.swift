import Foundation
import LintelTheme
import TestThemes
import Testing

@Suite("Themes of real apps")
struct RealThemeTests {
  static let names = [
    "duckduckgo", "duckduckgo-proxies", "element", "harbor", "mastodon", "navigation-bar-hiding",
    "navigation-bar-hiding-private", "wikipedia", "woocommerce",
  ]

  @Test("Themes of real apps have no findings", arguments: names)
  func readsWithoutFindings(name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).yaml")
    let (theme, diagnostics) = readTheme(yaml: try String(contentsOf: url, encoding: .utf8))
    #expect(diagnostics == [])
    let count = try #require(theme).declarations.count
    #expect(count > 0)
  }
}
