import Foundation
import Testing

@Suite("lintel lint with a configuration")
struct ConfigurationCommandTests {
  /// A theme with a finding of `out-of-gamut` in line 4.
  private static let vivid = """
    lintel: 1
    theme: Vivid
    ios: 15..18
    toolbar: { tint: oklch(0.7 0.4 150) }

    """

  /// The findings as `path:line severity rule`.
  private func lint(
    _ files: [String: String],
    _ arguments: [String] = []
  ) throws -> (findings: [String], status: Int32, errors: String) {
    let place = try Workplace(files)
    let run = try place.lintel(["lint"] + arguments)
    let findings = run.errors.matches(of: #/(?m)^([^:\n]+:\d+):\d+: (\w+): .* \[#?([a-z-]+)\]$/#)
      .map { "\($0.1) \($0.2) \($0.3)" }
    return (findings, run.status, run.errors)
  }

  @Test("Only the nearest configuration above the theme's folder applies")
  func nearest() throws {
    let files = [
      ".lintel.yml": "rules: { out-of-gamut: error }",
      "A.yaml": Self.vivid,
      "Styles/B.yaml": Self.vivid,
      "Styles/old/.lintel.yml": "rules: { newer-api: error }",
      "Styles/old/C.yaml": Self.vivid,
      "Styles/old/very/D.yaml": Self.vivid,
      "Styles/new/.lintel.yml": "extends: ../../.lintel.yml\nrules: { newer-api: error }",
      "Styles/new/E.yaml": Self.vivid,
    ]
    let run = try lint(files)
    #expect(
      run.findings == [
        "A.yaml:4 error out-of-gamut",
        "Styles/B.yaml:4 error out-of-gamut",
        "Styles/new/E.yaml:4 error out-of-gamut",
        "Styles/old/C.yaml:4 warning out-of-gamut",
        "Styles/old/very/D.yaml:4 warning out-of-gamut",
      ]
    )
    #expect(run.status == 1)
    #expect(try lint(files, ["Styles/old"]).status == 0)
    // Both of YAML's extensions work.
    let other = [".lintel.yaml": "rules: { out-of-gamut: error }", "A.yaml": Self.vivid]
    #expect(try lint(other).findings == ["A.yaml:4 error out-of-gamut"])
    #expect(try lint(files, ["./Styles/B.yaml"]).status == 1)
    // The configuration of '--config' applies everywhere.
    let forced = try lint(files, ["--config", "Styles/old/.lintel.yml", "Styles"])
    #expect(forced.findings.allSatisfy { $0.contains(" warning ") } && forced.status == 0)
  }

