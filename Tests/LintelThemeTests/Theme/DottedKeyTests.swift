import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import TestThemes
import Testing

/// Tests that a dotted key is read as if its parts were nested, whether it's right or wrong.
@Suite("Dotted keys")
struct DottedKeyTests {
  /// The findings about a theme, without places.
  private func findings(_ body: String) -> [[String]] {
    readingOfTheme(yaml: theme(body)).diagnostics.map { finding in
      [finding.rule, finding.message, finding.property ?? ""] + finding.help
    }
  }

  private func nested(_ parts: [String], _ value: String) -> String {
    parts.reversed().reduce(value) { "{ \($1): \($0) }" }
  }

  /// A part in capital letters, without its last letter, and without one in the middle.
  private func slips(of part: String) -> [String] {
    var shorter = part
    shorter.remove(at: part.index(part.startIndex, offsetBy: part.count / 2))
    return [part.uppercased(), String(part.dropLast()), shorter]
  }

  @Test("A misspelled part hides no mistakes after it, dotted or nested")
  func slips() {
    var count = 0
    for leaf in Thoroughness.part(of: Schema.standard.leaves, every: 4) {
      let parts = leaf.path.split(separator: ".").map(String.init)
      guard let bar = parts.first, parts.count > 2 else { continue }
      for index in 1..<(parts.count - 1) {
        // Each part has a different slip in turn, and each slip is tested with both kinds of values.
        let value = count % 2 == 0 ? "zzz" : "{ zzz: 1 }"
        var written = Array(parts.dropFirst())
        written[index - 1] = slips(of: parts[index])[count % 3]
        let dotted = findings("\(bar): { \(written.joined(separator: ".")): \(value) }")
        #expect(
          dotted == findings("\(bar): \(nested(written, value))"),
          "\(bar).\(written.joined(separator: "."))"
        )
        count += 1
      }
    }
    #expect(count > Thoroughness.rounds(500, usually: 125))
  }

  @Test(
    "Keys after a misspelled part are read where that part leads",
    arguments: [
      ("navigationBar: { largetitle.font: { style: body } }", ["largetitle"]),
      ("navigationBar: { largetitle.fnt: headline }", ["largetitle", "fnt"]),
      ("navigationBar: { titel.color: grean }", ["titel", "grean"]),
      ("navigationBar: { titel: { color: grean, fnt: headline } }", ["titel", "grean", "fnt"]),
      ("toolbar: { buton.highlightd: { color: grean } }", ["buton", "highlightd", "grean"]),
      ("toolbr.tint: grean", ["toolbr", "grean"]),
      ("token.colors.ink: grean\ntoolbar.tint: $ink", ["token", "grean"]),
    ]
  )
  func rest(text: String, names: [String]) {
    let found = readingOfTheme(yaml: theme(text)).diagnostics.filter { $0.severity == .error }
    #expect(found.count == names.count, "\(found.map(\.message))")
    for (finding, name) in zip(found, names) { #expect(finding.message.contains("'\(name)'")) }
  }

  @Test("Keys below a name that doesn't exist declare nothing")
  func declaresNothing() {
    let reading = readingOfTheme(
      yaml: theme(
        "screens: { home: { brands: { a: { navigationBar: { titel.color: grean }, toolbar.tint: $x } } } }"
      )
    )
    #expect(
      reading.diagnostics.map(\.rule) == ["undeclared-name", "unknown-property", "unknown-color"]
    )
    #expect(reading.theme?.declarations.count == 0)
  }
}
