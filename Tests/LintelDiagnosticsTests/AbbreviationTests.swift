import LintelDiagnostics
import Testing

@Suite("Long texts in messages")
struct AbbreviationTests {
  private let range = SourceRange(file: FileID(0), lower: 0, upper: 0)

  @Test("A long quotation is cut, with its length, and other quotations stay")
  func quotations() {
    let long = String(repeating: "x", count: 5_000_000)
    let diagnostic = Diagnostic(
      "rule",
      "unknown key '\(long)' in 'navigationBar'",
      at: range,
      notes: [Note("the app's '\(long)' is here")],
      help: ["write '\(long)'\nor 'tint'"],
      fixIts: [FixIt("change to '\(long)'", replace: range, with: "tint")],
      property: "navigationBar.\(long)",
      facts: Diagnostic.Facts(conditions: ["screen '\(long)'"], witness: [.init("screen", long)])
    )
    let cut = "\(String(repeating: "x", count: 80))…' (5000000 characters)"
    #expect(diagnostic.message == "unknown key '\(cut) in 'navigationBar'")
    #expect(diagnostic.notes.map(\.message) == ["the app's '\(cut) is here"])
    #expect(diagnostic.help == ["write '\(cut)\nor 'tint'"])
    #expect(diagnostic.fixIts.map(\.title) == ["change to '\(cut)"])
    #expect(diagnostic.property?.hasSuffix("… (5000014 characters)") == true)
    #expect(diagnostic.facts?.conditions == ["screen '\(cut)"])
    #expect((diagnostic.facts?.witness[0].value.utf8.count ?? 0) < 200)
  }

  @Test(
    "Little of a value is repeated, regardless of its form",
    arguments: ["'", "' '", "a' ", "'a ", "it's ", "\n", "'\n", "é👩‍👧", "x ", "\u{0}"]
  )
  func hostile(part: String) {
    let value = String(repeating: part, count: 200_000)
    let message = Diagnostic("rule", "found '\(value)'", at: range).message
    #expect(message.utf8.count < 60_000)
  }

  @Test("Texts of a usual length stay unchanged")
  func usual() {
    let list = (0..<60).map { "'property\($0)'" }.joined(separator: ", ")
    #expect(
      Diagnostic("rule", "the names are \(list)", at: range).message.hasSuffix(
        "'property59'"
      )
    )
  }

  @Test("Of a thousand notes, a readable number is shown, with the number of the others")
  func notes() {
    let notes = (0..<1_000).map { Note("here is \($0)") }
    let shown = [Diagnostic("rule", "found", at: range, notes: notes)].sortedForOutput()[0]
      .notes
    #expect(shown.count == Abbreviation.maximumNotes)
    #expect(shown.last?.message == "and \(1_000 - Abbreviation.maximumNotes + 1) more like these")
  }
}
