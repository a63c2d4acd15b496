import LintelBackends
import LintelDiagnostics
import LintelLint
import LintelReference

extension ReportFormat {
  /// SARIF 2.1.0, with the additional members that GitHub's code scanning asks for.
  static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning") { report, _ in
    let results = SARIFResults(report)
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver(of: report, rules: results.rules)],
          "columnKind": "utf16CodeUnits",
          "automationDetails": ["id": "lintel/lint/"],
          "invocations": [
            ["executionSuccessful": true, "exitCode": .number(Double(report.run.exitStatus))]
          ],
          "results": .array(results.all),
        ]
      ],
    ]
    return document.text()
  }

  /// Returns the tool with the rules that have findings (SARIF 2.1.0, section 3.19).
  private static func driver(of report: Report, rules: [String]) -> JSONValue {
    .object(dropping: [
      ("name", "lintel"),
      ("semanticVersion", .string(report.run.version)),
      ("informationUri", report.run.rulesPage.map(JSONValue.string)),
      ("rules", .array(rules.map { descriptor(of: $0, in: report) })),
    ])
  }

  /// Returns a rule (section 3.49).
  private static func descriptor(of id: String, in report: Report) -> JSONValue {
    let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let rule = report.run.rule(id) else {
      return ["id": .string(id), "name": .string(name)]
    }
    let help = "\(rule.rationale)\n\n\(rule.advice)\n\nMore: lintel rules \(id)"
    // Errors follow from the definition of the language. A warning is an opinion that an author may not share.
    let precision = rule.severity.choice(error: "very-high", warning: "high", info: "medium")
    let problem = rule.severity.choice(error: "error", warning: "warning", info: "recommendation")
    let properties: JSONValue = [
      "tags": [.string(rule.stage.rawValue)], "precision": .string(precision),
      "problem.severity": .string(problem),
    ]
    return .object(dropping: [
      ("id", .string(id)),
      ("name", .string(name)),
      ("shortDescription", ["text": .string(shortened(rule.summary))]),
      ("fullDescription", ["text": .string(shortened("\(rule.summary) \(rule.rationale)"))]),
      ("helpUri", report.run.address(of: id).map(JSONValue.string)),
      ("help", ["text": .string(help), "markdown": .string(rulePage(rule))]),
      ("defaultConfiguration", ["level": .string(rule.severity.level)]),
      ("properties", properties),
    ])
  }

  /// Returns a text of at most 1,024 characters, because GitHub rejects longer descriptions.
  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 1024
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(1023))) + "…"
  }
}
