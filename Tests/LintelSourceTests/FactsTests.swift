import Testing

@testable import LintelSource

@Suite("Facts about an app")
struct FactsTests {
  @Test("Places are sorted by file, line, and column")
  func order() {
    let places = [
      SourcePlace(file: "B.swift", line: 1), SourcePlace(file: "A.swift", line: 2, column: 3),
      SourcePlace(file: "A.swift", line: 2), SourcePlace(file: "A.swift", line: 1, column: 9),
    ]
    #expect(places.sorted() == [places[3], places[2], places[1], places[0]])
  }
}
