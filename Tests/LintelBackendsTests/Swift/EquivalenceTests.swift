#if os(Linux)
  import LintelBackends
  import LintelSchema
  import LintelTesting
  import LintelTheme
  import Testing

  @Suite("The Swift output and the JSON tree mean the same")
  struct EquivalenceTests {
    @Test("In every context, the objects equal the tree's, regardless of earlier styles")
    func objectsEqualTree() throws {
      let sample = try SampleTheme.everything()
      let visit = EquivalenceProgram.Visit(
        sample.theme,
        sample.tree,
        name: "everything.yaml",
        limit: 0
      )
      let outcome = try EquivalenceProgram.run([visit])
      #expect(outcome.report([visit]) == "")
      #expect(outcome.objects > 500 && outcome.values > 100_000)
    }

    @Test("The objects equal the tree's if equal parts are written only once")
    func equalParts() throws {
      let text = "color: \"#000001\", kern: 1"
      let sample = try SampleTheme(
        """
        lintel: 1
        theme: Equal
        ios: 13..27
        navigationBar:
          title: { \(text) }
          largeTitle: { \(text) }
          subtitle: { \(text) }
          button: { \(text), highlighted: { \(text), obliqueness: 0.1 }, focused.ligature: 0 }
          backButton: { \(text), ligature: 0 }
          prominentButton: { baselineOffset: 2, ligature: 0 }
        toolbar:
          prominentButton.tracking: 2
          button.backgroundImage: { fill: { light: "#FFD166", dark: "#4A3600" }, cornerRadius: 6 }
        tabBar:
          item: { title: { \(text) }, badge.title: { \(text) }, selected.iconColor: "#000002" }
          stacked.disabled: { title: { kern: 2 }, badge.title: { kern: 2 } }
        brands: { a: {}, b: { toolbar.button: { \(text) } } }
        promos:
          sale:
            with: any
            navigationBar:
              button.color: "#000003"
              title.obliqueness: 0.2
              largeTitle.obliqueness: 0.2
            tabBar.item: { focused: { title.expansion: 0.1, badge.title.expansion: 0.1 } }

        """
      )
      // Each of two parts exists without the other, so neither can refer to the other one.
      let apart = try SampleTheme(
        """
        lintel: 1
        theme: Apart
        ios: 15..27
        tabBar: { background: default }
        promos:
          fair: { with: any, tabBar.item.selected: { iconColor: "#000001", title.kern: 1 } }
          feast: { with: any, tabBar.item.disabled: { iconColor: "#000001", title.kern: 1 } }

        """
      )
      let visits = [sample, apart].map { sample in
        EquivalenceProgram.Visit(
          sample.theme,
          sample.tree,
          name: "\(sample.theme.name).yaml",
          limit: .max
        )
      }
      let outcome = try EquivalenceProgram.run(visits)
      #expect(outcome.report(visits) == "")
      let json = sample.json.text()
      for part in ["titleTextAttributes", "normal", "inlineLayoutAppearance"] {
        #expect(json.contains("{ \"as\": \"\(part)\" }"), "\(json)")
      }
    }
  }
#endif
