import LintelDiagnostics
import LintelTesting
import Testing

@Suite("Rendering of diagnostics")
struct RenderingTests {
  private func range(of part: String, in sources: SourceMap, file: Int = 0) throws -> SourceRange {
    let id = FileID(file)
    let bytes = sources[id].bytes
    let wanted = Array(part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
    return SourceRange(file: id, lower: start, upper: start + wanted.count)
  }

  private func map(_ texts: String...) -> SourceMap {
    SourceMap(
      texts.enumerated().map { SourceFile(path: "f\($0).yaml", bytes: Array($1.utf8)) }
    )
  }

  @Test(
    "Concise: one line for each place, columns in Unicode scalars, infos as notes, blocks indented"
  )
  func concise() throws {
    let sources = map("é👩‍👧: x\r\nb: y\r\n")
    let diagnostics = [
      Diagnostic("rule-b", as: .info, "look at\nthis", at: try range(of: "y", in: sources)),
      Diagnostic(
        "rule-a",
        "wrong",
        at: try range(of: "x", in: sources),
        notes: [Note("why", at: try range(of: "b", in: sources)), Note("a fact")],
        help: ["do this", "add this:\nb:\n  c: \"a\rb\"", "or that"]
      ),
    ]
    #expect(
      DiagnosticFormat.concise.render(diagnostics, in: sources) == """
        f0.yaml:1:7: error: wrong [rule-a]
        f0.yaml:2:1: note: why
        f0.yaml:1:7: note: a fact
        f0.yaml:1:7: note: do this
        f0.yaml:1:7: note: add this:
            b:
              c: "a b"
        f0.yaml:1:7: note: or that
        f0.yaml:2:4: note: look at this [rule-b]

        """
    )
  }

