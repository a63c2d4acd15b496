import LintelTheme
import Testing

@Suite("The vectors that have a value for each dimension")
struct LanesTests {
  @Test("They are wide enough")
  func room() {
    #expect(Dimension.all.count <= Condition().sets.scalarCount)
    #expect(Dimension.all.count <= Cell().values.scalarCount)
  }
}
