import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelServer
import LintelTesting
import Testing

/// Checks that after any edits, the findings are those of `lint` for the resulting text.
@Suite("Random edits")
struct EditTests {
  /// A theme that is being typed.
  struct Session {
    private(set) var text: String
    /// The previous texts, for undo.
    private var history: [String] = []
    private var random: SeededGenerator

    init(_ text: String, seed: UInt64) {
      self.text = text
      random = SeededGenerator(seed: seed)
    }

    private static let pieces = [
      "x", " ", "\n", ":", "{", "}", "[", "]", "\"", "'", "$", "#", "-", ",", "ü", "😀", "\r\n",
      "\t", "0",
      "e",
    ]
    private static let lines = [
      "toolbar: { tint: $nope }\n", "  tint: \"#123456\"\n", "brands: { a: {}, b: {} }\n",
      "screens:\n  home: { tabBar: { tint: label } }\n", "tokens: { colors: { ink: label } }\n",
      "navigationBar:\n  title.color: $ink\n", "# a remark\n", "\n",
      "promos: { sale: { toolbar: { tint: systemRed } } }\n", "  background: opaque\n",
    ]
    private static let pastes = [
      "a: [\n  b: {c\n", "\"\n", "key: value: more\n", "- - -\n", "? !tag &anchor *alias\n",
      "{{{{\n", "\u{0}",
      "when pad:\n", "<<: *x\n",
    ]

    /// The next edit: the replaced range, in characters as the protocol counts them, and the new text.
    mutating func next() -> (start: (Int, Int), end: (Int, Int), text: String) {
      let units = Array(text.utf16)
      func place(_ offset: Int) -> (Int, Int) {
        let before = units[..<offset]
        let line = before.count { $0 == 0x0A }
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (line, offset - start)
      }
      var (lower, upper, new) = (0, 0, "")
      /// Returns the nearest place that isn't inside of a character or a line break.
      func cut(_ offset: Int) -> Int {
        var offset = min(offset, units.count)
        while offset > 0, offset < units.count,
          UTF16.isTrailSurrogate(units[offset])
            || units[offset] == 0x0A && units[offset - 1] == 0x0D
        {
          offset -= 1
        }
        return offset
      }
      let starts = [0] + units.indices.filter { units[$0] == 0x0A }.map { $0 + 1 }
      let line = starts.randomElement(using: &random) ?? 0
      let next = starts.first { $0 > line } ?? units.count
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8:
        lower = cut(Int.random(in: 0...units.count, using: &random))
        upper = lower
        new = Self.pieces.randomElement(using: &random) ?? ""
      case 8..<12:
        lower = cut(Int.random(in: 0...units.count, using: &random))
        upper = cut(lower + Int.random(in: 1...3, using: &random))
      case 12..<14:
        (lower, upper, new) = (line, line, Self.lines.randomElement(using: &random) ?? "")
      case 14..<16: (lower, upper) = (line, next)
      case 16:
        (lower, upper, new) = (line, next, Self.lines.randomElement(using: &random) ?? "")
      case 17: (lower, upper, new) = (line, line, Self.pastes.randomElement(using: &random) ?? "")
      case _:
        // Undo, several steps at once, so that texts don't become permanently invalid.
        guard !history.isEmpty else { return nothing(place(0)) }
        let steps = Int.random(in: 1...min(12, history.count), using: &random)
        new = history[history.count - steps]
        history.removeLast(steps)
        defer { text = new }
        return (place(0), place(units.count), new)
      }
      // A line break that the edit would complete or divide is one place for editors.
      if upper < units.count, units[upper] == 0x0A, new.utf16.last == 0x0D { new = "" }
      let change = (place(lower), place(max(lower, upper)), new)
      history.append(text)
      if history.count > 60 { history.removeFirst() }
      text = String(
        decoding: units[..<lower] + Array(new.utf16) + units[max(lower, upper)...],
        as: UTF16.self
      )
      return change
    }

