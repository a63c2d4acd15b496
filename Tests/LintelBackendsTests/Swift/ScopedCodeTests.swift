#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelLint
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The Swift output for some of a theme's brands and values of modes")
  struct ScopedCodeTests {
    @Test(
      "The output compiles without the other brands and values, including older systems and proxies"
    )
    func compiles() throws {
      var options = CompilerOptions()
      options.brands = ["day", "dawn"]
      options.modes = ["reading=sepia", "reading=dim"]
      options.proxies = .everywhere
      let sample = try SampleTheme(
        """
        lintel: 1
        theme: Chain
        ios: 12..27
        tokens: { colors: { accent: "#112233" } }
        toolbar: { background: { preset: opaque, color: $accent } }
        proxies: [{ class: UINavigationBar, set: { barTintColor: $accent } }]
        brands:
          day: {}
          night: { tokens: { colors: { accent: "#445566" } }, screens: { attic: { tint: "#445566" } } }
          dawn: { tokens: { colors: { accent: "#778899" } } }
        modes:
          reading:
            bright: { tokens: { colors: { accent: "#AABBCC" } }, toolbar: { tint: "#BBCCDD" } }
            sepia: { tokens: { colors: { accent: "#F8F1E3" } } }
            dim: { toolbar: { tint: "#DDEEFF" } }
        screens: { home: {}, home.edit: {}, attic: {} }
        flows: [home -> home.edit]

        """,
        options: options
      )
      let files = sample.files(
        SwiftOptions(source: "chain.yaml", shapes: Set(DeliveryShape.allCases))
      )
      for others in ["night", "445566", "bright", "AABBCC", "BBCCDD"] {
        #expect(files.allSatisfy { !$0.text.contains(others) }, "\(others)")
      }
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("The output doesn't mention a brand that one of its brands extends")
    func extendedBrand() throws {
      var options = CompilerOptions()
      options.brands = ["night"]
      let sample = try SampleTheme(
        """
        lintel: 1
        theme: Chain
        ios: 15..27
        navigationBar.compact.title.color: red
        brands:
          harbor: { screens: { photo: { navigationBar.title.color: "#0A0B0C" } } }
          night: { extends: harbor }
        screens: { photo: {} }

        """,
        options: options
      )
      let text = sample.files(SwiftOptions(source: "chain.yaml")).map(\.text).joined()
      #expect(text.contains("private static let photoTitleColor = ThemeColor.rgb(0x0A0B0C)"))
      #expect(!text.contains("harbor"))
    }
  }
#endif
