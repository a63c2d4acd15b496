#if os(Linux)
  import Foundation
  import LintelTesting
  import Testing

  @testable import LintelBackends

  @Suite("How the Swift output says what varies")
  struct DecisionCodeTests {
    private func code(_ body: String, ios: String = "16..27") throws -> String {
      let sample = try SampleTheme("lintel: 1\ntheme: Form\nios: \(ios)\n\(body)\n")
      return sample.files(SwiftOptions(source: "form.yaml")).map(\.text).joined()
    }

    private func count(_ part: String, in text: String) -> Int {
      text.components(separatedBy: part).count - 1
    }

    @Test("An override in an override is one condition, and says what it overrides once")
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

    @Test("What is too long for one condition goes on to the rest, which is there once")
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
      "A yes or no of two brands is a comparison with the one that says yes, whatever their names",
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

    @Test("Pushes that change the bar alike share a case")
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

    @Test("Neighbors with the same condition are one block")
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
      "Done buttons are set below iOS 26 alone, also by a theme for older versions",
      arguments: ["15..18", "15..27"]
    )
    func doneButtons(ios: String) throws {
      let text = try code("navigationBar: { button: { color: \"#000001\" } }", ios: ios)
      #expect(text.contains("if #unavailable(iOS 26) {"))
    }

    @Test("What done and prominent buttons share is there once, before the versions are told apart")
    func renamedButtons() throws {
      let text = try code("navigationBar: { prominentButton: { color: \"#000001\" } }")
      #expect(count("0x000001", in: text) == 1)
      #expect(text.contains("    if #available(iOS 26, *) {\n") && text.contains("    } else {\n"))
      #expect(!text.contains("#unavailable"))
    }

    @Test("An appearance that serves several slots says so")
    func summaries() throws {
      let text = try code("navigationBar: { background: opaque }")
      #expect(text.contains("/// The bar in standard size, at the scroll edge or away from it."))
      let apart = try code("navigationBar: { title.kern: 1, scrollEdge.title.kern: 2 }")
      #expect(apart.contains("/// The bar in standard size, away from the scroll edge."))
      #expect(apart.contains("/// The bar in standard size, at the scroll edge."))
    }

    @Test("Names that are too long lose whole answers, the first ones first")
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
