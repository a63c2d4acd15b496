import LintelDiagnostics
import LintelFormat
import LintelSyntax
import LintelTheme
import Testing

@Suite("Formatting")
struct FormatThemeTests {
  /// The formatted text; records an issue of the test if it can't be formatted.
  static func format(_ text: String) -> String {
    switch formatTheme(SourceFile(path: "theme.yaml", bytes: Array(text.utf8))) {
    case .unchanged: return text
    case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .unreadable(let diagnostics):
      Issue.record("\(diagnostics.map(\.message)) in\n\(text)")
    case .failed(let failure): Issue.record("\(failure.message) in\n\(text)")
    }
    return text
  }

  static func expect(
    _ text: String,
    becomes expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = format(text)
    #expect(result == expected, "\(result)", sourceLocation: location)
    let again = format(result)
    #expect(again == result, "\(again)", sourceLocation: location)
  }

  @Test("Keys with a question mark become plain ones, and empty keys get quotes")
  func explicitKeys() {
    Self.expect(
      """
      screens:
        ? home
        : scrolls: false
        "": {}
        ? # the second
          other
      toolbar: { ? tint : label, "" }
      """,
      becomes: """
        toolbar: { tint: label, "" }

        screens:
          home:
            scrolls: false
          "": {}
          # the second
          other:

        """
    )
  }

  @Test("Comments without a space before them stay")
  func adjacentComments() {
    Self.expect(
      """
      groups: { a: [x,#first
       y] }#second
      screens:
        x: { backButtonTitle: a#b }
        y:
          backButtonTitle: |#third
            text#more
      toolbar: { tint: "#111111"#fourth
       }

      """,
      becomes: """
        toolbar:
          tint: "#111111"  #fourth

        groups:  #second
          a:
            - x  #first
            - y

        screens:
          x: { backButtonTitle: a#b }
          y:
            backButtonTitle: |  #third
              text#more

        """
    )
  }

  @Test("Keys of the language have an order, and names keep theirs")
  func order() {
    Self.expect(
      """
      screens: { b: {}, a: {} }
      flows: [b -> a]
      navigationBar:
        when ios 26..: { tint: label }
        scrollEdge: { title: { color: label }, background: transparent }
        title: { color: label, font: { weight: bold, style: headline } }
        background.color: $ink
        standard: { background: opaque }
        background: default
      brands: {}
      tokens: { strings: { z: x, b: y }, colors: { z: label, ink: { dark: "#000", light: "#FFF" } } }
      ios: 15..18
      theme: T
      lintel: 1
      """,
      becomes: """
        lintel: 1
        theme: T
        ios: 15..18
        tokens: { colors: { z: label, ink: { light: "#FFF", dark: "#000" } }, strings: { z: x, b: y } }

        navigationBar:
          background: default
          background.color: $ink
          title: { font: { style: headline, weight: bold }, color: label }
          standard: { background: opaque }
          scrollEdge: { background: transparent, title: { color: label } }
          when ios 26..: { tint: label }

        brands: {}
        screens: { b: {}, a: {} }
        flows: [b -> a]

        """
    )
  }

  @Test("Every key of a block has its place before or after properties and conditions")
  func places() {
    func keys(_ part: BlockKey.Part) -> [String] {
      BlockKey.allCases.filter { $0.part == part }.map(\.rawValue)
    }
    let order =
      keys(.beginning) + ["tint", "navigationBar"] + keys(.settings) + ["when ios 26.."]
      + keys(.ending)
    let formatted = Self.format(order.reversed().map { "\($0): {}\n" }.joined())
    #expect(formatted.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == order)
  }

  @Test("Unknown keys come last, and lists keep their order")
  func unknownKeys() {
    Self.expect(
      "navigationBar: { tilte: x, tint: label }\nflows: [b -> a, a -> b]\nfoo: 1\nlintel: 1\n",
      becomes:
        "lintel: 1\nnavigationBar: { tint: label, tilte: x }\nflows: [b -> a, a -> b]\nfoo: 1\n"
    )
    // While both are there, the first one counts.
    Self.expect(
      "toolbar: { tnit: label, tint: systemRed }\n",
      becomes: "toolbar: { tint: systemRed, tnit: label }\n"
    )
  }

