import LintelSchema
import Testing

@Suite("The names of leaves that code refers to")
struct LeafNameTests {
  @Test("Each name belongs to a row of the table")
  func names() {
    let paths = Set(Schema.standard.leaves.map(\.path))
    #expect(LeafName.allCases.map(\.rawValue).filter { !paths.contains($0) } == [])
    for bar in BarKind.allCases {
      let names = BarLeafName.allCases.map { "\(bar.rawValue).\($0.rawValue)" }
      #expect(names.filter { !paths.contains($0) } == [])
    }
    let ofSomeBars = PartLeafName.allCases.filter { name in
      BarKind.allCases.contains { paths.contains("\($0.rawValue).\(name.rawValue)") }
    }
    #expect(ofSomeBars == PartLeafName.allCases)
  }
}
