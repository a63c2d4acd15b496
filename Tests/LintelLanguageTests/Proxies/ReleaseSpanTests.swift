import LintelLanguage
import Testing

@Suite("Releases of an app")
struct ReleaseSpanTests {
  private func span(_ text: String) -> ReleaseSpan {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return ReleaseSpan(
      lower: parts[0].isEmpty ? nil : parts[0],
      upper: parts[1].isEmpty ? nil : parts[1]
    )
  }

  @Test(
    "Spans that share a release overlap",
    arguments: [
      ("5.2:", ":5.3", "5.2 to 5.3"), ("5.2:", ":5.2", "5.2 to 5.2"),
      ("5.2.4:", ":5.2", "5.2.4 to 5.2"),
      ("5:", ":5.0", "5 to 5.0"), ("5.9:", ":5.10", "5.9 to 5.10"), (":", "1:", "1 and later"),
      ("1:3", "2:5", "2 to 3"), ("1:5.1", "1:5.1.2", "1 to 5.1.2"), (":2", ":3", "up to 2"),
      ("1:", "2:", "2 and later"),
    ]
  )
  func overlapping(a: String, b: String, both: String) {
    #expect(span(a).overlaps(span(b)))
    #expect(span(b).overlaps(span(a)))
    #expect(span(a).intersection(span(b))?.words == both)
  }

  @Test(
    "Spans one behind the other do not overlap",
    arguments: [
      ("5.2:", ":5.1"), ("5.10:", ":5.9"), ("5.2:", ":5.1.9"), ("6:", ":5"), ("3:4", "1:2"),
    ]
  )
  func apart(a: String, b: String) {
    #expect(!span(a).overlaps(span(b)))
    #expect(!span(b).overlaps(span(a)))
    #expect(span(a).intersection(span(b)) == nil)
  }

  @Test("A span that ends before it begins is refused")
  func backwards() {
    let (_, diagnostics) = readTheme(yaml: theme("when pad: { appVersions: 5.2..5.1 }"))
    #expect(diagnostics == ["4:26 error [invalid-version] the span ends before it begins"])
  }
}