  @Test("A path of 'per-path' without a file is reported at its place")
  func unmetPaths() throws {
    let configuration = """
      per-path:
        - { path: "old/**", rules: { out-of-gamut: off } }
        - { path: "*.yaml", rules: { newer-api: off } }
        - path: "new/[a]/*.yaml"
          rules: { newer-api: off }
        - { path: old/b/Vivid.yaml, rules: { newer-api: off } }
        - { path: "**/c/*.tokens.json", rules: { newer-api: off } }
        - { path: .hidden, rules: { newer-api: off } }

      """
    let files = [
      ".lintel.yml": configuration, "Vivid.yaml": "a: 1\n", "old/Vivid.yaml": Self.vivid,
      "old/b/c/x.tokens.json": "{}",
    ]
    let run = try lint(files, ["old/Vivid.yaml"])
    #expect(
      run.findings == [
        ".lintel.yml:4 warning unused-suppression", ".lintel.yml:6 warning unused-suppression",
        ".lintel.yml:8 warning unused-suppression",
      ]
    )
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        ".lintel.yml:6:13: warning: the file 'old/b/Vivid.yaml' doesn't exist [unused-"
      )
    )
    let off = try lint(files, ["old/Vivid.yaml", "--rule", "unused-suppression=off"])
    #expect(off.findings == [])
  }

  @Test("A path of 'included' or 'excluded' is reported if it names a missing theme or a near name")
  func misspelledPaths() throws {
    let configuration = """
      included: [Styles, Stlyes]
      excluded:
        - Vivd.yaml
        - gone.yml
        - old/Vivid.yaml
        - Pods
        - .build
        - "*.json"
        - Styles/gem

      """
    let files = [
      ".lintel.yml": configuration, "old/Vivid.yaml": Self.vivid, "Vivid.yaml": Self.vivid,
      "Styles/gen/Vivid.yaml": Self.vivid, ".build/x": "",
    ]
    let run = try lint(files, ["--rule", "out-of-gamut=off"])
    #expect(
      run.findings == [
        ".lintel.yml:1 warning unused-suppression", ".lintel.yml:3 warning unused-suppression",
        ".lintel.yml:4 warning unused-suppression", ".lintel.yml:9 warning unused-suppression",
      ]
    )
    #expect(run.errors.contains("did you mean 'Styles/gen'?"))
    #expect(run.errors.contains("did you mean 'Vivid.yaml'?"))
    #expect(run.errors.contains(".lintel.yml:4:5: note: correct the path"))
  }

  @Test(
    "The search ends at the root of the repository, and begins at the theme, not the working folder"
  )
  func search() throws {
    let place = try Workplace([
      ".lintel.yml": "rules: { out-of-gamut: off }",
      "app/.git/HEAD": "",
      "app/Styles/Vivid.yaml": Self.vivid,
      "other/Vivid.yaml": Self.vivid,
      "other/.lintel.yml": "rules: { out-of-gamut: error }",
    ])
    #expect(try place.lintel(["lint", "app"]).errors.contains("[out-of-gamut]"))
    #expect(try place.lintel(["lint", "other"]).status == 1)
    let path = place.folder.appending(path: "other/Vivid.yaml").path
    #expect(try place.lintel(["lint", path]).status == 1)
  }

  @Test(
    "Without arguments, included themes are linted, and excluded ones only if they are specified"
  )
  func selection() throws {
    let files = [
      ".lintel.yml": "included: [Styles, '*.yaml']\nexcluded: ['**/old']",
      "A.yaml": Self.vivid, "Styles/B.yaml": Self.vivid, "Styles/old/C.yaml": Self.vivid,
      "Else/D.yaml": Self.vivid, "Styles/part.yaml": "lintel: 1\n", "Styles/no.yaml": "[",
    ]
    #expect(
      try lint(files).findings == [
        "A.yaml:4 warning out-of-gamut", "Styles/B.yaml:4 warning out-of-gamut",
      ]
    )
    #expect(try lint(files, ["Else", "Styles/old"]).findings == [])
    let left = try lint(files, ["Else"]).errors
    #expect(left.contains("leaves out every theme, such as Else/D.yaml; to lint a theme anyway"))
    #expect(try lint(files, ["Else/D.yaml"]).findings == ["Else/D.yaml:4 warning out-of-gamut"])
    let empty = try lint(["a.txt": ""])
    #expect(empty.status == 2)
    #expect(empty.errors.hasPrefix("lintel: error: no file in this folder is a theme"))
  }

  @Test("Flags override the configuration")
  func flags() throws {
    let files = [
      ".lintel.yml": "fail-on: warning\nformat: summary\nrules: { out-of-gamut: warning }",
      "A.yaml": Self.vivid,
    ]
    let place = try Workplace(files)
    let plain = try place.lintel(["lint"])
    #expect(plain.status == 1)
    #expect(plain.output.contains("out-of-gamut"))
    #expect(try place.lintel(["lint", "--fail-on", "error"]).status == 0)
    #expect(try place.lintel(["lint", "--rule", "out-of-gamut=off"]).status == 0)
    #expect(
      try place.lintel(["lint", "--rule", "out-of-gamut=off", "--rule", "out-of-gamut=error"])
        .status == 1
    )
    #expect(try place.lintel(["lint", "--format", "concise"]).errors.hasPrefix("A.yaml:4:"))
    for (rule, message) in [
      ("out-of-gamu=off", "did you mean 'out-of-gamut'?"),
      ("out-of-gamut", "as in 'similar-blocks=off'"),
      ("out-of-gamut=loud", "'off', 'info', 'warning', and 'error'"),
      ("conflicting-override=off", "'conflicting-override' must stay an error"),
    ] {
      let run = try place.lintel(["lint", "--rule", rule])
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
    }
  }

  @Test(
    "Mistakes in the configuration are all reported with status 2, and a doubtful setting is a warning"
  )
  func mistakes() throws {
    let wrong = try lint([
      ".lintel.yml": "rule: {}\nfail-on: loud\n", "A.yaml": Self.vivid,
    ])
    #expect(
      wrong.findings == [".lintel.yml:1 error unknown-key", ".lintel.yml:2 error unknown-keyword"]
    )
    #expect(wrong.status == 2)
    let doubtful = [
      ".lintel.yml": "rules:\n  out-of-gamut: off\n  hiden-slot: off\n  duplicate-key: off\n",
      "A.yaml": Self.vivid, "B.yaml": Self.vivid,
    ]
    let run = try lint(doubtful)
    #expect(
      run.findings == [
        ".lintel.yml:3 warning unknown-rule", ".lintel.yml:4 warning unsuppressible-rule",
      ]
    )
    #expect(run.status == 0)
    #expect(try lint(doubtful, ["--strict"]).status == 1)
    let missing = try lint(["A.yaml": Self.vivid], ["--config", "gone.yml"])
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("lintel: error: gone.yml: No such file or folder"))
  }

  @Test("A compile applies severities, and lists the configuration among its inputs")
  func compiling() throws {
    let place = try Workplace([
      "Styles/.lintel.yml": "rules: { out-of-gamut: off }", "Styles/Vivid.yaml": Self.vivid,
    ])
    let arguments = ["compile", "Styles", "--to", "json", "-o", "out", "--depfile", "out.d"]
    let run = try place.lintel(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try place.text(of: "out.d").contains("Styles/.lintel.yml"))
    try place.write("rules: { out-of-gamut: error }", to: "Styles/.lintel.yml")
    #expect(try place.lintel(arguments).status == 1)
    try place.write("rulez: {}", to: "Styles/.lintel.yml")
    #expect(try place.lintel(arguments).status == 2)
    #expect(try place.lintel(["resolve", "Styles/Vivid.yaml"]).status == 2)
  }

  @Test("--print-config prints each theme's settings with their sources")
  func printing() throws {
    let place = try Workplace([
      ".lintel.yml": "fail-on: info\nrules: { out-of-gamut: off }\n",
      "A.yaml": Self.vivid,
      "Styles/.lintel.yml": """
      extends: ../.lintel.yml
      excluded: [old]
      rules:
        similar-blocks: { shared-values: 5 }
      per-path: [{ path: x, rules: { missing-slot: info } }]

      """,
      "Styles/B.yaml": Self.vivid,
    ])
    let run = try place.lintel([
      "lint", "--print-config", "--rule", "newer-api=error", "--baseline", "b.json",
    ])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let parts = run.output.components(separatedBy: "\n\n")
    #expect(parts.count == 2)
    func settings(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.hasSuffix("# default") && !$0.hasSuffix(":") }
    }
    #expect(
      settings(parts[0]) == [
        "# A.yaml: .lintel.yml",
        "fail-on: info # .lintel.yml:1",
        "baseline: b.json # --baseline b.json",
        "out-of-gamut: off # .lintel.yml:2",
        "newer-api: error # --rule newer-api=error",
      ]
    )
    #expect(
      settings(parts[1]) == [
        "# Styles/B.yaml: Styles/.lintel.yml, then .lintel.yml",
        "excluded: [old] # Styles/.lintel.yml:2",
        "fail-on: info # .lintel.yml:1",
        "baseline: b.json # --baseline b.json",
        "out-of-gamut: off # .lintel.yml:2",
        "newer-api: error # --rule newer-api=error",
        "shared-values: 5 # Styles/.lintel.yml:4",
        "- path: x # Styles/.lintel.yml:5",
        "missing-slot: info # Styles/.lintel.yml:5",
      ]
    )
  }
}
