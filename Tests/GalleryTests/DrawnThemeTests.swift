#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema
  import LintelTesting
  import Testing

  /// Themes that nobody would write, of every property of the table, in one program.
  @Suite("Themes drawn at random")
  struct DrawnThemeTests {
    @Test("Code, tree and resolved contexts give the same objects, in contexts of all kinds")
    func objectsAreEqual() throws {
      var visits: [EquivalenceProgram.Visit] = []
      var declared: Set<String> = []
      var drawn: UInt64 = 0
      while visits.count < 16, drawn < 200 {
        drawn += 1
        let text = DrawnTheme.text(seed: drawn, name: "Drawn\(drawn)")
        let bytes = Array(text.utf8)
        let compilation = analyze(root: "t.yaml", provider: .files(["t.yaml": bytes]))
        guard let tree = compilation.tree, let theme = compilation.theme else { continue }
        visits.append(EquivalenceProgram.Visit(theme, tree, name: "t.yaml", limit: 0))
        declared.formUnion(
          theme.declarations.compactMap { theme.leaf(of: $0.target, in: .standard) }
            .map { Schema.standard[$0].path }
        )
      }
      let outcome = try EquivalenceProgram.run(visits)
      #expect(outcome.report(visits) == "")
      print(
        "themes: \(visits.count) of \(drawn) drawn, properties: \(declared.count), contexts:",
        "\(outcome.contexts), objects: \(outcome.objects), values: \(outcome.values)"
      )
      #expect(visits.count == 16 && declared.count > 200)
      #expect(outcome.contexts > 800 && outcome.objects > 5000 && outcome.values > 50_000)
    }
  }
#endif
