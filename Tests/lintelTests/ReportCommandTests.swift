import Foundation
import Testing

@Suite("Reports of the command line")
struct ReportCommandTests {
  private let themes = ["Shop.yaml": SampleThemes.shop, "Clash.yaml": SampleThemes.clash]

  @Test(
    "Several reports go to several places, and only those for programs go to standard output"
  )
  func several() throws {
    let place = try Workplace(themes)
    let run = try place.lintel([
      "lint", "Clash.yaml", "--format", "github", "--output", "sarif=out/lintel.sarif", "--output",
      "junit=lintel.xml", "--format", "concise",
    ])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=Clash.yaml,line=7,"))
    #expect(run.errors.hasPrefix("Clash.yaml:7:44: error: "))
    #expect(try place.text(of: "out/lintel.sarif").contains("\"exitCode\": 1"))
    #expect(try place.text(of: "lintel.xml").contains("failures=\"1\""))
  }

  @Test("A report to a file doesn't change the usual report, which '-' replaces")
  func files() throws {
    let place = try Workplace(themes)
    let file = try place.lintel(["lint", "Clash.yaml", "--output", "json=a.json"])
    #expect(file.output == "")
    #expect(file.errors.hasPrefix("Clash.yaml:7:44: error: "))
    let output = try place.lintel(["lint", "Clash.yaml", "--output", "json=-"])
    #expect(output.errors == "")
    #expect(output.output == (try place.text(of: "a.json")))
    #expect(output.output == (try place.lintel(["lint", "Clash.yaml", "--format", "json"]).output))
  }

  @Test("No report overwrites a theme, a configuration, or another report")
  func kept() throws {
    let place = try Workplace([
      "Root.yaml": SampleThemes.shop + "imports: [part.yaml]\n", "part.yaml": "lintel: 1\n",
      ".lintel.yml": "rules: { similar-blocks: off }\n",
    ])
    let before = try ["Root.yaml", "part.yaml", ".lintel.yml"].map(place.text)
    for path in ["Root.yaml", "./Root.yaml", "part.yaml", ".lintel.yml"] {
      let run = try place.lintel(["lint", "Root.yaml", "--fix", "--output", "json=\(path)"])
      #expect(run.status == 2, "\(path)")
      #expect(run.errors.contains("\(path) would be overwritten"), "\(path): \(run.errors)")
    }
    let baseline = ["lint", "Root.yaml", "--baseline", "b.json", "--update-baseline"]
    #expect(try place.lintel(baseline + ["--output", "json=b.json"]).status == 2)
    _ = try place.lintel(baseline)
    #expect(try place.lintel(baseline + ["--output", "json=b.json"]).status == 2)
    let twice = try place.lintel([
      "lint", "Root.yaml", "--output", "json=x.out", "--output", "sarif=./x.out",
    ])
    #expect(twice.status == 2 && twice.errors.contains("two reports would be written to ./x.out"))
    #expect(try ["Root.yaml", "part.yaml", ".lintel.yml"].map(place.text) == before)
    #expect(try !place.files().contains("x.out"))
  }

