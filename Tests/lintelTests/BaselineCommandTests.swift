import Foundation
import Testing

@Suite("lintel lint with a baseline")
struct BaselineCommandTests {
  private static func theme(_ name: String, _ body: String) -> String {
    "lintel: 1\ntheme: \(name)\nios: 15..18\n\(body)\n"
  }

  private static let vivid = "oklch(0.7 0.4 150)"
  private static let old = theme(
    "Old",
    "toolbar: { tint: \(vivid) }\nbrands: { a: { tabBar: { tint: \(vivid) } } }"
  )

  @Test("A baseline hides and counts known findings, and is written only if it changes")
  func adoption() throws {
    let place = try Workplace(["Styles/Old.yaml": Self.old, "Clash.yaml": SampleThemes.clash])
    let arguments = ["lint", "--fail-on", "info", "--baseline", "lint/b.json"]
    let missing = try place.lintel(arguments)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("lintel: error: lint/b.json: No such file or folder; "))
    #expect(missing.errors.hasSuffix("; '--update-baseline' writes it\n"))
    let written = try place.lintel(arguments + ["--update-baseline"])
    #expect(written.status == 0)
    #expect(written.errors == "wrote lint/b.json: 3 findings\n")
    let text = try place.text(of: "lint/b.json")
    #expect(text.contains("\"path\": \"../Styles/Old.yaml\""))
    #expect(text.contains("\"rule\": \"conflicting-override\""))
    #expect(!text.contains("line"))
    #expect(try place.files() == ["Clash.yaml", "Styles/Old.yaml", "lint/b.json"])
    #expect(try place.lintel(arguments + ["--update-baseline"]).errors == "")
    #expect(try place.text(of: "lint/b.json") == text)
    let quiet = try place.lintel(arguments)
    #expect(quiet.status == 0)
    #expect(quiet.errors == "")
    let counted = try place.lintel(arguments + ["--format", "summary"])
    #expect(counted.output == "no findings; 3 in the baseline\n")
    // The names are the same from another folder.
    let json = try place.lintel(arguments + ["--format", "json"]).output
    #expect(json.contains("\"baselined\": 3"))
    // A compile has to choose, so the baseline hides nothing from it.
    #expect(try place.lintel(["compile", "Clash.yaml", "--to", "json", "-o", "out"]).status == 1)
  }

  @Test(
    "New findings are shown, and fixed ones are stale; --strict-baseline fails, and an update removes them"
  )
  func change() throws {
    let place = try Workplace([
      ".lintel.yml": "baseline: lint/b.json", "Styles/Old.yaml": Self.old,
      "Styles/Other.yaml": Self.theme("Other", "toolbar: { tint: \(Self.vivid) }"),
    ])
    #expect(try place.lintel(["lint", "--update-baseline"]).status == 0)
    let text = try place.text(of: "lint/b.json")
    try place.write(
      Self.theme(
        "Old",
        "# moved\nnavigationBar: { tint: \(Self.vivid) }\n\n\nbrands:\n  a:\n    tabBar:\n      tint: '\(Self.vivid)'"
      ),
      to: "Styles/Old.yaml"
    )
    let run = try place.lintel(["lint"])
    let lines = run.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Styles/Old.yaml:5:") == true)
    #expect(lines.first?.hasSuffix("[out-of-gamut]") == true)
    #expect(
      lines.last?.wholeMatch(
        of:
          #/lint/b\.json:\d+:\d+: warning: there is no longer a finding of 'out-of-gamut' at 'toolbar\.tint' \[stale-baseline\]/#
      ) != nil
    )
    #expect(run.status == 0)
    #expect(try place.lintel(["lint", "--strict-baseline"]).status == 1)
    #expect(
      try place.lintel(["lint", "--rule", "out-of-gamut=off", "--rule", "stale-baseline=off"])
        .errors == ""
    )
    // A run that doesn't read another theme keeps that theme's entries.
    let some = try place.lintel(["lint", "Styles/Old.yaml", "--update-baseline"])
    #expect(some.errors == "wrote lint/b.json: 3 findings\n")
    #expect(try place.text(of: "lint/b.json") != text)
    #expect(try place.lintel(["lint", "--strict-baseline", "--strict"]).status == 0)
    // It does remove those of a theme that doesn't exist anymore.
    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/Other.yaml"))
    #expect(try place.lintel(["lint", "--strict-baseline"]).status == 1)
    #expect(
      try place.lintel(["lint", "--update-baseline"]).errors == "wrote lint/b.json: 2 findings\n"
    )
  }

  @Test("A file that isn't a baseline isn't changed")
  func malformed() throws {
    let place = try Workplace(["b.json": "{ \"version\": 1 }\n", "Old.yaml": Self.old])
    for flags in [[], ["--update-baseline"]] {
      let run = try place.lintel(["lint", "--baseline", "b.json"] + flags)
      #expect(run.status == 2)
      #expect(run.errors.contains("b.json:1:1: error: there is no 'findings' [missing-key]"))
      #expect(try place.text(of: "b.json") == "{ \"version\": 1 }\n")
    }
    let nowhere = try place.lintel(["lint", "--update-baseline"])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("--baseline FILE"))
  }
}
