import LintelDiagnostics
import LintelSyntax
import Testing

@Suite("Broken inputs")
struct BrokenInputTests {
  private static let theme = """
    lintel: 1                 # language version
    theme: Harbor
    tokens:
      colors:
        ink:    { light: "#1B1B1F", dark: "#F4F4F6" }
        veil:   alpha($paper 85%)
        größe👩‍👧: 'it''s'
      fonts: { title: [a, b, { c: "\\u00e9" }] }
    navigationBar:
      note: |
        literal

      folded: >-
        one
        two
    screens:
      '*.detail': { hidesBottomBar: true }
      home:
      - a
      - - b
        - c: 1
    flows:
      - home -> product

    """

  /// SplitMix64, which makes runs the same on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  /// Reads bytes, and checks that every range is inside of them and on scalar boundaries.
  private func expectSound(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    let file = SourceFile(path: "t.yaml", bytes: bytes)
    let parsed = parseYAML(file, as: FileID(0))
    var bad: [String] = []
    func check(_ range: SourceRange, _ what: String) {
      let isSound =
        range.lower >= 0 && range.lower <= range.upper && Int(range.upper) <= bytes.count
        && isBoundary(Int(range.lower)) && isBoundary(Int(range.upper))
      if !isSound { bad.append("\(what) \(range.lower)..<\(range.upper)") }
    }
    func isBoundary(_ offset: Int) -> Bool {
      guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return true }
      // In a malformed sequence, every byte is a boundary.
      return String(validating: bytes, as: UTF8.self) == nil
    }
    func walk(_ node: YAMLNode) {
      check(node.range, "\(node.kind)")
      for entry in node.entries {
        walk(entry.key)
        walk(entry.value)
      }
      for element in node.elements { walk(element) }
    }
    if let root = parsed.root { walk(root) }
    for diagnostic in parsed.diagnostics {
      check(diagnostic.range, diagnostic.rule)
      for note in diagnostic.notes { if let range = note.range { check(range, "note") } }
      for edit in diagnostic.fixIts.flatMap(\.edits) { check(edit.range, "fix-it") }
    }
    #expect(bad.isEmpty, "\(comment())")
  }

  @Test("Reading a theme that is cut off at any byte never traps")
  func truncations() {
    let bytes = Array(Self.theme.utf8)
    for count in bytes.indices { expectSound(Array(bytes[..<count]), "cut at \(count)") }
  }

  @Test("Changed, duplicated, and removed bytes never trap", arguments: 0..<20 as Range<UInt64>)
  func mutations(start: UInt64) {
    var random = Generator(state: start)
    let interesting = Array("{}[]:,#&*!|>'\"%@`- \t\n\r\\?<~\u{0}é\u{FEFF}".utf8)
    for round in 0..<100 {
      var bytes = Array(Self.theme.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = interesting.randomElement(using: &random) ?? 0
        case 1: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.remove(at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      expectSound(bytes, "start \(start), round \(round)")
    }
  }

  @Test("Random bytes never trap", arguments: 0..<10 as Range<UInt64>)
  func noise(start: UInt64) {
    var random = Generator(state: start)
    let alphabet = Array("{}[]:,#&*!|>'\"%@`- \t\n\r\\?ab1é".utf8)
    for round in 0..<200 {
      let count = Int.random(in: 0..<80, using: &random)
      let bytes = (0..<count).map { _ in
        round % 4 == 0
          ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
      }
      expectSound(bytes, "start \(start), round \(round): \(bytes)")
    }
  }
}
