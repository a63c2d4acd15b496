import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Nodes and their ranges")
struct NodeRangeTests {
  @Test("Keys and values have both of their ends, with BOM, CRLF, and multibyte text")
  func exactRanges() throws {
    let text = "\u{FEFF}é👩‍👧: \"x\"\r\nlist:\r\n  - a b\r\n\r\n# comment\r\nlast: |\r\n  one\r\n\r\n"
    let file = SourceFile(path: "t.yaml", bytes: Array(text.utf8))
    let parsed = parseYAML(file, as: FileID(0))
    #expect(parsed.diagnostics.isEmpty)
    let root = try #require(parsed.root)
    func slice(_ node: YAMLNode) -> String {
      String(decoding: file.bytes[Int(node.range.lower)..<Int(node.range.upper)], as: UTF8.self)
    }
    #expect(root.entries.map { slice($0.key) } == ["é👩‍👧", "list", "last"])
    #expect(root.entries.map { slice($0.value) } == ["\"x\"", "- a b", "|\r\n  one"])
    #expect(root.entries[0].value.text == "x")
    #expect(root.entries[0].value.style == .doubleQuoted)
    #expect(root.entries[1].value.elements.map(\.text) == ["a b"])
    #expect(root.entries[2].value.text == "one\n")
  }
}
