import LintelDiagnostics
import Testing

@Suite("Applying fix-its")
struct FixItTests {
  private func fix(_ lower: Int, _ upper: Int, _ text: String) -> FixIt {
    FixIt("fix", replace: SourceRange(file: FileID(0), lower: lower, upper: upper), with: text)
  }

  private func applied(_ fixIts: [FixIt], to text: String) -> String {
    let file = SourceFile(path: "f.yaml", bytes: Array(text.utf8))
    return String(decoding: apply(fixIts, to: file), as: UTF8.self)
  }

  @Test("Edits apply in any order")
  func anyOrder() {
    #expect(applied([fix(4, 5, "E"), fix(0, 1, "AA"), fix(6, 6, "!")], to: "abcdef") == "AAbcdEf!")
  }

  @Test("Of two that overlap, the first is applied, and the other is left for the next run")
  func overlap() {
    #expect(applied([fix(1, 3, "X"), fix(2, 4, "Y")], to: "abcdef") == "aXdef")
    #expect(applied([fix(2, 4, "Y"), fix(1, 3, "X")], to: "abcdef") == "abYef")
    #expect(applied([fix(2, 2, "x"), fix(2, 2, "y")], to: "abcdef") == "abxcdef")
    #expect(applied([fix(1, 2, "x"), fix(2, 3, "y")], to: "abc") == "axy")
  }

  @Test("A fix-it is applied as a whole or not at all, and a repeated edit once")
  func whole() {
    let both = FixIt("fix", .safe, edits: fix(0, 1, "A").edits + fix(2, 3, "C").edits)
    #expect(applied([fix(2, 3, "x"), both], to: "abc") == "abx")
    #expect(applied([both, both, fix(0, 1, "A")], to: "abc") == "AbC")
  }

  @Test("Edits outside of the file change nothing")
  func outside() {
    #expect(applied([fix(2, 9, "x")], to: "abc") == "abc")
    #expect(applied([], to: "abc") == "abc")
  }
}
