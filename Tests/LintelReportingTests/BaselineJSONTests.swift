import LintelBackends
import LintelDiagnostics
import LintelLint
import LintelReporting
import Testing

@Suite("Baselines as files")
struct BaselineJSONTests {
  private func read(_ text: String) -> BaselineReading {
    readBaseline(SourceFile(path: "b.json", bytes: Array(text.utf8)))
  }

  private func rendered(_ reading: BaselineReading) -> [String] {
    reading.diagnostics.map { finding in
      let place = reading.sources.location(of: finding.range)
      return "\(place.line):\(place.column) [\(finding.rule)] \(finding.message)"
    }
  }

  private let text = """
    {
      "version": 1,
      "findings": [
        {
          "rule": "missing-slot",
          "places": [{ "path": "../a.yaml", "keys": "screens.home", "value": "0123456789abcdef" }]
        },
        { "rule": "yaml-syntax", "places": [{ "path": "../b.yaml" }], "count": 3 },
        {
          "rule": "conflicting-override",
          "property": "toolbar.tint",
          "places": [{ "path": "a.yaml", "keys": "a" }, { "path": "a.yaml", "keys": "b" }]
        }
      ]
    }

    """

  @Test("A written baseline is read unchanged, and has one order and layout")
  func roundTrip() {
    let reading = read(text)
    #expect(rendered(reading) == [])
    #expect(reading.baseline.total == 5)
    #expect(baselineJSON(reading.baseline).text() == text)
    let shuffled = read(
      """
      {"findings":[{"places":[{"keys":"b","path":"a.yaml"},{"keys":"a","path":"a.yaml"}],
      "property":"toolbar.tint","rule":"conflicting-override"},
      {"count":3,"places":[{"path":"../b.yaml"}],"rule":"yaml-syntax"},
      {"rule":"missing-slot","places":[{"value":"0123456789abcdef","keys":"screens.home","path":"../a.yaml"}]}],
      "version":1}
      """
    )
    #expect(baselineJSON(shuffled.baseline).text() == text)
  }

  @Test(
    "Mistakes in a baseline are reported at their places",
    arguments: [
      ("", "1:1 [malformed-json] the file is empty"),
      ("{", "1:1 [malformed-json] the file ends before this object does"),
      ("[]", "1:1 [wrong-value-type] a baseline must be an object, found a list"),
      (#"{"version": 1}"#, "1:1 [missing-key] there is no 'findings'"),
      (#"{"findings": []}"#, "1:1 [missing-key] there is no 'version'"),
      (
        #"{"version": 2, "findings": [3]}"#,
        "1:13 [unsupported-version] unknown baseline version '2'"
      ),
      (
        #"{"version": 1, "findings": {}}"#,
        "1:28 [wrong-value-type] expected a list, found a mapping"
      ),
      (
        #"{"version": 1, "findngs": [], "findings": []}"#,
        "1:17 [unknown-key] 'findngs' isn't a key here"
      ),
      (
        #"{"version": 1, "findings": ["x"]}"#,
        "1:29 [wrong-value-type] a finding must be an object, found 'x'"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a"}]}"#, "1:29 [missing-key] there is no 'places'"
      ),
      (
        #"{"version": 1, "findings": [{"rule": 1, "places": []}]}"#,
        "1:38 [wrong-value-type] expected a string, found '1'"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a", "places": [{}]}]}"#,
        "1:54 [missing-key] there is no 'path'"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a", "places": [], "count": 0}]}"#,
        "1:66 [wrong-value-type] expected a count, found '0'"
      ),
      (
        #"{"version": 1, "findings": [{"rule": "a", "places": []}, {"rule": "a", "places": []}]}"#,
        "1:58 [duplicate-key] the finding is listed twice"
      ),
    ] as [(String, String)]
  )
  func mistakes(text: String, expected: String) {
    #expect(rendered(read(text)) == [expected])
  }

  @Test("A stale entry is reported in the baseline's own file")
  func stale() throws {
    let reading = read(text)
    let entries = reading.baseline.counts.keys.sorted()
    let found = reading.staleDiagnostics([(entries[0], 0), (entries[1], 2)], .error)
    #expect(found.map { reading.sources.location(of: $0.range).line } == [4, 8])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(
      found.map(\.message) == [
        "there is no longer a finding of 'missing-slot' at 'screens.home'",
        "there are 2 findings of 'yaml-syntax', not 3",
      ]
    )
  }
}
