#if os(Linux)
  import LintelBackends
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("Errors that the comparison of outputs notices")
  struct EmissionMutantTests {
    @Test("The comparison notices each property that either output omits or gets wrong")
    func everyMutantIsNoticed() throws {
      let mutants = EmissionMutants()
      let cases = mutants.cases
      let stops = cases.indices.map { index in
        EquivalenceProgram.Stop(
          ExpectedStyle.Context(
            brand: "only",
            promos: [],
            screen: "case\(index)",
            ios: cases[index].version,
            device: .phone
          )
        )
      }
      let themes = try EmissionMutants.Mutation.allCases.map(mutants.theme)
      let trees = themes.map(\.tree)
      let code = themes.map { $0.code(SwiftOptions(source: "mutants.yaml")) }
      // First the Swift output omits or changes the property, then the JSON output.
      let pairs = [(0, 0), (1, 0), (0, 2)] + (Thoroughness.isFull ? [(2, 0), (0, 1)] : [])
      let visits = pairs.map { swift, json in
        EquivalenceProgram.Visit(
          tree: trees[0],
          json: themes[json].json,
          code: code[swift],
          stops: stops
        )
      }
      let outcome = try EquivalenceProgram.run(visits)
      // Outputs may assign more objects than necessary, as long as bars show the same.
      let report = outcome.report(Array(visits.prefix(1))).split(separator: "\n")
      #expect(report.filter { !$0.contains(" assigned: ") } == [])
      var noticed: Set<String> = []
      for (visit, differences) in outcome.differences.enumerated().dropFirst() {
        for (item, differences) in zip(cases, differences) {
          // A translucent color makes the bar translucent, so omitting `translucency` changes nothing.
          if item.path == ["translucency"],
            [(1, 0), (0, 1)].contains(where: { $0 == pairs[visit] })
          {
            continue
          }
          let name = "\(item.leaf.path) as \(item.path)"
          #expect(!differences.isEmpty, "\(name) of visit \(visit)")
          noticed.insert(item.leaf.path)
        }
      }
      print("properties: \(noticed.count), mutants: \(cases.count * (pairs.count - 1))")
      #expect(noticed.count > 250)
    }
  }
#endif
