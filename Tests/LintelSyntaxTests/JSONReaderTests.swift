import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test("Objects, arrays, strings, numbers, and words become nodes with their exact ranges")
  func nodes() throws {
    let text = #"{"a" : [1, -2.5e3, true , null], "b":{"c":"d"}}"#
    let (root, findings) = read(text)
    #expect(findings == [])
    let read = try #require(root)
    #expect(outline(read) == "{a:[1,-2.5e3,true,null],b:{c:'d'}}")
    let list = try #require(read.entries.first?.value)
    #expect(written(list, in: text) == "[1, -2.5e3, true , null]")
    #expect(list.elements.map { written($0, in: text) } == ["1", "-2.5e3", "true", "null"])
    #expect(list.elements[3].isEmpty)
    #expect(written(read.entries[1].value.entries[0].value, in: text) == "\"d\"")
  }

  @Test("Escapes are decoded, including surrogate pairs")
  func escapes() throws {
    let (root, findings) = read(#"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00", "é😀"]"#)
    #expect(findings == [])
    let read = try #require(root)
    #expect(read.elements[0].text == "\"\\/\u{8}\u{C}\n\r\té😀")
    #expect(read.elements[1].text == "é😀")
  }

  @Test("Tabs, CRLF, and a byte-order mark are whitespace")
  func whiteSpace() throws {
    let (root, findings) = read("\u{FEFF}{\t\"a\":\r\n\t[\t1\t]\r\n}")
    #expect(findings == [])
    #expect(try outline(#require(root)) == "{a:[1]}")
  }

  private static let slips: [(String, String, String)] = [
    (#"{"a": 1,}"#, "1:8 there is a comma before the closing bracket", "{a:1}"),
    (#"[1, 2,]"#, "1:6 there is a comma before the closing bracket", "[1,2]"),
    (#"[1,, 2]"#, "1:4 there is an extra comma", "[1,2]"),
    (#"{"a": 1 "b": 2}"#, "1:9 a comma is missing", "{a:1,b:2}"),
    ("[1, // one\n 2]", "1:5 JSON doesn't allow comments", "[1,2]"),
    ("[/* one */ 2]", "1:2 JSON doesn't allow comments", "[2]"),
    (#"{a: 1}"#, "1:2 the key 'a' must be in double quotes", "{a:1}"),
    (#"{'a': 1}"#, "1:2 JSON doesn't allow single quotes", "{a:1}"),
    ("[01]", "1:2 '01' isn't a JSON number", "['01']"),
    ("[.5]", "1:2 '.5' isn't a JSON number", "['.5']"),
    ("[yes]", "1:2 'yes' isn't a JSON value", "['yes']"),
    (#"["\q"]"#, "1:3 this isn't an escape sequence", "['\\q']"),
    (#"["\uD83D"]"#, "1:3 half of a surrogate pair is missing", "['']"),
    ("[\"a\tb\"]", "1:4 a string contains a control character", "['a\tb']"),
    (
      "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2,\n\"b\" 3\n>>>>>>> main\n}",
      "2:1 '<<<<<<< HEAD' begins a merge conflict that isn't resolved", "{a:1}"
    ),
    (#"{"a": 1, "a": 2}"#, "1:10 the key 'a' occurs twice in this mapping", "{a:1}"),
  ]

  @Test("Slips are reported at their places, and reading continues", arguments: slips)
  func goesOn(_ text: String, _ finding: String, _ expected: String) throws {
    let (root, findings) = read(text)
    #expect(findings == [finding])
    #expect(try outline(#require(root)) == expected)
  }

  @Test(
    "An unclear text is reported once",
    arguments: [
      ("", "1:1 the file is empty"),
      ("{", "1:1 the file ends before this object does"),
      (#"{"a": [1, 2"#, "1:7 the file ends before this array does"),
      (#"{"a": }"#, "1:7 expected a value"),
      (#"{"a" 1}"#, "1:6 expected ':' after the key"),
      ("[1}", "1:3 unexpected '}'"),
      ("[1] 2", "1:5 expected the end of the file"),
      ("tokens: {}", "1:1 this isn't JSON, which starts with '{' or '['"),
      (#"{"a", 1}"#, "1:5 expected ':' after the key"),
    ]
  )
  func failures(_ text: String, _ finding: String) {
    #expect(read(text).findings == [finding])
  }

  @Test("Nesting is limited, regardless of its depth")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(read(text).findings == ["1:65 this is nested deeper than 64 levels"])
  }

  @Test("A file that is cut off anywhere never stops the reader, and every range is inside of it")
  func cutOff() {
    let text = Array(#"{"a\u00e9": [1, {"b": "c\\"}, -2.5e3], 'd': tru, /* e */ "f": "😀"}"#.utf8)
    for end in 0...text.count {
      let file = SourceFile(path: "a.json", bytes: Array(text[..<end]))
      let parsed = parseJSON(file, as: FileID(0))
      for finding in parsed.diagnostics {
        #expect(finding.range.lower >= 0 && Int(finding.range.upper) <= end)
      }
      #expect(end == text.count || !parsed.diagnostics.isEmpty)
    }
  }

  @Test(
    "A range ends after the last byte of a character",
    arguments: [#"{"a"é: 1}"#, #"["\😀"]"#, "[1 😀]", "é", "[1] é"]
  )
  func characters(_ text: String) {
    let bytes = Array(text.utf8)
    let parsed = parseJSON(SourceFile(path: "a.json", bytes: bytes), as: FileID(0))
    #expect(!parsed.diagnostics.isEmpty)
    for finding in parsed.diagnostics {
      let found = bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
      #expect(String(validating: found, as: UTF8.self) != nil, "\(finding.message)")
    }
  }

  private func read(_ text: String) -> (root: YAMLNode?, findings: [String]) {
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    let parsed = parseJSON(file, as: FileID(0))
    let map = SourceMap([file])
    return (
      parsed.root,
      parsed.diagnostics.map { finding in
        let place = map.location(of: finding.range)
        return "\(place.line):\(place.column) \(finding.message)"
      }
    )
  }

  private func written(_ node: YAMLNode, in text: String) -> String {
    let bytes = Array(text.utf8)[Int(node.range.lower)..<Int(node.range.upper)]
    return String(decoding: bytes, as: UTF8.self)
  }

  private func outline(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.style == .plain ? node.text : "'\(node.text)'"
    case .sequence: "[" + node.elements.map(outline).joined(separator: ",") + "]"
    case .mapping:
      "{" + node.entries.map { "\($0.key.text):\(outline($0.value))" }.joined(separator: ",") + "}"
    }
  }
}
