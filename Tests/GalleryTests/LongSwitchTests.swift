#if os(Linux)
  import LintelBackends
  import LintelSchema
  import LintelTesting
  import Testing

  /// Tests code with a line for each of many brands or screens that share few cases.
  @Suite("Values that differ between many screens")
  struct LongSwitchTests {
    @Test("Each screen has its own value, and the others have the bar's")
    func screens() throws {
      let own = (0..<40).map { "  s\($0): { navigationBar: { tint: \"#\(100_000 + $0 % 39)\" } }" }
      let head = [
        "lintel: 1", "theme: Long", "ios: 15..18", "navigationBar: { tint: label }", "screens:",
        "  other: {}", "  another: {}",
      ]
      let theme = try SampleTheme((head + own).joined(separator: "\n"))
      let code = theme.code(SwiftOptions(source: "long.yaml"))
      #expect(code.contains { $0.text.contains("case .s7?: return ") })
      let screens = ["other", "another"] + (0..<40).map { "s\($0)" }
      let stops = screens.map { screen in
        EquivalenceProgram.Stop(
          ExpectedStyle.Context(
            brand: "Long",
            promos: [],
            screen: screen,
            ios: Version(17),
            device: .phone
          )
        )
      }
      let visits = [
        EquivalenceProgram.Visit(tree: theme.tree, json: theme.json, code: code, stops: stops)
      ]
      let report = try EquivalenceProgram.run(visits).report(visits)
      #expect(report == "")
    }
  }
#endif
