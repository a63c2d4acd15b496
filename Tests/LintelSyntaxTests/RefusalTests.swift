import LintelDiagnostics
import LintelSyntax
import Testing

/// A text that is refused, and the tree that can be read anyway.
struct RefusalCase: CustomTestStringConvertible {
  let text: String
  let refusals: [Refusal]
  let tree: String

  init(_ text: String, _ refusals: Refusal..., tree: String) {
    self.text = text
    self.refusals = refusals
    self.tree = tree
  }

  var testDescription: String { text }
}

@Suite("Refusals")
struct RefusalTests {
  private static let cases = [
    RefusalCase("a: 1\nb: 2", tree: "{a: 1, b: 2}"),
    RefusalCase(
      "a: 1\nb: 2\na: 3",
      Refusal("duplicate-key", "a"),
      tree: "{a: 1, b: 2}"
    ),
    RefusalCase(
      "b: { x: 1 }\n'b': { x: 2, y: 3 }",
      Refusal("duplicate-key", "'b'"),
      tree: "{b: {x: 1, y: 3}}"
    ),
    RefusalCase("a: &name 1", Refusal("yaml-anchor", "&name"), tree: "{a: 1}"),
    RefusalCase("a: *name\nb: 1", Refusal("yaml-alias", "*name"), tree: "{b: 1}"),
    RefusalCase("*name : { a: 1 }", Refusal("yaml-alias", "*name"), tree: "{*name: {a: 1}}"),
    RefusalCase(
      "*.detail: { a: 1 }\nl: [b, *.c]",
      Refusal("yaml-alias", "*.detail"),
      Refusal("yaml-alias", "*.c"),
      tree: "{*.detail: {a: 1}, l: [b, *.c]}"
    ),
    RefusalCase("<<: [*a, *b]\nc: 1", Refusal("yaml-merge-key", "<<"), tree: "{c: 1}"),
    RefusalCase("'<<': 1", tree: "{<<: 1}"),
    RefusalCase("a: !!int 1", Refusal("yaml-tag", "!!int"), tree: "{a: 1}"),
    RefusalCase("a: !x!y 1", Refusal("yaml-tag", "!x!y 1"), tree: "{a: !x!y 1}"),
    RefusalCase("a: 1\n---\nb: 2", Refusal("several-documents", "---"), tree: "{a: 1}"),
    RefusalCase("%YAML 1.1\n---\na: 1", Refusal("yaml-directive", "%YAML 1.1"), tree: "{a: 1}"),
    RefusalCase("%ODD\n---\na: 1", Refusal("yaml-directive", "%ODD"), tree: "{a: 1}"),
    RefusalCase(
      "a:\n\tb: 1\n\tc: 2\nd: 3",
      Refusal("tab-indentation", "\t"),
      tree: "{a: {b: 1, c: 2}, d: 3}"
    ),
    RefusalCase("a: {\n\tb: 1 }", Refusal("tab-indentation", "\t"), tree: "{a: {b: 1}}"),
    RefusalCase("a: 1\n\t\nb:\t2\t# c", tree: "{a: 1, b: 2}"),
    RefusalCase("a: |\n  x\n  \ty", tree: "{a: x\n\ty}"),
    RefusalCase("a: \"b\u{7}c\"", Refusal("control-character", "\u{7}"), tree: "{a: b\u{7}c}"),
    RefusalCase("? [a]\n: 1\nb: 2", Refusal("key-not-scalar", "["), tree: "{b: 2}"),
    RefusalCase(
      "a: { c: alpha($ink, 0.4), d: 1 }",
      Refusal("split-function", "alpha($ink, 0.4)"),
      tree: "{a: {c: alpha($ink 0.4), d: 1}}"
    ),
    RefusalCase(
      "[rgb(0, 0,\n 0), 1]",
      Refusal("split-function", "rgb(0, 0,\n 0)"),
      tree: "[rgb(0 0 0), 1]"
    ),
    RefusalCase("{ a: f(x, b: 1 }", tree: "{a: f(x, b: 1}"),
  ]

  @Test("Each construct is refused once, and the rest is read", arguments: cases)
  func refusal(example: RefusalCase) {
    let reading = Reading(example.text)
    #expect(reading.refusals == example.refusals)
    #expect(reading.tree == example.tree)
  }

  @Test("A repeated key shows both places")
  func bothPlaces() throws {
    let reading = Reading("a: 1\nb: 2\na: 3")
    let diagnostic = try #require(reading.parsed.diagnostics.first)
    #expect(diagnostic.range.lower == 10)
    #expect(diagnostic.notes.map(\.range?.lower) == [0])
  }

