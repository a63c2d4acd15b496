import Foundation
import LintelReporting
import Testing

/// Reads each format with code that is independent of its writer, and expects the same findings.
@Suite("Every format shows the same findings")
struct ReporterAgreementTests {
  private typealias Seen = SampleReport.Seen

  private func lines(_ format: String, prefix: String = "") -> [Seen] {
    SampleReport.text(format).split(separator: "\n").compactMap { line in
      guard
        let match = line.firstMatch(
          of: #/^(.+):(\d+):(\d+): (error|warning|note|info): .*? \[#?([a-z-]+)\]( \[fix.+)?$/#
        ), line.hasPrefix(prefix)
      else { return nil }
      return Seen(
        path: String(match.1.dropFirst(prefix.count)),
        line: Int(match.2) ?? 0,
        column: Int(match.3) ?? 0,
        rule: String(match.5),
        severity: match.4 == "note" ? "info" : String(match.4)
      )
    }
  }

  @Test("The line formats")
  func lines() {
    #expect(lines("text") == SampleReport.seen)
    #expect(lines("concise") == SampleReport.seen)
    #expect(lines("xcode", prefix: "/home/someone/app/") == SampleReport.seen)
  }

  @Test("Xcode's format has only lines with places, errors, and notes")
  func xcode() {
    for line in SampleReport.text("xcode").split(separator: "\n") {
      #expect(
        line.wholeMatch(of: #/\/home\/someone\/app\/Styles\/.+:\d+:\d+: (error|warning|note): .+/#)
          != nil,
        "\(line)"
      )
    }
  }