    private func nothing(_ place: (Int, Int)) -> (start: (Int, Int), end: (Int, Int), text: String)
    {
      (place, place, "")
    }
  }

  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    imports: [colors.yaml]
    toolbar: { tint: $accent }
    navigationBar:
      title.color: "#112233"
      tint: $accent
    brands: { harbor: {}, night: {} }
    screens:
      home: { navigationBar: { tint: systemBlue } }

    """
  private static let colors = "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n"

  /// The findings of `lint` in a file, as places and messages.
  private static func lint(
    _ text: String,
    _ colors: String
  ) -> (findings: Set<String>, files: [String]) {
    let files = MemoryFiles(texts: ["/work/Shop.yaml": text, "/work/colors.yaml": colors]).files
    let compilation = analyze(root: "/work/Shop.yaml", provider: files.provider)
    let findings = compilation.diagnostics.map { finding in
      let file = compilation.sources[finding.range.file]
      let lines = [finding.range.lower, finding.range.upper].map { file.lines.line(at: Int($0)) }
      // Messages may repeat lines of the theme, and editors get notes and help after them.
      let message = finding.message.split(separator: "\n").first.map(String.init) ?? ""
      return "\(file.path):\(lines[0])-\(lines[1]) \(finding.rule) \(message)"
    }
    return (Set(findings), compilation.sources.files.map(\.path))
  }

  /// The findings that the editor shows, in the same form.
  private static func shown(_ client: TestClient, of files: [String]) -> Set<String> {
    let shown = client.shown.filter { files.contains(String($0.key.dropFirst("file://".count))) }
    let findings = shown.flatMap { uri, items in
      items.map { item in
        let message = item["message"]?.string.split(separator: "\n").first.map(String.init) ?? ""
        let lines = ["start", "end"].map { item["range"]?[$0]?["line"]?.int ?? -1 }
        return
          "\(uri.dropFirst("file://".count)):\(lines[0])-\(lines[1]) \(item["code"]?.string ?? "") \(message)"
      }
    }
    return Set(findings)
  }

  @Test(
    "During thousands of edits, the findings match those of lint, compared after every tenth",
    arguments: 0..<Thoroughness.rounds(20, usually: 3)
  )
  func edits(seed: Int) {
    let client = TestClient(["/work/Shop.yaml": Self.theme, "/work/colors.yaml": Self.colors])
    var theme = Session(Self.theme, seed: UInt64(seed) + 1)
    var colors = Session(Self.colors, seed: UInt64(seed) + 1001)
    client.open("Shop.yaml", theme.text)
    client.open("colors.yaml", colors.text)
    for version in 2..<502 {
      // Some of the edits are in the imported file.
      let isImport = version % 7 == 0
      let edit = isImport ? colors.next() : theme.next()
      func position(_ place: (Int, Int)) -> JSONValue {
        ["line": .number(Double(place.0)), "character": .number(Double(place.1))]
      }
      client.notify(
        "textDocument/didChange",
        TestClient.change(
          isImport ? "colors.yaml" : "Shop.yaml",
          [
            [
              "range": ["start": position(edit.start), "end": position(edit.end)],
              "text": .string(edit.text),
            ]
          ],
          version: version
        )
      )
      // Most edits arrive before the server calculates the findings of the previous one.
      guard version % 10 == 0 else {
        if version % 31 == 0 { client.settle() }
        continue
      }
      client.settle()
      // A file that was a theme stays one while its key is being typed.
      let (expected, files) = Self.lint(theme.text, colors.text)
      let found = Self.shown(client, of: files)
      guard found == expected else {
        Issue.record(
          "seed \(seed), version \(version): \(found.subtracting(expected).sorted()) instead of \(expected.subtracting(found).sorted()) in \(theme.text.debugDescription) and \(colors.text.debugDescription)"
        )
        return
      }
    }
    // The server doesn't keep results for previous texts.
    #expect(client.server.keptCount < 16)
  }
}