  @Test(
    "Quotes stay where they have a meaning, and are double quotes elsewhere",
    arguments: [
      ("'#FFF'", "\"#FFF\""), ("\"headline\"", "headline"), ("'Avenir Next'", "Avenir Next"),
      ("\"none\"", "\"none\""), ("'yes'", "\"yes\""), ("\"15\"", "\"15\""), ("'$ink'", "\"$ink\""),
      ("\"a: b\"", "\"a: b\""), ("'say \"x\"'", "'say \"x\"'"), ("\"\\u00e9\"", "\"\\u00e9\""),
      ("'It''s'", "\"It's\""), ("''", "\"\""), ("\"a #b\"", "\"a #b\""), ("' a'", "\" a\""),
      ("\"Größe\"", "Größe"), ("'a\\b'", "'a\\b'"), ("~", "~"), ("\"a\\\"b\"", "\"a\\\"b\""),
      ("alpha($ink 40%)", "alpha($ink 40%)"), ("'a, b'", "\"a, b\""), ("'*.edit'", "\"*.edit\""),
    ]
  )
  func quotes(written: String, expected: String) {
    Self.expect("backButtonTitle: \(written)\n", becomes: "backButtonTitle: \(expected)\n")
    Self.expect("a: {b: \(written)}\n", becomes: "a: { b: \(expected) }\n")
  }

  @Test("Spaces and blank lines are normalized")
  func blanks() {
    Self.expect(
      "a:   {b:   1,c: [ 1,2 ],d: {},e: [  ] , }   \n\n\n\nb:\n\n     -   x\n     -\n       - y\n     -\n",
      becomes: "a: { b: 1, c: [1, 2], d: {}, e: [] }\n\nb:\n  - x\n  - - y\n  -\n"
    )
    Self.expect("a:\n- b: 1\n  c:\n  - d\n", becomes: "a:\n  - b: 1\n    c:\n      - d\n")
  }

  @Test("Values and comments that are aligned in a column stay aligned")
  func columns() {
    Self.expect(
      """
      tokens:
        colors:
          ink:        label     # a
          paper:      white     # b
          inBetween: x
          veil: y
          q:  z
      """,
      becomes: """
        tokens:
          colors:
            ink:       label  # a
            paper:     white  # b
            inBetween: x
            veil: y
            q: z

        """
    )
  }

  @Test(
    "Long lines are broken: lists and flat mappings within their brackets, others as blocks"
  )
  func longLines() {
    let long = (1...9).map { "\"#12345678\"\($0 < 9 ? "," : "")" }.joined(separator: " ")
    Self.expect(
      "tokens: { colors: { cover: { runtime: true, samples: [\(long)] }, other: label } }\n",
      becomes: """
        tokens:
          colors:
            cover: { runtime: true,
                     samples: [\(long)] }
            other: label

        """
    )
    let twelve = Array(repeating: "\"#123456\"", count: 12)
    Self.expect(
      "a: [\(twelve.joined(separator: ",")) ]\n",
      becomes: """
        a: [\(twelve[..<10].joined(separator: ", ")),
            \(twelve[10...].joined(separator: ", "))]

        """
    )
  }

  @Test("Brackets that fit on a line use one line")
  func joinedLines() {
    Self.expect("a: {\n  b: 1,\n  c: [x,\n      y]\n}\n", becomes: "a: { b: 1, c: [x, y] }\n")
    Self.expect("{ lintel: 1,\n  theme: T }\n", becomes: "lintel: 1\ntheme: T\n")
  }

  @Test("Comments move with their entries")
  func comments() {
    Self.expect(
      """
      # The file.
      theme: T
      # version
      lintel: 1 # one
      # screens above
      screens:
        # first
        a: {}   # beside a
        # second

        b:  # beside b
           # inside b
           scrolls: true
           # end of b
        # end of screens
      # bar
      navigationBar:  # beside bar
        # titles
        title: {   # in brackets
          color: label,  # beside color
          # above font
          font: headline
          # at the end
        }
        tint: label
      # end of file
      """,
      becomes: """
        # The file.
        # version
        lintel: 1  # one
        theme: T

        # bar
        navigationBar:  # beside bar
          tint: label
          # titles
          title:
            # above font
            font: headline
            # in brackets
            color: label  # beside color
            # at the end

        # screens above
        screens:
          # first
          a: {}  # beside a
          # second

          b:  # beside b
            # inside b
            scrolls: true
            # end of b
          # end of screens
        # end of file

        """
    )
  }

  @Test("A comment followed by a blank line is a heading for the following lines, and stays one")
  func sections() {
    Self.expect(
      """
      lintel: 1
      theme: T
      toolbar:
        tint: label
        barStyle: black

        # The rest.

        shadow: none
        background: opaque
      """,
      becomes: """
        lintel: 1
        theme: T

        toolbar:
          tint: label
          barStyle: black

          # The rest.

          background: opaque
          shadow: none

        """
    )
  }

  @Test("Comments between a key and its value, and around dashes, stay")
  func commentsInBetween() {
    Self.expect(
      "a: # one\n   # two\n   x\nb: # three\n- # four\n  # five\n  x\n- # six\n  c: 1\n  d: 2\n# end\n",
      becomes:
        "a:  # one\n  # two\n  x\n\nb:  # three\n  -  # four\n    # five\n    x\n  # six\n  - c: 1\n    d: 2\n# end\n"
    )
  }

