import Foundation
import Testing

@Suite("lintel compile")
struct CompileCommandTests {
  @Test(
    "Every format of --to is written once into a folder that is created if necessary"
  )
  func formats() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      ["compile", "Shop.yaml", "--to", "swift", "--to", "json", "--to", "json", "-o", "a/b"]
    )
    #expect(run.status == 0)
    #expect(run.output == "wrote a/b/Shop.json\nwrote a/b/Shop.swift\n")
    #expect(run.errors == "")
    #expect(try place.files() == ["Shop.yaml", "a/b/Shop.json", "a/b/Shop.swift"])
    #expect(
      try place.text(of: "a/b/Shop.json").hasPrefix("{\n  \"format\": \"lintel.appearance-tree\"")
    )
    #expect(try place.text(of: "a/b/Shop.swift").contains("enum Shop: BarTheme {"))
  }

  @Test("Parts of the Swift output that systems before iOS 13 don't have are reported with help")
  func olderSystems() throws {
    let theme = "lintel: 1\ntheme: Old\nios: 12..18\ntint: \"#00569E\"\n"
    let place = try Workplace(["Old.yaml": theme])
    func errors(_ shapes: [String]) throws -> [Substring] {
      let run = try place.lintel(
        ["compile", "Old.yaml", "--to", "swift", "-o", "out"] + shapes.flatMap { ["--shape", $0] }
      )
      #expect(run.status == 0)
      return run.errors.split(separator: "\n")
    }
    #expect(try errors(["extension"]) == [])
    let notes = try errors(["factory", "subclass", "extension"])
    #expect(notes.count == 2)
    #expect(
      notes.first
        == "Old.yaml: note: the functions that make controllers of '--shape factory' need iOS 13 or later, because Swift can't name the main actor before iOS 13, and the theme's range begins at iOS 12; on earlier versions, call 'applyOld(_:)' on UIKit's own classes"
    )
    try place.write(theme.replacing("12", with: "13"), to: "Old.yaml")
    #expect(try errors(["factory", "subclass", "extension"]) == [])
  }

  @Test("An output that wouldn't change isn't written")
  func unchangedOutputs() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let arguments = ["compile", "Shop.yaml", "--to", "swift", "--to", "json", "-o", "out"]
    _ = try place.lintel(arguments)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for name in ["out/Shop.json", "out/Shop.swift"] {
      try FileManager.default.setAttributes(
        [.modificationDate: past],
        ofItemAtPath: place.folder.appending(path: name).path
      )
    }
    #expect(try place.lintel(arguments).output == "")
    #expect(try modified("out/Shop.json", in: place) == past)
    #expect(try modified("out/Shop.swift", in: place) == past)

    // The source's name is in the Swift header, and the color is in both outputs.
    try place.write(SampleThemes.shop.replacing("#00569E", with: "#00569F"), to: "Shop.yaml")
    #expect(try place.lintel(arguments).output == "wrote out/Shop.json\nwrote out/Shop.swift\n")
    #expect(try modified("out/Shop.json", in: place) != past)
    #expect(try place.files() == ["Shop.yaml", "out/Shop.json", "out/Shop.swift"])
  }

  private func modified(_ name: String, in place: Workplace) throws -> Date? {
    let path = place.folder.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test(
    "Two themes with the same name are refused, and nothing is written",
    arguments: ["Shop", "shop", "SHOP"],
    [["themes"], ["themes/b/Other.yaml", "themes/a/Shop.yaml"]]
  )
  func sharedNames(name: String, paths: [String]) throws {
    let place = try Workplace([
      "themes/a/Shop.yaml": SampleThemes.shop,
      "themes/b/Other.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: \(name)"),
    ])
    let run = try place.lintel(
      ["compile"] + paths + ["--to", "swift", "--to", "json", "-o", "out"]
    )
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(try place.files() == ["themes/a/Shop.yaml", "themes/b/Other.yaml"])
    let errors = run.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 1)
    #expect(run.errors.contains("themes/a/Shop.yaml:2:8"))
    #expect(run.errors.contains("themes/b/Other.yaml:2:8"))
    #expect(errors.first?.hasSuffix("[duplicate-name]") == true)
  }

  @Test("With an error in any theme, nothing is written for the others either")
  func errors() throws {
    let place = try Workplace([
      "themes/Shop.yaml": SampleThemes.shop, "themes/Clash.yaml": SampleThemes.clash,
    ])
    let run = try place.lintel(
      ["compile", "themes", "--to", "json", "-o", "out", "--depfile", "deps.d"]
    )
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("themes/Clash.yaml:7:44: error: "))
    #expect(run.errors.contains("[conflicting-override]\n"))
    #expect(try place.files() == ["themes/Clash.yaml", "themes/Shop.yaml"])
  }

  @Test("A folder means every root file in it, and no imported one")
  func folders() throws {
    let place = try Workplace([
      "themes/Shop.yaml": "imports: [parts/colors.yaml]\n"
        + SampleThemes.shop.replacing("tokens: { colors: { accent: \"#00569E\" } }\n", with: ""),
      "themes/parts/colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
      "themes/more/Other.yml": SampleThemes.shop.replacing("theme: Shop", with: "theme: Other"),
      "themes/notes.txt": "theme: no theme\n",
    ])
    let run = try place.lintel(["compile", "themes", "--to", "json", "-o", "out"])
    #expect(run.errors == "")
    #expect(run.output == "wrote out/Shop.json\nwrote out/Other.json\n")
    #expect(run.status == 0)
  }

  @Test("Two themes that would write one file are wrong usage")
  func equalNames() throws {
    let place = try Workplace([
      "a/Shop.yaml": SampleThemes.shop, "b/Shop.yaml": SampleThemes.shop,
    ])
    let run = try place.lintel(["compile", "a", "b", "--to", "json", "-o", "out"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: two themes would both write out/Shop.json"))
    #expect(try place.files() == ["a/Shop.yaml", "b/Shop.yaml"])
  }

  @Test("Two themes whose names differ only in case would write the same file on a Mac")
  func foldedNames() throws {
    let place = try Workplace([
      "a/Shop.yaml": SampleThemes.shop, "b/shop.yaml": SampleThemes.shop,
    ])
    let run = try place.lintel(["compile", "a", "b", "--to", "json", "-o", "out"])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("lintel: error: two themes would write out/Shop.json and out/shop.json,")
    )
    #expect(try place.files() == ["a/Shop.yaml", "b/shop.yaml"])
    #expect(try place.lintel(["compile", "a", "--to", "json", "-o", "out"]).status == 0)
  }

  @Test(
    "A file instead of the output folder, or a similar name, is wrong usage with a suggestion",
    arguments: [
      ("Old.swift", "Old.swift isn't a folder: '--output' needs a folder"),
      ("new/Shop.swift", "such as '--output new'"), ("Shop.json", "such as '--output .'"),
    ]
  )
  func outputFile(output: String, said: String) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "Old.swift": ""])
    for arguments in [["--to", "swift"], ["--to", "json", "--watch"]] {
      let run = try place.lintel(["compile", "Shop.yaml", "-o", output] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains(said))
    }
    #expect(try place.files() == ["Old.swift", "Shop.yaml"])
  }

  @Test("The error for an output folder that can't be created has the system's reason")
  func unmadeFolder() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let link = place.folder.appending(path: "out").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    let run = try place.lintel(["compile", "Shop.yaml", "--to", "json", "-o", "out"])
    #expect(run.status == 2)
    #expect(run.errors == "lintel: error: out: File exists\n")
  }

  @Test("A theme that is specified twice is compiled once")
  func sameFileTwice() throws {
    let place = try Workplace(["a/Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      ["compile", "a/Shop.yaml", "a", "a/", "./a/Shop.yaml", "--to", "json", "-o", "out"]
    )
    #expect(run.errors == "")
    #expect(run.output == "wrote out/Shop.json\n")
  }

  @Test(
    "--check reports missing and outdated outputs with the differences, and writes nothing"
  )
  func check() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let arguments = ["compile", "Shop.yaml", "--to", "json", "--to", "swift", "-o", "out"]
    let missing = try place.lintel(arguments + ["--check"])
    #expect(missing.status == 1)
    #expect(missing.output == "")
    #expect(missing.errors == "out/Shop.json: is missing\nout/Shop.swift: is missing\n")
    #expect(try place.files() == ["Shop.yaml"])

    _ = try place.lintel(arguments)
    let current = try place.lintel(arguments + ["--check"])
    #expect(current.status == 0)
    #expect(current.output + current.errors == "")

    let old = try place.text(of: "out/Shop.json")
    try place.write(old.replacing("#B00020FF", with: "#B00021FF"), to: "out/Shop.json")
    let stale = try place.lintel(arguments + ["--check"])
    #expect(stale.status == 1)
    #expect(
      stale.errors.hasPrefix(
        "out/Shop.json: isn't up to date\n--- a/out/Shop.json\n+++ b/out/Shop.json\n@@ -"
      )
    )
    let changes = stale.errors.split(separator: "\n").dropFirst(3)
      .filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(changes.count == 2)
    #expect(changes.first?.contains("#B00021FF") == true)
    #expect(changes.last?.contains("#B00020FF") == true)
    #expect(try place.text(of: "out/Shop.json") != old)
    try place.write(String(repeating: "x\n", count: 60), to: "out/Shop.json")
    let long = try place.lintel(arguments + ["--check"]).errors.split(separator: "\n")
    #expect(long.count == 42)
    #expect(long.last?.wholeMatch(of: #/… \d+ more lines/#) != nil)
  }

  @Test("--check reports generated files that the run doesn't write, and no others")
  func extraOutputs() throws {
    let place = try Workplace([
      "Styles/Shop.yaml": SampleThemes.shop,
      "Styles/Old.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: Old"),
      "out/Own.swift": "// Generated by lintel from Other.yaml. Changes belong in the theme.\n",
      "out/Data.json": "{ \"format\": \"other\" }",
    ])
    let compile = ["compile", "Styles", "--to", "json", "--to", "swift", "-o", "out"]
    _ = try place.lintel(compile + ["--split"])
    #expect(try place.lintel(compile + ["--split", "--check"]).errors == "")
    let parts = ["Legacy", "Settings", "UINavigationBar", "UITabBar", "UIToolbar"]
    func split(_ theme: String) -> String {
      parts.map {
        "out/\(theme)+\($0).swift: is extra: without --split, Lintel doesn't write it; delete it\n"
      }.joined()
    }
    _ = try place.lintel(compile + ["--no-cache"])
    let unsplit = try place.lintel(compile + ["--check"])
    #expect(unsplit.status == 1)
    #expect(unsplit.errors == split("Old") + split("Shop"))

    try FileManager.default.removeItem(at: place.folder.appending(path: "Styles/Old.yaml"))
    let gone = ["+Legacy", "+Settings", "+UINavigationBar", "+UITabBar", "+UIToolbar"]
    let removed = try place.lintel(compile + ["--check"])
    #expect(removed.status == 1)
    #expect(
      removed.errors
        == (gone.map { $0 + ".swift" } + [".json", ".swift"]).map {
          "out/Old\($0): is extra: this run has no theme in a file 'Old.yaml'; delete it\n"
        }.joined() + split("Shop")
    )
    // Other runs may write the outputs of other formats and themes.
    let json = ["compile", "Styles/Shop.yaml", "--to", "json", "-o", "out", "--check"]
    #expect(try place.lintel(json).errors == "")
    let named = ["compile", "Styles/Shop.yaml", "--to", "swift", "-o", "out", "--check"]
    #expect(try place.lintel(named).errors == split("Shop"))
  }

  @Test("--check doesn't report the outputs of themes that another run compiles to the same folder")
  func outputsOfOtherFolders() throws {
    let place = try Workplace([
      "Shop/Shop.yaml": SampleThemes.shop,
      "Kiosk/Kiosk.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: Kiosk"),
    ])
    func compile(_ folder: String) -> [String] {
      ["compile", folder, "--to", "json", "--to", "swift", "-o", "out"]
    }
    for folder in ["Shop", "Kiosk"] { _ = try place.lintel(compile(folder)) }
    for folder in ["Shop", "Kiosk"] {
      #expect(try place.lintel(compile(folder) + ["--check"]).errors == "")
    }
    try FileManager.default.removeItem(at: place.folder.appending(path: "Kiosk/Kiosk.yaml"))
    let removed = try place.lintel(compile("Shop") + ["--check"])
    #expect(removed.status == 1)
    #expect(
      removed.errors == """
        out/Kiosk.json: is extra: this run has no theme in a file 'Kiosk.yaml'; delete it
        out/Kiosk.swift: is extra: this run has no theme in a file 'Kiosk.yaml'; delete it

        """
    )
  }

  @Test("--check reports the runtime library if no theme in the folder needs it")
  func extraRuntime() throws {
    let place = try Workplace([
      "Styles/Shop.yaml": SampleThemes.shop,
      "Others/Kiosk.yaml": SampleThemes.shop.replacing("theme: Shop", with: "theme: Kiosk"),
    ])
    let compile = ["compile", "Styles", "--to", "swift", "-o", "out"]
    _ = try place.lintel(compile + ["--standalone"])
    _ = try place.lintel(compile + ["--no-cache"])
    let extra = try place.lintel(compile + ["--check"])
    #expect(extra.status == 1)
    #expect(
      extra.errors
        == "out/LintelUIKit.swift: is extra: without --standalone, Lintel doesn't write it; delete it\n"
    )
    _ = try place.lintel(["compile", "Others", "--to", "swift", "-o", "out", "--standalone"])
    #expect(try place.lintel(compile + ["--check"]).errors == "")
    #expect(try place.lintel(compile + ["--standalone", "--check"]).status == 1)
  }

  @Test("An unclosed quote in a response file is reported where it opens")
  func unclosedQuote() throws {
    let place = try Workplace([
      "Shop.yaml": SampleThemes.shop, "lintel.arguments": "# Don't\n--to json\n--to 'swift\n",
    ])
    let run = try place.lintel(["compile", "Shop.yaml", "@lintel.arguments", "-o", "out"])
    #expect(run.status == 2)
    #expect(run.errors == "lintel: error: lintel.arguments:3:6: this ' isn't closed\n")
  }

  @Test("--depfile lists the inputs of every output, with names for make and ninja")
  func depfile() throws {
    let theme = SampleThemes.shop.replacing(
      "tokens: { colors: { accent: \"#00569E\" } }\n",
      with: ""
    )
    let place = try Workplace([
      "my themes/Shop #1.yaml": "imports: ['more/$colors.yaml']\n" + theme,
      "my themes/more/$colors.yaml": "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
    ])
    let run = try place.lintel([
      "compile", "my themes/Shop #1.yaml", "--to", "json", "--to", "swift", "-o", "out",
      "--depfile", "out/Shop.d",
    ])
    #expect(run.errors == "")
    #expect(run.status == 0)
    let inputs = "my\\ themes/Shop\\ \\#1.yaml my\\ themes/more/$$colors.yaml"
    #expect(
      try place.text(of: "out/Shop.d")
        == """
        out/Shop\\ \\#1.json: \(inputs)
        out/Shop\\ \\#1.swift: \(inputs)
        my\\ themes/Shop\\ \\#1.yaml:
        my\\ themes/more/$$colors.yaml:

        """
    )
  }

  @Test("An output that can't be written is a file error")
  func unwritable() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "out": "a file, not a folder"])
    let run = try place.lintel(["compile", "Shop.yaml", "--to", "json", "-o", "out"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: out"))
    #expect(try place.files() == ["Shop.yaml", "out"])
  }

  @Test("A folder instead of an output isn't changed, and no temporary file stays")
  func folderInPlace() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "out/Shop.json/keep": ""])
    let run = try place.lintel(["compile", "Shop.yaml", "--to", "json", "-o", "out"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: out/Shop.json: "))
    #expect(try place.files() == ["Shop.yaml", "out/Shop.json/keep"])
  }
}
