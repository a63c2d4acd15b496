import LintelCompiler
import LintelDiagnostics
import LintelTheme
import TestThemes
import Testing

@Suite("Mistakes in design tokens")
struct DesignTokenRefusalTests {
  private static let mistakes: [(String, String)] = [
    (#""a": { "$value": 1 }"#, "1:2 error [untyped-token] the token 'a' has no type"),
    (#""a": 5"#, "1:7 error [wrong-value-type] 'a' must be a token or a group, found '5'"),
    (
      #""a.b": { "$type": "number", "$value": 1 }"#,
      "1:2 error [invalid-name] 'a.b' isn't a valid name for a token or group"
    ),
    (
      #""🎨": { "$type": "number", "$value": 1 }"#,
      "1:2 error [invalid-name] the token name '🎨' has no characters that are valid in a theme's names"
    ),
    (
      #""a": { "$type": "numbr", "$value": 1 }"#,
      "1:18 error [unknown-keyword] unknown type 'numbr'"
    ),
    (
      #""a": { "$type": "number", "$value": 1, "$descripton": "" }"#,
      "1:41 error [unknown-key] unknown key '$descripton' in a token"
    ),
    (
      #""a": { "$type": "number", "$value": 1, "value": 2 }"#,
      "1:41 error [unknown-key] unknown key 'value' in a token"
    ),
    (
      #""a": { "$type": "number", "$value": 1, "$extensions": 2 }"#,
      "1:56 error [wrong-value-type] '$extensions' must be an object, found '2'"
    ),
    (
      #""a": { "$type": "number", "$value": 1, "b": { "$value": 2 } }"#,
      "1:41 error [token-and-group] 'a' is a token, so 'b' can't be below it"
    ),
    (
      ##""a": { "$type": "number", "$value": 1, "$ref": "#/b" }, "b": { "$type": "number", "$value": 1 }"##,
      "1:41 error [contradictory-keys] a token has either '$value' or '$ref'"
    ),
    (
      #""a": { "$type": "number", "$value": 1 }, "b": { "$value": "{aa}" }"#,
      "1:60 error [unknown-token] unknown token 'aa'"
    ),
    (
      #""a": { "b": { "$type": "number", "$value": 1 } }, "c": { "$value": "{a}" }"#,
      "1:69 error [unknown-token] 'a' is a group, and only a token has a value"
    ),
    (
      ##""a": { "$type": "number", "$value": { "$ref": "#/b/$value/x" } }, "b": { "$type": "number", "$value": 1 }"##,
      "1:48 error [unknown-token] '#/b/$value/x' doesn't exist in the value of 'b'"
    ),
    (
      #""a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": "{a}" }"#,
      "1:78 error [token-of-wrong-type] 'a' is a number, expected a color"
    ),
    (
      #""a": { "$type": "number", "$value": "{a}" }"#,
      "1:38 error [cyclic-token] token '$a' refers to itself"
    ),
    (
      #""a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" }"#,
      "1:19 error [cyclic-token] token '$a' refers to itself through '$b' and '$c'"
    ),
    (
      #""a": { "$extends": "{b}" }, "b": { "$extends": "{a}" }"#,
      "1:21 error [circular-extends] groups extend each other in a cycle: 'a', 'b'"
    ),
    (
      #""a": { "b": { "$extends": "{a}" } }"#,
      "1:28 error [circular-extends] the group 'a.b' extends itself or a group that contains it"
    ),
    (
      #""a": { "$extends": "{b}" }"#, "1:21 error [undeclared-name] unknown group 'b'"
    ),
    (
      #""a": { "$extends": "{b}" }, "b": { "$type": "number", "$value": 1 }"#,
      "1:21 error [wrong-value-type] 'b' is a token, and only a group can be extended"
    ),
    (
      #""a": { "$type": "dimension", "$value": 16 }"#,
      "1:41 error [wrong-value-type] expected a dimension, found '16'"
    ),
    (
      #""a": { "$type": "dimension", "$value": { "value": 16, "unit": "pt" } }"#,
      "1:64 error [unknown-keyword] unknown unit 'pt'"
    ),
    (
      #""a": { "$type": "dimension", "$value": { "value": 4, "units": "px" } }"#,
      "1:55 error [unknown-key] unknown key 'units' in a dimension"
    ),
    (
      #""a": { "$type": "color", "$value": { "colorSpace": "srgb", "channels": [0, 0, 0] } }"#,
      "1:61 error [unknown-key] unknown key 'channels' in a color"
    ),
    (
      #""a": { "$type": "color", "$value": { "r": 0, "g": 0, "b": 1 } }"#,
      "1:37 error [wrong-value-type] expected a color, found a mapping"
    ),
    (
      #""a": { "$type": "color", "$value": "rgba(0, 0, 255, 0.5)" }"#,
      "1:37 error [wrong-value-type] expected a color, found 'rgba(0, 0, 255, 0.5)'"
    ),
    (
      #""a": { "$type": "number", "$value": "4" }"#,
      "1:38 error [wrong-value-type] expected a number, found '4'"
    ),
    (
      #""a": { "$type": "number", "$value": .5 }"#,
      "1:38 error [malformed-json] '.5' isn't a JSON number"
    ),
    (
      #""a": { "$type": "fontWeight", "$value": "700" }"#,
      "1:42 error [wrong-value-type] expected a font weight, found '700'"
    ),
    (
      #""a": { "$type": "fontFamily", "$value": "Inter, sans-serif" }"#,
      "1:42 error [wrong-value-type] expected a font family, or an array of them, found 'Inter, sans-serif'"
    ),
    (
      #""a": { "type": "number", "$value": 1 }"#,
      "1:9 error [unknown-key] unknown key 'type' in a token"
    ),
    (
      #""$typ": "number", "a": { "$value": 1 }"#,
      "1:2 error [unknown-key] unknown key '$typ' in a group"
    ),
    (
      ##""a": { "$value": 1, "$ref": "#/b" }, "b": { "$type": "number", "$value": 1 }"##,
      "1:22 error [contradictory-keys] a token has either '$value' or '$ref'"
    ),
    (
      #""a": { "$type": "number", "value": 1 }, "b": { "$type": "number", "$value": 1 }"#,
      "1:28 error [unknown-key] unknown key 'value' in a group"
    ),
    (
      ##""a": { "value": "#00f", "type": "color" }, "b": { "value": "4px" }"##,
      "1:9 error [unknown-key] 'value' belongs to Style Dictionary and Tokens Studio; in the format, it's '$value'"
    ),
    (
      ##""a": { "$ref": "#b" }, "b": { "$type": "number", "$value": 1 }"##,
      "1:17 error [unknown-token] '#b' isn't a pointer into the file"
    ),
    (
      #""a": { "$ref": "b.json#/b" }, "b": { "$type": "number", "$value": 1 }"#,
      "1:17 error [unknown-token] 'b.json#/b' isn't a pointer into the file"
    ),
    (
      #""a b": { "$type": "number", "$value": 1 }, "a/b": { "$type": "number", "$value": 2 }"#,
      "1:45 error [duplicate-name] 'a/b' and 'a b' are both '$a-b' in a theme"
    ),
    (
      #""a": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$value": 2 }"#,
      "1:43 error [duplicate-key] the key 'a' occurs twice in this mapping"
    ),
  ]

  @Test("Each mistake is reported once, at its place", arguments: mistakes)
  func isReported(_ members: String, _ finding: String) {
    #expect(designTokenFindings(members) == [finding])
  }

  @Test("A reference to a token with a wrong value isn't wrong as well")
  func noFollowUp() {
    let found = designTokenFindings(
      #""a": { "$type": "color", "$value": 5 }, "b": { "$value": "{a}" }"#,
      theme: "toolbar: { tint: $b }"
    )
    #expect(found.count == 1)
    #expect(found[0].contains("[wrong-value-type]"))
  }

  @Test("The use of a token that couldn't be collected isn't wrong as well")
  func uncollected() {
    for members in [
      ##""a": { "value": "#00f", "type": "color" }"##,
      ##""a": { "$type": "color", "value": "#00f" }, "b": { "$type": "number", "$value": 1 }"##,
      #""b": { "$type": "color", "$value": \#(srgb(0, 0, 1)) }, "a": { "$extends": "b" }"#,
      #""$a": { "$type": "color", "$value": \#(srgb(0, 0, 1)) }"#,
    ] {
      let found = compile(
        root: "t.yaml",
        provider: .inMemory([
          "t.yaml": theme("imports: [a.tokens.json]\ntoolbar: { tint: $a }"),
          "a.tokens.json": "{\(members)}",
        ])
      ).diagnostics
      #expect(found.count { $0.severity == .error } == 1, "\(found.map(\.message))")
    }
  }

  @Test("What is probably meant is the help, and the fix where it's certain")
  func meant() {
    func found(_ members: String) -> [Diagnostic] {
      let files = ["t.yaml": theme("imports: [a.tokens.json]"), "a.tokens.json": "{\(members)}"]
      return readTheme(root: "t.yaml", provider: .inMemory(files)).diagnostics
        .filter { $0.severity == .error }
    }
    func check(_ members: String, _ help: String, _ fixed: String?) {
      let found = found(members)
      #expect(found.flatMap(\.help) == [help], "\(members)")
      let texts = found.flatMap(\.fixIts).flatMap(\.edits).map(\.newText)
      #expect(texts == [fixed].compactMap(\.self), "\(members)")
    }
    let blue =
      ##"{ "colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5, "hex": "#0000ff" }"##
    check(
      #""a": { "$type": "color", "$value": "rgba(0, 0, 255, 0.5)" }"#,
      "write \(blue)",
      blue
    )
    let length = #"write { "value": 17, "unit": "px" }"#
    check(#""a": { "$type": "dimension", "$value": 17 }"#, length, nil)
    check(#""a": { "$type": "dimension", "$value": "17pt" }"#, length, nil)
    check(#""a": { "$type": "number", "$value": "4" }"#, "a quoted number is a string", "4")
    check(
      #""a": { "$type": "fontFamily", "$value": "Inter, 'Open Sans', serif" }"#,
      #"write ["Inter", "Open Sans", "serif"]"#,
      #"["Inter", "Open Sans", "serif"]"#
    )
    let number = #""b": { "c": { "$type": "number", "$value": 1 } }"#
    for (reference, text) in [("{ b.c }", "b.c"), ("{b.c.value}", "b.c"), ("{b.d}", "b.c")] {
      check(
        #""a": { "$type": "number", "$value": "\#(reference)" }, \#(number)"#,
        "did you mean '\(text)'?",
        "\"{\(text)}\""
      )
    }
    for pointer in ["#b/c", "{b.c}", "b/c"] {
      check(
        #""a": { "$ref": "\#(pointer)" }, \#(number)"#,
        ##"write "#/b/c""##,
        ##""#/b/c""##
      )
    }
    check(
      #""a": { "$type": "number", "value": 1 }, \#(number)"#,
      "did you mean '$value'?",
      "\"$value\""
    )
  }

  @Test("A token in one file isn't a group in another")
  func acrossFiles() {
    let found = findings(
      "imports: [a.tokens.json, b.tokens.json]",
      files: [
        "a.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#,
        "b.tokens.json": #"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#,
      ]
    )
    #expect(
      found == [
        "b.tokens.json:1:10 error [token-and-group] 'a' is a token, so 'a.b' can't be below it"
      ]
    )
  }

  @Test("Reading ends with an error if groups extend each other too many times")
  func explosion() {
    var groups = [#""g0": { "$type": "number", "n": { "$value": 1 } }"#]
    for index in 1...40 {
      let inner = #"{ "$extends": "{g\#(index - 1)}" }"#
      groups.append(#""g\#(index)": { "x": \#(inner), "y": \#(inner) }"#)
    }
    let found = designTokenFindings(groups.joined(separator: ",\n"))
    #expect(found.contains { $0.contains("[oversized-token]") })
  }

  @Test("A file that is cut off anywhere is refused, and never stops the compiler")
  func cutOff() {
    let text = #"""
      { "a": { "$type": "color", "$value": { "colorSpace": "lab", "components": [50, 1, { "$ref": "#/n/$value" }] } },
        "n": { "$type": "number", "$value": 3 }, "g": { "$extends": "{h}" }, "h": { "x": { "$value": "{a}" } } }
      """#
    for end in text.indices {
      let found = findings(
        "imports: [a.tokens.json]",
        files: ["a.tokens.json": String(text[..<end])]
      )
      #expect(!found.isEmpty)
    }
  }
}
