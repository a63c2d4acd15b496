import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Going on after errors")
struct RecoveryTests {
  private static let cases = [
    RefusalCase("{ a: 1 }\nb: 2\nc: 3", Refusal("yaml-syntax", "b"), tree: "{a: 1}"),
    RefusalCase("a: [ : b,\n  c ]\nd: 1", Refusal("yaml-syntax", ":"), tree: "{a: , d: 1}"),
    RefusalCase("a: { x: 1\nb: 2", Refusal("yaml-syntax", ""), tree: "{a: {x: 1}, b: 2}"),
    RefusalCase(
      "a: { x: 1, y: [1, 2\nb: 2",
      Refusal("yaml-syntax", ""),
      tree: "{a: {x: 1, y: [1, 2]}, b: 2}"
    ),
    RefusalCase("a:\n  - [1\nb: 2", Refusal("yaml-syntax", ""), tree: "{a: [[1]], b: 2}"),
    RefusalCase("a: [1, 2", Refusal("yaml-syntax", ""), tree: "{a: [1, 2]}"),
    RefusalCase(
      "a: { x: \"1\" y: 2 }\nb: 3",
      Refusal("yaml-syntax", "y"),
      tree: "{a: {x: 1, y: 2}, b: 3}"
    ),
    RefusalCase(
      "a: \"x\nb: \"y\"\nc: 1",
      Refusal("yaml-syntax", "\"x"),
      tree: "{a: x, b: y, c: 1}"
    ),
    // The first text goes on after a line break, and what looks like a comment is its end.
    RefusalCase(
      "a: { b: \"x\n  #y\", c: \"#z\n}\nd: 1",
      Refusal("yaml-syntax", "\"#z"),
      tree: "{a: {b: x #y, c: #z}, d: 1}"
    ),
    RefusalCase("a: 'x\nb: 1", Refusal("yaml-syntax", "'x"), tree: "{a: x, b: 1}"),
    RefusalCase("a: 'it's'\nb: 1", Refusal("yaml-syntax", "s'"), tree: "{a: it, b: 1}"),
    RefusalCase("a: b: c\nd: 1", Refusal("yaml-syntax", ":"), tree: "{a: b: c, d: 1}"),
    RefusalCase(
      "a: x\n  b: 1\n  c: 2\nd: 1",
      Refusal("yaml-syntax", ":"),
      tree: "{a: x, d: 1}"
    ),
    RefusalCase(
      "a:\n  b: 1\n c: 2\nd: 3",
      Refusal("yaml-syntax", "c"),
      tree: "{a: {b: 1}, d: 3}"
    ),
    RefusalCase("foo\nb: 1", Refusal("yaml-syntax", "foo"), tree: "{b: 1}"),
    RefusalCase("a: 1\nfoo\nb: 1", Refusal("yaml-syntax", "foo"), tree: "{a: 1, b: 1}"),
    RefusalCase("a:1\nb: 1", Refusal("yaml-syntax", "a:1"), tree: "{a: 1, b: 1}"),
    RefusalCase("a: - b\nc: 1", Refusal("yaml-syntax", "-"), tree: "{c: 1}"),
    RefusalCase("a: }\nb: 1", Refusal("yaml-syntax", "}"), tree: "{a: , b: 1}"),
    RefusalCase("a: \"\\d\"\nb: 1", Refusal("yaml-syntax", "\\d"), tree: "{a: \\d, b: 1}"),
    RefusalCase(
      "a: @x\nb: `y`\nc: %z\nd: > 5",
      Refusal("yaml-syntax", "@x"),
      Refusal("yaml-syntax", "`y`"),
      Refusal("yaml-syntax", "%z"),
      Refusal("yaml-syntax", "> 5"),
      tree: "{a: @x, b: `y`, c: %z, d: > 5}"
    ),
    RefusalCase(
      "a: { x: 1\nb: @y\nc: \"z\nd: #fff\nd: 2",
      Refusal("yaml-syntax", ""),
      Refusal("yaml-syntax", "@y"),
      Refusal("yaml-syntax", "\"z"),
      Refusal("unquoted-color", "#fff"),
      Refusal("duplicate-key", "d"),
      tree: "{a: {x: 1}, b: @y, c: z, d: #fff}"
    ),
  ]

  @Test("Each mistake is reported once and costs no more than its place", arguments: cases)
  func recovery(example: RefusalCase) {
    let reading = Reading(example.text)
    #expect(reading.refusals == example.refusals)
    #expect(reading.tree == example.tree)
  }

  @Test("What is missing is shown with the bracket that lacks it")
  func bracketNote() throws {
    let reading = Reading("a: { x: 1   # c\nb: 2")
    let diagnostic = try #require(reading.parsed.diagnostics.first)
    #expect(diagnostic.message == "'}' is missing")
    #expect(diagnostic.range.lower == 9)
    #expect(diagnostic.notes.map { $0.range.map(reading.slice) } == ["{"])
  }

  @Test("Many mistakes in one file end in bounded time and keep what is right")
  func manyMistakes() {
    let lines = (0..<200).map { "k\($0): [1, \"x\nl\($0): 1" }
    let reading = Reading(lines.joined(separator: "\n"))
    #expect(reading.parsed.diagnostics.count > 10)
    #expect(reading.parsed.root?.entries.first?.key.text == "k0")
  }
}