  @Test("Repeated keys are found in large mappings, too")
  func largeMapping() {
    let keys = (0..<1000).map { "k\($0): 1" } + ["k7: 2", "k: 1", "k999: 2"]
    let reading = Reading(keys.joined(separator: "\n"))
    #expect(
      reading.refusals == [Refusal("duplicate-key", "k7"), Refusal("duplicate-key", "k999")]
    )
    #expect(reading.parsed.root?.entries.count == 1001)
  }

  @Test(
    "A text can be read without errors after a fix-it",
    arguments: [
      ("a: #FFF # white", "a: \"#FFF\" # white"),
      ("a: { l: #FFF, d: #000 }", "a: { l: \"#FFF\", d: \"#000\" }"),
      ("*.a: 1", "'*.a': 1"),
      ("a: { c: alpha($x, 1) }", "a: { c: alpha($x 1) }"),
      ("a:\n\tb:\n\t\tc: 1", "a:\n  b:\n    c: 1"),
      ("a: !!str x", "a: x"),
      ("a:1\nb: 2", "a: 1\nb: 2"),
      ("a: { b: 1", "a: { b: 1 }"),
      ("a: { b: 1 c: 2 }", "a: { b: 1, c: 2 }"),
      ("a: @b", "a: '@b'"),
    ]
  )
  func fixIts(text: String, fixed: String) {
    let reading = Reading(text)
    #expect(!reading.refusals.isEmpty)
    #expect(reading.fixed == fixed)
    #expect(Reading(fixed).refusals.isEmpty)
    #expect(Reading(fixed).tree == reading.tree)
  }
}

@Suite("Limits and encodings")
struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test("64 levels are read, and another one is left out with one error")
  func depth() {
    #expect(Reading(nested(64)).refusals.isEmpty)
    let reading = Reading("a: \(nested(70))\nb: \(nested(80))\nc: 1")
    #expect(reading.refusals == [Refusal("too-deep", "[")])
    #expect(reading.parsed.root?.entries.map(\.key.text).last == "c")
    #expect(Reading(nested(100_000)).refusals == [Refusal("too-deep", "[")])
  }

  @Test("A file above the limit isn't read")
  func size() {
    var limits = SyntaxLimits()
    limits.fileSize = 3
    #expect(Reading("a: 1", limits: limits).refusals == [Refusal("file-too-large", "")])
    #expect(Reading("a: ", limits: limits).refusals.isEmpty)
  }

  @Test("Malformed UTF-8 is reported at its place, and the rest is read")
  func invalidUTF8() {
    let reading = Reading(Array("a: x".utf8) + [0xFF, 0xC3] + Array("y\nb: 1\n".utf8))
    #expect(reading.parsed.diagnostics.map(\.rule) == ["invalid-utf8"])
    #expect(reading.parsed.diagnostics.map(\.range.lower) == [4])
    #expect(reading.parsed.diagnostics.map(\.range.upper) == [6])
    #expect(reading.parsed.root?.entries.map(\.key.text) == ["a", "b"])
  }

  @Test("A binary file gets one error, and isn't read")
  func binary() {
    let reading = Reading((0..<100_000).map { [0, 1, 0x61, 0xFF][$0 % 4] })
    #expect(reading.parsed.diagnostics.map(\.message) == ["the file isn't text"])
    #expect(reading.parsed.root == nil)
    let text = Reading(Array("a: ".utf8) + Array(repeating: 0, count: 7) + Array("\nb: 1\n".utf8))
    #expect(text.parsed.root?.entries.map(\.key.text) == ["a", "b"])
  }

  @Test(
    "Overlong forms and surrogates are malformed",
    arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80]]
  )
  func overlong(bytes: [UInt8]) {
    #expect(Reading(Array("a: ".utf8) + bytes).parsed.diagnostics.map(\.rule) == ["invalid-utf8"])
  }

  @Test(
    "UTF-16 gets one clear error",
    arguments: [
      [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61, 0, 0x3A],
    ]
  )
  func utf16(bytes: [UInt8]) {
    let reading = Reading(bytes)
    #expect(reading.parsed.diagnostics.map(\.rule) == ["invalid-utf8"])
    #expect(reading.parsed.diagnostics.first?.message.contains("UTF-16") == true)
  }

  @Test("An empty file has no root and no errors", arguments: ["", "\u{FEFF}", "# c\n", "\n"])
  func empty(text: String) {
    let reading = Reading(text)
    #expect(reading.refusals.isEmpty)
    #expect(reading.parsed.root == nil)
  }
}
