import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "Wrong usage has status 2 and says what to do",
    arguments: [
      ["bogus"], ["compile"], ["compile", "Shop.yaml", "--to", "json"],
      ["compile", "Shop.yaml", "--to", "xml", "-o", "out"], ["compile", "Shop.yaml", "-o", "out"],
      ["lint", "Shop.yaml", "--format", "loud"], ["lint", "Shop.yaml", "--bogus"],
      ["resolve"], ["explain", "Shop.yaml"], ["lint", "Shop.yaml", "--color", "blue"],
    ]
  )
  func usage(arguments: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("lintel: error: "))
    #expect(run.errors.contains("--help' for more information."))
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test(
    "A value that an option doesn't have, and a file instead of a command, lead to what to write",
    arguments: [
      (["Shop.yaml"], "'Shop.yaml' isn't a command; write one before it: lintel lint Shop.yaml"),
      (
        ["compile", "Shop.yaml", "--to", "xml", "-o", "out"],
        "the value 'xml' is invalid for '--to <format>'; write 'swift' or 'json'"
      ),
      (
        ["lint", "--color", "blue"],
        "the value 'blue' is invalid for '--color <when>'; write 'auto', 'always', or 'never'"
      ),
      (
        ["compile", "Shop.yaml", "--format", "loud"],
        "the value 'loud' is invalid for '--format <format>'; write 'auto', 'text', 'concise', 'xcode', 'json', 'jsonl', "
          + "'sarif', 'github', 'gitlab', 'junit', 'checkstyle', 'markdown', or 'summary'"
      ),
      (
        ["lint", "Shop.yaml", "--rule", "low-contrast"],
        "--rule needs a rule's ID and a severity, as in 'similar-blocks=off'; "
          + "the severities are 'off', 'info', 'warning', and 'error'"
      ),
      (
        ["compile", "Shop.yaml", "--to", "swift,json", "-o", "out"],
        "the value 'swift,json' is invalid for '--to <format>'; write 'swift' or 'json', each with its own '--to'"
      ),
      (
        ["lint", "Shop.yaml", "--max-problems", "-1"], "--max-problems needs a number, or 0 for all"
      ),
      (
        ["lint", "Shop.yaml", "--allow-import", "missing"],
        "--allow-import needs a folder, and 'missing' doesn't exist"
      ),
      (
        ["lint", "Shop.yaml", "--allow-import", "Shop.yaml"],
        "--allow-import needs a folder, and 'Shop.yaml' isn't one"
      ),
      (["compile", "Shop.yaml", "--swift"], "unknown option '--swift'; write '--to swift'"),
      (["lint", "Shop.yaml", "--json"], "unknown option '--json'; write '--format json'"),
      (["lint", "--no-color"], "unknown option '--no-color'; write '--color never'"),
      (["compile", "Shop.yaml", "--out"], "unknown option '--out'; did you mean '--output'?"),
      (["-v"], "unknown option '-v'; did you mean '--version'?"),
      (["check", "Shop.yaml"], "'check' isn't a command; did you mean 'lint'?"),
      (["build"], "'build' isn't a command; did you mean 'compile'?"),
      (["lint", "shop.yml"], "shop.yml: No such file or folder; did you mean 'Shop.yaml'?"),
      (
        ["resolve", "Shop.yaml", "--brand", "a", "--brand=b"],
        "'--brand' can be used only once, because 'lintel resolve' shows one context"
      ),
      (
        ["explain", "Shop.yaml", "toolbar.tint", "--ios", "16", "--ios", "17"],
        "'--ios' can be used only once, because 'lintel explain' shows one context"
      ),
      (
        ["flows", "Shop.yaml", "--screen", "a", "--screen", "b"], "'--screen' can be used only once"
      ),
    ]
  )
  func wrongValues(arguments: [String], message: String) throws {
    let run = try Workplace(["Shop.yaml": SampleThemes.shop]).lintel(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: \(message)\n"), "\(run.errors)")
  }

  @Test(
    "'lintel help' explains options with the commands that have them",
    arguments: ["depfile", "--depfile", "--allow-import"]
  )
  func options(word: String) throws {
    let run = try Workplace([:]).lintel(["help", word])
    #expect(run.status == 0)
    #expect(run.output.contains("lintel compile"))
    #expect(run.output.contains("lintel lint") == word.hasSuffix("import"))
    #expect(
      run.output.contains(word.hasSuffix("import") ? "Also let themes" : "for make and Ninja")
    )
  }

  @Test("Several brands are valid where a command has an output for each")
  func brands() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      ["compile", "Shop.yaml", "--to", "json", "-o", "-", "--brand", "loud", "--brand", "loud"]
    )
    #expect(!run.errors.contains("only once"), "\(run.errors)")
  }

  @Test(
    "A missing file has status 2",
    arguments: [
      ["compile", "Missing.yaml", "--to", "json", "-o", "out"], ["lint", "Missing.yaml"],
      ["resolve", "Missing.yaml"], ["explain", "Missing.yaml", "tint"],
      ["lint", "Shop.yaml", "Missing.yaml"],
    ]
  )
  func missingFiles(arguments: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("lintel: error: Missing.yaml: No such file or"))
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test(
    "An unknown command is reported with similar ones",
    arguments: [
      (["flow"], "'flow' isn't a command; did you mean 'flows'?"),
      (["explan", "Shop.yaml"], "'explan' isn't a command; did you mean 'explain'?"),
      (["improt", "x"], "'improt' isn't a command; did you mean 'import'?"),
      (["help", "lnit"], "there is no help on 'lnit'; did you mean 'init' or 'lint'?"),
      (["help", "titel"], "there is no help on 'titel'; did you mean 'title'?"),
      (["bogus"], "'bogus' isn't a command; the commands are compile, lint, format,"),
    ]
  )
  func unknownCommand(arguments: [String], message: String) throws {
    let run = try Workplace().lintel(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: \(message)"), "\(run.errors)")
    #expect(run.errors.contains("See 'lintel --help' for more information."))
  }

  @Test(
    "An option that a command doesn't have is reported with a similar one, or with the commands that have it",
    arguments: [
      (
        ["compile", "Shop.yaml", "--to", "json", "--ouput", "out"],
        "unknown option '--ouput'; did you mean '--output'?"
      ),
      (
        ["resolve", "Shop.yaml", "--brnad=plain"],
        "unknown option '--brnad'; did you mean '--brand'?"
      ),
      (
        ["compile", "Shop.yaml", "--to", "json", "-o", "out", "--fix"],
        "'lintel compile' has no option '--fix'; lint and audit have it"
      ),
      (["schema", "--standalone"], "'lintel schema' has no option '--standalone'; compile has it"),
      (["rules", "--bogus"], "unknown option '--bogus'"),
    ]
  )
  func unknownOption(arguments: [String], message: String) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "lintel: error: \(message)\n  See 'lintel \(arguments[0]) --help' for more information.\n"
    )
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test(
    "An empty path, such as from an empty variable of a shell, doesn't mean the working folder",
    arguments: [
      ["format", ""], ["compile", "Shop.yaml", "--to", "json", "-o", ""],
      ["compile", "Shop.yaml", "--to", "json", "-o", "out", "--depfile", ""],
      ["lint", "Shop.yaml", "--config", ""], ["lint", "Shop.yaml", "--baseline", ""],
      ["lint", "-", "--stdin-filename", ""], ["preview", "Shop.yaml", "-o", ""], ["init", ""],
      ["diff", "Shop.yaml", "Shop.yaml", "--pictures", ""], ["import", ""], ["resolve", ""],
      ["explain", "", "toolbar.tint"], ["import", "Shop.yaml", "--output", ""],
      ["flows", "Shop.yaml", "--assets", ""], ["schema", "Shop.yaml", "--allow-import", ""],
    ]
  )
  func emptyPath(arguments: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop.replacing("ios:", with: "ios:  ")])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    let first = run.errors.split(separator: "\n").first ?? ""
    #expect(first.contains("the path ") && first.hasSuffix(" is empty"), "\(run.errors)")
    #expect(try place.files() == ["Shop.yaml"])
    #expect(try place.text(of: "Shop.yaml").contains("ios:  "))
  }

  @Test(
    "'-' is refused where a command can't use a standard stream",
    arguments: [
      (["explain", "-", "toolbar.tint"], "this command needs a theme's file, and '-' isn't one"),
      (["resolve", "-"], "this command needs a theme's file, and '-' isn't one"),
      (["preview", "Shop.yaml", "-o", "-"], "--output needs a folder, and '-' isn't one"),
      (["init", "-"], "'lintel init' needs a folder, and '-' isn't one"),
      (
        ["compile", "Shop.yaml", "--to", "json", "-o", "out", "--depfile", "-"],
        "--watch and --depfile need files, and '-' isn't a file"
      ),
    ]
  )
  func standardStreams(arguments: [String], message: String) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: \(message)"), "\(run.errors)")
    #expect(try place.files() == ["Shop.yaml"])
  }

  @Test("Each file of a command line that can't be read is reported with its own reason")
  func severalMissingFiles() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    for command in [["lint"], ["format"], ["compile", "--to", "json", "-o", "out"]] {
      let run = try place.lintel(command + ["None.yaml", "Shop.yaml", "Shop.yaml/Other.yaml"])
      #expect(run.status == 2)
      #expect(
        run.errors == """
          lintel: error: None.yaml: No such file or folder
          lintel: error: Shop.yaml/Other.yaml: Not a directory

          """
      )
    }
    let folder = try place.lintel(["compile", "Shop.yaml", "--to", "json", "-o", "Shop.yaml/out"])
    #expect(folder.errors == "lintel: error: Shop.yaml: Is a file, not a folder\n")
  }

  @Test(
    "A property before the theme is reported with the right order",
    arguments: [
      (
        ["toolbar.tint", "Shop.yaml"],
        "the theme comes before the property: lintel explain Shop.yaml toolbar.tint"
      ),
      (
        ["toolbar.tint"],
        "specify the theme before the property, as in 'lintel explain Styles/Harbor.yaml toolbar.tint'"
      ),
    ]
  )
  func propertyBeforeTheme(arguments: [String], message: String) throws {
    let run = try Workplace(["Shop.yaml": SampleThemes.shop]).lintel(["explain"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("lintel: error: \(message)\n"), "\(run.errors)")
  }

  @Test("The schema of a theme with errors is printed, and fails")
  func schemaOfWrongTheme() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop + "toolbar: { tnit: label }\n"])
    let run = try place.lintel(["schema", "Shop.yaml"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("{"))
  }

  @Test(
    "A name similar to that of a part, or one of UIKit's, leads to the property",
    arguments: [
      (["properties", "titel"], "there is no property 'titel'; did you mean 'title'?"),
      (
        ["properties", "title.colr"],
        "there is no property 'title.colr'; did you mean 'title.color'?"
      ),
      (
        ["properties", "UINavigationBar.barTintColor"],
        "there is no property 'UINavigationBar.barTintColor'; did you mean 'navigationBar.background.color'?"
      ),
      (
        ["properties", "screens.home.toolbar.tint"],
        "there is no property 'screens.home.toolbar.tint'; did you mean 'toolbar.tint'?"
      ),
      (
        ["properties", "navigationBar.largeTitleDisplay"],
        "there is no property 'navigationBar.largeTitleDisplay'; did you mean 'largeTitleDisplay'?"
      ),
      (
        ["properties", "toolbar.title.color"],
        "there is no property 'toolbar.title.color'; did you mean 'navigationBar.title.color'?"
      ),
      (
        ["properties", "tabBar.title"],
        "there is no property 'tabBar.title'; did you mean 'tabBar.item.title'?"
      ),
      (
        ["explain", "Shop.yaml", "toolbar.title"],
        "'toolbar' has no property 'title'; did you mean 'navigationBar.title'?"
      ),
      (
        ["explain", "Shop.yaml", "toolbar.badge"],
        "'toolbar' has no property 'badge'; did you mean 'tabBar.item.badge'?"
      ),
      (
        ["explain", "Shop.yaml", "barTintColor"],
        "a theme has no property 'barTintColor'; did you mean 'navigationBar.background.color', 'toolbar.background.color', or 'tabBar.background.color'?"
      ),
      (
        ["explain", "Shop.yaml", "toolbar.barTintColor"],
        "'toolbar' has no property 'barTintColor'; did you mean 'toolbar.background.color'?"
      ),
    ]
  )
  func nearProperties(arguments: [String], message: String) throws {
    let run = try Workplace(["Shop.yaml": SampleThemes.shop]).lintel(arguments)
    #expect(run.status == 2)
    #expect(run.errors == "lintel: error: \(message)\n")
  }

  @Test(
    "A command that needs one theme names one in a folder",
    arguments: [
      ["explain", "Styles", "toolbar.tint"], ["resolve", "Styles"], ["flows", "Styles"],
      ["schema", "Styles"], ["preview", "Styles", "--output", "Out"], ["diff", "Styles"],
      ["diff", "Styles", "Styles/Shop.yaml"],
    ]
  )
  func folderOfThemes(arguments: [String]) throws {
    let place = try Workplace(["Styles/Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    let message = "'Styles' is a folder; specify a theme in it, such as Styles/Shop.yaml"
    #expect(run.errors == "lintel: error: \(message)\n")
  }

  @Test("A meaningless name isn't a property, and has no similar ones", arguments: ["", ".", ".."])
  func emptyProperty(name: String) throws {
    let run = try Workplace().lintel(["properties", name])
    #expect(run.status == 2)
    #expect(
      run.errors
        == "lintel: error: there is no property '\(name)'; 'lintel properties' lists them\n"
    )
  }

  @Test("--version prints only the version")
  func version() throws {
    let run = try Workplace().lintel(["--version"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.wholeMatch(of: #/lintel \d+\.\d+\.\d+\n/#) != nil)
  }

  @Test(
    "Findings go to standard error with place, severity, and rule, and lint without any is silent"
  )
  func lint() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop, "Clash.yaml": SampleThemes.clash])
    let clean = try place.lintel(["lint", "Shop.yaml"])
    #expect(clean.status == 0)
    #expect(clean.output + clean.errors == "")
    let found = try place.lintel(["lint", "Clash.yaml", "Shop.yaml"])
    #expect(found.status == 1)
    #expect(found.output == "")
    let first = found.errors.split(separator: "\n").first ?? ""
    #expect(first.wholeMatch(of: #/Clash\.yaml:7:44: error: .+ \[conflicting-override\]/#) != nil)
  }

  @Test("--fix fixes what it can, and the rest is judged afterward")
  func fix() throws {
    let place = try Workplace(["Unquoted.yaml": SampleThemes.unquoted])
    #expect(try place.lintel(["lint", "Unquoted.yaml"]).status == 1)
    let run = try place.lintel(["lint", "Unquoted.yaml", "--fix"])
    #expect(run.errors == "")
    #expect(run.output == "fixed Unquoted.yaml: 1 finding\n")
    #expect(run.status == 0)
    #expect(try place.text(of: "Unquoted.yaml").contains("tint: \"#00569E\"\n"))
    #expect(try place.lintel(["lint", "Unquoted.yaml", "--fix"]).output == "")
  }

  @Test(
    "Colors are on with --color always or CLICOLOR_FORCE, and off with NO_COLOR unless the flag is set",
    arguments: [
      ([], [:], false),
      (["--color", "always"], [:], true),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
      ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
    ] as [([String], [String: String], Bool)]
  )
  func colors(flags: [String], environment: [String: String], isColored: Bool) throws {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let run = try place.lintel(
      ["lint", "Clash.yaml", "--format", "text"] + flags,
      environment: environment
    )
    #expect(run.errors.contains("\u{1B}[") == isColored)
    #expect(run.errors.contains("conflicting-override"))
  }

  @Test("Without a terminal, every place has a line, and --format text shows the source")
  func formats() throws {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let concise = try place.lintel(["lint", "Clash.yaml"]).errors
    #expect(concise == (try place.lintel(["lint", "Clash.yaml", "--format", "concise"]).errors))
    let lines = concise.split(separator: "\n")
    let places = lines.filter { !$0.hasPrefix("    ") }
    for line in places {
      #expect(
        line.wholeMatch(of: #/Clash\.yaml:\d+:\d+: (error|warning|note): .+/#) != nil,
        "\(line)"
      )
    }
    // The text to add is below its note, so that it can be copied.
    #expect(places.count < lines.count)
    #expect(
      concise.contains(
        """
         with the value that you mean:
            promos:
              one:
                promos:
                  two:
                    navigationBar:
                      tint: "#000003"

        """
      )
    )
    let text = try place.lintel(["lint", "Clash.yaml", "--format", "text"]).errors
    #expect(text.contains("one: { with: any, navigationBar: { tint: \"#000003\" } }"))
  }
}
