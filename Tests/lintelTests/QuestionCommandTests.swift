import Testing

@Suite("lintel resolve, lintel flows, and what they share with lintel explain")
struct QuestionCommandTests {
  @Test("resolve prints one context as JSON on standard output")
  func resolve() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      [
        "resolve", "Shop.yaml", "--brand", "loud", "--screen", "checkout", "--ios", "16.4",
        "--idiom", "pad",
      ]
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    for line in [
      "\"brand\": \"loud\"", "\"promos\": []", "\"screen\": \"checkout\"", "\"ios\": \"16.4\"",
      "\"idiom\": \"pad\"", "\"tintColor\": \"#B00020FF\"", "\"hidesBottomBarWhenPushed\": true",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
    #expect(run.output.contains("\"conflicts\": []"))
  }

  @Test("resolve leaves out properties that the iOS version doesn't have")
  func olderVersion() throws {
    let theme = """
      lintel: 1
      theme: Old
      ios: 12..26
      itemStyle: browser
      navigationBar:
        title: { color: "#000001" }
        subtitle: { color: "#000002" }
        button.sharedBackground: hidden
      tabBar.minimize: never

      """
    let place = try Workplace(["Old.yaml": theme])
    let words = ["#000001FF", "#000002FF", "sharedBackground", "tabBarMinimizeBehavior", "browser"]
    for (version, count) in [("26", 5), ("18", 2), ("15", 1), ("12", 1)] {
      let run = try place.lintel(["resolve", "Old.yaml", "--ios", version])
      #expect(run.status == 0)
      let found = words.filter(run.output.contains)
      #expect(found == (count == 2 ? ["#000001FF", "browser"] : Array(words.prefix(count))))
    }
  }

  @Test("resolve for a theme with a conflict prints the rest, lists the paths, and ends with 1")
  func conflict() throws {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let both = try place.lintel(["resolve", "Clash.yaml", "--promo", "one", "--promo", "two"])
    #expect(both.status == 1)
    #expect(both.errors.contains("[conflicting-override]"))
    #expect(both.output.contains("\"conflicts\": [\"navigationBar.tint\"]"))
    #expect(both.output.contains("\"tintColor\": \"#000001FF\""))
    #expect(!both.output.contains("#000002FF"))
    let one = try place.lintel(["resolve", "Clash.yaml", "--promo", "one"])
    #expect(one.status == 1)
    #expect(one.output.contains("#000003FF"))
    #expect(one.output.contains("\"conflicts\": []"))
  }

