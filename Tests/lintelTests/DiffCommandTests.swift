import Foundation
import Testing

@Suite("lintel diff")
struct DiffCommandTests {
  private static let louder = SampleThemes.shop.replacing("#00569E", with: "#0B6E99")

  /// A folder with a repository that has a commit with a theme and its imports.
  private func repository(_ files: [String: String]) throws -> Workplace {
    let place = try Workplace(files)
    try commit("first", in: place, initializing: true)
    return place
  }

  private func commit(
    _ message: String,
    in place: Workplace,
    initializing: Bool = false
  ) throws {
    let identity = "-c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false"
    let start = initializing ? "git init -q -b trunk . && " : ""
    let run = try place.shell("\(start)git add -A && git \(identity) commit -q -m \(message)")
    #expect(run.status == 0, "\(run.errors)")
  }

  private static let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  @Test("Two files have a line for each cause, with the places in both")
  func files() throws {
    let place = try Workplace(["Old.yaml": SampleThemes.shop, "New.yaml": Self.louder])
    let run = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        $colors.accent: "#00569E" -> "#0B6E99"  Old.yaml:4:29 -> New.yaml:4:29  navigationBar.tint  brand plain, without promo sale

        1 cause changes 1 property

        """
    )
    #expect(try place.lintel(["diff", "Old.yaml", "New.yaml", "--exit-code"]).status == 1)
    let same = try place.lintel(["diff", "Old.yaml", "Old.yaml", "--exit-code"])
    #expect(same.status == 0)
    #expect(same.output == "nothing changes on screen\n")
    for (options, isThere) in [
      (["--brand", "loud"], false), (["--promo", "sale"], false), (["--screen", "home"], true),
      (["--brand", "plain", "--ios", "16.4", "--idiom", "pad"], true),
    ] {
      let run = try place.lintel(["diff", "Old.yaml", "New.yaml"] + options)
      #expect(run.status == 0, "\(options)")
      #expect(run.output.contains("$colors.accent") == isThere, "\(options)\n\(run.output)")
    }
  }

  @Test(
    "Facts about other contexts than those of the options aren't listed",
    arguments: [
      ([], ["a", "b", "home", "photo", "when", "sale"]),
      (["--screen", "home"], ["a", "b", "home", "when", "sale"]),
      (["--brand", "a"], ["a", "home", "photo", "when", "sale"]),
      (["--promo", "trial"], ["a", "b", "home", "photo", "when"]),
      (["--idiom", "phone", "--screen", "home", "--brand", "b"], ["b", "home", "sale"]),
    ] as [([String], [String])]
  )
  func factsOfOtherContexts(options: [String], names: [String]) throws {
    func theme(_ facts: String) -> String {
      "lintel: 1\ntheme: Facts\nios: 15..26\npromos: { sale: {}, trial: {} }\n"
        + "brands: { a: \(facts), b: \(facts) }\nscreens: { home: \(facts), photo: \(facts) }\n"
        + "when pad: \(facts)\n"
    }
    let place = try Workplace([
      "Old.yaml": theme("{}"),
      "New.yaml": theme("{ screenBackground: \"#FFFFFF\" }")
        .replacing("sale: {}", with: "sale: { screenBackground: \"#FFFFFF\" }"),
    ])
    let run = try place.lintel(["diff", "Old.yaml", "New.yaml"] + options)
    let facts = run.output.split(separator: "\n").filter { $0.hasPrefix("screenBackground in ") }
    let blocks = facts.compactMap { $0.split(separator: " ").dropFirst(2).first }
    let found = blocks.map { $0.split(separator: ".").last.map(String.init) }
    #expect(Set(found) == Set(names), "\(run.output)")
  }

  @Test("Other notations of a color, and explicit defaults, change nothing")
  func notations() throws {
    func theme(_ color: String, _ scroll: String) -> String {
      """
      lintel: 1
      theme: Big
      ios: 15..26
      navigationBar:
        tint: \(color)
        title: { color: { light: \(color), dark: label } }
        background: { image: { gradient: { from: top, stops: [label, { color: \(color) }] } } }
        scroll: { \(scroll) }

      """
    }
    let place = try Workplace([
      "Old.yaml": theme("alpha(\"#000000\" 50%)", "behavior: fade"),
      "New.yaml": theme(
        "\"#00000080\"",
        "behavior: fade, distance: 10, threshold: 0, mechanism: public"
      ),
    ])
    let same = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(same.output == "nothing changes on screen\n")
    try place.write(theme("\"#00000081\"", "behavior: fade, distance: 11"), to: "New.yaml")
    let other = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(other.output.contains("change 4 properties"))
  }

  @Test("A renamed and changed token is one cause, wherever it is used")
  func renamedToken() throws {
    func theme(_ name: String, _ color: String) -> String {
      """
      lintel: 1
      theme: Big
      ios: 15..26
      tokens: { colors: { \(name): "\(color)", veil: alpha($\(name) 50%) } }
      navigationBar: { tint: $\(name), title: { color: $veil } }
      toolbar: { tint: $\(name) }

      """
    }
    let place = try Workplace([
      "Old.yaml": theme("accent", "#00569E"), "New.yaml": theme("main", "#0B6E99"),
    ])
    let run = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(
      run.output.hasPrefix(
        "$colors.main: \"#00569E\" -> \"#0B6E99\"  Old.yaml:4:29 -> New.yaml:4:27  "
      )
    )
    #expect(run.output.hasSuffix("\n1 cause changes 3 properties\n"))
    try place.write(theme("main", "#00569E"), to: "New.yaml")
    let renamed = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(renamed.output == "nothing changes on screen\n")
  }

  @Test(
    "A changed token in a theme with forty screens is one line, with the affected screens"
  )
  func fortyScreens() throws {
    func theme(_ accent: String) -> String {
      let screens = (1...40).map { number in
        let own =
          number % 10 == 3 ? "tint: \"#FFFFFF\"" : "title: { color: \"#0000\(number + 10)\" }"
        return "  s\(number): { navigationBar: { \(own) } }\n"
      }
      return "lintel: 1\ntheme: Big\nios: 15..26\ntokens: { colors: { accent: \"\(accent)\" } }\n"
        + "navigationBar: { tint: $accent }\nscreens:\n" + screens.joined()
    }
    let place = try Workplace(["Old.yaml": theme("#00569E"), "New.yaml": theme("#0B6E99")])
    let run = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    #expect(
      run.output == """
        $colors.accent: "#00569E" -> "#0B6E99"  Old.yaml:4:29 -> New.yaml:4:29  navigationBar.tint  every screen except s13, s23, s3, s33

        1 cause changes 1 property

        """
    )
    let json = try place.lintel(["diff", "Old.yaml", "New.yaml", "--to", "json"]).output
    for number in 1...40 { #expect(json.contains("\"s\(number)\"") == (number % 10 != 3)) }
  }

  @Test("Every run prints the same in the same order")
  func determinism() throws {
    func theme(_ isUsed: Bool) -> String {
      let screens = (0..<12).map { "  s\($0): { \(isUsed ? "use: [quiet]" : "") }\n" }
      return "lintel: 1\ntheme: Big\nios: 15..26\nstyles: { quiet: { navigationBar: "
        + "{ tint: \"#000001\", title: { color: \"#000002\" } } } }\nscreens:\n"
        + "  one: { use: [quiet] }\n" + screens.joined()
    }
    let place = try Workplace(["Old.yaml": theme(false), "New.yaml": theme(true)])
    let arguments = ["diff", "Old.yaml", "New.yaml", "--to", "markdown"]
    let first = try place.lintel(arguments).output
    #expect(first.contains("12 causes change 3 properties"))
    for number in 0..<12 {
      let place = "New.yaml:\(number + 7):\(number < 10 ? 15 : 16)"
      #expect(first.contains("| use in screens.s\(number): quiet is new | `\(place)` |"))
    }
    // Each process has a different seed for its hashes.
    for _ in 0..<5 { #expect(try place.lintel(arguments).output == first) }
  }

  @Test("A line of a style is one cause with the screens that use it")
  func styles() throws {
    func theme(_ color: String) -> String {
      "lintel: 1\ntheme: Big\nios: 15..26\nstyles: { s: { navigationBar: { tint: \"\(color)\" } } }\n"
        + "screens:\n  other: {}\n" + (0..<10).map { "  s\($0): { use: [s] }\n" }.joined()
    }
    let place = try Workplace(["Old.yaml": theme("#000001"), "New.yaml": theme("#000002")])
    let run = try place.lintel(["diff", "Old.yaml", "New.yaml"])
    let screens = (0..<10).map { "s\($0)" }.joined(separator: ", ")
    #expect(
      run.output == """
        navigationBar.tint in styles.s: "#000001" -> "#000002"  Old.yaml:4:39 -> New.yaml:4:39  navigationBar.tint  screens \(screens)

        1 cause changes 1 property

        """
    )
  }

  @Test("A theme is compared with its revision HEAD, with imports from the same revision")
  func revision() throws {
    let root = """
      lintel: 1
      theme: Shop
      ios: 15..18
      imports: [parts/*.yaml, ../shared/colors.yaml]
      navigationBar: { tint: $accent }

      """
    let colors = "lintel: 1\ntokens: { colors: { accent: \"#000001\" } }\n"
    let place = try repository([
      "app/Styles/Shop.yaml": root,
      "app/Styles/parts/one.yaml": "lintel: 1\ntoolbar: { tint: \"#000002\" }\n",
      "app/shared/colors.yaml": colors,
    ])
    try place.write(colors.replacing("#000001", with: "#000003"), to: "app/shared/colors.yaml")
    try place.write(
      "lintel: 1\nnavigationBar: { barStyle: black }\n",
      to: "app/Styles/parts/two.yaml"
    )
    let arguments = ["diff", "Styles/Shop.yaml", "--allow-import", "shared"]
    let run = try place.lintel(arguments, environment: Self.path, in: "app")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      run.output == """
        navigationBar.barStyle: black is new  Styles/parts/two.yaml:2:28  navigationBar.barStyle  everywhere
        $colors.accent: "#000001" -> "#000003"  HEAD:app/shared/colors.yaml:2:29 -> shared/colors.yaml:2:29  navigationBar.tint  everywhere

        2 causes change 2 properties

        """
    )
    try commit("second", in: place)
    let committed = try place.lintel(arguments, environment: Self.path, in: "app")
    #expect(committed.output == "nothing changes on screen\n")
    let allowed = ["--allow-import", "app/shared", "--exit-code"]
    for (old, new, folder, status) in [
      ("HEAD~1:app/Styles/Shop.yaml", "HEAD:app/Styles/Shop.yaml", "", 1),
      ("HEAD~1:app/Styles/Shop.yaml", "app/Styles/Shop.yaml", "", 1),
      (":app/Styles/Shop.yaml", "trunk:app/Styles/Shop.yaml", "", 0),
      ("HEAD:./app/Styles/Shop.yaml", "HEAD:app/Styles/Shop.yaml", "", 0),
    ] {
      let run = try place.lintel(["diff", old, new] + allowed, environment: Self.path, in: folder)
      #expect(run.errors == "", "\(old) \(new)")
      #expect(run.status == Int32(status), "\(old) \(new)\n\(run.output)")
    }
  }

  @Test("Unreadable files are reported with status 2, and a theme with errors has status 1")
  func mistakes() throws {
    let place = try repository(["Shop.yaml": SampleThemes.shop, "Clash.yaml": SampleThemes.clash])
    for (arguments, message) in [
      (["Nothing.yaml"], "Nothing.yaml: No such file or folder"),
      (["HEAD", "Shop.yaml"], "'HEAD' is a revision without a file; write 'HEAD:./Shop.yaml'"),
      (["HEAD~7:Shop.yaml", "Shop.yaml"], "git doesn't know the revision 'HEAD~7'"),
      (["Shop.yaml", "HEAD"], "'HEAD' is a revision without a file; write 'HEAD:./Shop.yaml'"),
      (
        ["HEAD", "trunk:Shop.yaml"], "'HEAD' is a revision without a file; write 'HEAD:Shop.yaml'"
      ),
      (
        ["HEAD", "trunk"],
        "'HEAD' is a revision without a file; write its theme, as in 'HEAD:Styles/Harbor.yaml'"
      ),
      (
        ["HEAD:Shopp.yaml", "Shop.yaml"],
        "HEAD:Shopp.yaml: the revision has no such file; the path begins at the root of the repository, or with './'"
      ),
      (["--", "-x:Shop.yaml", "Shop.yaml"], "'-x' isn't a revision"),
      (["HEAD:Shop.yaml"], "specify a second theme to compare 'Shop.yaml' with"),
      (
        ["Shop.yaml", "--brand", "plian"], "the theme has no brand 'plian'; did you mean 'plain'?"
      ),
    ] {
      let run = try place.lintel(["diff"] + arguments, environment: Self.path)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.output == "")
      #expect(run.errors == "lintel: error: \(message)\n")
    }
    let clash = try place.lintel(["diff", "HEAD:Clash.yaml", "Shop.yaml"], environment: Self.path)
    #expect(clash.status == 1)
    #expect(clash.output == "")
    #expect(clash.errors.hasPrefix("HEAD:Clash.yaml:7:"))
    #expect(clash.errors.contains("[conflicting-override]"))
    let outside = try Workplace(["Shop.yaml": SampleThemes.shop])
    let environment = Self.path.merging(["GIT_CEILING_DIRECTORIES": "/"]) { $1 }
    let run = try outside.lintel(["diff", "Shop.yaml"], environment: environment)
    #expect(run.status == 2)
    let hint = "specify two files to compare"
    #expect(run.errors == "lintel: error: this folder isn't in a git repository; \(hint)\n")
    let without = try outside.lintel(["diff", "Shop.yaml"], environment: ["PATH": "/nowhere"])
    #expect(without.status == 2)
    #expect(without.errors.hasSuffix("install it to read revisions\n"))
  }

  @Test("Pictures show one context of each cause, before and after, and Markdown includes them")
  func pictures() throws {
    let place = try Workplace(["Old.yaml": SampleThemes.shop, "New.yaml": Self.louder])
    let arguments = ["diff", "Old.yaml", "New.yaml", "--pictures", "out/a b", "--to", "markdown"]
    let run = try place.lintel(arguments)
    #expect(run.errors == "")
    #expect(
      run.output.contains(
        "\n| ![before](out/a%20b/1.before.svg) | ![after](out/a%20b/1.after.svg) |\n"
      )
    )
    let (before, after) = (
      try place.text(of: "out/a b/1.before.svg"), try place.text(of: "out/a b/1.after.svg")
    )
    #expect(before.hasPrefix("<?xml"))
    #expect(after.hasPrefix("<?xml"))
    #expect(before.lowercased().contains("#00569e"))
    #expect(!before.lowercased().contains("#0b6e99"))
    #expect(after.lowercased().contains("#0b6e99"))
    #expect(!after.lowercased().contains("#00569e"))
    #expect(try place.files().filter { $0.hasSuffix(".svg") }.count == 2)
  }

  @Test("Markdown has a table with folded values, and JSON has every context by name")
  func formats() throws {
    let place = try Workplace(["Old.yaml": SampleThemes.shop, "New.yaml": Self.louder])
    let markdown = try place.lintel(["diff", "Old.yaml", "New.yaml", "--to", "markdown"]).output
    #expect(markdown.hasPrefix("## Lintel: 1 cause changes 1 property\n\n| what changed |"))
    #expect(markdown.contains("\n<details><summary>$colors.accent: \"#<!-- -->00569E\" -&gt; "))
    let json = try place.lintel(["diff", "Old.yaml", "New.yaml", "--to", "json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: NSObject]
    #expect(value?["format"] == "lintel.diff" as NSString)
    #expect(json.contains("\"place\": \"New.yaml:4:29\""))
    #expect(json.contains("\"screens\": [null, \"checkout\", \"home\"]"))
  }
}
