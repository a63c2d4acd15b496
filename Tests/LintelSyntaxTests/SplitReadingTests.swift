import LintelDiagnostics
import LintelSyntax
import LintelTesting
import Testing

/// Tests large files, which are read in two parts at the same time, with the same result as when they are read whole.
@Suite("Reading in parts")
struct SplitReadingTests {
  /// Every node with its place, style, and text.
  private static func dump(_ node: YAMLNode) -> String {
    let place =
      "\(node.kind) \(node.range.lower)..<\(node.range.upper)\(node.isFlow ? " flow" : "")"
    switch node.kind {
    case .scalar: return "\(place) \(node.style) «\(node.text)»\n"
    case .sequence: return place + "\n" + node.elements.map(dump).joined()
    case .mapping:
      return place + "\n" + node.entries.map { dump($0.key) + dump($0.value) }.joined()
    }
  }

  private static func reading(_ text: String, smallestPart: Int) -> (tree: String, found: [String])
  {
    var limits = SyntaxLimits()
    limits.smallestPart = smallestPart
    let file = SourceFile(path: "t.yaml", bytes: Array(text.utf8))
    let parsed = parseYAML(file, as: FileID(0), limits: limits)
    return (
      parsed.root.map(dump) ?? "",
      parsed.diagnostics.map { "\($0.range.lower)..<\($0.range.upper) \($0.rule) \($0.message)" }
    )
  }

  private static func isCut(_ text: String) -> Bool {
    SplitText(SourceLines(SourceFile(path: "t.yaml", bytes: Array(text.utf8)))) != nil
  }

  /// Writes random mappings in block style, with every form of value.
  private struct Writer {
    var random: SeededGenerator
    var text = ""
    var count = 0

    mutating func mapping(_ column: Int, depth: Int) {
      let indentation = String(repeating: " ", count: column)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        count += 1
        if Int.random(in: 0..<6, using: &random) == 0 { text += "\n" }
        if Int.random(in: 0..<6, using: &random) == 0 {
          text += String(repeating: " ", count: Int.random(in: 0...6, using: &random)) + "# x: y\n"
        }
        let name = Int.random(in: 0..<90, using: &random) == 0 ? "k1" : "k\(count)"
        let key = ["\(name)", "'\(name)'", "\"\(name)\""].randomElement(using: &random) ?? name
        text += "\(indentation)\(key):"
        value(column, depth: depth)
      }
    }

    private mutating func value(_ column: Int, depth: Int) {
      let inner = String(repeating: " ", count: column + 2)
      if depth > 0, Bool.random(using: &random) {
        text += Bool.random(using: &random) ? "\n" : " # nested:\n"
        mapping(column + Int.random(in: 1...3, using: &random), depth: depth - 1)
        return
      }
      let few = [
        " *a\n", " &a x\n", "\n...\n", "\n---\n", " \"x\n", " { a: 1\n", " x: y\n", "\tx\n",
        " #fff\n",
      ]
      let many = [
        " x\n", " größe\n", " 'it''s'\n", " \"\\u00e9\" # c\n", "\n", " { a: 1, b: [x, y] }\n",
        " { a: 1,\n\(inner)b: { c: 2 },\n\(inner)}\n",
        " |\n\(inner)k1: x\n\n\(inner)# no comment\n",
        " >-\n\(inner)  k2:\n\(inner)k3: y\n", " \"x\n\n\(inner)k4: y\"\n", " 'x\nk5: y'\n",
        " x\n\(inner)y\n", "\n\(inner)- x\n\(inner)- a: 1\n\(inner)  b: 2\n",
        "\n\(inner.dropLast(2))- x\n\(inner.dropLast(2))- y\n", " [x,\n\(inner)k6, y]\n",
      ]
      let isRare = Int.random(in: 0..<60, using: &random) == 0
      text += (isRare ? few : many).randomElement(using: &random) ?? "\n"
    }
  }

  @Test(
    "Parts have the same nodes and findings as the whole",
    arguments: 0..<40 as Range<UInt64>
  )
  func parts(seed: UInt64) {
    var cuts = 0
    for round in 0..<50 {
      var writer = Writer(random: SeededGenerator(seed: seed * 1_000 + UInt64(round)))
      writer.mapping(0, depth: 4)
      let whole = Self.reading(writer.text, smallestPart: .max / 2)
      let parts = Self.reading(writer.text, smallestPart: 0)
      #expect(parts.tree == whole.tree, "\(writer.text)")
      #expect(parts.found == whole.found, "\(writer.text)")
      if Self.isCut(writer.text) { cuts += 1 }
    }
    #expect(cuts > 10)
  }

  @Test("A key that is also in the other part is reported")
  func duplicates() {
    let text = "a:\n  b: 1\n  c: 2\n  d: 3\n  b: 4\ne: 5\na: 6\n"
    #expect(Self.isCut(text))
    #expect(
      Self.reading(text, smallestPart: 0).found == [
        "26..<27 duplicate-key the key 'b' occurs twice in this mapping",
        "36..<37 duplicate-key the key 'a' occurs twice in this mapping",
      ]
    )
  }

  @Test("A second document after the cut is refused")
  func documents() {
    let rows = (0..<1_000).map { "  k\($0): 1\n" }.joined()
    for mark in ["---", "..."] {
      let text = "a:\n\(rows)\(mark)\nb: 2\n"
      let whole = Self.reading(text, smallestPart: .max / 2)
      #expect(whole.found.count == 1)
      #expect(Self.reading(text, smallestPart: 0) == whole)
    }
  }

  @Test("A file is cut before a key with little indentation, near its middle")
  func place() throws {
    let rows = (0..<1_000).map { "  s\($0):\n    navigationBar:\n      tint: label\n" }
    let text = "lintel: 1\nscreens:\n" + rows.joined() + "flows:\n  - s0 -> s1\n"
    let lines = SourceLines(SourceFile(path: "t.yaml", bytes: Array(text.utf8)))
    let cut = try #require(SplitText(lines)).end
    #expect(text.utf8.dropFirst(cut).starts(with: "  s".utf8))
    #expect(abs(cut - text.utf8.count / 2) < 200)
    for other in ["- a: 1\n- b: 2\n- c: 3\n", "{ a: 1,\n  b: 2,\n  c: 3 }\n", "a\n", ""] {
      #expect(!Self.isCut(other))
    }
  }
}
