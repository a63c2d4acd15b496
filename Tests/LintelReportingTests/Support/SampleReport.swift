import LintelDiagnostics
import LintelReporting

@testable import LintelLint

/// A report with everything that is hard for formats: two files, second places, every severity, and characters that each format escapes.
enum SampleReport {
  /// A finding as every format must show it, with columns in Unicode scalars.
  struct Seen: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let line: Int
    let column: Int
    let rule: String
    let severity: String

    var description: String {
      "\(path):\(line):\(column) \(severity) \(rule)"
    }

    static func < (a: Seen, b: Seen) -> Bool {
      (a.path, a.line, a.column, a.rule) < (b.path, b.line, b.column, b.rule)
    }
  }

  static let plainPath = "Styles/Plain.yaml"
  static let oddPath = "Styles/Größe, 50% <b>&'\": 👩‍👧.yaml"

  private static let plain = """
    lintel: 1
    toolbar: { tint: #00569E }
    navigationBar:
      tint: red
      title: { color: label }

    """

  /// A byte-order mark, a family in one grapheme of three scalars, Windows line breaks, and a control that reverses text.
  private static let odd =
    "\u{FEFF}lintel: 1\r\n色é👩‍👧: #fff\r\ntint: \"\u{202E}gpj\"\r\nscreens:\r\n  home: {}\r\n"

  /// Characters that each format must keep, or escape so that they are read back unchanged.
  static let oddMessage = "'größe|*[x](y)*' is 100% %0A%25 ::error:: <b>&\"'`@you` ]]> \u{1F389}"

  /// The findings, in the order of the output.
  static let seen = [
    Seen(path: oddPath, line: 1, column: 1, rule: "conflicting-override", severity: "error"),
    Seen(path: oddPath, line: 2, column: 8, rule: "unquoted-color", severity: "error"),
    Seen(path: oddPath, line: 3, column: 7, rule: "unknown-color", severity: "error"),
    Seen(path: oddPath, line: 4, column: 1, rule: "brand-parity", severity: "info"),
    Seen(path: plainPath, line: 2, column: 18, rule: "unquoted-color", severity: "error"),
    Seen(path: plainPath, line: 4, column: 3, rule: "dead-declaration", severity: "warning"),
  ]

  static let sources = SourceMap([
    SourceFile(path: oddPath, bytes: Array(odd.utf8)),
    SourceFile(path: plainPath, bytes: Array(plain.utf8)),
    SourceFile(path: "Styles/Clean.yaml", bytes: Array("lintel: 1\n".utf8)),
  ])

  /// The place of the first occurrence of a text.
  static func range(of part: String, file: Int) -> SourceRange {
    let bytes = sources[FileID(file)].bytes
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(file: FileID(file), lower: start, upper: start + wanted.count)
  }

  static let findings: [Diagnostic] = {
    let color = range(of: "#fff", file: 0)
    let plainColor = range(of: "#00569E", file: 1)
    return [
      Diagnostic(
        "conflicting-override",
        oddMessage,
        at: range(of: "lintel", file: 0),
        notes: [
          Note("the other [value] is 50%,\nhere", at: range(of: "red", file: 1)),
          Note("for example: brand 'a::b'"),
        ],
        help: ["settle it:\nscreens:\n  home: { tint: \"#000001\" }"],
        property: "navigationBar.tint",
        facts: Diagnostic.Facts(
          layer: "screen",
          conditions: ["brand 'a'", "screen 'home'"],
          witness: [.init("brand", "a"), .init("screen", "home")]
        )
      ),
      Diagnostic(
        "unquoted-color",
        "the color is not quoted",
        at: color,
        fixIts: [FixIt("quote it", replace: color, with: "\"#fff\"")]
      ),
      Diagnostic(
        "unknown-color",
        "unknown color '\u{202E}gpj'",
        at: range(of: "\"\u{202E}gpj\"", file: 0)
      ),
      Diagnostic(
        "brand-parity",
        as: .info,
        "'home' spans\r\ntwo lines",
        at: range(of: "screens:\r\n  home", file: 0),
        property: "screens"
      ),
      Diagnostic(
        "unquoted-color",
        "the color is not quoted",
        at: plainColor,
        fixIts: [
          FixIt(
            "quote it",
            .unsafe,
            edits: [
              FixIt.Edit(
                range: SourceRange(
                  file: plainColor.file,
                  lower: Int(plainColor.lower),
                  upper: Int(plainColor.lower)
                ),
                newText: "\""
              ),
              FixIt.Edit(
                range: SourceRange(
                  file: plainColor.file,
                  lower: Int(plainColor.upper),
                  upper: Int(plainColor.upper)
                ),
                newText: "\""
              ),
            ]
          )
        ]
      ),
      Diagnostic(
        "dead-declaration",
        as: .warning,
        "'navigationBar.tint' wins nowhere",
        at: range(of: "tint: red", file: 1),
        notes: [Note("this wins", at: range(of: "screens", file: 0))]
      ),
    ]
  }()

  static let silenced = [
    SilencedFinding(
      Diagnostic(
        "hidden-slot",
        as: .warning,
        "a slot is hidden",
        at: range(of: "title", file: 1)
      ),
      .inSource,
      justification: "the brand wants it"
    ),
    SilencedFinding(
      Diagnostic(
        "hidden-slot",
        as: .warning,
        "another slot is hidden",
        at: range(of: "title", file: 1)
      ),
      .external
    ),
  ]

  static let paths = ReportPaths(workingFolder: "/home/someone/app")

  static let run = {
    var run = RunFacts(version: "1.4.0", exitStatus: 1)
    run.rule = { rules[$0] }
    return run
  }()

  /// Replacements for the rules of the same names, so that changes of a page's wording don't affect the goldens.
  private static let rules = Dictionary(
    (seen.map { ($0.rule, $0.severity) } + [("hidden-slot", "warning")]).map {
      ($0.0, rule($0.0, Severity(rawValue: $0.1) ?? .error))
    },
    uniquingKeysWith: { first, _ in first }
  )

  private static func rule(_ id: String, _ severity: Severity) -> LintRule {
    LintRule(
      .init(id: id, severity: severity, stage: id == "conflicting-override" ? .cascade : .lint),
      summary: "A \"thing\" is <odd>.",
      rationale: "It is odd.\nAnd `so` | on.",
      advice: "Mend it.",
      """
      tint: red ←

      tint: label
      """,
      hasEqualPlaces: id == "conflicting-override"
    )
  }

  static let report = Report(
    sources: sources,
    findings: findings,
    silenced: silenced,
    paths: paths,
    run: run
  )

  static let clean = Report(
    sources: SourceMap([sources[FileID(2)]]),
    findings: [],
    paths: paths,
    run: RunFacts(version: "1.4.0")
  )

  /// A report in a format, without colors.
  static func text(_ name: String, of report: Report = report) -> String {
    ReportFormat.named(name)?.render(report, .plain) ?? ""
  }
}