  @Test("A folder without a theme is wrong usage, and so is an empty path")
  func nothing() throws {
    let place = try Workplace(["empty/part.yaml": "lintel: 1\n", "other/ci.yaml": "on: [push]\n"])
    for command in [
      ["lint", "empty"], ["compile", "empty", "--to", "swift", "--standalone", "--output", "out"],
    ] {
      let run = try place.lintel(command)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "lintel: error: no file in empty is a theme: empty/part.yaml doesn't have a 'theme' key\n"
      )
    }
    #expect(
      try place.lintel(["lint", "other"]).errors
        == "lintel: error: no file in other has a 'theme' key, which every theme needs\n"
    )
    for command in [["lint", ""], ["compile", "", "--to", "swift", "--output", "out"]] {
      let run = try place.lintel(command)
      #expect(run.status == 2 && run.errors.contains("the path of a theme is empty"))
    }
    #expect(try place.files() == ["empty/part.yaml", "other/ci.yaml"])
  }

  @Test("A theme whose key 'theme' is misspelled isn't skipped in a folder")
  func misspelledTheme() throws {
    for key in ["Theme", "them", "name"] {
      let place = try Workplace([
        "Styles/Shop.yaml": SampleThemes.shop,
        "Styles/Outlet.yaml": "lintel: 1\n\(key): Outlet\nios: 15..27\n",
      ])
      let run = try place.lintel(["lint", "Styles"])
      #expect(run.status == 1)
      #expect(run.errors.contains("Styles/Outlet.yaml:2:1: error: '\(key)' isn't a key here"))
    }
  }

  #if os(Linux)
    @Test(
      "If standard output fails, the status is 2, and everything else is done",
      arguments: [
        "lint Clash.yaml --format json --output sarif=a.sarif", "lint Clash.yaml --output sarif=-",
        "rules --all", "schema", "resolve Shop.yaml --brand plain", "--version",
        "format - < Shop.yaml",
      ]
    )
    func full(command: String) throws {
      let place = try Workplace(themes)
      let run = try place.shell("lintel \(command) > /dev/full")
      #expect(run.status == 2)
      #expect(run.errors.contains("lintel: error: standard output: No space left on device"))
      if command.contains("a.sarif") { #expect(try place.text(of: "a.sarif").contains("Clash")) }
      #expect(try place.shell("lintel \(command) | head -c 1 > /dev/null").errors == "")
    }
  #endif

  @Test("A run without findings writes its reports, too")
  func clean() throws {
    let place = try Workplace(themes)
    let run = try place.lintel([
      "lint", "Shop.yaml", "--format", "gitlab", "--output", "sarif=a.sarif",
    ])
    #expect(run.status == 0)
    #expect(run.output == "[]\n")
    #expect(try place.text(of: "a.sarif").contains("\"results\": []"))
  }

  @Test("Two themes have one report, sorted by path")
  func severalThemes() throws {
    let place = try Workplace(themes.merging(["A.yaml": SampleThemes.clash]) { $1 })
    let run = try place.lintel(["lint", "Clash.yaml", "A.yaml", "--format", "github"])
    let places = run.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^::error file=([^,]+)/#).map { String($0.1) }
    }
    #expect(places == ["A.yaml", "Clash.yaml"])
    #expect(run.output.hasSuffix("::notice title=lintel::2 errors\n"))
  }

  @Test(
    "Paths are relative to the repository, regardless of the working folder",
    arguments: ["github", "sarif", "gitlab"]
  )
  func repository(format: String) throws {
    let place = try Workplace(["themes/Clash.yaml": SampleThemes.clash, ".git/HEAD": "ref: x\n"])
    let run = try place.lintel(["lint", "Clash.yaml", "--format", format], in: "themes")
    #expect(run.status == 1)
    #expect(run.output.contains("themes/Clash.yaml"))
    let absolute = place.folder.appending(path: "themes/Clash.yaml").path
    #expect(
      try place.lintel(["lint", absolute, "--format", format], in: "themes").output == run.output
    )
  }

  @Test(
    "The exit status follows --fail-on",
    arguments: [
      (["Clash.yaml"], 1), (["Clash.yaml", "--fail-on", "never"], 0),
      (["Clash.yaml", "--fail-on", "info"], 1), (["Warned.yaml"], 0),
      (["Warned.yaml", "--strict"], 1),
      (["Warned.yaml", "--fail-on", "warning"], 1), (["Warned.yaml", "--fail-on", "error"], 0),
      (["Shop.yaml", "--fail-on", "info"], 0), (["Shop.yaml", "--strict", "--fail-on", "info"], 2),
      (["Clash.yaml", "--max-problems", "-1"], 2), (["Clash.yaml", "--output", "sarif"], 2),
      (["Clash.yaml", "--output", "loud=a"], 2), (["Clash.yaml", "--output", "sarif="], 2),
      (["Clash.yaml", "--format", "json", "--format", "sarif"], 2),
      (["Clash.yaml", "--format", "json", "--output", "sarif=-"], 2),
      (["Clash.yaml", "--output", "sarif=Shop.yaml/a.sarif"], 2),
    ] as [([String], Int32)]
  )
  func status(arguments: [String], status: Int32) throws {
    let place = try Workplace(themes.merging(["Warned.yaml": Self.warned]) { $1 })
    let run = try place.lintel(["lint"] + arguments)
    #expect(run.status == status, "\(run.errors)")
  }

  @Test(
    "A message about a wrong value says what to write",
    arguments: [
      (["--output", "sarif"], "; the formats are 'text', 'concise', "),
      (["--output", "sarif="], ": write it as 'sarif=lintel.sarif'; "),
      (["--max-problems", "many"], ": write a whole number\n"),
      (["--strict-baseline"], "--strict-baseline needs a file: specify it with '--baseline FILE'"),
    ]
  )
  func values(arguments: [String], message: String) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(["lint", "Shop.yaml"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// A theme with an unused token.
  private static let warned = SampleThemes.shop.replacing(
    "accent: \"#00569E\" }",
    with: "accent: \"#00569E\", spare: \"#123456\" }"
  )

  @Test("--max-problems shows the most severe findings and counts all")
  func limit() throws {
    let keys = (1...120).map { "  k\($0): 1\n" }.joined()
    let place = try Workplace([
      "Many.yaml": "lintel: 1\ntheme: Many\nios: 15..18\nnavigationBar:\n\(keys)"
    ])
    func count(_ arguments: [String]) throws -> Int {
      let run = try place.lintel(["lint", "Many.yaml", "--format", "text"] + arguments)
      #expect(run.errors.hasSuffix("\n120 errors\n"))
      return run.errors.split(separator: "\n").count { $0.contains(": error: ") }
    }
    #expect(try count([]) == 100)
    #expect(try count(["--max-problems", "7"]) == 7)
    #expect(try count(["--max-problems", "0"]) == 120)
    let json = try place.lintel(["lint", "Many.yaml", "--format", "jsonl"]).output
    #expect(json.split(separator: "\n").count == 120)
  }

  @Test(
    "Reports are short with exact totals, even for long values, keys, and names, and for many mistakes"
  )
  func bounded() throws {
    let long = String(repeating: "x", count: 200_000)
    let keys = (1...5_000).map { "  k\($0): 1\n" }.joined()
    let head = "lintel: 1\ntheme: Long\nios: 15..18\n"
    let place = try Workplace([
      "Value.yaml": head + "toolbar: { tint: \(long) }\n",
      "Key.yaml": head + "toolbar:\n  ? \(long)\n  : label\n",
      "Name.yaml": head + "screens:\n  ? \(long)\n  : { scrolls: perhaps }\n",
      "Many.yaml": head + "toolbar:\n" + keys,
    ])
    for format in ["text", "concise", "json", "sarif", "github", "gitlab", "junit", "markdown"] {
      for file in ["Value.yaml", "Key.yaml", "Name.yaml"] {
        let run = try place.lintel(["lint", file, "--format", format])
        #expect(run.status == 1, "\(file) \(format)")
        #expect(run.output.utf8.count + run.errors.utf8.count < 20_000, "\(file) \(format)")
      }
    }
    let many = try place.lintel(["lint", "Many.yaml", "--format", "jsonl"])
    #expect(many.status == 1)
    #expect(many.output.split(separator: "\n").count == 1_001)
    #expect(many.output.contains("and 4000 more like it, starting here"))
    let all = try place.lintel(["lint", "Many.yaml", "--format", "jsonl", "--max-problems", "0"])
    #expect(all.output.split(separator: "\n").count == 5_000)
    let text = try place.lintel(["lint", "Many.yaml", "--format", "text"]).errors
    #expect(text.contains("4900 more findings aren't shown, 4900 of unknown-property;"))
    #expect(text.hasSuffix("\n5000 errors\n"))
  }

  @Test(
    "In GitHub Actions, annotations appear automatically, and the table goes to the step's summary"
  )
  func actions() throws {
    let place = try Workplace(themes.merging(["summary.md": "before\n"]) { $1 })
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    let run = try place.lintel(["lint", "Clash.yaml"], environment: environment)
    #expect(run.output.hasPrefix("::error file=Clash.yaml,"))
    #expect(run.errors == "")
    let summary = try place.text(of: "summary.md")
    #expect(summary.hasPrefix("before\n## Lintel: 1 error\n"))
    _ = try place.lintel(["lint", "Shop.yaml"], environment: environment)
    #expect(try place.text(of: "summary.md") == summary)
    let compiled = try place.lintel(
      ["compile", "Clash.yaml", "--to", "json", "-o", "out"],
      environment: environment
    )
    #expect(compiled.errors.hasPrefix("::error file=Clash.yaml,"))
  }

  @Test("In an Xcode build, every line has an absolute path")
  func xcode() throws {
    let place = try Workplace(themes)
    for command in [["lint"], ["compile", "--to", "json", "-o", "out"]] {
      let run = try place.lintel(
        command + ["Clash.yaml"],
        environment: ["XCODE_VERSION_ACTUAL": "1640"]
      )
      #expect(run.status == 1)
      for line in run.errors.split(separator: "\n") {
        #expect(
          line.wholeMatch(of: #/\/.+\/Clash\.yaml:\d+:\d+: (error|note): .+/#) != nil,
          "\(line)"
        )
      }
    }
  }

  @Test("--fix leaves standard output to the report")
  func fix() throws {
    let place = try Workplace(["Unquoted.yaml": SampleThemes.unquoted])
    let run = try place.lintel(["lint", "Unquoted.yaml", "--fix", "--format", "gitlab"])
    #expect(run.output == "[]\n")
    #expect(run.errors == "fixed Unquoted.yaml: 1 finding\n")
  }

  @Test("Shells complete commands, options, and rules", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let run = try Workplace().lintel(["--generate-completion-script", shell])
    #expect(run.status == 0)
    #expect(run.errors == "")
    for word in [
      "max-problems", "checkstyle", "conflicting-override", "generate-completion-script",
    ] {
      #expect(run.output.contains(word) == (word != "generate-completion-script"), "\(word)")
    }
  }

  @Test("The page of all rules has the page of each")
  func rules() throws {
    let place = try Workplace()
    let all = try place.lintel(["rules", "--all"])
    #expect(all.status == 0)
    let ids = try place.lintel(["rules"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }.filter { $0.contains("-") }
    #expect(ids.count > 100 && ids.contains("code-overrides-theme"))
    for id in ids { #expect(all.output.contains("\n## \(id)\n"), "\(id)") }
    let page = try place.lintel(["rules", "conflicting-override"]).output
    #expect(all.output.contains(page))
    #expect(try place.lintel(["rules", "--all", "conflicting-override"]).status == 2)
  }
}
