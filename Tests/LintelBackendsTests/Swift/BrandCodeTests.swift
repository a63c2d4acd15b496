#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelLint
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The Swift output for some of a theme's brands")
  struct BrandCodeTests {
    @Test("It compiles without the others, older systems and proxies included")
    func compiles() throws {
      var options = CompilerOptions()
      options.brands = ["day", "dawn"]
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
        screens: { home: {} }
        flows: [home -> home.edit]

        """.replacing(
          "screens: { home: {} }",
          with: "screens: { home: {}, home.edit: {}, attic: {} }"
        ),
        options: options
      )
      let files = sample.files(
        SwiftOptions(source: "chain.yaml", shapes: Set(DeliveryShape.allCases))
      )
      #expect(files.allSatisfy { !$0.text.contains("night") && !$0.text.contains("445566") })
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
    }
  }
#endif
