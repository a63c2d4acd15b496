import Testing

@Suite("lintel compile --brand")
struct BrandOutputTests {
  private static let theme = """
    lintel: 1
    theme: Chain
    ios: 12..18
    tokens: { colors: { accent: "#112233" } }
    toolbar: { background: { preset: opaque, color: $accent } }
    proxies: [{ class: UINavigationBar, containedIn: [ShopController], set: { barTintColor: $accent } }]
    brands:
      day: {}
      night: { tokens: { colors: { accent: "#445566" } }, screens: { home: { tint: "#445566" } } }
      dawn: { tokens: { colors: { accent: "#778899" } } }
    screens: { home: {} }

    """

  @Test("Outputs are for the brands that are named, and name no other")
  func slices() throws {
    let place = try Workplace(["Chain.yaml": Self.theme])
    let arguments = [
      "compile", "Chain.yaml", "--to", "swift", "--to", "json", "--proxies", "contained", "-o",
      "out",
    ]
    #expect(try place.lintel(arguments).status == 0)
    for name in ["out/Chain.json", "out/Chain.swift"] {
      let text = try place.text(of: name)
      #expect(["night", "445566", "dawn", "778899"].allSatisfy(text.contains), "\(name)")
    }
    #expect(try place.lintel(arguments + ["--brand", "day", "--brand", "dawn"]).status == 0)
    for name in ["out/Chain.json", "out/Chain.swift"] {
      let text = try place.text(of: name)
      #expect(["day", "112233", "dawn", "778899"].allSatisfy(text.contains), "\(name)")
      #expect(!text.contains("night") && !text.contains("445566"), "\(name)")
    }
  }

  @Test("A brand that the theme doesn't have is wrong usage, with the nearest name")
  func unknownBrand() throws {
    let place = try Workplace(["Chain.yaml": Self.theme])
    let run = try place.lintel(
      ["compile", "Chain.yaml", "--to", "json", "-o", "out", "--brand", "nigth"]
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("nigth") && run.errors.contains("night"))
    #expect(try place.files() == ["Chain.yaml"])
  }
}
