import Testing

@Suite("lintel explain --declaration")
struct ExplainDeclarationTests {
  @Test(
    "explain --declaration shows where a line wins and what overrides it, or how to correct a wrong one"
  )
  func declaration() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      imports: [night.yaml]
      toolbar: { tint: "#000001" }
      navigationBar: { background: opaque }
      brands: { day: {}, night: {} }
      """,
      "night.yaml": """
      lintel: 1
      brands:
        day: { toolbar: { tint: "#000002" } }
        night: { toolbar: { tint: "#000003" } }
      """,
    ])
    func explain(_ arguments: String...) throws -> Workplace.Run {
      try place.lintel(["explain", "Shop.yaml"] + arguments)
    }
    let dead = try explain("--declaration", "4")
    #expect(dead.status == 0)
    #expect(
      dead.output == """
        toolbar.tint: "#000001"  Shop.yaml:4:18  top level
          applies: everywhere
          never wins
          loses to "#000002"  night.yaml:3:27  brands.day: a brand's block overrides the top level
            for example: brand day, slot standard, iOS 13, phone
          loses to "#000003"  night.yaml:4:29  brands.night: a brand's block overrides the top level
            for example: brand night, slot standard, iOS 13, phone

        """
    )
    let winner = try explain("--declaration", "night.yaml:4")
    #expect(
      winner.output.contains("  applies: brand 'night'\n  wins wherever it applies, for example: ")
    )
    let shorthand = try explain("--declaration", "Shop.yaml:5")
    #expect(
      shorthand.output.contains("navigationBar.background.effect, navigationBar.background.image")
    )
    #expect(
      try explain("--declaration", "1").output
        == "1\n  nothing is declared here\n  the nearest declarations are on line 4\n"
    )
    let json = try explain("--declaration", "4", "--to", "json").output
    #expect(json.contains("\"reason\": \"a brand's block overrides the top level\""))
    #expect(!json.contains("winsIn"))
    let plain = try explain("toolbar.tint", "--brand", "day", "--to", "json").output
    #expect(plain.contains("\"verdict\": \"wins\""))
    #expect(plain.contains("\"beatenBy\": \"night.yaml:3:27\""))
    for (arguments, message) in [
      (
        ["--declaration", "nite.yaml:3"],
        "'nite.yaml' isn't a file of the theme; did you mean 'night.yaml'?"
      ),
      (
        ["--declaration", "here"],
        "'here' isn't a place such as Styles/Harbor.yaml:20 or Styles/Harbor.yaml:20:5"
      ),
      (
        ["--declaration", "nite.yaml:3:5"],
        "'nite.yaml' isn't a file of the theme; did you mean 'night.yaml'?"
      ),
    ] {
      let run = try place.lintel(["explain", "Shop.yaml"] + arguments)
      #expect(run.status == 2)
      #expect(run.errors == "lintel: error: \(message)\n")
    }
    let both = try explain("--declaration", "4", "--brand", "day")
    #expect(both.status == 2)
    #expect(
      both.errors.hasPrefix("lintel: error: --declaration covers every context; omit --brand")
    )
  }

  @Test("explain --declaration reports a conflict, and doesn't let both sides win")
  func declarationInConflict() throws {
    let place = try Workplace([
      "Clash.yaml": """
      lintel: 1
      theme: Clash
      ios: 15..26
      brands: { d: {}, n: {} }
      screens:
        s: { navigationBar: { scrollEdge: { title: { color: "#0000DD" } } } }
        s.t: { brands: { n: { navigationBar: { title: { color: "#0000EE" } } } } }
        v: { brands: { n: { toolbar: { tint: "#000005" } } } }
      """
    ])
    func explain(_ arguments: String...) throws -> Workplace.Run {
      try place.lintel(["explain", "Clash.yaml", "--declaration"] + arguments)
    }
    let edge = try explain("6")
    #expect(edge.status == 1)
    #expect(edge.errors.contains("[conflicting-override]"))
    #expect(
      edge.output == """
        navigationBar.slot: own  Clash.yaml:6:55  screens.s
          applies: screen 's', slot 'scrollEdge'
          wins wherever it applies, for example: brand d, screen s, slot scrollEdge, iOS 15, phone

