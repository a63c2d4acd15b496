#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  @testable import LintelBackends

  @Suite("Decisions in the Swift output")
  struct DecisionCodeTests {
    private func code(_ body: String, ios: String = "16..27") throws -> String {
      let sample = try SampleTheme("lintel: 1\ntheme: Form\nios: \(ios)\n\(body)\n")
      return sample.files(SwiftOptions(source: "form.yaml")).map(\.text).joined()
    }

    private func count(_ part: String, in text: String) -> Int {
      text.components(separatedBy: part).count - 1
    }

    @Test("A nested override is one condition, and its fallback is written once")
    func nested() throws {
      let text = try code(
        """
        toolbar: { tint: "#000001" }
        brands: { day: {}, night: {} }
        promos: { sale: { with: any, brands: { night: { toolbar: { tint: "#000002" } } } } }
        """
      )
      #expect(text.contains("context.runs(.sale) && context.brand == .night"))
      #expect(count("0x000001", in: text) == 1 && count("0x000002", in: text) == 1)
    }

    @Test("A condition that is too long is split, and its fallback is written once")
    func fallsThrough() throws {
      let text = try code(
        """
        toolbar: { tint: "#000001" }
        brands: { day: {}, night: {} }
        promos: { sale: { with: any } }
        when pad: { promos: { sale: { brands: { night: { toolbar: { tint: "#000002" } } } } } }
        """
      )
      #expect(text.contains("userInterfaceIdiom != .phone {"))
      #expect(count("0x000001", in: text) == 1 && count("0x000002", in: text) == 1)
    }

    @Test(
      "A Boolean decision between two brands is a comparison, regardless of their names",
      arguments: [("day", "night"), ("dusk", "dawn")]
    )
    func flags(without: String, with: String) throws {
      let large = "{ navigationBar.prefersLargeTitles: true }"
      let text = try code(
        """
        navigationBar.prefersLargeTitles: false
        brands: { \(without): {}, \(with): \(large) }
        """
      )
      #expect(text.contains("style.prefersLargeTitles = .set(context.brand == .\(with))"))
    }

    @Test("Pushes that change the bar in the same way share a case")
    func pushes() throws {
      let text = try code(
        """
        navigationBar: { background: opaque }
        screens:
          home: {}
          list: {}
          map: {}
          photo: { navigationBar: { allSlots.background: transparent } }
        flows: [home -> photo, list -> photo]
        """
      )
      #expect(text.contains("    case .home, .list: return to == .photo ? "))
    }

    @Test("Pushes that change the bar in the same way call a function that isn't named after one")
    func sharedPushes() throws {
      let text = try code(
        """
        navigationBar: { background: opaque }
        when ios 26..: { screens: { photo: { transition: swap } } }
        screens:
          home: {}
          list: {}
          photo: { transition: backdrop, navigationBar: { allSlots.background: transparent } }
        flows: [home -> photo, photo -> list]
        """
      )
      #expect(count("transitionByBackdropOrSwap()", in: text) == 3)
      #expect(!text.contains("transitionFrom"))
    }

    @Test("Consecutive statements with the same condition form one block")
    func neighbors() throws {
      let text = try code(
        """
        navigationBar: { title: { kern: 1 } }
        screens: { home: { navigationBar: { title: { shadow: { offset: [0, 1] } } } } }
        """
      )
      #expect(count("if screen == .home {", in: text) == 1)
    }

    @Test(
      "Done buttons are set only before iOS 26, even by a theme for older versions",
      arguments: ["15..18", "15..27"]
    )
    func doneButtons(ios: String) throws {
      let text = try code("navigationBar: { button: { color: \"#000001\" } }", ios: ios)
      #expect(text.contains("if #unavailable(iOS 26) {"))
    }

    @Test(
      "Values that done and prominent buttons share are set once, with the library's name for both"
    )
    func renamedButtons() throws {
      let text = try code("navigationBar: { prominentButton: { color: \"#000001\" } }")
      #expect(count("0x000001", in: text) == 1)
      #expect(text.contains("    appearance.prominentOrDoneButtonAppearance.normal.title"))
      #expect(!text.contains("available("))
      let checked = try code("navigationBar.prominentButton.tracking: 1", ios: "13..27")
      #expect(checked.contains("if #available(iOS 14, *) {\n      appearance.prominentOrDone"))
      let newer = try code("navigationBar: { prominentButton: { kern: 1 } }", ios: "26..27")
      #expect(newer.contains("    appearance.prominentButtonAppearance.normal.title"))
    }

    @Test(
      "Values that differ between done and prominent buttons are set behind a check if they share more"
    )
    func similarButtons() throws {
      let attributes = "color: \"#000001\", kern: 1, baselineOffset: 2"
      let text = try code(
        "navigationBar: { button: { \(attributes) }, prominentButton: { ligature: 0 } }",
        ios: "15..27"
      )
      #expect(!text.contains("doneButton"))
      #expect(text.contains("    if #unavailable(iOS 26) { prominentNormalTitle.foreground"))
      // Values that other buttons have, too, are written once.
      let same = try code(
        "navigationBar: { button: { \(attributes), ligature: 0 } }",
        ios: "15..27"
      )
      #expect(count("0x000001", in: same) == 1)
      #expect(same.contains("    if #available(iOS 26, *) {") && same.contains("    } else {"))
    }

    @Test("Buttons with the same values are set together, under one condition")
    func sameButtons() throws {
      let text = try code(
        """
        navigationBar: { background: opaque }
        promos: { sale: { with: any, navigationBar.button.paragraph.alignment: left } }
        """
      )
      #expect(count("context.runs(.sale)", in: text) == 1)
      #expect(count("alignment: .left", in: text) == 1)
      let color = try code(
        """
        navigationBar: { background: opaque }
        promos: { sale: { with: any, navigationBar.button.color: "#000001" } }
        """,
        ios: "15..27"
      )
      #expect(count("context.runs(.sale)", in: color) == 1 && count("0x000001", in: color) == 1)
      #expect(
        color.contains("      if #unavailable(iOS 26) { appearance.doneButtonAppearance.normal.")
      )
      let image = try code(
        """
        toolbar:
          button.backgroundImage: { fill: { light: "#FFD166", dark: "#4A3600" }, cornerRadius: 6 }
        """
      )
      #expect(count("0x4A3600", in: image) == 1)
      #expect(
        image.contains(
          "    appearance.buttonAppearance.normal.backgroundImage = normalBackgroundImage\n"
        )
      )
    }

    @Test("A state whose text differs little from the normal one begins as a copy of it")
    func copiedTexts() throws {
      let text = try code(
        """
        promos:
          a: { with: any, toolbar.button.kern: 11 }
          b: { with: any, toolbar.button.shadow.blur: 12 }
          c: { with: any, toolbar.button.stroke.width: 13 }
          d: { with: any, toolbar.button.highlighted.stroke.width: 14 }
        """,
        ios: "15..18"
      )
      #expect(
        text.contains(
          """
              if context.runs(.d) {
                var text = normalTitle
                text.strokeWidth = 14
          """
        ),
        "\(text)"
      )
      #expect(!text.contains("var normalTitleShadow"))
      #expect(count("runs(.b) { normalTitle.shadow.shadowBlurRadius = 12 }", in: text) == 1)
    }

    @Test("A function has a slot in its name only if slots differ")
    func slotsInNames() throws {
      func theme(_ more: String) -> String {
        """
        brands: { a: {}, b: {}, c: {} }
        tabBar.item.badge.background: "#000001"
        toolbar.prominentButton.color: "#000001"
        promos:
          one:
            with: any
            tabBar.item.badge.background: "#000002"
            toolbar.prominentButton.color: "#000002"
          two:
            with: any
            priority: 1
            brands:
              b:
                tabBar.item.badge.background: "#000003"
                toolbar.prominentButton.color: "#000003"
        screens: { home: { \(more) } }
        """
      }
      let same = try code(theme("tabBar.scrollEdge.background: opaque"))
      #expect(same.contains("func tabBarItemBadgeBackground(") && !same.contains("BackgroundAt"))
      #expect(same.contains("func toolbarProminentButtonColor("))
      let apart = try code(theme("tabBar.scrollEdge.item.badge.background: \"#000004\""))
      #expect(apart.contains("func tabBarItemBadgeBackgroundAtScrollEdge("))
    }

    @Test("A promo's change that depends on the version is one condition")
    func versionsInPromos() throws {
      let text = try code(
        "promos: { sale: { with: any, toolbar.background: opaque } }",
        ios: "13..27"
      )
      #expect(text.contains("if #available(iOS 15, *), context.runs(.sale) { return "))
    }

    @Test("Buttons of several kinds with the same color refer to the first one")
    func buttonColors() throws {
      let promo = "promos: { sale: { with: any, navigationBar.button.tint: \"#000002\" } }"
      for base in ["navigationBar.button.tint: \"#000001\"", ""] {
        let text = try code("brands: { day: {}, night: {} }\n\(base)\n\(promo)", ios: "15..27")
        #expect(count("0x000002", in: text) == 1)
        #expect(text.contains("    style.backButtonTintColor = style.buttonTintColor\n"))
        let prominent = "style.prominentButtonTintColor = style.buttonTintColor"
        #expect(text.contains("    if #unavailable(iOS 26) { \(prominent) }\n"))
      }
      let apart = try code(
        "navigationBar: { button.tint: \"#000001\", prominentButton.tint: \"#000002\" }\n\(promo)",
        ios: "15..27"
      )
      #expect(!apart.contains("prominentButtonTintColor = style."))
    }

    @Test("An attribute that only some versions have is set behind a check, without a function")
    func versionsOfAttributes() throws {
      let text = try code(
        """
        navigationBar: { title: { kern: 1 } }
        when ios 26..: { navigationBar: { title.color: "#000001" } }
        """,
        ios: "15..27"
      )
      #expect(text.contains("    if #available(iOS 26, *) { title.foregroundColor = "))
      #expect(!text.contains("-> Bool"))
    }

    @Test("An image that is both back indicator and mask is created once")
    func backIndicators() throws {
      let text = try code("navigationBar.backIndicator: { symbol: chevron.backward }")
      #expect(count("chevron.backward", in: text) == 1)
      let image =
        "appearance.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicator)"
      #expect(text.contains(image))
    }

    @Test("A new brand doesn't change the lines of what it doesn't override")
    func newBrand() throws {
      func lines(_ brand: String) throws -> [Substring] {
        try code(
          """
          tokens: { colors: { accent: "#000001", paper: "#000002" } }
          navigationBar: { tint: $accent, title.kern: 1, background.color: $paper }
          brands:
            day: {}
            night: { tokens: { colors: { accent: "#000003" } }, navigationBar.title.kern: 2 }
          \(brand)
          """
        ).split(separator: "\n")
      }
      let before = try lines("")
      let brands = [("  noon: {}", ""), ("  noon: { tokens.colors.paper: red }", "paper")]
      for (brand, removed) in brands {
        let change = try lines(brand).difference(from: before)
        for case .remove(_, let line, _) in change.removals {
          #expect(!removed.isEmpty && line.contains(removed), "\(line)")
        }
        #expect(change.insertions.count <= change.removals.count + 7, "\(change)")
      }
    }

    @Test(
      "Each further brand or screen with its own value adds a branch and changes none",
      arguments: ["b", "nightOfTheLongestName"]
    )
    func furtherValues(name: String) throws {
      func lines(_ count: Int, _ value: (Int) -> String) throws -> [Substring] {
        let names = (0..<count).map { "\(name)\($0)" }
        func block(_ body: (Int, String) -> String) -> String {
          names.enumerated().map { "  \($1): { \(body($0, $1)) }\n" }.joined()
        }
        let text = try code(
          """
          tokens: { colors: { accent: \(value(10)) } }
          navigationBar: { tint: $accent }
          toolbar: { tint: \(value(11)) }
          brands:
            day: {}
          \(block { index, _ in "tokens.colors.accent: \(value(20 + index))" })
          promos: { sale: { with: any, toolbar.tint: \(value(12)) } }
          screens:
            home: {}
          \(block { index, _ in "toolbar.tint: \(value(30 + index))" })
          """
        )
        return text.split(separator: "\n").filter { !$0.contains("    case \(name)") }
      }
      let values: [(Int) -> String] = [
        { "\"#0000\($0)\"" }, { "{ light: \"#0000\($0)\", dark: \"#0001\($0)\" }" },
      ]
      for value in values {
        for count in 2..<6 {
          let change = try lines(count + 1, value).difference(from: lines(count, value))
          #expect(change.removals.isEmpty && 2...4 ~= change.insertions.count, "\(change)")
        }
      }
    }

    @Test("What most screens have is written once, after the screens that have it without a promo")
    func fallthroughs() throws {
      let text = try code(
        """
        toolbar.tint: "#000001"
        promos:
          sale: { with: any, screens: { home: { toolbar.tint: "#000002" } } }
          fair: { with: any, screens: { list: { toolbar.tint: "#000003" } } }
        screens: { home: {}, list: {}, map: { toolbar.tint: "#000004" }, photo: {} }
        """
      )
      for line in [
        "    if screen == .home && context.runs(.sale) { return ThemeColor.rgb(0x000002) }",
        "    if screen == .list && context.runs(.fair) { return ThemeColor.rgb(0x000003) }",
        "    if screen == .map { return ThemeColor.rgb(0x000004) }",
        "    return ThemeColor.rgb(0x000001)",
      ] {
        #expect(count(line + "\n", in: text) == 1, "\(text)")
      }
    }

    @Test("A condition doesn't repeat one that it implies")
    func impliedConditions() throws {
      let text = try code(
        """
        promos:
          a: { with: any, navigationBar.backButton.disabled.shadow.blur: 1 }
          b: { with: any, navigationBar.button.highlighted.baselineOffset: 2 }
          c: { with: any, navigationBar.backButton.highlighted.tracking: 3 }
        """
      )
      #expect(text.contains("    if context.runs(.a) {\n"), "\(text)")
      #expect(!text.contains(", context.runs(.a) {"), "\(text)")
    }

    @Test("A scroll edge background that only one brand has is one branch of one choice")
    func edges() throws {
      let text = try code(
        """
        tabBar.item.iconColor: red
        brands: { day: {}, night: { tabBar.background: default } }
        """
      )
      #expect(text.contains("!atEdge || context.brand == .night ? .default"))
    }

    @Test(
      "Values that the backgrounds of all appearances share are set once, with the other values"
    )
    func backgrounds() throws {
      let text = try code(
        """
        navigationBar:
          background: { preset: opaque, color: label }
          largeTitle.kern: 1
          title.kern: 1
          scrollEdge.title.kern: 2
        """
      )
      #expect(count("appearance.backgroundColor = UIColor.label", in: text) == 1)
      let checked = try code(
        """
        tabBar: { item.iconColor: red, scrollEdge.item.iconColor: blue }
        when ios ..18: { tabBar.background: opaque }
        """,
        ios: "15..27"
      )
      #expect(!checked.contains("} else {") || !checked.contains("if #unavailable"))
    }

    @Test("An appearance for several slots says so")
    func summaries() throws {
      let text = try code("navigationBar: { background: opaque }")
      #expect(text.contains("/// The bar in standard size, at the scroll edge or away from it."))
      let apart = try code("navigationBar: { title.kern: 1, scrollEdge.title.kern: 2 }")
      #expect(apart.contains("/// The bar in standard size, away from the scroll edge."))
      #expect(apart.contains("/// The bar in standard size, at the scroll edge."))
    }

    @Test("Names that are too long lose whole answers, starting with the first")
    func names() {
      let answers = AnswerNames() + "WithoutSale" + "WithoutSale" + "OfNight"
      #expect(
        answers.names(after: "toolbarTint", atMost: 30) == [
          "toolbarTintWithoutSaleOfNight", "toolbarTintOfNight",
        ]
      )
      #expect(
        answers.names(after: "toolbarTint", atMost: 20) == [
          "toolbarTintOfNight", "toolbarTintWithoutSaleOfNight",
        ]
      )
      #expect(AnswerNames().names(after: "toolbarTint", atMost: 5) == ["toolbarTint"])
    }
  }
#endif
