#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("Compiling the Swift output")
  struct SwiftCompilationTests {
    private func files(
      _ tree: AppearanceTree,
      isPublic: Bool = false,
      splits: Bool = false
    ) -> [(name: String, text: String)] {
      let options = SwiftOptions(source: "harbor.yaml", isPublic: isPublic, splits: splits)
      return swiftFiles(tree, options: options).map { ($0.name, $0.text) }
    }

    @Test(
      "Every leaf with every kind of value compiles in Swift 6 mode without a warning",
      arguments: [13, 15, 26].map { Version($0) }
    )
    func everythingCompiles(minimum: Version) throws {
      let run = try SwiftToolchain.typecheck(files(SampleTree.everything(minimum: minimum)))
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Public code in several files compiles")
    func severalFilesCompile() throws {
      let files = files(SampleTree.everything(), isPublic: true, splits: true)
      #expect(
        files.map(\.name) == [
          "Harbor.swift", "Harbor+UINavigationBar.swift", "Harbor+UIToolbar.swift",
          "Harbor+UITabBar.swift", "Harbor+Settings.swift", "Harbor+Legacy.swift",
        ]
      )
      #expect(files.map(\.name) == swiftFileNames(of: "Harbor", splits: true))
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("A thousand screens compile, each with a bar of its own or each with the same")
    func manyScreensCompile() throws {
      for colors in [1_000, 3] {
        let screens = (0..<1_000).map {
          "  s\($0): { navigationBar: { tint: \"#\(100_000 + $0 % colors)\" } }"
        }
        let text = (["lintel: 1", "theme: Large", "ios: 15..18", "screens:"] + screens)
          .joined(separator: "\n")
        let provider = SourceProvider(read: { _ in Array(text.utf8) }, expand: { [$0] })
        let tree = try #require(compile(root: "large.yaml", provider: provider).tree)
        let run = try SwiftToolchain.typecheck(files(tree))
        #expect(run.status == 0, "\(run.output.prefix(2000))")
      }
    }

    @Test("A theme that says nothing compiles")
    func emptyThemeCompiles() throws {
      let run = try SwiftToolchain.typecheck(files(SampleTree.empty(theme: "Nothing")))
      #expect(run.status == 0, "\(run.output)")
    }

    @Test("Names that are Swift's or the output's own compile")
    func hostileNamesCompile() throws {
      for theme in ["Type", "UIColor", "Set", "brand", "Promo", "1st", "été-bleu", "class"] {
        var tree = SampleTree.empty(theme: theme)
        tree.brands = ["self", "init", "all-cases", "default", "Any", "none", "1"].map {
          Brand(name: $0, parent: nil)
        }
        tree.screens = ["none", "raw_value", "switch", "a.b", "a-c", "Self", "some"].map {
          Screen(name: $0, brands: nil)
        }
        tree.promos = ["let", "running", "span", "case"].map {
          Promo(name: $0, from: nil, until: nil, company: .any)
        }
        tree.settings = [Settings(values: [])]
        tree.contexts = tree.screens.indices.map { index in
          ContextEntry(
            brands: Array(tree.brands.indices),
            promosOn: index % 2 == 0 ? [0] : [],
            promosOff: [],
            screens: [index],
            firstIOS: Version(15),
            endIOS: nil,
            idioms: Idiom.allCases,
            bars: [:],
            settings: index % 2 == 0 ? 0 : nil
          )
        }
        let run = try SwiftToolchain.typecheck(files(tree))
        #expect(run.status == 0, "\(theme): \(run.output)")
      }
    }

    @Test("The output passes swift format's own lint")
    func outputIsFormatted() throws {
      let run = try SwiftToolchain.formatLint(files(SampleTree.everything()))
      #expect(run.status == 0, "\(run.output)")
    }
  }
#endif
