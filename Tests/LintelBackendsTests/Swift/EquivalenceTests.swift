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
      let stops = Self.contexts(of: tree).enumerated().map { number, context in
        EquivalenceProgram.Stop(context, number: number)
      }
      #expect(stops.count == 2 * 4 * 4 * 4)
      let visit = EquivalenceProgram.Visit(tree: tree, code: code, stops: stops)
      let differences = try EquivalenceProgram.Visit.differences([visit])
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    private static func contexts(of tree: AppearanceTree) -> [ExpectedStyle.Context] {
      let systems: [(ios: Version, isPad: Bool)] = [
        (Version(14), false), (Version(16, 4), false), (Version(26), false), (Version(26), true),
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