  @Test("JSON and JSON Lines, including byte offsets")
  func json() throws {
    let document = try JSONTree(SampleReport.text("json"))
    let findings = document["diagnostics"].elements
    let inLines = try SampleReport.text("jsonl").split(separator: "\n").map {
      try JSONTree(String($0))
    }
    for list in [findings, inLines] {
      #expect(
        list.map { finding in
          Seen(
            path: finding["path"].string,
            line: finding["range"]["start"]["line"].int,
            column: finding["range"]["start"]["column"].int,
            rule: finding["rule"].string,
            severity: finding["severity"].string
          )
        } == SampleReport.seen
      )
    }
    // A byte-order mark of 3 bytes, "lintel: 1" and CRLF of 11, then 3 + 2 + 11 of text and 2 of ": ".
    #expect(findings[1]["range"]["start"]["offset"].int == 32)
    #expect(findings[1]["range"]["end"]["offset"].int == 36)
    #expect(findings[1]["fixes"][0]["edits"][0]["newText"].string == "\"#fff\"")
    #expect(findings[0]["message"].string == SampleReport.oddMessage)
    #expect(findings[0]["notes"][0]["path"].string == SampleReport.plainPath)
    #expect(findings[0]["witness"]["screen"].string == "home")
    #expect(document["version"].int == 1)
    #expect(
      document["summary"].value
        == ["errors": 4, "warnings": 1, "infos": 1, "suppressed": 1, "baselined": 1] as NSDictionary
    )
    #expect(
      findings[0].keys == [
        "rule", "severity", "message", "path", "range", "notes", "help", "fixes", "property",
        "layer", "conditions", "witness", "url", "fingerprint",
      ]
    )
  }

  @Test("SARIF, with columns in UTF-16")
  func sarif() throws {
    let run = try JSONTree(SampleReport.text("sarif"))["runs"][0]
    let severities = ["error": "error", "warning": "warning", "note": "info"]
    let rules = run["tool"]["driver"]["rules"].elements.map { $0["id"].string }
    let results = run["results"].elements
    let shown = results.filter { $0["suppressions"].value == nil }
    let seen = shown.map { result in
      let place = result["locations"][0]["physicalLocation"]
      return Seen(
        path: place["artifactLocation"]["uri"].string.removingPercentEncoding ?? "",
        line: place["region"]["startLine"].int,
        column: place["region"]["startColumn"].int,
        rule: result["ruleId"].string,
        severity: severities[result["level"].string] ?? ""
      )
    }
    #expect(
      seen
        == SampleReport.seen.map { finding in
          guard finding.rule == "unquoted-color", finding.path == SampleReport.oddPath else {
            return finding
          }
          // Two scalars of the family are outside of the basic plane.
          return Seen(
            path: finding.path,
            line: 2,
            column: 10,
            rule: finding.rule,
            severity: "error"
          )
        }
    )
    for result in results { #expect(rules[result["ruleIndex"].int] == result["ruleId"].string) }
    #expect(results.count == shown.count + 2)
    #expect(
      results.map { $0["baselineState"].string }
        == Array(repeating: "new", count: 6) + ["new", "unchanged"]
    )
    #expect(results[6]["suppressions"][0]["justification"].string == "the brand wants it")
    let region = shown[1]["fixes"][0]["artifactChanges"][0]["replacements"][0]["deletedRegion"]
    #expect(region["startColumn"].int == 10 && region["endColumn"].int == 14)
    #expect(
      shown[0]["message"]["text"].string.contains("note: [the other \\[value\\] is 50%,\nhere](1)")
    )
    #expect(shown[0]["relatedLocations"][0]["id"].int == 1)
    #expect(run["columnKind"].string == "utf16CodeUnits")
  }

  @Test(
    "Unescaped GitHub commands have the original texts, with errors first and a total last"
  )
  func github() {
    let commands = SampleReport.text("github").split(separator: "\n").compactMap {
      WorkflowCommandReader($0)
    }
    #expect(commands.count == SampleReport.seen.count + 1)
    #expect(
      commands.map(\.name) == ["error", "error", "error", "error", "warning", "notice", "notice"]
    )
    let seen = commands.dropLast().map { command in
      let spansLines = command.properties["line"] != command.properties["endLine"]
      #expect((command.properties["col"] == nil) == spansLines)
      #expect((command.properties["endColumn"] == nil) == spansLines)
      return Seen(
        path: command.properties["file"] ?? "",
        line: Int(command.properties["line"] ?? "") ?? 0,
        column: Int(command.properties["col"] ?? "") ?? 1,
        rule: command.properties["title"]?.firstMatch(of: #/^lintel \((.+)\)$/#).map {
          String($0.1)
        }
          ?? "",
        severity: command.name == "notice" ? "info" : command.name
      )
    }
    #expect(seen.sorted() == SampleReport.seen.sorted())
    #expect(
      commands.last?.message
        == "4 errors, 1 warning, 1 info; 1 silenced by comments, 1 in the baseline"
    )
    #expect(
      commands.first?.message == """
        \(SampleReport.oddMessage)
          Styles/Plain.yaml:4:9: note: the other [value] is 50%,
            here
          note: for example: brand 'a::b'
          help: settle it:
            screens:
              home: { tint: "#000001" }
          see: lintel rules conflicting-override
        """
    )
  }

  @Test("GitLab's Code Quality")
  func gitlab() throws {
    let severities = ["major": "error", "minor": "warning", "info": "info"]
    let issues = try JSONTree(SampleReport.text("gitlab")).elements
    let seen = issues.map { issue in
      let begin = issue["location"]["positions"]["begin"]
      #expect(issue["description"].string.hasPrefix("\(issue["check_name"].string): "))
      return Seen(
        path: issue["location"]["path"].string,
        line: begin["line"].int,
        column: begin["column"].int,
        rule: issue["check_name"].string,
        severity: severities[issue["severity"].string] ?? ""
      )
    }
    #expect(seen == SampleReport.seen)
    #expect(issues[0]["description"].string == "conflicting-override: \(SampleReport.oddMessage)")
  }

  @Test("JUnit has a failure for each finding, and a test that passes for a file without any")
  func junit() throws {
    let root = try XMLTree.read(SampleReport.text("junit"))
    #expect(root.name == "testsuites" && root("tests") == "7" && root("failures") == "6")
    var seen: [Seen] = []
    for suite in root.children {
      #expect(suite("tests") == "\(suite.children.count)")
      for test in suite.children where !test.children.isEmpty {
        let place = test("name").firstMatch(of: #/\((\d+):(\d+)\)/#)
        let failure = test.children[0]
        #expect(test("file") == suite("name"))
        #expect(test("line") == place.map { String($0.1) } ?? "")
        seen.append(
          Seen(
            path: test("file"),
            line: Int(test("line")) ?? 0,
            column: place.flatMap { Int($0.2) } ?? 0,
            rule: String(test("classname").dropFirst("lintel.".count)),
            severity: failure("type")
          )
        )
      }
    }
    #expect(seen == SampleReport.seen)
    #expect(root.children[0].children[0].children[0]("message") == SampleReport.oddMessage)
    #expect(root.children[0].children[0].children[0].text.contains("]]> \u{1F389} [conflicting"))
    let clean = root.children[2]
    #expect(clean("name") == "Styles/Clean.yaml" && clean("failures") == "0")
    #expect(clean.children.count == 1)
  }

  @Test("Checkstyle")
  func checkstyle() throws {
    let root = try XMLTree.read(SampleReport.text("checkstyle"))
    #expect(root.name == "checkstyle" && root("version") == "4.3")
    let seen = root.children.flatMap { file in
      file.children.map { error in
        Seen(
          path: file("name"),
          line: Int(error("line")) ?? 0,
          column: Int(error("column")) ?? 0,
          rule: String(error("source").dropFirst("lintel.".count)),
          severity: error("severity")
        )
      }
    }
    #expect(seen == SampleReport.seen)
    #expect(root.children[0].children[0]("message") == SampleReport.oddMessage)
    #expect(
      try XMLTree.read(SampleReport.text("checkstyle", of: SampleReport.clean)).children.isEmpty
    )
  }

  @Test("Markdown has a row of four cells for each, with a link to the rule's page")
  func markdown() {
    let text = SampleReport.text("markdown")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let seen = rows.map { row in
      let cells = row.replacing(#/\\\|/#, with: "¦").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(cells.count == 4)
      let place = cells[1].trimmingCharacters(in: ["`"])
      let parts = place.split(separator: ":").map(String.init)
      return Seen(
        path: parts.dropLast(2).joined(separator: ":"),
        line: Int(parts[parts.count - 2]) ?? 0,
        column: Int(parts[parts.count - 1]) ?? 0,
        rule: cells[3],
        severity: cells[0]
      )
    }
    #expect(seen == SampleReport.seen)
    for rule in Set(SampleReport.seen.map(\.rule)) {
      #expect(text.contains("<details><summary>\(rule)</summary>\n"))
    }
    #expect(!text.contains("@you"))
  }

  @Test("The summary has the counts")
  func summary() {
    let rows = SampleReport.text("summary").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      rows == [
        "rule severity findings files", "unquoted-color error 2 2",
        "conflicting-override error 1 1",
        "unknown-color error 1 1", "dead-declaration warning 1 1", "brand-parity info 1 1",
        "4 errors, 1 warning, 1 info in 2 files; 1 silenced by comments, 1 in the baseline",
      ]
    )
  }
}