        navigationBar.title.color: "#0000DD"  Clash.yaml:6:55  screens.s
          applies: screen 's', slot 'scrollEdge'
          wins elsewhere, for example: brand d, screen s, slot scrollEdge, iOS 15, phone
          in conflict with "#0000EE"  Clash.yaml:7:58  screens.s.t.brands.n
            for example: brand n, screen s.t, slot scrollEdge, iOS 15, phone

        """
    )
    let title = try explain("7").output
    #expect(title.contains("  wins elsewhere, for example: brand n, screen s.t, slot standard,"))
    #expect(title.contains("  in conflict with \"#0000DD\"  Clash.yaml:6:55  screens.s\n"))
    #expect(try explain("8").output.contains("  wins wherever it applies, for example: "))
    let json = try explain("6", "--to", "json").output
    #expect(json.contains("\"conflictsWith\": [\n"))
    #expect(json.contains("\"losesTo\": []"))
    #expect(json.contains("\"screen\": \"s.t\""))
  }

  private static let harbor = [
    "Styles/Harbor.yaml": """
    lintel: 1
    theme: Harbor
    ios: 15..18
    imports: [bars/tab.yaml]
    toolbar: { tint: "#000001", background: { color: "#000002" } }
    when pad: { appVersions: 5.2.., toolbar: { tint: "#000003" } }
    """,
    "Styles/bars/tab.yaml": "lintel: 1\ntabBar: { tint: \"#000004\" }\n",
  ]

  @Test(
    "A place is specified as messages print it, and a file by any path to it",
    arguments: [
      ("", "Styles/Harbor.yaml", "5:18", ["toolbar.tint"]),
      ("", "Styles/Harbor.yaml", "5:12", ["toolbar.tint"]),
      ("", "Styles/Harbor.yaml", "Styles/Harbor.yaml:5:50:", ["toolbar.background.color"]),
      ("", "Styles/Harbor.yaml", "5", ["toolbar.background.color", "toolbar.tint"]),
      ("Styles", "../Styles/Harbor.yaml", "Harbor.yaml:5:18", ["toolbar.tint"]),
      ("Styles", "../Styles/Harbor.yaml", "./bars/../Harbor.yaml:5:18", ["toolbar.tint"]),
      ("Styles/bars", "../Harbor.yaml", "tab.yaml:2", ["tabBar.tint"]),
      ("Styles/bars", "../../Styles/Harbor.yaml", "tab.yaml:2:18", ["tabBar.tint"]),
    ] as [(String, String, String, [String])]
  )
  func places(folder: String, theme: String, place: String, properties: [String]) throws {
    let run = try Workplace(Self.harbor).lintel(
      ["explain", theme, "--declaration", place],
      in: folder
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads.map { String($0.prefix { $0 != ":" }) }.sorted() == properties, "\(run.output)")
  }

  @Test("A place without a declaration is reported with the nearest ones")
  func besides() throws {
    let place = try Workplace(Self.harbor)
    let run = try place.lintel(["explain", "Styles/Harbor.yaml", "--declaration", "5:28"])
    #expect(
      run.output
        == "5:28\n  nothing is declared here\n  the nearest declarations are at 5:12 and 5:43\n"
    )
  }

  @Test(
    "explain --declaration names the versions without a keyword, unless the declaration applies to none of them"
  )
  func newerKeyword() throws {
    let place = try Workplace([
      "Bar.yaml": """
      lintel: 1
      theme: Bar
      ios: 15..27
      navigationBar:
        search.placement: integrated
        when ios 26..: { search.placement: integratedCentered }
      """
    ])
    func explain(_ line: String, as format: String) throws -> String {
      try place.lintel(["explain", "Bar.yaml", "--declaration", line, "--to", format]).output
    }
    let older = "before iOS 26, UIKit's own value shows: automatic"
    #expect(try explain("5", as: "text").contains(older))
    #expect(try !explain("6", as: "text").contains(older))
    #expect(try explain("5", as: "json").contains("\"since\": \"26\""))
    #expect(try !explain("6", as: "json").contains("since"))
    let settled = try Workplace([
      "Bar.yaml": """
      lintel: 1
      theme: Bar
      ios: 15..27
      navigationBar:
        search.placement: integrated
        when ios ..25: { search.placement: stacked }
      """
    ])
    let run = try settled.lintel(["explain", "Bar.yaml", "--declaration", "5"])
    #expect(run.output.contains("loses to stacked") && !run.output.contains("before iOS 26"))
  }

  @Test("With --app-version, the answer is about one release, which it names")
  func release() throws {
    let place = try Workplace(Self.harbor)
    func explain(_ line: String, _ release: String) throws -> String {
      let arguments = ["explain", "Styles/Harbor.yaml", "--declaration", line]
      return try place.lintel(arguments + ["--app-version", release]).output
    }
    #expect(
      try explain("6", "5.1") == """
        toolbar.tint: "#000003"  Styles/Harbor.yaml:6:50  when pad
          applies: when pad, appVersions 5.2..
          doesn't apply in app up to 5.1

