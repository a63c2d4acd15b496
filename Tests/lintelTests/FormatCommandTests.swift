import Foundation
import Testing

@Suite("lintel format")
struct FormatCommandTests {
  private static let messy = "lintel: 1\ntheme:   T\nios: 15..18\ntoolbar: {tint: label}\n"
  private static let tidy = "lintel: 1\ntheme: T\nios: 15..18\ntoolbar: { tint: label }\n"

  @Test("A folder's theme files are formatted, including imported ones, and no others")
  func folder() throws {
    let place = try Workplace([
      "Styles/T.yaml": Self.messy, "Styles/parts/colors.yml": "lintel:   1\n",
      "Styles/other.yaml": "a:   1\n", "Styles/tidy.yaml": Self.tidy,
    ])
    let run = try place.lintel(["format", "Styles"])
    #expect(run.status == 0)
    #expect(run.output == "formatted Styles/T.yaml\nformatted Styles/parts/colors.yml\n")
    #expect(run.errors == "")
    #expect(try place.text(of: "Styles/T.yaml") == Self.tidy)
    #expect(try place.text(of: "Styles/parts/colors.yml") == "lintel: 1\n")
    #expect(try place.text(of: "Styles/other.yaml") == "a:   1\n")
    #expect(try place.lintel(["format"]).output == "")
    #expect(try place.files().count == 4)
    // A file that the command line names doesn't need a configuration.
    let missing = try place.lintel(["format", "Styles/T.yaml", "--config", "none.yml"])
    #expect(missing.status == 2)
    #expect(missing.errors == "lintel: error: none.yml: No such file or folder\n")
  }

  @Test("--check and --diff write nothing, and fail if files need formatting")
  func check() throws {
    let place = try Workplace(["T.yaml": Self.messy])
    let check = try place.lintel(["format", "--check"])
    #expect(check.status == 1)
    #expect(check.output == "")
    #expect(check.errors == "T.yaml: isn't formatted\n")
    let diff = try place.lintel(["format", "T.yaml", "--diff"])
    #expect(diff.status == 1)
    #expect(
      diff.output.hasPrefix(
        "--- a/T.yaml\n+++ b/T.yaml\n@@ -1,4 +1,4 @@\n lintel: 1\n-theme:   T\n+theme: T\n"
      )
    )
    #expect(try place.text(of: "T.yaml") == Self.messy)
    #expect(try place.lintel(["format"]).status == 0)
    #expect(try place.lintel(["format", "--check"]).status == 0)
    let clean = try place.lintel(["format", "--diff"])
    #expect(clean.status == 0)
    #expect(clean.output == "")
  }

  @Test("A file that can't be read is reported and unchanged, and the others are formatted")
  func unreadable() throws {
    let broken = "lintel: 1\ntheme: B\ntoolbar: {tint: label\n"
    let place = try Workplace(["a.yaml": broken, "b.yaml": Self.messy])
    let run = try place.lintel(["format", "a.yaml", "b.yaml"])
    #expect(run.status == 1)
    #expect(run.output == "formatted b.yaml\n")
    #expect(run.errors.contains("a.yaml:3:"))
    #expect(run.errors.contains("error: "))
    #expect(try place.text(of: "a.yaml") == broken)
    #expect(try place.lintel(["format", "none.yaml"]).status == 2)
  }

  @Test("A folder without a theme is wrong usage, as for 'lint', unless its files are named")
  func empty() throws {
    let place = try Workplace([
      "Else/data.yaml": "a:   1\n", "Out/.lintel.yml": "excluded: ['*.yaml']\n",
      "Out/T.yaml": Self.messy,
    ])
    for arguments in [["Else"], ["Else", "--check"], ["Else", "--diff"]] {
      let run = try place.lintel(["format"] + arguments)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "lintel: error: no file in Else has a 'lintel' key, which every theme needs\n"
      )
    }
    let working = try Workplace().lintel(["format"])
    #expect(working.status == 2)
    #expect(working.errors.hasPrefix("lintel: error: no file in this folder is a theme"))
    let excluded = try place.lintel(["format", "Out"])
    #expect(excluded.status == 2)
    #expect(excluded.errors.contains("leaves out every theme, such as Out/T.yaml; to format a"))
    #expect(try place.lintel(["format", "Else/data.yaml"]).status == 0)
  }

  @Test("A file in JSON stays as it is, because it would become YAML")
  func json() throws {
    let tokens = #"{"gap":{"$type":"number","$value":4}}"# + "\n"
    let place = try Workplace(["a.tokens.json": tokens])
    let run = try place.lintel(["format", "a.tokens.json"])
    #expect(run.status == 2)
    let reason = "a.tokens.json is JSON, and only files in YAML are formatted"
    #expect(run.errors == "lintel: error: \(reason)\n")
    #expect(try place.text(of: "a.tokens.json") == tokens)
    let input = try place.shell("lintel format - --stdin-filename a.tokens.json < a.tokens.json")
    #expect(input.status == 0 && input.output == tokens)
  }

  @Test("Standard input goes to standard output")
  func input() throws {
    let place = try Workplace(["T.yaml": Self.messy, "B.yaml": "a: [1\n"])
    let run = try place.shell("lintel format - < T.yaml")
    #expect(run.status == 0)
    #expect(run.output == Self.tidy)
    #expect(try place.shell("lintel format - --check < T.yaml").status == 1)
    let diff = try place.shell("lintel format - --stdin-filename x/T.yaml --diff < T.yaml")
    #expect(diff.output.hasPrefix("--- a/x/T.yaml\n"))
    let broken = try place.shell("lintel format - --stdin-filename x/B.yaml < B.yaml")
    #expect(broken.status == 1)
    // An editor that replaces the input with the output must not lose the text.
    #expect(broken.output == "a: [1\n")
    #expect(broken.errors.contains("x/B.yaml:"))
    #expect(try place.lintel(["format", "T.yaml", "--stdin-filename", "x"]).status == 2)
    #expect(try place.lintel(["format", "T.yaml", "-"]).status == 2)
  }

  @Test("Each file follows the configuration of its own folder")
  func configurations() throws {
    let place = try Workplace([
      "a/.lintel.yml": "excluded: [generated]\n", "a/generated/T.yaml": Self.messy,
      "a/T.yaml": Self.messy, "b/.lintel.yml": "included: [themes]\n", "b/T.yaml": Self.messy,
      "b/themes/T.yaml": Self.messy,
    ])
    let run = try place.lintel(["format"])
    #expect(run.output == "formatted a/T.yaml\nformatted b/themes/T.yaml\n")
    let excluded = try place.shell(
      "lintel format - --stdin-filename a/generated/T.yaml < a/generated/T.yaml"
    )
    #expect(excluded.output == Self.messy)
    // A file that is named itself is always formatted.
    #expect(try place.lintel(["format", "b/T.yaml"]).output == "formatted b/T.yaml\n")
    try place.write("excludes: [x]\n", to: "b/.lintel.yml")
    #expect(try place.lintel(["format", "b"]).status == 2)
  }

  @Test("A file keeps its permissions, and a link still leads to the file")
  func permissions() throws {
    let place = try Workplace(["real/T.yaml": Self.messy])
    let real = place.folder.appending(path: "real/T.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let link = place.folder.appending(path: "T.yaml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/T.yaml")
    #expect(try place.lintel(["format", "T.yaml"]).status == 0)
    #expect(try place.text(of: "real/T.yaml") == Self.tidy)
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/T.yaml")
    #expect(try place.files() == ["T.yaml", "real/T.yaml"])
  }
}
