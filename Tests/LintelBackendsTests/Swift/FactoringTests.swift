import LintelBackends
import LintelLanguage
import LintelTesting
import Testing

/// What is equal for brands and promos but in colors is written once; that it means the same is held by the comparison in every context.
@Suite("Bars that differ in colors of brands and promos alone")
struct FactoringTests {
  private func swift(brands: Int, screens: String = "") throws -> String {
    let blocks = (0..<brands).map {
      "  b\($0): { tokens: { colors: { accent: '#0000\(10 + $0)' } } }"
    }
    let tree = try #require(
      compile(
        """
        lintel: 1
        theme: Small
        ios: 15..18
        tokens: { colors: { accent: '#FF0000', paper: '#FFFFFF' } }
        navigationBar: { background: { preset: opaque, color: $paper }, tint: $accent, title: { color: $accent } }
        brands:
        \(blocks.joined(separator: "\n"))
        promos: { summer: { from: 2027-06-01, tokens: { colors: { paper: '#FFF1D6' } } } }
        screens:
          home: { navigationBar: { button: { color: $accent } } }
        \(screens)
        """
      ).tree
    )
    return swiftFiles(tree, options: SwiftOptions(source: "small.yaml")).map(\.text).joined()
  }

  private func compile(_ text: String) -> Compilation {
    LintelLanguage.compile(
      root: "small.yaml",
      provider: SourceProvider(
        read: { $0 == "small.yaml" ? Array(text.utf8) : nil },
        expand: { $0 == "small.yaml" ? [$0] : [] }
      )
    )
  }

  private func count(_ words: String, in text: String) -> Int {
    text.split(separator: "\n").filter { $0.contains(words) }.count
  }

  @Test("There are no more functions for six brands than for two", arguments: [2, 3, 6])
  func functions(brands: Int) throws {
    let text = try swift(brands: brands)
    #expect(count("func navigationBarAppearance", in: text) == 2)
    #expect(count("private static func navigationBar", in: text) == 4)
    #expect(count("func color", in: text) == 2)
    #expect(count("case .b", in: text) == brands)
  }

  @Test("Colors that differ by brand are asked of the context")
  func colors() throws {
    let text = try swift(brands: 2)
    #expect(text.contains("style.tintColor = .set(SlotColors(Varying.color"))
    #expect(text.contains("title.foregroundColor = Varying.color"))
    #expect(text.contains("appearance.backgroundColor = Varying.color"))
  }

  @Test("What differs in more than colors stays a bar of its own")
  func shapes() throws {
    let text = try swift(
      brands: 2,
      screens: "  cart: { brands: { b1: { navigationBar: { title: { kern: 2 } } } } }"
    )
    #expect(count("func navigationBarAppearance", in: text) == 3)
    #expect(count("title.kern = 2", in: text) == 1)
  }

  @Test("Colors that agree in one brand and differ in another are two")
  func agreeing() throws {
    let tree = try #require(
      compile(
        """
        lintel: 1
        theme: Small
        ios: 15..18
        tokens: { colors: { accent: '#000001', ink: '#000001' } }
        navigationBar: { background: opaque, tint: $accent, title: { color: $ink } }
        brands:
          b0: {}
          b1: { tokens: { colors: { accent: '#000002', ink: '#000003' } } }
        """
      ).tree
    )
    let text = swiftFiles(tree, options: SwiftOptions(source: "small.yaml")).map(\.text).joined()
    #expect(count("static func color", in: text) == 2)
    for color in ["0x0000_01FF", "0x0000_02FF", "0x0000_03FF"] { #expect(text.contains(color)) }
  }

  @Test("A theme of one brand without promos asks nothing")
  func oneBrand() throws {
    let tree = try #require(
      compile("lintel: 1\ntheme: Small\nios: 15..18\nnavigationBar: { tint: '#FF0000' }").tree
    )
    let text = swiftFiles(tree, options: SwiftOptions(source: "small.yaml")).map(\.text).joined()
    #expect(!text.contains("Varying"))
    #expect(text.contains("private static func navigationBar1() -> NavigationBarStyle"))
  }
}