        """
    )
    #expect(try explain("6", "6").contains("  wins wherever it applies in app 5.2 and later, for "))
    #expect(try explain("5:18", "5.1").contains("  wins wherever it applies in app up to 5.1, for"))
    let newer = try explain("5:18", "5.2")
    #expect(newer.contains("  wins elsewhere, for example: "))
    #expect(newer.contains("  loses to \"#000003\""))
    #expect(!newer.contains("app before 5.2"))
    let arguments = ["explain", "Styles/Harbor.yaml", "--declaration", "6", "--to", "json"]
    let json = try place.lintel(arguments + ["--app-version", "5.1"]).output
    #expect(json.contains("\"release\": \"app up to 5.1\""))
    // In other cases, only the example has a release.
    #expect(!(try place.lintel(arguments).output.contains("\"release\": \"app 5.2 and later\"")))
  }

  @Test(
    "A group or a pattern isn't one screen, and the message has those that it covers",
    arguments: [
      ("forms", "'forms' is a group; choose one of its screens: cart, cart.pay"),
      ("*.pay", "'*.pay' is a pattern; choose one of its screens: cart.pay"),
      ("*.buy", "the theme has no screen '*.buy'; it has cart, cart.pay"),
    ]
  )
  func severalScreens(name: String, message: String) throws {
    let theme = """
      lintel: 1
      theme: Shop
      ios: 15..18
      groups: { forms: [cart] }
      screens:
        cart: {}
        cart.pay: {}
        forms: { toolbar: { tint: label } }
        '*.pay': { tabBar: { tint: label } }

      """
    let place = try Workplace(["Shop.yaml": theme])
    let run = try place.lintel(["explain", "Shop.yaml", "toolbar.tint", "--screen", name])
    #expect(run.status == 2)
    #expect(run.errors == "lintel: error: \(message)\n")
  }

  @Test("explain of a place leads to --declaration, and of a group of tokens to those in it")
  func placesAndGroups() throws {
    let theme = SampleThemes.shop.replacing(
      "accent: \"#00569E\"",
      with: "accent: \"#00569E\", ink: { soft: label, deep: label }"
    )
    let place = try Workplace(["Shop.yaml": theme])
    let line = try place.lintel(["explain", "Shop.yaml", "Shop.yaml:6:9"])
    #expect(line.status == 2)
    #expect(
      line.errors.hasPrefix(
        "lintel: error: specify a place with --declaration: --declaration Shop.yaml:6:9\n"
      )
    )
    let group = try place.lintel(["explain", "Shop.yaml", "$ink"])
    #expect(
      group.errors
        == "lintel: error: the theme has no token '$ink'; did you mean '$ink.deep' or '$ink.soft'?\n"
    )
  }
}