  @Test("resolve and explain leave out promos that can't run together, and say so")
  func impossiblePromos() throws {
    let theme = """
      lintel: 1
      theme: Promos
      ios: 15..18
      promos:
        final: { from: 2027-06-10, until: 2027-06-12 }
        night: { navigationBar: { tint: "#000001" } }
        sale: { from: 2027-06-01, until: 2027-07-01, navigationBar: { tint: "#000002" } }

      """
    let place = try Workplace(["Promos.yaml": theme])
    let both = ["--promo", "night", "--promo", "sale"]
    let resolved = try place.lintel(["resolve", "Promos.yaml"] + both)
    #expect(resolved.status == 0)
    #expect(
      resolved.errors
        == "lintel: note: 'night' is left out: it can't run together with 'sale'\n"
    )
    #expect(resolved.output.contains("\"promos\": [\"sale\"]"))
    #expect(resolved.output.contains("\"tintColor\": \"#000002FF\""))
    let explained = try place.lintel(["explain", "Promos.yaml", "navigationBar.tint"] + both)
    #expect(explained.errors == resolved.errors)
    #expect(explained.output.contains("wins"))
    #expect(!explained.output.contains("#000001"))
    let final = try place.lintel(["resolve", "Promos.yaml", "--promo", "final"])
    #expect(
      final.errors
        == "lintel: note: 'sale' runs, too: it always runs together with 'final'\n"
    )
    #expect(final.output.contains("\"promos\": [\"final\", \"sale\"]"))
  }

  @Test(
    "A version of iOS that doesn't exist is refused by every command",
    arguments: [
      ["resolve", "Shop.yaml", "--brand", "plain"], ["explain", "Shop.yaml", "navigationBar.tint"],
      ["flows", "Shop.yaml"], ["diff", "Shop.yaml", "Shop.yaml"],
    ]
  )
  func unreleased(command: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    for version in ["19", "22", "25.1", "28"] {
      let run = try place.lintel(command + ["--ios", version])
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors
          == "lintel: error: there is no iOS \(version); the versions are 12 to 18, 26, and 27\n"
      )
    }
    let old = try place.lintel(command + ["--ios", "11"])
    #expect(old.errors.contains("which doesn't include 11"), "\(old.errors)")
  }

  @Test("resolve, explain, and compile are about one release of the app, by default the newest")
  func appVersion() throws {
    let place = try Workplace([
      "Staged.yaml": """
      lintel: 1
      theme: Staged
      ios: 15..18
      toolbar: { tint: "#000001" }
      when ios 15..: { appVersions: 5.2.., toolbar: { tint: "#000002" } }
      """
    ])
    for (arguments, color) in [
      ([], "#000002"), (["--app-version", "5.2"], "#000002"),
      (["--app-version", "5.1.9"], "#000001"),
    ] {
      let other = color == "#000001" ? "#000002" : "#000001"
      let resolved = try place.lintel(["resolve", "Staged.yaml"] + arguments)
      #expect(resolved.status == 0)
      #expect(resolved.output.contains(color))
      #expect(!resolved.output.contains(other))
      let explained = try place.lintel(["explain", "Staged.yaml", "toolbar.tint"] + arguments)
      let winner = try #require(
        explained.output.split(separator: "\n").first { $0.contains("wins") }
      )
      #expect(winner.contains(color))
      _ = try place.lintel(["compile", "Staged.yaml", "--to", "json", "-o", "out"] + arguments)
      let tree = try place.text(of: "out/Staged.json")
      #expect(tree.contains(color))
      #expect(!tree.contains(other))
    }
    for command in [
      ["resolve", "Staged.yaml"], ["explain", "Staged.yaml", "toolbar.tint"],
      ["compile", "Staged.yaml", "--to", "json", "-o", "out"],
    ] {
      let run = try place.lintel(command + ["--app-version", "soon"])
      #expect(run.status == 2)
      #expect(
        run.errors == "lintel: error: 'soon' isn't a version of an app such as 5.2 or 5.2.1\n"
      )
    }
  }

  @Test("flows prints how the bar changes on every push, in the requested contexts")
  func flows() throws {
    let theme =
      SampleThemes.shop
        + """
        when pad:
          screens: { checkout: { transition: hide } }
        flows: [home -> checkout]

        """
    let place = try Workplace(["Shop.yaml": theme])
    let all = try place.lintel(["flows", "Shop.yaml"])
    #expect(all.status == 0)
    #expect(
      all.output == """
        home -> checkout  swap      the backgrounds differ, and one is blurred
                                    for every brand, phone
                          hide      the pushed screen sets it
                                    for every brand, pad

        """
    )
    // The contexts of one brand don't name it again.
    let one = try place.lintel(["flows", "Shop.yaml", "--brand", "loud"])
    #expect(one.output == all.output.replacing("for every brand, ", with: "for "))
    let pad = try place.lintel(["flows", "Shop.yaml", "--idiom", "pad", "--to", "json"])
    #expect(pad.output.contains("\"scheme\": \"hide\""))
    #expect(!pad.output.contains("\"swap\""))
    #expect(!pad.output.contains("\"release\""))
    let wrong = try place.lintel(["flows", "Shop.yaml", "--screen", "chekout"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("checkout"))
  }

  @Test("flows is about one release of the app, by default the newest, which it names")
  func flowsOfRelease() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      ios: 15..18
      navigationBar: { background: default }
      screens:
        home: {}
        photo: { appVersions: ..5.1, navigationBar: { background: transparent } }
      flows: [home -> photo]
      """
    ])
    let newest = try place.lintel(["flows", "Shop.yaml"]).output
    #expect(newest.hasPrefix("app 5.2 and later\nhome -> photo  none "))
    let older = try place.lintel(["flows", "Shop.yaml", "--app-version", "5.1.3"]).output
    #expect(older.hasPrefix("app up to 5.1\nhome -> photo  swap "))
    let json = try place.lintel(
      ["flows", "Shop.yaml", "--to", "json", "--app-version", "5"]
    ).output
    #expect(json.contains("\"release\": \"app up to 5.1\""))
    let wrong = try place.lintel(["flows", "Shop.yaml", "--app-version", "soon"])
    #expect(wrong.status == 2)
  }

  @Test(
    "A name that the theme doesn't have ends with 2 and lists existing ones",
    arguments: [
      (["--brand", "plian"], "the theme has no brand 'plian'; did you mean 'plain'?"),
      (
        ["--brand", "plain", "--promo", "sal"], "the theme has no promo 'sal'; did you mean 'sale'?"
      ),
      (
        ["--brand", "plain", "--promo", "sale,sale"],
        "'sale,sale' is several promos; write --promo once for each"
      ),
      (
        ["--brand", "plain", "--screen", "hom"],
        "the theme has no screen 'hom'; did you mean 'home'?"
      ),
      (
        ["--brand", "plain", "--ios", "12"],
        "the theme is for iOS 15 to 18, which doesn't include 12"
      ),
      (["--brand", "plain", "--ios", "new"], "'new' isn't an iOS version such as 18 or 16.4"),
      (["--brand", "plain", "--idiom", "tv"], "'tv' isn't a device; write phone or pad"),
    ] as [([String], String)]
  )
  func unknownNames(options: [String], message: String) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    for command in [["resolve", "Shop.yaml"], ["explain", "Shop.yaml", "navigationBar.tint"]] {
      let run = try place.lintel(command + options)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors == "lintel: error: \(message)\n")
    }
  }

  @Test(
    "Several names that the theme doesn't have are reported in one run",
    arguments: [
      ["resolve", "Shop.yaml"], ["explain", "Shop.yaml", "navigationBar.tint"],
      ["flows", "Shop.yaml"], ["diff", "Shop.yaml", "Shop.yaml"],
      ["preview", "Shop.yaml", "-o", "out"],
    ]
  )
  func severalUnknownNames(command: [String]) throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      command + [
        "--brand", "plian", "--screen", "hom", "--promo", "sal", "--promo", "sael", "--ios", "new",
        "--idiom", "tv", "--width", "wide",
      ]
    )
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      Set(run.errors.split(separator: "\n")) == [
        "lintel: error: the theme has no brand 'plian'; did you mean 'plain'?",
        "lintel: error: the theme has no screen 'hom'; did you mean 'home'?",
        "lintel: error: the theme has no promo 'sal'; did you mean 'sale'?",
        "lintel: error: the theme has no promo 'sael'; did you mean 'sale'?",
        "lintel: error: 'new' isn't an iOS version such as 18 or 16.4",
        "lintel: error: 'tv' isn't a device; write phone or pad",
        "lintel: error: 'wide' isn't a size class; write compact or regular",
      ]
    )
  }

  @Test("A wrong property is reported together with wrong names")
  func unknownPropertyAndName() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(["explain", "Shop.yaml", "toolbar.tnt", "--screen", "hom"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        lintel: error: the theme has no screen 'hom'; did you mean 'home'?
        lintel: error: 'toolbar' has no property 'tnt'; did you mean 'tint'?

        """
    )
  }

  @Test("Without a brand, resolve requires one, and explain lists those that differ")
  func withoutBrand() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let resolved = try place.lintel(["resolve", "Shop.yaml"])
    #expect(resolved.status == 2)
    #expect(
      resolved.errors
        == "lintel: error: the theme has 2 brands; choose one with --brand: loud, plain\n"
    )
    let explained = try place.lintel(["explain", "Shop.yaml", "navigationBar.tint"])
    #expect(explained.status == 0)
    // The token's value comes after the value that refers to it, and values that all brands share are listed once.
    #expect(
      explained.output == """
        navigationBar.tint
            wins  $accent  Shop.yaml:6:9  top level

        $colors.accent
          brand loud
            wins   "#B00020"  Shop.yaml:10:39  brands.loud
            loses  "#00569E"  Shop.yaml:4:29   top level: a brand's block overrides the top level
          brand plain
            wins  "#00569E"  Shop.yaml:4:29  top level

        """
    )
    let shared = try place.lintel(["explain", "Shop.yaml", "toolbar.tint"])
    #expect(
      shared.output
        == "toolbar.tint\n  nothing is declared here; UIKit's own value shows: the tint of the window\n"
    )
    let own = try place.lintel(["explain", "Shop.yaml", "transition"])
    #expect(
      own.output
        == "transition\n  nothing is declared here; the default applies: chosen for each flow\n"
    )
    let json = try place.lintel(["explain", "Shop.yaml", "navigationBar.tint", "--to", "json"])
    #expect(json.output.contains(#""brands": ["loud"]"#))
  }

  @Test("A bar that a screen doesn't style is listed with UIKit's own objects, which are set there")
  func cover() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      ios: 15..18
      navigationBar: { background: opaque }
      screens:
        home: {}
        photo: { navigationBar: { background: unset } }

      """
    ])
    func resolve(_ arguments: String...) throws -> String {
      try place.lintel(["resolve", "Shop.yaml"] + arguments).output
    }
    #expect(try resolve("--screen", "home").contains(#""configure": "opaqueBackground""#))
    let photo = try resolve("--screen", "photo")
    #expect(photo.contains("\"navigationBar\": {"))
    #expect(photo.contains(#""configure": "defaultBackground""#))
    #expect(photo.contains(#""configure": "transparentBackground""#))
    #expect(!photo.contains("toolbar"))
  }
}
