#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The Swift output of the gallery")
  struct GallerySwiftTests {
    @Test("All themes compile together, without a warning and as swift format writes them")
    func themesCompile() throws {
      let files = try Self.themes.flatMap { try Self.code($0).map { ($0.name, $0.text) } }
      let run = try SwiftToolchain.typecheck(files)
      #expect(run.status == 0, "\(run.output.prefix(3000))")
      let lint = try SwiftToolchain.formatLint(files)
      #expect(lint.status == 0, "\(lint.output.prefix(3000))")
    }

    @Test("The objects that the code makes equal the tree's in contexts of all kinds")
    func objectsEqualTrees() throws {
      let visits = try Self.themes.map { theme in
        let stops = try Self.contexts(of: theme).enumerated().map { number, context in
          EquivalenceProgram.Stop(context, number: number)
        }
        #expect(!stops.isEmpty, "\(theme.name)")
        return try EquivalenceProgram.Visit(
          tree: theme.tree(),
          code: Self.code(theme),
          stops: stops
        )
      }
      let differences = try EquivalenceProgram.Visit.differences(visits)
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// Each type once: some examples are themes of real apps too.
    private static let themes = GalleryTheme.all.reduce(into: [GalleryTheme]()) { themes, theme in
      let name = theme.compilation.tree?.theme
      if !themes.contains(where: { $0.compilation.tree?.theme == name }) { themes.append(theme) }
    }

    private static func code(_ theme: GalleryTheme) throws -> [SwiftFile] {
      swiftFiles(try theme.tree(), options: SwiftOptions(source: theme.name))
    }

    /// Up to two contexts of each entry, sixty of a theme at most, from iOS 13 on, where there are appearance objects.
    private static func contexts(of gallery: GalleryTheme) throws -> [ExpectedStyle.Context] {
      let tree = try gallery.tree()
      let theme = try #require(gallery.compilation.theme)
      var generator = SeededGenerator(seed: 1)
      var found: [Int: [TreeContext]] = [:]
      for context in theme.everyContext.shuffled(using: &generator) where context.ios >= Version(13)
      {
        guard let entry = tree.contexts.firstIndex(where: { $0.contains(context) }) else {
          continue
        }
        if found[entry, default: []].count < 2 { found[entry, default: []].append(context) }
      }
      let contexts = found.sorted { $0.key < $1.key }.flatMap(\.value).shuffled(using: &generator)
        .prefix(60)
      return contexts.map { context in
        ExpectedStyle.Context(
          brand: tree.brands[context.brand].name,
          promos: context.promos.map { tree.promos[$0].name },
          screen: context.screen == 0 ? "" : tree.screens[context.screen - 1].name,
          ios: context.ios,
          isPad: context.idiom == .pad
        )
      }
    }
  }
#endif
