#if os(Linux)
  import LintelBackends
  import LintelTesting
  import Testing

  /// Tests copies of code that ask the stand-in for UIKit, because every `#available` is true on Linux.
  @Suite("Copies of code that ask a simulated system for its version")
  struct SimulatedVersionTests {
    private func check(_ name: String, _ text: String) -> Int {
      let copy = SimulatedVersions.copy(of: text)
      #expect(SimulatedVersions.original(of: copy) == text, "\(name)")
      #expect(!copy.contains("#available") && !copy.contains("#unavailable"), "\(name)")
      return text.ranges(of: "#available").count
    }

    @Test("Copies differ from the generated code and the runtime only in version checks")
    func nothingElseDiffers() throws {
      let sources = try SimulatedRuntime.modules.flatMap(SimulatedRuntime.sources)
      #expect(sources.count > 40)
      #expect(sources.map { check($0.name, $0.text) }.reduce(0, +) >= 15)
      let code = try GalleryTheme.all.flatMap { theme in
        try SampleTheme(theme.compilation).code(SwiftOptions(source: theme.name))
      }
      #expect(code.map { check($0.name, $0.text) }.reduce(0, +) >= 15)
    }

    @Test("A version check in a different form stays unchanged")
    func otherForms() {
      let text = "if #available(iOS 16.4, *), #available(macOS 15, *), let a { b(\"(iOS 1)\") }"
      let copy = SimulatedVersions.copy(of: text)
      #expect(
        copy
          == "if Simulation.isAtLeast(iOS: 16.4), #available(macOS 15, *), let a { b(\"(iOS 1)\") }"
      )
    }
  }
#endif
