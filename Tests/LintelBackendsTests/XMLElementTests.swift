import LintelBackends
import Testing

@Suite("XML")
struct XMLElementTests {
  @Test(
    "Each special character is escaped, even if it's the only one",
    arguments: zip(
      ["&", "<", ">", "\"", "'", "\t", "\r"],
      ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#9;", "&#13;"]
    )
  )
  func escapes(text: String, escaped: String) {
    #expect(XMLElement.escaped("a\(text)b") == "a\(escaped)b")
    let element = XMLElement("name", [(key: "key", value: text)], text: text)
    #expect(element.compactText == "<name key=\"\(escaped)\">\(escaped)</name>")
  }

  @Test("Plain text stays as it is, line breaks of text, too, and XML can't have other controls")
  func plain() {
    let bytes = (UInt8(0x20)..<0x7F).filter { !"&<>\"'".utf8.contains($0) }
    let plain = String(decoding: bytes, as: UTF8.self)
    #expect(XMLElement.escaped(plain) == plain)
    #expect(XMLElement.escaped("ä\u{1F600}") == "ä\u{1F600}")
    #expect(XMLElement.escaped("a\nb", isText: true) == "a\nb")
    #expect(XMLElement.escaped("a\nb") == "a&#10;b")
    #expect(XMLElement.escaped("a\u{0}\u{8}\u{FFFE}b") == "ab")
  }
}
