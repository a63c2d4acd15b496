#if os(Linux)
  import LintelBackends
  import LintelSchema
  import LintelTesting
  import Testing

  @Suite("The Swift output and the JSON tree mean the same")
  struct EquivalenceTests {
    @Test("In every context the objects equal the tree's, whatever was applied before")
    func objectsEqualTree() throws {
      let sample = try SampleTheme.everything()
      let visit = EquivalenceProgram.Visit(
        sample.theme,
        sample.tree,
        name: "everything.yaml",
        limit: 0
      )
      let outcome = try EquivalenceProgram.run([visit])
      #expect(outcome.report([visit]) == "")
      #expect(outcome.objects > 500 && outcome.values > 100_000)
    }
  }
#endif
