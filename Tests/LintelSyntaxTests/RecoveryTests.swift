import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Recovery after errors")
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
    // The first text continues after a line break, and its end looks like a comment.
    RefusalCase(
      "a: { b: \"x\n  #y\", c: \"#z\n}\nd: 1",
      Refusal("yaml-syntax", "\"#z"),
      tree: "{a: {b: x #y, c: #z}, d: 1}"
    ),
    RefusalCase("a: 'x\nb: 1", Refusal("yaml-syntax", "'x"), tree: "{a: x, b: 1}"),
    RefusalCase("a: 'it's'\nb: 1", Refusal("yaml-syntax", "s'"), tree: "{a: it, b: 1}"),
    RefusalCase("a: '1' @\nb: 2", Refusal("yaml-syntax", "@"), tree: "{a: 1, b: 2}"),
    RefusalCase(
      "a: [ '1' @ ]\nb: 2",
      Refusal("yaml-syntax", "@"),
      Refusal("yaml-syntax", "@"),
      tree: "{a: [1, @], b: 2}"
    ),
    RefusalCase("a: b: c\nd: 1", Refusal("yaml-syntax", ":"), tree: "{a: b: c, d: 1}"),
    RefusalCase("a: 1\nb: : 2\nc: 3", Refusal("yaml-syntax", ":"), tree: "{a: 1, c: 3}"),
    RefusalCase(
      "a: x\n  b: 1\n  c: 2\nd: 1",
      Refusal("yaml-syntax", "b"),
      tree: "{a: x, d: 1}"
    ),
    RefusalCase(
      "a:\n  b: 1\n c: 2\nd: 3",
      Refusal("yaml-syntax", "c"),
      tree: "{a: {b: 1, c: 2}, d: 3}"
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

  private static let signs = [
    RefusalCase("a b\nc: 1", Refusal("yaml-syntax", "a"), tree: "{a: b, c: 1}"),
    RefusalCase("a = b\nc: 1", Refusal("yaml-syntax", "a"), tree: "{a: b, c: 1}"),
    RefusalCase("a\n  b: 1\nc: 2", Refusal("yaml-syntax", "a"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("c: 1\na\n  b: 1", Refusal("yaml-syntax", "a"), tree: "{c: 1, a: {b: 1}}"),
    RefusalCase("a { b: 1 }\nc: 2", Refusal("yaml-syntax", "a"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("a:{ b: 1 }\nc: 2", Refusal("yaml-syntax", "a"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase(
      "a: { b { c: 1 } }\nd: 2",
      Refusal("yaml-syntax", "b"),
      tree: "{a: {b: {c: 1}}, d: 2}"
    ),
    RefusalCase(
      "a:\n  - x y\n  z = w\nb: 1",
      Refusal("yaml-syntax", "z"),
      tree: "{a: [x y, z = w], b: 1}"
    ),
    RefusalCase(
      "a: { b: \"x, c: 'y' }\nd: 1",
      Refusal("yaml-syntax", "\"x, c: 'y' }"),
      tree: "{a: {b: x, c: y}, d: 1}"
    ),
    RefusalCase(
      "a: { b: #123456\", c: \"#FFF\" }\nd: 1",
      Refusal("yaml-syntax", "#123456\""),
      tree: "{a: {b: #123456, c: #FFF}, d: 1}"
    ),
    RefusalCase("a: { b: 1 } }\nc: 2", Refusal("yaml-syntax", "}"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("a: { b: 1 };\nc: 2", Refusal("yaml-syntax", ";"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("a: { b: 1 },\nc: 2", Refusal("yaml-syntax", ","), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("a: \"b\",\nc: 2", Refusal("yaml-syntax", ","), tree: "{a: b, c: 2}"),
    RefusalCase("a:;\n  b: 1\nc: 2", Refusal("yaml-syntax", ";"), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("a: { b: 1,, c: 2 }", Refusal("yaml-syntax", ","), tree: "{a: {b: 1, c: 2}}"),
    RefusalCase("a: { b: \"1\"; c: 2 }", Refusal("yaml-syntax", ";"), tree: "{a: {b: 1, c: 2}}"),
    RefusalCase("a: { b: 1; c: 2 }", Refusal("yaml-syntax", ";"), tree: "{a: {b: 1, c: 2}}"),
    RefusalCase(
      "a: { b: \"x, c: \"y\" }\nd: 1",
      Refusal("yaml-syntax", "\"x"),
      tree: "{a: {b: x, c: y}, d: 1}"
    ),
    RefusalCase(
      "a: { b: \"x } # n\n\nc: \"y\"",
      Refusal("yaml-syntax", "\"x } # n"),
      tree: "{a: {b: x}, c: y}"
    ),
  ]

  private static let places = [
    RefusalCase("a: x\n b: 1\nc: 2", Refusal("yaml-syntax", "b"), tree: "{a: x, b: 1, c: 2}"),
    RefusalCase(" a: 1\nb: 2", Refusal("yaml-syntax", "a"), tree: "{a: 1, b: 2}"),
    RefusalCase(
      "a:\n   b: 1\n  c: 2\n  d: 3\ne: 4",
      Refusal("yaml-syntax", "c"),
      tree: "{a: {b: 1, c: 2, d: 3}, e: 4}"
    ),
    RefusalCase(
      "a:\n  b:\n    c: 1\n   d:\n    e: 1",
      Refusal("yaml-syntax", "d"),
      tree: "{a: {b: {c: 1}, d: {e: 1}}}"
    ),
    // The first entry of a block is indented more than the others, which have nested lines.
    RefusalCase(
      "a:\n    b: 1\n  c:\n    d: 2\n  e: 3\nf: 4",
      Refusal("yaml-syntax", "b"),
      tree: "{a: {b: 1, c: {d: 2}, e: 3}, f: 4}"
    ),
    RefusalCase(
      "a:\n    b: 1\n    c: 2\n  d:\n    e: 3",
      Refusal("yaml-syntax", "d"),
      tree: "{a: {b: 1, c: 2, d: {e: 3}}}"
    ),
    RefusalCase("a:\nx\nb: 2", Refusal("yaml-syntax", "x"), tree: "{a: x, b: 2}"),
    RefusalCase("a:\"\n  b: 1\nc: 2", Refusal("yaml-syntax", "\""), tree: "{a: {b: 1}, c: 2}"),
    RefusalCase("{a: 1\nb: 2", Refusal("yaml-syntax", "{"), tree: "{a: 1, b: 2}"),
    RefusalCase("a:\n  { b: 1\n  c: 2", Refusal("yaml-syntax", "{"), tree: "{a: {b: 1, c: 2}}"),
    RefusalCase("- a: 1\nb: 2", Refusal("yaml-syntax", "-"), tree: "{a: 1, b: 2}"),
    RefusalCase("a: 1\n- b: 2\nc: 3", Refusal("yaml-syntax", "-"), tree: "{a: 1, b: 2, c: 3}"),
    RefusalCase("a:\n  - x\n  y\n  - z", Refusal("yaml-syntax", "y"), tree: "{a: [x, y, z]}"),
    RefusalCase("a:\na: { b: 1 }", Refusal("duplicate-key", "a"), tree: "{a: {b: 1}}"),
    RefusalCase(
      "a: { b: { c: 1, d: 1 } }\na: { b: { d: 2, e: 2 } }",
      Refusal("duplicate-key", "a"),
      tree: "{a: {b: {c: 1, d: 1, e: 2}}}"
    ),
  ]

  /// The own side of a merge conflict is read, unless it's empty.
  private static let merges = [
    RefusalCase(
      "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\nc: }\n>>>>>>> main\nd: 1",
      Refusal("yaml-syntax", "<<<<<<< HEAD"),
      tree: "{a: 1, b: 1, d: 1}"
    ),
    RefusalCase(
      "a: { b: 1,\n<<<<<<< HEAD\n  c: #FFF\n||||||| 1234\n  c: 2\n=======\n  c: #000\n>>>>>>> x\n}",
      Refusal("yaml-syntax", "<<<<<<< HEAD"),
      Refusal("unquoted-color", "#FFF"),
      tree: "{a: {b: 1, c: #FFF}}"
    ),
    RefusalCase(
      "<<<<<<< a\r\nb: 1\r\n=======\r\n>>>>>>> c\r\nd: 1\r\n<<<<<<< a\r\n=======\r\ne: 1\r\n>>>>>>> c",
      Refusal("yaml-syntax", "<<<<<<< a"),
      Refusal("yaml-syntax", "<<<<<<< a"),
      tree: "{b: 1, d: 1, e: 1}"
    ),
    RefusalCase(
      "a: 1\n=======\nb: 1\n>>>>>>> main\nc: 1\n<<<<<<<\nd: 1",
      Refusal("yaml-syntax", "======="),
      Refusal("yaml-syntax", "<<<<<<<"),
      tree: "{a: 1, c: 1, d: 1}"
    ),
    RefusalCase(
      "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\nc: }\n<<<<<<<\nd: 1\n>>>>>>> x",
      Refusal("yaml-syntax", "<<<<<<< HEAD"),
      Refusal("yaml-syntax", "<<<<<<<"),
      tree: "{a: 1, b: 1, d: 1}"
    ),
  ]

  @Test(
    "Each mistake is reported once, and affects only its place",
    arguments: cases + signs + places + merges
  )
  func recovery(example: RefusalCase) {
    let reading = Reading(example.text)
    #expect(reading.refusals == example.refusals)
    #expect(reading.tree == example.tree)
  }

  @Test("A missing bracket is shown with its opening bracket")
  func bracketNote() throws {
    let reading = Reading("a: { x: 1   # c\nb: 2")
    let diagnostic = try #require(reading.parsed.diagnostics.first)
    #expect(diagnostic.message == "'}' is missing")
    #expect(diagnostic.range.lower == 9)
    #expect(diagnostic.notes.map { $0.range.map(reading.slice) } == ["{"])
  }

  @Test("Reading many mistakes in one file ends in limited time, and keeps what is right")
  func manyMistakes() {
    let lines = (0..<200).map { "k\($0): [1, \"x\nl\($0): 1" }
    let reading = Reading(lines.joined(separator: "\n"))
    #expect(reading.parsed.diagnostics.count > 10)
    #expect(reading.parsed.root?.entries.first?.key.text == "k0")
  }

  @Test("Omitted names are known, so uses of them aren't errors")
  func unread() {
    let reading = Reading("a: x\n  b: 1\n  c: 2\nd: 1")
    #expect(reading.parsed.unread.map(reading.slice) == ["  b: 1\n  c: 2\n"])
    #expect(Reading("a b\nc: 1").parsed.unread == [])
    #expect(Reading("a: 1").parsed.unread == [])
  }
}
