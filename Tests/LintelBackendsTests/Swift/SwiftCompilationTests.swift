#if os(Linux)
  import LintelAppearance
  import LintelBackends
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  @Suite("Compiling the Swift output")
  struct SwiftCompilationTests {
    private func files(
      _ sample: SampleTheme,
      isPublic: Bool = false,
      splits: Bool = false
    ) -> [(name: String, text: String)] {
      let options = SwiftOptions(source: "everything.yaml", isPublic: isPublic, splits: splits)
      return sample.files(options)
    }

    @Test(
      "Every leaf with every kind of value compiles in Swift 6 mode without a warning",
      arguments: [13, 15, 26].map { Version($0) }
    )
    func everythingCompiles(minimum: Version) throws {
      let run = try SwiftToolchain.typecheck(files(SampleTheme.everything(minimum: minimum)))
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Public code in several files compiles")
    func severalFilesCompile() throws {
      let files = try files(SampleTheme.everything(), isPublic: true, splits: true)
      #expect(
        files.map(\.name) == [
          "Everything.swift", "Everything+UINavigationBar.swift", "Everything+UIToolbar.swift",
          "Everything+UITabBar.swift", "Everything+Settings.swift", "Everything+Legacy.swift",
        ]
      )
      #expect(files.map(\.name) == swiftFileNames(of: "Everything", splits: true))
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("A thousand screens compile, with different bars or with the same bar")
    func manyScreensCompile() throws {
      for colors in [1_000, 3] {
        let screens = (0..<1_000).map {
          "  s\($0): { navigationBar: { tint: \"#\(100_000 + $0 % colors)\" } }"
        }
        let text = (["lintel: 1", "theme: Large", "ios: 15..18", "screens:"] + screens)
          .joined(separator: "\n")
        let files = try files(SampleTheme(text))
        // The compiler checks a literal as one expression, with memory that grows with the square of its length.
        #expect(files.allSatisfy { !$0.text.contains("[Screen:") })
        let run = try SwiftToolchain.typecheck(files)
        #expect(run.status == 0, "\(run.output.prefix(2000))")
      }
    }

    @Test(
      "Tokens that depend on the device, and tokens with tables, compile",
      arguments: [false, true]
    )
    func tokensCompile(isPublic: Bool) throws {
      let brands = (0..<40).map { index in
        "  b\(index): { tokens: { colors: { one: \"#\(100_000 + index)\", two: alpha($one \(index + 1)%) } } }"
      }
      let text = """
        lintel: 1
        theme: Tokens
        ios: 15..27
        tokens:
          colors: { one: "#112233", two: "#445566" }
          effects: { blur: systemMaterial }
          fonts: { text: { style: body } }
        navigationBar: { background: { color: $two, effect: $blur }, title: { color: $one, font: $text } }
        when pad: { tokens: { colors: { one: "#778899" }, effects: { blur: dark }, fonts: { text: { size: 9 } } } }
        brands:
        \(brands.joined(separator: "\n"))

        """
      let files = try files(SampleTheme(text), isPublic: isPublic)
      #expect(files[0].text.contains("    case .b1: return "))
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output.prefix(2000))")
    }

    @Test("A theme without declarations compiles")
    func emptyThemeCompiles() throws {
      let run = try SwiftToolchain.typecheck(files(SampleTheme.empty("Nothing")))
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(
      "Public code imports UIKit publicly only if it needs to",
      arguments: ["14", "12"],
      ["", "tokens: { strings: { back: Back } }", "tokens: { numbers: { kern: 1 } }"]
    )
    func publicImports(minimum: String, tokens: String) throws {
      let text = """
        lintel: 1
        theme: Plain
        ios: \(minimum)..27
        \(tokens)
        navigationBar.tint: '#112233'

        """
      let isPublic = minimum == "12" || tokens.contains("numbers")
      for splits in [false, true] {
        let files = try files(SampleTheme(text), isPublic: true, splits: splits)
        #expect(files[0].text.contains("\npublic import UIKit\n") == isPublic)
        let run = try SwiftToolchain.typecheck(files)
        #expect(run.status == 0, "\(run.output)")
      }
    }

    @Test("Names that Swift or the output uses itself compile")
    func hostileNamesCompile() throws {
      let brands = ["self", "init", "all-cases", "default", "Any", "none", "1"]
      let screens = ["none", "raw_value", "switch", "a.b", "a-c", "Self", "some"]
      let promos = ["let", "running", "span", "case"]
      for theme in ["Type", "UIColor", "Set", "brand", "Promo", "class"] {
        let lines =
          ["lintel: 1", "theme: '\(theme)'", "ios: 15..27", "tokens:", "  colors:"]
          + (screens + promos).map { "    '\($0)': '#123456'" }
          + ["brands:"] + brands.map { "  '\($0)': {}" }
          + ["promos:"] + promos.map { "  '\($0)': { with: any }" }
          + ["screens:"]
          + screens.enumerated().map { index, name in
            let promo = promos[index % promos.count]
            return
              "  '\(name)': { promos: { '\(promo)': { priority: \(index), toolbar.tint: $\(promo) } }, tabBar.tint: '#00000\(index)' }"
          }
        let sample = try SampleTheme(lines.joined(separator: "\n") + "\n")
        let run = try SwiftToolchain.typecheck(files(sample))
        #expect(run.status == 0, "\(theme): \(run.output)")
      }
    }

    @Test("The output passes swift format's own lint")
    func outputIsFormatted() throws {
      let run = try SwiftToolchain.formatLint(files(SampleTheme.everything()))
      #expect(run.status == 0, "\(run.output)")
    }
  }
#endif
