import LintelDiagnostics
import Testing

@Suite("How many more there are")
struct MoreTests {
  @Test("One has its noun in the singular", arguments: [(1, "1 more value"), (2, "2 more values")])
  func nouns(count: Int, text: String) {
    #expect(count.more("value") == text)
    let notes = (0..<3 + count).map { Note("\($0)") }
    #expect(notes.shown(3, of: "value").last?.message == "\(text) in this file")
    #expect(notes.shown(3).last?.message == "\(count) more in this file")
    #expect(notes.shown(3 + count).count == 3 + count)
  }
}