  @Test("The terminal format shows lines, carets, notes elsewhere, help, the fix, and a total")
  func terminal() throws {
    let sources = map("\u{FEFF}a: 1\ncolor: #fff\n", "x: 2\n")
    let place = try range(of: "#fff", in: sources)
    let diagnostics = [
      Diagnostic(
        "unquoted-color",
        "not quoted",
        at: place,
        notes: [Note("as here", at: try range(of: "x: 2", in: sources, file: 1))],
        help: ["quote it:\n\"#fff\""],
        fixIts: [FixIt("quote it", .unsafe, replace: place, with: "\"#fff\"")]
      ),
      Diagnostic("odd", as: .warning, "odd", at: try range(of: "a", in: sources)),
    ]
    #expect(
      DiagnosticFormat.terminal.render(diagnostics, in: sources) == """
        f0.yaml:1:1: warning: odd [odd]
         1 | a: 1
           | ^

        f0.yaml:2:8: error: not quoted [unquoted-color] [fixable, unsafe]
         2 | color: #fff
           |        ^^^^
        f1.yaml:1:1: note: as here
         1 | x: 2
           | ^^^^
           = help: quote it:
                   "#fff"
           = fix: quote it (check it: the meaning may change)
         2 + color: "#fff"

        1 error, 1 warning

        """
    )
  }

  @Test(
    "Carets are below the text that they mark, regardless of the text before it",
    arguments: [
      ("\tkey: X\n", "    key: X", "         ^"),
      ("色é: X", "色é: X", "     ^"),
      ("👩‍👧: X", "👩‍👧: X", "    ^"),
      ("e\u{301}: X", "e\u{301}: X", "   ^"),
      ("a\u{1}b: X", "a\u{2401}b: X", "     ^"),
    ]
  )
  func alignment(text: String, line: String, carets: String) throws {
    let sources = map(text)
    let diagnostic = Diagnostic("r", "m", at: try range(of: "X", in: sources))
    let lines = DiagnosticFormat.terminal.render([diagnostic], in: sources).split(separator: "\n")
    #expect(lines.dropFirst().prefix(2) == ["\u{20}1 | \(line)", "   | \(carets)"])
  }

  /// The snippet of a finding at `here` with notes, without its first and last lines.
  private func snippet(_ text: String, _ notes: [(label: String, part: String)]) throws -> String {
    let sources = map(text)
    let diagnostic = Diagnostic(
      "r",
      "m",
      at: try range(of: "here", in: sources),
      notes: try notes.map { Note($0.label, at: try range(of: $0.part, in: sources)) }
    )
    let lines = DiagnosticFormat.terminal.render([diagnostic], in: sources)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast(3).joined(separator: "\n")
  }

  @Test("Labels of other places in the file are beside them, each line once and in order")
  func labels() throws {
    #expect(
      try snippet(
        "a: one\nb: here\nc: 3\nd: 色 two\n",
        [("not this", "two"), ("this 色 is first", "one")]
      ) == """
         1 | a: one
           |    --- this 色 is first
         2 | b: here
           |    ^^^^
        ...
         4 | d: 色 two
           |       --- not this
        """
    )
  }

  @Test(
    "Places on one line have a row each, and the label of the finding's own place is beside the carets"
  )
  func rows() throws {
    #expect(
      try snippet(
        "{ a: here, b: two, c: one }\n",
        [("second", "one"), ("own", "here"), ("first", "two"), ("again", "here")]
      ) == """
         1 | { a: here, b: two, c: one }
           |      ^^^^ own
           |      ---- again
           |               --- first
           |                       --- second
        """
    )
  }

  @Test("A label that doesn't fit beside its place has a separate line")
  func room() throws {
    let long = String(repeating: "x", count: 132)
    #expect(
      try snippet("a: here\nb: one\n", [(long, "one")]).hasSuffix("   |    --- \(long)")
    )
    #expect(
      try snippet("a: here\nb: one\n", [(long + "xx", "one")]) == """
         1 | a: here
           |    ^^^^
        f0.yaml:2:4: note: \(long)xx
         2 | b: one
           |    ^^^
        """
    )
    let line = "c: " + String(repeating: "y", count: 160)
    #expect(
      try snippet("a: here\n\(line)\n", [("label", "c")]).contains("f0.yaml:2:1: note: label\n")
    )
  }

  @Test("Colors wrap words in escapes and change nothing else")
  func colors() throws {
    let sources = map("a: 1\n")
    let diagnostics = [
      Diagnostic("r", "m", at: try range(of: "a", in: sources), help: ["h"])
    ]
    let plain = DiagnosticFormat.terminal.render(diagnostics, in: sources)
    let colored = DiagnosticFormat.terminal.render(diagnostics, in: sources, colors: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(DiagnosticFormat.concise.render(diagnostics, in: sources, colors: true).first == "f")
  }

  @Test("Places at the end of a file, on long lines, and on several lines are shown")
  func edges() throws {
    let long = String(repeating: "é", count: 300) + "X" + String(repeating: "z", count: 300)
    let sources = map("a: |\n  b\n", long, "")
    func shown(_ file: Int, _ lower: Int, _ upper: Int) -> [Substring] {
      let range = SourceRange(file: FileID(file), lower: lower, upper: upper)
      let text = DiagnosticFormat.terminal.render(
        [Diagnostic("r", "m", at: range)],
        in: sources
      )
      return text.split(separator: "\n").dropFirst().prefix(2).map { $0 }
    }
    #expect(shown(0, 3, 8) == [" 1 | a: |", "   |    ^"])
    #expect(shown(0, 9, 9) == [" 3 |", "   | ^"])
    #expect(shown(2, 0, 0) == [" 1 |", "   | ^"])
    let lines = shown(1, 600, 601)
    #expect(lines[0].hasPrefix(" 1 | …é") && lines[0].hasSuffix("z…"))
    #expect(
      lines[0].firstIndex(of: "X").map { lines[0].distance(from: lines[0].startIndex, to: $0) }
        == lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
    )
  }

  @Test("No findings render as an empty text", arguments: DiagnosticFormat.allCases)
  func empty(format: DiagnosticFormat) {
    #expect(format.render([], in: SourceMap()).isEmpty)
  }
}
