import LintelBackends
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test(
    "Numbers are the shortest digits that read back as the same number",
    arguments: [
      (0, "0"), (-0.0, "0"), (10, "10"), (-3, "-3"), (0.85, "0.85"),
      (0.1 + 0.2, "0.30000000000000004"),
      (0x1p53, "9007199254740992"), (1e16, "1e+16"), (1e-7, "1e-07"), (123_456_789, "123456789"),
      (.infinity, "null"),
      (.nan, "null"),
    ] as [(Double, String)]
  )
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text(.compact) == text)
  }

  @Test("Strings are escaped only where JSON requires it")
  func strings() {
    let value = JSONValue.string("a\"b\\c\n\r\t\u{1}\u{1F}/é👩‍👧\u{2028}</script>")
    #expect(
      value.text(.compact)
        == #""a\"b\\c\n\r\t\u0001\u001f/é👩‍👧"# + "\u{2028}" + #"</script>""#
    )
  }

  @Test("Members keep their order, and the compact style has no spaces")
  func compact() {
    let value: JSONValue = ["b": [1, true, nil], "a": ["x": "y"], "c": [:], "d": []]
    #expect(value.text(.compact) == #"{"b":[1,true,null],"a":{"x":"y"},"c":{},"d":[]}"#)
  }

  @Test(
    "The pretty style breaks the two outermost levels of containers, and others only if they don't fit"
  )
  func pretty() {
    let value: JSONValue = [
      "format": "x", "empty": [], "names": ["a", "b"],
      "nodes": [
        "a1": ["color": ["system": "label", "alpha": 0.5], "offset": [0, 1]], "a2": [:],
      ],
      "promos": [["name": "summer"]],
    ]
    #expect(
      value.text() == """
        {
          "format": "x",
          "empty": [],
          "names": ["a", "b"],
          "nodes": {
            "a1": { "color": { "system": "label", "alpha": 0.5 }, "offset": [0, 1] },
            "a2": {}
          },
          "promos": [
            { "name": "summer" }
          ]
        }

        """
    )
  }

  @Test("A container is broken if it doesn't fit in 100 columns with its comma")
  func lineLength() {
    func text(_ length: Int) -> String {
      (["k": ["deep": ["x": .string(String(repeating: "a", count: length))]]] as JSONValue).text()
    }
    // `    "deep": { "x": "…" }` and a comma need 24 columns besides the string.
    #expect(text(76).split(separator: "\n")[2].utf8.count == 99)
    #expect(text(76).split(separator: "\n").count == 5)
    #expect(text(77).split(separator: "\n").count == 7)
  }
}
