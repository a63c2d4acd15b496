#if os(Linux)
  import Foundation
  import LintelBackends
  import LintelCompiler
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  /// Checks random themes that nobody would write, with every property of the table, in one program.
  ///
  /// `LINTEL_DRAWN_ROUNDS` sets the number of times that every property is used, `LINTEL_DRAWN_SEED` the seed of the first theme, and
  /// `LINTEL_DRAWN_FOLDER` a folder to write the themes to.
  @Suite("Random themes")
  struct DrawnThemeTests {
    private static func setting(_ name: String) -> UInt64 {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? 1
    }

    @Test("Code, tree, and resolved contexts have the same objects in every context")
    func objectsAreEqual() throws {
      let first = Self.setting("LINTEL_DRAWN_SEED")
      var dealer = ThemeDealer(seed: first)
      var seed = first
      var (contexts, objects, values) = (0, 0, 0)
      var declared: Set<LeafID> = []
      // A program for each round, so that the size of programs is limited.
      for _ in 0..<Self.setting("LINTEL_DRAWN_ROUNDS") {
        var visits: [EquivalenceProgram.Visit] = []
        for _ in 0..<ThemeDealer.round {
          let text = dealer.theme(seed: seed, name: "Drawn\(seed)")
          if let folder = ProcessInfo.processInfo.environment["LINTEL_DRAWN_FOLDER"] {
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(seed).yaml"))
          }
          let bytes = Array(text.utf8)
          let compilation = compile(root: "t.yaml", provider: .files(["t.yaml": bytes]))
          guard let tree = compilation.tree, let theme = compilation.theme else {
            Issue.record("seed \(seed):\n\(compilation.report)\n\(text)")
            return
          }
          visits.append(EquivalenceProgram.Visit(theme, tree, name: "t.yaml", limit: .max))
          declared.formUnion(
            theme.declarations.compactMap { theme.leaf(of: $0.target, in: .standard) }
          )
          seed += 1
        }
        let outcome = try EquivalenceProgram.run(visits)
        #expect(outcome.report(visits) == "")
        contexts += outcome.contexts
        objects += outcome.objects
        values += outcome.values
      }
      let table = Schema.standard.leaves.filter { $0.property.destination != .fact }.map(\.id)
      let missing = Set(table).subtracting(declared).map { Schema.standard[$0].path }.sorted()
      print(
        "random themes: \(seed - first), from seed \(first) on, properties:",
        "\(table.count - missing.count) of \(table.count), contexts: \(contexts),",
        "objects: \(objects), values: \(values)"
      )
      #expect(missing == [], "never drawn")
    }

    @Test("explain, resolve, and the tree agree in every slot")
    func words() throws {
      let first = Self.setting("LINTEL_DRAWN_SEED")
      var dealer = ThemeDealer(seed: first)
      let count = UInt64(ThemeDealer.round) * Self.setting("LINTEL_DRAWN_ROUNDS")
      for seed in first..<(first + count) {
        let text = dealer.theme(seed: seed, name: "Drawn\(seed)")
        let compilation = compile(root: "t.yaml", provider: .files(["t.yaml": Array(text.utf8)]))
        let theme = try #require(compilation.theme, "seed \(seed):\n\(compilation.report)")
        var checks = LawChecks(theme, theme.json)
        var generator = SeededGenerator(seed: seed)
        for context in theme.someContexts(Thoroughness.rounds(10, usually: 4), &generator) {
          let differences = try checks.differences(context)
          #expect(differences == [], "seed \(seed), \(context):\n\(differences.prefix(6))\n\(text)")
        }
      }
    }
  }
#endif
