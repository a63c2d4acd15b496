import LintelCompiler
import LintelDiagnostics
import LintelReporting
import LintelTheme
import Testing

@Suite("Reports")
struct ReportTests {
  @Test("If there are too many findings, the most severe stay in order, and the totals count all")
  func limits() {
    let report = SampleReport.report.limited(to: 5)
    #expect(report.findings.map(\.severity) == [.error, .error, .error, .error, .warning])
    #expect(report.hiddenCount == 1)
    #expect(report.totals == SampleReport.report.totals)
    #expect(
      report.totals.text == "4 errors, 1 warning, 1 info; 1 silenced by comments, 1 in the baseline"
    )
    let two = SampleReport.report.limited(to: 2)
    #expect(two.findings.map(\.rule) == ["conflicting-override", "unquoted-color"])
    #expect(SampleReport.report.limited(to: nil).hiddenCount == 0)
    let text = SampleReport.text("text", of: two)
    #expect(
      text.contains(
        "\n4 more findings aren't shown, 1 of brand-parity, 1 of dead-declaration, 1 of unknown-color, "
          + "1 of unquoted-color; '--max-problems 0' shows all\n"
      )
    )
    #expect(
      text.hasSuffix("\n4 errors, 1 warning, 1 info; 1 silenced by comments, 1 in the baseline\n")
    )
  }

  @Test("Fixes that must wait until errors are corrected aren't promised")
  func waitingFixes() {
    let place = SampleReport.range(of: "lintel", file: 1)
    let fixIt = FixIt("remove it", .safe, replace: place, with: "")
    func remark(_ findings: Diagnostic...) -> Bool? {
      let report = Report(
        sources: SampleReport.sources,
        findings: findings,
        paths: SampleReport.paths,
        run: SampleReport.run
      )
      let text = SampleReport.text("text", of: report)
      guard text.contains("'lintel lint --fix'") else { return nil }
      return text.contains("after the errors are corrected")
    }
    let warning = Diagnostic(
      "redundant-override",
      as: .warning,
      "it's so",
      at: place,
      fixIts: [fixIt]
    )
    let fixable = Diagnostic("unknown-key", "no key", at: place, fixIts: [fixIt])
    let error = Diagnostic("unknown-key", "no other key", at: place)
    #expect(remark(warning) == false)
    #expect(remark(warning, fixable) == false)
    #expect(remark(warning, error) == true)
    #expect(remark(warning, fixable, error) == true)
    #expect(remark(error) == nil)
  }

  @Test("Unsafe fixes are promised only for '--unsafe-fixes', regardless of what they wait for")
  func waitingUnsafeFixes() {
    let place = SampleReport.range(of: "lintel", file: 1)
    func remark(_ findings: Diagnostic...) -> String? {
      let report = Report(
        sources: SampleReport.sources,
        findings: findings,
        paths: SampleReport.paths,
        run: SampleReport.run
      )
      return SampleReport.text("text", of: report).split(separator: "\n").map(String.init)
        .first { $0.hasPrefix("'lintel lint --fix") }
    }
    func finding(_ severity: Severity, _ applicability: FixIt.Applicability?) -> Diagnostic {
      let fixIts = applicability.map { [FixIt("remove it", $0, replace: place, with: "")] } ?? []
      return Diagnostic("unknown-key", as: severity, "no key", at: place, fixIts: fixIts)
    }
    let (error, fixable) = (finding(.error, nil), finding(.error, .safe))
    let (safe, unsafe) = (finding(.warning, .safe), finding(.warning, .unsafe))
    let later = "after the errors are corrected"
    #expect(
      remark(error, unsafe) == "'lintel lint --fix --unsafe-fixes' fixes 1 of these \(later)"
    )
    #expect(
      remark(error, safe, unsafe)
        == "'lintel lint --fix' fixes 1 of these, and '--unsafe-fixes' fixes 1 more \(later)"
    )
    #expect(
      remark(error, fixable, unsafe)
        == "'lintel lint --fix' fixes 1 of these, and with '--unsafe-fixes' 1 more \(later)"
    )
    #expect(
      remark(error, fixable, safe, unsafe)
        == "'lintel lint --fix' fixes 1 of these, and with '--unsafe-fixes' 2 more \(later)"
    )
  }

  @Test(
    "Every format shows a limited number of a rule's findings, the number of others, and all totals"
  )
  func bound() throws {
    let place = SampleReport.range(of: "lintel", file: 1)
    let many = (0..<30_000).map {
      Diagnostic("unknown-key", "there is no key 'k\($0)'", at: place)
    }
    let other = Diagnostic("unused-token", as: .info, "nothing refers to '$a'", at: place)
    let report = Report(
      sources: SampleReport.sources,
      findings: many + [other],
      paths: SampleReport.paths,
      run: SampleReport.run
    )
    for format in ReportFormat.all {
      let text = format.render(report.limited(for: format, to: nil), .plain)
      #expect(text.utf8.count < 4_000_000, "\(format.name)")
      if format.name != "summary" {
        let shown = text.split(separator: "there is no key").count - 1
        #expect((90...2_001).contains(shown), "\(format.name)")
      }
      if ["sarif", "gitlab", "junit", "checkstyle"].contains(format.name) {
        #expect(text.contains("and 29000 more like it, starting here"), "\(format.name)")
        #expect(text.contains("nothing refers to"), "\(format.name)")
      }
    }
    let json = try #require(ReportFormat.named("json"))
    let tree = try JSONTree(json.render(report.limited(for: json, to: nil), .plain))
    #expect(tree["diagnostics"].elements.count == 1_002)
    #expect(tree["summary"]["errors"].int == 30_000)
    let summary = try #require(ReportFormat.named("summary"))
    #expect(summary.render(report.limited(for: summary, to: nil), .plain).contains("30000"))
    #expect(report.limited(for: json, to: 0).findings.count == 30_001)
    #expect(report.limited(for: json, to: 7).findings.count == 7)
    // A finding needs no more lines than the note that there is one more.
    let few = Report(
      sources: SampleReport.sources,
      findings: Array(many.prefix(1_001)),
      paths: SampleReport.paths,
      run: SampleReport.run
    )
    #expect(few.limited(ofRule: 1_000).findings.count == 1_001)
    #expect(few.limited(ofRule: 1_000).hiddenCount == 0)
  }

  @Test("A file that two themes import is one file, and its findings occur once")
  func merging() throws {
    let files = [
      "B.yaml": "lintel: 1\ntheme: B\nios: 15..18\nimports: [shared/Bars.yaml]\n",
      "A.yaml":
        "lintel: 1\ntheme: A\nios: 15..18\nimports: [shared/Bars.yaml]\ntoolbar: { tin: 1 }\n",
      "shared/Bars.yaml": "lintel: 1\nnavigationBar: { tint: blu }\n",
    ]
    .mapValues { Array($0.utf8) }
    let provider = SourceProvider(
      read: { files[$0] },
      expand: { files[$0] == nil ? [] : [$0] }
    )
    let report = Report(
      ["./B.yaml", "A.yaml"].map { analyze(root: $0, provider: provider) },
      paths: SampleReport.paths,
      run: SampleReport.run
    )
    #expect(report.sources.files.map(\.path) == ["A.yaml", "B.yaml", "shared/Bars.yaml"])
    let errors = report.findings.filter { $0.severity == .error }
    #expect(
      errors.map { report.sources[$0.range.file].path } == ["A.yaml", "A.yaml", "shared/Bars.yaml"]
    )
    for finding in errors {
      let bytes = report.sources[finding.range.file].bytes
      let text = String(
        decoding: bytes[Int(finding.range.lower)..<Int(finding.range.upper)],
        as: UTF8.self
      )
      #expect(["tin", "1", "blu"].contains(text))
    }
  }

  @Test(
    "Paths are relative to where readers open them",
    arguments: [
      ("Styles/A.yaml", "Styles/A.yaml", "app/Styles/A.yaml", "/repo/app/Styles/A.yaml"),
      ("./Styles/../A.yaml", "A.yaml", "app/A.yaml", "/repo/app/A.yaml"),
      ("/repo/app/A.yaml", "A.yaml", "app/A.yaml", "/repo/app/A.yaml"),
      ("../A.yaml", "../A.yaml", "A.yaml", "/repo/A.yaml"),
      ("/else/A.yaml", "/else/A.yaml", "../else/A.yaml", "/else/A.yaml"),
    ]
  )
  func paths(path: String, working: String, repository: String, absolute: String) {
    let paths = ReportPaths(workingFolder: "/repo/app", repository: "/repo")
    #expect(paths.fromWorkingFolder(path) == working)
    #expect(paths.fromRepository(path) == repository)
    #expect(paths.absolute(path) == absolute)
  }

  @Test("A URI escapes every byte except letters, digits, and unreserved characters")
  func uri() {
    #expect(
      SampleReport.paths.uriFromRepository("a b/é:#?%.yaml") == "a%20b/%C3%A9%3A%23%3F%25.yaml"
    )
  }

  @Test(
    "A column is in the specified unit",
    arguments: [(ColumnUnit.scalars, 8, 12), (.utf16, 10, 14), (.bytes, 19, 23)]
  )
  func columns(unit: ColumnUnit, start: Int, end: Int) {
    let span = SampleReport.sources.span(of: SampleReport.range(of: "#fff", file: 0), in: unit)
    #expect(span.start == SourceLocation(line: 2, column: start))
    #expect(span.end == SourceLocation(line: 2, column: end))
  }

  @Test("auto picks the format for the environment")
  func automatic() {
    func name(_ environment: [String: String], isTerminal: Bool = false) -> String {
      ReportFormat.automatic(isTerminal: isTerminal, environment: { environment[$0] }).name
    }
    #expect(name([:]) == "concise")
    #expect(name([:], isTerminal: true) == "text")
    #expect(name(["GITHUB_ACTIONS": "true"], isTerminal: true) == "github")
    #expect(name(["GITHUB_ACTIONS": "false"]) == "concise")
    #expect(name(["XCODE_VERSION_ACTUAL": "1630"], isTerminal: true) == "xcode")
    #expect(name(["GITLAB_CI": "true"]) == "concise")
  }

  @Test("Rules link to the published page, if there is one")
  func links() throws {
    var run = SampleReport.run
    run.rulesPage = "https://example.com/rules.html"
    let report = Report(
      sources: SampleReport.sources,
      findings: SampleReport.findings,
      paths: SampleReport.paths,
      run: run
    )
    let page = "https://example.com/rules.html#unquoted-color"
    let driver = try JSONTree(SampleReport.text("sarif", of: report))["runs"][0]["tool"]["driver"]
    #expect(driver["rules"].elements.contains { $0["helpUri"].string == page })
    #expect(
      try JSONTree(SampleReport.text("json", of: report))["diagnostics"][1]["url"].string == page
    )
    #expect(SampleReport.text("github", of: report).contains("see: \(page)"))
    #expect(SampleReport.text("markdown", of: report).contains("[unquoted-color](\(page))"))
    let style = ReportStyle(colors: false, hyperlinks: true)
    let text = ReportFormat.named("text")?.render(report, style) ?? ""
    #expect(text.contains("[\u{1B}]8;;\(page)\u{1B}\\unquoted-color\u{1B}]8;;\u{1B}\\]"))
    #expect(!SampleReport.text("text", of: report).contains("\u{1B}"))
  }
}