  @Test("Document markers, byte-order marks, line breaks, and multiline texts stay")
  func files() {
    Self.expect(
      "\u{FEFF}# a\n---   # b\n# c\na:   1\n...\n# d\n",
      becomes: "\u{FEFF}# a\n---  # b\n# c\na: 1\n...\n# d\n"
    )
    Self.expect("a:   1\r\nb:\r\n    c: ü   # ä\r\n", becomes: "a: 1\r\n\r\nb:\r\n  c: ü  # ä\r\n")
    Self.expect("a:   1\rb: 2\r", becomes: "a: 1\rb: 2\r")
    Self.expect("a: 1", becomes: "a: 1\n")
    Self.expect(
      "a: one\n    two\n\n    three\nb: \"x \\\n   y\\ \n   z\"\n",
      becomes: "a: one\n  two\n\n  three\n\nb: \"x \\\n  y\\ \n  z\"\n"
    )
    Self.expect(
      "a:\n    b: |  # text\n        x\n          y\n\n        z\n    c: >-\n      folded\n      text\n    d: |+\n      kept\n\n\n    e: |2\n         lead\n",
      becomes:
        "a:\n  b: |  # text\n    x\n      y\n\n    z\n  c: >-\n    folded\n    text\n  d: |+\n    kept\n\n\n  e: |2\n       lead\n"
    )
  }

  @Test("A block of lines that ends in blank lines gets quotes, which make them visible")
  func blankBlocks() {
    Self.expect("a: |\n  x\n   \nb: 1\n", becomes: "a: \"x\\n \\n\"\n\nb: 1\n")
    Self.expect("a: |+\n\nb: >-\n\nc: |+\n   \n", becomes: "a: \"\\n\"\n\nb: \"\"\n\nc: \"\\n\"\n")
  }

  @Test("A text with a rare line break gets quotes, because its indentation can't change")
  func rareBreaks() {
    for (written, escaped) in [("\u{2028}", "\\U00002028"), ("\u{2029}", "\\U00002029")] {
      Self.expect(
        "a:\n    b: |\n        x\(written)        a:%YAML 1.1\n        z\n",
        becomes: "a:\n  b: \"x\(escaped)a:%YAML 1.1\\nz\\n\"\n"
      )
      Self.expect("a:\n b: x\(written)  y\n", becomes: "a:\n  b: \"x\(escaped)y\"\n")
      Self.expect("a: 1 # x\(written)b: 2\n", becomes: "a: 1  # x\nb: 2\n")
    }
    Self.expect("a:\n    b: |\n      x\u{85}      y\n", becomes: "a:\n  b: \"x\\ny\\n\"\n")
    Self.expect("a:\n b: x\u{85}  y\n", becomes: "a:\n  b: x y\n")
  }

  @Test("A key that begins like a document marker, or has several lines, gets quotes")
  func unusualKeys() {
    Self.expect("? --- ,\n: 1\n", becomes: "\"--- ,\": 1\n")
    Self.expect("? ... x\n", becomes: "\"... x\":\n")
    Self.expect("? x\n\n  y\n: 1\n", becomes: "\"x\\ny\": 1\n")
  }

  @Test("A key without a value keeps its colon, or the lack of one, in braces")
  func keysWithoutValues() {
    Self.expect(
      "a: {tint: }\nb: {tint}\nc: { tint: , other, shadow:  }\nd: [ { x: } ]\n",
      becomes: "a: { tint: }\nb: { tint }\nc: { tint: , other, shadow: }\nd: [{ x: }]\n"
    )
    let names = (1...20).map { "name\($0): " }
    let lines = Self.format("a: { \(names.joined(separator: ", ")) }\n")
    #expect(lines.contains(": ,\n     name"), "\(lines)")
    #expect(lines.hasSuffix(" name20: }\n"), "\(lines)")
  }

  @Test("A file without content, and one that can't be read, stay unchanged")
  func untouched() {
    for text in ["", "# only a comment", "\n\n", "--- >\n  no\n  theme\n", "[ b,a ]"] {
      #expect(Self.format(text) == text)
    }
    for text in [
      "a: [1", "a: 1\na: 2", "a: &x 1", "a: #FFF\n", "\ta: 1", "a: 1\n---\nb: 2\n", "{ a: 1, ? }",
    ] {
      let outcome = formatTheme(SourceFile(path: "theme.yaml", bytes: Array(text.utf8)))
      guard case .unreadable(let diagnostics) = outcome else {
        Issue.record("\(text) was formatted")
        continue
      }
      #expect(diagnostics.contains { $0.severity == .error })
    }
  }
}
