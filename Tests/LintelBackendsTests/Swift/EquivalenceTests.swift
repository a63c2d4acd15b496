#if os(Linux)
  import LintelBackends
  import LintelLanguage
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The Swift output and the JSON tree mean the same")
  struct EquivalenceTests {
    @Test("In every context the objects equal the tree's, whatever was applied before")
    func objectsEqualTree() throws {
      let tree = SampleTree.everything()
      let code = swiftFiles(tree, options: SwiftOptions(source: "harbor.yaml"))
      let stops = Self.contexts(of: tree).map { EquivalenceProgram.Stop($0) }
      #expect(stops.count == 2 * 4 * 4 * 4)
      let visit = EquivalenceProgram.Visit(tree: tree, code: code, stops: stops)
      let outcome = try EquivalenceProgram.run([visit])
      #expect(outcome.report([visit]) == "")
      #expect(outcome.objects > 500 && outcome.values > 100_000)
    }

    private static func contexts(of tree: AppearanceTree) -> [ExpectedStyle.Context] {
      let systems: [(ios: Version, isPad: Bool)] = [
        (Version(13), false), (Version(16, 4), false), (Version(26), false), (Version(27), true),
      ]
      let sets = [[], ["summer"], ["preview"], ["summer", "preview"]]
      return systems.flatMap { system in
        tree.brands.flatMap { brand in
          sets.flatMap { promos in
            ([""] + tree.screens.map(\.name)).map { screen in
              ExpectedStyle.Context(
                brand: brand.name,
                promos: promos,
                screen: screen,
                ios: system.ios,
                isPad: system.isPad
              )
            }
          }
        }
      }
    }
  }
#endif
