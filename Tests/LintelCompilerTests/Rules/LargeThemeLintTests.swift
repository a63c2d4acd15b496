import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelTesting
import LintelTheme
import TestThemes
import Testing

/// Tests themes with large amounts of one thing, which every rule and every pass must finish with.
///
/// The tests measure no times, and fail only if they hang: quadratic or cubic growth would take an hour.
@Suite("Themes with large amounts of one thing", .timeLimit(.minutes(8)))
struct LargeThemeLintTests {
  private func block(_ key: String, _ lines: some Sequence<String>) -> String {
    "\(key):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func color(_ seed: Int) -> String {
    let digits = String(seed & 0xFFFFFF, radix: 16)
    return "\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
  }

  @Test(
    "Forty thousand unused tokens around a used one are removed in two pieces"
  )
  func unusedTokens() throws {
    let tokens = (0..<40_000).map { "    t\($0): label\n" }.joined()
    let text = "toolbar: { tint: $t20000 }\ntokens:\n  colors:\n\(tokens)"
    let found = ThemeText(text).findings(of: "unused-token")
    #expect(found.map(\.message) == ["no property uses tokens '$t0', '$t1', and 39997 others"])
    let first = try #require(found.first)
    #expect(first.notes.count == Abbreviation.maximumNotes)
    #expect(
      first.notes.last?.message == "and \(39_998 - Abbreviation.maximumNotes + 1) more like these"
    )
    #expect(first.fixIts.map(\.edits.count) == [39_999])
  }

  @Test("Themes with hundreds of significant versions compile")
  func versions() throws {
    let blocks = (1...300).map {
      "when ios 15.\($0)..: { toolbar: { tint: \(color($0)) } }\n"
    }
    let compilation = ThemeText("ios: 15..18\n" + blocks.joined()).compilation
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(try #require(compilation.tree).contexts.count == 301)
    #expect(ThemeText("ios: 15..18\n" + blocks.joined()).findings(of: "dead-declaration").isEmpty)
  }

  @Test("Four thousand proxies in separate containers don't conflict")
  func proxies() {
    let lines = (0..<4_000).map {
      "- { class: UIToolbar, containedIn: [C\($0)], set: { barTintColor: \(color($0)) } }"
    }
    #expect(ThemeText(block("proxies", lines)).findings(of: "ambiguous-containment").isEmpty)
  }

  @Test("Each of many proxies that UIKit doesn't order is shown with a few others")
  func ties() {
    let proxies = (0..<40).map {
      "- { class: UINavigationBar, containedIn: [N\($0)], set: { barTintColor: \(color($0)) } }"
    }
    let plain =
      "- { class: UINavigationBar, containedIn: [UINavigationController], set: { barTintColor: label } }"
    let screens = (0..<40).map { "s\($0): { navigationController: N\($0) }" }
    let text = block("screens", screens) + block("proxies", proxies + [plain])
    let found = ThemeText(text).findings(of: "ambiguous-containment")
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0.message.contains("UINavigationController") })
  }

  @Test("The work for styles that use each other twice depends on their content, not on the paths")
  func doubledStyles() throws {
    let styles = (1..<40).map {
      "s\($0): { use: [s\($0 - 1)], brands: { b: { use: [s\($0 - 1)] } } }"
    }
    let text =
      "brands: { a: {}, b: {} }\n" + block("styles", ["s0: { toolbar: { tint: label } }"] + styles)
      + "screens: { home: { use: [s39] } }\n"
    let (theme, found) = readTheme(yaml: ThemeText(text).text)
    #expect(found == [])
    #expect(try #require(theme).declarations.count == 2)
    #expect(ThemeText(text).compilation.tree != nil)
  }

  @Test("Styles that expand to too much are refused before they are expanded")
  func explodingStyles() throws {
    let promos = (0..<30).map { "p\($0): { with: any }" }
    let styles = (1..<30).map {
      "s\($0): { use: [s\($0 - 1)], promos: { p\($0): { use: [s\($0 - 1)] } } }"
    }
    let text =
      block("promos", promos) + block("styles", ["s0: { toolbar: { tint: label } }"] + styles)
      + "screens: { home: { use: [s29] } }\n"
    let found = ThemeText(text).compilation.diagnostics
    #expect(found.map(\.rule) == ["too-many-uses"])
    #expect(found.first?.message.contains("more than 1000 blocks at one 'use'") == true)
  }

  /// A theme with a cycle of tokens only in the last of many brands, on no screen and on the last of many screens.
  private func hiddenCircle(brands: Int, screens: Int) -> String {
    let literals = (0..<brands - 1).map {
      "b\($0): { tokens: { colors: { a: \(color($0)) } } }"
    }
    let others = (0..<screens).map { "s\($0): { tokens: { colors: { b: \(color($0)) } } }" }
    return "tokens: { colors: { a: $b, b: $a } }\ntoolbar: { tint: $a }\n"
      + block("brands", literals + ["zz: {}"]) + block("screens", others + ["zz: {}"])
  }

  @Test("A cycle of tokens in one of thousands of contexts is an error")
  func hiddenCircle() {
    let found = ThemeText(hiddenCircle(brands: 90, screens: 90)).compilation.diagnostics
    #expect(found.map(\.rule) == ["cyclic-token"])
    #expect(
      found.first?.notes.contains { $0.message.hasPrefix("Lintel reports it anyway") } == false
    )
  }

  @Test("An override that hides a declaration in the last of thousands of combinations is found")
  func manyCombinations() {
    let versions = (1...60).map { "when ios 15.\($0)..: { toolbar: { tint: \(color($0)) } }\n" }
    let brands = (0..<90).map { "b\($0): { toolbar: { tint: \(color(100 + $0)) } }" }
    let last =
      "zz: { when ios 18..: { toolbar: { tint: { light: \"#00569E\", dark: \"#7CC0FF\" } } } }"
    let text =
      "ios: 15..18\n" + versions.joined() + block("brands", brands + [last])
      + "screens: { home: { toolbar: { tint: \"#00569E\" } } }\n"
    #expect(ThemeText(text).findings(of: "hidden-appearance").count == 1)
    #expect(ThemeText(text).findings(of: "too-many-combinations").isEmpty)
  }
}
