import Testing

@Suite("lintel explain")
struct ExplainCommandTests {
  @Test("explain names the winner and each loser with its place and the reason")
  func explain() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(
      ["explain", "Shop.yaml", "navigationBar.tint", "--brand", "plain", "--promo", "sale"]
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "navigationBar.tint")
    #expect(lines[1].wholeMatch(of: #/ +wins +"#6B4EFF" +Shop\.yaml:12:34 +promos\.sale/#) != nil)
    #expect(
      lines[2].wholeMatch(of: #/ +loses +\$accent +Shop\.yaml:6:9 +top level: .+promo.+/#) != nil
    )
  }

  @Test("explain follows a token")
  func explainToken() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(["explain", "Shop.yaml", "$accent", "--brand", "loud"])
    #expect(run.status == 0)
    #expect(run.output.contains("wins"))
    #expect(run.output.contains("\"#B00020\""))
    #expect(run.output.contains("loses"))
    #expect(run.output.contains("\"#00569E\""))
  }

  @Test("explain shows a conflict")
  func explainConflict() throws {
    let place = try Workplace(["Clash.yaml": SampleThemes.clash])
    let run = try place.lintel(
      ["explain", "Clash.yaml", "navigationBar.tint", "--promo", "one", "--promo", "two"]
    )
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.contains("in conflict") }.count == 2)
    #expect(lines.filter { $0.contains("loses") }.count == 1)
    #expect(!run.output.contains("wins"))
  }

  @Test("A button without declarations is explained by the button that it inherits from")
  func inheritance() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      ios: 15..27
      navigationBar:
        button: { color: "#00569E", highlighted: { font: headline } }
        backButton: { font: headline }

      """
    ])
    func lines(_ property: String) throws -> [String] {
      try place.lintel(["explain", "Shop.yaml", property]).output
        .split(separator: "\n").map(String.init)
    }
    #expect(
      try lines("navigationBar.backButton.color") == [
        "navigationBar.backButton.color",
        "    nothing is declared here; it has the value of navigationBar.button.color",
        "navigationBar.button.color", "    wins  \"#00569E\"  Shop.yaml:5:20  top level",
      ]
    )
    #expect(
      try lines("navigationBar.prominentButton.color")[1]
        == "    nothing is declared here; it has the value of navigationBar.button.color before iOS 26, "
        + "and is filled with the tint in iOS 26 and later"
    )
    #expect(
      try lines("navigationBar.backButton.highlighted.font")[1]
        == "    nothing is declared here; it has the value of navigationBar.backButton.font"
    )
    #expect(
      try lines("navigationBar.prominentButton.highlighted.font")[1]
        == "    nothing is declared here; it has the value of navigationBar.button.highlighted.font"
    )
    #expect(
      try lines("navigationBar.button.kern") == [
        "navigationBar.button.kern",
        "  nothing is declared here; UIKit's own value shows: the font's kerning",
      ]
    )
  }

  @Test("A slot or a state in the path limits the answer")
  func parts() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      ios: 15..18
      navigationBar:
        title: { color: "#00569E" }
        scrollEdge: { title: { color: "#FFFFFF" } }
      tabBar:
        item: { iconColor: "#111111", selected: { iconColor: "#00569E" } }

      """
    ])
    func explain(_ property: String) throws -> String {
      try place.lintel(["explain", "Shop.yaml", property]).output
    }
    #expect(
      try explain("navigationBar.scrollEdge.title.color") == """
        navigationBar.title.color
          scrollEdge, compactScrollEdge
            wins   "#FFFFFF"  Shop.yaml:6:33  top level
            loses  "#00569E"  Shop.yaml:5:19  top level: a narrower condition (slot) overrides a wider one

        """
    )
    #expect(
      try explain("navigationBar.standard.title.color") == """
        navigationBar.title.color
          standard
            wins  "#00569E"  Shop.yaml:5:19  top level

        """
    )
    #expect(
      try explain("tabBar.item.selected.iconColor") == """
        tabBar.item.iconColor
          selected
            wins   "#00569E"  Shop.yaml:8:56  top level
            loses  "#111111"  Shop.yaml:8:22  top level: a narrower condition (item) overrides a wider one

        """
    )
    #expect(try explain("tabBar.stacked.disabled.iconColor").contains("  stacked.disabled\n"))
    #expect(
      !(try explain("navigationBar.title.color").hasPrefix("navigationBar.title.color\n    "))
    )
  }

  @Test(
    "For a slot that is left to the system, explain names the declaration that does that, and no winner"
  )
  func systemSlot() throws {
    let place = try Workplace([
      "Shop.yaml": """
      lintel: 1
      theme: Shop
      ios: 15..18
      toolbar: { background: opaque, scrollEdge: system, tint: "#00569E" }

      """
    ])
    func explain(_ arguments: String...) throws -> String {
      try place.lintel(["explain", "Shop.yaml"] + arguments).output
    }
    #expect(
      try explain("toolbar.background.preset") == """
        toolbar.background.preset
          standard, compact
            wins  opaque  Shop.yaml:4:24  top level
          scrollEdge, compactScrollEdge
            UIKit decides, because the slot is left to the system
            wins   system  Shop.yaml:4:44  top level
            loses  opaque  Shop.yaml:4:24  top level: 'system' leaves the slot to UIKit

        """
    )
    // The theme doesn't declare the color itself, and a tint isn't part of the slot's object.
    #expect(
      try explain("toolbar.scrollEdge.button.color") == """
        toolbar.button.color
          scrollEdge, compactScrollEdge
            UIKit decides, because the slot is left to the system
            wins  system  Shop.yaml:4:44  top level

        """
    )
    #expect(!(try explain("toolbar.tint").contains("system")))
    let json = try explain("toolbar.scrollEdge.background.preset", "--to", "json")
    #expect(json.contains(#""decides": "UIKit""#))
    #expect(json.contains(#""beatenBy": "Shop.yaml:4:44""#))
    let fate = try explain("--declaration", "4:24")
    #expect(fate.contains("  wins elsewhere, for example: brand Shop, slot standard"))
    let reason = "top level: 'system' leaves the slot to UIKit"
    #expect(fate.contains("  loses to system  Shop.yaml:4:44  \(reason)"))
  }

  @Test("explain for an unknown property suggests existing ones")
  func unknownProperty() throws {
    let place = try Workplace(["Shop.yaml": SampleThemes.shop])
    let run = try place.lintel(["explain", "Shop.yaml", "navigationBar.tnt", "--brand", "plain"])
    #expect(run.status == 2)
    #expect(
      run.errors == "lintel: error: 'navigationBar' has no property 'tnt'; did you mean 'tint'?\n"
    )
    let bare = try place.lintel(["explain", "Shop.yaml", "title.color"])
    #expect(
      bare.errors
        == "lintel: error: a theme has no property 'title'; did you mean 'navigationBar.title.color'?\n"
    )
    let block = try place.lintel(["explain", "Shop.yaml", "screens.photo.toolbar.tint"])
    #expect(
      block.errors
        == "lintel: error: a property's name doesn't contain blocks; write 'toolbar.tint --screen photo'\n"
    )
    let blocks = try place.lintel([
      "explain", "Shop.yaml", "brands.plain.modes.reading.sepia.screens.a.b.tabBar.standard.tint",
    ])
    let options = "--brand plain --mode reading=sepia --screen a.b"
    #expect(blocks.errors.hasSuffix("; write 'tabBar.standard.tint \(options)'\n"))
    for (written, key, meant) in [
      ("navBar.titel.colour", "navBar", "navigationBar.title.color"),
      ("UINavigationBar.tintColor", "UINavigationBar", "navigationBar.tint"),
      ("tabbar.item.selected.iconColour", "tabbar", "tabBar.item.selected.iconColor"),
    ] {
      let run = try place.lintel(["explain", "Shop.yaml", written])
      #expect(run.errors.hasSuffix("no property '\(key)'; did you mean '\(meant)'?\n"))
    }
    let token = try place.lintel(["explain", "Shop.yaml", "accent"])
    #expect(
      token.errors == "lintel: error: a theme has no property 'accent'; did you mean '$accent'?\n"
    )
    let path = try place.lintel(["explain", "Shop.yaml", "tokens.colors.accent"])
    #expect(path.errors.hasSuffix("no property 'tokens'; did you mean '$accent'?\n"))
    let part = try place.lintel(["explain", "Shop.yaml", "navigationBar.title.font.size"])
    #expect(part.errors.hasSuffix("no property 'size'; did you mean 'navigationBar.title.font'?\n"))
    let key = try place.lintel(["explain", "Shop.yaml", "flows"])
    #expect(key.errors.hasSuffix("is a key, not a property; 'lintel help flows' explains it\n"))
  }

  @Test("explain for an unreadable value says so")
  func wrongValue() throws {
    let text = "lintel: 1\ntheme: A\nios: 15..18\ntoolbar: { tint: zzqx }\n"
    let place = try Workplace(["A.yaml": text])
    let run = try place.lintel(["explain", "A.yaml", "toolbar.tint"])
    #expect(run.output.contains("wins  (not a value)  A.yaml:4:18"))
  }
}
