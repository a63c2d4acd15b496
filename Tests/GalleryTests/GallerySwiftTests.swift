#if os(Linux)
  import Foundation
  import LintelAppearance
  import LintelBackends
  import LintelCompiler
  import LintelDiagnostics
  import LintelLint
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// `LINTEL_CONTEXTS` sets the number of a theme's contexts above which only a sample of them is visited.
  @Suite("The Swift output of the gallery")
  struct GallerySwiftTests {
    @Test("All themes compile together without warnings, in the format of swift format")
    func themesCompile() throws {
      let files = try Self.themes.flatMap { try Self.code($0).map { ($0.name, $0.text) } }
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output.prefix(3000))")
    }

    @Test(
      "Code, tree, and resolved contexts have the same objects, in every context on every version"
    )
    func objectsAreEqual() throws {
      let visits = try Self.themes.map { theme in
        try EquivalenceProgram.Visit(
          #require(theme.compilation.theme),
          theme.tree(),
          name: theme.name,
          limit: Self.limit
        )
      }
      let outcome = try EquivalenceProgram.run(visits)
      #expect(outcome.report(visits) == "")
      print(
        "themes: \(visits.count), contexts: \(outcome.contexts), objects: \(outcome.objects),",
        "values: \(outcome.values), pushes: \(outcome.pushes)"
      )
      #expect(visits.count >= 13 && outcome.pushes > 100)
    }

    @Test("If a theme has proxies, code and tree set the same values in all brands and promos")
    func proxiesAreEqual() throws {
      var options = CompilerOptions()
      options.proxies = .contained
      let folder = SourceProvider.folder(GalleryTheme.root.appending(path: "Styles"))
      let themes = GalleryTheme.examples.filter { theme in
        String(decoding: theme.compilation.sources.files[0].bytes, as: UTF8.self)
          .contains("\nproxies:")
      }
      let samples = themes.compactMap {
        try? SampleTheme(compile(root: $0.name, provider: folder, options: options))
      }
      #expect(samples.map(\.tree.theme) == ["Bookshop"])
      let app = """
        final class ShelfController: UINavigationController {}
        final class ReaderController: UINavigationController {}

        """
      for sample in samples {
        let tree = sample.tree
        let stops = tree.brands.flatMap { brand in
          [[], ["bookFair"], ["advent"], ["advent", "lastOrders"]].flatMap { promos in
            [(Version(14), false), (tree.newestIOS, true)].map { ios, isPad in
              ProxyProgram.Stop(brand: brand.name, promos: promos, ios: ios, isPad: isPad)
            }
          }
        }
        let code = sample.code(SwiftOptions(source: "\(tree.theme).yaml"))
        let program = ProxyProgram(sample, .contained, code: code, app: app, stops: stops)
        for (stop, found) in zip(stops, try program.run()) {
          #expect(found.byCode.elements.count >= 3)
          #expect(program.differences(found, at: stop) == [], "\(stop)")
        }
      }
    }

    private static let limit =
      ProcessInfo.processInfo.environment["LINTEL_CONTEXTS"].flatMap { Int($0) }
      ?? Thoroughness.rounds(200, usually: 80)

    /// One theme for each type, because some examples are themes of real apps, too.
    private static let themes = GalleryTheme.all.reduce(into: [GalleryTheme]()) { themes, theme in
      let name = theme.compilation.tree?.theme
      if !themes.contains(where: { $0.compilation.tree?.theme == name }) { themes.append(theme) }
    }

    private static func code(_ theme: GalleryTheme) throws -> [SwiftFile] {
      try SampleTheme(theme.compilation).code(SwiftOptions(source: theme.name))
    }
  }
#endif
