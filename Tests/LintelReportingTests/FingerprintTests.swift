import Foundation
import LintelCompiler
import LintelDiagnostics
import LintelReporting
import LintelTheme
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  private let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    navigationBar:
      titl: { color: label }
      tint: blu
    screens:
      home: { navigationBar: { tint: blu } }
      cart: { navigationBar: { tint: blu, titl: blu } }

    """

  private func issues(_ text: String, folder: String = "/repo") throws -> [JSONTree] {
    let provider = SourceProvider(
      read: { $0 == "Shop.yaml" ? Array(text.utf8) : nil },
      expand: { $0 == "Shop.yaml" ? [$0] : [] }
    )
    let report = Report(
      [analyze(root: "Shop.yaml", provider: provider)],
      paths: ReportPaths(workingFolder: folder, repository: "/repo"),
      run: RunFacts(version: "1.0.0")
    )
    return try JSONTree(ReportFormat.named("gitlab")?.render(report, .plain) ?? "").elements
  }

  @Test(
    "Fingerprints are unique, 32 digits long, and don't change with lines elsewhere"
  )
  func stability() throws {
    let before = try issues(theme).map { $0["fingerprint"].string }
    #expect(before.count == 6)
    #expect(Set(before).count == before.count)
    for fingerprint in before { #expect(fingerprint.wholeMatch(of: #/[0-9a-f]{32}/#) != nil) }
    let edited =
      "# A comment on top.\n\n"
      + theme.replacing("screens:\n", with: "screens:\n  other: {}\n\n")
      .replacing("  titl: {", with: "  prefersLargeTitles: true\n  titl:   {")
    #expect(edited != theme)
    #expect(try issues(edited).map { $0["fingerprint"].string } == before)
  }

  @Test("Fixed findings lose theirs, and the others keep theirs")
  func mended() throws {
    let before = Set(try issues(theme).map { $0["fingerprint"].string })
    let mended = theme.replacing(
      "cart: { navigationBar: { tint: blu,",
      with: "cart: { navigationBar: {"
    )
    let after = Set(try issues(mended).map { $0["fingerprint"].string })
    #expect(after.isSubset(of: before))
    #expect(after.count == before.count - 1)
  }

  @Test("A different folder in the repository changes the file's path and the fingerprint")
  func folders() throws {
    let here = try issues(theme, folder: "/repo/app")
    #expect(here.map { $0["location"]["path"].string }.allSatisfy { $0 == "app/Shop.yaml" })
    #expect(
      Set(here.map { $0["fingerprint"].string })
        .isDisjoint(with: try issues(theme).map { $0["fingerprint"].string })
    )
  }

  /// The expected values are from the tests of github/codeql-action's own implementation.
  @Test(
    "primaryLocationLineHash matches GitHub's upload",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      (
        " a\nb\n  \t\tc\n d",
        ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
      ),
      (
        " hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n",
        [
          "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
          "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
        ]
      ),
      (
        String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
        [
          "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
          "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
          "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
        ]
      ),
    ]
  )
  func lineHashes(text: String, hashes: [String]) throws {
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let report = Report(
      sources: SourceMap([file]),
      findings: file.lines.starts.map { start in
        Diagnostic(
          "dead-declaration",
          as: .warning,
          "m",
          at: SourceRange(file: FileID(0), lower: Int(start), upper: Int(start))
        )
      },
      paths: SampleReport.paths,
      run: SampleReport.run
    )
    let results = try JSONTree(SampleReport.text("sarif", of: report))["runs"][0]["results"]
    #expect(
      results.elements.map { $0["partialFingerprints"]["primaryLocationLineHash"].string } == hashes
    )
  }
}
