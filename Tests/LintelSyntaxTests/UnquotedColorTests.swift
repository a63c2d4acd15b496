import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Unquoted colors")
struct UnquotedColorTests {
  @Test(
    "A color instead of a value is reported, and read as intended",
    arguments: [
      ("a: #ff0000\nb: 1", ["#ff0000"], "{a: #ff0000, b: 1}"),
      ("a:   #fff   # white\n", ["#fff"], "{a: #fff}"),
      ("a:\n  b: #fff8\nc: 1", ["#fff8"], "{a: {b: #fff8}, c: 1}"),
      ("- #fff\n- b", ["#fff"], "[#fff, b]"),
      ("a: { l: #FFF, d: #000 }\nb: 1", ["#FFF", "#000"], "{a: {l: #FFF, d: #000}, b: 1}"),
      ("a: [#FFF, #000]\nb: 1", ["#FFF", "#000"], "{a: [#FFF, #000], b: 1}"),
      ("a: {\n  l: #FFF,\n  d: #000\n}\nb: 1", ["#FFF", "#000"], "{a: {l: #FFF, d: #000}, b: 1}"),
      ("a: #12345678\r\nb: #123\r\n", ["#12345678", "#123"], "{a: #12345678, b: #123}"),
      ("a: mix(#F00 #00F 50%)\nb: 1", ["#00F"], "{a: mix(#F00 #00F 50%), b: 1}"),
      ("a: { b: f($c #00F #FFF), d: 1 }", ["#00F", "#FFF"], "{a: {b: f($c #00F #FFF), d: 1}}"),
    ]
  )
  func colors(text: String, marked: [String], tree: String) {
    let reading = Reading(text)
    #expect(reading.refusals == marked.map { Refusal("unquoted-color", $0) })
    #expect(reading.tree == tree)
  }

  @Test(
    "A comment stays a comment",
    arguments: [
      ("a: # a comment", "{a: }"),
      ("a:  #abc is a nice word", "{a: }"),
      ("a: #abcde", "{a: }"),
      ("a: #fab, or so", "{a: }"),
      ("colors: #abc\n  ink: 1", "{colors: {ink: 1}}"),
      ("list: #abc\n- 1", "{list: [1]}"),
      ("a: b #fff", "{a: b}"),
      ("a: f(b) # (was #fff before)\nc: 1", "{a: f(b), c: 1}"),
      ("a: 'f(b #fff)'\nc: \"(\\t #fff )\"", "{a: f(b #fff), c: (\t #fff )}"),
      ("# a: #fff\nb: 1", "{b: 1}"),
      ("a: 1 # b: #fff\nc: 2", "{a: 1, c: 2}"),
      ("a: \"b: #fff, c\"", "{a: b: #fff, c}"),
      ("a: |\n  b: #fff\nc: 1", "{a: b: #fff\n, c: 1}"),
      ("a: \"\\t: #fff, c\"", "{a: \t: #fff, c}"),
    ]
  )
  func comments(text: String, tree: String) {
    let reading = Reading(text)
    #expect(reading.refusals.isEmpty)
    #expect(reading.tree == tree)
  }

  @Test(
    "A color is recognized even if the bracket after it is missing",
    arguments: [
      ("a: { b: #fff", "{a: {b: #fff}}"), ("a: { b: #fff\nc: 1", "{a: {b: #fff}, c: 1}"),
      ("a: [#fff\nc: 1", "{a: [#fff], c: 1}"),
      ("a: { b: #fff, c: { d: #000 # black\ne: 1", "{a: {b: #fff, c: {d: #000}}, e: 1}"),
    ]
  )
  func unclosed(text: String, tree: String) {
    let reading = Reading(text)
    #expect(Set(reading.refusals.map(\.rule)) == ["unquoted-color", "yaml-syntax"])
    #expect(reading.tree == tree)
  }

  @Test("A comment after an unclosed bracket stays one")
  func comments() {
    #expect(Reading("a: { b: 1 # fff\nc: 1").tree == "{a: {b: 1}, c: 1}")
    #expect(Reading("a: { b: 1 #fff\nc: 1").tree == "{a: {b: 1}, c: 1}")
  }
}
